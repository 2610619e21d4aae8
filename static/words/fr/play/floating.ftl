# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up

## The board
floating-board = Plateau, { $side } sur { $side }
floating-square-filled = { $square }, { $side }
floating-square-latest = { $square }, { $side }, vient d’être joué
floating-square-empty = { $square }, vide
floating-square-valued = { $square }, vide : { $value }
floating-square-centre = { $square }, vide, hors de portée : le premier pion va au milieu
floating-square-apart = { $square }, vide, hors de portée : il ne toucherait rien
floating-square-large = { $way ->
    [wide] { $square }, vide, hors de portée : la zone aurait { $count ->
        [5] cinq
        [6] six
        [7] sept
       *[other] huit
    } cases de large
   *[high] { $square }, vide, hors de portée : la zone aurait { $count ->
        [5] cinq
        [6] six
        [7] sept
       *[other] huit
    } cases de haut
}

## Whose turn it is
floating-turn = { $who ->
    [you] À toi : { $side }
   *[other] À { $side } de jouer
}
floating-turn-computer = L’ordinateur réfléchit : { $side }…
floating-turn-elsewhere = À { $side } de jouer, sur l’autre appareil
floating-due-first = Touche le milieu : le premier X y va.
floating-due = { $touching ->
    [yes] Mets un { $side } dans le cadre, contre un pion déjà joué.
   *[no] Mets un { $side } dans le cadre.
}
floating-due-moving = Joue dans le cadre. Une fois par partie, tu peux d’abord déplacer un de tes pions.
floating-due-lifted = Touche maintenant la case où il va. C’est permis une fois par partie.
floating-due-moved = Déplacé : { $from } en { $to }. Joue maintenant un nouveau { $side } sur une case sans hachures.
floating-special = Règles spéciales : { $rules }
floating-put-back = Le reposer
floating-more = Plus
floating-unproven = L’ordinateur n’a pas pu prouver ce coup à temps. Ce n’est peut-être pas son meilleur.

## What happened
floating-event = { $side } a joué en { $square }.
floating-event-moved = { $side } a déplacé un pion de { $from } à { $to } et joué en { $square }.
floating-score = Les points : X { $x }, O { $o }.
floating-area = La zone va maintenant de { $from } à { $to }.
floating-won = { $who ->
    [you] Tu as gagné !
   *[other] { $side } a gagné
}
floating-drawn = Match nul
floating-good = Ce qui était bien.{ $rows ->
    [0] {""}
   *[other] {" "}Alignements : { $rows }.
}{ $kept ->
    [0] {""}
   *[other] {" "}Bons tours à la fin : { $kept } sur { $all }.
}
floating-result = { $kind ->
    [drawn] X en a { $x }, O en a { $o }.
    [drawn-fewest] X en a { $x }, O en a { $o }. Qui en a le moins gagne ; à égalité, c’est match nul.
    [fewest] X en a { $x }, O en a { $o }. Qui en a le moins gagne.
   *[most] X en a { $x }, O en a { $o }. Qui en a le plus gagne.
}

## Tic-tac-toes
floating-count = Alignements
floating-count-line = { $line }, montré sur le plateau
floating-count-both = en commun : { $squares }
floating-count-shared = { $text }, dans { $line } et { $line2 }, montré sur le plateau

## Values
floating-values-thinking = Je réfléchis… En début de partie, c’est long. Pour arrêter, appuie encore une fois sur le même bouton.
floating-values-key = X+1 : X gagne de 1. O+1 : O gagne de 1. « = » : nul. En vert : le mieux pour { $side }.
floating-values-on = Réfléchir encore
floating-values-line = Une des meilleures suites :
floating-values-draw = Si tout est bien joué : match nul.
floating-values-won = Si tout est bien joué, { $side } gagne avec { $count } de plus.
floating-values-unknown = Tout n’est pas encore connu. Continue à jouer et redemande.
floating-value-draw = match nul
floating-value-won = { $side } gagne avec { $count } de plus
floating-value-unknown = pas encore prouvé

## Bad input
floating-refused-over = La partie est finie.
floating-refused-turn = C’est à { $side } de jouer.
floating-refused-not-moving = On ne peut rien déplacer : on joue sans la règle Déplacer.
floating-refused-moved-before = Chaque côté ne peut déplacer qu’une fois par partie.
floating-refused-not-yours = En { $square }, il n’y a pas de pion à toi à déplacer.
floating-refused-off-board = Il n’y a pas de case { $square }.
floating-refused-centre = X commence au milieu.
floating-refused-filled = La case { $square } est prise.
floating-refused-large = { $way ->
    [wide] La zone aurait alors { $count ->
        [5] cinq
        [6] six
        [7] sept
       *[other] huit
    } cases de large.
   *[high] La zone aurait alors { $count ->
        [5] cinq
        [6] six
        [7] sept
       *[other] huit
    } cases de haut.
} Quatre au plus. Joue dans le cadre.
floating-refused-apart = Ce pion ne toucherait rien. Avec Toucher, chaque nouveau pion doit être à côté d’un autre.

# What Guided says
floating-guide-first = Commence au milieu.
floating-guide-take = Tu peux faire trois à la suite : { $squares }.
floating-guide-avoid = Trois à la suite comptent contre toi. Évite { $squares }.
floating-guide-block = L’autre côté pourrait faire trois à la suite au prochain tour : { $squares }. Empêche-le.
floating-guide-build = Joue dans le cadre : aligne deux de tes pions.
floating-aim = Fais plus d’alignements que l’autre côté.
floating-hint-look = Regarde { $square } et autour.
floating-hint-first = Le milieu laisse de la place de tous les côtés.
floating-hint-avoid = Trois à la suite comptent contre toi : évite-les.
floating-hint-take = Deux de tes pions sont déjà à la suite. Un de plus, et cela fait trois.
floating-hint-block = Deux pions de l’autre côté sont à la suite. Un de plus ferait trois.
floating-hint-build = De là partent des lignes à toi.
floating-hint-play = Joue en { $square }.
