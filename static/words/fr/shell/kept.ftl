# The page of kept games.
kept-title = Parties gardées
