# The lessons of Floating Tic-Tac-Toe.
learn-floating-step = { $step ->
    [1] Cases à portée
    [2] La portée diminue
    [3] Quand la zone se ferme
    [4] Trois à la suite
    [5] Quatre comptent double
    [6] Diagonales
    [7] Compte une zone pleine
    [8] Fais un alignement
    [9] Empêche un alignement
    [10] Deux à la fois
    [11] Fixe un bord
    [12] Les dernières cases
    [13] Variantes
   *[14] Profite d’une erreur
}
learn-floating-ask = { $asked ->
    [reach] Touche toutes les cases où { $side } peut jouer : rien ne doit dépasser quatre de large ou de haut.
    [may] { $side } peut-il jouer en { $square } ? Sinon, touche un pion qui est trop loin.
    [close] Tu es { $side }. Touche une case qui ferme la zone : quatre de large et quatre de haut.
    [lines] Note tous les alignements de { $side }. Touche trois cases pour chacun.
    [count] Compte les points des deux côtés.
    [take] Tu es { $side }. Touche une case qui fait un alignement.
    [block] Tu es { $side }. Touche là où tu empêches l’alignement de l’autre côté.
    [two] Tu es { $side }. Touche une case qui menace plus que l’autre côté ne peut arrêter.
    [fix] Tu es { $side }. Touche une case qui met { $square } hors de portée, mais pas { $square }.
   *[keep] Tu es { $side }. Touche une case qui n’offre rien.
}
learn-floating-board = Plateau
learn-floating-marked = { $square }, { $mark ->
    [marked] marquée
   *[other] en question
}
learn-floating-may = Peut-on y jouer ?
learn-floating-show = Touche un pion qui est trop loin.
learn-floating-points = Points de { $side }
learn-floating-tap-one = Touche d’abord ta case sur le plateau.
learn-floating-tap-three = Touche trois cases du plateau.
learn-floating-lines = Alignements notés
learn-floating-remove = Enlever { $line } de la liste
learn-floating-variation = { $variation ->
    [moving] Déplacer : tu peux d’abord déplacer un de tes pions.
    [sharing] Partager : deux alignements qui partagent un pion rapportent un point de plus.
    [touching] Toucher : un nouveau pion en touche un qui est déjà là.
   *[fewest] Le moins : qui a le moins de points gagne.
}
learn-floating-beat = { $line } est un alignement : trois à la suite { $rule ->
    [across] en travers.
    [up] de haut en bas.
   *[diagonal] en diagonale.
}
learn-floating-beat-stops = Sinon, { $side } fait { $lines }.
learn-floating-turn = { $square }
learn-floating-turn-moved = { $from } à { $to }, puis { $square }
learn-floating-answer-every = Toutes les cases vides.
learn-floating-answer-no = Non : { $square } est trop loin.
learn-floating-answer-count = X { $x }, O { $o }
learn-floating-flaw = { $kind ->
    [missed] { $square } est aussi à portée.
    [fits] C’est permis : tous les pions tiennent dans les quatre cases sur quatre marquées.
    [unshown] Touche un pion qui est trop loin.
    [not-too-far] { $square } n’est pas trop loin.
    [still-open] La zone peut encore grandir jusqu’aux cases marquées.
    [makes-none] Cela ne fait pas d’alignement.
    [used] Il ne fallait pas jouer en { $square }.
   *[still-in-reach] { $square } est encore à portée.
}
learn-floating-flaw-line = { $kind ->
    [not-own] { $line } : en { $square }, il n’y a pas de pion de ce côté.
    [gap] { $line } a un trou.
    [bent] { $line } n’est pas une ligne droite.
    [twice] { $line } est deux fois dans la liste.
   *[not-listed] Il manque { $line }.
}
learn-floating-miscounted = { $side } { $count ->
    [0] n’a aucun point.
    [one] a un point.
   *[other] a { $count } points.
}
learn-floating-answered = L’autre côté répond { $turn }.
learn-floating-loses = Cela offre { $count ->
    [one] un point
   *[other] { $count } points
} : { $line }.
learn-floating-hint-look = Regarde les cases marquées : { $squares }.
learn-floating-hint-four = Deux pions ne peuvent jamais être à plus de trois cases l’un de l’autre, en large ou en haut.
learn-floating-hint-among = L’une des cases marquées est la bonne : { $squares }.
learn-floating-belief = { $belief ->
    [sheet-is-board] La feuille n’est pas le plateau : seules quatre cases sur quatre comptent.
    [box-is-area] La zone peut encore grandir jusqu’à quatre sur quatre.
    [one-way-is-enough] Il faut quatre de large et quatre de haut.
    [bent-counts] Un alignement est droit.
    [gap-counts] Les trois se suivent, sans trou.
    [four-is-one] Quatre à la suite font deux alignements.
    [no-diagonals] Les diagonales comptent aussi.
    [blocks-instead] Empêcher, ce n’est pas faire.
    [takes-instead] Faire un alignement n’arrête pas l’autre côté.
    [one-is-enough] On peut arrêter une menace. Deux, non.
    [wrong-edge] Cela élargit l’autre bord.
    [inside-fixes] Un pion à l’intérieur ne déplace pas les bords.
    [greedy] Un point maintenant peut coûter plus tard.
    [unguarded] Regarde ce que l’autre côté peut faire ensuite.
    [lets-it-pass] Le dernier coup était une erreur : profites-en.
   *[plain-rules] Pense à la variante.
}

# Which rule
learn-floating-rule = { $rule ->
    [across] Trois à la suite en travers.
    [up] Trois à la suite de haut en bas.
   *[diagonal] Trois à la suite en diagonale.
}

# On paper
learn-floating-paper = { $asked ->
    [reach] Marque toutes les cases où { $side } peut jouer : rien ne doit dépasser quatre de large ou de haut.
    [may] { $side } peut-il jouer en { $square } ? Sinon, nomme un pion qui est trop loin.
    [lines] Note chaque alignement de { $side } avec ses trois cases.
    [close] Tu es { $side }. Nomme une case qui ferme la zone : quatre de large et quatre de haut.
    [take] Tu es { $side }. Nomme une case qui fait un alignement.
    [block] Tu es { $side }. Nomme une case qui empêche l’alignement de l’autre côté.
    [two] Tu es { $side }. Nomme une case qui menace plus que l’autre côté ne peut arrêter.
    [fix] Tu es { $side }. Nomme une case qui met { $square } hors de portée, mais pas { $square }.
   *[keep] Tu es { $side }. Nomme une case qui n’offre rien.
}
learn-floating-too-far = Trop loin :
learn-floating-made = Alignements :
learn-floating-play = Ton coup :

# A line of a count in court
learn-floating-line-row = { $line } est un alignement.
learn-floating-line-complete = { $way ->
    [across] Aucun alignement de { $side } en travers n’est oublié.
    [up] Aucun alignement de { $side } de bas en haut n’est oublié.
   *[diagonal] Aucun alignement de { $side } en diagonale n’est oublié.
}
learn-floating-line-counted = { $way ->
    [across] En travers, { $side } en a { $count }.
    [up] De bas en haut, { $side } en a { $count }.
   *[diagonal] En diagonale, { $side } en a { $count }.
}
