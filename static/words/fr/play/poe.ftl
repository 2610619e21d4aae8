# POE at the table. Players are "you" for the only person at the screen, or have a name.
poe-mat = Grille de jeu

## Goals
poe-goal = { $goal ->
    [odd] But : impair
    [even] But : pair
    [at-least] But : au moins { $number }
   *[exactly] But : exactement { $number }
}
poe-goal-odd = impair
poe-goal-even = pair
poe-goal-least = au moins…
poe-goal-exactly = exactement…
poe-goal-number = Nombre
poe-goal-range = de 1 à { $most }

## Setting up

## Whose turn it is
poe-turn-person = { $who ->
    [you] À toi de jouer
   *[other] À { $name } de jouer
}
poe-turn-computer = { $name } réfléchit
poe-turn-over = La partie est finie
poe-due-goal = Combien de connexions une solution doit-elle avoir ?
poe-due-letter = Écris une lettre dans une case vide, conteste le dernier coup, ou annonce une fin forcée.
poe-due-full = La grille est pleine. Conteste le dernier coup, ou annonce une fin forcée.
poe-due-challenge = Attends, ou conteste le dernier coup.
poe-due-join = { $challenger } conteste le coup joué par { $mover } : { $kind }-flub. Quel côté soutiens-tu ?
poe-due-proof-p = Prouve qu’on peut encore arriver à une solution : ajoute des lettres, puis fais la liste de ses connexions.
poe-due-proof-cp = Prouve qu’avant ta lettre, on pouvait encore arriver à une solution : ajoute des lettres, puis fais la liste de ses connexions.
poe-due-proof-a = Prouve le A-flub : une lettre qui donne une solution, ses connexions, et une lettre qu’on aurait pu écrire à la place.
poe-due-proof-ca = Prouve le CA-flub : choisis le coup qui était le A-flub, puis une lettre, ses connexions, et ce qu’on aurait pu écrire à la place.
poe-due-proof-force-out = Tout le monde prouve la fin forcée : une lettre qui donne une solution (aucune si la grille est pleine), et ses connexions.
poe-round = { $count ->
    [0] Manche { $number }
   *[other] Manche { $number } sur { $count }
}
poe-time-left = Temps restant : { $time }
poe-time-then = Temps restant à ce moment-là : { $time }
poe-time-unknown = Temps restant à ce moment-là : inconnu

## What happened
poe-event-goal = { $who ->
    [you] { $goal ->
        [odd] Tu as choisi le but : impair.
        [even] Tu as choisi le but : pair.
        [at-least] Tu as choisi le but : au moins { $number }.
       *[exactly] Tu as choisi le but : exactement { $number }.
    }
   *[other] { $goal ->
        [odd] { $name } a choisi le but : impair.
        [even] { $name } a choisi le but : pair.
        [at-least] { $name } a choisi le but : au moins { $number }.
       *[exactly] { $name } a choisi le but : exactement { $number }.
    }
}
poe-event-letter = { $who ->
    [you] Tu as écrit { $letter } en { $square }.
   *[other] { $name } a écrit { $letter } en { $square }.
}
poe-event-challenge = { $who ->
    [you] Tu as contesté : { $kind }-flub !
   *[other] { $name } a contesté : { $kind }-flub !
}
poe-event-force-out = { $who ->
    [you] Tu as annoncé une fin forcée.
   *[other] { $name } a annoncé une fin forcée.
}
poe-event-join-challenger = { $who ->
    [you] Tu as soutenu la contestation.
   *[other] { $name } a soutenu la contestation.
}
poe-event-join-mover = { $who ->
    [you] Tu as soutenu le coup.
   *[other] { $name } a soutenu le coup.
}
poe-event-done = { $who ->
    [you] Tu as fini d’écrire.
   *[other] { $name } a fini d’écrire.
}
poe-event-gave-up = { $who ->
    [you] Tu as renoncé à la preuve.
   *[other] { $name } a renoncé à la preuve.
}
poe-event-time = Le temps est écoulé.

