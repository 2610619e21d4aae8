# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat

## Writing letters

## Help

## Listing connections

# A few squares or letters of many.

## Marks beside what is listed and does not count

## Writing a proof, one part after another

## Handing in a proof
table-checking = Conferir as provas enquanto são escritas (uma ajuda para iniciantes)
table-checks = Provas enquanto são escritas
table-checks-on = são conferidas na hora

## Trying a proof again

## Flaws of a list

## Before a game
table-begin = Começar partida
table-continue = Continuar a sua partida
table-look-back = Rever a sua última partida
table-more = Mais opções

## The record
table-present = Apresentar
table-present-end = Parar de apresentar
table-record = Registro
table-print = Imprimir

## Links
table-link-set-up = Fazer um link para esta preparação
table-link-coach = O treinador de quem abre o link
table-link-coach-own = A escolha é de quem abre
table-link = O link
table-link-copied =
    { $copied ->
        [yes] Copiado. Nada foi enviado para lugar nenhum.
       *[no] Este navegador não deixa o Flub copiar. O link está selecionado: copie com o teclado ou com um toque longo.
    } { $kind ->
        [set-up] Quem abrir pode começar a mesma partida, com os nomes que você tiver posto. O treinador e a espera ficam como cada pessoa ajustou.
        [turn] O outro aparelho continua dali.
        [table] Quem abrir pode começar exatamente isto, com os nomes que você tiver posto.
       *[other] Quem abrir vê o mesmo, com os nomes que você tiver posto.
    }
table-link-long = Isto é longo demais para um link. Salve em um arquivo.
table-code = Um código para a câmera de outro aparelho
table-code-long = Este link é longo demais para um código que uma câmera consiga ler. Copie o link.

## Two devices by turns
table-hand-over = Mande esta jogada
table-hand-over-about = Mande o link em uma mensagem, ou mostre o código para a outra câmera.
table-hand-over-last = A partida acabou, e o outro aparelho ainda não sabe. Mande o link, ou mostre o código.
table-hand-over-copy = Copiar o link
table-hand-over-field = Cole o link ou a mensagem do outro aparelho
table-hand-over-read = Ler a jogada
table-hand-over-wrong = Aí não há link para uma jogada desta partida. Copie o link inteiro no outro aparelho e cole de novo. Nada mudou aqui.
