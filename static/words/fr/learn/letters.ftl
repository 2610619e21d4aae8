# Exercises about a mat, of LawToe and POE.
learn-mat = Grille { $squares }
learn-written = Lettres écrites
learn-letter-remove = Effacer { $letter }
learn-listed = { $count ->
    [0] Rien dans la liste
    [one] { $count } dans la liste
   *[other] { $count } dans la liste
}
learn-facts = { $goal ->
    [odd] But : impair.
    [even] But : pair.
    [at-least] But : au moins { $number }.
   *[exactly] But : exactement { $number }.
} { $count ->
    [0] Depuis, rien n’a été écrit.
   *[other] Écrit depuis : { $letters }.
}
learn-move = { $number } : { $letters }
learn-ask-mat = { $asked ->
    [line] Lesquelles de ces suites de cases sont des { $lines ->
        [triplets] triplets
       *[other] lignes
    } : par des cases voisines, d’un côté à l’autre ?
    [twice] Lesquelles de ces lignes comptent deux fois ?
    [connection] Lesquelles de ces lignes relient ici deux côtés ?
    [required] Lesquelles de ces lignes faut-il compter ?
    [all] Note { $lines ->
        [triplets] tous les triplets qu’il faut compter.
       *[other] toutes les connexions qu’il faut compter.
    }
    [apart] Note toutes les connexions, les requises et les permises séparément.
   *[unused] Touche chaque { $letter } par lequel ne passe aucune connexion requise.
}
learn-ask-letter = { $asked ->
    [closes] On écrit { $letter }. { $lines ->
        [triplets] Quels triplets
       *[other] Quelles lignes
    } cette lettre ferme-t-elle ?
   *[opens] On écrit { $letter }. { $lines ->
        [triplets] Quels triplets
       *[other] Quelles connexions
    } cette lettre complète-t-elle ?
}
learn-ask-goal = { $asked ->
    [sizes] Combien de { $lines ->
        [triplets] triplets
       *[other] connexions
    } une solution peut-elle avoir ? Le but est { $goal ->
        [odd] impair
        [even] pair
        [at-least] au moins { $number }
       *[exactly] exactement { $number }
    }. Choisis tous les nombres possibles.
   *[solve] Fais la liste d’une solution. Le but est { $goal ->
        [odd] impair
        [even] pair
        [at-least] au moins { $number }
       *[exactly] exactement { $number }
    }.
}
learn-label = { $name ->
    [pick] Choisis tout ce qui convient
    [lines] { $lines ->
        [triplets] Triplets
       *[other] Connexions
    }
    [permitted] Les permises
    [squares] Touche des cases de la grille.
    [numbers] Nombres
    [letters] Lettres
    [instead] À la place
    [possible] C’est encore possible
    [impossible] Ce n’est plus possible
    [ripe] Une lettre suffit
    [not-ripe] Elle ne suffit pas
    [avoidable] Oui : cette lettre à la place
    [no-flub] Pas de flub
    [flub-proved] Un flub : voici la preuve
    [solved] Trouvé : voici la preuve
    [unsolved] Pas de solution
    [burden] Qui doit prouver ?
    [join] Qui a raison ?
    [mover] Qui a joué
    [challenger] Qui conteste
    [kind] Quelle contestation ?
    [flub] Quelle contestation ?
    [move] Quel coup était le flub ?
    [points] Combien de points ?
    [write] Écrire
    [challenge] Contester
    [force-out] Annoncer une fin forcée
    [P] P-flub
    [A] A-flub
    [CP] CP-flub
    [CA] CA-flub
    [A-flub] A-flub
    [CA-flub] CA-flub
   *[other] { $name }
}
learn-answer-apart = Requises : { $required ->
    [none] aucune
   *[other] { $required }
}. Permises : { $permitted ->
    [none] aucune
   *[other] { $permitted }
}.
learn-answer-proof = { $letters ->
    [none] Pas de lettre
   *[other] Écris { $letters }
}. { $lines ->
    [none] On ne compte rien
   *[other] Compte { $lines }
}. { $instead ->
    [no] {""}
   *[other] À la place : { $instead }.
}
learn-answer-instead = À la place : { $letter }
learn-answer-write = Écris { $letters }.
learn-answer-challenge = Conteste : { $kind }-flub.
learn-flaw-solution = La liste n’est pas juste : { $why }
learn-flaw-twice = { $listing } est deux fois dans ta liste, ou ne fait pas partie du choix.
learn-flaw-line = { $kind ->
    [extra] { $listing } est en trop.
    [missing] Il manque { $listing }.
   *[other-list] { $listing } est dans la mauvaise liste.
}
learn-flaw-square = { $kind ->
    [extra] La case { $square } est en trop.
   *[missing] Il manque la case { $square }.
}
learn-flaw-number = { $kind ->
    [extra] Aucune solution n’en a exactement { $number }.
   *[missing] Une solution peut aussi en avoir { $number }.
}
learn-hint-look = Regarde les cases marquées : { $squares }.
learn-hint-move = Regarde le coup { $number }.
learn-hint-begin = Commence ainsi : { $answer }
learn-belief = { $belief ->
    [turns-back] Une ligne ne revient jamais en arrière.
    [gaps] Les cases d’une ligne se touchent.
    [straight-only] Une ligne peut tourner, tant qu’elle continue jusqu’à l’autre côté.
    [diagonal-once] Une diagonale d’un coin à l’autre relie les deux paires de côtés : elle compte donc deux fois.
    [straight-twice] Seules les deux diagonales d’un coin à l’autre comptent deux fois.
    [forbidden-joins] Un F coupe toutes les lignes qui passent par lui.
    [vacant-joins] Une case vide ne relie encore rien.
    [any-requires] Une connexion n’est requise qu’avec exactement un R. Avec deux, elle est permise.
    [one-requires] Dans LawToe, avec un O, il faut compter le triplet. Avec deux ou trois aussi.
    [all-required] Sans { $letter }, on peut ne pas compter la ligne.
    [any-uses] Une connexion avec deux R n’utilise aucun des deux.
    [all-counted] On n’est pas obligé de compter les permises. Comptes-en autant que le but le demande.
    [required-skipped] Ce qu’il faut compter n’est jamais laissé de côté.
    [zero-is-even] Rien du tout n’est pas une solution : il faut compter au moins une ligne.
    [fewer-than-required] Tout ce qu’il faut compter est dans chaque solution.
    [exactly-is-at-least] Exactement veut dire ni plus ni moins.
    [at-least-is-at-most] Au moins veut dire ce nombre ou plus.
    [now-or-never] Pas encore résolu ne veut pas dire jamais : d’autres lettres peuvent aider.
    [always-hope] Il y a des cases vides, mais aucune lettre n’y fait une solution.
    [forced-is-flub] Un coup n’est un flub que si une autre lettre aurait été meilleure.
    [ripe-is-no-flub] Laisser une solution à une lettre près est un A-flub si une autre lettre l’aurait évité.
    [challenger-proves] Après une contestation de P-flub, qui a joué doit prouver.
    [mover-proves] Après une contestation de A-flub, qui conteste doit prouver.
    [latest-move] Le dernier coup a seulement laissé passer le flub.
    [other-kind] La lettre après le C dit quelle sorte de flub on a laissé passer.
    [any-instead] La lettre à la place doit être sûre, elle aussi.
    [writes-on] Devant un flub, ou une solution à une lettre près, on ne continue pas à écrire.
    [force-out-for-flub] Conteste d’abord le flub.
    [new-letter-unused] Une ligne comptée doit passer par le nouveau P.
    [needs-instead] Dans LawToe, un A-flub n’a pas besoin d’une meilleure lettre : un P qui gagne suffit.
    [always-bold] Seule est audacieuse la contestation du coup joué juste après le A-flub.
    [never-bold] Contester le coup joué juste après le A-flub est audacieux.
    [full-is-lost] Sur une grille pleine, l’Accusation peut encore prouver une solution.
    [all-through] Ce qu’un F a déjà fermé reste fermé.
    [flub-is-safe] Regarde ce que ferait un P de plus.
    [any-move-wins] Tous les coups ne gardent pas la victoire.
    [centre-allowed] Dans Dragoman, la Défense n’écrit jamais dans la case 5.
   *[one-letter] Dans Dragoman, la Défense écrit deux lettres.
}

