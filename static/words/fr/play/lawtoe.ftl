# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-mat = Grille de jeu, 3 sur 3

## Setting up

## Whose turn it is
lawtoe-goal = { $goal ->
    [odd] But : impair
   *[even] But : pair
}
lawtoe-turn-person = { $who ->
    [you] { $role ->
        [plaintiff] À toi, Accusation
       *[defendant] À toi, Défense
    }
    [plaintiff] À l’Accusation de jouer
   *[defendant] À la Défense de jouer
}
lawtoe-turn-computer = { $who ->
    [plaintiff] L’Accusation réfléchit…
   *[defendant] La Défense réfléchit…
}
lawtoe-turn-elsewhere = { $who ->
    [plaintiff] À l’Accusation de jouer, sur l’autre appareil
   *[defendant] À la Défense de jouer, sur l’autre appareil
}
lawtoe-turn-over = La partie est finie
lawtoe-due-goal = Combien de triplets une solution doit-elle avoir ?
lawtoe-due-first = Écris deux lettres dans deux cases vides.
lawtoe-due-letters = { $count ->
    [one] Écris une lettre dans une case vide, ou conteste le dernier coup.
   *[other] Écris { $count } lettres dans des cases vides, ou conteste le dernier coup.
}
lawtoe-due-coached-challenger = Écris une lettre, ou conteste : seul ton côté peut avoir raison sur un A-flub.
lawtoe-due-coached-plaintiff = Écris une lettre, ou conteste. En jouant bien, ton côté gagne toujours.
lawtoe-due-coached-defendant = Écris deux lettres dans deux cases vides. En jouant bien, ton côté gagne toujours.
lawtoe-due-full = La grille est pleine. Conteste le dernier coup, ou accepte-le.
lawtoe-due-proof-a = Prouve le A-flub : ajoute un P et fais une liste de triplets qui donnent une solution.
lawtoe-due-proof-ca = Prouve le CA-flub : choisis le coup qui était le A-flub, ajoute un P et fais une liste de triplets qui donnent une solution.
lawtoe-due-proof-full = La grille est pleine. Prouve : fais une liste de triplets qui donnent une solution.
lawtoe-due-nothing = Il n’y a plus rien à faire.

## What happened
lawtoe-event-goal = { $who ->
    [you] { $goal ->
        [odd] Tu as choisi le but : impair.
       *[even] Tu as choisi le but : pair.
    }
    [plaintiff] { $goal ->
        [odd] L’Accusation a choisi le but : impair.
       *[even] L’Accusation a choisi le but : pair.
    }
   *[defendant] { $goal ->
        [odd] La Défense a choisi le but : impair.
       *[even] La Défense a choisi le but : pair.
    }
}
lawtoe-event-one = { $who ->
    [you] Tu as écrit { $letter } en { $square }.
    [plaintiff] L’Accusation a écrit { $letter } en { $square }.
   *[defendant] La Défense a écrit { $letter } en { $square }.
}
lawtoe-event-two = { $who ->
    [you] Tu as écrit { $letter } en { $square } et { $letter2 } en { $square2 }.
    [plaintiff] L’Accusation a écrit { $letter } en { $square } et { $letter2 } en { $square2 }.
   *[defendant] La Défense a écrit { $letter } en { $square } et { $letter2 } en { $square2 }.
}
lawtoe-event-challenge = { $who ->
    [you] Tu as contesté : { $kind }-flub !
    [plaintiff] L’Accusation a contesté : { $kind }-flub !
   *[defendant] La Défense a contesté : { $kind }-flub !
}
lawtoe-event-stand = { $who ->
    [you] Tu as accepté la grille pleine.
    [plaintiff] L’Accusation a accepté la grille pleine.
   *[defendant] La Défense a accepté la grille pleine.
}
lawtoe-event-proof = { $who ->
    [you] Tu as remis une preuve.
    [plaintiff] L’Accusation a remis une preuve.
   *[defendant] La Défense a remis une preuve.
}
lawtoe-event-gave-up = { $who ->
    [you] Tu as renoncé à la preuve.
    [plaintiff] L’Accusation a renoncé à la preuve.
   *[defendant] La Défense a renoncé à la preuve.
}

## On the stage
lawtoe-numbered = { $number } : { $what }
lawtoe-stage-proves = { $who ->
    [you] Tu dois prouver que c’était un flub.
   *[other] Doit prouver que c’était un flub.
}
lawtoe-stage-letter = Avec un P dans la case { $square } :

