how-to-source = Where the rules come from
how-to-source-rulings = Where the source leaves something open, this app had to decide. If your class plays it another way, that is fine: now you know where the difference is.

## Pictures to play with
how-to-try-odd = Odd
how-to-try-even = Even
how-to-try-odd-goal = Goal: odd
how-to-try-line-start = Touch three squares, one after another.
how-to-try-line-none = { $listing } does not join opposite sides.
how-to-try-line-forbidden = { $lines ->
    [triplets] { $listing } is no triplet: square { $square } holds an F.
   *[connections] { $listing } is no connection: square { $square } holds an F.
}
how-to-try-line-vacant = { $lines ->
    [triplets] { $listing } is no triplet: square { $square } is empty.
   *[connections] { $listing } is no connection yet: square { $square } is empty.
}
how-to-try-line-one = { $lines ->
    [triplets] Yes: { $listing } is a triplet.
   *[connections] Yes: { $listing } is a connection.
}
how-to-try-line-two = { $lines ->
    [triplets] Yes, twice: { $listing } joins top and bottom, and left and right.
   *[connections] Yes, twice: { $listing } joins top and bottom, and left and right.
}
how-to-try-counted = { $needed ->
    [0] { $free ->
        [0] Nothing to count. Touch a square to change its letter.
       *[other] You may count { $permitted }.
    }
   *[other] { $free ->
        [0] You must count { $required }.
       *[other] You must count { $required } and may count { $permitted }.
    }
}
how-to-try-solved = { $count ->
    [one] Solved: { $list }. One is odd.
   *[other] Solved: { $list }. That makes { $count }.
}
how-to-try-unsolved = No solution yet. Touch a square to change its letter.

## The keys and marks of a table
help-keys = Touch and keys
help-marks = Marks
help-touch-letters = Touch a square and a letter, in any order. Then touch the button that enters them.
help-touch-lines = List a line: drag over its squares, touch them one after another, or type their numbers.
help-key-arrows = Arrow keys
help-key-numbers = Numbers
help-key-letters = Letters
help-key-enter = Enter
help-key-erase = Backspace
help-key-question = ?
help-question = opens and closes this
help-arrows-squares = go from square to square
help-numbers-squares = go to a square
help-numbers-lines = add a square to the line
help-letters-pencil = write in pencil
help-enter-letters = enters what is in pencil
help-enter-lines = adds the square to the line
help-erase-letters = takes back what is in pencil
help-erase-lines = takes back a square, or the last line
help-mark-circle = Circle
help-circle = just written
help-mark-box = Blue box
help-box = waits for a letter
help-mark-dashed-box = Dashed box
help-dashed-box = in pencil, not entered yet
help-mark-solid = Solid line
help-solid = must be counted, or is listed
help-mark-dashed = Dashed line
help-dashed = may be counted
help-mark-red = Red
help-red = this is wrong
