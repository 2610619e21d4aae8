home-title = Flub
home-lead = Quatre jeux. Dis-le, doute, montre-le.
home-games = Jeux
home-look = Apparence et langue
home-play = Jouer à { $game }
home-continue = Continuer { $game }
home-new = Nouvelle partie
home-set-up = Choisir qui joue
home-left = Une partie t’attend.
home-begin-here = C’est la première fois ? Commence par ce jeu.
home-go-on = Continuer : { $game }, étape { $step }
home-how-to = Comment jouer
home-learn = Apprendre
home-teach = Enseigner
home-teachers = Pour enseigner
home-sounds = Les sons doux sont coupés.
home-sounds-yes = Les activer
home-sounds-no = Les laisser coupés
home-today = { $done ->
    [yes] ✓ Aujourd’hui : les cinq sont faits
   *[no] Aujourd’hui : cinq exercices
}

# Things to print.
print-title = À imprimer
