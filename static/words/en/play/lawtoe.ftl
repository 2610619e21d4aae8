# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-mat = Playing mat, 3 by 3

## Setting up

## Whose turn it is
lawtoe-goal = { $goal ->
    [odd] Goal: odd
   *[even] Goal: even
}
lawtoe-turn-person = { $who ->
    [you] { $role ->
        [plaintiff] Your turn, Plaintiff
       *[defendant] Your turn, Defendant
    }
    [plaintiff] Plaintiff’s turn
   *[defendant] Defendant’s turn
}
lawtoe-turn-computer = { $who ->
    [plaintiff] The Plaintiff is thinking …
   *[defendant] The Defendant is thinking …
}
lawtoe-turn-elsewhere = { $who ->
    [plaintiff] The Plaintiff’s turn, on the other device
   *[defendant] The Defendant’s turn, on the other device
}
lawtoe-turn-over = The match is over
lawtoe-due-goal = How many triplets should a solution have?
lawtoe-due-first = Write two letters in two empty squares.
lawtoe-due-letters = { $count ->
    [one] Write one letter in an empty square, or challenge the last move.
   *[other] Write { $count } letters in empty squares, or challenge the last move.
}
lawtoe-due-coached-challenger = Write one letter, or challenge: only you can be right about an A-flub.
lawtoe-due-coached-plaintiff = Write one letter, or challenge. Played well, your side always wins.
lawtoe-due-coached-defendant = Write two letters in two empty squares. Played well, your side always wins.
lawtoe-due-full = The mat is full. Challenge the last move, or let it stand.
lawtoe-due-proof-a = Prove the A-flub: add one P and list triplets that make a solution.
lawtoe-due-proof-ca = Prove the CA-flub: pick the move that was the A-flub, add one P and list triplets that make a solution.
lawtoe-due-proof-full = The mat is full. Prove it: list triplets that make a solution.
lawtoe-due-nothing = Nothing is left to do.

## What happened
lawtoe-event-goal = { $who ->
    [you] { $goal ->
        [odd] You set the goal: odd.
       *[even] You set the goal: even.
    }
    [plaintiff] { $goal ->
        [odd] The Plaintiff set the goal: odd.
       *[even] The Plaintiff set the goal: even.
    }
   *[defendant] { $goal ->
        [odd] The Defendant set the goal: odd.
       *[even] The Defendant set the goal: even.
    }
}
lawtoe-event-one = { $who ->
    [you] You wrote { $letter } in { $square }.
    [plaintiff] The Plaintiff wrote { $letter } in { $square }.
   *[defendant] The Defendant wrote { $letter } in { $square }.
}
lawtoe-event-two = { $who ->
    [you] You wrote { $letter } in { $square } and { $letter2 } in { $square2 }.
    [plaintiff] The Plaintiff wrote { $letter } in { $square } and { $letter2 } in { $square2 }.
   *[defendant] The Defendant wrote { $letter } in { $square } and { $letter2 } in { $square2 }.
}
lawtoe-event-challenge = { $who ->
    [you] You challenged: { $kind }-flub!
    [plaintiff] The Plaintiff challenged: { $kind }-flub!
   *[defendant] The Defendant challenged: { $kind }-flub!
}
lawtoe-event-stand = { $who ->
    [you] You let the full mat stand.
    [plaintiff] The Plaintiff let the full mat stand.
   *[defendant] The Defendant let the full mat stand.
}
lawtoe-event-proof = { $who ->
    [you] You handed in a proof.
    [plaintiff] The Plaintiff handed in a proof.
   *[defendant] The Defendant handed in a proof.
}
lawtoe-event-gave-up = { $who ->
    [you] You gave the proof up.
    [plaintiff] The Plaintiff gave the proof up.
   *[defendant] The Defendant gave the proof up.
}

## On the stage
lawtoe-numbered = { $number }: { $what }
lawtoe-stage-proves = { $who ->
    [you] You have to prove that it was a flub.
   *[other] Has to prove that it was a flub.
}
lawtoe-stage-letter = With a P in square { $square }:

## Acting
lawtoe-write-one = Write { $letter } in { $square }
lawtoe-write-two = Write { $letter } in { $square } and { $letter2 } in { $square2 }
lawtoe-write-more = { $count ->
    [one] Choose a square and a letter
   *[other] Choose { $count } squares and letters
}
lawtoe-erase = Take back
lawtoe-let-stand = Let it stand

## Challenging
lawtoe-challenge-open = Challenge the last move …
lawtoe-challenge-title = What is wrong with the last move?
lawtoe-challenge-burden = You have to prove it.
lawtoe-challenge-confirm = { $kind ->
    [A] Too easy, one P solves it: A-flub
   *[CA] It let an A-flub pass: CA-flub
}

