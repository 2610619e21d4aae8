how-to-floating-about = Le jeu
how-to-floating-about-what = X et O remplissent une zone de quatre cases sur quatre. Personne ne dit où elle est : elle flotte jusqu’à ce que vos coups la fixent.

how-to-floating-area = Zone et alignements
how-to-floating-area-turns = X commence au milieu. Ensuite, joue dans n’importe quelle case vide, tant que tout tient dans quatre cases sur quatre.
how-to-floating-area-frame = Le cadre montre jusqu’où tu peux aller.
how-to-floating-count-what = Trois en ligne droite font un alignement : en travers, de haut en bas ou en diagonale. Quatre à la suite en font deux.
how-to-floating-count-end = Après seize tours, qui a le plus d’alignements gagne.
how-to-floating-try-start = Le début
how-to-floating-try-settled = Zone fixée
how-to-floating-try-four = Quatre à la suite
how-to-floating-try = { $closed ->
    [yes] La zone est fixée. X en a { $x }, O en a { $o }.
   *[no] Touche une case dans le cadre. X en a { $x }, O en a { $o }.
}

how-to-floating-variations = Règles spéciales
how-to-floating-moving = Une fois par partie, avant de jouer, déplace un de tes pions.
how-to-floating-sharing = Deux de tes alignements qui partagent une case rapportent un point de plus.
how-to-floating-touching = Joue à côté d’un pion déjà joué, ou à son coin.
how-to-floating-fewest = Qui a le moins d’alignements gagne.
how-to-floating-ruling-moving = Un pion déplacé peut aller dans n’importe quelle case vide, tant que tout tient encore dans une zone de quatre cases sur quatre. Avec Toucher, il doit être à côté d’un autre.
how-to-floating-ruling-sharing = Avec Partager, chaque paire d’alignements du même côté qui ont au moins une case en commun rapporte un point.

how-to-floating-best = Si personne ne fait d’erreur
how-to-floating-best-draw = Chaque partie est un match nul, sauf dans deux cas :
how-to-floating-best-sharing = Avec Déplacer et Partager, X gagne d’un point.
how-to-floating-best-fewest = Avec Déplacer et Le moins, mais sans Toucher, X gagne d’un point.

floating-help-touch = Touche une case dans le cadre pour y jouer. Tu peux toujours annuler.
floating-help-letters = aller à une colonne
floating-help-numbers = aller à une rangée
floating-help-enter = jouer
floating-key-move = M, Échap
floating-help-move = avec Déplacer : prendre un de tes pions, le reposer
floating-mark-frame = Cadre
floating-help-frame = jusqu’où tu peux encore aller
floating-mark-hatched = Hachuré
floating-help-hatched = hors de portée
floating-mark-line = Trait
floating-help-line = un alignement
floating-mark-value = X+1, =
floating-help-value = comment cela finit si tout est bien joué : X gagne d’un point, match nul

# Terms as they are written in sentences, and what they mean.
floating-term-frame = cadre
floating-term-frame-is = La partie du plateau où l’on peut jouer au prochain tour. Il se ferme quand quatre rangées et quatre colonnes sont utilisées.
floating-term-area = zone
floating-term-area-is = Les rangées et les colonnes de la première à la dernière où l’on a joué : quatre au plus.
