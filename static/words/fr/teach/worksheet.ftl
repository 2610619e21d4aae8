# Worksheets.
worksheet-lead = Des exercices à imprimer, avec un corrigé. Deux élèves côte à côte reçoivent la version A et la version B.
worksheet-game = Jeu
worksheet-content = À travailler
worksheet-steps = Étapes
worksheet-activities = Fiches spéciales
worksheet-mix = Un mélange d’étapes
worksheet-first = De l’étape
worksheet-last = À l’étape
worksheet-count = Combien
worksheet-seed = Graine
worksheet-another = D’autres exercices
worksheet-seed-wrong = Une graine est un nombre entier de 0 à 999999. La fiche n’a pas changé.
worksheet-difficulty = Difficulté
worksheet-level = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
   *[rising] Du facile au difficile
}
worksheet-versions = Versions
worksheet-versions-of = { $count ->
    [one] A seulement
   *[other] A et B
}
worksheet-pages = Pages
worksheet-pages-both = Exercices et corrigé
worksheet-pages-exercises = Exercices
worksheet-pages-key = Corrigé
worksheet-paper = Papier
worksheet-a4 = A4
worksheet-letter = Letter
worksheet-codes = Codes pour une caméra
worksheet-codes-none = Aucun
worksheet-codes-one = Un pour la fiche
worksheet-codes-each = Un par exercice
worksheet-activity = { $activity ->
    [faulty] Trouve l’erreur
    [cloze] Complète les trous
    [sort] Range des mains en entiers
   *[score] Compte des zones pleines
}
worksheet-mix-of = Étapes { $first } à { $last }
worksheet-making = En préparation : { $done } sur { $count }…
worksheet-made = { $count ->
    [one] Prêt : un exercice dans chaque version.
   *[other] Prêt : { $count } exercices dans chaque version.
}
worksheet-page-count = { $count ->
    [one] Une page à imprimer
   *[other] { $count } pages à imprimer
}
worksheet-failed = Les exercices n’ont pas pu être préparés. Ouvre cette page encore une fois.
worksheet-unreadable = Ce lien ne mène à aucune fiche d’exercices : { $fault ->
    [ladder] ce jeu n’existe pas.
    [content] le jeu n’a pas cette étape ou cette fiche.
    [difficulty] cette difficulté n’existe pas.
    [count] une fiche a de 1 à { $most } exercices.
    [seed] sa graine n’est pas un nombre entier de 0 à 999999.
   *[form] il a été coupé ou a changé.
} Voici une autre fiche pour commencer.
worksheet-link = Lien vers cette fiche
worksheet-copy = Copier le lien
worksheet-copied = { $copied ->
    [yes] Copié.
   *[no] Copie le lien sélectionné.
}

# On the paper
worksheet-version = Version
worksheet-name = Nom
worksheet-date = Date
worksheet-key-of = Corrigé · { $game }
worksheet-answer = { $many ->
    [yes] Par exemple : { $answer }
   *[no] { $answer }
}
worksheet-code = Code qui l’ouvre sur un écran
worksheet-again = Graine { $seed } · { $level }
worksheet-seeds = Graines des exercices :
worksheet-exercise = Exercice { $number } : graine { $seed }
