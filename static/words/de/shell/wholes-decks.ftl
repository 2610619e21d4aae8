wholes-pack-quarters = Viertel
wholes-pack-eighths = Achtel
wholes-pack-thirds = Drittel und Sechstel
wholes-pack-fifths = Fünftel und Zehntel
wholes-pack-mixed = Gemischt
wholes-deck-about = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $wholes ->
    [one] 1 Möglichkeit für ein Ganzes
   *[other] { $wholes } verschiedene Möglichkeiten für ein Ganzes
}
wholes-deck-about-many = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, mehr als eine Million verschiedene Möglichkeiten für ein Ganzes

wholes-decks-title = Sets und Decks
