# POE at the table. Players are "you" for the only person at the screen, or have a name.
poe-mat = Grade de jogo

## Goals
poe-goal = { $goal ->
    [odd] Meta: ímpar
    [even] Meta: par
    [at-least] Meta: pelo menos { $number }
   *[exactly] Meta: exatamente { $number }
}
poe-goal-odd = ímpar
poe-goal-even = par
poe-goal-least = pelo menos…
poe-goal-exactly = exatamente…
poe-goal-number = Número
poe-goal-range = de 1 a { $most }

## Setting up

## Whose turn it is
poe-turn-person = { $who ->
    [you] Sua vez
   *[other] Vez de { $name }
}
poe-turn-computer = { $name } está pensando
poe-turn-over = A partida acabou
poe-due-goal = Quantas conexões uma solução deve ter?
poe-due-letter = Escreva uma letra em uma casa vazia, desafie a última jogada ou declare final forçado.
poe-due-full = A grade está cheia. Desafie a última jogada, ou declare final forçado.
poe-due-challenge = Espere, ou desafie a última jogada.
poe-due-join = { $challenger } desafia a jogada de { $mover }: { $kind }-flub. Que lado você apoia?
poe-due-proof-p = Prove que ainda dá para chegar a uma solução: ponha letras e depois liste as conexões.
poe-due-proof-cp = Prove que, antes da sua letra, ainda dava para chegar a uma solução: ponha letras e depois liste as conexões.
poe-due-proof-a = Prove o A-flub: uma letra que faz uma solução, as conexões, e uma letra que poderia ter sido escrita no lugar.
poe-due-proof-ca = Prove o CA-flub: escolha a jogada que foi o A-flub, depois uma letra, as conexões, e o que poderia ter sido escrito no lugar.
poe-due-proof-force-out = Todo mundo prova o final forçado: uma letra que faz uma solução (nenhuma se a grade está cheia), e as conexões.
poe-round = { $count ->
    [0] Rodada { $number }
   *[other] Rodada { $number } de { $count }
}
poe-time-left = Tempo restante: { $time }
poe-time-then = Tempo restante na hora: { $time }
poe-time-unknown = Tempo restante na hora: não se sabe

## What happened
poe-event-goal = { $who ->
    [you] { $goal ->
        [odd] Você escolheu a meta: ímpar.
        [even] Você escolheu a meta: par.
        [at-least] Você escolheu a meta: pelo menos { $number }.
       *[exactly] Você escolheu a meta: exatamente { $number }.
    }
   *[other] { $goal ->
        [odd] { $name } escolheu a meta: ímpar.
        [even] { $name } escolheu a meta: par.
        [at-least] { $name } escolheu a meta: pelo menos { $number }.
       *[exactly] { $name } escolheu a meta: exatamente { $number }.
    }
}
poe-event-letter = { $who ->
    [you] Você escreveu { $letter } na casa { $square }.
   *[other] { $name } escreveu { $letter } na casa { $square }.
}
poe-event-challenge = { $who ->
    [you] Você desafiou: { $kind }-flub!
   *[other] { $name } desafiou: { $kind }-flub!
}
poe-event-force-out = { $who ->
    [you] Você declarou final forçado.
   *[other] { $name } declarou final forçado.
}
poe-event-join-challenger = { $who ->
    [you] Você apoiou quem desafiou.
   *[other] { $name } apoiou quem desafiou.
}
poe-event-join-mover = { $who ->
    [you] Você apoiou quem jogou.
   *[other] { $name } apoiou quem jogou.
}
poe-event-done = { $who ->
    [you] Você terminou de escrever.
   *[other] { $name } terminou de escrever.
}
poe-event-gave-up = { $who ->
    [you] Você desistiu da prova.
   *[other] { $name } desistiu da prova.
}
poe-event-time = O tempo acabou.

