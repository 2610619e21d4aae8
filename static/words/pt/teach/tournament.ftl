# A new tournament.
tournament-lead = Cole a sua turma e comece. As equipes ficam equilibradas, e em cada mesa sentam pessoas de nível parecido.
tournament-list = A sua turma, um nome por linha
tournament-list-about = Primeiro quem joga melhor, ou com um número depois de cada nome (depois de vírgula, ponto e vírgula ou tabulação): o número mais alto vem primeiro. Apelidos bastam.
tournament-few = { $names ->
    [0] Um torneio precisa de pelo menos três nomes.
    [one] Até agora, um nome. Um torneio precisa de pelo menos três.
   *[other] Até agora, { $names } nomes. Um torneio precisa de pelo menos três.
}
tournament-many = São { $names } nomes. Um torneio aceita no máximo { $most }: tire alguns, ou faça dois torneios.
tournament-long-name = O nome na linha { $line } tem mais de { $most } caracteres. Por favor, encurte.
tournament-count = { $tables ->
    [pair] { $players } estudantes: uma mesa de três, uma de duas pessoas; { $teams ->
        [one] uma equipe
       *[other] { $teams } equipes
    }
    [threes] { $players } estudantes: { $threes ->
        [one] uma mesa de três
       *[other] { $threes } mesas de três
    }; { $teams ->
        [one] uma equipe
       *[other] { $teams } equipes
    }
    [fours] { $players } estudantes: { $fours ->
        [one] uma mesa de quatro
       *[other] { $fours } mesas de quatro
    }; { $teams ->
        [one] uma equipe
       *[other] { $teams } equipes
    }
   *[both] { $players } estudantes: { $fours ->
        [one] uma mesa de quatro
       *[other] { $fours } mesas de quatro
    }, { $threes ->
        [one] uma de três
       *[other] { $threes } de três
    }; { $teams ->
        [one] uma equipe
       *[other] { $teams } equipes
    }
}
tournament-ranked-list = Na ordem da lista.
tournament-ranked-numbers = Pelos números, o mais alto primeiro.
tournament-ranked-some = Na ordem da lista, porque nem todo nome tem um número.
# How the list was read.
tournament-reading = Como a sua lista foi lida
tournament-column = Coluna { $number }: { $sample }
tournament-use-name = Nome
tournament-use-number = Número
tournament-use-nothing = Não usada
tournament-headings = A primeira linha tem títulos, não é estudante
tournament-unmarked = Números ou marcadores antes dos nomes ficam de fora
tournament-line = Linha
tournament-line-in = { $name } participa
tournament-line-name = Nome na linha { $line }
tournament-out = { $why ->
    [headings] De fora: são títulos
    [title] De fora: um título ou um traço
    [nameless] De fora: não há nome
   *[hand] De fora
}
tournament-twin = O mesmo nome da linha { $line }. É uma pessoa só ou são duas?
tournament-twin-two = São duas
tournament-twin-one = É uma só
tournament-questions = { $questions ->
    [one] Um nome aparece duas vezes. Diga se é uma pessoa só ou se são duas.
   *[other] { $questions } nomes aparecem duas vezes. Diga se é uma pessoa só ou se são duas.
}
tournament-encoding = Codificação do arquivo. Se os acentos parecem errados, escolha outra.
tournament-lost-letters = Algumas letras chegaram erradas. Corrija na lista ou escolha outra codificação para o arquivo.

tournament-make = Montar equipes e mesas
tournament-from-file = Ou de um arquivo: uma lista, ou um torneio que foi levado
tournament-open-it = Abrir este torneio
tournament-open = Abrir
tournament-aside = Deixados de lado
tournament-outline = { $players } estudantes com { $names }, rodada { $round }

