# Exercises about a mat, of LawToe and POE.
learn-mat = Mat { $squares }
learn-written = Letters written
learn-letter-remove = Take back { $letter }
learn-listed = { $count ->
    [0] Nothing listed
    [one] 1 listed
   *[other] { $count } listed
}
learn-facts = { $goal ->
    [odd] Goal: odd.
    [even] Goal: even.
    [at-least] Goal: at least { $number }.
   *[exactly] Goal: exactly { $number }.
} { $count ->
    [0] Nothing has been written since.
   *[other] Written since: { $letters }.
}
learn-move = { $number }: { $letters }
learn-ask-mat = { $asked ->
    [line] Which of these run through neighbouring squares from one side to the opposite side?
    [twice] Which of these count twice?
    [connection] Which of these join two sides here?
    [required] Which of these must be counted?
    [all] List every { $lines ->
        [triplets] triplet
       *[other] connection
    } that must be counted.
    [apart] List all connections, the required and the permitted ones apart.
   *[unused] Touch every { $letter } that no required connection runs through.
}
learn-ask-letter = { $asked ->
    [closes] { $letter } is written. Which { $lines ->
        [triplets] triplets
       *[other] lines
    } does it close?
   *[opens] { $letter } is written. Which { $lines ->
        [triplets] triplets
       *[other] connections
    } does it complete?
}
learn-ask-goal = { $asked ->
    [sizes] How many { $lines ->
        [triplets] triplets
       *[other] connections
    } can a solution have? The goal is { $goal ->
        [odd] odd
        [even] even
        [at-least] at least { $number }
       *[exactly] exactly { $number }
    }. Choose every number.
   *[solve] List a solution. The goal is { $goal ->
        [odd] odd
        [even] even
        [at-least] at least { $number }
       *[exactly] exactly { $number }
    }.
}
learn-label = { $name ->
    [pick] Choose all that fit
    [lines] { $lines ->
        [triplets] Triplets
       *[other] Connections
    }
    [permitted] Permitted ones
    [squares] Touch squares on the mat.
    [numbers] Numbers
    [letters] Letters
    [instead] Instead
    [possible] It can be solved
    [impossible] It cannot
    [ripe] One letter solves it
    [not-ripe] It does not
    [avoidable] Yes: this letter instead
    [no-flub] No flub
    [flub-proved] A flub: here is the proof
    [solved] Solved: here is the proof
    [unsolved] No solution
    [burden] Who has to prove?
    [join] Who is right?
    [mover] The mover
    [challenger] The challenger
    [kind] Which challenge?
    [flub] Which challenge?
    [move] Which move was the flub?
    [points] How many points?
    [write] Write
    [challenge] Challenge
    [force-out] Declare a force-out
    [P] P-flub
    [A] A-flub
    [CP] CP-flub
    [CA] CA-flub
    [A-flub] A-flub
    [CA-flub] CA-flub
   *[other] { $name }
}
learn-answer-apart = Required: { $required ->
    [none] none
   *[other] { $required }
}. Permitted: { $permitted ->
    [none] none
   *[other] { $permitted }
}.
learn-answer-proof = { $letters ->
    [none] No letter
   *[other] Write { $letters }
}. { $lines ->
    [none] Nothing is counted
   *[other] Count { $lines }
}. { $instead ->
    [no] {""}
   *[other] Instead: { $instead }.
}
learn-answer-instead = Instead: { $letter }
learn-answer-write = Write { $letters }.
learn-answer-challenge = Challenge: { $kind }-flub.
learn-flaw-solution = The list is wrong: { $why }
learn-flaw-twice = { $listing } is on your list twice, or is not one of the choices.
learn-flaw-line = { $kind ->
    [extra] { $listing } does not belong there.
    [missing] { $listing } is missing.
   *[other-list] { $listing } is on the wrong list.
}
learn-flaw-square = { $kind ->
    [extra] Square { $square } does not belong there.
   *[missing] Square { $square } is missing.
}
learn-flaw-number = { $kind ->
    [extra] No solution has exactly { $number }.
   *[missing] A solution can have { $number }, too.
}
learn-hint-look = Look at the marked squares: { $squares }.
learn-hint-move = Look at move { $number }.
learn-hint-begin = Begin like this: { $answer }
learn-belief = { $belief ->
    [turns-back] A line never turns back.
    [gaps] The squares of a line touch one another.
    [straight-only] A line may bend, as long as it runs on to the other side.
    [diagonal-once] A corner diagonal joins both pairs of sides, so it counts twice.
    [straight-twice] Only the two corner diagonals count twice.
    [forbidden-joins] An F breaks every line through it.
    [vacant-joins] A vacant square joins nothing yet.
    [any-requires] Only exactly one R makes a connection required. With two it is permitted.
    [one-requires] In LawToe any O makes a triplet required, also two or three.
    [all-required] Without { $letter } it may be left out.
    [any-uses] A connection with two R uses neither of them.
    [all-counted] Permitted ones need not be counted. Count as many as fit the goal.
    [required-skipped] A required one is never left out.
    [zero-is-even] None is not a solution: at least one must be counted.
    [fewer-than-required] All required ones are in every solution.
    [exactly-is-at-least] Exactly means no more and no fewer.
    [at-least-is-at-most] At least means that many or more.
    [now-or-never] Not solved yet is not the same as never: more letters may help.
    [always-hope] There are vacant squares, but no letters in them make a solution.
    [forced-is-flub] A move is a flub only where another letter would have been better.
    [ripe-is-no-flub] Leaving only one letter to go is an A-flub where another letter would have avoided it.
    [challenger-proves] After a P-flub challenge the mover has to prove.
    [mover-proves] After an A-flub challenge the challenger has to prove.
    [latest-move] The latest move only passed the flub over.
    [other-kind] The first letter after C says what kind of flub was passed over.
    [any-instead] The letter instead must itself be safe.
    [writes-on] After a flub, or where only one letter is left to go, you do not just write on.
    [force-out-for-flub] First challenge the flub.
    [new-letter-unused] A line that is counted must run through the new P.
    [needs-instead] In LawToe an A-flub needs no better letter: one P that wins is enough.
    [always-bold] Bold is only a challenge of the very next move after the A-flub.
    [never-bold] A challenge of the very next move after the A-flub is bold.
    [full-is-lost] On a full mat the Plaintiff may still prove a solution.
    [all-through] What an F has closed already stays closed.
    [flub-is-safe] Look what one more P would do.
    [any-move-wins] Not every move keeps the win.
    [centre-allowed] In Dragoman the Defendant never writes in square 5.
   *[one-letter] In Dragoman the Defendant writes two letters.
}

