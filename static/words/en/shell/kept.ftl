# The page of kept games.
kept-title = Kept games