## On the stage
poe-numbered = { $number } : { $what }
poe-stage-proves = { $who ->
    [you] { $claim ->
        [possible] Tu dois prouver qu’on pouvait encore trouver une solution.
        [ripe] Tu dois prouver qu’une lettre donne une solution, et que le coup n’était pas forcé.
        [earlier] Tu dois prouver quel coup d’avant était le flub.
       *[other] Tu dois prouver qu’une lettre donne une solution.
    }
   *[other] { $claim ->
        [possible] Doit prouver qu’on pouvait encore trouver une solution.
        [ripe] Doit prouver qu’une lettre donne une solution, et que le coup n’était pas forcé.
        [earlier] Doit prouver quel coup d’avant était le flub.
       *[other] Doit prouver qu’une lettre donne une solution.
    }
}
poe-stage-free = Rien à prouver.
poe-stage-proof = { $who ->
    [you] Ta preuve
   *[other] Preuve écrite par { $name }
}
poe-stage-letters = Avec { $letters } :

## Acting
poe-write = Écrire { $letter } en { $square }
poe-write-none = Choisis une case et une lettre
poe-erase = Effacer
poe-force-out-open = Fin forcée…
poe-force-out-title = Annoncer une fin forcée ?
poe-force-out-meaning = Tu dis : une lettre de plus donne une solution, et le dernier coup ne pouvait pas l’éviter.
poe-force-out-burden = Tout le monde doit le prouver, chaque personne seule. Une preuve rapporte 1 point. Si tu annonces la fin forcée sans pouvoir la prouver, tu perds un point.
poe-force-out = Annoncer une fin forcée
poe-warning-title = Regarde encore
poe-warning-p = Après cette lettre, on ne peut plus arriver à aucune solution. Ce serait un P-flub.
poe-warning-a = Après cette lettre, quelqu’un peut faire une solution avec une lettre de plus. Ce serait un A-flub.
poe-warning-passed = Le dernier coup était un flub. Si tu écris au lieu de contester, ton coup est un flub aussi.
poe-warning-back = Réfléchir encore
poe-warning-write = L’écrire quand même

## Challenging
poe-challenge-open = Contester…
poe-challenge-title = { $move ->
    [goal] Qu’est-ce qui ne va pas dans le but ?
   *[other] Qu’est-ce qui ne va pas dans { $move } ?
}
poe-challenge-who = Qui conteste ?
poe-challenge-confirm = { $kind ->
    [P] Impossible maintenant : P-flub
    [A] Trop facile, une lettre suffit : A-flub
    [CP] Déjà impossible avant : CP-flub
   *[CA] Déjà trop facile avant : CA-flub
}
poe-challenge-back = Plus tard
poe-challenge-move = Quel coup ?
poe-challenge-moved = { $move ->
    [goal] Le but, par { $name }
   *[other] { $move } par { $name }
}
poe-challenge-burden-mover = { $name } doit prouver le contraire.
poe-challenge-burden-you = C’est à toi de le prouver.
poe-challenge-burden-challenger = { $name } doit le prouver.
poe-join = { $who ->
    [you] Soutenir ton propre côté
   *[other] Soutenir { $name }
}
poe-join-bears = { $side ->
    [challenger] Tu prouves aussi : 1 point si c’est valable.
   *[mover] Tu prouves aussi : 2 points si c’est valable.
}
poe-join-challenger-free = Rien à prouver ici. Si personne ne le prouve, tu reçois 1 point.
poe-join-mover-free = Rien à prouver ici. Si personne ne le prouve, tu reçois 2 points.