## Proving
lawtoe-proof-state = Which move was the A-flub? Touch one of its letters.
lawtoe-proof-state-why = A CA-flub lets an A-flub pass. So first name the one that passed.
lawtoe-proof-letter = Touch the empty square where your P goes.
lawtoe-proof-letter-why = You say that with one more P there is a solution.
lawtoe-proof-letter-in = Your P is in square { $square }.
lawtoe-proof-triplets = Draw every triplet you count, from side to side.
lawtoe-proof-triplets-why = { $letter ->
    [P] Every triplet with an O is among them, and one uses your P.
   *[none] Every triplet with an O is among them.
}
lawtoe-proof-count = { $goal ->
    [odd] { $parity ->
        [odd] Triplets: { $count }. That is odd, as the goal asks.
       *[even] Triplets: { $count }. That is even, but the goal is odd.
    }
   *[even] { $parity ->
        [odd] Triplets: { $count }. That is odd, but the goal is even.
       *[even] { $count ->
            [0] Triplets: 0. An even solution has at least two.
           *[other] Triplets: { $count }. That is even, as the goal asks.
        }
    }
}
lawtoe-retry-flaw = Not yet: { $why }
lawtoe-give-up-title = Give the proof up?
lawtoe-give-up-meaning = The other player then wins the match.
lawtoe-give-up-stay = Keep trying
lawtoe-give-up-confirm = Give up

## Flaws
lawtoe-flaw-not-defendant = only the Defendant can make an A-flub, and this move was the Plaintiff’s.
lawtoe-flaw-no-move = a CA-flub needs the earlier move that was the A-flub, and none was picked.
lawtoe-flaw-move-not-asked = no earlier move is asked for here.
lawtoe-flaw-no-such-move = move { $number } is not before the challenged one.
lawtoe-flaw-move-not-defendants = move { $number } was the Plaintiff’s, and only the Defendant can make an A-flub.
lawtoe-flaw-letters = { $due ->
    [0] a full mat takes no more letters.
   *[other] the proof must put one P in an empty square.
}
lawtoe-flaw-not-p = the letter of a proof is always a P.
lawtoe-flaw-not-vacant = square { $square } is not empty.
lawtoe-flaw-letter-unused = no triplet uses your P in square { $square }.

## The verdict
lawtoe-verdict-winner = { $who ->
    [you] You win!
    [plaintiff] The Plaintiff wins
   *[defendant] The Defendant wins
}
lawtoe-verdict-announced = { $who ->
    [you] You win! { $why }
    [plaintiff] The Plaintiff wins. { $why }
   *[defendant] The Defendant wins. { $why }
}
lawtoe-verdict-flaw = { $could ->
    [yes] { $who ->
        [you] A proof was possible, but yours does not hold: { $why }
        [plaintiff] A proof was possible, but the Plaintiff’s does not hold: { $why }
       *[defendant] A proof was possible, but the Defendant’s does not hold: { $why }
    }
   *[no] { $who ->
        [you] Your proof does not hold: { $why }
        [plaintiff] The Plaintiff’s proof does not hold: { $why }
       *[defendant] The Defendant’s proof does not hold: { $why }
    }
}
lawtoe-felt = You were right! +{ $points }
lawtoe-truth-nearest = No single P makes a solution. Nearest is { $letters }: then there is { $list }.
lawtoe-truth-never = No single P makes a solution, and no letters will any more.
lawtoe-truth-none-earlier = No move before this one was an A-flub.
lawtoe-truth-full = No list of triplets on this mat is a solution.
lawtoe-show-truth = Show it on the mat
lawtoe-better = Better: { $letter }.
lawtoe-better-challenge = Better: challenge it.
lawtoe-verdict-given-up = { $who ->
    [you] You gave the proof up.
    [plaintiff] The Plaintiff gave the proof up.
   *[defendant] The Defendant gave the proof up.
}
lawtoe-verdict-holds = { $who ->
    [you] { $kind ->
        [bold] A bold challenge, and your proof holds: { $list }.
       *[plain] Your proof holds: { $list }.
    }
    [plaintiff] { $kind ->
        [bold] A bold challenge, and the Plaintiff’s proof holds: { $list }.
       *[plain] The Plaintiff’s proof holds: { $list }.
    }
   *[defendant] { $kind ->
        [bold] A bold challenge, and the Defendant’s proof holds: { $list }.
       *[plain] The Defendant’s proof holds: { $list }.
    }
} { $goal ->
    [odd] An odd number, every O is used, every triplet with an O is there, and none has an F.
   *[even] An even number, every O is used, every triplet with an O is there, and none has an F.
}
lawtoe-verdict-a-flub = Move { $number } was the A-flub: { $what }
lawtoe-show-proof = Show a proof
lawtoe-shown-letter = With a P in { $square }: { $list }
lawtoe-shown-full = With what is there: { $list }
lawtoe-next-match = Next match

## Scores
lawtoe-scores = Scores
lawtoe-scores-none = No match finished yet.
lawtoe-score-match = Match
lawtoe-totals = { $people ->
    [two] In all: { $own } to { $other }
   *[one] In all: you { $own }, your opponents { $other }
}

