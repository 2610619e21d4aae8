wholes-deck-copies = × { $count }

wholes-decks-lead = Look at the cards that come with Wholes, put packs together, or write a deck of your own.
wholes-decks-packs = Packs
wholes-decks-own = Your decks
wholes-decks-none = You have not written a deck yet.

wholes-deck-new-title = Write a deck
wholes-deck-edit-title = Change “{ $name }”
wholes-deck-name = Name of the deck
wholes-deck-mix = Put in all cards of a pack. Take several to mix them.
wholes-deck-rows = Cards with a value
wholes-deck-head-value = Value
wholes-deck-head-form = Form
wholes-deck-head-count = How many
wholes-deck-value = Value of card { $number }
wholes-deck-form = Form of card { $number }
wholes-deck-count = How many of card { $number }
wholes-deck-remove-row = Take out card { $number }
wholes-deck-add-row = Add a card
wholes-form-fraction = Fraction
wholes-form-decimal = Decimal
wholes-form-percent = Percent
wholes-form-pie = Picture: pie
wholes-form-bar = Picture: rectangle
wholes-deck-keep = Save this deck
wholes-deck-clear = Start over
wholes-deck-kept = “{ $name }” is saved.
wholes-deck-edit = Change
wholes-deck-file = Save as a file
wholes-deck-delete = Delete
wholes-deck-delete-title = Delete “{ $name }” for good?

wholes-flaw-no-name = Give the deck a name first.
wholes-flaw-name = There is a deck called “{ $name }” already. Choose another name.
wholes-flaw-no-room = You have { $most } decks, as many as Flub keeps. Delete one first.
wholes-flaw-row = { $typed }: { $why }
wholes-flaw-rows = { $count } rows are not right yet.
wholes-flaw-value = Write a value like 3/8, 0.375 or 37 1/2%.
wholes-flaw-zero = A card has to be more than zero.
wholes-flaw-over = A card cannot be more than one whole.
wholes-flaw-denominator = The denominator { $denominator } is too large. The largest is 1000.
wholes-flaw-digits = This decimal has more than 6 digits. Choose another form.
wholes-flaw-count = How many there are has to be a number, like 3.
wholes-flaw-few = { $count ->
    [one] 1 card so far. A deck has at least { $fewest }.
   *[other] { $count } cards so far. A deck has at least { $fewest }.
}
wholes-flaw-many = { $count } cards are too many. A deck has at most { $most }.
wholes-flaw-unrelated = These denominators are too different: the parts they have in common are too small.
wholes-flaw-no-whole = No cards of this deck make exactly one whole. Add some that do.

wholes-import-title = Bring in decks
wholes-import-file = From a file
wholes-import-text = Or paste them here, one deck a line
wholes-import-form = A name, a colon, then cards with how many there are of each, like this:
wholes-import = Add these decks
wholes-import-done = The decks have been added.
wholes-import-empty = There is no deck here. Choose a file or paste a line like Halves: 1/2*20, 0.5*20
wholes-import-long = This is too long. Nothing was added.
wholes-import-line = Nothing was added. In line { $line }: { $why }