## Acting
lawtoe-write-one = Écrire { $letter } en { $square }
lawtoe-write-two = Écrire { $letter } en { $square } et { $letter2 } en { $square2 }
lawtoe-write-more = { $count ->
    [one] Choisis une case et une lettre
   *[other] Choisis { $count } cases et lettres
}
lawtoe-erase = Effacer
lawtoe-let-stand = Accepter

## Challenging
lawtoe-challenge-open = Contester le dernier coup…
lawtoe-challenge-title = Qu’est-ce qui ne va pas dans le dernier coup ?
lawtoe-challenge-burden = C’est à toi de le prouver.
lawtoe-challenge-confirm = { $kind ->
    [A] Trop facile, un P suffit : A-flub
   *[CA] Il a laissé passer un A-flub : CA-flub
}

## Proving
lawtoe-proof-state = Quel coup était le A-flub ? Touche une de ses lettres.
lawtoe-proof-state-why = Un CA-flub laisse passer un A-flub. Alors dis d’abord lequel est passé.
lawtoe-proof-letter = Touche la case vide où va ton P.
lawtoe-proof-letter-why = Tu dis qu’avec un P de plus, il y a une solution.
lawtoe-proof-letter-in = Ton P est dans la case { $square }.
lawtoe-proof-triplets = Trace chaque triplet que tu comptes, d’un côté à l’autre.
lawtoe-proof-triplets-why = { $letter ->
    [P] Tous les triplets avec un O y sont, et l’un d’eux utilise ton P.
   *[none] Tous les triplets avec un O y sont.
}
lawtoe-proof-count = { $goal ->
    [odd] { $parity ->
        [odd] Triplets : { $count }. C’est impair, comme le but.
       *[even] Triplets : { $count }. C’est pair, mais le but est impair.
    }
   *[even] { $parity ->
        [odd] Triplets : { $count }. C’est impair, mais le but est pair.
       *[even] { $count ->
            [0] Triplets : 0. Une solution paire en a au moins deux.
           *[other] Triplets : { $count }. C’est pair, comme le but.
        }
    }
}
lawtoe-retry-flaw = Pas encore : { $why }
lawtoe-give-up-title = Renoncer à la preuve ?
lawtoe-give-up-meaning = Alors, l’autre côté gagne la partie.
lawtoe-give-up-stay = Chercher encore
lawtoe-give-up-confirm = Renoncer

## Flaws
lawtoe-flaw-not-defendant = seule la Défense peut faire un A-flub, et ce coup était de l’Accusation.
lawtoe-flaw-no-move = pour un CA-flub, il faut le coup d’avant qui était le A-flub, et aucun n’a été choisi.
lawtoe-flaw-move-not-asked = ici, aucun coup d’avant n’est demandé.
lawtoe-flaw-no-such-move = le coup { $number } ne vient pas avant le coup contesté.
lawtoe-flaw-move-not-defendants = le coup { $number } était de l’Accusation, et seule la Défense peut faire un A-flub.
lawtoe-flaw-letters = { $due ->
    [0] une grille pleine ne prend plus de lettres.
   *[other] la preuve doit mettre un P dans une case vide.
}
lawtoe-flaw-not-p = la lettre d’une preuve est toujours un P.
lawtoe-flaw-not-vacant = la case { $square } n’est pas vide.
lawtoe-flaw-letter-unused = aucun triplet n’utilise ton P dans la case { $square }.

