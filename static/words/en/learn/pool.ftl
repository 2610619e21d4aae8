# An exercise posed to a class, and its codes.
pool-choose = Choose another
pool-reveal = Show the votes
pool-vote-again = Vote again
pool-again = Talk it over. Then vote again with your hands.
pool-show-truth = Show the truth
pool-refute = Why not { $answer }?
pool-show-right = Show how it works
pool-go-on = Go on
pool-next = Next exercise
pool-undo = Undo the last count
pool-exercise = Exercise: { $exercise }
pool-other = Another answer
pool-unsure = I don’t know
pool-believed = Another answer, by this belief
pool-right = Right
pool-wrong = Wrong
pool-refuted = { $answer } is wrong. { $why }
pool-worked = One right answer: { $answer }

pool-fewer = One hand fewer for { $answer }
pool-hands = Hands for { $answer }
pool-more = One hand more for { $answer }
pool-bars = How the class answered
pool-answered = { $total ->
    [one] 1 answer.
   *[other] { $total } answers.
}
pool-count = { $vote ->
    [first] 1st: { $count } of { $total } ({ $percent }%)
    [second] 2nd: { $count } of { $total } ({ $percent }%)
   *[only] { $count } of { $total } ({ $percent }%)
}

pool-qr = Code that opens the exercise on a device
pool-join = Answer on your device
pool-how = Scan this, or open the address. Answer once, then hold up your six letters.
pool-large = Make it large
pool-address = Address: { $address }
pool-from-file = This page was opened from a file, so other devices cannot follow its link. Count hands.
pool-codes = Codes, one or many at once ({ $count ->
    [0] none so far
   *[other] { $count } so far
})
pool-take = Take codes
pool-forged = Codes are for talk in class, not for marks: they can be made up.
pool-taken = { $count ->
    [0] No code was taken.
    [one] 1 code taken.
   *[other] { $count } codes taken.
}
pool-not-taken = { $kind ->
    [again] Taken already, and not counted again: { $codes }. If two students show the same letters, add one by hand.
    [mistyped] Mistyped, please look again: { $codes }.
    [other] Of another exercise: { $codes }.
   *[length] A code has six letters, these do not: { $codes }.
} { $more ->
    [0] {""}
   *[other] And { $more } more.
}

pool-give = Give my answer
pool-once = You answer once. After that you get six letters for your class.
pool-your-code = The code of your answer
pool-hold-up = Hold it up, or read it out.
pool-code-about = Only your teacher’s page can read it. It is for talking about the exercise, not for marks.
pool-show-me = Show me the answer

# A second device that collects codes.
pool-collect = Collect on a phone
collect-lead = A code is six letters, such as KMD QTZ. Type as many at once as you like.
collect-hand-over = Type this on the page that poses the exercise. It counts all of them.
collect-pose = Show the exercise on this device
collect-code = The code of all: { $letters }
collect-clear = Begin anew
