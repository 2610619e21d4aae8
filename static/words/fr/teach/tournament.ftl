# A new tournament.
tournament-lead = Colle ta classe et commence. Les équipes sont de force égale en moyenne, et à chaque table s’assoient des élèves de force égale.
tournament-list = Ta classe, un nom par ligne
tournament-list-about = Le niveau le plus fort d’abord, ou avec un nombre après chaque nom (après une virgule, un point-virgule ou une tabulation) : le plus grand nombre vient en premier. Des pseudos suffisent.
tournament-few = { $names ->
    [0] Il faut au moins trois noms pour un tournoi.
    [one] Un nom jusqu’ici. Il en faut au moins trois pour un tournoi.
   *[other] { $names } noms jusqu’ici. Il en faut au moins trois pour un tournoi.
}
tournament-many = Il y a { $names } noms. Un tournoi en accepte au plus { $most } : enlèves-en, ou fais deux tournois.
tournament-long-name = Le nom à la ligne { $line } a plus de { $most } caractères. Raccourcis-le.
tournament-count = { $tables ->
    [pair] { $players } élèves : une table de trois, une de deux ; { $teams ->
        [one] une équipe
       *[other] { $teams } équipes
    }
    [threes] { $players } élèves : { $threes ->
        [one] une table de trois
       *[other] { $threes } tables de trois
    } ; { $teams ->
        [one] une équipe
       *[other] { $teams } équipes
    }
    [fours] { $players } élèves : { $fours ->
        [one] une table de quatre
       *[other] { $fours } tables de quatre
    } ; { $teams ->
        [one] une équipe
       *[other] { $teams } équipes
    }
   *[both] { $players } élèves : { $fours ->
        [one] une table de quatre
       *[other] { $fours } tables de quatre
    }, { $threes ->
        [one] une de trois
       *[other] { $threes } de trois
    } ; { $teams ->
        [one] une équipe
       *[other] { $teams } équipes
    }
}
tournament-ranked-list = Dans l’ordre de la liste.
tournament-ranked-numbers = Selon les nombres, le plus grand d’abord.
tournament-ranked-some = Dans l’ordre de la liste, car tous les noms n’ont pas de nombre.
# How the list was read.
tournament-reading = Comment ta liste a été lue
tournament-column = Colonne { $number } : { $sample }
tournament-use-name = Nom
tournament-use-number = Nombre
tournament-use-nothing = Pas utilisée
tournament-headings = La première ligne contient des titres et pas un élève
tournament-unmarked = Les numéros ou les puces devant les noms sont retirés
tournament-line = Ligne
tournament-line-in = { $name } participe
tournament-line-name = Nom de la ligne { $line }
tournament-out = { $why ->
    [headings] Laissée de côté : des titres
    [title] Laissée de côté : un titre ou un trait
    [nameless] Laissée de côté : pas de nom
   *[hand] Laissée de côté
}
tournament-twin = Le même nom qu’à la ligne { $line }. Est-ce la même personne, ou deux ?
tournament-twin-two = Deux personnes
tournament-twin-one = La même
tournament-questions = { $questions ->
    [one] Un nom apparaît deux fois. Dis si c’est la même personne ou deux.
   *[other] { $questions } noms apparaissent deux fois. Dis si c’est la même personne ou deux.
}
tournament-encoding = Encodage du fichier. Si les accents sont faux, choisis-en un autre.
tournament-lost-letters = Des lettres sont mal arrivées. Corrige-les dans la liste, ou choisis un autre encodage pour le fichier.

tournament-make = Faire équipes et tables
tournament-from-file = Ou depuis un fichier : une liste, ou un tournoi qu’on a emporté
tournament-open-it = Ouvrir ce tournoi
tournament-open = Ouvrir
tournament-aside = Mis de côté
tournament-outline = { $players } élèves avec { $names }, manche { $round }

