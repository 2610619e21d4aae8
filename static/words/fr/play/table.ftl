# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat
table-square-vacant = Case { $square }, vide
table-square-filled = Case { $square }, { $letter }
table-square-latest = Case { $square }, { $letter }, vient d’être écrite
table-square-pencilled = Case { $square }, { $letter } au crayon, pas encore validée

## Writing letters
table-letters = Lettres
table-letter-f = interdit
table-letter-p = permis
table-letter-o = obligatoire
table-letter-r = requis
table-pencil-where = Touche maintenant la case pour { $letter }
table-pencil-which = { $letter } en { $square }, à la place de quoi ?
table-pencil-this = { $letter } en { $square }
table-pencil-neither = Laisser les lettres comme elles sont

## Help
table-rules = Règles
table-keys = Touches et marques

## Listing connections
table-listings = { $lines ->
    [triplets] Tes triplets
   *[connections] Tes connexions
}
table-listing-label = { $lines ->
    [triplets] Un triplet, comme { $example }
   *[connections] Une connexion, comme { $example }
}
table-listing-add = Ajouter
table-listing-wrong = { $lines ->
    [triplets] Un triplet, ce sont trois numéros de cases, comme { $example }.
   *[connections] Une connexion, ce sont les numéros de ses cases, comme { $example }.
}
table-listing-remove = Enlever { $listing }
table-listings-shown = { $lines ->
    [triplets] Triplets de la preuve
   *[connections] Connexions de la preuve
}

table-listings-offered = { $lines ->
    [triplets] Triplets à noter
   *[connections] Connexions à noter
}
# A few squares or letters of many.
table-some-of = { $list } et d’autres
table-listings-touch = Touche pour noter :
table-listing-offer = Noter { $listing }
table-listings-uncounted = { $count ->
    [one] { $count } de plus est dans la liste et ne compte pas.
   *[other] { $count } de plus sont dans la liste et ne comptent pas.
}

## Marks beside what is listed and does not count
table-mark-no-line = ne relie pas deux côtés
table-mark-vacant = { $square } est vide
table-mark-forbidden = F en { $square }
table-mark-repeated = déjà dans la liste

## Writing a proof, one part after another
table-turn-proof = { $who ->
    [you] Prouve : { $what }
   *[other] { $name } prouve : { $what }
}
table-proof-what = { $kind ->
    [P] pas de P-flub
    [CP] pas de CP-flub
    [force-out] fin forcée
    [full] une solution
   *[other] { $kind }-flub
}
table-proof-parts = Parties de la preuve
table-proof-part = { $part ->
    [move] Coup
    [letters] { $lines ->
        [triplets] Le P
       *[connections] Lettre
    }
    [lines] { $lines ->
        [triplets] Triplets
       *[connections] Connexions
    }
   *[instead] À la place
}
table-proof-next = { $part ->
    [move] Suite : le coup
    [letters] { $lines ->
        [triplets] Suite : le P
       *[connections] Suite : la lettre
    }
    [lines] { $lines ->
        [triplets] Suite : triplets
       *[connections] Suite : connexions
    }
   *[instead] Suite : à la place
}
table-truth-other = C’était un flub, mais d’une autre sorte. { $why }
table-proof-begun = En cours : { $listing }. Continue sur une case voisine.
table-proof-astray = { $lines ->
    [triplets] { $listing } n’est pas un triplet : on ne va pas d’un côté au côté opposé, case par case. Ce n’est pas noté.
   *[connections] { $listing } n’est pas une connexion : on ne va pas d’un côté au côté opposé, case par case. Ce n’est pas noté.
}
table-proof-hand-in = Remettre
table-proof-give-up = Renoncer…

## Handing in a proof
table-missing-title = Il manque quelque chose
table-missing-move = Tu n’as pas choisi le coup qui était le A-flub.
table-missing-letter = Tu n’as pas écrit la lettre qui donne une solution.
table-missing-lines = Tu n’as rien noté dans la liste.
table-missing-rest = Tu as commencé à toucher une ligne de plus. Elle n’est pas encore notée.
table-missing-instead = Tu n’as pas écrit la lettre qu’on aurait pu jouer à la place.
table-missing-stay = Continuer
table-missing-hand-in = Remettre quand même

## Trying a proof again
table-retry = Réessayer pour s’entraîner
table-retry-about = Pour s’entraîner : les points et le relevé restent comme ils sont.
table-retry-check = Vérifier
table-retry-end = Retour au verdict
table-lost-at = { $kind ->
    [flub] Le coup { $number } était ton flub : le voir
   *[other] Le coup { $number } a fait perdre : le voir
}
table-retry-holds = Celle-ci est valable !

