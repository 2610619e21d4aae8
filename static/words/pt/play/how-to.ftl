how-to-source = De onde vêm as regras
how-to-source-rulings = Onde a fonte deixa algo em aberto, este app precisou decidir. Se a sua turma joga de outro jeito, tudo bem: agora você sabe onde está a diferença.

## Pictures to play with
how-to-try-odd = Ímpar
how-to-try-even = Par
how-to-try-odd-goal = Meta: ímpar
how-to-try-line-start = Toque em três casas, uma depois da outra.
how-to-try-line-none = { $listing } não liga lados opostos.
how-to-try-line-forbidden = { $lines ->
    [triplets] { $listing } não é um trio: a casa { $square } tem um F.
   *[connections] { $listing } não é uma conexão: a casa { $square } tem um F.
}
how-to-try-line-vacant = { $lines ->
    [triplets] { $listing } não é um trio: a casa { $square } está vazia.
   *[connections] { $listing } ainda não é uma conexão: a casa { $square } está vazia.
}
how-to-try-line-one = { $lines ->
    [triplets] Sim: { $listing } é um trio.
   *[connections] Sim: { $listing } é uma conexão.
}
how-to-try-line-two = { $lines ->
    [triplets] Sim, duas vezes: { $listing } liga o lado de cima ao de baixo, e o esquerdo ao direito.
   *[connections] Sim, duas vezes: { $listing } liga o lado de cima ao de baixo, e o esquerdo ao direito.
}
how-to-try-counted = { $needed ->
    [0] { $free ->
        [0] Não há nada para contar. Toque numa casa para mudar a letra.
       *[other] Você pode contar { $permitted }.
    }
   *[other] { $free ->
        [0] Você precisa contar { $required }.
       *[other] Você precisa contar { $required } e pode contar { $permitted }.
    }
}
how-to-try-solved = { $count ->
    [one] Resolvido: { $list }. Um é ímpar.
   *[other] Resolvido: { $list }. Ao todo são { $count }.
}
how-to-try-unsolved = Ainda não há solução. Toque numa casa para mudar a letra.

## The keys and marks of a table
help-keys = Toques e teclas
help-marks = Marcas
help-touch-letters = Toque numa casa e numa letra, em qualquer ordem. Depois toque no botão que confirma.
help-touch-lines = Liste uma linha: arraste sobre as casas, toque numa casa depois da outra ou digite os números.
help-key-arrows = Setas
help-key-numbers = Números
help-key-letters = Letras
help-key-enter = Enter
help-key-erase = Backspace
help-key-question = ?
help-question = abre e fecha isto
help-arrows-squares = vão de casa em casa
help-numbers-squares = vão para uma casa
help-numbers-lines = põem uma casa na linha
help-letters-pencil = escrevem a lápis
help-enter-letters = confirma o que está a lápis
help-enter-lines = põe a casa na linha
help-erase-letters = apaga o que está a lápis
help-erase-lines = tira uma casa, ou a última linha
help-mark-circle = Círculo
help-circle = acabou de ser escrita
help-mark-box = Quadro azul
help-box = espera uma letra
help-mark-dashed-box = Quadro tracejado
help-dashed-box = a lápis, ainda não confirmada
help-mark-solid = Linha cheia
help-solid = precisa ser contada, ou está na lista
help-mark-dashed = Linha tracejada
help-dashed = pode ser contada
help-mark-red = Vermelho
help-red = aqui há um erro
