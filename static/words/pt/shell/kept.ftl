# The page of kept games.
kept-title = Partidas guardadas