## Flaws of a list
table-flaw-no-line = { $listing } ne relie pas un côté au côté opposé.
table-flaw-vacant = { $listing } passe par la case { $square }, qui est vide.
table-flaw-forbidden = { $listing } contient un F, dans la case { $square }.
table-flaw-repeated = { $listing } est trop de fois dans la liste.
table-flaw-unused = { $lines ->
    [triplets] { $letter }{ $square } n’est sur aucun de tes triplets.
   *[connections] { $letter }{ $square } n’est sur aucune de tes connexions sans autre { $letter }.
}
table-flaw-omitted = { $lines ->
    [triplets] { $listing } contient un O : il faut le compter.
   *[connections] { $listing } contient exactement un R : il faut la compter.
}
table-flaw-count = { $goal ->
    [odd] { $lines ->
        [triplets] { $count ->
            [0] il n’y a pas de triplet, et le but est impair.
           *[other] { $count } triplets, c’est pair, et le but est impair.
        }
       *[connections] { $count ->
            [0] il n’y a pas de connexion, et le but est impair.
           *[other] { $count } connexions, c’est pair, et le but est impair.
        }
    }
    [even] { $lines ->
        [triplets] { $count ->
            [0] une solution paire a au moins deux triplets.
            [one] un triplet, c’est impair, et le but est pair.
           *[other] { $count } triplets, c’est impair, et le but est pair.
        }
       *[connections] { $count ->
            [0] une solution paire a au moins deux connexions.
            [one] une connexion, c’est impair, et le but est pair.
           *[other] { $count } connexions, c’est impair, et le but est pair.
        }
    }
    [at-least] { $count ->
        [0] il n’y a pas de connexion, et le but est au moins { $number }.
        [one] une connexion, cela ne fait pas au moins { $number }.
       *[other] { $count } connexions, cela ne fait pas au moins { $number }.
    }
   *[exactly] { $count ->
        [0] il n’y a pas de connexion, et le but est exactement { $number }.
        [one] une connexion, cela ne fait pas exactement { $number }.
       *[other] { $count } connexions, cela ne fait pas exactement { $number }.
    }
}

## Before a game

## The record
table-undo = Annuler
table-redo = Rétablir
table-again = Rejouer
table-change-setup = Changer la préparation
table-leave = Nouvelle partie
table-analyse = Analyser cette position
table-analyse-short = Analyser
table-helped = De l’aide a été utilisée dans cette partie.
table-given = Cette partie a commencé au milieu : elle ne compte donc ni comme victoire ni comme défaite.
table-sheets = Relevé et points
table-back-to-now = Au présent
table-record-empty = Il ne s’est encore rien passé.
table-record-walk = Revoir
table-record-first = Au début
table-record-back = Étape précédente
table-record-forward = Étape suivante
table-record-now = Au présent
table-record-share = En texte…
table-record-share-title = Le relevé en texte
table-record-copy-label = Cette partie
table-record-copy = Copier
table-record-copied =
    { $copied ->
        [yes] Copié.
       *[no] Ce navigateur ne laisse pas Flub copier. Le texte est sélectionné : copie-le avec le clavier ou avec un appui long.
    }
table-record-file = Télécharger
table-record-paste-label = Colle ici un relevé pour continuer à partir de là
table-record-load = Continuer de là
table-viewing = Retour en arrière : étape { $step }
table-see-again = Revoir
table-go-on = Continuer
table-viewing-about = C’est seulement pour regarder : rien ne change. Reviens au présent pour continuer à jouer.

## Links
table-link-game = Faire un lien vers cette partie
table-link-board = Faire un lien vers ce plateau

## Two devices by turns

## Texts that are no record
table-unreadable-long = Ce texte est trop long pour être un relevé.
table-unreadable-no-record = Ce n’est pas un relevé de Flub : il devrait commencer par « flub 1 { $game } ».
table-unreadable-version = Ce relevé est de la version « { $version } », que ce Flub ne sait pas lire.
table-unreadable-game = C’est un relevé de « { $name } », pas de { $title }.
table-unreadable-setup = La première ligne devrait ressembler à « { $example } ».
table-unreadable-line = La ligne { $line } n’est pas un coup. Écris-le comme dans le premier champ.
table-unreadable-refused = La ligne { $line } est contre les règles. { $why }

## The board without opponents
table-board = Plateau sans adversaires
table-board-about = Écris les lettres que tu veux, choisis un but, et regarde ce qui est vrai.
table-board-erase = Effacer la case
table-board-clear = Vider le plateau
table-board-back = Retour à la partie
table-board-square = Case { $square }, vide. { $count ->
    [0] Aucune lettre n’est sûre ici.
   *[other] Sûr ici : { $letters }.
}
table-board-connections = { $lines ->
    [triplets] { $required ->
        [0] Aucun triplet avec un O,
        [one] Un triplet avec un O,
       *[other] { $required } triplets avec un O,
    } { $permitted ->
        [0] aucun avec des P seulement.
        [one] un avec des P seulement.
       *[other] { $permitted } avec des P seulement.
    }
   *[connections] { $required ->
        [0] Aucune connexion requise,
        [one] Une connexion requise,
       *[other] { $required } connexions requises,
    } { $permitted ->
        [0] aucune permise.
        [one] une permise.
       *[other] { $permitted } permises.
    }
}
table-board-show = Montrer
table-lines = Dessiner sur la grille
table-lines-none = rien
table-lines-required = requises
table-lines-permitted = permises
table-lines-with-o = avec un O
table-lines-without-o = avec des P seulement

# After a game.
table-good = Ce qui était bien : coups sans flub, { $good } sur tes { $all }.
table-moments = { $end ->
    [lost] Essayer ce moment
   *[won] Les moments décisifs
}
table-hint-goal = { $step ->
    [1] Impair, c’est 1, 3, 5 et ainsi de suite. Pair, c’est 2, 4, 6 et ainsi de suite.
    [2] { $lines ->
        [triplets] Un seul triplet est déjà impair. Pour pair, il en faut deux.
       *[other] Une seule connexion est déjà impaire. Pour pair, il en faut deux.
    }
   *[3] Choisis impair.
}
table-hint = Indice { $step } sur { $steps }
table-guide-leave = Jouer sans aide
