# The lessons of LawToe.
learn-lawtoe-step = { $step ->
    [1] A triplet or not
    [2] Diagonals count twice
    [3] F, P and O
    [4] Every triplet with an O
    [5] Odd and even
    [6] Use the new P
    [7] Is it an A-flub?
    [8] CA-flub: which move?
    [9] Bold or not
    [10] The full mat
    [11] What a letter opens or closes
    [12] Keep a win
   *[13] Dragoman
}
learn-lawtoe-ask = { $asked ->
    [use] { $latest } is an A-flub. Prove it: write one P and list the triplets.
    [flub] Was that an A-flub? Prove it, or say no.
    [name] { $latest } passed a flub over. Which move was the A-flub?
    [points] { $latest } passed an A-flub over. How many points does a right CA-flub challenge score?
    [full] The mat is full. List a solution, or say that there is none.
    [keep] You win if you make no mistake. What do you do?
   *[two] You are the Defendant. Write { $due ->
        [one] one letter
       *[other] { $due } letters
    } without an A-flub.
}
learn-lawtoe-facts = { $facts } { $you ->
    [plaintiff] You are the Plaintiff.
   *[defendant] You are the Defendant.
} { $turns ->
    [pedagogue] Each writes one letter a turn from now on.
    [dragoman] The Defendant writes two letters every turn, never in square 5; the Plaintiff one.
   *[none] { "" }
}
learn-lawtoe-answer-move = { $number ->
    [0] The goal, before any move.
   *[other] Move { $number }.
}
learn-lawtoe-answer-points = { $points } points.
learn-lawtoe-flaw-proof = { $kind ->
    [can-be] There is a solution
   *[opens] Now the Plaintiff wins
}: { $letters } and { $lines }.
learn-lawtoe-flaw-none = There is no solution here.
learn-lawtoe-flaw-named = Move { $number } was the A-flub.
learn-lawtoe-flaw-points = A right challenge scores { $points } points here.
learn-lawtoe-flaw-gives = That gives the win away. { $letters } keeps it.
learn-lawtoe-flaw-flub = { $kind ->
    [due] The latest move is a flub: challenge it as a { $flub }-flub.
   *[none] The latest move is no { $flub }-flub.
}
