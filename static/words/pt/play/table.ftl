# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat
table-square-vacant = Casa { $square }, vazia
table-square-filled = Casa { $square }, { $letter }
table-square-latest = Casa { $square }, { $letter }, a última escrita
table-square-pencilled = Casa { $square }, { $letter } a lápis, ainda sem confirmar

## Writing letters
table-letters = Letras
table-letter-f = proibida
table-letter-p = permitida
table-letter-o = obrigatória
table-letter-r = requerida
table-pencil-where = Agora toque na casa para { $letter }
table-pencil-which = { $letter } em { $square } no lugar de qual?
table-pencil-this = { $letter } em { $square }
table-pencil-neither = Deixar as letras como estão

## Help
table-rules = Regras
table-keys = Teclas e marcas

## Listing connections
table-listings = { $lines ->
    [triplets] Seus trios
   *[connections] Suas conexões
}
table-listing-label = { $lines ->
    [triplets] Um trio, como { $example }
   *[connections] Uma conexão, como { $example }
}
table-listing-add = Incluir
table-listing-wrong = { $lines ->
    [triplets] Um trio são três números de casas, como { $example }.
   *[connections] Uma conexão são os números das suas casas, como { $example }.
}
table-listing-remove = Tirar { $listing }
table-listings-shown = { $lines ->
    [triplets] Trios da prova
   *[connections] Conexões da prova
}

table-listings-offered = { $lines ->
    [triplets] Trios para listar
   *[connections] Conexões para listar
}
# A few squares or letters of many.
table-some-of = { $list } e outras
table-listings-touch = Toque para listar:
table-listing-offer = Listar { $listing }
table-listings-uncounted = { $count ->
    [one] Mais { $count } da lista não conta.
   *[other] Mais { $count } da lista não contam.
}

## Marks beside what is listed and does not count
table-mark-no-line = não liga dois lados
table-mark-vacant = { $square } está vazia
table-mark-forbidden = F em { $square }
table-mark-repeated = já está na lista

## Writing a proof, one part after another
table-turn-proof = { $who ->
    [you] Prove: { $what }
   *[other] { $name } prova: { $what }
}
table-proof-what = { $kind ->
    [P] nenhum P-flub
    [CP] nenhum CP-flub
    [force-out] final forçado
    [full] uma solução
   *[other] { $kind }-flub
}
table-proof-parts = Partes da prova
table-proof-part = { $part ->
    [move] Jogada
    [letters] { $lines ->
        [triplets] O P
       *[connections] Letra
    }
    [lines] { $lines ->
        [triplets] Trios
       *[connections] Conexões
    }
   *[instead] No lugar
}
table-proof-next = { $part ->
    [move] A seguir: a jogada
    [letters] { $lines ->
        [triplets] A seguir: o P
       *[connections] A seguir: a letra
    }
    [lines] { $lines ->
        [triplets] A seguir: trios
       *[connections] A seguir: conexões
    }
   *[instead] A seguir: no lugar
}
table-truth-other = Era um flub, mas de outro tipo. { $why }
table-proof-begun = Em andamento: { $listing }. Siga para uma casa vizinha.
table-proof-astray = { $lines ->
    [triplets] { $listing } não é um trio: não vai de um lado ao lado oposto, casa por casa. Não entrou na lista.
   *[connections] { $listing } não é uma conexão: não vai de um lado ao lado oposto, casa por casa. Não entrou na lista.
}
table-proof-hand-in = Entregar
table-proof-give-up = Desistir…

## Handing in a proof
table-missing-title = Falta alguma coisa
table-missing-move = Você não escolheu a jogada que foi o A-flub.
table-missing-letter = Você não escreveu a letra que faz uma solução.
table-missing-lines = Você não listou nada.
table-missing-rest = Você começou a tocar em mais uma linha. Ela ainda não está na lista.
table-missing-instead = Você não escreveu a letra que poderia ter sido escrita no lugar.
table-missing-stay = Continuar
table-missing-hand-in = Entregar assim mesmo

## Trying a proof again
table-retry = Tentar de novo para treinar
table-retry-about = Para treinar: os pontos e o registro ficam como estão.
table-retry-check = Conferir
table-retry-end = Voltar ao veredicto
table-lost-at = { $kind ->
    [flub] A jogada { $number } foi o seu flub: ver
   *[other] A jogada { $number } fez perder: ver
}
table-retry-holds = Esta vale!

