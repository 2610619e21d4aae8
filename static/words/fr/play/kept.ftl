# The page of kept games.
kept-lead = Une nouvelle partie met la précédente de côté. Les { $most } plus récentes de chaque sorte restent.
kept-none = Aucune partie n’est encore gardée.
kept-in-play = En cours
kept-finished = Finie en dernier
kept-aside = Mise de côté
kept-aside-finished = Finie et mise de côté
kept-steps = { $steps ->
    [0] aucune étape
    [one] { $steps } étape
   *[other] { $steps } étapes
}
kept-open = Ouvrir
kept-save = Télécharger
kept-delete = Supprimer
kept-delete-title = Supprimer cela pour toujours ?
kept-delete-about = Ensuite, personne ne pourra le faire revenir.
kept-deleted = Supprimé.
kept-unreadable = Flub ne peut pas lire cette partie. Tu peux quand même la télécharger.
kept-others = Autres choses mises de côté
kept-other = { $what ->
    [lesson] Le cours de demain, copie { $number }
    [tournament] Tournoi, copie { $number }
    [class] Progrès d’une classe, copie { $number }
    [decks] Séries et paquets, copie { $number }
    [learners] Ce qui a été appris, copie { $number }
    [sheet] Feuille de points, copie { $number }
   *[other] { $what }, copie { $number }
}

## Wins and losses
kept-results = Victoires et défaites
kept-results-about = On compte les parties finies d’une seule personne contre des ordinateurs, sans aide et sans entraînement.
kept-results-column = { $column ->
    [game] Jeu
    [against] Contre
    [won] Victoires
    [shared] Victoires partagées
    [lost] Défaites
    [streak] De suite
   *[best] Meilleure série
}
kept-results-level = { $level ->
    [beginner] débutant
    [student] élève
    [expert] expert
    [easy] facile
    [strong] fort
    [perfect] parfait
    [careful] prudent
    [sly] rusé
   *[mixed] plusieurs niveaux
}
