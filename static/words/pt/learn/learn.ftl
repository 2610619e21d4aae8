# The ladders as paths.
learn-lead = Aprenda cada jogo jogando. Alguns minutos bastam.
learn-ladder-title = Aprender { $game }
learn-steps-title = { $game }, passos { $first } a { $last }
learn-step = { $step }. { $name }
learn-step-title = { $game } { $step }: { $name }
learn-state = { $state ->
    [new] Não começado
    [due] Tente de novo
    [learnt] Aprendido
   *[learning] { $row ->
        [0] Aprendendo
        [one] Aprendendo: um certo
       *[other] Aprendendo: { $row } seguidos
    }
}
learn-go-on = { $begun ->
    [yes] Continuar no passo { $step }
   *[no] Começar
}
learn-go-on-with = { $game }: passo { $step }
learn-learnt-of = Passos aprendidos: { $learnt } de { $steps }
learn-all-learnt = Você sabe todos os passos daqui. Eles voltam em “Exercícios de hoje”.
learn-all = Todos os jogos
learn-guided = Uma primeira partida com guia
learn-guided-offer = Que tal uma partida de verdade? Ela mostra o que é seguro e tem dicas.
learn-path = O caminho
learn-next-step = A seguir: { $name }
learn-more = Mais um
learn-row = { $row } de { $count } seguidos
learn-step-learnt = Três certos seguidos: você sabe este passo.
learn-exercise-done = { $alone ->
    [yes] Certo de primeira e sem ajuda. Muito bem.
   *[no] Feito. Agora tente um sem ajuda.
}
learn-forgotten = Nada está sendo salvo. Você pode aprender assim mesmo, mas tudo será esquecido quando você fechar a página.

# Addresses that lead nowhere.
learn-unreadable-title = Esse exercício não existe
learn-unreadable = Não dá para ler este exercício. Talvez o link tenha sido cortado. Nada seu se perdeu.
learn-no-step = Este link não indica nenhum passo. Em { $game } os passos vão de 1 a { $steps }. Nada seu se perdeu.
learn-no-place = Este link não leva a nenhuma lição. Talvez tenha sido cortado. Nada seu se perdeu.

# Today.
learn-today = Exercícios de hoje
learn-today-place = Hoje: { $place } de { $count }
learn-today-done = { $all ->
    [yes] Todos os { $count } certos de primeira e sem ajuda. Muito bem!
   *[no] { $alone ->
        [0] Por hoje é só. Você viu como estes se fazem, e eles voltam.
        [one] Um de { $count } certo de primeira e sem ajuda. Os outros voltam.
       *[other] { $alone } de { $count } certos de primeira e sem ajuda. Os outros voltam.
    }
}

# The moments of a game.
learn-moments = Momentos da sua partida
learn-moment = Momento { $place } de { $count }, { $step ->
    [0] no começo
    [one] depois de um passo
   *[other] depois de { $step } passos
}
learn-moment-see = Ver na partida, e analisar o que teria vindo depois
learn-moments-done = Estes foram os momentos que decidiram a sua partida.
learn-no-game = Primeiro jogue uma partida até o fim. Depois os momentos dela estarão aqui.
learn-no-moments = Nada do que você fez deu algo de graça.

# For teachers.
learn-teacher = Para quem ensina: um link para alguns passos
learn-teacher-about = Quem abrir o link vê só estes passos.
learn-first-step = Primeiro passo
learn-last-step = Último passo
learn-link = Link

# Who learns.
learn-who = Aprendendo agora: { $name }. É outra pessoa? Escolha aqui.
learn-nobody = Visitante
learn-nickname = Apelido
learn-shapes = Forma
learn-shape = { $shape ->
    [1] Círculo
    [2] Triângulo
    [3] Quadrado
    [4] Losango
    [5] Estrela
   *[other] Hexágono
}
learn-add = Incluir
learn-remove = Tirar { $name }
learn-remove-about = O que foi aprendido é esquecido neste aparelho. Leve antes, se quiser guardar.
learn-keep = Manter
learn-full = Quarenta já aprendem neste aparelho, e não cabe mais ninguém. Tire alguém antes. Nada foi mudado.

# Taking along, and bringing in.
learn-carry = Levar o que você sabe
learn-take = Levar
learn-take-about = Abra este link em outro aparelho, ou ponha a câmera dele na frente do código. Nada é enviado para lugar nenhum.
learn-take-copy = Copiar o link
learn-take-file = Em um arquivo
learn-code = Código com o link
learn-bring = Trazer
learn-bring-text = Link ou texto
learn-bring-it = Trazer para cá
learn-bring-file = Arquivo
learn-guest-name = Visitante { $number }
learn-imported = Já está aqui. Agora você aprende como { $name }.
learn-fault = { $fault ->
    [long] Isto é longo demais para ser o que alguém sabe. Nada foi mudado.
    [version] Isto não é do Flub, ou é de um Flub mais novo. Nada foi mudado.
    [many] Isto tem passos que este Flub não tem. Nada foi mudado.
   *[mangled] Uma parte disto falta ou foi mudada. Nada mudou aqui.
}

# Handing in to whoever teaches.
learn-hand-in = Para a professora ou o professor
learn-hand-in-about = Esta linha tem o que você sabe, e o seu apelido, se você escolheu um. Entregue à professora ou ao professor, se quiser.
learn-hand-in-line = Linha para entregar
learn-hand-in-copy = Copiar a linha
learn-hand-in-copied = { $copied ->
    [yes] Cópia feita.
   *[no] Aqui não é permitido copiar. O texto está selecionado: copie com o teclado.
}
learn-class = Para quem ensina: na turma
learn-class-about = { $saved ->
    [yes] A sua turma está salva neste aparelho e { $count ->
        [0] ainda não tem ninguém.
        [one] tem { $count } estudante.
       *[other] tem { $count } estudantes.
    }
   *[no] A sua turma { $count ->
        [0] ainda não tem ninguém.
        [one] tem { $count } estudante.
       *[other] tem { $count } estudantes.
    } Salve-a na página dela, para que continue ali quando esta janela for fechada.
}
learn-class-nickname = Apelido (pode ficar vazio)
learn-class-add = Incluir na minha turma
learn-class-see = Ver a turma
learn-class-unnamed = Estudante { $number }
learn-class-added = { $name } agora está na sua turma. Abra o próximo link.
learn-class-full = Uma turma tem no máximo { $most } estudantes. Tire alguém antes. Nada foi mudado.

# What was learnt in the last seven days.
learn-week = Sua semana
learn-week-praise = { $count ->
    [one] Você aprendeu um passo. Muito bem!
   *[other] Você aprendeu { $count } passos. Muito bem!
}
learn-week-step = { $game } { $step }
learn-week-day = { $day ->
    [today] Hoje
    [0] Segunda-feira
    [1] Terça-feira
    [2] Quarta-feira
    [3] Quinta-feira
    [4] Sexta-feira
    [5] Sábado
   *[6] Domingo
}