## On the stage
poe-numbered = { $number }: { $what }
poe-stage-proves = { $who ->
    [you] { $claim ->
        [possible] Você precisa provar que ainda dava para resolver.
        [ripe] Você precisa provar que uma letra resolve e que a jogada não foi forçada.
        [earlier] Você precisa provar qual jogada anterior foi o flub.
       *[other] Você precisa provar que uma letra resolve.
    }
   *[other] { $claim ->
        [possible] Precisa provar que ainda dava para resolver.
        [ripe] Precisa provar que uma letra resolve e que a jogada não foi forçada.
        [earlier] Precisa provar qual jogada anterior foi o flub.
       *[other] Precisa provar que uma letra resolve.
    }
}
poe-stage-free = Nada a provar.
poe-stage-proof = { $who ->
    [you] Sua prova
   *[other] Prova de { $name }
}
poe-stage-letters = Com { $letters }:

## Acting
poe-write = Escrever { $letter } em { $square }
poe-write-none = Escolha uma casa e uma letra
poe-erase = Apagar
poe-force-out-open = Final forçado…
poe-force-out-title = Declarar final forçado?
poe-force-out-meaning = Você diz: mais uma letra faz uma solução, e quem jogou por último não tinha como evitar.
poe-force-out-burden = Todo mundo precisa provar, cada pessoa por conta própria. Uma prova vale 1 ponto. Se você declarar e não conseguir provar, perde um ponto.
poe-force-out = Declarar final forçado
poe-warning-title = Olhe de novo
poe-warning-p = Depois desta letra não dá mais para chegar a nenhuma solução. Seria um P-flub.
poe-warning-a = Depois desta letra, alguém pode fazer uma solução com mais uma letra. Seria um A-flub.
poe-warning-passed = A última jogada foi um flub. Se você escrever em vez de desafiar, a sua jogada também será um flub.
poe-warning-back = Pensar de novo
poe-warning-write = Escrever assim mesmo

## Challenging
poe-challenge-open = Desafiar…
poe-challenge-title = { $move ->
    [goal] O que há de errado na meta?
   *[other] O que há de errado em { $move }?
}
poe-challenge-who = Quem desafia?
poe-challenge-confirm = { $kind ->
    [P] Agora é impossível: P-flub
    [A] Fácil demais, uma letra resolve: A-flub
    [CP] Já era impossível antes: CP-flub
   *[CA] Já era fácil demais antes: CA-flub
}
poe-challenge-back = Agora não
poe-challenge-move = Qual jogada?
poe-challenge-moved = { $move ->
    [goal] A meta, de { $name }
   *[other] { $move }, de { $name }
}
poe-challenge-burden-mover = { $name } precisa provar o contrário.
poe-challenge-burden-you = Você precisa provar.
poe-challenge-burden-challenger = { $name } precisa provar.
poe-join = { $who ->
    [you] Apoiar o seu lado
   *[other] Apoiar { $name }
}
poe-join-bears = { $side ->
    [challenger] Você também prova: 1 ponto se valer.
   *[mover] Você também prova: 2 pontos se valer.
}
poe-join-challenger-free = Aqui você não precisa provar nada. Se ninguém provar, você ganha 1 ponto.
poe-join-mover-free = Aqui você não precisa provar nada. Se ninguém provar, você ganha 2 pontos.