## Bad input
lawtoe-refused-over = The match is over.
lawtoe-refused-turn = { $role ->
    [plaintiff] It is the Plaintiff’s turn.
   *[defendant] It is the Defendant’s turn.
}
lawtoe-refused-goal-due = The Plaintiff has to set the goal first.
lawtoe-refused-goal-set = The goal is set already.
lawtoe-refused-goal-other = The goal is odd or even.
lawtoe-refused-proof-due = Now a proof has to be written or given up.
lawtoe-refused-proof-long = This proof is far too long. A solution has at most 34 triplets.
lawtoe-refused-no-burden = Nobody has to prove anything now.
lawtoe-refused-full = The mat is full. Challenge, or let it stand.
lawtoe-refused-not-full = The mat is not full yet.
lawtoe-refused-nothing = There is no move to challenge yet.
lawtoe-refused-count = { $due ->
    [one] This turn writes one letter, not { $given }.
   *[other] This turn writes { $due } letters, not { $given }.
}
lawtoe-refused-letter = { $letter } is not a letter of LawToe.
lawtoe-refused-square = There is no square { $square } on the mat.
lawtoe-refused-barred = The Defendant never writes in square { $square } in Dragoman Defendant.
lawtoe-refused-filled = Square { $square } has a letter already.

## The board without opponents, the coach, the review
lawtoe-board-goal = The goal
lawtoe-board-winner = { $role ->
    [plaintiff] It is the Plaintiff’s turn.
   *[defendant] It is the Defendant’s turn.
} { $winner ->
    [plaintiff] With best play the Plaintiff wins from here.
   *[defendant] With best play the Defendant wins from here.
}
lawtoe-board-full = { $winner ->
    [plaintiff] The mat is full, and the Plaintiff wins.
   *[defendant] The mat is full, and the Defendant wins.
}
lawtoe-board-flub = The last move was an A-flub: with { $letter } there is { $list }.
lawtoe-board-solved = There is a solution: { $list }.
lawtoe-board-unsolved = No solution yet.
lawtoe-board-keep = { $count ->
    [0] { $role ->
        [plaintiff] No letter wins for the Plaintiff.
       *[defendant] No letter wins for the Defendant.
    }
    [one] { $role ->
        [plaintiff] One letter wins for the Plaintiff.
       *[defendant] One letter wins for the Defendant.
    }
   *[other] { $role ->
        [plaintiff] { $count } letters win for the Plaintiff.
       *[defendant] { $count } letters win for the Defendant.
    }
}
lawtoe-board-legend = In empty squares: plain letters win for whoever writes next, framed letters are A-flubs, and crossed-out letters lose in the end.
lawtoe-note-a = This is an A-flub: with { $letter } there is { $list }.
lawtoe-note-ca = This is a CA-flub: { $move } was an A-flub, and nobody challenged it.
lawtoe-note-turned = { $role ->
    [plaintiff] From here the Plaintiff can win.
   *[defendant] From here the Defendant can win.
}
lawtoe-review = Review the match
lawtoe-review-fine = No flub.

# What Guided says
lawtoe-guide-goal = Number of triplets: odd or even?
lawtoe-guide-flub = That is a flub: you may challenge it.
lawtoe-guide-fine = No flub: one more P does not make a solution yet.
lawtoe-guide-winning = You can win from here. Good letters, small on the mat: { $letters }.
lawtoe-guide-ahead = You can win from here.
lawtoe-guide-behind = The other side could win from here. Write on, and watch for a slip.
lawtoe-guide-blocked = { $square ->
    [0] No solution is left. The Defendant is winning.
   *[other] Every line through the O in square { $square } has an F. But a solution needs every O, so none is left. The Defendant is winning.
}

## The coach's word before a flub
lawtoe-warning-title = Look again
lawtoe-warning = { $kind ->
    [A] After this the Plaintiff can make a solution with one letter. It would be an A-flub.
   *[CA] An earlier move was a flub. If you write on instead of challenging, your move is a flub too.
}
lawtoe-warning-back = Think again
lawtoe-warning-write = Write it all the same
lawtoe-aim = To win, show a solution.
lawtoe-guide-sides = { $variant ->
    [pedagogue] Without a slip the Defendant wins. But only the Plaintiff can challenge a slip, and this computer slips.
   *[dragoman] Without a slip the Plaintiff wins, who sets the goal and seeks a solution.
}
lawtoe-hint-latest = Look at the last move: { $letters }.
lawtoe-hint-latest-what = Try a P in each empty square. Does one make a solution?
lawtoe-hint-challenge = Challenge: { $kind }-flub. { $why }
lawtoe-hint-full = { $step ->
    [1] The mat is full: nobody can write any more.
    [2] A challenge is right only if the last move was a flub. It was none.
   *[3] Let it stand. Then the Plaintiff has to prove a solution.
}
lawtoe-hint-square = Look at square { $square }.
lawtoe-hint-square-what = { $wins ->
    [yes] A letter there keeps you winning.
   *[no] { $role ->
        [plaintiff] A letter there begins lines that the other side has to end.
       *[defendant] A letter there ends lines.
    }
}
lawtoe-hint-write = Write { $letter }.
