# A lesson.
learn-wait = Un moment…
learn-watch = Regarde comment on fait.
learn-begun = Le début est déjà fait.
learn-back = Retour
learn-pause = { $playing ->
    [yes] Pause
   *[no] Lecture
}
learn-forward = Avancer
learn-part-of = { $part } sur { $last }
learn-now-you = À toi
learn-next = Suivant
learn-check = Vérifier
learn-help = { $given ->
    [0] Indice
    [one] Autre indice
   *[other] Montre-moi
}
learn-again = Recommencer
learn-right = Juste.
learn-not-yet = Pas encore. { $why }
learn-not-yet-belief = Pas encore. { $why } { $belief }
learn-unchanged = Tu n’as rien ajouté. Si c’est bien ce que tu veux dire, appuie encore sur « Vérifier ».
learn-so = { $why } Donc : { $answer }
learn-remember = Souviens-toi : { $rules }
learn-hint-so-far = { $right ->
    [none] { $why }
   *[other] Juste jusqu’ici : { $right }. Mais : { $why }
}
learn-hint-right-so-far = Tout ce que tu as est juste. Appuie sur « Vérifier ».
learn-shown = Une réponse juste : { $answer }
learn-way = Ta réponse
learn-part = Ce que tu écris
learn-yes = Oui
learn-no = Non
learn-answer-none = Il n’y en a pas.
learn-answer-no = Non.
learn-hint-look-all = Regarde tout encore une fois.
learn-hint-how-many = { $count ->
    [0] Il n’y a rien à trouver.
    [one] Il y en a { $count } à trouver.
   *[other] Il y en a { $count } à trouver.
}
learn-flaw-other-form = On demande autre chose.
learn-which-rule = Encore une chose. { $about } Quelle règle décide comment cela compte ?
learn-rule-is = Ici, c’en est une autre : { $rule }
learn-source = Un exemple tiré { $sheet ->
    [floating] des règles de Floating Tic-Tac-Toe
    [lawtoe] des règles de LawToe
    [poe] des règles de POE
    [wholes] des règles de Wholes
   *[networks] des règles des réseaux de lettres
}.