## Proving
poe-curtain = { $name } escreve uma prova
poe-curtain-about = As outras pessoas olham para o outro lado. Ninguém vê uma prova antes que todas estejam entregues.
poe-curtain-open = Sou { $name }: começar
poe-proof-move-lead = Qual jogada foi o A-flub? Toque na letra dela.
poe-proof-move-why = Um CA-flub deixa passar um A-flub. Então primeiro diga qual foi o que passou.
poe-proof-move = { $number }: { $letter }, de { $name }
poe-proof-letters-lead = Escreva letras até haver uma solução: toque numa casa, depois escolha.
poe-proof-letters-why = Você diz que ainda é possível: isto mostra como. Casas vazias contam como F.
poe-proof-letter-lead = Que letra resolve? Toque na casa dela, depois escolha.
poe-proof-letter-why = Você diz que mais uma letra faz uma solução.
poe-proof-connections-lead = Trace cada conexão que você conta, de lado a lado.
poe-proof-connections-why = Juntas elas precisam cumprir a meta, e todas as requeridas estão entre elas.
poe-proof-instead-lead = O que { $name } poderia ter escrito no lugar de { $letter }?
poe-proof-instead-why = Quem não tem nada melhor não faz flub. Depois da sua letra, uma solução é possível, mas não com uma letra só.
poe-proof-written = Letras que você escreveu
poe-proof-letter-remove = Apagar { $letter }
poe-proof-count = { $count ->
    [0] Nenhuma conexão ainda.
    [one] { $parity ->
        [odd] Uma conexão: ímpar.
       *[none] Uma conexão.
    }
   *[other] { $parity ->
        [odd] { $count } conexões: ímpar.
        [even] { $count } conexões: par.
       *[none] { $count } conexões.
    }
} { $goal ->
    [odd] A meta é ímpar.
    [even] A meta é par.
    [at-least] A meta é pelo menos { $number }.
   *[exactly] A meta é exatamente { $number }.
}
poe-give-up-title = Desistir da prova?
poe-give-up-meaning = Então você não terá provado.
poe-give-up-stay = Tentar mais
poe-give-up-confirm = Desistir

## Flaws of a proof
poe-flaw-no-move = Falta a jogada que foi o A-flub.
poe-flaw-move-not-asked = Esta prova não indica nenhuma jogada anterior.
poe-flaw-no-such-move = Não há jogada { $number } antes da desafiada.
poe-flaw-goal = Escolher uma meta nunca é um A-flub.
poe-flaw-letters = { $due ->
    [0] A grade está cheia: não se escreve letra nenhuma.
   *[other] Nesta prova se escreve exatamente uma letra.
}
poe-flaw-letter = { $letter } não é uma letra do POE.
poe-flaw-not-vacant = A casa { $square } não está vazia.
poe-flaw-solution = Ainda não: { $why }
poe-flaw-reason = O motivo: { $why }
poe-flaw-no-alternative = Falta a letra que poderia ter sido escrita no lugar.
poe-flaw-alternative-not-asked = Esta prova não pede outra letra no lugar.
poe-flaw-alternative-written = { $letter } é a letra que foi escrita.
poe-flaw-alternative-barred = Não dava para escrever { $letter }: essa casa não estava vazia.
poe-flaw-alternative-ripe = Com { $letter } no lugar, mais uma letra também teria feito uma solução.
poe-flaw-alternative-impossible = Com { $letter } no lugar, não daria para chegar a nenhuma solução.


## What is so
poe-truth-flub = Mas era, sim. { $why }
poe-truth-possible = Mas dava para chegar a uma solução: { $letters ->
    [none] { $list }.
   *[other] com { $letters } há { $list }.
}
poe-truth-ripe = { $letters ->
    [none] Já está resolvido: { $list }.
   *[other] Mas uma letra resolve, sim: com { $letters } há { $list }.
}
poe-truth-forced = { $letters ->
    [none] Faz uma solução, { $list }, mas { $move } foi uma jogada forçada: não dava para escrever nada melhor. Então não foi flub.
   *[other] Com { $letters } há { $list }, mas { $move } foi uma jogada forçada: não dava para escrever nada melhor. Então não foi flub.
}
poe-truth-nearest = Nenhuma letra resolve. O mais perto é { $letters }: então há { $list }.
poe-truth-never = Nenhuma letra resolve, e nenhuma vai resolver: { $why }
poe-truth-none-earlier = { $letters ->
    [none] Nenhuma letra antes de { $move } foi um A-flub.
   *[other] Nenhuma letra antes de { $move } foi um A-flub: ainda faltavam ao menos { $letters }.
}
poe-better = Melhor: { $letter }.
poe-better-challenge = Melhor: desafiar a jogada anterior.