# Names. Teams are animals; tables are places, drawn anew each round.
tournament-team-name = { $team ->
    [1] Loutres
    [2] Renards
    [3] Chouettes
    [4] Dauphins
    [5] Ours
    [6] Faucons
    [7] Tortues
    [8] Tigres
    [9] Pandas
    [10] Lynx
    [11] Baleines
    [12] Loups
    [13] Manchots
    [14] Koalas
   *[other] Abeilles
}
tournament-table-name = { $table ->
    [1] Port
    [2] Île
    [3] Forêt
    [4] Rivière
    [5] Volcan
    [6] Prairie
    [7] Canyon
    [8] Lagune
    [9] Glacier
    [10] Désert
    [11] Récif
    [12] Cascade
    [13] Vallée
    [14] Grotte
    [15] Plage
    [16] Montagne
    [17] Verger
    [18] Phare
    [19] Pont
   *[other] Jardin
}

# A tournament under way.
tournament-title = Tournoi : manche { $round }
tournament-about = { $teams ->
    [one] { $players } élèves dans une équipe. Graine { $seed }.
   *[other] { $players } élèves dans { $teams } équipes. Graine { $seed }.
}
tournament-views = Pages du tournoi
tournament-view-round = Tables
tournament-view-scores = Points
tournament-view-sheets = Feuilles de points
tournament-view-carry = Emporter ou finir
tournament-tables = Tables
tournament-teams = Équipes
tournament-show = Montrer à la classe
tournament-show-end = Retour
tournament-find = Trouve ta table

# A table. Its players are tapped in the order in which they finished.
tournament-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
tournament-points = { $points } points
tournament-player-result = { $place ->
    [1] { $name } : 1re place, { $points } points
   *[other] { $name } : { $place }e place, { $points } points
}
tournament-tap = { $place ->
    [1] Touche qui a fini à la 1re place.
   *[other] Touche qui a fini à la { $place }e place.
}
tournament-tap-tied = { $place ->
    [1] Touche qui partage la 1re place.
   *[other] Touche qui partage la { $place }e place.
}
tournament-table-done = C’est fait. Touche un nom pour lui reprendre sa place.
tournament-same-place = Même place
tournament-clear = Vider
tournament-so-far = Pour l’instant : { $done } sur { $tables } tables. Les distinctions viennent quand toutes ont un résultat.
tournament-open-tables = { $tables ->
    [0] Toutes les tables ont un résultat.
    [one] Une table n’a pas encore de résultat.
   *[other] { $tables } tables n’ont pas encore de résultat.
}
tournament-next-round = Manche suivante
tournament-next-open = { $tables ->
    [one] Une table n’a pas de résultat. Si tu continues, tout le monde y reste à ce niveau et ne reçoit pas de points.
   *[other] { $tables } tables n’ont pas de résultat. Si tu continues, tout le monde y reste à ce niveau et ne reçoit pas de points.
}
tournament-next-not-yet = Pas encore
tournament-next-anyway = Continuer quand même
tournament-round-back = Revenir à la manche { $round }

# Who plays.
tournament-people = Présents : { $present } sur { $players }
tournament-people-about = Touche qui s’en va ou revient, à tout moment. Tu lis ici ce que cela change avant de le faire. Qui est absent le reste jusqu’à ce que tu touches encore son nom.
tournament-absent = absent
tournament-people-do = Changer
tournament-people-not = Laisser ainsi
tournament-effect = { $what ->
    [anew] Les tables sont refaites pour { $players } élèves.
    [leaves] { $players ->
        [0] { $name } quitte la table { $table }. Il n’y reste personne.
        [one] { $name } quitte la table { $table }. Il y reste une personne.
       *[other] { $name } quitte la table { $table }. On y continue à { $players }, et les places remontent.
    }
    [moves] { $name } n’aurait plus personne en face et passe à la table { $table }.
    [out] { $name } attend la prochaine manche, sans points et au même niveau.
    [keeps] { $name } s’en va. Le résultat de la table { $table } reste, et les points aussi.
   *[sits] { $name } prend place à la table { $table } : on y joue à { $players }.
}
tournament-effect-points = Le score d’une équipe est la moyenne des points de ses membres. Qui ne joue pas n’en a pas, et cela n’y change rien.
tournament-away = Absents : { $names }
tournament-sits-out = Sur place, mais sans jouer cette manche : { $names }.
tournament-late = Quelqu’un qui arrive plus tard
tournament-late-add = Ajouter
tournament-rename-who = Qui a un autre nom ?
tournament-rename-name = Nouveau nom
tournament-rename = Changer le nom