# Which rule
learn-line-rule = { $rule ->
    [broken] An F or a vacant square breaks it.
    [required] { $letter ->
        [R] It has exactly one R, so it must be counted.
       *[other] It has an O, so it must be counted.
    }
   *[permitted] { $letter ->
        [R] It does not have exactly one R: it may be counted.
       *[other] It has no O: it may be counted.
    }
}

# A line of a proof, as it is read out in court.
learn-proof-line = { $kind ->
    [move] Move { $named } was the flub.
    [letter] { $named } is written.
    [no-letter] No letter has to be written.
    [counted] { $named } counts.
    [complete] No { $lines ->
        [triplets] triplet
       *[other] connection
    } that must be counted is left out, and every { $named } is used.
    [used] { $named } is used.
    [instead] { $named } could have been written instead: it is safe.
   *[end] That is the whole proof.
}
learn-proof-number = That makes { $count }. The goal is { $goal ->
    [odd] odd
    [even] even
    [at-least] at least { $number }
   *[exactly] exactly { $number }
}, so it is met.

# A beat of a worked example: what is added, and why.
learn-beat-line = { $sides ->
    [down] { $line } runs from top to bottom.
    [across] { $line } runs from left to right.
    [both] { $line } runs from corner to corner: from top to bottom, and from left to right. So it counts twice.
    [first] { $line } runs from corner to corner. First it counts from top to bottom.
   *[again] { $line } once more: it also runs from left to right.
} { $rule ->
    [required] { $letter ->
        [R] It has exactly one R, so it must be counted.
       *[other] It has an O, so it must be counted.
    }
    [permitted] { $letter ->
        [R] It does not have exactly one R, so it may be counted.
       *[other] It has no O, so it may be counted.
    }
    [open] All its squares are open: P and { $letter } let it through. An F would break it.
    [broken] An F or a vacant square breaks it.
   *[none] {""}
}
learn-beat-others = In the same way: { $lines }.
learn-beat-letter = Write { $named }. { $letter ->
    [F] An F breaks every line through its square.
    [P] A P keeps its square open and asks for nothing.
    [R] An R keeps its square open. A line with exactly one R must be counted.
   *[O] An O keeps its square open, and every line through it must be counted.
}
learn-beat-instead = { $letter } could have been written instead: it is safe. So the move was not forced.
