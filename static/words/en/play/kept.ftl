# The page of kept games.
kept-lead = A new game puts the one before it aside. The newest { $most } of each kind stay.
kept-none = No game is kept yet.
kept-in-play = In play
kept-finished = Finished last
kept-aside = Put aside
kept-aside-finished = Finished and put aside
kept-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
kept-open = Open
kept-save = Save as a file
kept-delete = Delete
kept-delete-title = Delete this for ever?
kept-delete-about = It is gone then, and nobody can bring it back.
kept-deleted = Deleted.
kept-unreadable = Flub cannot read this game. You can still save it as a file.
kept-others = Other things put aside
kept-other = { $what ->
    [lesson] Tomorrow’s lesson, copy { $number }
    [tournament] Tournament, copy { $number }
    [class] Class, copy { $number }
    [decks] Packs and decks, copy { $number }
    [learners] What was learnt, copy { $number }
    [sheet] Score sheet, copy { $number }
   *[other] { $what }, copy { $number }
}

## Wins and losses
kept-results = Wins and losses
kept-results-about = Finished games of one person against computers count, without help and not for practice.
kept-results-column = { $column ->
    [game] Game
    [against] Against
    [won] Won
    [shared] Won together
    [lost] Lost
    [streak] In a row
   *[best] Best row
}
kept-results-level = { $level ->
    [beginner] beginner
    [student] student
    [expert] expert
    [easy] easy
    [strong] strong
    [perfect] perfect
    [careful] careful
    [sly] sly
   *[mixed] several levels
}
