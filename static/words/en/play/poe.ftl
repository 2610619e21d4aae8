# POE at the table. Players are "you" for the only person at the screen, or have a name.
poe-mat = Playing mat

## Goals
poe-goal = { $goal ->
    [odd] Goal: odd
    [even] Goal: even
    [at-least] Goal: at least { $number }
   *[exactly] Goal: exactly { $number }
}
poe-goal-odd = odd
poe-goal-even = even
poe-goal-least = at least …
poe-goal-exactly = exactly …
poe-goal-number = Number
poe-goal-range = from 1 to { $most }

## Setting up

## Whose turn it is
poe-turn-person = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
poe-turn-computer = { $name } is thinking
poe-turn-over = The match is over
poe-due-goal = How many connections should a solution have?
poe-due-letter = Write a letter in an empty square, challenge the last move, or declare a force-out.
poe-due-full = The mat is full. Challenge the last move, or declare a force-out.
poe-due-challenge = Wait, or challenge the last move.
poe-due-join = { $challenger } challenges { $mover }’s move: { $kind }-flub. Whose side do you join?
poe-due-proof-p = Prove that a solution can still be reached: fill in letters, then list its connections.
poe-due-proof-cp = Prove that a solution could still be reached before your letter: fill in letters, then list its connections.
poe-due-proof-a = Prove the A-flub: one letter that makes a solution, its connections, and a letter the mover could have written instead.
poe-due-proof-ca = Prove the CA-flub: pick the move that was the A-flub, then one letter, its connections, and what could have been written instead.
poe-due-proof-force-out = Everybody proves the force-out: one letter that makes a solution (none on a full mat), and its connections.
poe-round = { $count ->
    [0] Round { $number }
   *[other] Round { $number } of { $count }
}
poe-time-left = Time left: { $time }
poe-time-then = Time left then: { $time }
poe-time-unknown = Time left then: not known

## What happened
poe-event-goal = { $who ->
    [you] { $goal ->
        [odd] You set the goal: odd.
        [even] You set the goal: even.
        [at-least] You set the goal: at least { $number }.
       *[exactly] You set the goal: exactly { $number }.
    }
   *[other] { $goal ->
        [odd] { $name } set the goal: odd.
        [even] { $name } set the goal: even.
        [at-least] { $name } set the goal: at least { $number }.
       *[exactly] { $name } set the goal: exactly { $number }.
    }
}
poe-event-letter = { $who ->
    [you] You wrote { $letter } in { $square }.
   *[other] { $name } wrote { $letter } in { $square }.
}
poe-event-challenge = { $who ->
    [you] You challenged: { $kind }-flub!
   *[other] { $name } challenged: { $kind }-flub!
}
poe-event-force-out = { $who ->
    [you] You declared a force-out.
   *[other] { $name } declared a force-out.
}
poe-event-join-challenger = { $who ->
    [you] You joined the challenger.
   *[other] { $name } joined the challenger.
}
poe-event-join-mover = { $who ->
    [you] You joined the mover.
   *[other] { $name } joined the mover.
}
poe-event-done = { $who ->
    [you] You are done writing.
   *[other] { $name } is done writing.
}
poe-event-gave-up = { $who ->
    [you] You gave the proof up.
   *[other] { $name } gave the proof up.
}
poe-event-time = The time is over.

## On the stage
poe-numbered = { $number }: { $what }
poe-stage-proves = { $who ->
    [you] { $claim ->
        [possible] You have to prove that it could still be solved.
        [ripe] You have to prove that one letter solves it, and that the move was not forced.
        [earlier] You have to prove which earlier move was the flub.
       *[other] You have to prove that one letter solves it.
    }
   *[other] { $claim ->
        [possible] Has to prove that it could still be solved.
        [ripe] Has to prove that one letter solves it, and that the move was not forced.
        [earlier] Has to prove which earlier move was the flub.
       *[other] Has to prove that one letter solves it.
    }
}
poe-stage-free = Nothing to prove.
poe-stage-proof = { $who ->
    [you] Your proof
   *[other] { $name }’s proof
}
poe-stage-letters = With { $letters }:

