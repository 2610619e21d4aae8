# Lesson plans: the list.
plans-lead = Quarante-cinq minutes pour chaque jeu, à la mesure d’un cours. À imprimer et à garder en main.
plans-title = { $game } : quarante-cinq minutes
plans-standards = Étapes et compétences
plans-how-to = Comment jouer à { $game }
plans-print = Grilles, plateaux et cartes à imprimer
plans-all = Tous les plans

# What every plan has.
plans-bring = À apporter
plans-bring-projector = Un projecteur et un ordinateur avec Flub. Les liens ci-dessous s’y ouvrent.
plans-bring-devices = Un appareil par élève ou par paire, pour le parcours. Un appareil ou un jeu de papier par table.
plans-bring-slips = Un petit papier et un crayon par élève, pour la question de sortie.
plans-recall = Rappel
plans-pose = Proposer et juger
plans-ladder = Sur le parcours
plans-tables = Tables de trois
plans-flub = Flub du jour
plans-exit = Question de sortie
plans-minutes = { $minutes } minutes
plans-time = minute { $from } à { $to }
plans-do = À faire :
plans-say = À dire :
plans-answer = Réponse :
plans-open = À ouvrir :
plans-open-pose = Proposer et rassembler avec { $exercise }
plans-open-court = Le tribunal
plans-open-steps = Le parcours, étapes { $first } à { $last }
plans-open-game = Une table de { $game }
plans-open-tournament = Le tournoi

# What every lesson does alike.
plans-reveal = Compter les mains, entrer les nombres, révéler. Avant que Flub dise pourquoi, le demander à quelqu’un de chaque groupe.
plans-court-say = « Il y a quelque chose de faux dans cette preuve. Je ne veux que la première erreur. Qui l’a trouvée ? »
plans-court-do = Quelqu’un montre l’erreur, quelqu’un d’autre la corrige. La classe dit si la preuve est maintenant valable.
plans-ladder-say = « Commencez là où vous en êtes. Trois justes de suite sans aide, et l’étape est à vous. Cela coince ? Prenez un indice, puis demandez à côté de vous, puis à moi. »
plans-ladder-do = Circuler dans la classe. Noter une erreur vue plus de deux fois : elle deviendra peut-être le flub du jour.
plans-tables-do = Asseoir trois élèves par table, de force égale. Le tournoi compose les tables et imprime leurs feuilles de points.
plans-stop = Dire « dernière minute » une minute avant la fin. La première, la deuxième et la troisième place vont sur la feuille de points, et les égalités se partagent.
plans-flub-do = Une table montre le plus beau flub qu’elle a vu, ou bien on montre l’erreur notée. S’il n’y en a pas, prendre celui-ci.
plans-exit-do = Ramasser les papiers à la porte. Une réponse juste avec une mauvaise raison fera le rappel du prochain cours.

# POE.
plans-poe-aim = À la fin, tout le monde sait dire quelles connexions sont requises, et pourquoi un coup a rendu le but impossible.
plans-poe-mats = Sur papier : une grille de 3 sur 3 et deux crayons par table.
plans-poe-draw = Dessiner une grille de 3 sur 3 au tableau et numéroter ses cases de 1 à 9.
plans-poe-line = « Suivez une ligne du doigt, d’un côté à l’autre ou de haut en bas. Est-ce que 1, 4, 2 est une ligne ? »
plans-poe-line-answer = Non. Une ligne a une case dans chaque rangée, ou une dans chaque colonne. 1, 4, 2 revient en arrière.
plans-poe-twice = « Quelles sont les deux lignes qui comptent deux fois, et pourquoi ? »
plans-poe-twice-answer = 159 et 357. Elles vont d’un côté à l’autre et de haut en bas.
plans-poe-thumbs = « Je montre une ligne après l’autre. Levez le pouce si c’est une connexion requise. Exactement un R ! »
plans-poe-table = Chaque table joue à Beginning POE : le but est impair ou pair, sur la grille de 3 sur 3. À chaque manche, une autre personne choisit le but.
plans-poe-prove = « Écrivez une lettre, ou contestez. Nommez d’abord le flub. P-flub : qui a joué doit prouver. A-flub : qui conteste doit prouver. »
plans-poe-places = S’il le faut, arrêter au milieu d’une manche : elle ne compte pas. Qui a le plus de points gagne.
plans-poe-flub = « Le but est pair. Qu’est-ce qui était encore possible avant F6, et qu’est-ce que F6 a enlevé ? »
plans-poe-flub-answer = 147 et 369 pouvaient encore devenir des connexions, et deux, c’est pair. F6 a enlevé 369. Une seule, c’est impair : un P-flub.
plans-poe-exit = « Le but est impair. Sur la grille, il y a R1, F2, F4 et F5 ; F5 a été écrit en dernier. F5 est-il un P-flub ? Pourquoi ? »
plans-poe-exit-answer = Oui. De la case 1, une ligne ne peut continuer que vers 2, 4 ou 5, et les trois sont interdites. R1 ne peut être sur aucune connexion requise.

