# Steps and standards.
standards-lead = Les compétences de contenu sont celles du Common Core de mathématiques (États-Unis). Seul Wholes sert à certaines. Pour les autres jeux, ce tableau nomme des pratiques des mathématiques, pas des contenus. Chaque compétence d’une ligne ouvre un exercice qui y sert.
standards-csv = Pour un tableur (CSV)
standards-game = Jeu
standards-step = Étape
standards-title = Titre
standards-teaches = L’élève …
standards-serves = Compétences
standards-none = Aucune n’est nommée
standards-open = Ouvre un exercice qui y sert
standards-what = Ce qu’elles disent
standards-3nfa = Comprendre les fractions comme des nombres.
standards-4nfa = Approfondir la compréhension des fractions : lesquelles sont égales, laquelle est la plus grande.
standards-4nfb = Construire des fractions à partir de fractions unitaires.
standards-4nfc = Comprendre l’écriture décimale des fractions et comparer des fractions décimales.
standards-5nfa = Utiliser des fractions égales comme stratégie pour additionner et soustraire des fractions.
standards-6rpa3c = Trouver un pourcentage d’une quantité comme un rapport sur 100.
standards-mp1 = Pratique : comprendre des problèmes et persévérer pour les résoudre.
standards-mp3 = Pratique : construire des arguments valables et critiquer le raisonnement des autres.
standards-mp7 = Pratique : chercher des structures et s’en servir.

# What a step teaches, after “L’élève …”.
standards-goal = { $game ->
    [poe] { $step ->
        [1] distingue une ligne de cases qui reviennent en arrière
        [2] explique pourquoi les deux grandes diagonales comptent double
        [3] voit où un F ou une case vide coupe une ligne
        [4] reconnaît une connexion requise : exactement un R
        [5] fait la liste de toutes les connexions, requises et permises à part
        [6] vérifie que chaque R est sur une connexion requise
        [7] sait ce qui compte : toutes les requises, et autant de permises qu’on veut
        [8] dit quels nombres sont impairs ou pairs, et que dans ces jeux zéro ne compte ni comme l’un ni comme l’autre
        [9] décide si un but est encore possible, et le prouve
        [10] trouve la seule lettre qui complète une solution
        [11] trouve la lettre qui aurait évité un flub, s’il y en a une
        [12] dit qui doit prouver, et de quel côté se ranger
        [13] écrit la preuve entière d’un A-flub, avec la lettre qui valait mieux
        [14] nomme le coup d’avant qui était le flub
        [15] choisit une lettre sûre, et annonce une fin forcée s’il n’y en a pas
       *[16] travaille avec les buts « exactement » et « au moins », et sur une grille de 4 sur 4
    }
    [lawtoe] { $step ->
        [1] distingue un triplet d’autres groupes de trois cases
        [2] explique pourquoi les deux grandes diagonales comptent double
        [3] sait ce que F, P et O font à un triplet
        [4] fait la liste de tous les triplets qui ont un O
        [5] décide si une liste convient à un but impair ou pair
        [6] complète une solution avec un nouveau P, et s’en sert
        [7] décide si un coup est un A-flub, et le prouve
        [8] nomme le coup d’avant qui était l’A-flub
        [9] distingue une contestation audacieuse d’une simple, et dit ce qu’elle rapporte
        [10] trouve une solution sur une grille pleine, ou voit qu’il n’y en a pas
        [11] prévoit quels triplets une lettre ouvre et ferme
        [12] choisit des coups qui gardent une partie gagnée
       *[13] joue à Dragoman, avec deux lettres par coup et sans la case 5
    }
    [wholes] { $step ->
        [1] lit une fraction sur une image
        [2] range des fractions unitaires dans l’ordre
        [3] trouve des fractions égales avec la moitié, le double et le triple
        [4] écrit dixièmes et centièmes en fractions et en nombres décimaux
        [5] range des nombres décimaux de longueurs différentes
        [6] change des fractions et des décimaux en pourcentages
        [7] trouve ce qui manque à un entier
        [8] fait un entier avec des fractions de même dénominateur
        [9] additionne des fractions de dénominateurs différents
        [10] additionne fractions, décimaux et pourcentages dans une même somme
        [11] décide si une somme fait exactement un entier, ou moins, ou plus
        [12] trouve l’entier qui utilise le plus de cartes d’une main
        [13] dit une somme à voix haute, vraie ou en bluff possible
        [14] décide en comptant les cartes si une affirmation peut être vraie
        [15] pèse les chances avant de douter
       *[16] utilise ÉCHANGE, APPÂT et REJOUE là où ils aident le plus
    }
   *[floating] { $step ->
        [1] trouve toutes les cases à portée
        [2] dit comment chaque pion réduit la portée
        [3] reconnaît quand la zone est fermée
        [4] trouve trois voisins en ligne droite
        [5] compte quatre à la suite pour deux
        [6] trouve aussi les diagonales
        [7] compte une zone pleine sans rien oublier
        [8] trouve un coup qui fait un alignement
        [9] trouve un coup qui en empêche un
        [10] fait deux menaces d’un seul coup
        [11] fixe exprès un bord de la zone
        [12] joue les dernières cases sans offrir de point
        [13] joue chaque variante selon sa règle
       *[14] profite d’une erreur de l’autre camp
    }
}
