# La página de las partidas guardadas.
kept-title = Partidas guardadas
