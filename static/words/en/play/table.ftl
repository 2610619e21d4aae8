# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat
table-square-vacant = Square { $square }, empty
table-square-filled = Square { $square }, { $letter }
table-square-latest = Square { $square }, { $letter }, just written
table-square-pencilled = Square { $square }, { $letter } in pencil, not entered yet

## Writing letters
table-letters = Letters
table-letter-f = forbidden
table-letter-p = permitted
table-letter-o = obligatory
table-letter-r = required
table-pencil-where = Now touch the square for { $letter }
table-pencil-which = { $letter } in { $square } instead of which?
table-pencil-this = { $letter } in { $square }
table-pencil-neither = Keep the letters as they are

## Help
table-rules = Rules
table-keys = Keys and marks

## Listing connections
table-listings = { $lines ->
    [triplets] Your triplets
   *[connections] Your connections
}
table-listing-label = { $lines ->
    [triplets] A triplet, like { $example }
   *[connections] A connection, like { $example }
}
table-listing-add = Add
table-listing-wrong = { $lines ->
    [triplets] A triplet is three square numbers, like { $example }.
   *[connections] A connection is the numbers of its squares, like { $example }.
}
table-listing-remove = Remove { $listing }
table-listings-shown = { $lines ->
    [triplets] Triplets of the proof
   *[connections] Connections of the proof
}

table-listings-offered = { $lines ->
    [triplets] Triplets to list
   *[connections] Connections to list
}
# A few squares or letters of many.
table-some-of = { $list } and others
table-listings-touch = Touch to list:
table-listing-offer = List { $listing }
table-listings-uncounted = { $count ->
    [one] One more is listed that does not count.
   *[other] { $count } more are listed that do not count.
}

## Marks beside what is listed and does not count
table-mark-no-line = joins no two sides
table-mark-vacant = { $square } is empty
table-mark-forbidden = F in { $square }
table-mark-repeated = listed before

## Writing a proof, one part after another
table-turn-proof = { $who ->
    [you] Your proof: { $what }
   *[other] { $name }’s proof: { $what }
}
table-proof-what = { $kind ->
    [P] no P-flub
    [CP] no CP-flub
    [force-out] force-out
    [full] a solution
   *[other] { $kind }-flub
}
table-proof-parts = Parts of the proof
table-proof-part = { $part ->
    [move] Move
    [letters] { $lines ->
        [triplets] The P
       *[connections] Letter
    }
    [lines] { $lines ->
        [triplets] Triplets
       *[connections] Connections
    }
   *[instead] Instead
}
table-proof-next = { $part ->
    [move] Next: the move
    [letters] { $lines ->
        [triplets] Next: the P
       *[connections] Next: the letter
    }
    [lines] { $lines ->
        [triplets] Next: triplets
       *[connections] Next: connections
    }
   *[instead] Next: instead
}
table-truth-other = It was a flub, but of another kind. { $why }
table-proof-begun = Begun: { $listing }. Go on to a square beside it.
table-proof-astray = { $lines ->
    [triplets] { $listing } is no triplet: it does not go from one side to the opposite side, square by square. It is not listed.
   *[connections] { $listing } is no connection: it does not go from one side to the opposite side, square by square. It is not listed.
}
table-proof-hand-in = Hand in
table-proof-give-up = Give up …

## Handing in a proof
table-missing-title = Something is missing
table-missing-move = You have not picked the move that was the A-flub.
table-missing-letter = You have not written the letter that makes a solution.
table-missing-lines = You have not listed anything.
table-missing-rest = You have begun to touch one more. It is not listed yet.
table-missing-instead = You have not written what could have been written instead.
table-missing-stay = Write on
table-missing-hand-in = Hand it in all the same

## Trying a proof again
table-retry = Try again for practice
table-retry-about = For practice: score and record stay as they are.
table-retry-check = Check it
table-retry-end = Back to the verdict
table-lost-at = { $kind ->
    [flub] Move { $number } was your flub: look at it
   *[other] Move { $number } lost it: look at it
}
table-retry-holds = This one holds!

