home-floating = Floating Tic-Tac-Toe
home-floating-about = Tic-tac-toe without a fixed board: you only find out where the edges are while you play.

# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up
floating-setup-lead = Nobody knows where the board is until you have played it.
floating-setup-board = What do you play on?
floating-paper = Paper
floating-paper-about = A sheet of 7 by 7 squares. X starts in the middle.
floating-checkerboard = Checkerboard
floating-checkerboard-about = A board of 8 by 8 squares. X has the dark checkers and starts on one of the four squares in the middle.
floating-setup-variations = Special rules, as many as you like
floating-moving = Moving
floating-moving-about = Once in the game, before a turn, you may move one of your own.
floating-sharing = Sharing
floating-sharing-about = Two tic-tac-toes of yours that share a square score one extra point.
floating-touching = Touching
floating-touching-about = Each new one must touch one already played, at a side or a corner.
floating-fewest = Fewest
floating-fewest-about = The player with the fewest tic-tac-toes wins.
floating-level-easy = Computer: often slips
floating-level-easy-about = This computer looks at the next three in a row only, and at times it does not look at all.
floating-level-strong = Computer: rarely slips
floating-level-strong-about = This computer looks two turns ahead, and sees everything near the end.
floating-level-perfect = Computer: never slips
floating-level-perfect-about = This computer never gives away a point, and sets traps.
floating-level-person-about = You share this screen and take turns.
floating-setup-side = Which side are you on?
floating-setup-as = { $side ->
    [X] X, who starts
   *[O] O
}
