how-to-poe-about = Le jeu
how-to-poe-about-what = De deux à six personnes écrivent des lettres dans une même grille ; le mieux est de jouer à trois. Quelqu’un choisit un but : une solution doit-elle avoir un nombre impair ou pair de connexions ?
how-to-poe-about-claim = Chaque lettre affirme : « On peut encore arriver à une solution, mais pas avec une seule lettre de plus. » Si tu n’y crois pas, conteste. Alors quelqu’un doit prouver quelque chose.

how-to-poe-lines = Lignes et connexions
how-to-poe-lines-what = Une ligne, ce sont des cases qui se touchent, d’un côté au côté opposé. Elle peut tourner. C’est une connexion quand chaque case porte une lettre et qu’aucune n’est un F. Son nom, ce sont ses cases : 157.

how-to-poe-solution = Lettres et solutions
how-to-poe-letters-f = F, c’est interdit (« forbidden » en anglais) : aucune connexion ne passe par là.
how-to-poe-letters-p = P, c’est permis : des connexions peuvent passer par là.
how-to-poe-letters-r = R, c’est requis : une connexion requise doit passer par là.
how-to-poe-required = Une connexion qui a exactement un R est requise (trait plein). Toutes les autres sont permises (pointillés).
how-to-poe-solution-what = Une solution compte toutes les connexions requises, et les permises que tu veux. Chaque R est sur une connexion requise, et le nombre atteint le but. Ne rien compter du tout, ce n’est pas une solution.

how-to-poe-round = Une manche
how-to-poe-round-goal = Une personne choisit le but.
how-to-poe-round-turns = Ensuite, chacun son tour : écris F, P ou R dans une case vide, ou conteste, ou annonce une fin forcée.
how-to-poe-round-any = Tu peux contester le dernier coup même si ce n’est pas ton tour. Seule la personne qui l’a joué ne peut pas.
how-to-poe-round-end = La manche s’arrête là. Qui a le plus de points gagne la partie.
how-to-poe-versions = Beginning POE a des buts pairs et impairs. Tough POE a aussi des buts comme « au moins 6 » ou « exactement 8 ». Big Tough POE a 4 cases sur 4.
how-to-poe-round-ruling-goal = Choisir le but est un coup. Si personne ne peut jamais atteindre ce but, c’est un P-flub.
how-to-poe-round-ruling-seats = On peut jouer de deux à six. La personne suivante choisit le but de la manche suivante. En cas d’égalité en tête, on gagne ensemble.
how-to-poe-round-ruling-first = Quand une contestation et un coup arrivent en même temps, le premier validé compte.

how-to-poe-flubs = Les quatre flubs
how-to-poe-flubs-what = Un flub est un coup qui ne tient pas ce qu’il affirme :
how-to-poe-flubs-p = P-flub : on ne peut plus arriver à aucune solution.
how-to-poe-flubs-a = A-flub : une lettre de plus donne une solution, et une autre lettre l’aurait évité.
how-to-poe-flubs-cp = CP-flub : une lettre a été écrite au lieu de contester un P-flub ou un CP-flub.
how-to-poe-flubs-ca = CA-flub : une lettre a été écrite au lieu de contester un A-flub ou un CA-flub.
how-to-poe-try-safe = { $move } n’est pas un flub. Touche une case pour écrire ou changer une lettre.
how-to-poe-try-forced = Après { $move }, il y a { $list } avec { $letter }, mais ce coup était forcé. Ce n’est donc pas un flub.

how-to-poe-challenge = Contestations et preuves
how-to-poe-challenge-join = Qui conteste nomme le flub. Toutes les autres personnes se rangent d’un côté. L’un des côtés a la charge de la preuve : chaque personne de ce côté écrit une preuve.
how-to-poe-challenge-kind = Contestation
how-to-poe-challenge-burden = Qui prouve
how-to-poe-challenge-proof = Ce qu’on écrit
how-to-poe-challenge-p = P-flub
how-to-poe-challenge-a = A-flub
how-to-poe-challenge-cp = CP-flub
how-to-poe-challenge-ca = CA-flub
how-to-poe-challenge-mover = le côté de qui a joué
how-to-poe-challenge-challenger = le côté de qui conteste
how-to-poe-challenge-proof-p = Des lettres, et une solution avec elles.
how-to-poe-challenge-proof-cp = La même chose, sans la lettre contestée.
how-to-poe-challenge-proof-a = Une lettre, et une solution avec elle. Et aussi la lettre qu’il aurait fallu jouer.
how-to-poe-challenge-proof-ca = Quel coup était le A-flub ; puis la même chose, à partir de là.
how-to-poe-challenge-list = Une diagonale qui compte deux fois se note deux fois.
how-to-poe-challenge-ruling = Personne ne voit de preuve avant qu’elles soient toutes remises. Tu peux renoncer au lieu d’en écrire une.

