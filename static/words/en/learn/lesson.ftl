# A lesson.
learn-wait = One moment…
learn-watch = Watch how it is done.
learn-begun = The beginning is done for you.
learn-back = Back
learn-pause = { $playing ->
    [yes] Pause
   *[no] Play
}
learn-forward = Forward
learn-part-of = { $part } of { $last }
learn-now-you = Now you
learn-next = Next
learn-check = Check
learn-help = { $given ->
    [0] Hint
    [one] Another hint
   *[other] Show me
}
learn-again = Start over
learn-right = Right.
learn-not-yet = Not yet. { $why }
learn-not-yet-belief = Not yet. { $why } { $belief }
learn-unchanged = You have not added anything. If you mean it as it stands, press “Check” again.
learn-so = { $why } So: { $answer }
learn-remember = Remember: { $rules }
learn-hint-so-far = { $right ->
    [none] { $why }
   *[other] Right so far: { $right }. But: { $why }
}
learn-hint-right-so-far = All that you have is right. Press “Check”.
learn-shown = One right answer: { $answer }
learn-way = Your answer
learn-part = What you write
learn-yes = Yes
learn-no = No
learn-answer-none = None.
learn-answer-no = No.
learn-hint-look-all = Look at everything once more.
learn-hint-how-many = { $count ->
    [0] There is none to find.
    [one] There is one to find.
   *[other] There are { $count } to find.
}
learn-flaw-other-form = Something else is asked for.
learn-which-rule = One more thing. { $about } Which rule decides how it counts?
learn-rule-is = Here it is another one: { $rule }
learn-source = An example from { $sheet ->
    [floating] the rules of Floating Tic-Tac-Toe
    [lawtoe] the rules of LawToe
    [poe] the rules of POE
    [wholes] the rules of Wholes
   *[networks] the rules of networks of letters
}.
