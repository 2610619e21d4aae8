# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-sent-deck-keep = Guardar este baralho com os meus
wholes-sent-deck-kept = Este baralho está com os seus.
wholes-sent-deck-no-room = Você já tem todos os baralhos que o Flub guarda. Com este você pode jogar assim mesmo.

## The table
wholes-board = Tabuleiro, uma reta numérica de 0 a 1
wholes-lane = { $space ->
    [0] no começo
   *[other] casa { $space } de 20
}, { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}
wholes-hand = Suas cartas
wholes-card-drawn = nova
wholes-card-hinted = serve
wholes-pile = Monte: { $count }
wholes-discard = Descarte: { $count }
wholes-discard-title = Cartas do descarte
wholes-discard-others = { $count ->
    [0] Não há outras.
    [one] Há mais uma virada para baixo.
   *[other] Há mais { $count } viradas para baixo.
}
wholes-pick = Escolha cartas que formem um inteiro.
wholes-play = A jogada, virada para baixo
wholes-your-play = Sua jogada
wholes-turned-over = As cartas, desviradas
wholes-cards-are = As cartas: { $sum }
wholes-you-say = Você diz: { $sum }
wholes-says = { $who ->
    [you] Você diz: { $sentence }.
   *[other] { $name } diz: { $sentence }.
}
wholes-say-what = Que carta você diz que é esta?
wholes-say-nothing-yet = nada ainda
wholes-say-bait = Que valor você diz para a ISCA?
wholes-i-say = Eu digo
wholes-bluff-about = Para blefar, aperte um balão e diga outra coisa.
wholes-change-said = { $card }. Você diz: { $said }. Dizer outra coisa

## Whose turn it is
wholes-turn = { $who ->
    [you] Sua vez
   *[other] Vez de { $name }
}
wholes-turn-call = { $who ->
    [you] Você duvida?
   *[other] Alguém duvida?
}
wholes-won = { $who ->
    [you] Você ganhou!
   *[other] { $name } ganhou!
}
wholes-won-why = { $who ->
    [you] Você chegou à última casa.
   *[other] { $name } chegou à última casa.
}
wholes-won-together = Vitória dividida: { $names }!
wholes-due-call = É mesmo um inteiro? Duvide, ou deixe passar.
wholes-due-draw = Compre uma carta.
wholes-due-play = Jogue cartas que formem um inteiro, blefe ou passe a vez.
wholes-drawn = Você comprou: { $card }.
wholes-so-far-none = Nenhuma carta escolhida.

