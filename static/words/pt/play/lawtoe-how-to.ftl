how-to-lawtoe-about = O jogo
how-to-lawtoe-about-what = Duas pessoas escrevem letras em nove casas. A Acusação escolhe uma meta, ímpar ou par, e procura uma solução. A Defesa bloqueia. Como no tribunal, quem afirma uma coisa precisa provar.

how-to-lawtoe-triplets = Trios
how-to-lawtoe-triplets-what = Um trio são três casas que se tocam e ligam lados opostos. Ele pode fazer curva. Cada casa tem P ou O. O nome do trio são as suas casas: 157.

how-to-lawtoe-solution = Letras e soluções
how-to-lawtoe-letters-f = F é proibida (em inglês, “forbidden”): nenhum trio usa essa letra.
how-to-lawtoe-letters-p = P é permitida: os trios podem usar essa letra.
how-to-lawtoe-letters-o = O é obrigatória: cada O está em um trio, e todo trio com um O conta.
how-to-lawtoe-solution-goal = Uma solução é uma lista desses trios e de outros que você quiser. A quantidade é ímpar ou par, como diz a meta.
how-to-lawtoe-solution-ruling = Uma lista par tem pelo menos dois trios. Uma lista vazia não é solução.

how-to-lawtoe-turns = A vez de cada lado
how-to-lawtoe-turns-goal = A Acusação escolhe a meta. A Defesa escreve duas letras. Depois os lados se revezam: qualquer letra, em qualquer casa vazia.
how-to-lawtoe-turns-pedagogue = Pedagogue Plaintiff: uma letra por vez. Jogando bem, a Defesa sempre ganha. Ganhe como Defesa três vezes seguidas, e o Dragoman se abre. O nome em inglês quer dizer “Acusação pedagoga”.
how-to-lawtoe-turns-dragoman = Dragoman Defendant: a Defesa escreve duas letras a cada vez, nunca na casa 5. Jogando bem, a Acusação sempre ganha. O nome em inglês quer dizer “Defesa intérprete”.

how-to-lawtoe-challenges = Desafios
how-to-lawtoe-challenges-when = Em vez de escrever, você pode desafiar a jogada que acabou de ser feita:
how-to-lawtoe-challenges-a = A-flub: com mais um P há uma solução. Só a Acusação pode ter razão.
how-to-lawtoe-challenges-ca = CA-flub: houve um A-flub, e ninguém desafiou. Os dois lados podem ter razão.
how-to-lawtoe-challenges-bold = Ousado: você desafia, como CA-flub, a jogada que vem logo depois de um A-flub. Vale mais pontos. Então um A-flub pode ser uma armadilha!
how-to-lawtoe-challenges-ruling = A Defesa também pode desafiar um A-flub, mas sempre falha: só a Acusação ganha com uma solução.
how-to-lawtoe-try-flub = Um A-flub: com um P na casa { $square } há { $list }.
how-to-lawtoe-try-safe = Não é A-flub: nenhum P sozinho faz uma solução.

how-to-lawtoe-proof = Prova
how-to-lawtoe-proof-a = A-flub: quem desafia põe um P em uma casa vazia e lista uma solução que usa esse P.
how-to-lawtoe-proof-ca = CA-flub: quem desafia faz o mesmo na grade como ela estava depois do A-flub.
how-to-lawtoe-proof-full = Grade cheia, sem desafio: a Acusação lista uma solução.
how-to-lawtoe-proof-ruling = A letra que entra em uma prova é sempre um P, como diz a fonte.

how-to-lawtoe-score = Pontos
how-to-lawtoe-score-proof = A prova
how-to-lawtoe-score-writer = Quem escreve
how-to-lawtoe-score-other = O outro lado
how-to-lawtoe-score-holds = vale
how-to-lawtoe-score-bold = vale, ousado
how-to-lawtoe-score-fails = não vale
how-to-lawtoe-score-6 = 6
how-to-lawtoe-score-10 = 10
how-to-lawtoe-score-16 = 16
how-to-lawtoe-score-ruling = A fonte não diz quantos pontos o outro lado ganha quando a prova vale. Aqui são 6.

how-to-lawtoe-source = O LawToe é explicado em “LawToe Help”, de Layman E. Allen e Sandra L. Bartlett. Esta página conta as regras com outras palavras.

# Terms as they are written in sentences, and what they mean.
lawtoe-term-triplet = trio, trios
lawtoe-term-triplet-name = Trio
lawtoe-term-triplet-is = Três casas que se tocam, com P ou O, e que vão de um lado ao lado oposto.
lawtoe-term-solution = solução, soluções
lawtoe-term-solution-name = Solução
lawtoe-term-solution-is = Uma lista de trios que cumpre a meta e não deixa de fora nada que precisa ter.
lawtoe-term-burden = ônus da prova
lawtoe-term-burden-name = Ônus da prova
lawtoe-term-burden-is = O dever de mostrar que é verdade o que você afirma.
lawtoe-term-a-flub = A-flub, A-flubs
lawtoe-term-a-flub-is = Uma jogada depois da qual um P faz uma solução.
lawtoe-term-ca-flub = CA-flub, CA-flubs
lawtoe-term-ca-flub-is = Escrever quando havia um A-flub para desafiar.
