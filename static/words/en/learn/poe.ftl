# The lessons of POE.
learn-poe-step = { $step ->
    [1] A line or not
    [2] Diagonals count twice
    [3] What breaks a line
    [4] Exactly one R
    [5] All connections
    [6] Every R wants a connection
    [7] What is counted
    [8] Odd and even
    [9] Can it still be solved?
    [10] One letter away
    [11] Could it be avoided?
    [12] Who has to prove?
    [13] A whole proof
    [14] CP and CA
    [15] Your turn: force-out
   *[16] Exactly, at least, and 4 by 4
}
learn-poe-ask = { $asked ->
    [possible] Can the goal still be reached? Prove it, or say no.
    [ripe] Does one more letter give a solution? Prove it, or say no.
    [avoidable] { $latest } was written. Is it an A-flub? Write a better letter, or say no.
    [sides] { $latest } is challenged as a { $kind }-flub. Who has to prove, and who is right?
    [prove] { $latest } is an A-flub. Prove it: one letter, the connections, and what to write instead.
    [name] { $latest } passed a flub over. Which challenge is right, and which move was the flub?
   *[turn] It is your turn. Write a safe letter, challenge, or declare a force-out.
}
learn-poe-goal-move = 0: the goal
learn-poe-hint-goal = Look at the goal itself.
learn-poe-answer-sides = { $burden ->
    [mover] The mover has to prove.
   *[challenger] The challenger has to prove.
} { $join ->
    [mover] The mover is right.
   *[challenger] The challenger is right.
}
learn-poe-answer-named = { $kind }-flub: the flub was { $number ->
    [0] the goal.
   *[other] move { $number }.
}
learn-poe-flaw-proof = { $kind ->
    [can-be] It can be done
   *[force-out] Nobody can avoid a solution: declare a force-out
}. Write { $letters }, count { $lines }.
learn-poe-flaw-impossible = It cannot be solved: { $why }
learn-poe-flaw = { $kind ->
    [not-ripe] No single letter gives a solution here.
   *[forced] No other letter would have avoided it: the mover was forced.
}
learn-poe-flaw-letter = { $kind ->
    [avoidable] { $letter } would have avoided it.
    [impossible] After { $letter } nothing can be solved any more.
    [ripe] After { $letter } one more letter gives a solution.
    [barred] { $letter } cannot be written there.
   *[quiet] { $letter } is safe, but it is not what is asked.
}
learn-poe-flaw-side = { $kind ->
    [burden] { $side ->
        [mover] The mover has to prove here.
       *[challenger] The challenger has to prove here.
    }
   *[join] { $side ->
        [mover] The mover is right here.
       *[challenger] The challenger is right here.
    }
}
learn-poe-flaw-named = A { $kind }-flub challenge is right: the flub was { $number ->
    [0] the goal.
   *[other] move { $number }.
}
learn-poe-flaw-flub = { $kind ->
    [due] Challenge the latest move: { $flub }-flub.
   *[none] The latest move is no { $flub }-flub.
}
