home-title = Flub
home-lead = Four games. Say it, doubt it, show it.
home-games = Games
home-look = How it looks and speaks
home-play = Play { $game }
home-continue = Continue { $game }
home-new = New game
home-set-up = Choose who plays
home-left = A game is waiting for you.
home-begin-here = New here? Begin with this one.
home-go-on = Go on: { $game }, step { $step }
home-how-to = How to play
home-learn = Learn
home-teach = Teach
home-teachers = For teachers
home-sounds = Soft sounds are off.
home-sounds-yes = Turn them on
home-sounds-no = Leave them off
home-today = { $done ->
    [yes] ✓ Today: all five done
   *[no] Today: five exercises
}

# Things to print.
print-title = Things to print
