# A table by link.
set-up-lead = Choose once. Whoever opens the link sees what is set, taps Start, and plays just so. Nobody’s own settings change.
set-up-game = Which game?
set-up-as-device = As each device is set
set-up-shared = For everybody at this table
set-up-hidden-about = This is hidden at the table, for as long as the game lasts. The other pages of Flub stay as they are.
set-up-same-deal = Deal everybody the same cards
set-up-start = Begin from a position
set-up-start-field = Paste a link to a game, a set-up or a board, or the text of a record
set-up-start-unread = This holds no game of { $game } that goes on. Copy the whole link or the whole record.
set-up-start-read = { $count ->
    [0] This set-up is chosen above now.
    [one] The game begins after the one step of what you pasted.
   *[other] The game begins after the { $count } steps of what you pasted.
}
set-up-start-left-out = The steps that you pasted do not go with what is chosen above, so they are left out. Paste them again to choose what goes with them.
set-up-opens = This opens
set-up-copy = Copy the link
set-up-impossible = No game can begin with what is chosen here. Choose something else above.
