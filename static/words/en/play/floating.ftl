# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up

## The board
floating-board = Board, { $side } by { $side }
floating-square-filled = { $square }, { $side }
floating-square-latest = { $square }, { $side }, just played
floating-square-empty = { $square }, empty
floating-square-valued = { $square }, empty: { $value }
floating-square-centre = { $square }, empty, out of reach: the first goes to the middle
floating-square-apart = { $square }, empty, out of reach: it would touch nothing
floating-square-large = { $way ->
    [wide] { $square }, empty, out of reach: the area would be { $count ->
        [5] five
        [6] six
        [7] seven
       *[other] eight
    } wide
   *[high] { $square }, empty, out of reach: the area would be { $count ->
        [5] five
        [6] six
        [7] seven
       *[other] eight
    } high
}

## Whose turn it is
floating-turn = { $who ->
    [you] Your turn: { $side }
   *[other] { $side }’s turn
}
floating-turn-computer = The computer is thinking: { $side } …
floating-turn-elsewhere = { $side }’s turn, on the other device
floating-due-first = Touch the middle: the first X goes there.
floating-due = { $touching ->
    [yes] Put an { $side } inside the frame, touching one already played.
   *[no] Put an { $side } inside the frame.
}
floating-due-moving = Play inside the frame. Once in the game you may first move one of your own.
floating-due-lifted = Now touch where it goes. You may do this once in the game.
floating-due-moved = Moved: { $from } to { $to }. Now play a new { $side } where nothing is hatched.
floating-special = Special rules: { $rules }
floating-put-back = Put it back
floating-more = More
floating-unproven = The computer could not prove this turn in time. It may not be its best.

## What happened
floating-event = { $side } played { $square }.
floating-event-moved = { $side } moved { $from } to { $to } and played { $square }.
floating-score = The score: X { $x }, O { $o }.
floating-area = The area is now { $from } to { $to }.
floating-won = { $who ->
    [you] You win!
   *[other] { $side } wins
}
floating-drawn = A draw
floating-good = What was good.{ $rows ->
    [0] {""}
   *[other] {" "}Tic-tac-toes made: { $rows }.
}{ $kept ->
    [0] {""}
   *[other] {" "}Good turns at the end: { $kept } of { $all }.
}
floating-result = { $kind ->
    [drawn] X has { $x }, O has { $o }.
    [drawn-fewest] X has { $x }, O has { $o }. The fewest points win; equal is a draw.
    [fewest] X has { $x }, O has { $o }. The fewest points win.
   *[most] X has { $x }, O has { $o }. The most points win.
}

## Tic-tac-toes
floating-count = Tic-tac-toes
floating-count-line = { $line }, shown on the board
floating-count-both = shared: { $squares }
floating-count-shared = { $text }, in { $line } and { $line2 }, shown on the board

## Values
floating-values-thinking = Thinking … Early in a game this takes long. To stop, press the same button again.
floating-values-key = X+1: X wins by 1. O+1: O wins by 1. “=”: a draw. Green boxes are best for { $side }.
floating-values-on = Think on
floating-values-line = A best line:
floating-values-draw = With best play: a draw.
floating-values-won = With best play { $side } wins by { $count }.
floating-values-unknown = Not all is known yet. Play on and ask again.
floating-value-draw = draw
floating-value-won = { $side } wins by { $count }
floating-value-unknown = not proven yet

## Bad input
floating-refused-over = The game is over.
floating-refused-turn = It is { $side }’s turn.
floating-refused-not-moving = Nothing may be moved: the rule Moving is not played.
floating-refused-moved-before = Each side may move only once in the game.
floating-refused-not-yours = On { $square } is nothing of yours to move.
floating-refused-off-board = There is no square { $square }.
floating-refused-centre = X starts in the middle.
floating-refused-filled = { $square } is taken.
floating-refused-large = { $way ->
    [wide] That makes the area { $count ->
        [5] five
        [6] six
        [7] seven
       *[other] eight
    } wide.
   *[high] That makes the area { $count ->
        [5] five
        [6] six
        [7] seven
       *[other] eight
    } high.
} Four is the most: stay inside the frame.
floating-refused-apart = That would touch nothing. With Touching, each new one must be next to another.

# What Guided says
floating-guide-first = Begin in the middle.
floating-guide-take = You can make three in a row: { $squares }.
floating-guide-avoid = Three in a row count against you. Keep away from { $squares }.
floating-guide-block = The other side could make three in a row next: { $squares }. Stop it.
floating-guide-build = Play inside the frame: line up two of yours.
floating-aim = Make more rows of three than the other side.
floating-hint-look = Look at { $square } and around it.
floating-hint-first = The middle leaves room on every side.
floating-hint-avoid = Three in a row count against you: keep away from them.
floating-hint-take = Two of yours are in a row already. One more makes three.
floating-hint-block = Two of theirs are in a row. One more of theirs would make three.
floating-hint-build = From there, lines of yours begin.
floating-hint-play = Play { $square }.
