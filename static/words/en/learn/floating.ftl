# The lessons of Floating Tic-Tac-Toe.
learn-floating-step = { $step ->
    [1] Squares within reach
    [2] Reach shrinks
    [3] When the area closes
    [4] Three in a row
    [5] Four count two
    [6] Diagonals
    [7] Count a full area
    [8] Make one
    [9] Stop one
    [10] Two at once
    [11] Fix an edge
    [12] The last squares
    [13] Variations
   *[14] Answer a mistake
}
learn-floating-ask = { $asked ->
    [reach] Touch every square where { $side } may play: nothing may grow wider or higher than four.
    [may] May { $side } play on { $square }? If not, touch a checker that is too far away.
    [close] You are { $side }. Touch a square that closes the area: four wide and four high.
    [lines] List every tic-tac-toe of { $side }. Touch three squares for each.
    [count] Count the points of both sides.
    [take] You are { $side }. Touch a square that makes a tic-tac-toe.
    [block] You are { $side }. Touch where you stop their three in a row.
    [two] You are { $side }. Touch a square that threatens more than the other side can stop.
    [fix] You are { $side }. Touch a square that puts { $square } out of reach, but not { $square } itself.
   *[keep] You are { $side }. Touch a square that gives nothing away.
}
learn-floating-board = Board
learn-floating-marked = { $square }, { $mark ->
    [marked] marked
   *[other] asked about
}
learn-floating-may = May one play there?
learn-floating-show = Touch a checker that is too far away.
learn-floating-points = Points of { $side }
learn-floating-tap-one = First touch your square on the board.
learn-floating-tap-three = Touch three squares on the board.
learn-floating-lines = Tic-tac-toes listed
learn-floating-remove = Take { $line } off the list
learn-floating-variation = { $variation ->
    [moving] Moving: you may move one of your own checkers first.
    [sharing] Sharing: two tic-tac-toes that share a checker score one more.
    [touching] Touching: a new checker touches one that is there.
   *[fewest] Fewest: the fewest points win.
}
learn-floating-beat = { $line } is a tic-tac-toe: three in a row { $rule ->
    [across] across.
    [up] up and down.
   *[diagonal] on a diagonal.
}
learn-floating-beat-stops = Otherwise { $side } makes { $lines }.
learn-floating-turn = { $square }
learn-floating-turn-moved = { $from } to { $to }, then { $square }
learn-floating-answer-every = Every empty square.
learn-floating-answer-no = No: { $square } is too far away.
learn-floating-answer-count = X { $x }, O { $o }
learn-floating-flaw = { $kind ->
    [missed] { $square } is within reach, too.
    [fits] It may: all checkers fit into the marked four by four.
    [unshown] Touch a checker that is too far away.
    [not-too-far] { $square } is not too far away.
    [still-open] The area can still grow to the marked squares.
    [makes-none] That makes no tic-tac-toe.
    [used] { $square } was not to be used.
   *[still-in-reach] { $square } is still within reach.
}
learn-floating-flaw-line = { $kind ->
    [not-own] { $line }: { $square } holds no checker of this side.
    [gap] { $line } has a gap.
    [bent] { $line } is not straight.
    [twice] { $line } is listed twice.
   *[not-listed] { $line } is missing.
}
learn-floating-miscounted = { $side } has { $count ->
    [one] one point.
   *[other] { $count } points.
}
learn-floating-answered = The other side answers { $turn }.
learn-floating-loses = That gives away { $count ->
    [one] one point
   *[other] { $count } points
}: { $line }.
learn-floating-hint-look = Look at the marked squares: { $squares }.
learn-floating-hint-four = No two checkers may be more than three squares apart, across or up.
learn-floating-hint-among = One of the marked squares is right: { $squares }.
learn-floating-belief = { $belief ->
    [sheet-is-board] The sheet is not the board: only four by four squares count.
    [box-is-area] The area may still grow until it is four by four.
    [one-way-is-enough] It must be four wide and four high.
    [bent-counts] A tic-tac-toe is straight.
    [gap-counts] The three are neighbours.
    [four-is-one] Four in a row hold two tic-tac-toes.
    [no-diagonals] Diagonals count, too.
    [blocks-instead] Stopping is not making.
    [takes-instead] Making one does not stop the other side.
    [one-is-enough] One threat can be stopped. Two cannot.
    [wrong-edge] That widens the other edge.
    [inside-fixes] A checker inside does not move the edges.
    [greedy] A point now may cost more later.
    [unguarded] Look what the other side can do next.
    [lets-it-pass] The last turn was a mistake: use it.
   *[plain-rules] Mind the variation.
}

# Which rule
learn-floating-rule = { $rule ->
    [across] Three in a row across.
    [up] Three in a row up and down.
   *[diagonal] Three in a row on a diagonal.
}

# On paper
learn-floating-paper = { $asked ->
    [reach] Mark every square where { $side } may play: nothing may grow wider or higher than four.
    [may] May { $side } play on { $square }? If not, name a checker that is too far away.
    [lines] List every tic-tac-toe of { $side }, each by its three squares.
    [close] You are { $side }. Name a square that closes the area: four wide and four high.
    [take] You are { $side }. Name a square that makes a tic-tac-toe.
    [block] You are { $side }. Name a square that stops their three in a row.
    [two] You are { $side }. Name a square that threatens more than the other side can stop.
    [fix] You are { $side }. Name a square that puts { $square } out of reach, but not { $square } itself.
   *[keep] You are { $side }. Name a square that gives nothing away.
}
learn-floating-too-far = Too far away:
learn-floating-made = Tic-tac-toes:
learn-floating-play = Your turn:

# A line of a count in court
learn-floating-line-row = { $line } is a tic-tac-toe.
learn-floating-line-complete = { $way ->
    [across] None of { $side }’s tic-tac-toes across is left out.
    [up] None of { $side }’s tic-tac-toes up is left out.
   *[diagonal] None of { $side }’s diagonal tic-tac-toes is left out.
}
learn-floating-line-counted = { $way ->
    [across] Across, { $side } has { $count }.
    [up] Up, { $side } has { $count }.
   *[diagonal] On diagonals, { $side } has { $count }.
}
