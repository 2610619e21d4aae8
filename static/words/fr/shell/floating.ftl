home-floating = Floating Tic-Tac-Toe
home-floating-about = Un morpion sans plateau fixe : tu ne découvres où sont les bords qu’en jouant.

# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up
floating-setup-lead = Personne ne sait où est le plateau avant d’avoir joué.
floating-setup-board = Sur quoi jouez-vous ?
floating-paper = Papier
floating-paper-about = Une feuille de 7 cases sur 7. X commence au milieu.
floating-checkerboard = Damier
floating-checkerboard-about = Un damier de 8 cases sur 8. X a les pions foncés et commence sur l’une des quatre cases du milieu.
floating-setup-variations = Règles spéciales, autant que tu veux
floating-moving = Déplacer
floating-moving-about = Une fois par partie, avant de jouer, tu peux déplacer un de tes pions.
floating-sharing = Partager
floating-sharing-about = Deux de tes alignements qui partagent une case rapportent un point de plus.
floating-touching = Toucher
floating-touching-about = Chaque nouveau pion doit toucher un pion déjà joué, par un côté ou par un coin.
floating-fewest = Le moins
floating-fewest-about = Qui a le moins d’alignements gagne.
floating-level-easy = Ordinateur : se trompe souvent
floating-level-easy-about = Cet ordinateur ne regarde que le prochain alignement, et parfois il ne regarde rien.
floating-level-strong = Ordinateur : se trompe rarement
floating-level-strong-about = Cet ordinateur regarde deux tours à l’avance, et vers la fin il voit tout.
floating-level-perfect = Ordinateur : ne se trompe jamais
floating-level-perfect-about = Cet ordinateur n’offre jamais un point et tend des pièges.
floating-level-person-about = Vous partagez cet écran et jouez chacun votre tour.
floating-setup-side = De quel côté joues-tu ?
floating-setup-as = { $side ->
    [X] X, qui commence
   *[O] O
}
