# The lessons of LawToe.
learn-lawtoe-step = { $step ->
    [1] Un triplet ou non
    [2] Les diagonales comptent double
    [3] F, P et O
    [4] Tous les triplets avec un O
    [5] Impair et pair
    [6] Utilise le nouveau P
    [7] Est-ce un A-flub ?
    [8] CA-flub : quel coup ?
    [9] Audacieuse ou non
    [10] La grille pleine
    [11] Ce qu’une lettre ouvre ou ferme
    [12] Garde la victoire
   *[13] Dragoman
}
learn-lawtoe-ask = { $asked ->
    [use] { $latest } est un A-flub. Prouve-le : écris un P et fais la liste des triplets.
    [flub] Était-ce un A-flub ? Prouve-le, ou dis non.
    [name] { $latest } a laissé passer un flub. Quel coup était le A-flub ?
    [points] { $latest } a laissé passer un A-flub. Combien de points rapporte une contestation juste de CA-flub ?
    [full] La grille est pleine. Fais la liste d’une solution, ou dis qu’il n’y en a pas.
    [keep] Tu gagnes si tu ne fais pas d’erreur. Que fais-tu ?
   *[two] Tu es la Défense. Écris { $due ->
        [one] une lettre
       *[other] { $due } lettres
    } sans faire de A-flub.
}
learn-lawtoe-facts = { $facts } { $you ->
    [plaintiff] Tu es l’Accusation.
   *[defendant] Tu es la Défense.
} { $turns ->
    [pedagogue] Désormais, chaque côté écrit une lettre par tour.
    [dragoman] La Défense écrit deux lettres à chaque tour, jamais dans la case 5 ; l’Accusation, une seule.
   *[none] { "" }
}
learn-lawtoe-answer-move = { $number ->
    [0] Le but, avant tous les coups.
   *[other] Coup { $number }.
}
learn-lawtoe-answer-points = { $points } points.
learn-lawtoe-flaw-proof = { $kind ->
    [can-be] Il y a une solution
   *[opens] Maintenant, l’Accusation gagne
} : { $letters } et { $lines }.
learn-lawtoe-flaw-none = Il n’y a pas de solution ici.
learn-lawtoe-flaw-named = Le A-flub était le coup { $number }.
learn-lawtoe-flaw-points = Ici, une contestation juste rapporte { $points } points.
learn-lawtoe-flaw-gives = Cela offre la victoire. Pour la garder : { $letters }.
learn-lawtoe-flaw-flub = { $kind ->
    [due] Le dernier coup est un flub : conteste-le comme { $flub }-flub.
   *[none] Le dernier coup n’est pas un { $flub }-flub.
}