# Names. Teams are animals; tables are places, drawn anew each round.
tournament-team-name = { $team ->
    [1] Lontras
    [2] Raposas
    [3] Corujas
    [4] Golfinhos
    [5] Ursos
    [6] Gaviões
    [7] Tartarugas
    [8] Tigres
    [9] Pandas
    [10] Linces
    [11] Baleias
    [12] Lobos
    [13] Pinguins
    [14] Coalas
   *[other] Abelhas
}
tournament-table-name = { $table ->
    [1] Porto
    [2] Ilha
    [3] Floresta
    [4] Rio
    [5] Vulcão
    [6] Campina
    [7] Cânion
    [8] Lagoa
    [9] Geleira
    [10] Deserto
    [11] Recife
    [12] Cachoeira
    [13] Vale
    [14] Caverna
    [15] Praia
    [16] Montanha
    [17] Pomar
    [18] Farol
    [19] Ponte
   *[other] Jardim
}

# A tournament under way.
tournament-title = Torneio: rodada { $round }
tournament-about = { $teams ->
    [one] { $players } estudantes em uma equipe. Semente { $seed }.
   *[other] { $players } estudantes em { $teams } equipes. Semente { $seed }.
}
tournament-views = Partes do torneio
tournament-view-round = Mesas
tournament-view-scores = Pontos
tournament-view-sheets = Folhas de pontos
tournament-view-carry = Levar ou terminar
tournament-tables = Mesas
tournament-teams = Equipes
tournament-show = Mostrar à turma
tournament-show-end = Voltar
tournament-find = Ache a sua mesa

# A table. Its players are tapped in the order in which they finished.
tournament-place = { $place }º
tournament-points = { $points } pontos
tournament-player-result = { $name }: { $place }º lugar, { $points } pontos
tournament-tap = { $place ->
    [1] Toque em quem ficou em primeiro lugar.
   *[other] Toque em quem ficou em { $place }º lugar.
}
tournament-tap-tied = Toque em quem divide o { $place }º lugar.
tournament-table-done = Pronto. Toque num nome para tirar o lugar dele.
tournament-same-place = Mesmo lugar
tournament-clear = Limpar
tournament-so-far = Até agora: { $done } de { $tables } mesas. Os prêmios vêm quando todas tiverem resultado.
tournament-open-tables = { $tables ->
    [0] Todas as mesas têm resultado.
    [one] Uma mesa ainda não tem resultado.
   *[other] { $tables } mesas ainda não têm resultado.
}
tournament-next-round = Próxima rodada
tournament-next-open = { $tables ->
    [one] Uma mesa não tem resultado. Se você continuar, todo mundo dela fica neste nível e não ganha pontos.
   *[other] { $tables } mesas não têm resultado. Se você continuar, todo mundo delas fica neste nível e não ganha pontos.
}
tournament-next-not-yet = Ainda não
tournament-next-anyway = Continuar assim mesmo
tournament-round-back = Voltar à rodada { $round }

# Who plays.
tournament-people = Presentes: { $present } de { $players }
tournament-people-about = Toque em quem sai ou volta, a qualquer hora. Aqui você lê o que isso muda antes de fazer. Quem faltou continua ausente até que você toque de novo.
tournament-absent = ausente
tournament-people-do = Mudar
tournament-people-not = Deixar como está
tournament-effect = { $what ->
    [anew] As mesas são refeitas para { $players } estudantes.
    [leaves] { $players ->
        [0] { $name } deixa a mesa { $table }. Não fica ninguém lá.
        [one] { $name } deixa a mesa { $table }. Lá fica uma pessoa.
       *[other] { $name } deixa a mesa { $table }. Lá { $players } continuam, e os lugares sobem.
    }
    [moves] { $name } ficaria sem rivais e vai para a mesa { $table }.
    [out] { $name } fica de fora até a próxima rodada: sem pontos e no mesmo nível.
    [keeps] { $name } sai. O resultado da mesa { $table } fica, e os pontos também.
   *[sits] { $name } vai para a mesa { $table }: lá jogam { $players }.
}
tournament-effect-points = A pontuação de uma equipe é a média dos pontos que seus membros têm. Quem não joga não tem pontos, e isso não muda a média.
tournament-away = Ausentes: { $names }
tournament-sits-out = Na sala, mas sem jogar nesta rodada: { $names }.
tournament-late = Alguém que chega mais tarde
tournament-late-add = Incluir
tournament-rename-who = Quem tem outro nome?
tournament-rename-name = Novo nome
tournament-rename = Mudar o nome