## The verdict
lawtoe-verdict-winner = { $who ->
    [you] Tu as gagné !
    [plaintiff] L’Accusation a gagné
   *[defendant] La Défense a gagné
}
lawtoe-verdict-announced = { $who ->
    [you] Tu as gagné ! { $why }
    [plaintiff] L’Accusation a gagné. { $why }
   *[defendant] La Défense a gagné. { $why }
}
lawtoe-verdict-flaw = { $could ->
    [yes] { $who ->
        [you] Une preuve était possible, mais la tienne n’est pas valable : { $why }
        [plaintiff] Une preuve était possible, mais celle de l’Accusation n’est pas valable : { $why }
       *[defendant] Une preuve était possible, mais celle de la Défense n’est pas valable : { $why }
    }
   *[no] { $who ->
        [you] Ta preuve n’est pas valable : { $why }
        [plaintiff] La preuve de l’Accusation n’est pas valable : { $why }
       *[defendant] La preuve de la Défense n’est pas valable : { $why }
    }
}
lawtoe-felt = Tu avais raison ! +{ $points }
lawtoe-truth-nearest = Aucun P tout seul ne donne une solution. Le plus près, c’est { $letters } : alors il y a { $list }.
lawtoe-truth-never = Aucun P tout seul ne donne une solution, et plus aucune lettre n’en donnera.
lawtoe-truth-none-earlier = Aucun coup avant celui-ci n’était un A-flub.
lawtoe-truth-full = Aucune liste de triplets de cette grille n’est une solution.
lawtoe-show-truth = Montrer sur la grille
lawtoe-better = Mieux : { $letter }.
lawtoe-better-challenge = Mieux : contester.
lawtoe-verdict-given-up = { $who ->
    [you] Tu as renoncé à la preuve.
    [plaintiff] L’Accusation a renoncé à la preuve.
   *[defendant] La Défense a renoncé à la preuve.
}
lawtoe-verdict-holds = { $who ->
    [you] { $kind ->
        [bold] Une contestation audacieuse, et ta preuve est valable : { $list }.
       *[plain] Ta preuve est valable : { $list }.
    }
    [plaintiff] { $kind ->
        [bold] Une contestation audacieuse, et la preuve de l’Accusation est valable : { $list }.
       *[plain] La preuve de l’Accusation est valable : { $list }.
    }
   *[defendant] { $kind ->
        [bold] Une contestation audacieuse, et la preuve de la Défense est valable : { $list }.
       *[plain] La preuve de la Défense est valable : { $list }.
    }
} { $goal ->
    [odd] Le nombre est impair, chaque O est utilisé, chaque triplet avec un O y est, et aucun n’a de F.
   *[even] Le nombre est pair, chaque O est utilisé, chaque triplet avec un O y est, et aucun n’a de F.
}
lawtoe-verdict-a-flub = Le coup { $number } était le A-flub : { $what }
lawtoe-show-proof = Montrer une preuve
lawtoe-shown-letter = Avec un P en { $square } : { $list }
lawtoe-shown-full = Avec ce qui est là : { $list }
lawtoe-next-match = Nouvelle partie

## Scores
lawtoe-scores = Points
lawtoe-scores-none = Aucune partie n’est encore finie.
lawtoe-score-match = Partie
lawtoe-totals = { $people ->
    [one] En tout : toi { $own }, tes adversaires { $other }
   *[other] En tout : { $own } à { $other }
}

## Bad input
lawtoe-refused-over = La partie est finie.
lawtoe-refused-turn = { $role ->
    [plaintiff] C’est à l’Accusation de jouer.
   *[defendant] C’est à la Défense de jouer.
}
lawtoe-refused-goal-due = L’Accusation doit d’abord choisir le but.
lawtoe-refused-goal-set = Le but est déjà choisi.
lawtoe-refused-goal-other = Le but est impair ou pair.
lawtoe-refused-proof-due = Il faut maintenant écrire une preuve ou y renoncer.
lawtoe-refused-proof-long = Cette preuve est bien trop longue. Une solution a au plus 34 triplets.
lawtoe-refused-no-burden = Personne n’a rien à prouver maintenant.
lawtoe-refused-full = La grille est pleine. Conteste, ou accepte.
lawtoe-refused-not-full = La grille n’est pas encore pleine.
lawtoe-refused-nothing = Il n’y a pas encore de coup à contester.
lawtoe-refused-count = { $due ->
    [one] À ce tour, on écrit une lettre, pas { $given }.
   *[other] À ce tour, on écrit { $due } lettres, pas { $given }.
}
lawtoe-refused-letter = { $letter } n’est pas une lettre de LawToe.
lawtoe-refused-square = Il n’y a pas de case { $square } dans la grille.
lawtoe-refused-barred = Dans Dragoman Defendant, la Défense n’écrit jamais dans la case { $square }.
lawtoe-refused-filled = La case { $square } a déjà une lettre.

