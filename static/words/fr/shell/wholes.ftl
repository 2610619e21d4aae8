home-wholes = Wholes
home-wholes-about = Pose des fractions, des nombres décimaux, des pourcentages et des images qui font exactement un entier. Ou bluffe, en espérant que personne ne doute.

# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-setup-lead = Pose des cartes qui font exactement un entier. Ou bluffe.
wholes-setup-cards = Cartes
wholes-level-careful = Ordinateur : ne bluffe jamais
wholes-level-sly = Ordinateur : bluffe
wholes-level-expert = Ordinateur : bluffe et se souvient
wholes-levels-about = Celui qui ne bluffe jamais ne doute que de l’impossible. Celui qui bluffe doute aussi de l’improbable. Celui qui se souvient sait quels bluffs ont été découverts.
wholes-one-device = Tout le monde joue sur ce même appareil. Wholes ne passe pas d’un appareil à l’autre, car le lien montrerait la main de tout le monde.
wholes-practice = Entraînement : toutes les cartes sont visibles, avec des indices et Annuler
wholes-practice-about = Tout le monde voit tout, tu peux demander des indices, et tu peux annuler.
wholes-decks-open = Séries et tes propres paquets
wholes-deck-left = Le paquet de ta dernière partie
wholes-deck-nameless = Un paquet sans nom