## Flaws of a list
table-flaw-no-line = { $listing } does not join one side to the opposite side.
table-flaw-vacant = { $listing } runs through square { $square }, which is empty.
table-flaw-forbidden = { $listing } holds an F, in square { $square }.
table-flaw-repeated = { $listing } is listed too often.
table-flaw-unused = { $lines ->
    [triplets] { $letter }{ $square } is on no triplet of yours.
   *[connections] { $letter }{ $square } needs a connection on which it is the only { $letter }.
}
table-flaw-omitted = { $lines ->
    [triplets] { $listing } holds an O and must be counted.
   *[connections] { $listing } holds exactly one R and must be counted.
}
table-flaw-count = { $goal ->
    [odd] { $lines ->
        [triplets] { $count ->
            [0] there are no triplets, and the goal is odd.
           *[other] { $count } triplets are even, and the goal is odd.
        }
       *[connections] { $count ->
            [0] there are no connections, and the goal is odd.
           *[other] { $count } connections are even, and the goal is odd.
        }
    }
    [even] { $lines ->
        [triplets] { $count ->
            [0] an even solution has at least two triplets.
            [one] one triplet is odd, and the goal is even.
           *[other] { $count } triplets are odd, and the goal is even.
        }
       *[connections] { $count ->
            [0] an even solution has at least two connections.
            [one] one connection is odd, and the goal is even.
           *[other] { $count } connections are odd, and the goal is even.
        }
    }
    [at-least] { $count ->
        [0] there are no connections, and the goal is at least { $number }.
        [one] one connection does not make at least { $number }.
       *[other] { $count } connections do not make at least { $number }.
    }
   *[exactly] { $count ->
        [0] there are no connections, and the goal is exactly { $number }.
        [one] one connection does not make exactly { $number }.
       *[other] { $count } connections do not make exactly { $number }.
    }
}

## Before a game

## The record
table-undo = Undo
table-redo = Redo
table-again = Play again
table-change-setup = Change the set-up
table-leave = New game
table-analyse = Analyse this position
table-analyse-short = Analyse
table-helped = Help was used in this game.
table-given = This game began in the middle, so it does not count as won or lost.
table-sheets = Record and scores
table-back-to-now = Back to now
table-record-empty = Nothing has happened yet.
table-record-walk = Look back
table-record-first = To the beginning
table-record-back = One step back
table-record-forward = One step forward
table-record-now = To now
table-record-share = As text …
table-record-share-title = The record as text
table-record-copy-label = This match
table-record-copy = Copy
table-record-copied =
    { $copied ->
        [yes] Copied.
       *[no] This browser does not let Flub copy. The text is marked: copy it with the keys or with a long press.
    }
table-record-file = Save as a file
table-record-paste-label = Paste a record here to play on from it
table-record-load = Play on from it
table-viewing = Looking back: step { $step }
table-see-again = See it again
table-go-on = Go on
table-viewing-about = This is to look at only: nothing is changed. Go back to now to play on.

## Links
table-link-game = Make a link to this game
table-link-board = Make a link to this board

## Two devices by turns

## Texts that are no record
table-unreadable-long = This text is too long to be a record.
table-unreadable-no-record = This is not a record of Flub: it should begin with “flub 1 { $game }”.
table-unreadable-version = This record is of version “{ $version }”, which this Flub cannot read.
table-unreadable-game = This is a record of “{ $name }”, not of { $title }.
table-unreadable-setup = The first line should look like “{ $example }”.
table-unreadable-line = Line { $line } is no move. Write it as in the first field.
table-unreadable-refused = Line { $line } is against the rules. { $why }

## The board without opponents
table-board = Board without opponents
table-board-about = Write any letters, set any goal, and see what is so.
table-board-erase = Erase the square
table-board-clear = Clear the board
table-board-back = Back to the game
table-board-square = Square { $square }, empty. { $count ->
    [0] No letter is safe here.
   *[other] Safe here: { $letters }.
}
table-board-connections = { $lines ->
    [triplets] { $required ->
        [one] One triplet with an O,
       *[other] { $required } triplets with an O,
    } { $permitted ->
        [one] one of P alone.
       *[other] { $permitted } of P alone.
    }
   *[connections] { $required ->
        [one] One required connection,
       *[other] { $required } required connections,
    } { $permitted ->
        [one] one permitted.
       *[other] { $permitted } permitted.
    }
}
table-board-show = Show
table-lines = Draw on the mat
table-lines-none = none
table-lines-required = required
table-lines-permitted = permitted
table-lines-with-o = with an O
table-lines-without-o = of P alone

# After a game.
table-good = What was good: { $good ->
    [one] { $good } of your { $all } moves was no flub.
   *[other] { $good } of your { $all } moves were no flub.
}
table-moments = { $end ->
    [lost] Try that moment
   *[won] The moments that decided it
}
table-hint-goal = { $step ->
    [1] Odd is 1, 3, 5 and so on. Even is 2, 4, 6 and so on.
    [2] { $lines ->
        [triplets] One triplet alone is odd already. Even needs two.
       *[other] One connection alone is odd already. Even needs two.
    }
   *[3] Choose odd.
}
table-hint = Hint { $step } of { $steps }
table-guide-leave = Play without help