## The board without opponents, the coach, the review
lawtoe-board-goal = Le but
lawtoe-board-winner = { $role ->
    [plaintiff] C’est à l’Accusation de jouer.
   *[defendant] C’est à la Défense de jouer.
} { $winner ->
    [plaintiff] Si tout est bien joué, l’Accusation gagne à partir d’ici.
   *[defendant] Si tout est bien joué, la Défense gagne à partir d’ici.
}
lawtoe-board-full = { $winner ->
    [plaintiff] La grille est pleine, et l’Accusation gagne.
   *[defendant] La grille est pleine, et la Défense gagne.
}
lawtoe-board-flub = Le dernier coup était un A-flub : avec { $letter }, il y a { $list }.
lawtoe-board-solved = Il y a une solution : { $list }.
lawtoe-board-unsolved = Pas encore de solution.
lawtoe-board-keep = { $count ->
    [0] { $role ->
        [plaintiff] Aucune lettre ne fait gagner l’Accusation.
       *[defendant] Aucune lettre ne fait gagner la Défense.
    }
    [one] { $role ->
        [plaintiff] Une lettre fait gagner l’Accusation.
       *[defendant] Une lettre fait gagner la Défense.
    }
   *[other] { $role ->
        [plaintiff] { $count } lettres font gagner l’Accusation.
       *[defendant] { $count } lettres font gagner la Défense.
    }
}
lawtoe-board-legend = Dans les cases vides : les lettres simples font gagner qui écrit maintenant, les lettres encadrées sont des A-flubs, et les lettres barrées font perdre à la fin.
lawtoe-note-a = C’est un A-flub : avec { $letter }, il y a { $list }.
lawtoe-note-ca = C’est un CA-flub : { $move } était un A-flub, et personne ne l’a contesté.
lawtoe-note-turned = { $role ->
    [plaintiff] À partir d’ici, l’Accusation peut gagner.
   *[defendant] À partir d’ici, la Défense peut gagner.
}
lawtoe-review = Revoir la partie
lawtoe-review-fine = Pas de flub.

# What Guided says
lawtoe-guide-goal = Nombre de triplets : impair ou pair ?
lawtoe-guide-flub = C’est un flub : tu peux le contester.
lawtoe-guide-fine = Pas de flub : un P de plus ne donne pas encore de solution.
lawtoe-guide-winning = À partir d’ici, tu peux gagner. Bonnes lettres, en petit sur la grille : { $letters }.
lawtoe-guide-ahead = À partir d’ici, tu peux gagner.
lawtoe-guide-behind = L’autre côté pourrait gagner à partir d’ici. Continue, et guette une erreur.
lawtoe-guide-blocked = { $square ->
    [0] Il ne reste aucune solution. La Défense est en train de gagner.
   *[other] Chaque ligne passant par le O de la case { $square } a un F. Mais une solution a besoin de chaque O : il n’en reste donc aucune. La Défense est en train de gagner.
}

## The coach's word before a flub
lawtoe-warning-title = Regarde encore
lawtoe-warning = { $kind ->
    [A] Après cela, l’Accusation peut faire une solution avec une lettre. Ce serait un A-flub.
   *[CA] Un coup d’avant était un flub. Si tu écris au lieu de contester, ton coup est un flub aussi.
}
lawtoe-warning-back = Réfléchir encore
lawtoe-warning-write = L’écrire quand même
lawtoe-aim = Gagne la preuve : montre une solution.
lawtoe-guide-sides = { $variant ->
    [pedagogue] Sans erreur, la Défense gagne. Mais seule l’Accusation peut contester une erreur, et cet ordinateur en fait.
   *[dragoman] Sans erreur, c’est l’Accusation qui gagne : elle choisit le but et cherche une solution.
}
lawtoe-hint-latest = Regarde le dernier coup : { $letters }.
lawtoe-hint-latest-what = Essaie un P dans chaque case vide. Y en a-t-il un qui donne une solution ?
lawtoe-hint-challenge = Conteste : { $kind }-flub. { $why }
lawtoe-hint-full = { $step ->
    [1] La grille est pleine : plus personne ne peut écrire.
    [2] Contester n’est juste que si le dernier coup était un flub. Il n’en était pas un.
   *[3] Accepte. Alors l’Accusation doit prouver une solution.
}
lawtoe-hint-square = Regarde la case { $square }.
lawtoe-hint-square-what = { $wins ->
    [yes] Avec une lettre là, tu peux toujours gagner.
   *[no] { $role ->
        [plaintiff] Une lettre là commence des lignes que l’autre côté doit couper.
       *[defendant] Une lettre là coupe des lignes.
    }
}
lawtoe-hint-write = Écris { $letter }.