## Proving
poe-curtain = { $name } écrit une preuve
poe-curtain-about = Les autres regardent ailleurs. Personne ne voit de preuve avant qu’elles soient toutes remises.
poe-curtain-open = Je suis { $name } : commencer
poe-proof-move-lead = Quel coup était le A-flub ? Touche sa lettre.
poe-proof-move-why = Un CA-flub laisse passer un A-flub. Alors dis d’abord lequel est passé.
poe-proof-move = { $number } : { $letter } par { $name }
poe-proof-letters-lead = Écris des lettres jusqu’à ce qu’il y ait une solution : touche une case, puis choisis.
poe-proof-letters-why = Tu dis que c’est encore possible : ceci montre comment. Les cases vides comptent comme des F.
poe-proof-letter-lead = Quelle lettre suffit ? Touche sa case, puis choisis.
poe-proof-letter-why = Tu dis qu’une lettre de plus donne une solution.
poe-proof-connections-lead = Trace chaque connexion que tu comptes, d’un côté à l’autre.
poe-proof-connections-why = Ensemble, elles doivent atteindre le but, et toutes les connexions requises y sont.
poe-proof-instead-lead = À la place de { $letter }, que pouvait écrire { $name } ?
poe-proof-instead-why = Sans rien de mieux à écrire, il n’y a pas de flub. Après ta lettre, une solution est possible, mais pas avec une seule lettre.
poe-proof-written = Les lettres que tu as écrites
poe-proof-letter-remove = Effacer { $letter }
poe-proof-count = { $count ->
    [0] Pas encore de connexion.
    [one] { $parity ->
        [odd] Une connexion : impair.
       *[none] Une connexion.
    }
   *[other] { $parity ->
        [odd] { $count } connexions : impair.
        [even] { $count } connexions : pair.
       *[none] { $count } connexions.
    }
} { $goal ->
    [odd] Le but est impair.
    [even] Le but est pair.
    [at-least] Le but est au moins { $number }.
   *[exactly] Le but est exactement { $number }.
}
poe-give-up-title = Renoncer à la preuve ?
poe-give-up-meaning = Alors, tu ne l’as pas prouvé.
poe-give-up-stay = Chercher encore
poe-give-up-confirm = Renoncer

## Flaws of a proof
poe-flaw-no-move = Il manque le coup qui était le A-flub.
poe-flaw-move-not-asked = Cette preuve ne nomme aucun coup d’avant.
poe-flaw-no-such-move = Il n’y a pas de coup { $number } avant le coup contesté.
poe-flaw-goal = Choisir un but n’est jamais un A-flub.
poe-flaw-letters = { $due ->
    [0] La grille est pleine : on n’écrit pas de lettre.
   *[other] Dans cette preuve, on écrit exactement une lettre.
}
poe-flaw-letter = { $letter } n’est pas une lettre de POE.
poe-flaw-not-vacant = La case { $square } n’est pas vide.
poe-flaw-solution = Pas encore : { $why }
poe-flaw-reason = La raison : { $why }
poe-flaw-no-alternative = Il manque la lettre qu’on aurait pu écrire à la place.
poe-flaw-alternative-not-asked = Dans cette preuve, on ne nomme pas d’autre lettre à la place.
poe-flaw-alternative-written = { $letter } est la lettre qui a été écrite.
poe-flaw-alternative-barred = On ne pouvait pas écrire { $letter } : cette case n’était pas vide.
poe-flaw-alternative-ripe = Avec { $letter } à la place, une lettre de plus aurait aussi donné une solution.
poe-flaw-alternative-impossible = Avec { $letter } à la place, on n’aurait pu arriver à aucune solution.


## What is so
poe-truth-flub = Mais c’en était un. { $why }
poe-truth-possible = Mais on pouvait arriver à une solution : { $letters ->
    [none] { $list }.
   *[other] avec { $letters }, il y a { $list }.
}
poe-truth-ripe = { $letters ->
    [none] C’est déjà une solution : { $list }.
   *[other] Mais une lettre suffit bien : avec { $letters }, il y a { $list }.
}
poe-truth-forced = { $letters ->
    [none] Cela donne une solution, { $list }, mais { $move } était un coup forcé : on ne pouvait rien écrire de mieux. Ce n’était donc pas un flub.
   *[other] Avec { $letters }, il y a { $list }, mais { $move } était un coup forcé : on ne pouvait rien écrire de mieux. Ce n’était donc pas un flub.
}
poe-truth-nearest = Aucune lettre ne suffit. Le plus près, c’est { $letters } : alors il y a { $list }.
poe-truth-never = Aucune lettre ne suffit, et aucune ne suffira : { $why }
poe-truth-none-earlier = { $letters ->
    [none] Aucune lettre avant { $move } n’était un A-flub.
   *[other] Aucune lettre avant { $move } n’était un A-flub : il manquait encore au moins { $letters }.
}
poe-better = Mieux : { $letter }.
poe-better-challenge = Mieux : contester le coup d’avant.

