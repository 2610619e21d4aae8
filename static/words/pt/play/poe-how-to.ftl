how-to-poe-about = O jogo
how-to-poe-about-what = De duas a seis pessoas escrevem letras em uma grade; o melhor é jogar em três. Alguém escolhe uma meta: uma solução deve ter um número ímpar ou par de conexões?
how-to-poe-about-claim = Cada letra afirma: “Ainda dá para chegar a uma solução, mas não com uma letra só”. Se você duvida, desafie. Aí alguém precisa provar alguma coisa.

how-to-poe-lines = Linhas e conexões
how-to-poe-lines-what = Uma linha são casas que se tocam, de um lado ao lado oposto. Ela pode fazer curva. É uma conexão quando toda casa tem uma letra e nenhuma é F. O nome dela são as suas casas: 157.

how-to-poe-solution = Letras e soluções
how-to-poe-letters-f = F é proibida (em inglês, “forbidden”): nenhuma conexão passa por ela.
how-to-poe-letters-p = P é permitida: conexões podem passar por ela.
how-to-poe-letters-r = R é requerida: uma conexão requerida precisa passar por ela.
how-to-poe-required = Uma conexão com exatamente um R é requerida (linha cheia). Todas as outras são permitidas (linha tracejada).
how-to-poe-solution-what = Uma solução conta todas as conexões requeridas e as permitidas que você quiser. Cada R está em uma requerida, e a quantidade cumpre a meta. Não contar nada não é solução.

how-to-poe-round = Uma rodada
how-to-poe-round-goal = Uma pessoa escolhe a meta.
how-to-poe-round-turns = Depois, cada pessoa na sua vez: escreva F, P ou R em uma casa vazia, ou desafie, ou declare final forçado.
how-to-poe-round-any = Você pode desafiar a última jogada mesmo fora da sua vez. Só quem jogou não pode.
how-to-poe-round-end = Isso encerra a rodada. Quem faz mais pontos ganha a partida.
how-to-poe-versions = Beginning POE tem metas ímpares e pares. Tough POE também tem metas como “pelo menos 6” ou “exatamente 8”. Big Tough POE tem 4 por 4 casas.
how-to-poe-round-ruling-goal = Escolher a meta é uma jogada. Se ninguém pode chegar a essa meta, é um P-flub.
how-to-poe-round-ruling-seats = Podem jogar de duas a seis pessoas. Na rodada seguinte, quem joga depois escolhe a meta. Quem empata com mais pontos divide a vitória.
how-to-poe-round-ruling-first = Quando um desafio e uma jogada vêm ao mesmo tempo, vale o que foi confirmado primeiro.

how-to-poe-flubs = Os quatro flubs
how-to-poe-flubs-what = Um flub é uma jogada que não cumpre o que afirma:
how-to-poe-flubs-p = P-flub: não dá mais para chegar a nenhuma solução.
how-to-poe-flubs-a = A-flub: mais uma letra faz uma solução, e outra letra teria evitado isso.
how-to-poe-flubs-cp = CP-flub: escreveram uma letra em vez de desafiar um P-flub ou CP-flub.
how-to-poe-flubs-ca = CA-flub: escreveram uma letra em vez de desafiar um A-flub ou CA-flub.
how-to-poe-try-safe = { $move } não é flub. Toque numa casa para escrever ou mudar uma letra.
how-to-poe-try-forced = Depois de { $move }, com { $letter } há { $list }, mas foi uma jogada forçada. Então não é flub.

how-to-poe-challenge = Desafios e provas
how-to-poe-challenge-join = Quem desafia diz qual é o flub. Cada uma das outras pessoas apoia um lado. Um dos lados tem o ônus da prova: cada pessoa dele escreve uma prova.
how-to-poe-challenge-kind = Desafio
how-to-poe-challenge-burden = Quem prova
how-to-poe-challenge-proof = O que escreve
how-to-poe-challenge-p = P-flub
how-to-poe-challenge-a = A-flub
how-to-poe-challenge-cp = CP-flub
how-to-poe-challenge-ca = CA-flub
how-to-poe-challenge-mover = o lado de quem jogou
how-to-poe-challenge-challenger = o lado de quem desafiou
how-to-poe-challenge-proof-p = Letras, e uma solução com elas.
how-to-poe-challenge-proof-cp = O mesmo, sem a letra desafiada.
how-to-poe-challenge-proof-a = Uma letra, e uma solução com ela. E também a letra que deveria ter sido escrita.
how-to-poe-challenge-proof-ca = Qual jogada foi o A-flub; depois o mesmo, a partir dali.
how-to-poe-challenge-list = Uma diagonal que conta duas vezes é listada duas vezes.
how-to-poe-challenge-ruling = Ninguém vê uma prova antes que todas estejam entregues. Você pode desistir em vez de escrever uma.

