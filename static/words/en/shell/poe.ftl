home-poe = POE
home-poe-about = Write letters into a network of lines, for two to six players. Will it come out odd or even? Whoever goes too far gets challenged.

# POE at the table. Players are "you" for the only person at the screen, or have a name.

## Goals

## Setting up
poe-setup-lead = Every letter is a claim. Challenge it, prove it.
poe-opening = The first round begins from the board. { $goal }. { $letters ->
    [0] The mat is empty.
    [one] One letter is there already.
   *[other] { $letters } letters are there already.
}
poe-setup-version = What do you want to play?
poe-beginning = Beginning POE
poe-beginning-about = A 3 by 3 mat. The goal is odd or even.
poe-tough = Tough POE
poe-tough-about = A 3 by 3 mat. The goal can also be “at least 6” or “exactly 8”.
poe-big-tough = Big Tough POE
poe-big-tough-about = Tough POE on a 4 by 4 mat, with 136 lines.
poe-setup-length = How long is the match?
poe-length-rounds = Rounds
poe-length-points = Points
poe-length-minutes = Minutes
poe-length = { $kind ->
    [rounds] { $count ->
        [one] one round
       *[other] { $count } rounds
    }
    [points] { $count ->
        [one] to one point
       *[other] to { $count } points
    }
   *[minutes] { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
}
poe-length-how-many-rounds = How many rounds?
poe-length-how-many-points = How many points?
poe-length-how-many-minutes = How many minutes?
poe-length-rounds-about = { $count ->
    [one] One round is played. The highest score wins.
   *[other] { $count } rounds are played. The highest score wins.
}
poe-length-points-about = { $count ->
    [one] The first round in which somebody has a point is the last.
   *[other] The match ends when somebody has { $count } points.
}
poe-length-minutes-about = { $count ->
    [one] After one minute the round you are in is the last one. Nobody has to hurry.
   *[other] After { $count } minutes the round you are in is the last one. Nobody has to hurry.
}
poe-level-beginner = Computer: often slips
poe-level-student = Computer: slips at times
poe-level-expert = Computer: never slips
poe-levels-about = A computer slips when it overlooks what a move does, or a challenge that it could win.
poe-one-device = Everybody plays at this one device. POE is not handed over between devices, because the link would show the sealed proofs.
poe-board-open = Board without opponents