# LawToe.
plans-lawtoe-aim = À la fin, tout le monde sait faire la liste de tous les triplets qui ont un O, et voit quand un coup laisse gagner l’Accusation.
plans-lawtoe-mats = Sur papier : une grille de 3 sur 3 et deux crayons par table.
plans-lawtoe-draw = Dessiner une grille de 3 sur 3 au tableau et numéroter ses cases de 1 à 9.
plans-lawtoe-letters = « F, P, O : que fait chaque lettre ? »
plans-lawtoe-letters-answer = F interdit tout triplet qui passe par lui. P le permet. Tout triplet avec un O et sans F doit être dans la liste, et chaque O doit être sur un triplet de la liste.
plans-lawtoe-two = « Un triplet a deux O. Doit-il aussi être dans la liste ? »
plans-lawtoe-two-answer = Oui. Avec un O ou plus, il doit être dans la liste.
plans-lawtoe-who = « Qui veut une solution, et qui n’en veut pas ? »
plans-lawtoe-who-answer = L’Accusation choisit le but et en veut une. La Défense bloque.
plans-lawtoe-call-out = « Dites chacun un triplet, jusqu’à ce que personne n’en trouve plus. Puis nous verrons si nous les avons tous. »
plans-lawtoe-table = Trois parties de Pedagogue Plaintiff, d’environ six minutes chacune : chaque élève joue une fois contre les deux autres. L’élève qui ne joue pas juge, compte les points et vérifie chaque liste avant Flub.
plans-lawtoe-challenge = « Accusation : un P gagnerait-il maintenant ? Alors conteste avant d’écrire. Ta liste doit utiliser le nouveau P. »
plans-lawtoe-places = Additionner les points des deux parties de chaque élève. Qui a le plus de points gagne.
plans-lawtoe-flub = « Le but est impair. P2 et P3 étaient un A-flub, et l’Accusation a écrit F5 au lieu de contester. Que peut faire la Défense maintenant ? »
plans-lawtoe-flub-answer = Contester F5 comme CA-flub et prouver P1 : 123 pour la grille telle qu’elle était avant F5. La contestation est audacieuse et rapporte seize points.
plans-lawtoe-exit = « Le but est impair. La Défense commence par P2 et P3. Est-ce un A-flub ? Prouvez-le. »
plans-lawtoe-exit-answer = Oui. P1 donne le triplet 123. Un, c’est impair, et 123 utilise le nouveau P.

