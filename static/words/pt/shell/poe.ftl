home-poe = POE
home-poe-about = Escreva letras em uma rede de linhas, com duas a seis pessoas. Vai dar ímpar ou par? Quem vai longe demais leva um desafio.

# POE at the table. Players are "you" for the only person at the screen, or have a name.

## Goals

## Setting up
poe-setup-lead = Cada letra é uma afirmação. Desafie, prove.
poe-opening = A primeira rodada começa a partir do tabuleiro. { $goal }. { $letters ->
    [0] A grade está vazia.
    [one] Já há uma letra.
   *[other] Já há { $letters } letras.
}
poe-setup-version = O que você quer jogar?
poe-beginning = Beginning POE
poe-beginning-about = Uma grade 3 por 3. A meta é ímpar ou par.
poe-tough = Tough POE
poe-tough-about = Uma grade 3 por 3. A meta também pode ser “pelo menos 6” ou “exatamente 8”.
poe-big-tough = Big Tough POE
poe-big-tough-about = Tough POE em uma grade 4 por 4, com 136 linhas.
poe-setup-length = Quanto dura a partida?
poe-length-rounds = Rodadas
poe-length-points = Pontos
poe-length-minutes = Minutos
poe-length = { $kind ->
    [rounds] { $count ->
        [one] uma rodada
       *[other] { $count } rodadas
    }
    [points] { $count ->
        [one] até um ponto
       *[other] até { $count } pontos
    }
   *[minutes] { $count ->
        [one] um minuto
       *[other] { $count } minutos
    }
}
poe-length-how-many-rounds = Quantas rodadas?
poe-length-how-many-points = Quantos pontos?
poe-length-how-many-minutes = Quantos minutos?
poe-length-rounds-about = { $count ->
    [one] Joga-se uma rodada. Ganha quem tiver mais pontos.
   *[other] Jogam-se { $count } rodadas. Ganha quem tiver mais pontos.
}
poe-length-points-about = { $count ->
    [one] A primeira rodada em que alguém fizer um ponto é a última.
   *[other] A partida acaba quando alguém tem { $count } pontos.
}
poe-length-minutes-about = { $count ->
    [one] Depois de { $count } minuto, a rodada em jogo é a última. Ninguém precisa ter pressa.
   *[other] Depois de { $count } minutos, a rodada em jogo é a última. Ninguém precisa ter pressa.
}
poe-level-beginner = Computador: erra muito
poe-level-student = Computador: erra às vezes
poe-level-expert = Computador: nunca erra
poe-levels-about = Um computador erra quando não percebe o que uma jogada faz, ou um desafio que poderia ganhar.
poe-one-device = Todo mundo joga neste mesmo aparelho. O POE não passa de um aparelho para outro, porque o link mostraria as provas em segredo.
poe-board-open = Tabuleiro sem adversários
