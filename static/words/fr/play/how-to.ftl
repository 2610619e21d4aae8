how-to-source = D’où viennent les règles
how-to-source-rulings = Là où la source ne dit rien, cette appli a dû décider. Si ta classe joue autrement, pas de souci : tu sais maintenant où est la différence.

## Pictures to play with
how-to-try-odd = Impair
how-to-try-even = Pair
how-to-try-odd-goal = But : impair
how-to-try-line-start = Touche trois cases, l’une après l’autre.
how-to-try-line-none = { $listing } ne relie pas deux côtés opposés.
how-to-try-line-forbidden = { $lines ->
    [triplets] { $listing } n’est pas un triplet : la case { $square } porte un F.
   *[connections] { $listing } n’est pas une connexion : la case { $square } porte un F.
}
how-to-try-line-vacant = { $lines ->
    [triplets] { $listing } n’est pas un triplet : la case { $square } est vide.
   *[connections] { $listing } n’est pas encore une connexion : la case { $square } est vide.
}
how-to-try-line-one = { $lines ->
    [triplets] Oui : { $listing } est un triplet.
   *[connections] Oui : { $listing } est une connexion.
}
how-to-try-line-two = { $lines ->
    [triplets] Oui, deux fois : { $listing } relie le haut et le bas, et aussi la gauche et la droite.
   *[connections] Oui, deux fois : { $listing } relie le haut et le bas, et aussi la gauche et la droite.
}
how-to-try-counted = { $needed ->
    [0] { $free ->
        [0] Il n’y a rien à compter. Touche une case pour changer sa lettre.
       *[other] Tu peux compter { $permitted }.
    }
   *[other] { $free ->
        [0] Tu dois compter { $required }.
       *[other] Tu dois compter { $required } et tu peux compter { $permitted }.
    }
}
how-to-try-solved = { $count ->
    [one] Trouvé : { $list }. Un, c’est impair.
   *[other] Trouvé : { $list }. Cela fait { $count }.
}
how-to-try-unsolved = Pas encore de solution. Touche une case pour changer sa lettre.

## The keys and marks of a table
help-keys = Doigt et touches
help-marks = Marques
help-touch-letters = Touche une case et une lettre, dans l’ordre que tu veux. Puis touche le bouton qui les valide.
help-touch-lines = Pour noter une ligne : glisse sur ses cases, touche-les l’une après l’autre, ou tape leurs numéros.
help-key-arrows = Flèches
help-key-numbers = Chiffres
help-key-letters = Lettres
help-key-enter = Entrée
help-key-erase = Retour arrière
help-key-question = ?
help-question = ouvrir et fermer cette aide
help-arrows-squares = aller de case en case
help-numbers-squares = aller à une case
help-numbers-lines = ajouter une case à la ligne
help-letters-pencil = écrire au crayon
help-enter-letters = valider ce qui est au crayon
help-enter-lines = ajouter la case à la ligne
help-erase-letters = effacer ce qui est au crayon
help-erase-lines = enlever une case, ou la dernière ligne
help-mark-circle = Cercle
help-circle = vient d’être écrite
help-mark-box = Cadre bleu
help-box = attend une lettre
help-mark-dashed-box = Cadre en pointillés
help-dashed-box = au crayon, pas encore validée
help-mark-solid = Trait plein
help-solid = à compter absolument, ou dans la liste
help-mark-dashed = Trait en pointillés
help-dashed = peut être comptée
help-mark-red = Rouge
help-red = ici, il y a une erreur