# Wholes.
plans-wholes-aim = À la fin, tout le monde sait faire exactement un entier avec des fractions, des nombres décimaux et des pourcentages, et le dire à voix haute.
plans-wholes-cards = Sur papier : un plateau, des pions et un paquet de cartes par table, imprimés et découpés.
plans-wholes-draw = Écrire quatre cartes au tableau : 1/4, 1/2, 0,75 et 25 %.
plans-wholes-two = « Faites un entier avec deux de ces cartes. »
plans-wholes-two-answer = 1/4 et 0,75, ou 0,75 et 25 %.
plans-wholes-three = « Maintenant avec trois. »
plans-wholes-three-answer = 1/4, 1/2 et 25 %.
plans-wholes-aloud = « Maintenant, toute la classe, à voix haute : un quart, plus un demi, plus vingt-cinq pour cent égale un entier. »
plans-wholes-think = « Réfléchissez un moment. Puis toutes les mains à la fois. Montrez le numéro de la carte avec les doigts. »
plans-wholes-court = « Quelqu’un a fait ce calcul, et quelque chose est faux. Je ne veux que le premier nombre faux. Qui l’a trouvé ? »
plans-wholes-table = Chaque table joue à Wholes avec le paquet des quarts. On pioche une carte, puis on pose un entier face cachée en disant la somme, ou on bluffe, ou on passe.
plans-wholes-call = « Avant de douter, demandez-vous : est-ce que cela peut être vrai ? Si vous doutez à tort, vous reculez d’une case par carte posée. »
plans-wholes-places = Qui est le plus loin à la fin du temps est en première place.
plans-wholes-flub = « Quelqu’un a additionné en haut et en bas : un demi plus un quart égale deux sixièmes. Comment voit-on tout de suite que c’est impossible ? »
plans-wholes-flub-answer = Deux sixièmes, c’est un tiers. C’est moins que le demi du début. Deux quarts plus un quart font trois quarts.
plans-wholes-exit = « Tu as 1/2, 1/4, 25 % et 0,75. Quelles cartes font l’entier avec le plus de cartes ? »
plans-wholes-exit-answer = 1/2, 1/4 et 25 %. 0,75 fait un entier avec 1/4 ou avec 25 %, mais de deux cartes seulement.

# Floating Tic-Tac-Toe.
plans-floating-aim = À la fin, tout le monde sait dire où un pion peut encore aller, et compter une zone pleine.
plans-floating-boards = Sur papier : un plateau de 7 cases sur 7 et deux crayons par table.
plans-floating-draw = Dessiner un quadrillage de 7 sur 7 au tableau, a à g en dessous, 1 à 7 à côté, de bas en haut. Écrire X en d4.
plans-floating-first = « Tout ce qui est joué doit tenir dans quatre sur quatre. X est en d4. Où O peut-il jouer ? »
plans-floating-first-answer = Dans toutes les cases vides : aucune n’est à plus de trois de d4, de côté ou en hauteur.
plans-floating-corner = « O prend g7. Où X peut-il jouer maintenant ? »
plans-floating-corner-answer = Seulement de d4 à g7. La zone a quatre de large et quatre de haut, et elle est fermée.
plans-floating-reach = « Montrez avec le bras : trop à gauche, trop à droite, trop haut, trop bas – ou levez le pouce : on peut y jouer. »
plans-floating-court = Aujourd’hui, le tribunal est au tableau : dessiner quatre X à la suite.
plans-floating-object = « Je compte un alignement. Qui proteste ? Montrez-moi les cases. »
plans-floating-object-answer = Il y en a deux : les trois premières, et les trois dernières.
plans-floating-table = Trois parties, d’environ six minutes chacune : chaque élève joue une fois contre les deux autres. L’élève qui ne joue pas surveille la portée, compte à la fin et le dit avant Flub.
plans-floating-before = « Avant de jouer, montrez les bords de la zone. Votre pion peut-il y aller ? »
plans-floating-places = Le plus de parties gagnées donne la première place. En cas d’égalité, le plus d’alignements.
plans-floating-flub = « X a d4 et e4, O a c4. X va en faire trois. Comment O peut-il l’empêcher – et qui trouve un autre moyen ? »
plans-floating-flub-answer = O joue en f4. Ou O joue dans la colonne b : alors la zone a quatre de large, de b à e, et f est hors de portée.
plans-floating-exit = « X a d4 et f4, O a e5. O peut-il jouer en b6 ? Pourquoi ? »
plans-floating-exit-answer = Non. De b à f, il y a cinq colonnes, et la zone peut avoir au plus quatre de large.
