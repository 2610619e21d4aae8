wholes-pack-quarters = Quarters
wholes-pack-eighths = Eighths
wholes-pack-thirds = Thirds and sixths
wholes-pack-fifths = Fifths and tenths
wholes-pack-mixed = Mixed
wholes-deck-about = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $wholes ->
    [one] 1 way to make a whole
   *[other] { $wholes } different ways to make a whole
}
wholes-deck-about-many = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, more than a million different ways to make a whole

wholes-decks-title = Packs and decks
