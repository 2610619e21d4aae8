how-to-title = Cómo se juega a { $game }
how-to-contents = Partes de esta página
how-to-rulings = { $count ->
    [one] Lo que decidió esta aplicación
   *[other] Lo que decidió esta aplicación ({ $count })
}
how-to-more = Leer más
