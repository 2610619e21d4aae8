# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-mat = Grade de jogo, 3 por 3

## Setting up

## Whose turn it is
lawtoe-goal = { $goal ->
    [odd] Meta: ímpar
   *[even] Meta: par
}
lawtoe-turn-person = { $who ->
    [you] { $role ->
        [plaintiff] Sua vez, Acusação
       *[defendant] Sua vez, Defesa
    }
    [plaintiff] Vez da Acusação
   *[defendant] Vez da Defesa
}
lawtoe-turn-computer = { $who ->
    [plaintiff] A Acusação está pensando…
   *[defendant] A Defesa está pensando…
}
lawtoe-turn-elsewhere = { $who ->
    [plaintiff] Vez da Acusação, no outro aparelho
   *[defendant] Vez da Defesa, no outro aparelho
}
lawtoe-turn-over = A partida acabou
lawtoe-due-goal = Quantos trios uma solução deve ter?
lawtoe-due-first = Escreva duas letras em duas casas vazias.
lawtoe-due-letters = { $count ->
    [one] Escreva uma letra em uma casa vazia, ou desafie a última jogada.
   *[other] Escreva { $count } letras em casas vazias, ou desafie a última jogada.
}
lawtoe-due-coached-challenger = Escreva uma letra, ou desafie: só você pode ter razão sobre um A-flub.
lawtoe-due-coached-plaintiff = Escreva uma letra, ou desafie. Jogando bem, o seu lado sempre ganha.
lawtoe-due-coached-defendant = Escreva duas letras em duas casas vazias. Jogando bem, o seu lado sempre ganha.
lawtoe-due-full = A grade está cheia. Desafie a última jogada, ou deixe valer.
lawtoe-due-proof-a = Prove o A-flub: ponha um P e liste trios que formam uma solução.
lawtoe-due-proof-ca = Prove o CA-flub: escolha a jogada que foi o A-flub, ponha um P e liste trios que formam uma solução.
lawtoe-due-proof-full = A grade está cheia. Prove: liste trios que formam uma solução.
lawtoe-due-nothing = Não há mais nada a fazer.

## What happened
lawtoe-event-goal = { $who ->
    [you] { $goal ->
        [odd] Você escolheu a meta: ímpar.
       *[even] Você escolheu a meta: par.
    }
    [plaintiff] { $goal ->
        [odd] A Acusação escolheu a meta: ímpar.
       *[even] A Acusação escolheu a meta: par.
    }
   *[defendant] { $goal ->
        [odd] A Defesa escolheu a meta: ímpar.
       *[even] A Defesa escolheu a meta: par.
    }
}
lawtoe-event-one = { $who ->
    [you] Você escreveu { $letter } na casa { $square }.
    [plaintiff] A Acusação escreveu { $letter } na casa { $square }.
   *[defendant] A Defesa escreveu { $letter } na casa { $square }.
}
lawtoe-event-two = { $who ->
    [you] Você escreveu { $letter } na casa { $square } e { $letter2 } na casa { $square2 }.
    [plaintiff] A Acusação escreveu { $letter } na casa { $square } e { $letter2 } na casa { $square2 }.
   *[defendant] A Defesa escreveu { $letter } na casa { $square } e { $letter2 } na casa { $square2 }.
}
lawtoe-event-challenge = { $who ->
    [you] Você desafiou: { $kind }-flub!
    [plaintiff] A Acusação desafiou: { $kind }-flub!
   *[defendant] A Defesa desafiou: { $kind }-flub!
}
lawtoe-event-stand = { $who ->
    [you] Você deixou valer a grade cheia.
    [plaintiff] A Acusação deixou valer a grade cheia.
   *[defendant] A Defesa deixou valer a grade cheia.
}
lawtoe-event-proof = { $who ->
    [you] Você entregou uma prova.
    [plaintiff] A Acusação entregou uma prova.
   *[defendant] A Defesa entregou uma prova.
}
lawtoe-event-gave-up = { $who ->
    [you] Você desistiu da prova.
    [plaintiff] A Acusação desistiu da prova.
   *[defendant] A Defesa desistiu da prova.
}

