# Le cours de demain : ce qui est réuni pour lui, dans l'ordre.
lesson-title = Le cours de demain
lesson-about = Réunis exercices, tribunaux, parcours, tables et fiches dans une liste, et parcours-la au projecteur. Imprime-la comme plan, ou transmets-la.
lesson-add = Ajouter au cours de demain
lesson-in = { $count ->
    [one] Le cours de demain : une page
   *[other] Le cours de demain : { $count } pages
}
lesson-full = Il n’y a plus de place dans le cours de demain. Retire quelque chose, ou commences-en un autre.
lesson-name = Comment s’appelle-t-il ?
lesson-empty = Il n’y a encore rien. Là où tu choisis quelque chose pour ta classe, appuie sur « Ajouter au cours de demain ».
lesson-begin = Commencer au projecteur
lesson-go-on = Continuer à la page { $place }
lesson-ladder = Sur le parcours
lesson-table = Une table
lesson-change = { $change ->
    [up] Plus tôt : { $what }
    [down] Plus tard : { $what }
   *[remove] Retirer : { $what }
}
lesson-moved = { $what } : maintenant { $place } sur { $count }
lesson-removed = Retiré : { $what }
lesson-more = Ajouter encore
lesson-take = Emporter ce cours
lesson-others = D’autres cours
lesson-others-about = Un nouveau cours, ou un cours d’un fichier, prend la place de celui-ci. Celui-ci est mis de côté, et tu pourras le rouvrir.
lesson-new = Nouveau cours
lesson-from-file = Un cours d’un fichier
lesson-no-room = Il n’y a pas la place ici de mettre ton cours de côté. Télécharge-le et retire tout. Rien n’a été ouvert et rien n’a changé.
lesson-outline = { $name } : { $count ->
    [one] une page
   *[other] { $count } pages
}

# Pendant que la classe le suit.
lesson-at = { $place } sur { $count }
lesson-back = Cours : retour
lesson-next = Cours : suite
lesson-end = Terminer le cours

# Un cours venu d'un lien ou d'un fichier.
lesson-link-title = Un cours venu d’un lien
lesson-link-in-the-way = Il y a un autre cours sur cet appareil. Si tu ouvres celui du lien, le tien est mis de côté, et tu pourras le rouvrir.
lesson-link-mine = Garder le mien
lesson-link-open = Ouvrir celui du lien
lesson-fault = { $fault ->
    [long] C’est plus long que tous les cours de Flub.
    [cut] Un bout de ce cours s’est perdu en chemin. Redemande-le.
    [full] Un cours a de la place pour quarante pages. Celui-ci en a plus.
    [line] La ligne { $line } de ce cours ne mène à aucune page de Flub, ou y est deux fois.
   *[other] Cela ne commence pas comme un cours de Flub, ou vient d’un Flub plus récent.
} Rien n’a été ouvert et rien n’a changé.
