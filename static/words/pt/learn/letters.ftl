# Exercises about a mat, of LawToe and POE.
learn-mat = Grade { $squares }
learn-written = Letras escritas
learn-letter-remove = Apagar { $letter }
learn-listed = { $count ->
    [0] Nada na lista
    [one] { $count } na lista
   *[other] { $count } na lista
}
learn-facts = { $goal ->
    [odd] Meta: ímpar.
    [even] Meta: par.
    [at-least] Meta: pelo menos { $number }.
   *[exactly] Meta: exatamente { $number }.
} { $count ->
    [0] Desde então, nada foi escrito.
   *[other] Escrito desde então: { $letters }.
}
learn-move = { $number }: { $letters }
learn-ask-mat = { $asked ->
    [line] Quais destas sequências são { $lines ->
        [triplets] trios
       *[other] linhas
    }: por casas vizinhas, de um lado ao outro?
    [twice] Quais destas linhas contam duas vezes?
    [connection] Quais destas linhas ligam dois lados aqui?
    [required] Quais destas linhas precisam ser contadas?
    [all] Liste { $lines ->
        [triplets] todos os trios que precisam ser contados.
       *[other] todas as conexões que precisam ser contadas.
    }
    [apart] Liste todas as conexões, as requeridas separadas das permitidas.
   *[unused] Toque em cada { $letter } por onde não passa nenhuma conexão requerida.
}
learn-ask-letter = { $asked ->
    [closes] Foi escrito { $letter }. Quais { $lines ->
        [triplets] trios
       *[other] linhas
    } essa letra fecha?
   *[opens] Foi escrito { $letter }. Quais { $lines ->
        [triplets] trios
       *[other] conexões
    } essa letra completa?
}
learn-ask-goal = { $asked ->
    [sizes] { $lines ->
        [triplets] Quantos trios
       *[other] Quantas conexões
    } uma solução pode ter? A meta é { $goal ->
        [odd] ímpar
        [even] par
        [at-least] pelo menos { $number }
       *[exactly] exatamente { $number }
    }. Escolha todos os números.
   *[solve] Liste uma solução. A meta é { $goal ->
        [odd] ímpar
        [even] par
        [at-least] pelo menos { $number }
       *[exactly] exatamente { $number }
    }.
}
learn-label = { $name ->
    [pick] Escolha todas as certas
    [lines] { $lines ->
        [triplets] Trios
       *[other] Conexões
    }
    [permitted] As permitidas
    [squares] Toque nas casas da grade.
    [numbers] Números
    [letters] Letras
    [instead] No lugar
    [possible] Dá para resolver
    [impossible] Não dá
    [ripe] Uma letra resolve
    [not-ripe] Não resolve
    [avoidable] Sim: esta letra no lugar
    [no-flub] Não é flub
    [flub-proved] É flub: aqui está a prova
    [solved] Resolvido: aqui está a prova
    [unsolved] Não há solução
    [burden] Quem precisa provar?
    [join] Quem tem razão?
    [mover] Quem jogou
    [challenger] Quem desafiou
    [kind] Qual desafio?
    [flub] Qual desafio?
    [move] Qual jogada foi o flub?
    [points] Quantos pontos?
    [write] Escrever
    [challenge] Desafiar
    [force-out] Declarar final forçado
    [P] P-flub
    [A] A-flub
    [CP] CP-flub
    [CA] CA-flub
    [A-flub] A-flub
    [CA-flub] CA-flub
   *[other] { $name }
}
learn-answer-apart = Requeridas: { $required ->
    [none] nenhuma
   *[other] { $required }
}. Permitidas: { $permitted ->
    [none] nenhuma
   *[other] { $permitted }
}.
learn-answer-proof = { $letters ->
    [none] Nenhuma letra
   *[other] Escreva { $letters }
}. { $lines ->
    [none] Nada se conta
   *[other] Conte { $lines }
}. { $instead ->
    [no] {""}
   *[other] No lugar: { $instead }.
}
learn-answer-instead = No lugar: { $letter }
learn-answer-write = Escreva { $letters }.
learn-answer-challenge = Desafie: { $kind }-flub.
learn-flaw-solution = A lista não está certa: { $why }
learn-flaw-twice = { $listing } está duas vezes na sua lista, ou não é uma das opções.
learn-flaw-line = { $kind ->
    [extra] { $listing } está sobrando.
    [missing] Falta { $listing }.
   *[other-list] { $listing } está na lista errada.
}
learn-flaw-square = { $kind ->
    [extra] A casa { $square } está sobrando.
   *[missing] Falta a casa { $square }.
}
learn-flaw-number = { $kind ->
    [extra] Nenhuma solução tem exatamente { $number }.
   *[missing] Uma solução também pode ter { $number }.
}
learn-hint-look = Olhe as casas marcadas: { $squares }.
learn-hint-move = Olhe a jogada { $number }.
learn-hint-begin = Comece assim: { $answer }
learn-belief = { $belief ->
    [turns-back] Uma linha nunca volta para trás.
    [gaps] As casas de uma linha se tocam.
    [straight-only] Uma linha pode fazer curva, desde que siga até o outro lado.
    [diagonal-once] Uma diagonal de canto a canto liga os dois pares de lados, então conta duas vezes.
    [straight-twice] Só as duas diagonais de canto a canto contam duas vezes.
    [forbidden-joins] Um F corta todas as linhas que passam por ele.
    [vacant-joins] Uma casa vazia ainda não liga nada.
    [any-requires] Só com exatamente um R uma conexão é requerida. Com dois, é permitida.
    [one-requires] No LawToe, qualquer O torna um trio obrigatório, também com dois ou três.
    [all-required] Sem { $letter }, pode ficar de fora.
    [any-uses] Uma conexão com dois R não usa nenhum dos dois.
    [all-counted] As permitidas não precisam ser contadas. Conte só quantas servem para a meta.
    [required-skipped] O que é obrigatório contar nunca fica de fora.
    [zero-is-even] Não listar nada não é solução: é preciso contar pelo menos uma linha.
    [fewer-than-required] Tudo o que é obrigatório contar está em cada solução.
    [exactly-is-at-least] Exatamente quer dizer nem mais nem menos.
    [at-least-is-at-most] Pelo menos quer dizer essa quantidade ou mais.
    [now-or-never] Ainda não resolvido não é o mesmo que nunca: mais letras podem ajudar.
    [always-hope] Há casas vazias, mas nenhuma letra nelas faz uma solução.
    [forced-is-flub] Uma jogada só é um flub se outra letra teria sido melhor.
    [ripe-is-no-flub] Deixar uma solução a uma letra é um A-flub se outra letra teria evitado isso.
    [challenger-proves] Depois de um desafio de P-flub, quem jogou precisa provar.
    [mover-proves] Depois de um desafio de A-flub, quem desafiou precisa provar.
    [latest-move] A última jogada só deixou passar o flub.
    [other-kind] A letra depois do C diz que tipo de flub passou.
    [any-instead] A letra no lugar também precisa ser segura.
    [writes-on] Diante de um flub, ou de uma solução a uma letra, não se continua escrevendo.
    [force-out-for-flub] Primeiro desafie o flub.
    [new-letter-unused] Uma das linhas contadas precisa passar pelo P novo.
    [needs-instead] No LawToe, um A-flub não precisa de uma letra melhor: basta um P que ganhe.
    [always-bold] Ousado é só o desafio da jogada que vem logo depois do A-flub.
    [never-bold] Desafiar a jogada que vem logo depois do A-flub é ousado.
    [full-is-lost] Com a grade cheia, a Acusação ainda pode provar uma solução.
    [all-through] O que um F já fechou continua fechado.
    [flub-is-safe] Olhe o que mais um P faria.
    [any-move-wins] Nem toda jogada mantém a vitória.
    [centre-allowed] No Dragoman, a Defesa nunca escreve na casa 5.
   *[one-letter] No Dragoman, a Defesa escreve duas letras.
}