## Acting
poe-write = Write { $letter } in { $square }
poe-write-none = Choose a square and a letter
poe-erase = Take back
poe-force-out-open = Force-out …
poe-force-out-title = Declare a force-out?
poe-force-out-meaning = You say: one more letter makes a solution, and the last player could not help it.
poe-force-out-burden = Everybody has to prove it, alone. A proof brings 1 point. If you declare it and cannot prove it, you lose a point.
poe-force-out = Declare a force-out
poe-warning-title = Look again
poe-warning-p = After this letter no solution can be reached any more. It would be a P-flub.
poe-warning-a = After this letter somebody can make a solution with one more letter. It would be an A-flub.
poe-warning-passed = The last move was a flub. If you write on instead of challenging, your move is a flub too.
poe-warning-back = Think again
poe-warning-write = Write it all the same

## Challenging
poe-challenge-open = Challenge …
poe-challenge-title = { $move ->
    [goal] What is wrong with the goal?
   *[other] What is wrong with { $move }?
}
poe-challenge-who = Who challenges?
poe-challenge-confirm = { $kind ->
    [P] Impossible now: P-flub
    [A] Too easy, one letter solves it: A-flub
    [CP] Impossible already: CP-flub
   *[CA] Too easy already: CA-flub
}
poe-challenge-back = Not now
poe-challenge-move = Which move?
poe-challenge-moved = { $move ->
    [goal] The goal, by { $name }
   *[other] { $move } by { $name }
}
poe-challenge-burden-mover = { $name } has to prove the opposite.
poe-challenge-burden-you = You have to prove it.
poe-challenge-burden-challenger = { $name } has to prove it.
poe-join = { $who ->
    [you] Join your own side
   *[other] Join { $name }
}
poe-join-bears = { $side ->
    [challenger] You prove it too: 1 point if it holds.
   *[mover] You prove it too: 2 points if it holds.
}
poe-join-challenger-free = Nothing to prove here. If nobody proves it, you get 1 point.
poe-join-mover-free = Nothing to prove here. If nobody proves it, you get 2 points.

## Proving
poe-curtain = { $name } writes a proof
poe-curtain-about = Everybody else looks away. Nobody sees a proof before all are in.
poe-curtain-open = I am { $name }: start
poe-proof-move-lead = Which move was the A-flub? Touch its letter.
poe-proof-move-why = A CA-flub lets an A-flub pass. So first name the one that passed.
poe-proof-move = { $number }: { $letter } by { $name }
poe-proof-letters-lead = Write letters until there is a solution: touch a square, then choose.
poe-proof-letters-why = You say it is still possible: this shows how. Empty squares count as F.
poe-proof-letter-lead = Which one letter finishes it? Touch its square, then choose.
poe-proof-letter-why = You say that one more letter makes a solution.
poe-proof-connections-lead = Draw every connection you count, from side to side.
poe-proof-connections-why = Together they must meet the goal, and every required one is among them.
poe-proof-instead-lead = What could { $name } have written instead of { $letter }?
poe-proof-instead-why = If nothing better could be written, it was no flub. After yours a solution is possible, but not with one letter.
poe-proof-written = Letters you wrote
poe-proof-letter-remove = Take { $letter } back
poe-proof-count = { $count ->
    [0] No connections yet.
    [one] { $parity ->
        [odd] One connection: odd.
       *[none] One connection.
    }
   *[other] { $parity ->
        [odd] { $count } connections: odd.
        [even] { $count } connections: even.
       *[none] { $count } connections.
    }
} { $goal ->
    [odd] The goal is odd.
    [even] The goal is even.
    [at-least] The goal is at least { $number }.
   *[exactly] The goal is exactly { $number }.
}
poe-give-up-title = Give the proof up?
poe-give-up-meaning = Then you have not proved it.
poe-give-up-stay = Keep trying
poe-give-up-confirm = Give up

## Flaws of a proof
poe-flaw-no-move = The move that was the A-flub is missing.
poe-flaw-move-not-asked = This proof names no earlier move.
poe-flaw-no-such-move = There is no move { $number } before the challenged one.
poe-flaw-goal = Setting a goal is never an A-flub.
poe-flaw-letters = { $due ->
    [0] The mat is full: no letter is written.
   *[other] This proof writes exactly one letter.
}
poe-flaw-letter = { $letter } is not a letter of POE.
poe-flaw-not-vacant = Square { $square } is not empty.
poe-flaw-solution = Not yet: { $why }
poe-flaw-reason = The reason: { $why }
poe-flaw-no-alternative = The letter that could have been written instead is missing.
poe-flaw-alternative-not-asked = This proof names no letter instead.
poe-flaw-alternative-written = { $letter } is the letter that was written.
poe-flaw-alternative-barred = { $letter } could not be written: that square was not empty.
poe-flaw-alternative-ripe = With { $letter } instead, one more letter would have made a solution too.
poe-flaw-alternative-impossible = With { $letter } instead, no solution could have been reached.