# Which rule
learn-line-rule = { $rule ->
    [broken] Un F ou une case vide coupe cette ligne.
    [required] { $letter ->
        [R] Il y a exactement un R : il faut donc compter cette ligne.
       *[other] Il y a un O : il faut donc compter cette ligne.
    }
   *[permitted] { $letter ->
        [R] Il n’y a pas exactement un R : on peut compter cette ligne.
       *[other] Il n’y a pas de O : on peut compter cette ligne.
    }
}

# A line of a proof, as it is read out in court.
learn-proof-line = { $kind ->
    [move] Le coup { $named } était le flub.
    [letter] On écrit { $named }.
    [no-letter] Il n’y a pas de lettre à écrire.
    [counted] { $named } compte.
    [complete] { $lines ->
        [triplets] Aucun triplet à compter n’est oublié
       *[other] Aucune connexion à compter n’est oubliée
    }, et chaque { $named } est utilisé.
    [used] { $named } est utilisé.
    [instead] On aurait pu écrire { $named } à la place : cette lettre est sûre.
   *[end] Voilà toute la preuve.
}
learn-proof-number = Cela fait { $count }. Le but est { $goal ->
    [odd] impair
    [even] pair
    [at-least] au moins { $number }
   *[exactly] exactement { $number }
} : il est donc atteint.

# A beat of a worked example: what is added, and why.
learn-beat-line = { $sides ->
    [down] { $line } va de haut en bas.
    [across] { $line } va de gauche à droite.
    [both] { $line } va d’un coin à l’autre : de haut en bas, et de gauche à droite. Cela compte donc deux fois.
    [first] { $line } va d’un coin à l’autre. D’abord, cela compte de haut en bas.
   *[again] { $line } encore une fois : cela va aussi de gauche à droite.
} { $rule ->
    [required] { $letter ->
        [R] Il y a exactement un R : il faut donc compter cette ligne.
       *[other] Il y a un O : il faut donc compter cette ligne.
    }
    [permitted] { $letter ->
        [R] Il n’y a pas exactement un R : on peut donc compter cette ligne.
       *[other] Il n’y a pas de O : on peut donc compter cette ligne.
    }
    [open] Toutes ses cases sont ouvertes : P et { $letter } laissent passer. Un F la couperait.
    [broken] Un F ou une case vide coupe cette ligne.
   *[none] {""}
}
learn-beat-others = De la même façon : { $lines }.
learn-beat-letter = Écris { $named }. { $letter ->
    [F] Un F coupe toutes les lignes qui passent par sa case.
    [P] Un P garde sa case ouverte et ne demande rien.
    [R] Un R garde sa case ouverte. Une ligne avec exactement un R doit être comptée.
   *[O] Un O garde sa case ouverte, et toute ligne qui y passe doit être comptée.
}
learn-beat-instead = On aurait pu écrire { $letter } à la place : cette lettre est sûre. Le coup n’était donc pas forcé.
