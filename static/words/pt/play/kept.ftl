# The page of kept games.
kept-lead = Uma partida nova deixa a anterior de lado. De cada tipo ficam as { $most } mais novas.
kept-none = Ainda não há partida guardada.
kept-in-play = Em jogo
kept-finished = Terminada por último
kept-aside = Deixada de lado
kept-aside-finished = Terminada e deixada de lado
kept-steps = { $steps ->
    [0] nenhum passo
    [one] { $steps } passo
   *[other] { $steps } passos
}
kept-open = Abrir
kept-save = Salvar em arquivo
kept-delete = Apagar
kept-delete-title = Apagar isto para sempre?
kept-delete-about = Depois disso, ninguém consegue trazer de volta.
kept-deleted = Apagado.
kept-unreadable = O Flub não consegue ler esta partida. Você ainda pode salvá-la em um arquivo.
kept-others = Outras coisas deixadas de lado
kept-other = { $what ->
    [lesson] A aula de amanhã, cópia { $number }
    [tournament] Torneio, cópia { $number }
    [class] Progresso de uma turma, cópia { $number }
    [decks] Pacotes e baralhos, cópia { $number }
    [learners] O que foi aprendido, cópia { $number }
    [sheet] Folha de pontos, cópia { $number }
   *[other] { $what }, cópia { $number }
}

## Wins and losses
kept-results = Vitórias e derrotas
kept-results-about = Contam as partidas terminadas de uma pessoa contra computadores, sem ajuda e que não sejam de treino.
kept-results-column = { $column ->
    [game] Jogo
    [against] Contra
    [won] Vitórias
    [shared] Vitórias divididas
    [lost] Derrotas
    [streak] Seguidas
   *[best] Melhor série
}
kept-results-level = { $level ->
    [beginner] iniciante
    [student] estudante
    [expert] especialista
    [easy] fácil
    [strong] forte
    [perfect] perfeito
    [careful] cuidadoso
    [sly] esperto
   *[mixed] vários níveis
}