## On the stage
lawtoe-numbered = { $number }: { $what }
lawtoe-stage-proves = { $who ->
    [you] Você precisa provar que foi um flub.
   *[other] Precisa provar que foi um flub.
}
lawtoe-stage-letter = Com um P na casa { $square }:

## Acting
lawtoe-write-one = Escrever { $letter } em { $square }
lawtoe-write-two = Escrever { $letter } em { $square } e { $letter2 } em { $square2 }
lawtoe-write-more = { $count ->
    [one] Escolha uma casa e uma letra
   *[other] Escolha { $count } casas e letras
}
lawtoe-erase = Apagar
lawtoe-let-stand = Deixar valer

## Challenging
lawtoe-challenge-open = Desafiar a última jogada…
lawtoe-challenge-title = O que há de errado na última jogada?
lawtoe-challenge-burden = Você precisa provar.
lawtoe-challenge-confirm = { $kind ->
    [A] Fácil demais, um P resolve: A-flub
   *[CA] Deixou passar um A-flub: CA-flub
}

## Proving
lawtoe-proof-state = Qual jogada foi o A-flub? Toque em uma das letras dela.
lawtoe-proof-state-why = Um CA-flub deixa passar um A-flub. Então primeiro diga qual foi o que passou.
lawtoe-proof-letter = Toque na casa vazia onde vai o seu P.
lawtoe-proof-letter-why = Você diz que com mais um P há uma solução.
lawtoe-proof-letter-in = O seu P está na casa { $square }.
lawtoe-proof-triplets = Trace cada trio que você conta, de lado a lado.
lawtoe-proof-triplets-why = { $letter ->
    [P] Todos os trios com um O estão entre eles, e um usa o seu P.
   *[none] Todos os trios com um O estão entre eles.
}
lawtoe-proof-count = { $goal ->
    [odd] { $parity ->
        [odd] Trios: { $count }. É ímpar, como pede a meta.
       *[even] Trios: { $count }. É par, mas a meta é ímpar.
    }
   *[even] { $parity ->
        [odd] Trios: { $count }. É ímpar, mas a meta é par.
       *[even] { $count ->
            [0] Trios: 0. Uma solução par tem pelo menos dois.
           *[other] Trios: { $count }. É par, como pede a meta.
        }
    }
}
lawtoe-retry-flaw = Ainda não: { $why }
lawtoe-give-up-title = Desistir da prova?
lawtoe-give-up-meaning = Então o outro lado ganha a partida.
lawtoe-give-up-stay = Tentar mais
lawtoe-give-up-confirm = Desistir

## Flaws
lawtoe-flaw-not-defendant = só a Defesa pode fazer um A-flub, e esta jogada foi da Acusação.
lawtoe-flaw-no-move = um CA-flub precisa da jogada anterior que foi o A-flub, e nenhuma foi escolhida.
lawtoe-flaw-move-not-asked = aqui não se pede nenhuma jogada anterior.
lawtoe-flaw-no-such-move = a jogada { $number } não vem antes da desafiada.
lawtoe-flaw-move-not-defendants = a jogada { $number } foi da Acusação, e só a Defesa pode fazer um A-flub.
lawtoe-flaw-letters = { $due ->
    [0] em uma grade cheia não cabem mais letras.
   *[other] a prova precisa pôr um P em uma casa vazia.
}
lawtoe-flaw-not-p = a letra de uma prova é sempre um P.
lawtoe-flaw-not-vacant = a casa { $square } não está vazia.
lawtoe-flaw-letter-unused = nenhum trio usa o seu P da casa { $square }.

