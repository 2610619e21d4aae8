# Pose and pool.
pose-lead = Escolha, proponha, e deixe todo mundo responder com as mãos ou nos aparelhos.
pose-game = Jogo
pose-step = Passo
pose-level = Dificuldade
pose-difficulty = { $difficulty ->
    [easy] Fácil
    [medium] Médio
   *[hard] Difícil
}
pose-go = Propor

# The court
pose-court-lead = Alguém respondeu, e há algo errado. A turma acha o primeiro erro e conserta.
pose-court-go = Abrir o tribunal