## The verdict
poe-round-over = La manche { $number } est finie.
poe-won = { $who ->
    [you] Tu as gagné la partie !
   *[other] { $name } a gagné la partie !
}
poe-won-together = Victoire partagée : { $names } !
poe-verdict-possible = { $held ->
    [yes] Prouvé : on pouvait arriver à une solution. { $move } n’était donc pas un { $kind }-flub.
   *[no] Personne n’a prouvé qu’on pouvait arriver à une solution. La contestation est valable : { $move } compte comme { $kind }-flub.
}
poe-verdict-avoidable = { $held ->
    [yes] { $kind ->
        [A] Prouvé : { $move } était un A-flub.
       *[CA] Prouvé : { $move } était un CA-flub.
    }
   *[no] { $kind ->
        [A] Personne n’a prouvé que { $move } était un A-flub.
       *[CA] Personne n’a prouvé que { $move } était un CA-flub.
    }
}
poe-verdict-force-out = { $held ->
    [yes] { $who ->
        [you] Tu as annoncé une fin forcée, et c’en est une : quelqu’un l’a prouvée.
       *[other] { $name } a annoncé une fin forcée, et c’en est une : quelqu’un l’a prouvée.
    }
   *[no] { $who ->
        [you] Tu as annoncé une fin forcée, et personne ne l’a prouvée.
       *[other] { $name } a annoncé une fin forcée, et personne ne l’a prouvée.
    }
}
poe-points-of = { $name } : { $points }.
poe-reason-force-out = { $who ->
    [you] { $points } : tu as prouvé la fin forcée.
   *[other] { $points } : { $name } a prouvé la fin forcée.
}
poe-reason-force-out-failed = { $who ->
    [you] { $points } : tu as annoncé une fin forcée sans la prouver.
   *[other] { $points } : { $name } a annoncé une fin forcée sans la prouver.
}
poe-reason-sustained = { $who ->
    [you] { $part ->
        [with-challenger] { $points } : tu as soutenu la contestation et tu l’as prouvé.
        [with-mover] { $points } : tu as soutenu le coup et tu l’as prouvé.
       *[other] { $points } : tu devais le prouver et tu l’as fait.
    }
   *[other] { $part ->
        [with-challenger] { $points } : { $name } a soutenu la contestation et l’a prouvé.
        [with-mover] { $points } : { $name } a soutenu le coup et l’a prouvé.
       *[other] { $points } : { $name } devait le prouver et l’a fait.
    }
}
poe-reason-given-up = { $who ->
    [you] { $points } : tu as renoncé à la preuve.
   *[other] { $points } : { $name } a renoncé à la preuve.
}
poe-reason-failed = { $who ->
    [you] { $points } : tu devais le prouver, et la preuve n’est pas valable.
   *[other] { $points } : { $name } devait le prouver, et la preuve n’est pas valable.
}
poe-reason-others-failed = { $who ->
    [you] { $part ->
        [with-challenger] { $points } : tu as soutenu la contestation, et personne n’a prouvé le contraire.
       *[other] { $points } : tu n’avais rien à prouver, et personne d’autre ne l’a prouvé.
    }
   *[other] { $part ->
        [with-challenger] { $points } : { $name } a soutenu la contestation, et personne n’a prouvé le contraire.
       *[other] { $points } : { $name } n’avait rien à prouver, et personne d’autre ne l’a prouvé.
    }
}
poe-reason-others-sustained = { $who ->
    [you] { $points } : tu n’avais rien à prouver, et l’autre côté l’a prouvé.
   *[other] { $points } : { $name } n’avait rien à prouver, et l’autre côté l’a prouvé.
}
poe-verdict-a-flub = Le coup { $number } était le A-flub : { $letter }.
poe-show-proof = Montrer
poe-shown-instead = On aurait pu écrire à la place : { $letter }.
poe-felt = { $part ->
    [caller] Tu avais raison ! +{ $points }
    [mover] Ton coup a tenu ! +{ $points }
    [force-out] Tu l’as prouvé ! +{ $points }
   *[joiner] Tu as choisi le bon côté ! +{ $points }
}
poe-show-truth = Montrer sur la grille
poe-show-possible = Montrer une preuve qui aurait été valable
poe-next-round = Manche suivante
poe-new-match = Nouvelle partie, mêmes joueurs

