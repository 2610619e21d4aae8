# Worksheets.
worksheet-lead = Exercícios para imprimir, com gabarito. Quem senta lado a lado recebe a versão A e a versão B.
worksheet-game = Jogo
worksheet-content = O que treinar
worksheet-steps = Passos
worksheet-activities = Folhas especiais
worksheet-mix = Uma mistura de passos
worksheet-first = Do passo
worksheet-last = Até o passo
worksheet-count = Quantos
worksheet-seed = Semente
worksheet-another = Outros exercícios
worksheet-seed-wrong = Uma semente é um número inteiro de 0 a 999999. A folha não mudou.
worksheet-difficulty = Dificuldade
worksheet-level = { $level ->
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
   *[rising] Do fácil ao difícil
}
worksheet-versions = Versões
worksheet-versions-of = { $count ->
    [one] Só A
   *[other] A e B
}
worksheet-pages = Páginas
worksheet-pages-both = Exercícios e gabarito
worksheet-pages-exercises = Exercícios
worksheet-pages-key = Gabarito
worksheet-paper = Papel
worksheet-a4 = A4
worksheet-letter = Carta
worksheet-codes = Códigos para uma câmera
worksheet-codes-none = Nenhum
worksheet-codes-one = Um para a folha
worksheet-codes-each = Um para cada exercício
worksheet-activity = { $activity ->
    [faulty] Ache o erro
    [cloze] Complete as lacunas
    [sort] Separe as mãos em inteiros
   *[score] Conte áreas cheias
}
worksheet-mix-of = Passos { $first } a { $last }
worksheet-making = Preparando: { $done } de { $count }…
worksheet-made = { $count ->
    [one] Pronto: um exercício em cada versão.
   *[other] Pronto: { $count } exercícios em cada versão.
}
worksheet-page-count = { $count ->
    [one] Uma página para imprimir
   *[other] { $count } páginas para imprimir
}
worksheet-failed = Não foi possível preparar os exercícios. Abra esta página de novo.
worksheet-unreadable = Este link não leva a nenhuma folha de exercícios: { $fault ->
    [ladder] não existe esse jogo.
    [content] o jogo não tem esse passo ou essa folha.
    [difficulty] não existe essa dificuldade.
    [count] uma folha tem de 1 a { $most } exercícios.
    [seed] a semente não é um número inteiro de 0 a 999999.
   *[form] ele foi cortado ou mudado.
} Aqui há outra folha para começar.
worksheet-link = Link para esta folha
worksheet-copy = Copiar o link
worksheet-copied = { $copied ->
    [yes] Copiado.
   *[no] Copie o link selecionado.
}

# On the paper
worksheet-version = Versão
worksheet-name = Nome
worksheet-date = Data
worksheet-key-of = Gabarito · { $game }
worksheet-answer = { $many ->
    [yes] Por exemplo: { $answer }
   *[no] { $answer }
}
worksheet-code = Código que abre em uma tela
worksheet-again = Semente { $seed } · { $level }
worksheet-seeds = Sementes dos exercícios:
worksheet-exercise = Exercício { $number }: semente { $seed }
