how-to-floating-about = What it is about
how-to-floating-about-what = Two players, X and O, fill an area of four by four squares and count tic-tac-toes. Nobody says beforehand where on the board the area is: it floats until the two of you have settled it.

how-to-floating-area = The area
how-to-floating-area-first = X starts in the middle: on paper in the middle square, on a checkerboard in any of the four middle squares.
how-to-floating-area-turns = Take turns. Play in any empty square, as long as everything played fits into some area of four by four.
how-to-floating-area-frame = The frame on the board shows how far you can still go. It gets smaller as you play.
how-to-floating-area-one = After the first X every square is within reach.
how-to-floating-area-three = The frame has come closer on three sides.
how-to-floating-area-closed = Four columns and four rows are taken: the area is settled.

how-to-floating-count = Tic-tac-toes
how-to-floating-count-what = Three of yours in a straight line of neighbours are a tic-tac-toe: across, up and down, or slantwise.
how-to-floating-count-one = X has one tic-tac-toe, d4 e4 f4.
how-to-floating-count-two = Four in a row are two. O has one.
how-to-floating-count-end = After sixteen turns the area is full. Whoever has the most tic-tac-toes wins; if both have as many, it is a draw.

how-to-floating-variations = Special rules
how-to-floating-variations-what = Play with none of them, with one, or with any mix.
how-to-floating-moving = Once in the game, before a turn, each player may move one of their own. Then the turn is played as usual.
how-to-floating-sharing = Two tic-tac-toes of one player that share a square score one extra point.
how-to-floating-touching = Each new one must be next to one already played: beside it, above it, below it or at a corner.
how-to-floating-fewest = The player with the fewest tic-tac-toes wins.
how-to-floating-ruling-moving = What is moved may go to any empty square, as long as everything still fits into some area of four by four. With Touching it must be next to another one.
how-to-floating-ruling-sharing = With Sharing, every pair of a player’s own tic-tac-toes that has at least one square in common scores one.

how-to-floating-best = If nobody makes a mistake
how-to-floating-best-draw = With best play on both sides the game is a draw: plain, and with every mix of Sharing, Touching and Fewest. A computer has looked at every way to play.
how-to-floating-best-moving = With Moving, X can win by one in some mixes: whenever Sharing is played too, and with Fewest as long as Touching is not played. In the other mixes it is a draw.

how-to-floating-screen = On this screen
how-to-floating-screen-touch = Touch or click a square inside the frame to play there. If a square is out of reach, the game says why. You can always undo.
how-to-floating-screen-keys = With the keyboard: arrow keys move on the board, a letter goes to a column and a digit to a row, Enter plays.
how-to-floating-screen-move = With Moving: touch one of your own and then where it goes, or drag it. With the keyboard, M or Enter picks it up and Escape puts it back.
how-to-floating-screen-values = Point at a tic-tac-toe in the list and it is drawn on the board. “Analyse” shows how the game ends after every move, with best play from there.
