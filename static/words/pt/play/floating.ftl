# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up

## The board
floating-board = Tabuleiro, { $side } por { $side }
floating-square-filled = { $square }, { $side }
floating-square-latest = { $square }, { $side }, última jogada
floating-square-empty = { $square }, vazia
floating-square-valued = { $square }, vazia: { $value }
floating-square-centre = { $square }, vazia, fora de alcance: a primeira peça vai no meio
floating-square-apart = { $square }, vazia, fora de alcance: não encostaria em nada
floating-square-large = { $way ->
    [wide] { $square }, vazia, fora de alcance: a área teria { $count ->
        [5] cinco
        [6] seis
        [7] sete
       *[other] oito
    } casas de largura
   *[high] { $square }, vazia, fora de alcance: a área teria { $count ->
        [5] cinco
        [6] seis
        [7] sete
       *[other] oito
    } casas de altura
}

## Whose turn it is
floating-turn = { $who ->
    [you] Sua vez: { $side }
   *[other] Vez de { $side }
}
floating-turn-computer = O computador está pensando: { $side }…
floating-turn-elsewhere = Vez de { $side }, no outro aparelho
floating-due-first = Toque no meio: o primeiro X vai ali.
floating-due = { $touching ->
    [yes] Ponha um { $side } dentro da moldura, encostado em outra peça.
   *[no] Ponha um { $side } dentro da moldura.
}
floating-due-moving = Jogue dentro da moldura. Uma vez por partida, você pode antes mover uma peça sua.
floating-due-lifted = Agora toque na casa para onde ela vai. Isso vale uma vez por partida.
floating-due-moved = Peça movida: { $from } para { $to }. Agora jogue um novo { $side } numa casa sem hachuras.
floating-special = Regras especiais: { $rules }
floating-put-back = Devolver
floating-more = Mais
floating-unproven = O computador não conseguiu provar esta jogada a tempo. Talvez não seja a melhor.

## What happened
floating-event = { $side } jogou em { $square }.
floating-event-moved = { $side } moveu { $from } para { $to } e jogou em { $square }.
floating-score = O placar: X { $x }, O { $o }.
floating-area = A área agora vai de { $from } até { $to }.
floating-won = { $who ->
    [you] Você ganhou!
   *[other] { $side } ganhou
}
floating-drawn = Empate
floating-good = O que foi bom.{ $rows ->
    [0] {""}
   *[other] {" "}Trincas feitas: { $rows }.
}{ $kept ->
    [0] {""}
   *[other] {" "}Boas jogadas no fim: { $kept } de { $all }.
}
floating-result = { $kind ->
    [drawn] X tem { $x }, O tem { $o }.
    [drawn-fewest] X tem { $x }, O tem { $o }. Ganha quem tem menos; se for igual, é empate.
    [fewest] X tem { $x }, O tem { $o }. Ganha quem tem menos.
   *[most] X tem { $x }, O tem { $o }. Ganha quem tem mais.
}

## Tic-tac-toes
floating-count = Trincas
floating-count-line = { $line }, marcada no tabuleiro
floating-count-both = em comum: { $squares }
floating-count-shared = { $text }, em { $line } e { $line2 }, marcadas no tabuleiro

## Values
floating-values-thinking = Pensando… No começo do jogo, isso demora. Para parar, aperte de novo o mesmo botão.
floating-values-key = X+1: X ganha por 1. O+1: O ganha por 1. “=”: empate. As caixas verdes são as melhores para { $side }.
floating-values-on = Pensar mais
floating-values-line = Uma das melhores sequências:
floating-values-draw = Com o melhor jogo: empate.
floating-values-won = Com o melhor jogo, { $side } ganha por { $count }.
floating-values-unknown = Ainda não se sabe tudo. Continue jogando e pergunte de novo.
floating-value-draw = empate
floating-value-won = { $side } ganha por { $count }
floating-value-unknown = ainda não provado

## Bad input
floating-refused-over = A partida acabou.
floating-refused-turn = É a vez de { $side }.
floating-refused-not-moving = Nada pode ser movido: nesta partida não vale a regra Mover.
floating-refused-moved-before = Cada lado só pode mover uma vez por partida.
floating-refused-not-yours = Em { $square } não há peça sua para mover.
floating-refused-off-board = Não existe a casa { $square }.
floating-refused-centre = X começa no meio.
floating-refused-filled = A casa { $square } está ocupada.
floating-refused-large = { $way ->
    [wide] Assim a área teria { $count ->
        [5] cinco
        [6] seis
        [7] sete
       *[other] oito
    } de largura.
   *[high] Assim a área teria { $count ->
        [5] cinco
        [6] seis
        [7] sete
       *[other] oito
    } de altura.
} No máximo quatro: jogue na moldura.
floating-refused-apart = Aí não encostaria em nada. Com Encostar, cada peça nova precisa ficar ao lado de outra.

# What Guided says
floating-guide-first = Comece no meio.
floating-guide-take = Você pode fazer três em linha: { $squares }.
floating-guide-avoid = Três em linha contam contra você. Fique longe de { $squares }.
floating-guide-block = O outro lado pode fazer três em linha na próxima jogada: { $squares }. Impeça.
floating-guide-build = Jogue dentro da moldura e alinhe duas peças suas.
floating-aim = Faça mais trincas do que o outro lado.
floating-hint-look = Olhe { $square } e o que está em volta.
floating-hint-first = O meio deixa espaço por todos os lados.
floating-hint-avoid = Três em linha contam contra você: fique longe delas.
floating-hint-take = Duas peças suas já estão em linha. Mais uma faz três.
floating-hint-block = Duas peças do outro lado estão em linha. Mais uma faria três.
floating-hint-build = Dali começam linhas suas.
floating-hint-play = Jogue em { $square }.
