# A aula de amanhã: o que foi reunido para ela, em ordem.
lesson-title = A aula de amanhã
lesson-about = Reúna exercícios, tribunais, trilhas, mesas e folhas em uma lista e percorra tudo no projetor. Imprima como plano ou passe adiante.
lesson-add = Pôr na aula de amanhã
lesson-in = { $count ->
    [one] A aula de amanhã: uma página
   *[other] A aula de amanhã: { $count } páginas
}
lesson-full = Não cabe mais nada na aula de amanhã. Tire alguma coisa ou comece outra.
lesson-name = Como ela se chama?
lesson-empty = Ainda não há nada. Onde você escolher algo para a turma, aperte “Pôr na aula de amanhã”.
lesson-begin = Começar no projetor
lesson-go-on = Continuar na página { $place }
lesson-ladder = Na trilha
lesson-table = Uma mesa
lesson-change = { $change ->
    [up] Antes: { $what }
    [down] Depois: { $what }
   *[remove] Tirar: { $what }
}
lesson-moved = { $what }: agora { $place } de { $count }
lesson-removed = Saiu: { $what }
lesson-more = Pôr mais
lesson-take = Levar esta aula
lesson-others = Outras aulas
lesson-others-about = Uma aula nova, ou uma de um arquivo, fica no lugar desta. Esta fica de lado, e você pode abri-la de novo.
lesson-new = Nova aula
lesson-from-file = Uma aula de um arquivo
lesson-no-room = Aqui não há espaço para deixar a sua aula de lado. Salve-a em um arquivo e tire tudo. Nada foi aberto e nada foi mudado.
lesson-outline = { $name }: { $count ->
    [one] uma página
   *[other] { $count } páginas
}

# Enquanto a turma a percorre.
lesson-at = { $place } de { $count }
lesson-back = Aula: voltar
lesson-next = Aula: seguinte
lesson-end = Encerrar a aula

# Uma aula de um link ou de um arquivo.
lesson-link-title = Uma aula de um link
lesson-link-in-the-way = Há outra aula neste aparelho. Se você abrir a do link, a sua fica de lado, e você pode abri-la de novo.
lesson-link-mine = Ficar com a minha
lesson-link-open = Abrir a do link
lesson-fault = { $fault ->
    [long] Isto é mais longo do que qualquer aula do Flub.
    [cut] Uma parte desta aula se perdeu no caminho. Peça de novo.
    [full] Em uma aula cabem quarenta páginas. Esta tem mais.
    [line] A linha { $line } desta aula não leva a nenhuma página do Flub, ou está lá duas vezes.
   *[other] Isto não começa como uma aula do Flub, ou foi feito por um Flub mais novo.
} Nada foi aberto e nada foi mudado.