## The verdict
poe-round-over = A rodada { $number } acabou.
poe-won = { $who ->
    [you] Você ganhou a partida!
   *[other] { $name } ganhou a partida!
}
poe-won-together = Vitória dividida: { $names }!
poe-verdict-possible = { $held ->
    [yes] Provado: dava para chegar a uma solução. Então { $move } não foi um { $kind }-flub.
   *[no] Ninguém provou que dava para chegar a uma solução. O desafio vale: { $move } conta como { $kind }-flub.
}
poe-verdict-avoidable = { $held ->
    [yes] { $kind ->
        [A] Provado: { $move } foi um A-flub.
       *[CA] Provado: { $move } foi um CA-flub.
    }
   *[no] { $kind ->
        [A] Ninguém provou que { $move } foi um A-flub.
       *[CA] Ninguém provou que { $move } foi um CA-flub.
    }
}
poe-verdict-force-out = { $held ->
    [yes] { $who ->
        [you] Você declarou final forçado, e é mesmo: alguém provou.
       *[other] { $name } declarou final forçado, e é mesmo: alguém provou.
    }
   *[no] { $who ->
        [you] Você declarou final forçado, e ninguém provou.
       *[other] { $name } declarou final forçado, e ninguém provou.
    }
}
poe-points-of = { $name }: { $points }.
poe-reason-force-out = { $who ->
    [you] { $points }: Você provou o final forçado.
   *[other] { $points }: { $name } provou o final forçado.
}
poe-reason-force-out-failed = { $who ->
    [you] { $points }: Você declarou final forçado e não provou.
   *[other] { $points }: { $name } declarou final forçado e não provou.
}
poe-reason-sustained = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: Você apoiou quem desafiou e provou.
        [with-mover] { $points }: Você apoiou quem jogou e provou.
       *[other] { $points }: Você precisava provar e provou.
    }
   *[other] { $part ->
        [with-challenger] { $points }: { $name } apoiou quem desafiou e provou.
        [with-mover] { $points }: { $name } apoiou quem jogou e provou.
       *[other] { $points }: { $name } precisava provar e provou.
    }
}
poe-reason-given-up = { $who ->
    [you] { $points }: Você desistiu da prova.
   *[other] { $points }: { $name } desistiu da prova.
}
poe-reason-failed = { $who ->
    [you] { $points }: Você precisava provar, e a prova não vale.
   *[other] { $points }: { $name } precisava provar, e a prova não vale.
}
poe-reason-others-failed = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: Você apoiou quem desafiou, e ninguém provou o contrário.
       *[other] { $points }: Você não precisava provar nada, e mais ninguém provou.
    }
   *[other] { $part ->
        [with-challenger] { $points }: { $name } apoiou quem desafiou, e ninguém provou o contrário.
       *[other] { $points }: { $name } não precisava provar nada, e mais ninguém provou.
    }
}
poe-reason-others-sustained = { $who ->
    [you] { $points }: Você não precisava provar nada, e o outro lado provou.
   *[other] { $points }: { $name } não precisava provar nada, e o outro lado provou.
}
poe-verdict-a-flub = A jogada { $number } foi o A-flub: { $letter }.
poe-show-proof = Mostrar
poe-shown-instead = No lugar, poderia ter sido escrito: { $letter }.
poe-felt = { $part ->
    [caller] Você tinha razão! +{ $points }
    [mover] Sua jogada valeu! +{ $points }
    [force-out] Você provou! +{ $points }
   *[joiner] Você apoiou o lado certo! +{ $points }
}
poe-show-truth = Mostrar na grade
poe-show-possible = Mostrar uma prova que teria valido
poe-next-round = Próxima rodada
poe-new-match = Nova partida, mesmas pessoas

