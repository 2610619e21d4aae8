home-wholes = Wholes
home-wholes-about = Play fractions, decimals, percents and pictures that make exactly one whole. Or bluff, and hope that nobody calls.

# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-setup-lead = Play cards that make exactly one whole. Or bluff.
wholes-setup-cards = Cards
wholes-level-careful = Computer: never bluffs
wholes-level-sly = Computer: bluffs
wholes-level-expert = Computer: bluffs and remembers
wholes-levels-about = A computer that never bluffs calls only what cannot be. One that bluffs also calls what is unlikely. One that remembers knows who was caught.
wholes-one-device = Everybody plays at this one device. Wholes is not handed over between devices, because the link would show everybody’s hand.
wholes-practice = Practice: all cards lie face up, with hints and undo
wholes-practice-about = Everybody sees everything, you can ask for hints, and you can take back.
wholes-decks-open = Packs and decks of your own
wholes-deck-left = The deck of your last game
wholes-deck-nameless = A deck without a name
