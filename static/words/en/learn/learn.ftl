# The ladders as paths.
learn-lead = Learn each game by doing it. A few minutes are enough.
learn-ladder-title = Learn { $game }
learn-steps-title = { $game }, steps { $first } to { $last }
learn-step = { $step }. { $name }
learn-step-title = { $game } { $step }: { $name }
learn-state = { $state ->
    [new] Not begun
    [due] Try it again
    [learnt] Learnt
   *[learning] { $row ->
        [0] Learning
        [one] Learning: one right
       *[other] Learning: { $row } in a row
    }
}
learn-go-on = { $begun ->
    [yes] Go on with step { $step }
   *[no] Begin
}
learn-go-on-with = { $game }: step { $step }
learn-learnt-of = { $learnt } of { $steps } steps learnt
learn-all-learnt = You know every step here. They come back in “Today’s exercises”.
learn-all = All games
learn-guided = A guided first game
learn-guided-offer = Ready for a real game? It shows you what is safe, and has hints.
learn-path = The path
learn-next-step = Next: { $name }
learn-more = Another one
learn-row = { $row } of { $count } in a row
learn-step-learnt = Three right in a row: you know this step.
learn-exercise-done = { $alone ->
    [yes] Right at once and without help. Well done.
   *[no] Done. Now try one without help.
}
learn-forgotten = Nothing is being saved. You can learn all the same, but it will be forgotten when you close the page.

# Addresses that lead nowhere.
learn-unreadable-title = No such exercise
learn-unreadable = This exercise cannot be read. Perhaps the link was cut off. Nothing of yours is lost.
learn-no-step = This link names no step. { $game } has steps 1 to { $steps }. Nothing of yours is lost.
learn-no-place = This link leads to no lesson. Perhaps it was cut off. Nothing of yours is lost.

# Today.
learn-today = Today’s exercises
learn-today-place = Today: { $place } of { $count }
learn-today-done = { $all ->
    [yes] All { $count } right at once and without help. Well done!
   *[no] { $alone ->
        [0] That was it for today. You saw how these are done, and they come back.
        [one] One of { $count } right at once and without help. The others come back.
       *[other] { $alone } of { $count } right at once and without help. The others come back.
    }
}

# The moments of a game.
learn-moments = Moments of your game
learn-moment = Moment { $place } of { $count }, after { $step ->
    [one] one step
   *[other] { $step } steps
}
learn-moment-see = See it in the game, and analyse what would have followed
learn-moments-done = Those were the moments that decided your game.
learn-no-game = Play a game to its end first. Then its moments are here.
learn-no-moments = Nothing that you did gave anything away.

# For teachers.
learn-teacher = For teachers: a link to some steps
learn-teacher-about = Whoever opens the link sees these steps only.
learn-first-step = First step
learn-last-step = Last step
learn-link = Link

# Who learns.
learn-who = Learning now: { $name }. Somebody else? Choose here.
learn-nobody = Guest
learn-nickname = Nickname
learn-shapes = Shape
learn-shape = { $shape ->
    [1] Circle
    [2] Triangle
    [3] Square
    [4] Diamond
    [5] Star
   *[other] Hexagon
}
learn-add = Add
learn-remove = Remove { $name }
learn-remove-about = What was learnt is forgotten on this device. Take it along first if you want to keep it.
learn-keep = Keep
learn-full = Forty learn on this device, and there is no room for more. Remove somebody first. Nothing was changed.

# Taking along, and bringing in.
learn-carry = Take along what you know
learn-take = Take along
learn-take-about = Open this link on another device, or hold its camera in front of the code. Nothing is sent anywhere.
learn-take-copy = Copy the link
learn-take-file = As a file
learn-code = Code with the link
learn-bring = Bring in
learn-bring-text = Link or text
learn-bring-it = Bring it in
learn-bring-file = File
learn-guest-name = Guest { $number }
learn-imported = It is here. You now learn as { $name }.
learn-fault = { $fault ->
    [long] This is too long to be what somebody knows. Nothing was changed.
    [version] This is not from Flub, or from a newer Flub. Nothing was changed.
    [many] This has steps that this Flub does not have. Nothing was changed.
   *[mangled] A part of this is missing or changed. Nothing was changed here.
}

# Handing in to whoever teaches.
learn-hand-in = For your teacher
learn-hand-in-about = This line has what you know, and your nickname if you chose one. Give it to your teacher if you want to.
learn-hand-in-line = Line to hand in
learn-hand-in-copy = Copy the line
learn-hand-in-copied = { $copied ->
    [yes] Copied.
   *[no] Copying is not allowed here. The text is selected: copy it with the keys.
}
learn-class = For teachers: into the class
learn-class-about = { $saved ->
    [yes] Your class is saved on this device and has { $count ->
        [one] one student.
       *[other] { $count } students.
    }
   *[no] Your class has { $count ->
        [0] nobody yet.
        [one] one student.
       *[other] { $count } students.
    } Save it on its page, so that it stays when this window is closed.
}
learn-class-nickname = Nickname of the student (may stay empty)
learn-class-add = Add to my class
learn-class-see = See the class
learn-class-unnamed = Student { $number }
learn-class-added = { $name } is in your class now. Open the next link.
learn-class-full = A class has at most { $most } students. Remove somebody first. Nothing was changed.

# What was learnt in the last seven days.
learn-week = Your week
learn-week-praise = { $count ->
    [one] You learnt a step. Well done!
   *[other] You learnt { $count } steps. Well done!
}
learn-week-step = { $game } { $step }
learn-week-day = { $day ->
    [today] Today
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
