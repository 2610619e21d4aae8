how-to-title = Como se joga { $game }
how-to-contents = Partes desta página
how-to-rulings = { $count ->
    [one] O que este app decidiu
   *[other] O que este app decidiu ({ $count })
}
how-to-more = Ler mais