## What is so
poe-truth-flub = But it was one. { $why }
poe-truth-possible = But a solution could be reached: { $letters ->
    [none] { $list }.
   *[other] with { $letters } there is { $list }.
}
poe-truth-ripe = { $letters ->
    [none] It is finished already: { $list }.
   *[other] But one letter does finish it: with { $letters } there is { $list }.
}
poe-truth-forced = { $letters ->
    [none] It makes a solution, { $list }, but { $move } was forced: nothing better could be written. So it was no flub.
   *[other] With { $letters } there is { $list }, but { $move } was forced: nothing better could be written. So it was no flub.
}
poe-truth-nearest = No letter finishes it. Nearest is { $letters }: then there is { $list }.
poe-truth-never = No letter finishes it, and none will: { $why }
poe-truth-none-earlier = { $letters ->
    [none] No letter before { $move } was an A-flub.
   *[other] No letter before { $move } was an A-flub: then at least { $letters } were still missing.
}
poe-better = Better: { $letter }.
poe-better-challenge = Better: challenge the move before.

## The verdict
poe-round-over = Round { $number } is over.
poe-won = { $who ->
    [you] You win the match!
   *[other] { $name } wins the match!
}
poe-won-together = { $names } win together!
poe-verdict-possible = { $held ->
    [yes] Proved: a solution could be reached. So { $move } was no { $kind }-flub.
   *[no] Nobody proved that a solution could be reached. The { $kind }-flub challenge of { $move } holds.
}
poe-verdict-avoidable = { $held ->
    [yes] { $kind ->
        [A] Proved: { $move } was an A-flub.
       *[CA] Proved: { $move } was a CA-flub.
    }
   *[no] { $kind ->
        [A] Nobody proved that { $move } was an A-flub.
       *[CA] Nobody proved that { $move } was a CA-flub.
    }
}
poe-verdict-force-out = { $held ->
    [yes] { $who ->
        [you] You declared a force-out, and it is one: somebody proved it.
       *[other] { $name } declared a force-out, and it is one: somebody proved it.
    }
   *[no] { $who ->
        [you] You declared a force-out, and nobody proved it.
       *[other] { $name } declared a force-out, and nobody proved it.
    }
}
poe-points-of = { $name }: { $points }.
poe-reason-force-out = { $who ->
    [you] { $points }: You proved the force-out.
   *[other] { $points }: { $name } proved the force-out.
}
poe-reason-force-out-failed = { $who ->
    [you] { $points }: You declared a force-out and did not prove it.
   *[other] { $points }: { $name } declared a force-out and did not prove it.
}
poe-reason-sustained = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: You joined the challenger and proved it.
        [with-mover] { $points }: You joined the mover and proved it.
       *[other] { $points }: You had to prove it and did.
    }
   *[other] { $part ->
        [with-challenger] { $points }: { $name } joined the challenger and proved it.
        [with-mover] { $points }: { $name } joined the mover and proved it.
       *[other] { $points }: { $name } had to prove it and did.
    }
}
poe-reason-given-up = { $who ->
    [you] { $points }: You gave the proof up.
   *[other] { $points }: { $name } gave the proof up.
}
poe-reason-failed = { $who ->
    [you] { $points }: You had to prove it, and the proof does not hold.
   *[other] { $points }: { $name } had to prove it, and the proof does not hold.
}
poe-reason-others-failed = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: You joined the challenger, and nobody proved the opposite.
       *[other] { $points }: You had nothing to prove, and nobody else proved it.
    }
   *[other] { $part ->
        [with-challenger] { $points }: { $name } joined the challenger, and nobody proved the opposite.
       *[other] { $points }: { $name } had nothing to prove, and nobody else proved it.
    }
}
poe-reason-others-sustained = { $who ->
    [you] { $points }: You had nothing to prove, and the other side proved it.
   *[other] { $points }: { $name } had nothing to prove, and the other side proved it.
}
poe-verdict-a-flub = Move { $number } was the A-flub: { $letter }.
poe-show-proof = Show
poe-shown-instead = Could have been written instead: { $letter }.
poe-felt = { $part ->
    [caller] You were right! +{ $points }
    [mover] Your move stood! +{ $points }
    [force-out] You proved it! +{ $points }
   *[joiner] You took the right side! +{ $points }
}
poe-show-truth = Show it on the mat
poe-show-possible = Show a proof that would have held
poe-next-round = Next round
poe-new-match = New match, same players

