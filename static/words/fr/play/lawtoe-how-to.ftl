how-to-lawtoe-about = Le jeu
how-to-lawtoe-about-what = Deux personnes écrivent des lettres dans neuf cases. L’Accusation choisit un but, impair ou pair, et cherche une solution. La Défense bloque. Comme au tribunal, qui affirme quelque chose doit le prouver.

how-to-lawtoe-triplets = Triplets
how-to-lawtoe-triplets-what = Un triplet, ce sont trois cases qui se touchent et qui relient deux côtés opposés. Il peut tourner. Chaque case porte un P ou un O. Son nom, ce sont ses cases : 157.

how-to-lawtoe-solution = Lettres et solutions
how-to-lawtoe-letters-f = F, c’est interdit (« forbidden » en anglais) : aucun triplet ne l’utilise.
how-to-lawtoe-letters-p = P, c’est permis : des triplets peuvent l’utiliser.
how-to-lawtoe-letters-o = O, c’est obligatoire : chaque O est sur un triplet, et chaque triplet avec un O compte.
how-to-lawtoe-solution-goal = Une solution est une liste de ces triplets, et de tous les autres que tu veux. Leur nombre est impair ou pair, comme le dit le but.
how-to-lawtoe-solution-ruling = Une liste paire a au moins deux triplets. Une liste vide n’est pas une solution.

how-to-lawtoe-turns = Tours
how-to-lawtoe-turns-goal = L’Accusation choisit le but. La Défense écrit deux lettres. Puis chacun son tour : n’importe quelle lettre dans n’importe quelle case vide.
how-to-lawtoe-turns-pedagogue = Pedagogue Plaintiff : une lettre par tour. En jouant bien, la Défense gagne toujours. Gagne trois fois de suite avec la Défense, et Dragoman s’ouvre. Son nom anglais veut dire « Accusation pédagogue ».
how-to-lawtoe-turns-dragoman = Dragoman Defendant : la Défense écrit deux lettres à chaque tour, jamais dans la case 5. En jouant bien, l’Accusation gagne toujours. Son nom anglais veut dire « Défense interprète ».

how-to-lawtoe-challenges = Contestations
how-to-lawtoe-challenges-when = Au lieu d’écrire, tu peux contester le coup qui vient d’être joué :
how-to-lawtoe-challenges-a = A-flub : avec un P de plus, il y a une solution. Seule l’Accusation peut avoir raison.
how-to-lawtoe-challenges-ca = CA-flub : il y avait un A-flub, et personne ne l’a contesté. Les deux côtés peuvent avoir raison.
how-to-lawtoe-challenges-bold = Contestation audacieuse : tu contestes comme CA-flub le coup joué juste après un A-flub. Elle rapporte plus. Un A-flub peut donc être un piège !
how-to-lawtoe-challenges-ruling = La Défense aussi peut contester un A-flub, mais elle échoue toujours : seule l’Accusation gagne avec une solution.
how-to-lawtoe-try-flub = Un A-flub : avec un P en { $square }, il y a { $list }.
how-to-lawtoe-try-safe = Pas de A-flub : aucun P tout seul ne donne une solution.

how-to-lawtoe-proof = Preuve
how-to-lawtoe-proof-a = A-flub : qui conteste met un P dans une case vide et fait la liste d’une solution qui l’utilise.
how-to-lawtoe-proof-ca = CA-flub : qui conteste fait de même dans la grille telle qu’elle était après le A-flub.
how-to-lawtoe-proof-full = Grille pleine, pas de contestation : l’Accusation fait la liste d’une solution.
how-to-lawtoe-proof-ruling = La lettre ajoutée dans une preuve est toujours un P, comme le dit la source.

how-to-lawtoe-score = Points
how-to-lawtoe-score-proof = La preuve
how-to-lawtoe-score-writer = Qui l’écrit
how-to-lawtoe-score-other = L’autre
how-to-lawtoe-score-holds = est valable
how-to-lawtoe-score-bold = est valable, audacieuse
how-to-lawtoe-score-fails = n’est pas valable
how-to-lawtoe-score-6 = 6
how-to-lawtoe-score-10 = 10
how-to-lawtoe-score-16 = 16
how-to-lawtoe-score-ruling = La source ne dit pas ce que reçoit l’autre personne quand la preuve est valable. Ici, c’est 6.

how-to-lawtoe-source = LawToe est expliqué dans « LawToe Help », de Layman E. Allen et Sandra L. Bartlett. Cette page raconte ses règles avec d’autres mots.

# Terms as they are written in sentences, and what they mean.
lawtoe-term-triplet = triplet, triplets
lawtoe-term-triplet-name = Triplet
lawtoe-term-triplet-is = Trois cases avec P ou O qui se touchent et vont d’un côté au côté opposé.
lawtoe-term-solution = solution, solutions
lawtoe-term-solution-name = Solution
lawtoe-term-solution-is = Une liste de triplets qui atteint le but et n’oublie rien de ce qu’il faut compter.
lawtoe-term-burden = charge de la preuve
lawtoe-term-burden-name = Charge de la preuve
lawtoe-term-burden-is = Le devoir de montrer que ce que tu affirmes est vrai.
lawtoe-term-a-flub = A-flub, A-flubs
lawtoe-term-a-flub-is = Un coup après lequel un seul P donne une solution.
lawtoe-term-ca-flub = CA-flub, CA-flubs
lawtoe-term-ca-flub-is = Écrire, quand il y avait un A-flub à contester.
