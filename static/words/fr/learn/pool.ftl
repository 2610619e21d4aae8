# An exercise posed to a class, and its codes.
pool-choose = En choisir un autre
pool-reveal = Montrer les votes
pool-vote-again = Voter encore une fois
pool-again = Parlez-en. Puis votez encore une fois, à main levée.
pool-show-truth = Montrer la vérité
pool-refute = Pourquoi pas { $answer } ?
pool-show-right = Montrer comment ça marche
pool-go-on = Continuer
pool-next = Exercice suivant
pool-undo = Annuler le dernier compte
pool-exercise = Exercice : { $exercise }
pool-other = Une autre réponse
pool-unsure = Je ne sais pas
pool-believed = Une autre réponse, à cause de cette idée
pool-right = Juste
pool-wrong = Faux
pool-refuted = { $answer } n’est pas juste. { $why }
pool-worked = Une réponse juste : { $answer }

pool-fewer = Une main de moins pour { $answer }
pool-hands = Mains pour { $answer }
pool-more = Une main de plus pour { $answer }
pool-bars = Les réponses de la classe
pool-answered = { $total ->
    [0] Aucune réponse.
    [one] 1 réponse.
   *[other] { $total } réponses.
}
pool-count = { $vote ->
    [first] 1er vote : { $count } sur { $total } ({ $percent } %)
    [second] 2e vote : { $count } sur { $total } ({ $percent } %)
   *[only] { $count } sur { $total } ({ $percent } %)
}

pool-qr = Code qui ouvre l’exercice sur un appareil
pool-join = Réponds sur ton appareil
pool-how = Scanne ceci, ou ouvre l’adresse. Réponds une fois, puis montre tes six lettres.
pool-large = Voir en grand
pool-address = Adresse : { $address }
pool-from-file = Cette page a été ouverte depuis un fichier : les autres appareils ne peuvent pas suivre son lien. Compte les mains.
pool-codes = Codes, un ou plusieurs à la fois ({ $count ->
    [0] aucun jusqu’ici
   *[other] { $count } jusqu’ici
})
pool-take = Prendre les codes
pool-forged = Les codes servent à discuter en classe, pas à mettre des notes : on peut en inventer.
pool-taken = { $count ->
    [0] Aucun code n’a été pris.
    [one] 1 code pris.
   *[other] { $count } codes pris.
}
pool-not-taken = { $kind ->
    [again] Déjà pris, et pas comptés une deuxième fois : { $codes }. Si deux élèves montrent les mêmes lettres, ajoutes-en un à la main.
    [mistyped] Mal tapés, regarde encore une fois : { $codes }.
    [other] D’un autre exercice : { $codes }.
   *[length] Un code a six lettres, ceux-ci non : { $codes }.
} { $more ->
    [0] {""}
   *[other] Et encore { $more }.
}

pool-give = Donner ma réponse
pool-once = Tu réponds une seule fois. Ensuite, tu reçois six lettres pour ta classe.
pool-your-code = Le code de ta réponse
pool-hold-up = Montre-le, ou lis-le à voix haute.
pool-code-about = Seule la page de ta maîtresse ou de ton maître peut le lire. Il sert à discuter de l’exercice, pas à mettre des notes.
pool-show-me = Montre-moi la réponse

# A second device that collects codes.
pool-collect = Réunir sur un téléphone
collect-lead = Un code, c’est six lettres, par exemple KMD QTZ. Tapes-en autant que tu veux à la fois.
collect-hand-over = Tape ceci sur la page qui propose l’exercice. Elle les compte tous.
collect-pose = Montrer l’exercice sur cet appareil
collect-code = Le code de tous : { $letters }
collect-clear = Recommencer
