how-to-title = How to play { $game }
how-to-ruling = Ruling
how-to-source = Where the rules come from
how-to-source-rulings = Where the source leaves something open, this app had to decide. Each such decision is marked as a ruling. If your class plays it another way at the table, that is fine: now you know where the difference is.
