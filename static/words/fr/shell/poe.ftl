home-poe = POE
home-poe-about = Écris des lettres dans un réseau de lignes, de deux à six personnes. Le nombre sera-t-il impair ou pair ? Le coup de trop sera contesté.

# POE at the table. Players are "you" for the only person at the screen, or have a name.

## Goals

## Setting up
poe-setup-lead = Chaque lettre est une affirmation. Conteste-la, prouve-la.
poe-opening = La première manche commence à partir du plateau. { $goal }. { $letters ->
    [0] La grille est vide.
    [one] Une lettre y est déjà.
   *[other] { $letters } lettres y sont déjà.
}
poe-setup-version = À quoi veux-tu jouer ?
poe-beginning = Beginning POE
poe-beginning-about = Une grille de 3 sur 3. Le but est impair ou pair.
poe-tough = Tough POE
poe-tough-about = Une grille de 3 sur 3. Le but peut aussi être « au moins 6 » ou « exactement 8 ».
poe-big-tough = Big Tough POE
poe-big-tough-about = Tough POE sur une grille de 4 sur 4, avec 136 lignes.
poe-setup-length = Combien de temps dure la partie ?
poe-length-rounds = Manches
poe-length-points = Points
poe-length-minutes = Minutes
poe-length = { $kind ->
    [rounds] { $count ->
        [one] une manche
       *[other] { $count } manches
    }
    [points] { $count ->
        [one] jusqu’à un point
       *[other] jusqu’à { $count } points
    }
   *[minutes] { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
}
poe-length-how-many-rounds = Combien de manches ?
poe-length-how-many-points = Combien de points ?
poe-length-how-many-minutes = Combien de minutes ?
poe-length-rounds-about = { $count ->
    [one] On joue une manche. Qui a le plus de points gagne.
   *[other] On joue { $count } manches. Qui a le plus de points gagne.
}
poe-length-points-about = { $count ->
    [one] La première manche où quelqu’un a un point est la dernière.
   *[other] La partie s’arrête quand quelqu’un a { $count } points.
}
poe-length-minutes-about = { $count ->
    [one] Après { $count } minute, la manche en cours est la dernière. Personne n’a besoin de se presser.
   *[other] Après { $count } minutes, la manche en cours est la dernière. Personne n’a besoin de se presser.
}
poe-level-beginner = Ordinateur : se trompe souvent
poe-level-student = Ordinateur : se trompe parfois
poe-level-expert = Ordinateur : ne se trompe jamais
poe-levels-about = Un ordinateur se trompe quand il ne voit pas ce que fait un coup, ou une contestation qu’il pourrait gagner.
poe-one-device = Tout le monde joue sur ce même appareil. POE ne passe pas d’un appareil à l’autre, car le lien montrerait les preuves secrètes.
poe-board-open = Plateau sans adversaires
