# The page of kept games.
kept-title = المباريات المحفوظة