# What cannot be done.
tournament-refused = Isso não dá para fazer agora. Nada foi mudado.
tournament-refused-few = Pelo menos duas pessoas da turma precisam estar aqui.
tournament-refused-full = Já há { $most } estudantes. Não cabe mais ninguém.
tournament-refused-no-name = Escreva um nome antes.
tournament-refused-long-name = Este nome tem mais de { $most } caracteres. Por favor, encurte.
tournament-refused-last-round = Já há { $most } rodadas. Comece um novo torneio.
tournament-refused-levels = Os níveis precisam subir de Boa Equipe a Superequipe e ficar entre 0 e 60. Eles ficaram como estavam.

# Scores and newsletter.
tournament-scores-of = Pontos de
tournament-scores-round = Rodada { $round }
tournament-scores-all = Todas as rodadas
tournament-team = Equipe
tournament-team-score = Pontuação
tournament-members = Membros
tournament-class = Turma
tournament-thanks = Agradecimento
tournament-thanks-usual = A turma toda jogou limpo e achou muitos flubs. Muito obrigado!
tournament-with-points = Com os pontos de cada estudante
tournament-improved = { $points ->
    [0] Quem mais melhorou
   *[other] Quem mais melhorou, { $points } pontos a mais
}
tournament-no-score = Ainda sem pontos
tournament-score = { $whole },{ $tenth }
tournament-award = { $award ->
    [good] Boa Equipe
    [great] Ótima Equipe
   *[super] Superequipe
}
tournament-awards-from = A pontuação de uma equipe é a média dos pontos dos seus membros. Boa Equipe a partir de { $good }, Ótima Equipe a partir de { $great }, Superequipe a partir de { $super }.
tournament-rose = Uma mesa acima na próxima vez
tournament-levels = Níveis dos prêmios
tournament-level-good = Boa Equipe a partir de
tournament-level-great = Ótima Equipe a partir de
tournament-level-super = Superequipe a partir de

# Score sheets.
tournament-sheets-about = Uma folha para cada mesa desta rodada. Recorte e separe.
tournament-sheet-about = Rodada { $round }, semente { $seed }. Escreva os pontos de cada partida, depois a soma e o lugar. Quem empata divide o lugar.
tournament-sheet-name = Nome
tournament-sheet-sum = Soma
tournament-sheet-place = Lugar

# Taking along, and another one.
tournament-take = Levar este torneio
tournament-take-about = Tudo fica guardado neste aparelho. O arquivo, o link e o código contêm todos os nomes e resultados: dê só a quem pode ver.
tournament-new = Outro torneio
tournament-new-about = Este fica de lado, e você pode abri-lo de novo. O novo também pode vir de um arquivo.
tournament-new-now = Novo torneio
tournament-no-room = Aqui não há espaço para deixar o seu torneio de lado. Salve-o antes em um arquivo: se você apertar mais uma vez, ele some daqui.

# What a link or a file brings.
tournament-link-title = Um torneio de um link
tournament-link-in-the-way = Há outro torneio neste aparelho. Se você abrir o do link, o seu fica de lado, e você pode abri-lo de novo.
tournament-link-mine = Ficar com o meu
tournament-link-open = Abrir o do link
tournament-fault-long = Isto é mais longo do que qualquer torneio do Flub.
tournament-fault-cut = Uma parte deste torneio se perdeu no caminho. Peça de novo.
tournament-fault-other = Isto não começa como um torneio do Flub, ou foi feito por um Flub mais novo.
tournament-fault-line = Este torneio foi mudado no caminho: a linha { $line } não faz sentido.
tournament-unchanged = Nada foi aberto e nada foi mudado.
