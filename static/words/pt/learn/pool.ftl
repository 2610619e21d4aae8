# An exercise posed to a class, and its codes.
pool-choose = Escolher outro
pool-reveal = Mostrar os votos
pool-vote-again = Votar de novo
pool-again = Conversem. Depois votem de novo com a mão.
pool-show-truth = Mostrar a verdade
pool-refute = Por que não { $answer }?
pool-show-right = Mostrar como se faz
pool-go-on = Continuar
pool-next = Próximo exercício
pool-undo = Desfazer a última contagem
pool-exercise = Exercício: { $exercise }
pool-other = Outra resposta
pool-unsure = Não sei
pool-believed = Outra resposta, por esta ideia
pool-right = Certo
pool-wrong = Errado
pool-refuted = { $answer } não está certo. { $why }
pool-worked = Uma resposta certa: { $answer }

pool-fewer = Uma mão a menos para { $answer }
pool-hands = Mãos para { $answer }
pool-more = Uma mão a mais para { $answer }
pool-bars = Como a turma respondeu
pool-answered = { $total ->
    [0] Nenhuma resposta.
    [one] 1 resposta.
   *[other] { $total } respostas.
}
pool-count = { $vote ->
    [first] 1º voto: { $count } de { $total } ({ $percent }%)
    [second] 2º voto: { $count } de { $total } ({ $percent }%)
   *[only] { $count } de { $total } ({ $percent }%)
}

pool-qr = Código que abre o exercício em um aparelho
pool-join = Responda no seu aparelho
pool-how = Leia este código com a câmera, ou abra o endereço. Responda uma vez e mostre as suas seis letras.
pool-large = Ver grande
pool-address = Endereço: { $address }
pool-from-file = Esta página foi aberta de um arquivo, então outros aparelhos não podem seguir o link dela. Conte as mãos.
pool-codes = Códigos, um ou muitos de uma vez ({ $count ->
    [0] nenhum ainda
   *[other] { $count } até agora
})
pool-take = Incluir códigos
pool-forged = Os códigos servem para conversar na aula, não para dar nota: eles podem ser inventados.
pool-taken = { $count ->
    [0] Nenhum código incluído.
    [one] 1 código incluído.
   *[other] { $count } códigos incluídos.
}
pool-not-taken = { $kind ->
    [again] Já incluídos, e não contados de novo: { $codes }. Se duas pessoas mostram as mesmas letras, inclua uma à mão.
    [mistyped] Com erro de digitação, olhe de novo: { $codes }.
    [other] De outro exercício: { $codes }.
   *[length] Um código tem seis letras, e estes não têm: { $codes }.
} { $more ->
    [0] {""}
   *[other] E mais { $more }.
}

pool-give = Dar minha resposta
pool-once = Você responde uma vez só. Depois recebe seis letras para a sua turma.
pool-your-code = O código da sua resposta
pool-hold-up = Mostre o código, ou leia em voz alta.
pool-code-about = Só a página da professora ou do professor consegue ler este código. Ele serve para conversar sobre o exercício, não para dar nota.
pool-show-me = Mostrar a resposta

# A second device that collects codes.
pool-collect = Reunir em um celular
collect-lead = Um código são seis letras, por exemplo KMD QTZ. Digite quantos quiser de uma vez.
collect-hand-over = Digite isto na página que propõe o exercício. Ela conta todos.
collect-pose = Mostrar o exercício neste aparelho
collect-code = O código de todos: { $letters }
collect-clear = Começar de novo
