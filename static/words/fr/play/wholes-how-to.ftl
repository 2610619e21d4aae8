how-to-wholes-about = Le jeu
how-to-wholes-about-what = Fais la course sur 20 cases. Pose, face cachée, des cartes qui font exactement un entier, et dis ce qu’elles sont. Est-ce bien vrai ? Qui n’y croit pas doute.

how-to-wholes-whole = Exactement un entier
how-to-wholes-whole-what = Une carte est une partie d’un entier : une fraction, un nombre décimal, un pourcentage ou une image. Un trait au-dessus d’un chiffre veut dire qu’il se répète sans fin. Plus tu poses de cartes, plus tu avances.
how-to-wholes-try = Touche des cartes pour les additionner. Peux-tu faire exactement un entier ?

how-to-wholes-turn = Ton tour
how-to-wholes-turn-deal = Tout le monde commence avec cinq cartes, à côté du plateau.
how-to-wholes-turn-draw = Pioche une carte.
how-to-wholes-turn-play = Pose, face cachée, des cartes qui font un entier, et dis la somme.
how-to-wholes-turn-bluff = Ou bluffe : poses-en d’autres, et dis une somme qui fait un entier.
how-to-wholes-turn-pass = Ou passe.
how-to-wholes-turn-move = Ton pion avance d’une case par carte.
how-to-wholes-turn-ruling-empty = Quand la pioche est vide, on mélange la défausse et on s’en sert à nouveau. Si elle est vide aussi, tu joues sans piocher.
how-to-wholes-turn-ruling-said = Tu dis une valeur pour chaque carte que tu poses. Ce que tu dis doit faire exactement un entier. Sinon, tu vois la somme et tu la redis.
how-to-wholes-turn-ruling-faces = Tu ne peux dire que des valeurs qui sont sur des cartes de ce paquet, sous une forme qu’elles y ont.
how-to-wholes-turn-ruling-true = Si tes cartes font vraiment un entier, tu dis les valeurs qu’elles ont. Seul un bluff se dit autrement.

how-to-wholes-call = Douter
how-to-wholes-call-what = Tout le monde peut douter d’un coup, jusqu’à ce que la personne suivante pioche. Qui doute retourne les cartes :
how-to-wholes-call-bluff = Pas un entier : qui a douté garde les cartes. Qui a bluffé retourne là où son tour a commencé, puis recule encore d’une case par carte.
how-to-wholes-call-whole = Un entier : qui a douté recule d’une case par carte.
how-to-wholes-call-bait = Un APPÂT parmi elles : qui a douté recule d’une case par carte, et qui a bluffé reste en place.
how-to-wholes-call-ruling-one = On ne doute d’un coup qu’une fois. Le premier doute compte. Si personne ne doute, les cartes vont à la défausse et personne ne les voit jamais.
how-to-wholes-call-ruling-start = Personne ne recule plus loin que le départ.
how-to-wholes-call-ruling-cards = Quand on a douté à tort, et après un APPÂT, les cartes vont à la défausse.

how-to-wholes-special = APPÂT, ÉCHANGE et REJOUE
how-to-wholes-special-bait = APPÂT : cache-le dans un bluff.
how-to-wholes-special-swap = ÉCHANGE : change de place avec quelqu’un, n’importe quand.
how-to-wholes-special-replay = REJOUE : joue un deuxième tour juste après le tien.
how-to-wholes-special-ruling-bait = Un APPÂT se pose face cachée, comme les autres cartes du coup. Il compte pour une carte, et tu dis une valeur pour lui.
how-to-wholes-special-ruling-part = ÉCHANGE et REJOUE ne se posent pas dans une somme. Après usage, ces cartes vont à la défausse.
how-to-wholes-special-ruling-replay = Quand tu pioches la carte du deuxième tour, on ne peut plus douter de ton premier coup.
how-to-wholes-special-ruling-swap = ÉCHANGE marche tant qu’on peut encore douter d’un coup, et peut prendre la dernière case à quelqu’un. Si tu as bluffé, puis changé de place vers l’avant, tu recules quand même si le bluff est découvert. Si tu as changé de place vers l’arrière, tu recules à partir de là.

how-to-wholes-win = Qui gagne
how-to-wholes-win-what = Qui arrive en premier sur la dernière case gagne, même si les cartes mènent plus loin. Rien ne presse.
how-to-wholes-win-ruling-time = Tu as gagné quand personne ne peut plus douter de ton coup : quand la personne suivante pioche, ou quand toutes les autres ont dit qu’elles laissent passer.
how-to-wholes-win-ruling-end = Une partie que personne n’a gagnée après 2000 tours s’arrête. Alors, qui est le plus loin gagne.

how-to-wholes-packs = Séries et paquets
how-to-wholes-packs-what = Les séries apportent d’autres fractions. Réunis des séries, ou écris ton propre paquet.
how-to-wholes-packs-ruling = Un paquet a de 36 à 400 cartes, et certaines doivent faire un entier. Chaque valeur est plus que zéro et pas plus qu’un entier, avec un dénominateur de 1000 au plus.

how-to-wholes-source = Ce sont les règles du jeu de cartes Wholes: The Game, pour les élèves de 9 à 12 ans, et de ses séries avec des fractions plus difficiles.

wholes-help-touch = Touche la pioche pour piocher. Touche une carte pour la choisir ou la reposer, ou glisse-la au milieu.
wholes-help-said = Pour bluffer, touche la valeur sous une carte du milieu.
wholes-help-arrows = aller de carte en carte
wholes-help-numbers = choisir une carte
wholes-mark-bar = Barre
wholes-help-bar = ta somme ; ce qui manque est en pointillés, ce qui dépasse est hachuré
wholes-mark-said = Valeur sous une carte
wholes-help-value = ce qu’on dit de la carte
wholes-mark-back = Dos de carte
wholes-help-back = son motif montre à qui est la carte

# Terms as they are written in sentences, and what they mean.
wholes-term-whole = entier, entiers
wholes-term-whole-is = La totalité d’une chose : 1, 100 pour cent, quatre quarts.
wholes-term-call = douter, doute, doutes, doutent, douté
wholes-term-call-is = Dire que tu ne crois pas à un coup. Alors, on retourne ses cartes.
wholes-term-bluff = bluff, bluffs, bluffer, bluffe, bluffé
wholes-term-bluff-is = Poser des cartes qui ne sont pas ce que tu dis.
wholes-term-bait = APPÂT
wholes-term-bait-is = Une carte qui vaut ce que tu veux. Qui doute d’un coup avec elle paie.
wholes-term-odds = chances
wholes-term-odds-is = Combien de fois une chose arrive, sur 100 fois.
