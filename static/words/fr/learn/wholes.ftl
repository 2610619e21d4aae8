# The lessons of Wholes.
learn-wholes-step = { $step ->
    [1] De l’image à la fraction
    [2] Quelle est la plus petite ?
    [3] Fractions égales
    [4] Dixièmes et centièmes
    [5] Décimaux dans l’ordre
    [6] Pourcentages
    [7] Que manque-t-il ?
    [8] Un entier avec une sorte de parts
    [9] Deux sortes de parts
    [10] Formes mélangées
    [11] Presque n’est pas exactement
    [12] L’entier le plus long
    [13] Dis-le
    [14] Est-ce possible ?
    [15] Douter ou laisser passer
   *[16] ÉCHANGE, APPÂT, REJOUE
}
learn-wholes-ask = { $asked ->
    [name] Choisis toutes celles qui sont égales à cette carte.
    [order] Touche les cartes dans l’ordre, la plus petite d’abord.
    [missing] Que manque-t-il pour un entier ? Choisis une carte.
    [whole] Choisis des cartes qui font exactement un entier.
    [longest] Choisis le plus de cartes possible qui font exactement un entier.
    [mend] Quelqu’un a additionné ces cartes. Trouve le premier nombre faux et corrige-le.
    [parts] Écris chaque carte en { $whole ->
        [one] une part
       *[other] { $whole } parts
    } d’un entier.
    [exactly] Est-ce que cela fait exactement un entier ?
    [say] Tu poses ces { $count } cartes. Dis une chose que tu peux dire.
    [could] Ce qui a été dit peut-il être vrai ? Compte les cartes.
    [call] Quelqu’un a joué. Doutes-tu, ou laisses-tu passer ?
    [swap] Tu joues ÉCHANGE. Avec qui changes-tu de place ?
    [bait] Choisis des cartes pour un bluff qui coûte à qui doute.
   *[twice] Tu as REJOUE en main. Choisis un entier, puis un autre.
}
learn-wholes-fraction = { $top } sur { $bottom }
learn-wholes-offered = Au choix
learn-wholes-place = place { $place }
learn-wholes-together = Ensemble :
learn-wholes-total = la somme
learn-wholes-which-wrong = Quel est le premier nombre faux ?
learn-wholes-mended = Le bon nombre de parts, sur { $whole }
learn-wholes-part = Parts pour { $card }, sur { $whole }
learn-wholes-exactly-legend = Ensemble, cela fait
learn-wholes-exactly = { $way ->
    [exactly] exactement un entier
    [less] moins
   *[more] plus
}
learn-wholes-by = De combien ?
learn-wholes-top = Au-dessus du trait
learn-wholes-bottom = Au-dessous du trait
learn-wholes-say = Ce qu’on peut dire
learn-wholes-you-say = Tu dis :
learn-wholes-unsay = Enlever { $card }
learn-wholes-turn = Cartes pour
learn-wholes-first = le premier tour
learn-wholes-second = le deuxième tour
learn-wholes-could = Est-ce que cela peut être vrai ?
learn-wholes-too-few = De quelle valeur y a-t-il trop peu de cartes ?
learn-wholes-call = Douter
learn-wholes-let-be = Laisser passer
learn-wholes-player = Joueur { $number }, case { $space }
learn-wholes-own = Tu es sur la case { $space }.
learn-wholes-swap = Changer de place avec
learn-wholes-play = Quelqu’un a posé { $cards } cartes et est allé de la case { $from } à la case { $to } ; cartes encore en main : { $left }. Tu es sur la case { $own }.
learn-wholes-deck = { $asked ->
    [values] Valeurs du paquet
   *[cards] Le paquet : { $cards } cartes
}
learn-wholes-stakes = Si tu doutes et que les cartes font exactement un entier, tu retournes à la case { $own }. Sinon, l’autre retourne à la case { $other }. Qui arrive en premier à la case { $last } gagne.
learn-wholes-said = La personne annonce :
learn-wholes-hand = Ta main :
learn-wholes-gone = Déjà jouées :
learn-wholes-answer-twice = { $first } ; puis { $second }
learn-wholes-answer-part = { $card } = { $parts } sur { $whole }
learn-wholes-answer-mend = { $card } : { $parts ->
    [one] une part
   *[other] { $parts } parts
}
learn-wholes-answer-by = { $way ->
    [exactly] Exactement un entier.
    [less] Moins. Il manque : { $value }.
   *[more] Plus. En trop : { $value }.
}
learn-wholes-answer-no = Non : il y a trop peu de cartes « { $card } ».
learn-wholes-answer-at = { $way ->
    [call] Douter : c’est juste environ { $odds } fois sur 100.
   *[let] Laisser passer : douter est juste environ { $odds } fois sur 100.
}
learn-wholes-answer-swap = Avec le joueur { $number }.
learn-wholes-unfinished = Il manque quelque chose dans ta réponse.
learn-wholes-flaw = { $kind ->
    [unequal] Pas égal : { $card }.
    [missed] Égal aussi : { $card }.
    [not-held] Il n’y a plus de carte « { $card } » dans la main.
    [count-again] Compte de nouveau les parts de « { $card } ».
   *[first-wrong] Le premier nombre faux est à { $card }.
}
learn-wholes-out-of-order = À l’envers : { $card }, c’est plus que { $second }.
learn-wholes-adds = Ensemble, cela fait { $value }, pas un entier.
learn-wholes-is-whole = Cela fait exactement un entier.
learn-wholes-longer = Il y a un entier de { $count } cartes : { $cards }.
learn-wholes-has-parts = Dans { $card }, il y a { $parts ->
    [one] une part.
   *[other] { $parts } parts.
}
learn-wholes-unsayable = Avec { $count } cartes, on ne peut rien dire.
learn-wholes-left = { $kind ->
    [enough] Cartes « { $card } » qui restent : { $count }. C’est assez.
   *[too-few] Cartes « { $card } » qui restent : { $count }. C’est trop peu.
}
learn-wholes-odds = Dans ce cas, douter est juste { $odds } fois sur cent.
learn-wholes-farther = Le joueur { $number } est plus loin devant.
learn-wholes-no-bait = Sans APPÂT, c’est toi qui paies si quelqu’un doute.
learn-wholes-said-other = Tu dis autant de valeurs que tu poses de cartes : { $cards }, pas { $said }.
learn-wholes-whole-otherwise = Les cartes font un entier : tu dis donc ce qu’elles sont.
learn-wholes-not-playable = Aucun coup ne peut contenir { $card }.
learn-wholes-hint-in-parts = Pense à un entier en { $whole } parts égales.
learn-wholes-hint-parts = Dans ces parts : { $parts }.
learn-wholes-hint-begin = Commence par { $card }.
learn-wholes-hint-count = Compte les cartes « { $card } » que tu vois.
learn-wholes-hint-left = Cartes « { $card } » qui peuvent être dans d’autres mains : { $count }.
learn-wholes-hint-ahead = Regarde qui est devant toi.
learn-wholes-hint-farthest = Le plus loin devant est sur la case { $space }.
learn-wholes-hint-special = Cherche { $card }.
learn-wholes-beat = Partage un entier en { $whole } parts égales : { $card }, c’est { $parts } de ces parts{ $other ->
    [none] .
   *[other] , comme { $other }.
}
learn-wholes-belief = { $belief ->
    [part-to-part] Une fraction compare la part avec l’entier, pas avec le reste.
    [other-part] La fraction nomme la part coloriée.
    [larger-bottom] Plus il y a de parts, plus chaque part est petite.
    [adds-to-both] Ajouter en haut et en bas change une fraction. Multiplier les deux nombres ne la change pas.
    [changes-one] Les deux nombres doivent changer ensemble.
    [tenths-as-hundredths] Le premier chiffre après la virgule est celui des dixièmes.
    [digit-as-bottom] Le chiffre après la virgule va au-dessus du trait, sur dix.
    [longer-is-larger] Plus de chiffres ne font pas un nombre décimal plus grand.
    [bottom-as-percent] Pour cent veut dire : sur cent.
    [digits-as-percent] Écris-le d’abord en centièmes.
    [given-again] C’est ce qu’il y a déjà, pas ce qui manque.
    [nearly-exactly] Presque un entier n’est pas un entier.
    [counts-cards] Le nombre de cartes ne dit rien : additionne les parts.
    [tops-and-bottoms] N’additionne que des parts de la même sorte. Le nombre du bas ne change pas.
    [keeps-top] Si les parts sont plus petites, il en faut plus.
    [reads-digits] Dis d’abord combien cela fait de l’entier.
    [repeating-falls-short] Un nombre décimal qui se répète sans fin est exactement égal à sa fraction.
    [any-whole] Cherche un entier avec plus de cartes.
    [must-be-true] Dans un bluff, tu dis ce qui fait un entier.
    [may-say-anything] Un vrai entier se dit tel qu’il est.
    [says-fewer] On dit chaque carte.
    [unlikely-cannot-be] Improbable ne veut pas dire impossible.
    [forgets-gone] Compte aussi les cartes déjà jouées.
    [calls-too-much] Douter à tort te coûte des cases.
    [trusts-all] Parfois, douter vaut la peine.
    [anyone-ahead] Échange avec qui est le plus loin.
    [forgets-bait] APPÂT protège le bluff.
   *[card-twice] Une carte ne se joue qu’une fois.
}

# On paper
learn-wholes-paper = { $asked ->
    [name] Coche toutes celles qui sont égales à cette carte.
    [order] Numérote les cartes de la plus petite à la plus grande.
    [missing] Que manque-t-il pour un entier ? Coche une carte.
    [whole] Coche des cartes qui font exactement un entier.
    [longest] Coche le plus de cartes possible qui font exactement un entier.
    [say] Tu poses ces cartes. Écris une chose que tu peux dire.
    [bait] Coche des cartes pour un bluff qui coûte à qui doute.
   *[twice] Tu as REJOUE en main. Écris 1 sur les cartes d’un entier, et 2 sur celles d’un autre.
}
learn-wholes-paper-sort = Range toutes les cartes en groupes. Chaque groupe fait exactement un entier.
learn-wholes-paper-groups = Combien d’entiers ?
learn-wholes-paper-sums = Les groupes :

# A line of a sum in court
learn-wholes-line-total = Ensemble : { $top } sur { $bottom }
