# Things to print.
print-lead = Pour une table sans écrans. Une partie jouée et les règles d’un jeu s’impriment depuis leurs propres pages.
print-what = Que veux-tu imprimer ?
print-mat = Grille, { $side } sur { $side }
print-board = Plateau de cases, { $side } sur { $side }
print-scores = Feuille de points
print-scores-about = Les noms vont dans la première rangée, les points de chaque manche en dessous.
print-round = Manche
print-sum = Total
print-track = Le plateau
print-pieces = Pions à découper
print-backs = Dos des cartes
print-cards = Cartes : { $deck }
