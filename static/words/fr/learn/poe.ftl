# The lessons of POE.
learn-poe-step = { $step ->
    [1] Une ligne ou non
    [2] Les diagonales comptent double
    [3] Ce qui coupe une ligne
    [4] Exactement un R
    [5] Toutes les connexions
    [6] Chaque R veut une connexion
    [7] Ce qui est compté
    [8] Impair et pair
    [9] Est-ce encore possible ?
    [10] À une lettre près
    [11] Pouvait-on l’éviter ?
    [12] Qui doit prouver ?
    [13] Une preuve entière
    [14] CP et CA
    [15] À toi : fin forcée
   *[16] Exactement, au moins, et 4 sur 4
}
learn-poe-ask = { $asked ->
    [possible] Peut-on encore atteindre le but ? Prouve-le, ou dis non.
    [ripe] Une lettre de plus donne-t-elle une solution ? Prouve-le, ou dis non.
    [avoidable] On a écrit { $latest }. Est-ce un A-flub ? Écris une meilleure lettre, ou dis non.
    [sides] { $latest } est contesté comme { $kind }-flub. Qui doit prouver, et qui a raison ?
    [prove] { $latest } est un A-flub. Prouve-le : une lettre, les connexions, et quoi écrire à la place.
    [name] { $latest } a laissé passer un flub. Quelle contestation est juste, et quel coup était le flub ?
   *[turn] À toi de jouer. Écris une lettre sûre, conteste, ou annonce une fin forcée.
}
learn-poe-goal-move = 0 : le but
learn-poe-hint-goal = Regarde le but lui-même.
learn-poe-answer-sides = { $burden ->
    [mover] Qui a joué doit prouver.
   *[challenger] Qui conteste doit prouver.
} { $join ->
    [mover] Qui a joué a raison.
   *[challenger] Qui conteste a raison.
}
learn-poe-answer-named = { $kind }-flub : le flub était { $number ->
    [0] le but.
   *[other] le coup { $number }.
}
learn-poe-flaw-proof = { $kind ->
    [can-be] C’est possible
   *[force-out] Personne ne peut éviter une solution : annonce une fin forcée
}. Écris { $letters }, compte { $lines }.
learn-poe-flaw-impossible = Il ne peut pas y avoir de solution : { $why }
learn-poe-flaw = { $kind ->
    [not-ripe] Ici, aucune lettre toute seule ne donne une solution.
   *[forced] Aucune autre lettre ne l’aurait évité : le coup était forcé.
}
learn-poe-flaw-letter = { $kind ->
    [avoidable] { $letter } l’aurait évité.
    [impossible] Après { $letter }, plus aucune solution n’est possible.
    [ripe] Après { $letter }, une lettre de plus donne une solution.
    [barred] On ne peut pas écrire { $letter } là.
   *[quiet] { $letter } est une lettre sûre, mais ce n’est pas ce qu’on demande.
}
learn-poe-flaw-side = { $kind ->
    [burden] { $side ->
        [mover] Ici, qui a joué doit prouver.
       *[challenger] Ici, qui conteste doit prouver.
    }
   *[join] { $side ->
        [mover] Ici, qui a joué a raison.
       *[challenger] Ici, qui conteste a raison.
    }
}
learn-poe-flaw-named = Contester comme { $kind }-flub est juste : le flub était { $number ->
    [0] le but.
   *[other] le coup { $number }.
}
learn-poe-flaw-flub = { $kind ->
    [due] Conteste le dernier coup : { $flub }-flub.
   *[none] Le dernier coup n’est pas un { $flub }-flub.
}