# What cannot be done.
tournament-refused = C’est impossible maintenant. Rien n’a changé.
tournament-refused-few = Il faut au moins deux élèves présents.
tournament-refused-full = Il y a déjà { $most } élèves. Il n’y a plus de place.
tournament-refused-no-name = Écris d’abord un nom.
tournament-refused-long-name = Ce nom a plus de { $most } caractères. Raccourcis-le.
tournament-refused-last-round = Il y a déjà { $most } manches. Commence un nouveau tournoi.
tournament-refused-levels = Les niveaux doivent monter de Bonne équipe à Super équipe et être entre 0 et 60. Ils sont restés comme ils étaient.

# Scores and newsletter.
tournament-scores-of = Points de
tournament-scores-round = Manche { $round }
tournament-scores-all = Toutes les manches
tournament-team = Équipe
tournament-team-score = Score
tournament-members = Membres
tournament-class = Classe
tournament-thanks = Merci
tournament-thanks-usual = Merci à toute la classe d’avoir joué franc jeu, et pour chaque flub trouvé.
tournament-with-points = Avec les points de chaque élève
tournament-improved = { $points ->
    [0] Les plus grands progrès
   *[other] Les plus grands progrès : { $points } points de plus
}
tournament-no-score = Pas encore de points
tournament-score = { $whole },{ $tenth }
tournament-award = { $award ->
    [good] Bonne équipe
    [great] Très bonne équipe
   *[super] Super équipe
}
tournament-awards-from = Le score d’une équipe est la moyenne des points de ses membres. Bonne équipe à partir de { $good }, Très bonne équipe à partir de { $great }, Super équipe à partir de { $super }.
tournament-rose = Une table plus haut la prochaine fois
tournament-levels = Niveaux des prix
tournament-level-good = Bonne équipe à partir de
tournament-level-great = Très bonne équipe à partir de
tournament-level-super = Super équipe à partir de

# Score sheets.
tournament-sheets-about = Une feuille pour chaque table de cette manche. À découper.
tournament-sheet-about = Manche { $round }, graine { $seed }. Écris les points de chaque partie, puis la somme et la place. En cas d’égalité, on partage la place.
tournament-sheet-name = Nom
tournament-sheet-sum = Somme
tournament-sheet-place = Place

# Taking along, and another one.
tournament-take = Emporter ce tournoi
tournament-take-about = Tout est gardé sur cet appareil. Le fichier, le lien et le code contiennent tous les noms et les résultats : ne les donne qu’à des gens qui ont le droit de les voir.
tournament-new = Un autre tournoi
tournament-new-about = Celui-ci est mis de côté, et tu pourras le rouvrir. Le nouveau peut aussi venir d’un fichier.
tournament-new-now = Nouveau tournoi
tournament-no-room = Il n’y a pas la place ici de mettre ton tournoi de côté. Télécharge-le d’abord : si tu appuies encore une fois, il disparaît d’ici.

# What a link or a file brings.
tournament-link-title = Un tournoi venu d’un lien
tournament-link-in-the-way = Il y a un autre tournoi sur cet appareil. Si tu ouvres celui du lien, le tien est mis de côté, et tu pourras le rouvrir.
tournament-link-mine = Garder le mien
tournament-link-open = Ouvrir celui du lien
tournament-fault-long = C’est plus long que tous les tournois de Flub.
tournament-fault-cut = Un bout de ce tournoi s’est perdu en chemin. Redemande-le.
tournament-fault-other = Cela ne commence pas comme un tournoi de Flub, ou vient d’un Flub plus récent.
tournament-fault-line = Ce tournoi a changé en chemin : la ligne { $line } n’a pas de sens.
tournament-unchanged = Rien n’a été ouvert et rien n’a changé.
