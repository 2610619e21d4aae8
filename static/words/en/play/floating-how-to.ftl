how-to-floating-about = The game
how-to-floating-about-what = X and O fill an area of four by four squares. Nobody says where it is: it floats until your moves settle it.

how-to-floating-area = Area and tic-tac-toes
how-to-floating-area-turns = X starts in the middle. Then play in any empty square, as long as everything fits into four by four.
how-to-floating-area-frame = The frame shows how far you can go.
how-to-floating-count-what = Three in a straight line are a tic-tac-toe: across, down or slantwise. Four in a row are two.
how-to-floating-count-end = After sixteen turns the most tic-tac-toes win.
how-to-floating-try-start = The start
how-to-floating-try-settled = Area settled
how-to-floating-try-four = Four in a row
how-to-floating-try = { $closed ->
    [yes] The area is settled. X has { $x }, O has { $o }.
   *[no] Touch a square in the frame. X has { $x }, O has { $o }.
}

how-to-floating-variations = Special rules
how-to-floating-moving = Once a game, before your turn, move one of your own.
how-to-floating-sharing = Two tic-tac-toes of yours that share a square score one more.
how-to-floating-touching = Play next to something played, or at its corner.
how-to-floating-fewest = The fewest tic-tac-toes win.
how-to-floating-ruling-moving = What is moved may go to any empty square, as long as everything still fits into some area of four by four. With Touching it must be next to another one.
how-to-floating-ruling-sharing = With Sharing, every pair of a player’s own tic-tac-toes that has at least one square in common scores one.

how-to-floating-best = If nobody makes a mistake
how-to-floating-best-draw = Every game is a draw, except two kinds:
how-to-floating-best-sharing = With Moving and Sharing, X wins by one.
how-to-floating-best-fewest = With Moving and Fewest, but without Touching, X wins by one.

floating-help-touch = Touch a square inside the frame to play there. You can always undo.
floating-help-letters = go to a column
floating-help-numbers = go to a row
floating-help-enter = plays
floating-key-move = M, Escape
floating-help-move = with Moving: pick up one of yours, put it back
floating-mark-frame = Frame
floating-help-frame = how far you can still go
floating-mark-hatched = Hatched
floating-help-hatched = out of reach
floating-mark-line = Line
floating-help-line = a tic-tac-toe
floating-mark-value = X+1, =
floating-help-value = how it ends with best play: X by one, a draw

# Terms as they are written in sentences, and what they mean.
floating-term-frame = frame
floating-term-frame-is = The part of the board where the next turn may be played. It closes when four rows and columns are used.
floating-term-area = area
floating-term-area-is = The rows and columns from the first to the last that are played on: four at most.
