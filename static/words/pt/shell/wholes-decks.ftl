wholes-pack-quarters = Quartos
wholes-pack-eighths = Oitavos
wholes-pack-thirds = Terços e sextos
wholes-pack-fifths = Quintos e décimos
wholes-pack-mixed = Misturado
wholes-deck-about = { $cards ->
    [0] Nenhuma carta
    [one] 1 carta
   *[other] { $cards } cartas
}, { $wholes ->
    [0] nenhum jeito de formar um inteiro
    [one] 1 jeito de formar um inteiro
   *[other] { $wholes } jeitos diferentes de formar um inteiro
}
wholes-deck-about-many = { $cards ->
    [0] Nenhuma carta
    [one] 1 carta
   *[other] { $cards } cartas
}, mais de um milhão de jeitos diferentes de formar um inteiro

wholes-decks-title = Pacotes e baralhos
