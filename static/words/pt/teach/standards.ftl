# Steps and standards.
standards-lead = Os padrões de conteúdo são os do Common Core de matemática (EUA). Só o Wholes atende a alguns. Para os outros jogos, a tabela nomeia práticas da matemática, não conteúdos. Cada padrão de uma linha abre um exercício que o atende.
standards-csv = Para uma planilha (CSV)
standards-game = Jogo
standards-step = Passo
standards-title = Título
standards-teaches = Cada estudante …
standards-serves = Padrões
standards-none = Nenhum indicado
standards-open = Abre um exercício que o atende
standards-what = O que eles dizem
standards-3nfa = Desenvolver a compreensão das frações como números.
standards-4nfa = Ampliar a compreensão das frações: quais são iguais e qual é maior.
standards-4nfb = Construir frações a partir de frações unitárias.
standards-4nfc = Compreender a notação decimal para frações e comparar frações decimais.
standards-5nfa = Usar frações equivalentes como estratégia para somar e subtrair frações.
standards-6rpa3c = Encontrar uma porcentagem de uma quantidade como uma razão por 100.
standards-mp1 = Prática: compreender problemas e perseverar em resolvê-los.
standards-mp3 = Prática: construir argumentos válidos e criticar o raciocínio de outras pessoas.
standards-mp7 = Prática: procurar estruturas e fazer uso delas.

# What a step teaches, after “Cada estudante …”.
standards-goal = { $game ->
    [poe] { $step ->
        [1] distingue uma linha de casas que voltam
        [2] explica por que as duas diagonais longas contam duas vezes
        [3] vê onde um F ou uma casa vazia corta uma linha
        [4] reconhece uma conexão requerida: exatamente um R
        [5] lista todas as conexões, requeridas e permitidas em separado
        [6] confere se cada R está em uma conexão requerida
        [7] sabe o que se conta: todas as requeridas e quantas permitidas quiser
        [8] diz quais contagens são ímpares ou pares, e que nestes jogos zero não conta como nenhum dos dois
        [9] decide se ainda dá para alcançar uma meta, e prova
        [10] acha a única letra que completa uma solução
        [11] acha a letra que teria evitado um flub, se houver
        [12] diz quem precisa provar e que lado apoiar
        [13] escreve a prova inteira de um A-flub, com a letra que era melhor
        [14] diz qual jogada anterior foi o flub
        [15] escolhe uma letra segura, e declara final forçado quando não há nenhuma
       *[16] trabalha com metas de “exatamente” e “pelo menos”, e na grade de 4 por 4
    }
    [lawtoe] { $step ->
        [1] distingue um trio de outros grupos de três casas
        [2] explica por que as duas diagonais longas contam duas vezes
        [3] sabe o que F, P e O fazem com um trio
        [4] lista todos os trios que têm um O
        [5] decide se uma lista serve para uma meta ímpar ou par
        [6] completa uma solução com um P novo, e usa esse P
        [7] decide se uma jogada é um A-flub, e prova
        [8] diz qual jogada anterior foi o A-flub
        [9] distingue um desafio ousado de um simples, e diz quanto vale
        [10] acha uma solução na grade cheia, ou vê que não há
        [11] prevê quais trios uma letra abre e fecha
        [12] escolhe jogadas que mantêm a partida ganha
       *[13] joga Dragoman, com duas letras por jogada e sem a casa 5
    }
    [wholes] { $step ->
        [1] lê uma fração em um desenho
        [2] põe frações unitárias em ordem
        [3] acha frações equivalentes com a metade, o dobro e o triplo
        [4] escreve décimos e centésimos como frações e como decimais
        [5] põe em ordem decimais de tamanhos diferentes
        [6] transforma frações e decimais em porcentagens
        [7] acha o que falta para um inteiro
        [8] faz um inteiro com frações de mesmo denominador
        [9] soma frações de denominadores diferentes
        [10] soma frações, decimais e porcentagens em uma só conta
        [11] decide se uma soma é exatamente um inteiro, ou menos, ou mais
        [12] acha o inteiro que usa mais cartas de uma mão
        [13] diz uma soma em voz alta, verdadeira ou como blefe possível
        [14] decide, contando cartas, se uma afirmação pode ser verdade
        [15] pesa as chances antes de duvidar
       *[16] usa TROCA, ISCA e REPETE onde mais ajudam
    }
   *[floating] { $step ->
        [1] acha todas as casas ao alcance
        [2] diz como cada peça diminui o alcance
        [3] reconhece quando a área está fechada
        [4] acha três vizinhas em linha reta
        [5] conta quatro em linha como duas
        [6] acha também as diagonais
        [7] conta uma área cheia sem esquecer nada
        [8] acha a jogada que faz uma trinca
        [9] acha a jogada que impede uma
        [10] faz duas ameaças com uma jogada
        [11] fixa uma borda da área de propósito
        [12] joga as últimas casas sem dar pontos
        [13] joga cada variação pela sua regra
       *[14] aproveita um erro do outro lado
    }
}