## Flaws of a list
table-flaw-no-line = { $listing } não liga um lado ao lado oposto.
table-flaw-vacant = { $listing } passa pela casa { $square }, que está vazia.
table-flaw-forbidden = { $listing } tem um F, na casa { $square }.
table-flaw-repeated = { $listing } aparece vezes demais na lista.
table-flaw-unused = { $lines ->
    [triplets] { $letter }{ $square } não está em nenhum trio seu.
   *[connections] { $letter }{ $square } não está em nenhuma conexão sua que não tenha outro { $letter }.
}
table-flaw-omitted = { $lines ->
    [triplets] { $listing } tem um O e precisa ser contado.
   *[connections] { $listing } tem exatamente um R e precisa ser contada.
}
table-flaw-count = { $goal ->
    [odd] { $lines ->
        [triplets] { $count ->
            [0] não há nenhum trio, e a meta é ímpar.
           *[other] { $count } trios: é par, e a meta é ímpar.
        }
       *[connections] { $count ->
            [0] não há nenhuma conexão, e a meta é ímpar.
           *[other] { $count } conexões: é par, e a meta é ímpar.
        }
    }
    [even] { $lines ->
        [triplets] { $count ->
            [0] uma solução par tem pelo menos dois trios.
            [one] um trio: é ímpar, e a meta é par.
           *[other] { $count } trios: é ímpar, e a meta é par.
        }
       *[connections] { $count ->
            [0] uma solução par tem pelo menos duas conexões.
            [one] uma conexão: é ímpar, e a meta é par.
           *[other] { $count } conexões: é ímpar, e a meta é par.
        }
    }
    [at-least] { $count ->
        [0] não há nenhuma conexão, e a meta é pelo menos { $number }.
        [one] uma conexão não chega a { $number }.
       *[other] { $count } conexões não chegam a { $number }.
    }
   *[exactly] { $count ->
        [0] não há nenhuma conexão, e a meta é exatamente { $number }.
        [one] uma conexão não é exatamente { $number }.
       *[other] { $count } conexões não são exatamente { $number }.
    }
}

## Before a game

## The record
table-undo = Desfazer
table-redo = Refazer
table-again = Jogar de novo
table-change-setup = Mudar a preparação
table-leave = Nova partida
table-analyse = Analisar esta posição
table-analyse-short = Analisar
table-helped = Nesta partida houve ajuda.
table-given = Esta partida começou no meio, então não conta como vitória nem derrota.
table-sheets = Registro e pontos
table-back-to-now = Voltar para agora
table-record-empty = Ainda não aconteceu nada.
table-record-walk = Olhar para trás
table-record-first = Para o começo
table-record-back = Um passo para trás
table-record-forward = Um passo para a frente
table-record-now = Para agora
table-record-share = Como texto…
table-record-share-title = O registro como texto
table-record-copy-label = Esta partida
table-record-copy = Copiar
table-record-copied =
    { $copied ->
        [yes] Copiado.
       *[no] Este navegador não deixa o Flub copiar. O texto está selecionado: copie com o teclado ou com um toque longo.
    }
table-record-file = Salvar em arquivo
table-record-paste-label = Cole aqui um registro para continuar a jogar dele
table-record-load = Continuar dele
table-viewing = Olhando para trás: passo { $step }
table-see-again = Ver de novo
table-go-on = Continuar
table-viewing-about = Isto é só para olhar: nada muda. Volte para agora para continuar a jogar.

## Links
table-link-game = Fazer um link para esta partida
table-link-board = Fazer um link para este tabuleiro

## Two devices by turns

## Texts that are no record
table-unreadable-long = Este texto é longo demais para ser um registro.
table-unreadable-no-record = Isto não é um registro do Flub: deveria começar com “flub 1 { $game }”.
table-unreadable-version = Este registro é da versão “{ $version }”, que este Flub não sabe ler.
table-unreadable-game = Este é um registro de “{ $name }”, não de { $title }.
table-unreadable-setup = A primeira linha deveria ser como “{ $example }”.
table-unreadable-line = A linha { $line } não é uma jogada. Escreva como no primeiro campo.
table-unreadable-refused = A linha { $line } é contra as regras. { $why }

## The board without opponents
table-board = Tabuleiro sem adversários
table-board-about = Escreva as letras que quiser, escolha qualquer meta e veja o que acontece.
table-board-erase = Apagar a casa
table-board-clear = Limpar tudo
table-board-back = Voltar à partida
table-board-square = Casa { $square }, vazia. { $count ->
    [0] Nenhuma letra é segura aqui.
   *[other] Seguras aqui: { $letters }.
}
table-board-connections = { $lines ->
    [triplets] { $required ->
        [0] Nenhum trio com O,
        [one] Um trio com O,
       *[other] { $required } trios com O,
    } { $permitted ->
        [0] nenhum só de P.
        [one] um só de P.
       *[other] { $permitted } só de P.
    }
   *[connections] { $required ->
        [0] Nenhuma conexão requerida,
        [one] Uma conexão requerida,
       *[other] { $required } conexões requeridas,
    } { $permitted ->
        [0] nenhuma permitida.
        [one] uma permitida.
       *[other] { $permitted } permitidas.
    }
}
table-board-show = Mostrar
table-lines = Desenhar na grade
table-lines-none = nada
table-lines-required = requeridas
table-lines-permitted = permitidas
table-lines-with-o = com O
table-lines-without-o = só de P

# After a game.
table-good = O que foi bom: { $good ->
    [one] { $good } das suas { $all } jogadas não foi flub.
   *[other] { $good } das suas { $all } jogadas não foram flub.
}
table-moments = { $end ->
    [lost] Tentar aquele momento
   *[won] Os momentos que decidiram
}
table-hint-goal = { $step ->
    [1] Ímpar é 1, 3, 5 e assim por diante. Par é 2, 4, 6 e assim por diante.
    [2] { $lines ->
        [triplets] Um só trio já é ímpar. Para par são precisos dois.
       *[other] Uma só conexão já é ímpar. Para par são precisas duas.
    }
   *[3] Escolha ímpar.
}
table-hint = Dica { $step } de { $steps }
table-guide-leave = Jogar sem ajuda
