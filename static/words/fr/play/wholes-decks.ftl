wholes-deck-copies = × { $count }

wholes-decks-lead = Regarde les cartes fournies avec Wholes, réunis des séries, ou écris ton propre paquet.
wholes-decks-packs = Séries
wholes-decks-own = Tes paquets
wholes-decks-none = Tu n’as pas encore écrit de paquet.

wholes-deck-new-title = Écrire un paquet
wholes-deck-edit-title = Changer « { $name } »
wholes-deck-name = Nom du paquet
wholes-deck-mix = Mets-y toutes les cartes d’une série. Prends-en plusieurs pour les mélanger.
wholes-deck-rows = Cartes avec une valeur
wholes-deck-head-value = Valeur
wholes-deck-head-form = Forme
wholes-deck-head-count = Combien
wholes-deck-value = Valeur de la carte { $number }
wholes-deck-form = Forme de la carte { $number }
wholes-deck-count = Combien de la carte { $number }
wholes-deck-remove-row = Enlever la carte { $number }
wholes-deck-add-row = Ajouter une carte
wholes-form-fraction = Fraction
wholes-form-decimal = Nombre décimal
wholes-form-percent = Pourcentage
wholes-form-pie = Image : disque
wholes-form-bar = Image : rectangle
wholes-deck-keep = Enregistrer ce paquet
wholes-deck-clear = Recommencer
wholes-deck-kept = « { $name } » est enregistré.
wholes-deck-edit = Changer
wholes-deck-file = Télécharger
wholes-deck-delete = Supprimer
wholes-deck-delete-title = Supprimer « { $name } » pour toujours ?

wholes-flaw-no-name = Donne d’abord un nom au paquet.
wholes-flaw-name = Il y a déjà un paquet qui s’appelle « { $name } ». Choisis un autre nom.
wholes-flaw-no-room = Tu as { $most } paquets : Flub n’en garde pas plus. Supprimes-en un d’abord.
wholes-flaw-row = { $typed } : { $why }
wholes-flaw-rows = { $count } lignes ne vont pas encore.
wholes-flaw-value = Écris une valeur comme 3/8, 0,375 ou 37 1/2 %.
wholes-flaw-zero = Une carte doit valoir plus que zéro.
wholes-flaw-over = Une carte ne peut pas valoir plus qu’un entier.
wholes-flaw-denominator = Le dénominateur { $denominator } est trop grand. Le plus grand est 1000.
wholes-flaw-digits = Ce nombre décimal a plus de 6 chiffres. Choisis une autre forme.
wholes-flaw-count = « Combien » doit être un nombre, comme 3.
wholes-flaw-few = { $count ->
    [0] Pas encore de carte. Un paquet en a au moins { $fewest }.
    [one] 1 carte jusqu’ici. Un paquet en a au moins { $fewest }.
   *[other] { $count } cartes jusqu’ici. Un paquet en a au moins { $fewest }.
}
wholes-flaw-many = { $count } cartes, c’est trop. Un paquet en a au plus { $most }.
wholes-flaw-unrelated = Ces dénominateurs sont trop différents : les parts qu’ils ont en commun sont trop petites.
wholes-flaw-no-whole = Aucune carte de ce paquet ne peut faire exactement un entier avec d’autres. Ajoutes-en qui le peuvent.

wholes-import-title = Apporter des paquets
wholes-import-file = Depuis un fichier
wholes-import-text = Ou colle-les ici, un paquet par ligne
wholes-import-form = Un nom, deux-points, puis les cartes avec leur nombre, comme ceci :
wholes-import = Ajouter ces paquets
wholes-import-done = Les paquets ont été ajoutés.
wholes-import-empty = Il n’y a pas de paquet ici. Choisis un fichier ou colle une ligne comme Demis: 1/2*20, 0.5*20
wholes-import-long = C’est trop long. Rien n’a été ajouté.
wholes-import-line = Rien n’a été ajouté. À la ligne { $line } : { $why }
