# A table by link.
set-up-lead = Choisis une fois. Qui ouvre le lien voit ce qui est prévu, touche Commencer et joue exactement ainsi. Les réglages de chaque personne ne changent pas.
set-up-game = Quel jeu ?
set-up-as-device = Selon le réglage de chaque appareil
set-up-shared = Pour tout le monde à cette table
set-up-hidden-about = C’est caché à la table, aussi longtemps que dure la partie. Les autres pages de Flub restent comme elles sont.
set-up-same-deal = Donner les mêmes cartes à tout le monde
set-up-start = Commencer à partir d’une position
set-up-start-field = Colle un lien vers une partie, une préparation ou un plateau, ou le texte d’un relevé
set-up-start-unread = Il n’y a pas là de partie de { $game } qui continue. Copie tout le lien ou tout le relevé.
set-up-start-read = { $count ->
    [0] Cette préparation est maintenant choisie plus haut.
    [one] La partie commence après la seule étape de ce que tu as collé.
   *[other] La partie commence après les { $count } étapes de ce que tu as collé.
}
set-up-start-left-out = Les étapes que tu as collées ne vont pas avec ce qui est choisi plus haut : elles sont donc laissées de côté. Colle-les encore une fois pour choisir ce qui va avec elles.
set-up-opens = Ceci ouvre
set-up-copy = Copier le lien
set-up-impossible = Aucune partie ne peut commencer avec ce qui est choisi ici. Choisis autre chose plus haut.
