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
home-sounds = Soft sounds?
home-sounds-yes = Yes
home-sounds-no = No
home-today = { $done ->
    [yes] ✓ Today: all five done
   *[no] Today: five exercises
}

# Things to print.
print-title = Things to print
print-lead = For a table without screens. A game that was played and how to play it are printed from their own pages.
print-what = What do you want to print?
print-mat = Mat, { $side } by { $side }
print-board = Board of squares, { $side } by { $side }
print-scores = Score sheet
print-scores-about = The players’ names go in the first row, the points of each round below.
print-round = Round
print-sum = All
print-track = Wholes: the board
print-pieces = Wholes: pieces to cut out
print-backs = Wholes: backs of cards
print-cards = Cards to cut out: { $deck }
