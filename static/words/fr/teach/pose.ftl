# Pose and pool.
pose-lead = Choisis, propose, et laisse tout le monde répondre avec les mains ou sur les appareils.
pose-game = Jeu
pose-step = Étape
pose-level = Difficulté
pose-difficulty = { $difficulty ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
pose-go = Proposer

# The court
pose-court-lead = Quelqu’un a répondu, et quelque chose ne va pas. La classe trouve la première erreur et la corrige.
pose-court-go = Ouvrir le tribunal