## Review and coach
poe-review = Revoir la manche
poe-review-move = { $name } : { $move }
poe-review-fine = Pas de flub.
poe-review-missed = Pouvait le contester : { $names }.
poe-note-p = { $move } est un P-flub : { $why }
poe-note-a = { $letter ->
    [none] { $move } est un A-flub : cela donne { $list }. { $instead } l’aurait évité.
   *[other] { $move } est un A-flub : avec { $letter }, il y a { $list }. { $instead } l’aurait évité.
}
poe-note-ca = { $move } est un CA-flub : { $earlier } était un A-flub, et personne ne l’a contesté.
poe-note-cp = { $move } est un CP-flub : le coup d’avant n’avait laissé aucune solution, et personne ne l’a contesté.
poe-obstacle-stranded = le R de la case { $square } ne peut plus être le seul R d’une connexion.
poe-obstacle-too-few = { $count ->
    [0] on ne peut plus faire aucune connexion.
    [one] on ne peut plus arriver qu’à une connexion au plus.
   *[other] on ne peut plus arriver qu’à { $count } connexions au plus.
} { $goal ->
    [odd] Le but est impair.
    [even] Le but est pair.
    [at-least] Le but est au moins { $number }.
   *[exactly] Le but est exactement { $number }.
}
poe-obstacle-too-many = { $count ->
    [one] il faut compter une connexion,
   *[other] il faut compter { $count } connexions,
} quoi qu’on écrive. { $goal ->
    [odd] Le but est impair.
    [even] Le but est pair.
    [at-least] Le but est au moins { $number }.
   *[exactly] Le but est exactement { $number }.
}
poe-obstacle-other-sizes = les solutions ne peuvent avoir que ce nombre de connexions : { $sizes }. { $goal ->
    [odd] Le but est impair.
    [even] Le but est pair.
    [at-least] Le but est au moins { $number }.
   *[exactly] Le but est exactement { $number }.
}

## Scores
poe-scores = Points
poe-score-round = Manche
poe-scores-none = Aucune manche n’est encore finie.

## The board without opponents
poe-board-solved = Il y a une solution : { $list }.
poe-board-unsolved = Pas encore de solution.
poe-board-possible = On peut arriver à une solution.
poe-board-impossible = On ne peut arriver à aucune solution : { $why }
poe-board-ripe = { $letter ->
    [none] Elle est déjà là : { $list }.
   *[other] Une lettre suffit : avec { $letter }, il y a { $list }.
}
poe-board-unripe = Une lettre ne suffit pas.
poe-board-safe = { $count ->
    [0] { $forced ->
        [yes] Aucune lettre n’est sûre. Qui écrit maintenant joue un coup forcé et laisse peut-être quelqu’un finir.
       *[no] Aucune lettre n’est sûre.
    }
    [one] Une lettre est sûre.
   *[other] { $count } lettres sont sûres.
}
poe-board-legend = Dans les cases vides : les lettres simples sont sûres, les lettres encadrées laisseraient quelqu’un finir, et les lettres barrées ne laisseraient aucune solution.
poe-board-start = Commencer une partie d’ici
poe-board-no-start = Une partie peut commencer là où l’on peut écrire une lettre et arriver à une solution.

## Bad input
poe-refused-over = La partie est finie.
poe-refused-seat = Il n’y a pas de joueur { $number }.
poe-refused-not-timed = Cette partie ne se joue pas au temps.
poe-refused-time-called = Le temps est déjà écoulé.
poe-refused-goal-due = { $name } doit d’abord choisir le but.
poe-refused-goal-set = Le but est déjà choisi.
poe-refused-goal-other = « { $text } » n’est pas un but ici.
poe-refused-hearing = Il faut d’abord régler la contestation.
poe-refused-no-hearing = Personne n’a contesté.
poe-refused-turn = C’est à { $name } de jouer.
poe-refused-sides = Personne n’a de côté à soutenir maintenant.
poe-refused-join-due = { $name } doit d’abord soutenir un côté.
poe-refused-no-burden = Cette personne n’a rien à prouver.
poe-refused-handed-in = Cette preuve a déjà été remise.
poe-refused-proof-long = Cette preuve est bien trop longue. Une solution a au plus 136 connexions.
poe-refused-own-move = On ne conteste pas son propre coup.
poe-refused-goal-flub = Un but ne peut être qu’un P-flub.
poe-refused-full = La grille est pleine. Conteste, ou annonce une fin forcée.
poe-refused-letter = { $letter } n’est pas une lettre de POE.
poe-refused-square = Il n’y a pas de case { $square } dans la grille.
poe-refused-filled = La case { $square } a déjà une lettre.