## The verdict
lawtoe-verdict-winner = { $who ->
    [you] Você ganhou!
    [plaintiff] A Acusação ganhou
   *[defendant] A Defesa ganhou
}
lawtoe-verdict-announced = { $who ->
    [you] Você ganhou! { $why }
    [plaintiff] A Acusação ganhou. { $why }
   *[defendant] A Defesa ganhou. { $why }
}
lawtoe-verdict-flaw = { $could ->
    [yes] { $who ->
        [you] Uma prova era possível, mas a sua não vale: { $why }
        [plaintiff] Uma prova era possível, mas a da Acusação não vale: { $why }
       *[defendant] Uma prova era possível, mas a da Defesa não vale: { $why }
    }
   *[no] { $who ->
        [you] Sua prova não vale: { $why }
        [plaintiff] A prova da Acusação não vale: { $why }
       *[defendant] A prova da Defesa não vale: { $why }
    }
}
lawtoe-felt = Você tinha razão! +{ $points }
lawtoe-truth-nearest = Nenhum P sozinho faz uma solução. O mais perto é { $letters }: então há { $list }.
lawtoe-truth-never = Nenhum P sozinho faz uma solução, e mais nenhuma letra vai fazer.
lawtoe-truth-none-earlier = Nenhuma jogada antes desta foi um A-flub.
lawtoe-truth-full = Nenhuma lista de trios desta grade é uma solução.
lawtoe-show-truth = Mostrar na grade
lawtoe-better = Melhor: { $letter }.
lawtoe-better-challenge = Melhor: desafiar.
lawtoe-verdict-given-up = { $who ->
    [you] Você desistiu da prova.
    [plaintiff] A Acusação desistiu da prova.
   *[defendant] A Defesa desistiu da prova.
}
lawtoe-verdict-holds = { $who ->
    [you] { $kind ->
        [bold] Um desafio ousado, e a sua prova vale: { $list }.
       *[plain] Sua prova vale: { $list }.
    }
    [plaintiff] { $kind ->
        [bold] Um desafio ousado, e a prova da Acusação vale: { $list }.
       *[plain] A prova da Acusação vale: { $list }.
    }
   *[defendant] { $kind ->
        [bold] Um desafio ousado, e a prova da Defesa vale: { $list }.
       *[plain] A prova da Defesa vale: { $list }.
    }
} { $goal ->
    [odd] A quantidade é ímpar, cada O foi usado, todo trio com um O está na lista, e nenhum tem F.
   *[even] A quantidade é par, cada O foi usado, todo trio com um O está na lista, e nenhum tem F.
}
lawtoe-verdict-a-flub = A jogada { $number } foi o A-flub: { $what }
lawtoe-show-proof = Mostrar uma prova
lawtoe-shown-letter = Com um P na casa { $square }: { $list }
lawtoe-shown-full = Com o que está aí: { $list }
lawtoe-next-match = Próxima partida

## Scores
lawtoe-scores = Pontos
lawtoe-scores-none = Nenhuma partida terminada ainda.
lawtoe-score-match = Partida
lawtoe-totals = { $people ->
    [one] No total: você { $own }, adversários { $other }
   *[other] No total: { $own } a { $other }
}

## Bad input
lawtoe-refused-over = A partida acabou.
lawtoe-refused-turn = { $role ->
    [plaintiff] É a vez da Acusação.
   *[defendant] É a vez da Defesa.
}
lawtoe-refused-goal-due = Primeiro a Acusação precisa escolher a meta.
lawtoe-refused-goal-set = A meta já foi escolhida.
lawtoe-refused-goal-other = A meta é ímpar ou par.
lawtoe-refused-proof-due = Agora é preciso escrever uma prova ou desistir dela.
lawtoe-refused-proof-long = Esta prova é longa demais. Uma solução tem no máximo 34 trios.
lawtoe-refused-no-burden = Agora ninguém precisa provar nada.
lawtoe-refused-full = A grade está cheia. Desafie, ou deixe valer.
lawtoe-refused-not-full = A grade ainda não está cheia.
lawtoe-refused-nothing = Ainda não há jogada para desafiar.
lawtoe-refused-count = { $due ->
    [one] Nesta jogada se escreve uma letra, e não { $given }.
   *[other] Nesta jogada se escrevem { $due } letras, e não { $given }.
}
lawtoe-refused-letter = { $letter } não é uma letra do LawToe.
lawtoe-refused-square = Não existe a casa { $square } na grade.
lawtoe-refused-barred = No Dragoman Defendant, a Defesa nunca escreve na casa { $square }.
lawtoe-refused-filled = A casa { $square } já tem uma letra.

