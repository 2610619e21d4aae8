# The lessons of POE.
learn-poe-step = { $step ->
    [1] É uma linha ou não?
    [2] Diagonais contam duas vezes
    [3] O que corta uma linha
    [4] Exatamente um R
    [5] Todas as conexões
    [6] Todo R quer uma conexão
    [7] O que se conta
    [8] Ímpar e par
    [9] Ainda dá para resolver?
    [10] A uma letra
    [11] Dava para evitar?
    [12] Quem precisa provar?
    [13] Uma prova inteira
    [14] CP e CA
    [15] Sua vez: final forçado
   *[16] Exatamente, pelo menos, e 4 por 4
}
learn-poe-ask = { $asked ->
    [possible] Ainda dá para chegar à meta? Prove, ou diga que não.
    [ripe] Mais uma letra dá uma solução? Prove, ou diga que não.
    [avoidable] Foi escrito { $latest }. É um A-flub? Escreva uma letra melhor, ou diga que não.
    [sides] Desafiaram { $latest } como { $kind }-flub. Quem precisa provar, e quem tem razão?
    [prove] { $latest } é um A-flub. Prove: uma letra, as conexões, e o que escrever no lugar.
    [name] { $latest } deixou passar um flub. Qual desafio está certo, e qual jogada foi o flub?
   *[turn] É a sua vez. Escreva uma letra segura, desafie ou declare final forçado.
}
learn-poe-goal-move = 0: a meta
learn-poe-hint-goal = Olhe a própria meta.
learn-poe-answer-sides = { $burden ->
    [mover] Quem jogou precisa provar.
   *[challenger] Quem desafiou precisa provar.
} { $join ->
    [mover] Quem jogou tem razão.
   *[challenger] Quem desafiou tem razão.
}
learn-poe-answer-named = { $kind }-flub: o flub foi { $number ->
    [0] a meta.
   *[other] a jogada { $number }.
}
learn-poe-flaw-proof = { $kind ->
    [can-be] Dá para fazer
   *[force-out] Ninguém pode evitar uma solução: declare final forçado
}. Escreva { $letters }, conte { $lines }.
learn-poe-flaw-impossible = Não dá para resolver: { $why }
learn-poe-flaw = { $kind ->
    [not-ripe] Aqui nenhuma letra sozinha dá uma solução.
   *[forced] Nenhuma outra letra teria evitado isso: a jogada foi forçada.
}
learn-poe-flaw-letter = { $kind ->
    [avoidable] { $letter } teria evitado isso.
    [impossible] Depois de { $letter } não dá mais para resolver.
    [ripe] Depois de { $letter }, mais uma letra dá uma solução.
    [barred] { $letter } não pode ser escrito ali.
   *[quiet] { $letter } é uma letra segura, mas não é o que se pede.
}
learn-poe-flaw-side = { $kind ->
    [burden] { $side ->
        [mover] Aqui quem jogou precisa provar.
       *[challenger] Aqui quem desafiou precisa provar.
    }
   *[join] { $side ->
        [mover] Aqui quem jogou tem razão.
       *[challenger] Aqui quem desafiou tem razão.
    }
}
learn-poe-flaw-named = O desafio certo é de { $kind }-flub: o flub foi { $number ->
    [0] a meta.
   *[other] a jogada { $number }.
}
learn-poe-flaw-flub = { $kind ->
    [due] Desafie a última jogada: { $flub }-flub.
   *[none] A última jogada não é um { $flub }-flub.
}