how-to-poe-force-out = Fin forcée
how-to-poe-force-out-forced = Forcé
how-to-poe-force-out-what = Un coup est forcé quand toute lettre serait un P-flub ou laisserait une solution à une lettre près. La laisser ainsi n’est alors pas un flub.
how-to-poe-force-out-proof = La personne suivante devrait annoncer une fin forcée : chaque personne prouve seule, avec une lettre.
how-to-poe-force-out-ruling = Quand la grille est pleine, personne ne peut écrire. La personne dont c’est le tour doit contester ou annoncer une fin forcée, et la preuve n’a plus besoin de lettre.

how-to-poe-score = Points
how-to-poe-score-proof = La preuve
how-to-poe-score-most = Qui a joué, qui conteste, qui soutient le coup
how-to-poe-score-joiner = Qui soutient la contestation
how-to-poe-score-held = La tienne est valable
how-to-poe-score-failed = La tienne n’est pas valable
how-to-poe-score-nobody = L’autre côté devait prouver et a échoué
how-to-poe-score-somebody = L’autre côté a prouvé
how-to-poe-score-2 = 2
how-to-poe-score-1 = 1
how-to-poe-score-0 = 0
how-to-poe-score-force-out = Après une fin forcée, chaque preuve valable rapporte 1 point. Qui l’a annoncée perd 1 point si sa propre preuve n’est pas valable.

how-to-poe-source = POE est expliqué dans « Resource Allocation Games: A Priming Game for a Series of Instructional Games (The POE Game) », de Layman E. Allen, 1972. Cette page raconte ses règles avec d’autres mots.

# Terms as they are written in sentences, and what they mean.
poe-term-connection = connexion, connexions
poe-term-connection-is = Une ligne avec une lettre dans chaque case et aucun F.
poe-term-required = connexion requise, connexions requises
poe-term-required-name = Connexion requise
poe-term-required-is = Une connexion qui a exactement un R. Il faut la compter.
poe-term-solution = solution, solutions
poe-term-solution-name = Solution
poe-term-solution-is = Une liste de connexions qui atteint le but. Toutes les connexions requises y sont, et chaque R est sur l’une d’elles.
poe-term-flub = flub, flubs
poe-term-flub-name = Flub
poe-term-flub-is = Un coup qu’on peut contester, parce qu’il ne tient pas ce qu’il affirme.
poe-term-p-flub = P-flub, P-flubs
poe-term-p-flub-is = Un coup après lequel on ne peut plus arriver à aucune solution.
poe-term-a-flub = A-flub, A-flubs
poe-term-a-flub-is = Un coup après lequel une lettre de plus donne une solution, quand une autre lettre l’aurait évité.
poe-term-cp-flub = CP-flub, CP-flubs
poe-term-cp-flub-is = Écrire, quand il y avait un P-flub à contester.
poe-term-ca-flub = CA-flub, CA-flubs
poe-term-ca-flub-is = Écrire, quand il y avait un A-flub à contester.
poe-term-forced = forcé, forcés, coup forcé, coups forcés
poe-term-forced-name = Coup forcé
poe-term-forced-is = Un coup est forcé quand il ne reste aucune lettre qui garde une solution possible, mais à plus d’une lettre.
poe-term-force-out = fin forcée, fins forcées
poe-term-force-out-name = Fin forcée
poe-term-force-out-is = Dire qu’une lettre de plus donne une solution, et que le dernier coup était forcé.
poe-term-burden = charge de la preuve
poe-term-burden-name = Charge de la preuve
poe-term-burden-is = Le devoir de montrer que ce que tu affirmes est vrai.