## Review and coach
poe-review = Rever a rodada
poe-review-move = { $name }: { $move }
poe-review-fine = Nenhum flub.
poe-review-missed = Quem poderia ter desafiado: { $names }.
poe-note-p = { $move } é um P-flub: { $why }
poe-note-a = { $letter ->
    [none] { $move } é um A-flub: faz { $list }. { $instead } teria evitado isso.
   *[other] { $move } é um A-flub: com { $letter } há { $list }. { $instead } teria evitado isso.
}
poe-note-ca = { $move } é um CA-flub: { $earlier } foi um A-flub, e ninguém desafiou.
poe-note-cp = { $move } é um CP-flub: a jogada anterior não tinha deixado nenhuma solução, e ninguém desafiou.
poe-obstacle-stranded = o R da casa { $square } não pode mais ser o único R de uma conexão.
poe-obstacle-too-few = { $count ->
    [0] não dá mais para fazer nenhuma conexão.
    [one] só dá para chegar a uma conexão, no máximo.
   *[other] só dá para chegar a { $count } conexões, no máximo.
} { $goal ->
    [odd] A meta é ímpar.
    [even] A meta é par.
    [at-least] A meta é pelo menos { $number }.
   *[exactly] A meta é exatamente { $number }.
}
poe-obstacle-too-many = { $count ->
    [one] é preciso contar uma conexão,
   *[other] é preciso contar { $count } conexões,
} não importa o que se escreva. { $goal ->
    [odd] A meta é ímpar.
    [even] A meta é par.
    [at-least] A meta é pelo menos { $number }.
   *[exactly] A meta é exatamente { $number }.
}
poe-obstacle-other-sizes = as soluções só podem ter esta quantidade de conexões: { $sizes }. { $goal ->
    [odd] A meta é ímpar.
    [even] A meta é par.
    [at-least] A meta é pelo menos { $number }.
   *[exactly] A meta é exatamente { $number }.
}

## Scores
poe-scores = Pontos
poe-score-round = Rodada
poe-scores-none = Nenhuma rodada acabou ainda.

## The board without opponents
poe-board-solved = Há uma solução: { $list }.
poe-board-unsolved = Ainda não há solução.
poe-board-possible = Dá para chegar a uma solução.
poe-board-impossible = Não dá para chegar a nenhuma solução: { $why }
poe-board-ripe = { $letter ->
    [none] Já está aí: { $list }.
   *[other] Uma letra basta: com { $letter } há { $list }.
}
poe-board-unripe = Uma letra só não basta.
poe-board-safe = { $count ->
    [0] { $forced ->
        [yes] Nenhuma letra é segura. Quem escrever agora faz uma jogada forçada e pode deixar alguém resolver.
       *[no] Nenhuma letra é segura.
    }
    [one] Uma letra é segura.
   *[other] { $count } letras são seguras.
}
poe-board-legend = Nas casas vazias: as letras simples são seguras, as letras emolduradas deixariam alguém resolver e as letras riscadas não deixariam nenhuma solução.
poe-board-start = Começar uma partida daqui
poe-board-no-start = Uma partida pode começar onde dá para escrever uma letra e chegar a uma solução.

## Bad input
poe-refused-over = A partida acabou.
poe-refused-seat = Não há Participante { $number }.
poe-refused-not-timed = Esta partida não é por tempo.
poe-refused-time-called = O tempo já acabou.
poe-refused-goal-due = Primeiro { $name } precisa escolher a meta.
poe-refused-goal-set = A meta já foi escolhida.
poe-refused-goal-other = “{ $text }” não é uma meta aqui.
poe-refused-hearing = Primeiro é preciso resolver o desafio.
poe-refused-no-hearing = Ninguém desafiou.
poe-refused-turn = É a vez de { $name }.
poe-refused-sides = Agora ninguém precisa apoiar um lado.
poe-refused-join-due = Primeiro { $name } precisa apoiar um lado.
poe-refused-no-burden = Esta pessoa não tem nada a provar.
poe-refused-handed-in = Esta prova já foi entregue.
poe-refused-proof-long = Esta prova é longa demais. Uma solução tem no máximo 136 conexões.
poe-refused-own-move = Ninguém desafia a própria jogada.
poe-refused-goal-flub = Uma meta só pode ser um P-flub.
poe-refused-full = A grade está cheia. Desafie, ou declare final forçado.
poe-refused-letter = { $letter } não é uma letra do POE.
poe-refused-square = Não existe a casa { $square } na grade.
poe-refused-filled = A casa { $square } já tem uma letra.
