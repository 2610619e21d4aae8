# The page of kept games.
kept-title = Gespeicherte Spiele
