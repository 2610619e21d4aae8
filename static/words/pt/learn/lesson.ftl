# A lesson.
learn-wait = Um momento…
learn-watch = Veja como se faz.
learn-begun = O começo já está feito.
learn-back = Voltar
learn-pause = { $playing ->
    [yes] Pausa
   *[no] Reproduzir
}
learn-forward = Avançar
learn-part-of = { $part } de { $last }
learn-now-you = Agora você
learn-next = Próximo
learn-check = Conferir
learn-help = { $given ->
    [0] Dica
    [one] Outra dica
   *[other] Mostrar
}
learn-again = Recomeçar
learn-right = Certo.
learn-not-yet = Ainda não. { $why }
learn-not-yet-belief = Ainda não. { $why } { $belief }
learn-unchanged = Você não incluiu nada. Se é assim mesmo que você quer, aperte “Conferir” de novo.
learn-so = { $why } Então: { $answer }
learn-remember = Lembre: { $rules }
learn-hint-so-far = { $right ->
    [none] { $why }
   *[other] Certo até aqui: { $right }. Mas: { $why }
}
learn-hint-right-so-far = Tudo o que você tem está certo. Aperte “Conferir”.
learn-shown = Uma resposta certa: { $answer }
learn-way = Sua resposta
learn-part = O que você escreve
learn-yes = Sim
learn-no = Não
learn-answer-none = Não há.
learn-answer-no = Não.
learn-hint-look-all = Olhe tudo mais uma vez.
learn-hint-how-many = { $count ->
    [0] Não há nada para achar.
    [one] Há { $count } para achar.
   *[other] Há { $count } para achar.
}
learn-flaw-other-form = A pergunta é outra.
learn-which-rule = Mais uma coisa. { $about } Que regra decide como conta?
learn-rule-is = Aqui é outra: { $rule }
learn-source = Um exemplo { $sheet ->
    [floating] das regras do Floating Tic-Tac-Toe
    [lawtoe] das regras do LawToe
    [poe] das regras do POE
    [wholes] das regras do Wholes
   *[networks] das regras das redes de letras
}.
