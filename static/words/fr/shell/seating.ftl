# Who sits at a table for two to six.
seating-you = Toi
seating-player = Joueur { $number }
seating-players = Joueurs
seating-who-plays = Qui joue ?
seating-person = Personne
seating-change-mark = Joueur { $number } : autre couleur et autre forme
seating-player-name = Nom du joueur { $number }
seating-player-nature = Qui est le joueur { $number } ?
seating-remove-player = Enlever le joueur { $number }
seating-add-player = Ajouter un joueur
seating-opponent = Qui joue contre toi ?
seating-second-person = Une deuxième personne
seating-elsewhere = Une personne sur un autre appareil
seating-elsewhere-about = Deux appareils, chacun son tour. Après chaque tour, tu transmets un lien ou un code : dans un message, ou montré à la caméra. Il ne faut pas de serveur.
seating-computer = { $name } ({ $nature })