## Review and coach
poe-review = Review the round
poe-review-move = { $name }: { $move }
poe-review-fine = No flub.
poe-review-missed = Could have challenged it: { $names }.
poe-note-p = { $move } is a P-flub: { $why }
poe-note-a = { $letter ->
    [none] { $move } is an A-flub: it makes { $list }. { $instead } would have avoided it.
   *[other] { $move } is an A-flub: with { $letter } there is { $list }. { $instead } would have avoided it.
}
poe-note-ca = { $move } is a CA-flub: { $earlier } was an A-flub, and nobody challenged it.
poe-note-cp = { $move } is a CP-flub: the move before had left no solution, and nobody challenged it.
poe-obstacle-stranded = the R in square { $square } can no longer be the only R of a connection.
poe-obstacle-too-few = { $count ->
    [0] no connection can be made any more.
    [one] at most one connection can still be made.
   *[other] at most { $count } connections can still be made.
} { $goal ->
    [odd] The goal is odd.
    [even] The goal is even.
    [at-least] The goal is at least { $number }.
   *[exactly] The goal is exactly { $number }.
}
poe-obstacle-too-many = { $count ->
    [one] one connection
   *[other] { $count } connections
} must be counted whatever is written. { $goal ->
    [odd] The goal is odd.
    [even] The goal is even.
    [at-least] The goal is at least { $number }.
   *[exactly] The goal is exactly { $number }.
}
poe-obstacle-other-sizes = solutions can only have this many connections: { $sizes }. { $goal ->
    [odd] The goal is odd.
    [even] The goal is even.
    [at-least] The goal is at least { $number }.
   *[exactly] The goal is exactly { $number }.
}

## Scores
poe-scores = Scores
poe-score-round = Round
poe-scores-none = No round is over yet.

## The board without opponents
poe-board-solved = There is a solution: { $list }.
poe-board-unsolved = No solution yet.
poe-board-possible = A solution can be reached.
poe-board-impossible = No solution can be reached: { $why }
poe-board-ripe = { $letter ->
    [none] It is there already: { $list }.
   *[other] One letter is enough: with { $letter } there is { $list }.
}
poe-board-unripe = One letter is not enough.
poe-board-safe = { $count ->
    [0] { $forced ->
        [yes] No letter is safe. Whoever writes now is forced, and may let somebody finish.
       *[no] No letter is safe.
    }
    [one] One letter is safe.
   *[other] { $count } letters are safe.
}
poe-board-legend = In empty squares: plain letters are safe, framed letters would let somebody finish, and crossed-out letters would leave no solution.
poe-board-start = Start a game from here
poe-board-no-start = A game can begin where a letter can be written and a solution can be reached.

## Bad input
poe-refused-over = The match is over.
poe-refused-seat = There is no player { $number }.
poe-refused-not-timed = This match is not played for time.
poe-refused-time-called = The time is over already.
poe-refused-goal-due = First { $name } has to set the goal.
poe-refused-goal-set = The goal is set already.
poe-refused-goal-other = “{ $text }” is not a goal here.
poe-refused-hearing = First the challenge has to be settled.
poe-refused-no-hearing = Nobody has challenged.
poe-refused-turn = It is { $name }’s turn.
poe-refused-sides = Nobody has to join a side now.
poe-refused-join-due = First { $name } has to join a side.
poe-refused-no-burden = This player has nothing to prove.
poe-refused-handed-in = This proof has been handed in already.
poe-refused-proof-long = This proof is far too long. A solution has at most 136 connections.
poe-refused-own-move = Nobody challenges their own move.
poe-refused-goal-flub = A goal can only be a P-flub.
poe-refused-full = The mat is full. Challenge, or declare a force-out.
poe-refused-letter = { $letter } is not a letter of POE.
poe-refused-square = There is no square { $square } on the mat.
poe-refused-filled = Square { $square } has a letter already.
