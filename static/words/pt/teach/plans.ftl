# Lesson plans: the list.
plans-lead = Quarenta e cinco minutos para cada jogo, na medida de uma aula. Imprima um e leve na mão.
plans-title = { $game }: quarenta e cinco minutos
plans-standards = Passos e padrões
plans-how-to = Como se joga { $game }
plans-print = Grades, tabuleiros e cartas para imprimir
plans-all = Todos os planos

# What every plan has.
plans-bring = O que levar
plans-bring-projector = Um projetor e um computador com o Flub. Os links abaixo se abrem ali.
plans-bring-devices = Um aparelho para cada estudante ou cada dupla, para a trilha. Um aparelho ou um conjunto de papel para cada mesa.
plans-bring-slips = Uma tirinha de papel e um lápis para cada estudante, para a pergunta de saída.
plans-recall = Relembrar
plans-pose = Propor e julgar
plans-ladder = Na trilha
plans-tables = Mesas de três
plans-flub = Flub do dia
plans-exit = Pergunta de saída
plans-minutes = { $minutes } minutos
plans-time = minuto { $from } a { $to }
plans-do = Faça:
plans-say = Diga:
plans-answer = Resposta:
plans-open = Abra:
plans-open-pose = Propor e apurar com { $exercise }
plans-open-court = O tribunal
plans-open-steps = A trilha, passos { $first } a { $last }
plans-open-game = Uma mesa de { $game }
plans-open-tournament = O torneio

# What every lesson does alike.
plans-reveal = Conte as mãos, toque para registrar e revele. Antes que o Flub diga o porquê, pergunte o porquê a alguém de cada grupo.
plans-court-say = “Há algo errado nesta prova. Quero só o primeiro erro. Quem achou?”
plans-court-do = Deixe uma pessoa apontar o erro e outra consertar. A turma diz se agora vale.
plans-ladder-say = “Comecem de onde vocês estão. Três certos seguidos sem ajuda, e o passo é de vocês. Travou? Peça uma dica, depois pergunte a quem está ao lado, depois a mim.”
plans-ladder-do = Circule pela sala. Anote um erro que você vir mais de duas vezes: ele pode virar o flub do dia.
plans-tables-do = Ponha três em cada mesa, de nível parecido. O torneio monta as mesas e imprime as folhas de pontos.
plans-stop = Diga “último minuto” um minuto antes do fim. O primeiro, o segundo e o terceiro lugar vão na folha de pontos, e os empates são divididos.
plans-flub-do = Deixe uma mesa mostrar o flub mais bonito que viu, ou mostre o erro que você anotou. Se não houver nenhum, use este.
plans-exit-do = Recolha as tirinhas na porta. Uma resposta certa com um motivo errado é o começo da próxima aula.

# POE.
plans-poe-aim = No fim, todo mundo sabe dizer quais conexões são requeridas, e por que uma jogada tornou a meta impossível.
plans-poe-mats = No papel: uma grade 3 por 3 e dois lápis para cada mesa.
plans-poe-draw = Desenhe no quadro uma grade 3 por 3 e numere as casas de 1 a 9.
plans-poe-line = “Siga uma linha com o dedo, de um lado ao outro ou de cima até embaixo. 1, 4, 2 é uma linha?”
plans-poe-line-answer = Não. Uma linha tem uma casa em cada fileira, ou uma em cada coluna. 1, 4, 2 volta para trás.
plans-poe-twice = “Quais são as duas linhas que contam duas vezes, e por quê?”
plans-poe-twice-answer = 159 e 357. Elas vão de um lado ao outro e de cima até embaixo.
plans-poe-thumbs = “Vou apontar uma linha depois da outra. Polegar para cima se for uma conexão requerida. Exatamente um R!”
plans-poe-table = Cada mesa joga Beginning POE: a meta é ímpar ou par, na grade 3 por 3. A cada rodada, a meta passa adiante.
plans-poe-prove = “Escreva uma letra, ou desafie. Primeiro diga qual é o flub. P-flub: quem jogou precisa provar. A-flub: quem desafiou precisa provar.”
plans-poe-places = Se for preciso, pare no meio de uma rodada: ela não conta. Ganha quem tem mais pontos.
plans-poe-flub = “A meta é par. O que ainda era possível antes de F6, e o que F6 tirou?”
plans-poe-flub-answer = 147 e 369 ainda podiam virar conexões, e dois é par. F6 tirou 369. Uma só é ímpar: um P-flub.
plans-poe-exit = “A meta é ímpar. Na grade estão R1, F2, F4 e F5; F5 foi a última a ser escrita. F5 é um P-flub? Por quê?”
plans-poe-exit-answer = Sim. Da casa 1, uma linha só pode seguir para 2, 4 ou 5, e as três são proibidas. R1 não pode estar em nenhuma conexão requerida.

