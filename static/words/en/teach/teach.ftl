# What there is for a class.
teach-title = For your class
teach-lead = No accounts, no server. What your screen shows travels by sight, by link, by code or on paper.
teach-all = For your class

teach-pose = Pose and pool
teach-pose-about = Pose an exercise on the projector, and the class answers by hands, by cards or on devices. See the answers as bars, each with the belief behind it.
teach-court = The court
teach-court-about = A faulty proof stands on the projector. The class finds the first flaw, then mends it.
teach-tournament = Tournament
teach-tournament-about = Teams, and tables of three with equals at each. Tap the results in: Flub counts the points and makes the next round.
teach-under-way = Under way: round { $round }
teach-posed = Under way: { $game } { $step }
teach-worksheet = Worksheets
teach-worksheet-about = Exercises on paper, in versions A and B, with the key on its own page. The same number makes the same sheet again.
teach-class = Progress of a class
teach-class-about = Paste what your students hand in and see who stands where. The commonest mistakes come first.
teach-set-up = A table by link
teach-set-up-about = Choose a game, its cards and its helpers once. Everybody who opens the link begins just there.
teach-plans = Lesson plans
teach-plans-about = Three lessons of forty-five minutes for each game, with what to say and what to bring. Print one and teach it.
teach-standards = Steps and standards
teach-standards-about = What a student can do after each step of the ladders, and which standards it serves, with an exercise for each. Print the table or take it into a spreadsheet.

teach-no-page-title = Nothing here
teach-no-page = This address leads to no page for classes. Perhaps it was cut off. Nothing of yours is lost.

# Taking something along.
take-file = Save as a file
take-link = Link
take-copy = Copy the link
take-copied = { $copied ->
    [yes] The link is copied.
   *[no] The browser forbids copying. The link is selected: copy it with Ctrl+C.
}
take-code = Code with this link
take-code-long = The link is too long for a code that a camera can read. Use the link or the file.
