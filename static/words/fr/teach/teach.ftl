# What there is for a class.
teach-title = Pour ta classe
teach-lead = Pas de comptes, pas de serveur. Ce que montre ton écran se transmet par les yeux, par lien, par code ou sur papier.
teach-all = Pour ta classe

teach-pose = Proposer et rassembler
teach-pose-about = Propose un exercice au projecteur : la classe répond avec les mains, avec des cartes ou sur les appareils. Vois les réponses en barres, chacune avec l’idée qui est derrière.
teach-court = Le tribunal
teach-court-about = Une preuve avec une erreur s’affiche au projecteur. La classe trouve la première erreur, puis la corrige.
teach-tournament = Tournoi
teach-tournament-about = Des équipes, et des tables de trois de force égale. Entre les résultats : Flub compte les points et prépare la manche suivante.
teach-under-way = En cours : manche { $round }
teach-posed = En cours : { $game } { $step }
teach-worksheet = Fiches d’exercices
teach-worksheet-about = Des exercices sur papier, en versions A et B, avec le corrigé sur sa propre page. Le même numéro redonne la même fiche.
teach-class = Progrès d’une classe
teach-class-about = Colle ce que les élèves remettent, et vois où en est chaque élève. Les erreurs les plus fréquentes viennent d’abord.
teach-set-up = Une table par lien
teach-set-up-about = Choisis une fois un jeu, ses cartes et ses aides. Qui ouvre le lien commence exactement là.
teach-plans = Plans de cours
teach-plans-about = Trois cours de quarante-cinq minutes pour chaque jeu, avec ce qu’il faut dire et apporter. À imprimer et à suivre.
teach-standards = Étapes et compétences
teach-standards-about = Ce qu’un élève sait faire après chaque étape des parcours, et à quelles compétences elle sert, avec un exercice pour chacune. Le tableau s’imprime ou s’ouvre dans un tableur.

teach-no-page-title = Il n’y a rien ici
teach-no-page = Cette adresse ne mène à aucune page pour les classes. Elle a peut-être été coupée. Tu n’as rien perdu.

# Emporter quelque chose.
take-file = Télécharger
take-link = Lien
take-copy = Copier le lien
take-copied = { $copied ->
    [yes] Le lien est copié.
   *[no] Le navigateur ne laisse pas copier. Le lien est sélectionné : copie-le avec Ctrl+C.
}
take-code = Code avec ce lien
take-code-long = Le lien est trop long pour un code qu’une caméra peut lire. Utilise le lien ou le fichier.
