# What Guided says
poe-guide-goal = Número de conexões: ímpar ou par?
poe-guide-flub = { $own ->
        [yes] A sua letra foi um flub. Talvez ninguém veja.
       *[no] Isso é um flub: você pode desafiar.
    }
poe-guide-fine = { $ripe ->
        [yes] Depois de { $letter } só falta uma letra, mas não dava para escrever nada melhor. Não é flub.
       *[no] { $letter } não é flub: ainda dá para chegar à meta, e uma letra só não basta.
    }
poe-guide-safe = { $forced ->
        [yes] Agora você só pode deixar uma solução a uma letra de distância. Sem flub: { $letters }.
       *[no] Letras seguras, pequenas na grade: { $letters }.
    }
poe-aim = Não escreva flubs, desafie os flubs.
poe-guide-join = É um flub? Apoie o lado que tem razão.
poe-hint-latest = Olhe a última jogada: { $letter }.
poe-hint-p-what = Preencha na cabeça as casas vazias. Ainda dá para chegar a uma solução?
poe-hint-a-what = Experimente mais uma letra. Ela já faz uma solução?
poe-hint-challenge = Desafie: { $kind }-flub. { $why }
poe-hint-ripe = { $full ->
    [yes] A grade está cheia. Olhe as linhas sem F.
   *[no] Olhe as linhas em que falta uma letra.
}
poe-hint-ripe-what = { $full ->
    [yes] Do jeito que estão, elas fazem uma solução, e quem jogou por último não tinha como evitar.
   *[no] Uma letra faz uma solução, e quem jogou por último não tinha como evitar.
}
poe-hint-force-out = Declare final forçado.
poe-hint-square = Olhe a casa { $square }.
poe-hint-square-what = Uma letra ali precisa deixar uma solução possível, mas não a uma letra de distância.
poe-hint-write = Escreva { $letter }.
poe-hint-join-what = Foi um flub desse tipo?
poe-hint-join = { $side ->
    [challenger] Foi. Apoie quem desafiou.
   *[mover] Não foi. Apoie quem jogou.
}