# LawToe.
plans-lawtoe-aim = No fim, todo mundo sabe listar todos os trios que têm um O, e percebe quando uma jogada deixa a Acusação ganhar.
plans-lawtoe-mats = No papel: uma grade 3 por 3 e dois lápis para cada mesa.
plans-lawtoe-draw = Desenhe no quadro uma grade 3 por 3 e numere as casas de 1 a 9.
plans-lawtoe-letters = “F, P, O: o que cada letra faz?”
plans-lawtoe-letters-answer = F proíbe todo trio que passa por ele. P permite. Todo trio com um O e sem F precisa estar na lista, e cada O precisa estar em um trio da lista.
plans-lawtoe-two = “Um trio tem dois O. Ele também precisa estar na lista?”
plans-lawtoe-two-answer = Sim. Com um O ou mais, precisa estar na lista.
plans-lawtoe-who = “Quem quer uma solução, e quem não quer nenhuma?”
plans-lawtoe-who-answer = A Acusação escolhe a meta e quer uma. A Defesa bloqueia.
plans-lawtoe-call-out = “Cada pessoa diz um trio em voz alta, até ninguém achar mais nenhum. Aí vemos se temos todos.”
plans-lawtoe-table = Três partidas de Pedagogue Plaintiff, de uns seis minutos cada: todo mundo joga uma vez com cada uma das outras duas pessoas. A terceira julga, marca os pontos e confere cada lista antes do Flub.
plans-lawtoe-challenge = “Acusação: um P ganharia agora? Então desafie antes de escrever. A sua lista precisa usar o P novo.”
plans-lawtoe-places = Some os pontos das duas partidas de cada pessoa. Ganha quem tem mais.
plans-lawtoe-flub = “A meta é ímpar. P2 e P3 foram um A-flub, e a Acusação escreveu F5 em vez de desafiar. O que a Defesa pode fazer agora?”
plans-lawtoe-flub-answer = Desafiar F5 como CA-flub e provar P1: 123 na grade como estava antes de F5. É ousado e vale dezesseis pontos.
plans-lawtoe-exit = “A meta é ímpar. A Defesa começa com P2 e P3. Isso é um A-flub? Prove.”
plans-lawtoe-exit-answer = Sim. P1 faz o trio 123. Um é ímpar, e 123 usa o P novo.

# Wholes.
plans-wholes-aim = No fim, todo mundo sabe formar exatamente um inteiro com frações, decimais e porcentagens, e dizer a soma em voz alta.
plans-wholes-cards = No papel: um tabuleiro, peões e um baralho para cada mesa, impressos e recortados.
plans-wholes-draw = Escreva quatro cartas no quadro: 1/4, 1/2, 0,75 e 25%.
plans-wholes-two = “Formem um inteiro com duas destas cartas.”
plans-wholes-two-answer = 1/4 e 0,75, ou 0,75 e 25%.
plans-wholes-three = “Agora com três.”
plans-wholes-three-answer = 1/4, 1/2 e 25%.
plans-wholes-aloud = “Agora todo mundo junto, em voz alta: um quarto, mais um meio, mais vinte e cinco por cento é igual a um inteiro.”
plans-wholes-think = “Pensem um momento. Depois, todas as mãos de uma vez. Mostrem com os dedos o número da carta.”
plans-wholes-court = “Alguém fez esta conta, e há algo errado. Quero só o primeiro número errado. Quem achou?”
plans-wholes-table = Cada mesa joga Wholes com o baralho de quartos. Compre uma carta; depois jogue um inteiro virado para baixo e diga a soma, ou blefe, ou passe a vez.
plans-wholes-call = “Antes de duvidar, pense: pode ser verdade? Quem duvida e erra volta uma casa por carta jogada.”
plans-wholes-places = Quem estiver mais à frente quando o tempo acabar fica em primeiro lugar.
plans-wholes-flub = “Alguém somou em cima e embaixo: um meio mais um quarto é igual a dois sextos. Como se vê logo que não pode ser?”
plans-wholes-flub-answer = Dois sextos é um terço. É menos que o meio com que começamos. Dois quartos mais um quarto são três quartos.
plans-wholes-exit = “Você tem 1/2, 1/4, 25% e 0,75. Quais cartas formam o inteiro com mais cartas?”
plans-wholes-exit-answer = 1/2, 1/4 e 25%. 0,75 forma um inteiro com 1/4 ou com 25%, mas de duas cartas só.

# Floating Tic-Tac-Toe.
plans-floating-aim = No fim, todo mundo sabe dizer onde uma peça ainda pode ir, e contar uma área cheia.
plans-floating-boards = No papel: um tabuleiro de 7 por 7 casas e dois lápis para cada mesa.
plans-floating-draw = Desenhe no quadro um quadriculado de 7 por 7, com a até g embaixo e 1 a 7 ao lado, de baixo para cima. Escreva X em d4.
plans-floating-first = “Tudo o que se joga precisa caber em quatro por quatro. X está em d4. Onde O pode jogar?”
plans-floating-first-answer = Em todas as casas vazias: nenhuma está a mais de três de d4, para os lados ou para cima e para baixo.
plans-floating-corner = “O joga em g7. Onde X pode jogar agora?”
plans-floating-corner-answer = Só de d4 até g7. A área tem quatro de largura e quatro de altura, e está fechada.
plans-floating-reach = “Apontem com o braço: longe demais para a esquerda, para a direita, para cima ou para baixo — ou polegar para cima, se pode ir ali.”
plans-floating-court = Hoje o tribunal fica no quadro: desenhe quatro X em linha.
plans-floating-object = “Eu conto uma trinca. Quem protesta? Mostre as casas.”
plans-floating-object-answer = São duas: as três primeiras e as três últimas.
plans-floating-table = Três partidas, de uns seis minutos cada: todo mundo joga uma vez com cada uma das outras duas pessoas. A terceira vigia o alcance, conta no fim e diz o resultado antes do Flub.
plans-floating-before = “Antes de jogar, aponte as bordas da área. A sua peça pode ir ali?”
plans-floating-places = Quem ganha mais partidas fica em primeiro lugar. Se der empate, quem tem mais trincas.
plans-floating-flub = “X tem d4 e e4, O tem c4. X está quase fazendo três. Como O pode impedir — e quem acha outro jeito?”
plans-floating-flub-answer = O joga em f4. Ou O joga na coluna b: aí a área tem quatro de largura, de b até e, e f fica fora de alcance.
plans-floating-exit = “X tem d4 e f4, O tem e5. O pode jogar em b6? Por quê?”
plans-floating-exit-answer = Não. De b até f são cinco colunas, e a área pode ter no máximo quatro de largura.
