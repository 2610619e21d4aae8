wholes-pack-quarters = Quarts
wholes-pack-eighths = Huitièmes
wholes-pack-thirds = Tiers et sixièmes
wholes-pack-fifths = Cinquièmes et dixièmes
wholes-pack-mixed = Mélange
wholes-deck-about = { $cards ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}, { $wholes ->
    [0] aucune façon de faire un entier
    [one] 1 façon de faire un entier
   *[other] { $wholes } façons différentes de faire un entier
}
wholes-deck-about-many = { $cards ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}, plus d’un million de façons différentes de faire un entier

wholes-decks-title = Séries et paquets
