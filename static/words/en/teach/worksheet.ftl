# Worksheets.
worksheet-lead = Exercises to print, with a key. Neighbours get version A and version B.
worksheet-game = Game
worksheet-content = What to practise
worksheet-steps = Steps
worksheet-activities = Special sheets
worksheet-mix = A mix of steps
worksheet-first = From step
worksheet-last = To step
worksheet-count = How many
worksheet-seed = Seed
worksheet-another = Other exercises
worksheet-seed-wrong = A seed is a whole number from 0 to 999999. The sheet has not changed.
worksheet-difficulty = Difficulty
worksheet-level = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[rising] From easy to hard
}
worksheet-versions = Versions
worksheet-versions-of = { $count ->
    [one] A alone
   *[other] A and B
}
worksheet-pages = Pages
worksheet-pages-both = Exercises and key
worksheet-pages-exercises = Exercises
worksheet-pages-key = Key
worksheet-paper = Paper
worksheet-a4 = A4
worksheet-letter = Letter
worksheet-codes = Codes for a camera
worksheet-codes-none = None
worksheet-codes-one = One for the sheet
worksheet-codes-each = One for each exercise
worksheet-activity = { $activity ->
    [faulty] Find the mistake
    [cloze] Fill the gaps
    [sort] Sort hands into wholes
   *[score] Score full areas
}
worksheet-mix-of = Steps { $first } to { $last }
worksheet-making = Being made: { $done } of { $count }…
worksheet-made = { $count ->
    [one] Made: one exercise in each version.
   *[other] Made: { $count } exercises in each version.
}
worksheet-page-count = { $count ->
    [one] One page to print
   *[other] { $count } pages to print
}
worksheet-failed = The exercises could not be made. Open this page again.
worksheet-unreadable = This link leads to no worksheet: { $fault ->
    [ladder] there is no such game.
    [content] the game has no such step or sheet.
    [difficulty] there is no such difficulty.
    [count] a sheet has from 1 to { $most } exercises.
    [seed] its seed is no whole number from 0 to 999999.
   *[form] it was cut off or changed.
} Here is another sheet to begin with.
worksheet-link = Link to this sheet
worksheet-copy = Copy the link
worksheet-copied = { $copied ->
    [yes] Copied.
   *[no] Copy the selected link.
}

# On the paper
worksheet-version = Version
worksheet-name = Name
worksheet-date = Date
worksheet-key-of = Key · { $game }
worksheet-answer = { $many ->
    [yes] For example: { $answer }
   *[no] { $answer }
}
worksheet-code = Code that opens it on a screen
worksheet-again = Seed { $seed } · { $level }
worksheet-seeds = Seeds of the exercises:
worksheet-exercise = Exercise { $number }: seed { $seed }