# Which rule
learn-line-rule = { $rule ->
    [broken] Um F ou uma casa vazia corta essa linha.
    [required] { $letter ->
        [R] Tem exatamente um R, então é preciso contar.
       *[other] Tem um O, então é preciso contar.
    }
   *[permitted] { $letter ->
        [R] Não tem exatamente um R: pode-se contar.
       *[other] Não tem O: pode-se contar.
    }
}

# A line of a proof, as it is read out in court.
learn-proof-line = { $kind ->
    [move] A jogada { $named } foi o flub.
    [letter] Escreve-se { $named }.
    [no-letter] Não é preciso escrever letra nenhuma.
    [counted] { $named } conta.
    [complete] { $lines ->
        [triplets] Nenhum trio que precisa ser contado
       *[other] Nenhuma conexão que precisa ser contada
    } ficou de fora, e cada { $named } foi usado.
    [used] { $named } foi usado.
    [instead] No lugar, poderia ter sido escrito { $named }: é uma letra segura.
   *[end] Essa é a prova inteira.
}
learn-proof-number = Ao todo são { $count }. A meta é { $goal ->
    [odd] ímpar
    [even] par
    [at-least] pelo menos { $number }
   *[exactly] exatamente { $number }
}, então está cumprida.

# A beat of a worked example: what is added, and why.
learn-beat-line = { $sides ->
    [down] { $line } vai de cima até embaixo.
    [across] { $line } vai da esquerda até a direita.
    [both] { $line } vai de canto a canto: de cima até embaixo, e da esquerda até a direita. Então conta duas vezes.
    [first] { $line } vai de canto a canto. Primeiro conta de cima até embaixo.
   *[again] { $line } mais uma vez: também vai da esquerda até a direita.
} { $rule ->
    [required] { $letter ->
        [R] Tem exatamente um R, então é preciso contar.
       *[other] Tem um O, então é preciso contar.
    }
    [permitted] { $letter ->
        [R] Não tem exatamente um R, então pode-se contar ou não.
       *[other] Não tem O, então pode-se contar ou não.
    }
    [open] Todas as casas estão abertas: P e { $letter } deixam passar. Um F cortaria a linha.
    [broken] Um F ou uma casa vazia corta essa linha.
   *[none] {""}
}
learn-beat-others = Do mesmo jeito: { $lines }.
learn-beat-letter = Escreva { $named }. { $letter ->
    [F] Um F corta toda linha que passa pela casa dele.
    [P] Um P deixa a casa aberta e não exige nada.
    [R] Um R deixa a casa aberta. Uma linha com exatamente um R precisa ser contada.
   *[O] Um O deixa a casa aberta, e toda linha que passa por ele precisa ser contada.
}
learn-beat-instead = Poderia ter sido escrito { $letter } no lugar: é uma letra segura. Então a jogada não foi forçada.