## The board without opponents, the coach, the review
lawtoe-board-goal = A meta
lawtoe-board-winner = { $role ->
    [plaintiff] É a vez da Acusação.
   *[defendant] É a vez da Defesa.
} { $winner ->
    [plaintiff] Com o melhor jogo, a Acusação ganha daqui.
   *[defendant] Com o melhor jogo, a Defesa ganha daqui.
}
lawtoe-board-full = { $winner ->
    [plaintiff] A grade está cheia, e a Acusação ganha.
   *[defendant] A grade está cheia, e a Defesa ganha.
}
lawtoe-board-flub = A última jogada foi um A-flub: com { $letter } há { $list }.
lawtoe-board-solved = Há uma solução: { $list }.
lawtoe-board-unsolved = Ainda não há solução.
lawtoe-board-keep = { $count ->
    [0] { $role ->
        [plaintiff] Nenhuma letra ganha para a Acusação.
       *[defendant] Nenhuma letra ganha para a Defesa.
    }
    [one] { $role ->
        [plaintiff] Uma letra ganha para a Acusação.
       *[defendant] Uma letra ganha para a Defesa.
    }
   *[other] { $role ->
        [plaintiff] { $count } letras ganham para a Acusação.
       *[defendant] { $count } letras ganham para a Defesa.
    }
}
lawtoe-board-legend = Nas casas vazias: as letras simples ganham para quem escreve agora, as letras emolduradas são A-flubs e as letras riscadas perdem no fim.
lawtoe-note-a = Isto é um A-flub: com { $letter } há { $list }.
lawtoe-note-ca = Isto é um CA-flub: { $move } foi um A-flub, e ninguém desafiou.
lawtoe-note-turned = { $role ->
    [plaintiff] Daqui a Acusação pode ganhar.
   *[defendant] Daqui a Defesa pode ganhar.
}
lawtoe-review = Rever a partida
lawtoe-review-fine = Nenhum flub.

# What Guided says
lawtoe-guide-goal = Número de trios: ímpar ou par?
lawtoe-guide-flub = Isso é um flub: você pode desafiar.
lawtoe-guide-fine = Nenhum flub: mais um P ainda não faz uma solução.
lawtoe-guide-winning = Daqui você pode ganhar. Boas letras, pequenas na grade: { $letters }.
lawtoe-guide-ahead = Daqui você pode ganhar.
lawtoe-guide-behind = Daqui o outro lado poderia ganhar. Continue, e fique de olho em um erro.
lawtoe-guide-blocked = { $square ->
    [0] Não resta nenhuma solução. A Defesa está ganhando.
   *[other] Toda linha pelo O da casa { $square } tem um F. Mas uma solução precisa de cada O, então não resta nenhuma. A Defesa está ganhando.
}

## The coach's word before a flub
lawtoe-warning-title = Olhe de novo
lawtoe-warning = { $kind ->
    [A] Depois disto, a Acusação pode fazer uma solução com uma letra. Seria um A-flub.
   *[CA] Uma jogada anterior foi um flub. Se você escrever em vez de desafiar, a sua jogada também será um flub.
}
lawtoe-warning-back = Pensar de novo
lawtoe-warning-write = Escrever assim mesmo
lawtoe-aim = Ganhe na prova: mostre uma solução.
lawtoe-guide-sides = { $variant ->
    [pedagogue] Sem erros, a Defesa ganha. Mas só a Acusação pode desafiar um erro, e este computador erra.
   *[dragoman] Sem erros, ganha a Acusação, que escolhe a meta e procura uma solução.
}
lawtoe-hint-latest = Olhe a última jogada: { $letters }.
lawtoe-hint-latest-what = Experimente um P em cada casa vazia. Algum faz uma solução?
lawtoe-hint-challenge = Desafie: { $kind }-flub. { $why }
lawtoe-hint-full = { $step ->
    [1] A grade está cheia: ninguém pode mais escrever.
    [2] Desafiar só é certo se a última jogada foi um flub. Não foi.
   *[3] Deixe valer. Então a Acusação tem que provar uma solução.
}
lawtoe-hint-square = Olhe a casa { $square }.
lawtoe-hint-square-what = { $wins ->
    [yes] Com uma letra ali você continua ganhando.
   *[no] { $role ->
        [plaintiff] Uma letra ali começa linhas que o outro lado precisa cortar.
       *[defendant] Uma letra ali corta linhas.
    }
}
lawtoe-hint-write = Escreva { $letter }.
