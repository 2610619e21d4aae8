how-to-wholes-about = O jogo
how-to-wholes-about-what = Corra por 20 casas. Jogue, viradas para baixo, cartas que formem exatamente um inteiro, e diga quais são. Será verdade? Quem não acredita duvida.

how-to-wholes-whole = Exatamente um inteiro
how-to-wholes-whole-what = Uma carta é uma parte de um inteiro: uma fração, um decimal, uma porcentagem ou um desenho. Um traço em cima de um algarismo quer dizer que ele se repete sem fim. Quanto mais cartas, mais longe você vai.
how-to-wholes-try = Toque em cartas para somar. Você consegue formar exatamente um inteiro?

how-to-wholes-turn = A sua vez
how-to-wholes-turn-deal = Todo mundo começa com cinco cartas, fora do tabuleiro.
how-to-wholes-turn-draw = Compre uma carta.
how-to-wholes-turn-play = Jogue cartas que formem um inteiro, viradas para baixo, e diga a soma.
how-to-wholes-turn-bluff = Ou blefe: jogue outras, e diga uma soma que forme um inteiro.
how-to-wholes-turn-pass = Ou passe a vez.
how-to-wholes-turn-move = Seu peão anda uma casa por carta.
how-to-wholes-turn-ruling-empty = Quando não há mais cartas para comprar, as cartas do descarte são embaralhadas e usadas de novo. Se também não houver dessas, você joga sem comprar.
how-to-wholes-turn-ruling-said = Você diz um valor para cada carta que joga. O que você diz precisa ser exatamente um inteiro. Se não for, você vê a soma e diz de novo.
how-to-wholes-turn-ruling-faces = Você só pode dizer valores que estão em cartas deste baralho, em uma forma que eles têm ali.
how-to-wholes-turn-ruling-true = Se as suas cartas formam mesmo um inteiro, você diz os valores que elas têm. Só um blefe é dito de outro jeito.

how-to-wholes-call = Duvidar
how-to-wholes-call-what = Qualquer pessoa pode duvidar de uma jogada, até que a próxima compre uma carta. Quem duvida desvira as cartas:
how-to-wholes-call-bluff = Não é um inteiro: quem duvidou fica com as cartas. Quem blefou volta para onde estava no começo da vez, e depois mais uma casa por carta.
how-to-wholes-call-whole = É um inteiro: quem duvidou volta uma casa por carta.
how-to-wholes-call-bait = Há uma ISCA entre elas: quem duvidou volta uma casa por carta, e quem blefou fica onde está.
how-to-wholes-call-ruling-one = De uma jogada se duvida uma vez só. Vale quem duvidar primeiro. Se ninguém duvidar, as cartas vão para o descarte e ninguém as vê.
how-to-wholes-call-ruling-start = Ninguém volta para antes do começo.
how-to-wholes-call-ruling-cards = Quando alguém duvida e erra, e depois de uma ISCA, as cartas vão para o descarte.

how-to-wholes-special = ISCA, TROCA e REPETE
how-to-wholes-special-bait = ISCA: esconda em um blefe.
how-to-wholes-special-swap = TROCA: troque de lugar com alguém, a qualquer hora.
how-to-wholes-special-replay = REPETE: jogue mais uma vez, logo depois da sua.
how-to-wholes-special-ruling-bait = A ISCA fica virada para baixo, como as outras cartas da jogada. Ela conta como uma carta, e você diz um valor para ela.
how-to-wholes-special-ruling-part = TROCA e REPETE não entram em uma soma. Depois de usadas, vão para o descarte.
how-to-wholes-special-ruling-replay = Quando você compra a carta da segunda vez, ninguém mais pode duvidar da sua primeira jogada.
how-to-wholes-special-ruling-swap = A TROCA vale enquanto ainda dá para duvidar de uma jogada, e pode tirar de alguém a última casa. Se você blefou e depois trocou para uma casa mais à frente, quando descobrem o blefe você volta assim mesmo. Se você trocou para uma casa mais atrás, você volta a partir dali.

how-to-wholes-win = Quem ganha
how-to-wholes-win-what = Ganha quem chega primeiro à última casa, mesmo que as cartas levem mais longe. Não há pressa.
how-to-wholes-win-ruling-time = Você ganhou quando ninguém mais pode duvidar da sua jogada: quando a próxima pessoa compra uma carta, ou quando todas as outras disseram que deixam passar.
how-to-wholes-win-ruling-end = Uma partida que ninguém ganhou depois de 2000 jogadas acaba. Então ganha quem estiver mais à frente.

how-to-wholes-packs = Pacotes e baralhos
how-to-wholes-packs-what = Os pacotes trazem outras frações. Junte pacotes ou escreva um baralho só seu.
how-to-wholes-packs-ruling = Um baralho tem de 36 a 400 cartas, e algumas delas precisam formar um inteiro. Cada valor é mais que zero e não mais que um inteiro, com denominador até 1000.

how-to-wholes-source = Estas são as regras do jogo de cartas Wholes: The Game, para o 4º até o 6º ano, e dos pacotes dele com frações mais difíceis.

wholes-help-touch = Toque no monte para comprar. Toque numa carta para escolher ou devolver, ou arraste até o meio.
wholes-help-said = Para blefar, toque no valor embaixo de uma carta do meio.
wholes-help-arrows = vão de carta em carta
wholes-help-numbers = escolhem uma carta
wholes-mark-bar = Barra
wholes-help-bar = a sua soma; o que falta fica tracejado, o que sobra fica hachurado
wholes-mark-said = Valor embaixo de uma carta
wholes-help-value = o que se diz dela
wholes-mark-back = Verso da carta
wholes-help-back = o desenho mostra de quem é a carta

# Terms as they are written in sentences, and what they mean.
wholes-term-whole = inteiro, inteiros
wholes-term-whole-is = Tudo de uma coisa: 1, 100 por cento, quatro quartos.
wholes-term-call = duvidar, duvida, duvidou, duvide, duvidam, duvidaram, duvido
wholes-term-call-is = Dizer que você não acredita em uma jogada. Aí as cartas dela são desviradas.
wholes-term-bluff = blefe, blefes, blefar, blefa, blefou
wholes-term-bluff-is = Jogar cartas que não são o que você diz.
wholes-term-bait = ISCA
wholes-term-bait-is = Uma carta que vale o que você disser. Quem duvida de uma jogada com ela paga.
wholes-term-odds = chance, chances
wholes-term-odds-is = Quantas vezes em 100 uma coisa acontece.
