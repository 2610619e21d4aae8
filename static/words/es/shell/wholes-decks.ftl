wholes-pack-quarters = Cuartos
wholes-pack-eighths = Octavos
wholes-pack-thirds = Tercios y sextos
wholes-pack-fifths = Quintos y décimos
wholes-pack-mixed = Mezclado
wholes-deck-about = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $wholes ->
    [one] 1 manera de formar un entero
   *[other] { $wholes } maneras distintas de formar un entero
}
wholes-deck-about-many = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, más de un millón de maneras distintas de formar un entero

wholes-decks-title = Paquetes y barajas
