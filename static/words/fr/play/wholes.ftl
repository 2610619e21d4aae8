# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-sent-deck-keep = Garder ce paquet avec les miens
wholes-sent-deck-kept = Ce paquet est avec les tiens.
wholes-sent-deck-no-room = Tu as déjà autant de paquets que Flub en garde. Tu peux quand même jouer avec celui-ci.

## The table
wholes-board = Plateau, une droite graduée de 0 à 1
wholes-lane = { $space ->
    [0] au départ
   *[other] case { $space } sur 20
}, { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
wholes-hand = Tes cartes
wholes-card-drawn = nouvelle
wholes-card-hinted = convient
wholes-pile = Pioche : { $count }
wholes-discard = Défausse : { $count }
wholes-discard-title = Cartes de la défausse
wholes-discard-others = { $count ->
    [0] Il n’y en a pas d’autres.
    [one] Il y en a encore une, face cachée.
   *[other] Il y en a encore { $count }, face cachée.
}
wholes-pick = Choisis des cartes qui font un entier.
wholes-play = Le coup, face cachée
wholes-your-play = Ton coup
wholes-turned-over = Les cartes, retournées
wholes-cards-are = Les cartes : { $sum }
wholes-you-say = Tu dis : { $sum }
wholes-says = { $who ->
    [you] Tu dis : { $sentence }.
   *[other] { $name } dit : { $sentence }.
}
wholes-say-what = Que dis-tu de cette carte ?
wholes-say-nothing-yet = rien encore
wholes-say-bait = Quelle valeur dis-tu pour APPÂT ?
wholes-i-say = Je dis
wholes-bluff-about = Pour bluffer, appuie sur une bulle et dis autre chose.
wholes-change-said = { $card }. Tu dis : { $said }. Dire autre chose

## Whose turn it is
wholes-turn = { $who ->
    [you] À toi de jouer
   *[other] À { $name } de jouer
}
wholes-turn-call = { $who ->
    [you] Tu doutes ?
   *[other] Quelqu’un doute ?
}
wholes-won = { $who ->
    [you] Tu as gagné !
   *[other] { $name } a gagné !
}
wholes-won-why = { $who ->
    [you] Tu as atteint la dernière case.
   *[other] { $name } a atteint la dernière case.
}
wholes-won-together = Victoire partagée : { $names } !
wholes-due-call = Est-ce vraiment un entier ? Doute, ou laisse passer.
wholes-due-draw = Pioche une carte.
wholes-due-play = Pose des cartes qui font un entier, bluffe ou passe.
wholes-drawn = Tu as pioché : { $card }.
wholes-so-far-none = Aucune carte choisie.

## What happened
wholes-good = Ce qui était bien.{ $wholes ->
    [0] {""}
   *[other] {" "}Entiers joués : { $wholes }.
}{ $calls ->
    [0] {""}
   *[other] {" "}Doutes justes : { $calls }.
}{ $bluffs ->
    [0] {""}
   *[other] {" "}Bluffs réussis : { $bluffs }.
}
wholes-bluff-worked = Ton bluff a marché !
wholes-event-draw = { $who ->
    [you] Tu as pioché une carte.
   *[other] { $name } a pioché une carte.
}
wholes-event-play = { $who ->
    [you] Tu as posé { $count ->
        [one] une carte
       *[other] { $count } cartes
    } et dit : { $sentence }.
   *[other] { $name } a posé { $count ->
        [one] une carte
       *[other] { $count } cartes
    } et dit : { $sentence }.
}
wholes-event-pass = { $who ->
    [you] Tu as passé ton tour.
   *[other] { $name } a passé son tour.
}
wholes-event-let-be = { $who ->
    [you] Tu as laissé passer.
   *[other] { $name } a laissé passer.
}
wholes-event-replay = { $who ->
    [you] Tu as joué REJOUE : un deuxième tour.
   *[other] { $name } a joué REJOUE : un deuxième tour.
}
wholes-event-swap = { $who ->
    [you] Tu as changé de place avec { $other }.
   *[other] { $other-who ->
        [you] { $name } a changé de place avec toi.
       *[other] { $name } a changé de place avec { $other }.
    }
}
wholes-event-call = { $who ->
    [you] Tu as douté du coup joué par { $other } !
   *[other] { $other-who ->
        [you] { $name } a douté de ton coup !
       *[other] { $name } a douté du coup joué par { $other } !
    }
}
wholes-stage-doubt = Ce n’est pas un entier !
wholes-stage-said = On a dit : { $sentence }.
wholes-call-right = { $who ->
    [you] Tu as raison : c’était un bluff !
   *[other] { $other-who ->
        [you] { $name } a découvert ton bluff.
       *[other] { $name } a raison : c’était un bluff !
    }
}
wholes-call-wrong = { $who ->
    [you] C’est exactement un entier. { $other } a dit la vérité.
   *[other] { $other-who ->
        [you] Ta somme était juste !
       *[other] C’est exactement un entier. { $other } a dit la vérité.
    }
}
wholes-call-bait = { $who ->
    [you] APPÂT ! { $other } a bluffé, mais tu as mordu.
   *[other] { $other-who ->
        [you] APPÂT ! { $name } a mordu.
       *[other] APPÂT ! { $other } a bluffé, mais { $name } a mordu.
    }
}
wholes-caller-pays = { $who ->
    [you] { $spaces ->
        [0] Tu devrais reculer, mais tu es encore au départ.
        [one] Tu as douté et tu paies : une case en arrière, { $space ->
            [0] au départ
           *[other] à la case { $space }
        }.
       *[other] Tu as douté et tu paies : { $spaces } cases en arrière, { $space ->
            [0] au départ
           *[other] à la case { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } devrait reculer, mais se trouve encore au départ.
        [one] { $name } a douté et paie : une case en arrière, { $space ->
            [0] au départ
           *[other] à la case { $space }
        }.
       *[other] { $name } a douté et paie : { $spaces } cases en arrière, { $space ->
            [0] au départ
           *[other] à la case { $space }
        }.
    }
}
wholes-goes-back = { $who ->
    [you] { $spaces ->
        [0] Tu restes où tu es.
        [one] Tu recules d’une case, { $space ->
            [0] au départ
           *[other] à la case { $space }
        }.
       *[other] Tu recules de { $spaces } cases, { $space ->
            [0] au départ
           *[other] à la case { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } reste en place.
        [one] { $name } recule d’une case, { $space ->
            [0] au départ
           *[other] à la case { $space }
        }.
       *[other] { $name } recule de { $spaces } cases, { $space ->
            [0] au départ
           *[other] à la case { $space }
        }.
    }
}
wholes-keeps = { $who ->
    [you] Tu gardes les cartes.
   *[other] { $name } garde les cartes.
}

## Acting
wholes-draw = Piocher
wholes-draw-about = Tu peux déjà choisir des cartes.
wholes-play-cards = { $count ->
    [0] Choisis des cartes à poser
   *[other] Cela fait un entier !
}
wholes-bluff = Dire que c’est un entier
wholes-bait-first = D’abord, dis la valeur d’APPÂT
wholes-pass = Passer
wholes-put-back = Reposer
wholes-hops = En bonds
wholes-hint = Indice
wholes-hint-more = Dis-m’en plus
wholes-hint-look = Regarde ta main : { $count } de tes cartes font exactement un entier.
wholes-hint-begin = Commence par { $card }. Il manque alors : { $rest }.
wholes-hint-others = Regarde tes propres cartes et celles de la défausse. Combien reste-t-il des valeurs dites ?
wholes-hint-count = { $all ->
    [one] Il y a une carte « { $value } ».
   *[other] Il y a { $all } cartes « { $value } ».
} { $seen ->
    [0] Tu n’en vois aucune.
    [one] Tu en vois une.
   *[other] Tu en vois { $seen }.
}
wholes-hint-whole = Ceci fait un entier : { $sentence }.
wholes-hint-none = { $step ->
    [look] Regarde ta main : aucune de tes cartes ne fait exactement un entier.
    [what] Un bluff t’avance d’une case par carte. Mais si quelqu’un doute, tu recules d’autant.
    [bait] Bluffe avec APPÂT et une autre carte : alors c’est qui doute qui paie, pas toi.
    [little] Bluffe avec deux cartes : si près du départ, tu n’as presque rien à perdre.
   *[pass] Passe : avec la prochaine carte, tu auras peut-être un entier.
}
wholes-hint-call = { $odds ->
    [0] C’est forcément un entier : douter serait une erreur.
    [100] Ce ne peut pas être un entier : tu as raison de douter.
   *[other] D’après ce que tu vois, tu aurais raison de douter { $odds } fois sur 100.
}
wholes-missed-title = Regarde encore
wholes-missed = Certaines de tes cartes font exactement un entier.
wholes-missed-back = Chercher
wholes-missed-pass = Passer quand même
wholes-go-on = Continuer
wholes-waiting = Les autres réfléchissent.
wholes-thinks = { $name } réfléchit.
wholes-record = Relevé
wholes-not-now = Plus tard
wholes-curtain = Donne l’appareil à { $name }
wholes-curtain-about = { $count ->
    [2] L’autre personne regarde ailleurs.
   *[other] Toutes les autres personnes regardent ailleurs.
}
wholes-curtain-open = Voir les cartes de { $name }

## Calling
wholes-call-open = Douter…
wholes-call-title = Douter du coup ?
wholes-call-if-right = { $who ->
    [you] Si c’est un bluff, tu recules.
   *[other] Si c’est un bluff : tu gardes les cartes. { $name } retourne là où son tour a commencé, puis recule encore { $count ->
        [one] d’une case.
       *[other] de { $count } cases.
    }
}
wholes-call-if-wrong = Si c’est un entier, ou s’il y a un APPÂT : tu recules { $count ->
    [one] d’une case.
   *[other] de { $count } cases.
}
wholes-call = Je doute !
wholes-call-as = { $name } doute
wholes-let-be = Laisser passer
wholes-let-be-and-draw = Laisser passer et piocher
wholes-nobody-calls = Personne ne doute
wholes-on-space = { $space ->
    [0] au départ
   *[other] case { $space }
}

## Special cards
wholes-swap-title = Changer de place ?
wholes-swap-with = Avec qui ?
wholes-swap-moves = { $from ->
    [0] Tu vas du départ
   *[other] Tu vas de la case { $from }
} { $to ->
    [0] au départ.
   *[other] à la case { $to }.
}
wholes-swap-confirm = Changer de place
wholes-replay-open = REJOUE…
wholes-replay-title = Un deuxième tour ?
wholes-replay-when = Tu peux jouer REJOUE après ton propre tour, avant que la personne suivante pioche.
wholes-replay-now = REJOUE est mise de côté. Tu pioches une carte et tu joues encore, avant la personne suivante.
wholes-replay-confirm = Jouer un deuxième tour
wholes-look-open = Mes cartes…
wholes-look-title = Regarder tes cartes
wholes-look-who = Qui regarde ?
wholes-look-special = Pour jouer une carte spéciale, touche-la.

## When all is over
wholes-new-game = Nouvelle partie, mêmes joueurs
wholes-review = Revoir les coups
wholes-review-summary = { $uncalled ->
    [0] On a douté à chaque fois.
    [one] Une fois, personne n’a douté.
   *[other] { $uncalled } fois, personne n’a douté.
} Douter : { $right ->
    [0] jamais à raison,
    [one] une fois à raison,
   *[other] { $right } fois à raison,
} { $wrong ->
    [0] jamais à tort.
    [one] une fois à tort.
   *[other] { $wrong } fois à tort.
}
wholes-review-whole = Un entier. Personne n’a douté.
wholes-review-closed = Personne n’a douté. Les cartes restent face cachée.
wholes-review-said = { $who ->
    [you] Tu as dit : { $sentence }.
   *[other] { $name } a dit : { $sentence }.
}
wholes-review-passed = Un bluff qui est passé !
wholes-review-right = { $who ->
    [you] Un bluff. Tu as douté. D’après ce que tu voyais, on avait raison de douter { $odds } fois sur 100.
   *[other] Un bluff. { $name } a douté. D’après ce que voyait { $name }, on avait raison de douter { $odds } fois sur 100.
}
wholes-review-wrong = { $who ->
    [you] Tu as douté, à tort. D’après ce que tu voyais, on avait raison de douter { $odds } fois sur 100.
   *[other] { $name } a douté, à tort. D’après ce que voyait { $name }, on avait raison de douter { $odds } fois sur 100.
}

## Bad input
wholes-refused-over = La partie est finie.
wholes-refused-seat = Il n’y a pas de joueur { $number }.
wholes-refused-turn = C’est à { $name } de jouer.
wholes-refused-draw-first = Pioche d’abord une carte.
wholes-refused-drawn = La carte de ce tour est déjà piochée.
wholes-refused-nothing = Il n’y a pas de coup dont on peut douter maintenant.
wholes-refused-own = On ne doute pas de son propre coup.
wholes-refused-left-be = Cette personne a déjà laissé passer.
wholes-refused-swap-self = On ne change pas de place avec soi-même.
wholes-refused-replay = Un deuxième tour vient après son propre tour, avant que la personne suivante pioche.
wholes-refused-held = Cette personne n’a pas cette carte : { $card }
wholes-refused-playable = Cette carte ne peut pas faire partie d’un coup : { $card }
wholes-refused-no-cards = Choisis au moins une carte.
wholes-refused-said-other = Cartes : { $cards }. Valeurs dites : { $said }. Dis-en une pour chaque carte.
wholes-refused-face = Aucune carte de ce paquet ne montre : { $face }.
wholes-refused-no-whole = { $over ->
    [more] Pas encore : il y a { $rest } de trop.
   *[less] Pas encore : il manque { $rest }.
}
wholes-refused-otherwise = Ces cartes font un entier. Dis ce qu’il y a dessus.

## Analysis
wholes-analysis-title = Cette position, avec toutes les cartes visibles
wholes-analysis-about = Les chances sont des estimations : d’après les cases, les cartes en main, et ce qui peut encore venir.
wholes-analysis-longest = { $count ->
    [0] Pas d’entier.
    [one] Entier le plus long : { $count } carte.
   *[other] Entier le plus long : { $count } cartes.
}
wholes-analysis-chance = Gagne { $odds } fois sur 100.
wholes-analysis-call = On a raison de douter { $odds } fois sur 100, d’après ce que cette main peut savoir.
wholes-analysis-choices = Ce qui mène où
wholes-analysis-choice = { $what } : gagne { $odds } fois sur 100
wholes-analysis-whole = Poser { $sum }
wholes-analysis-calls = { $who ->
    [you] Tu doutes
   *[other] { $name } doute
}
wholes-analysis-lets-be = { $who ->
    [you] Tu laisses passer
   *[other] { $name } laisse passer
}
wholes-analysis-play = Continuer à partir d’ici, pour s’entraîner

# What Guided says
wholes-guide-draw = Pioche une carte.
wholes-guide-whole = Choisis toutes les cartes marquées « convient ». Cela fait alors exactement un entier.
wholes-guide-astray = Cela fait { $sum }. Avec tes autres cartes, tu n’auras pas un entier : repose la dernière.
wholes-guide-none = Tes cartes ne font pas un entier. Passe, ou bluffe : poses-en et dis d’autres valeurs.
wholes-aim = Arrive en premier à 1 : chaque carte que tu poses est une case.
wholes-guide-play = C’est un entier. Pose-le !
wholes-guide-call = Serait-ce un bluff ? Regarde les valeurs dites, et tes propres cartes.