how-to-poe-force-out = Final forçado
how-to-poe-force-out-forced = Forçada
how-to-poe-force-out-what = Uma jogada é forçada quando qualquer letra seria um P-flub ou deixaria uma solução a uma letra de distância. Deixar assim, nesse caso, não é flub.
how-to-poe-force-out-proof = Quem joga em seguida deve declarar final forçado: cada pessoa prova por conta própria, com uma letra.
how-to-poe-force-out-ruling = Com a grade cheia, ninguém pode escrever. Quem está na vez precisa desafiar ou declarar final forçado, e a prova não precisa de mais letras.

how-to-poe-score = Pontos
how-to-poe-score-proof = A prova
how-to-poe-score-most = Quem jogou, quem desafiou, quem apoiou a jogada
how-to-poe-score-joiner = Quem apoiou o desafio
how-to-poe-score-held = A sua vale
how-to-poe-score-failed = A sua não vale
how-to-poe-score-nobody = O outro lado precisava provar e falhou
how-to-poe-score-somebody = O outro lado provou
how-to-poe-score-2 = 2
how-to-poe-score-1 = 1
how-to-poe-score-0 = 0
how-to-poe-score-force-out = Depois de um final forçado, cada prova que vale dá 1 ponto. Quem declarou perde 1 ponto se a própria prova não valer.

how-to-poe-source = O POE é explicado em “Resource Allocation Games: A Priming Game for a Series of Instructional Games (The POE Game)”, de Layman E. Allen, 1972. Esta página conta as regras com outras palavras.

# Terms as they are written in sentences, and what they mean.
poe-term-connection = conexão, conexões
poe-term-connection-is = Uma linha com uma letra em cada casa e nenhum F.
poe-term-required = conexão requerida, conexões requeridas
poe-term-required-name = Conexão requerida
poe-term-required-is = Uma conexão com exatamente um R. Ela precisa ser contada.
poe-term-solution = solução, soluções
poe-term-solution-name = Solução
poe-term-solution-is = Uma lista de conexões que cumpre a meta. Todas as requeridas estão nela, e cada R está em uma dessas.
poe-term-flub = flub, flubs
poe-term-flub-name = Flub
poe-term-flub-is = Uma jogada que pode ser desafiada, porque não cumpre o que ela afirma.
poe-term-p-flub = P-flub, P-flubs
poe-term-p-flub-is = Uma jogada depois da qual não dá mais para chegar a nenhuma solução.
poe-term-a-flub = A-flub, A-flubs
poe-term-a-flub-is = Uma jogada depois da qual mais uma letra faz uma solução, quando outra letra teria evitado isso.
poe-term-cp-flub = CP-flub, CP-flubs
poe-term-cp-flub-is = Escrever quando havia um P-flub para desafiar.
poe-term-ca-flub = CA-flub, CA-flubs
poe-term-ca-flub-is = Escrever quando havia um A-flub para desafiar.
poe-term-forced = forçada, jogada forçada, jogadas forçadas
poe-term-forced-name = Jogada forçada
poe-term-forced-is = Uma jogada em que não sobra letra que deixe uma solução possível, mas a mais de uma letra de distância.
poe-term-force-out = final forçado, finais forçados
poe-term-force-out-name = Final forçado
poe-term-force-out-is = Dizer que mais uma letra faz uma solução e que a última jogada foi forçada.
poe-term-burden = ônus da prova
poe-term-burden-name = Ônus da prova
poe-term-burden-is = O dever de mostrar que é verdade o que você afirma.