## What happened
wholes-good = O que foi bom.{ $wholes ->
    [0] {""}
   *[other] {" "}Inteiros jogados: { $wholes }.
}{ $calls ->
    [0] {""}
   *[other] {" "}Dúvidas certas: { $calls }.
}{ $bluffs ->
    [0] {""}
   *[other] {" "}Blefes que deram certo: { $bluffs }.
}
wholes-bluff-worked = O seu blefe deu certo!
wholes-event-draw = { $who ->
    [you] Você comprou uma carta.
   *[other] { $name } comprou uma carta.
}
wholes-event-play = { $who ->
    [you] Você jogou { $count ->
        [one] uma carta
       *[other] { $count } cartas
    } e disse: { $sentence }.
   *[other] { $name } jogou { $count ->
        [one] uma carta
       *[other] { $count } cartas
    } e disse: { $sentence }.
}
wholes-event-pass = { $who ->
    [you] Você passou a vez.
   *[other] { $name } passou a vez.
}
wholes-event-let-be = { $who ->
    [you] Você deixou passar.
   *[other] { $name } deixou passar.
}
wholes-event-replay = { $who ->
    [you] Você jogou REPETE: mais uma vez.
   *[other] { $name } jogou REPETE: mais uma vez.
}
wholes-event-swap = { $who ->
    [you] Você trocou de lugar com { $other }.
   *[other] { $other-who ->
        [you] { $name } trocou de lugar com você.
       *[other] { $name } trocou de lugar com { $other }.
    }
}
wholes-event-call = { $who ->
    [you] Você duvidou da jogada de { $other }!
   *[other] { $other-who ->
        [you] { $name } duvidou da sua jogada!
       *[other] { $name } duvidou da jogada de { $other }!
    }
}
wholes-stage-doubt = Isso não é um inteiro!
wholes-stage-said = Foi dito: { $sentence }.
wholes-call-right = { $who ->
    [you] Você tem razão: era um blefe!
   *[other] { $other-who ->
        [you] { $name } descobriu o seu blefe.
       *[other] { $name } tem razão: era um blefe!
    }
}
wholes-call-wrong = { $who ->
    [you] É exatamente um inteiro. { $other } disse a verdade.
   *[other] { $other-who ->
        [you] A sua soma estava certa!
       *[other] É exatamente um inteiro. { $other } disse a verdade.
    }
}
wholes-call-bait = { $who ->
    [you] ISCA! { $other } blefou, mas você mordeu a isca.
   *[other] { $other-who ->
        [you] ISCA! { $name } mordeu.
       *[other] ISCA! { $other } blefou, mas { $name } mordeu a isca.
    }
}
wholes-caller-pays = { $who ->
    [you] { $spaces ->
        [0] Você teria que voltar, mas ainda está no começo.
        [one] Você duvidou e paga: volta uma casa, até { $space ->
            [0] o começo
           *[other] a casa { $space }
        }.
       *[other] Você duvidou e paga: volta { $spaces } casas, até { $space ->
            [0] o começo
           *[other] a casa { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } teria que voltar, mas ainda está no começo.
        [one] { $name } duvidou e paga: volta uma casa, até { $space ->
            [0] o começo
           *[other] a casa { $space }
        }.
       *[other] { $name } duvidou e paga: volta { $spaces } casas, até { $space ->
            [0] o começo
           *[other] a casa { $space }
        }.
    }
}
wholes-goes-back = { $who ->
    [you] { $spaces ->
        [0] Você fica onde está.
        [one] Você volta uma casa, até { $space ->
            [0] o começo
           *[other] a casa { $space }
        }.
       *[other] Você volta { $spaces } casas, até { $space ->
            [0] o começo
           *[other] a casa { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } fica onde está.
        [one] { $name } volta uma casa, até { $space ->
            [0] o começo
           *[other] a casa { $space }
        }.
       *[other] { $name } volta { $spaces } casas, até { $space ->
            [0] o começo
           *[other] a casa { $space }
        }.
    }
}
wholes-keeps = { $who ->
    [you] Você fica com as cartas.
   *[other] { $name } fica com as cartas.
}

## Acting
wholes-draw = Comprar carta
wholes-draw-about = Você já pode escolher cartas.
wholes-play-cards = { $count ->
    [0] Escolha cartas para jogar
   *[other] É um inteiro!
}
wholes-bluff = Dizer que é um inteiro
wholes-bait-first = Antes, diga o que é a ISCA
wholes-pass = Passar
wholes-put-back = Devolver
wholes-hops = Em saltos
wholes-hint = Dica
wholes-hint-more = Outra dica
wholes-hint-look = Olhe a sua mão: { $count } das suas cartas formam exatamente um inteiro.
wholes-hint-begin = Comece com { $card }. Aí falta: { $rest }.
wholes-hint-others = Olhe as suas cartas e as do descarte. Quantas sobram dos valores que foram ditos?
wholes-hint-count = { $all ->
    [one] Há uma carta de { $value }.
   *[other] Há { $all } cartas de { $value }.
} { $seen ->
    [0] Você não vê nenhuma.
    [one] Você vê uma.
   *[other] Você vê { $seen }.
}
wholes-hint-whole = Isto forma um inteiro: { $sentence }.
wholes-hint-none = { $step ->
    [look] Olhe a sua mão: nenhuma das suas cartas forma exatamente um inteiro.
    [what] Um blefe leva você uma casa adiante por carta. Mas, se alguém duvidar, você volta outras tantas.
    [bait] Blefe com ISCA e outra carta: assim paga quem duvidar, e não você.
    [little] Blefe com duas cartas: tão perto da largada, você quase não tem o que perder.
   *[pass] Passe a vez: com a próxima carta você talvez tenha um inteiro.
}
wholes-hint-call = { $odds ->
    [0] Só pode ser um inteiro: duvidar seria um erro.
    [100] Não pode ser um inteiro: duvidar está certo.
   *[other] Pelo que você pode ver, duvidar estaria certo { $odds } em cada 100 vezes.
}
wholes-missed-title = Olhe de novo
wholes-missed = Algumas das suas cartas formam exatamente um inteiro.
wholes-missed-back = Procurar
wholes-missed-pass = Passar assim mesmo
wholes-go-on = Continuar
wholes-waiting = As outras pessoas estão pensando.
wholes-thinks = { $name } está pensando.
wholes-record = Registro
wholes-not-now = Agora não
wholes-curtain = Passe para { $name }
wholes-curtain-about = { $count ->
    [2] A outra pessoa olha para o outro lado.
   *[other] As outras pessoas olham para o outro lado.
}
wholes-curtain-open = Mostrar as cartas de { $name }

## Calling
wholes-call-open = Duvidar…
wholes-call-title = Duvidar da jogada?
wholes-call-if-right = { $who ->
    [you] Se for um blefe, você volta.
   *[other] Se for um blefe: você fica com as cartas. { $name } volta para onde estava no começo da vez, e depois { $count ->
        [one] mais uma casa.
       *[other] mais { $count } casas.
    }
}
wholes-call-if-wrong = Se for um inteiro, ou se houver uma ISCA: você volta { $count ->
    [one] uma casa.
   *[other] { $count } casas.
}
wholes-call = Duvido!
wholes-call-as = { $name } duvida
wholes-let-be = Deixar passar
wholes-let-be-and-draw = Deixar passar e comprar
wholes-nobody-calls = Ninguém duvida
wholes-on-space = { $space ->
    [0] no começo
   *[other] casa { $space }
}

## Special cards
wholes-swap-title = Trocar de lugar?
wholes-swap-with = Com quem?
wholes-swap-moves = { $from ->
    [0] Você vai do começo
   *[other] Você vai da casa { $from }
} { $to ->
    [0] para o começo.
   *[other] para a casa { $to }.
}
wholes-swap-confirm = Trocar de lugar
wholes-replay-open = REPETE…
wholes-replay-title = Mais uma vez?
wholes-replay-when = Você pode jogar REPETE depois da sua vez, antes que a próxima pessoa compre.
wholes-replay-now = REPETE vai para o descarte. Você compra uma carta e joga de novo, antes da próxima pessoa.
wholes-replay-confirm = Jogar mais uma vez
wholes-look-open = Minhas cartas…
wholes-look-title = Ver suas cartas
wholes-look-who = Quem olha?
wholes-look-special = Para jogar uma carta especial, toque nela.

## When all is over
wholes-new-game = Nova partida, mesmas pessoas
wholes-review = Rever as jogadas
wholes-review-summary = { $uncalled ->
    [0] Duvidaram de todas as jogadas.
    [one] De uma jogada ninguém duvidou.
   *[other] De { $uncalled } jogadas ninguém duvidou.
} { $right ->
    [0] Duvidar não deu certo nenhuma vez
    [one] Duvidar deu certo uma vez
   *[other] Duvidar deu certo { $right } vezes
} { $wrong ->
    [0] e não deu errado nenhuma vez.
    [one] e deu errado uma vez.
   *[other] e deu errado { $wrong } vezes.
}
wholes-review-whole = Um inteiro. Ninguém duvidou.
wholes-review-closed = Ninguém duvidou. As cartas ficam viradas para baixo.
wholes-review-said = { $who ->
    [you] Você disse: { $sentence }.
   *[other] { $name } disse: { $sentence }.
}
wholes-review-passed = Um blefe que passou!
wholes-review-right = { $who ->
    [you] Um blefe. Você duvidou. Pelo que você podia ver, duvidar estava certo { $odds } em cada 100 vezes.
   *[other] Um blefe. { $name } duvidou. Pelo que { $name } podia ver, duvidar estava certo { $odds } em cada 100 vezes.
}
wholes-review-wrong = { $who ->
    [you] Você duvidou e errou. Pelo que você podia ver, duvidar estava certo { $odds } em cada 100 vezes.
   *[other] { $name } duvidou e errou. Pelo que { $name } podia ver, duvidar estava certo { $odds } em cada 100 vezes.
}

## Bad input
wholes-refused-over = A partida acabou.
wholes-refused-seat = Não há Participante { $number }.
wholes-refused-turn = É a vez de { $name }.
wholes-refused-draw-first = Primeiro compre uma carta.
wholes-refused-drawn = A carta desta vez já foi comprada.
wholes-refused-nothing = Agora não há do que duvidar.
wholes-refused-own = Ninguém duvida da própria jogada.
wholes-refused-left-be = Esta pessoa já deixou passar.
wholes-refused-swap-self = Ninguém troca de lugar consigo.
wholes-refused-replay = A segunda vez vem depois da própria vez, antes que a próxima pessoa compre.
wholes-refused-held = Esta pessoa não tem essa carta: { $card }
wholes-refused-playable = Esta carta não pode fazer parte de uma jogada: { $card }
wholes-refused-no-cards = Escolha pelo menos uma carta.
wholes-refused-said-other = Cartas: { $cards }. Valores ditos: { $said }. Diga um para cada carta.
wholes-refused-face = Nenhuma carta deste baralho é { $face }.
wholes-refused-no-whole = { $over ->
    [more] Ainda não: passou de um inteiro por { $rest }.
   *[less] Ainda não: precisa de mais { $rest }.
}
wholes-refused-otherwise = Estas cartas são um inteiro. Diga o que está nelas.

## Analysis
wholes-analysis-title = Esta posição, com todas as cartas abertas
wholes-analysis-about = As chances são estimativas: pelas casas, pelas cartas nas mãos e pelo que ainda pode vir.
wholes-analysis-longest = { $count ->
    [0] Nenhum inteiro.
    [one] Maior inteiro: { $count } carta.
   *[other] Maior inteiro: { $count } cartas.
}
wholes-analysis-chance = Ganha { $odds } em cada 100 vezes.
wholes-analysis-call = Duvidar está certo { $odds } em cada 100 vezes, pelo que esta mão pode saber.
wholes-analysis-choices = O que leva aonde
wholes-analysis-choice = { $what }: ganha { $odds } em cada 100 vezes
wholes-analysis-whole = Jogar { $sum }
wholes-analysis-calls = { $who ->
    [you] Você duvida
   *[other] { $name } duvida
}
wholes-analysis-lets-be = { $who ->
    [you] Você deixa passar
   *[other] { $name } deixa passar
}
wholes-analysis-play = Continuar daqui, para treinar

# What Guided says
wholes-guide-draw = Compre uma carta.
wholes-guide-whole = Escolha todas as cartas marcadas com “serve”. Aí dá exatamente um inteiro.
wholes-guide-astray = Isso dá { $sum }. Com as suas outras cartas não dá um inteiro: devolva a última.
wholes-guide-none = Suas cartas não formam um inteiro. Passe a vez, ou blefe: jogue algumas e diga outros valores.
wholes-aim = Chegue primeiro ao 1: cada carta que você joga é uma casa.
wholes-guide-play = Isso é um inteiro. Jogue!
wholes-guide-call = Será um blefe? Olhe os valores ditos e as suas próprias cartas.
