# The ladders as paths.
learn-lead = Apprends chaque jeu en jouant. Quelques minutes suffisent.
learn-ladder-title = Apprendre { $game }
learn-steps-title = { $game }, étapes { $first } à { $last }
learn-step = { $step }. { $name }
learn-step-title = { $game } { $step } : { $name }
learn-state = { $state ->
    [new] Pas commencé
    [due] Essaie encore
    [learnt] Appris
   *[learning] { $row ->
        [0] En cours
        [one] En cours : un juste
       *[other] En cours : { $row } de suite
    }
}
learn-go-on = { $begun ->
    [yes] Continuer à l’étape { $step }
   *[no] Commencer
}
learn-go-on-with = { $game } : étape { $step }
learn-learnt-of = Étapes apprises : { $learnt } sur { $steps }
learn-all-learnt = Tu connais toutes les étapes d’ici. Elles reviennent dans « Exercices du jour ».
learn-all = Tous les jeux
learn-guided = Une première partie guidée
learn-guided-offer = Envie d’une vraie partie ? Elle te montre ce qui est sûr, et donne des indices.
learn-path = Le chemin
learn-next-step = Suite : { $name }
learn-more = Encore un
learn-row = { $row } sur { $count } de suite
learn-step-learnt = Trois justes de suite : tu connais cette étape.
learn-exercise-done = { $alone ->
    [yes] Juste du premier coup et sans aide. Bravo.
   *[no] C’est fait. Maintenant, essaies-en un sans aide.
}
learn-forgotten = Rien n’est enregistré. Tu peux apprendre quand même, mais tout sera oublié quand tu fermeras la page.

# Addresses that lead nowhere.
learn-unreadable-title = Cet exercice n’existe pas
learn-unreadable = On ne peut pas lire cet exercice. Le lien a peut-être été coupé. Tu n’as rien perdu.
learn-no-step = Ce lien ne donne pas d’étape. Dans { $game }, les étapes vont de 1 à { $steps }. Tu n’as rien perdu.
learn-no-place = Ce lien ne mène à aucune leçon. Il a peut-être été coupé. Tu n’as rien perdu.

# Today.
learn-today = Exercices du jour
learn-today-place = Aujourd’hui : { $place } sur { $count }
learn-today-done = { $all ->
    [yes] Les { $count } justes du premier coup et sans aide. Bravo !
   *[no] { $alone ->
        [0] C’est tout pour aujourd’hui. Tu as vu comment on les fait, et ils reviennent.
        [one] Un sur { $count } juste du premier coup et sans aide. Les autres reviennent.
       *[other] { $alone } sur { $count } justes du premier coup et sans aide. Les autres reviennent.
    }
}

# The moments of a game.
learn-moments = Moments de ta partie
learn-moment = Moment { $place } sur { $count }, { $step ->
    [0] au début
    [one] après une étape
   *[other] après { $step } étapes
}
learn-moment-see = Le voir dans la partie, et analyser ce qui aurait suivi
learn-moments-done = C’étaient les moments qui ont décidé de ta partie.
learn-no-game = Joue d’abord une partie jusqu’au bout. Ensuite, ses moments seront ici.
learn-no-moments = Rien de ce que tu as fait n’a offert quoi que ce soit.

# For teachers.
learn-teacher = Pour enseigner : un lien vers quelques étapes
learn-teacher-about = Qui ouvre le lien ne voit que ces étapes.
learn-first-step = Première étape
learn-last-step = Dernière étape
learn-link = Lien

# Who learns.
learn-who = Apprend maintenant : { $name }. Quelqu’un d’autre ? Choisis ici.
learn-nobody = Invité
learn-nickname = Pseudo
learn-shapes = Forme
learn-shape = { $shape ->
    [1] Cercle
    [2] Triangle
    [3] Carré
    [4] Losange
    [5] Étoile
   *[other] Hexagone
}
learn-add = Ajouter
learn-remove = Enlever { $name }
learn-remove-about = Ce qui a été appris est oublié sur cet appareil. Emporte-le d’abord si tu veux le garder.
learn-keep = Garder
learn-full = Quarante personnes apprennent sur cet appareil, et il n’y a plus de place. Enlèves-en une d’abord. Rien n’a changé.

# Taking along, and bringing in.
learn-carry = Emporter ce que tu sais
learn-take = Emporter
learn-take-about = Ouvre ce lien sur un autre appareil, ou mets sa caméra devant le code. Rien n’est envoyé nulle part.
learn-take-copy = Copier le lien
learn-take-file = En fichier
learn-code = Code avec le lien
learn-bring = Apporter
learn-bring-text = Lien ou texte
learn-bring-it = L’apporter
learn-bring-file = Fichier
learn-guest-name = Invité { $number }
learn-imported = C’est arrivé. Tu apprends maintenant sous le nom de { $name }.
learn-fault = { $fault ->
    [long] C’est trop long pour être ce que quelqu’un sait. Rien n’a changé.
    [version] Cela ne vient pas de Flub, ou vient d’un Flub plus récent. Rien n’a changé.
    [many] Il y a là des étapes que ce Flub n’a pas. Rien n’a changé.
   *[mangled] Il en manque une partie, ou elle a changé. Rien n’a changé ici.
}

# Handing in to whoever teaches.
learn-hand-in = Pour la maîtresse ou le maître
learn-hand-in-about = Cette ligne dit ce que tu sais, et ton pseudo si tu en as choisi un. Donne-la à ta maîtresse ou à ton maître si tu veux.
learn-hand-in-line = Ligne à remettre
learn-hand-in-copy = Copier la ligne
learn-hand-in-copied = { $copied ->
    [yes] Copié.
   *[no] Copier n’est pas permis ici. Le texte est sélectionné : copie-le avec le clavier.
}
learn-class = Pour enseigner : dans la classe
learn-class-about = { $saved ->
    [yes] Ta classe est enregistrée sur cet appareil et { $count ->
        [0] n’a encore aucun élève.
        [one] a { $count } élève.
       *[other] a { $count } élèves.
    }
   *[no] Ta classe { $count ->
        [0] n’a encore aucun élève.
        [one] a { $count } élève.
       *[other] a { $count } élèves.
    } Enregistre-la sur sa page, pour qu’elle reste quand cette fenêtre sera fermée.
}
learn-class-nickname = Pseudo de l’élève (peut rester vide)
learn-class-add = Ajouter à ma classe
learn-class-see = Voir la classe
learn-class-unnamed = Élève { $number }
learn-class-added = { $name } est maintenant dans ta classe. Ouvre le lien suivant.
learn-class-full = Une classe a au plus { $most } élèves. Enlève quelqu’un d’abord. Rien n’a changé.

# What was learnt in the last seven days.
learn-week = Ta semaine
learn-week-praise = { $count ->
    [one] Tu as appris une étape. Bravo !
   *[other] Tu as appris { $count } étapes. Bravo !
}
learn-week-step = { $game } { $step }
learn-week-day = { $day ->
    [today] Aujourd’hui
    [0] Lundi
    [1] Mardi
    [2] Mercredi
    [3] Jeudi
    [4] Vendredi
    [5] Samedi
   *[6] Dimanche
}
