# The lessons of LawToe.
learn-lawtoe-step = { $step ->
    [1] É um trio ou não?
    [2] Diagonais contam duas vezes
    [3] F, P e O
    [4] Todos os trios com um O
    [5] Ímpar e par
    [6] Use o P novo
    [7] É um A-flub?
    [8] CA-flub: qual jogada?
    [9] Ousado ou não
    [10] A grade cheia
    [11] O que uma letra abre ou fecha
    [12] Mantenha a vitória
   *[13] Dragoman
}
learn-lawtoe-ask = { $asked ->
    [use] { $latest } é um A-flub. Prove: escreva um P e liste os trios.
    [flub] A última jogada é um A-flub? Prove, ou diga que não.
    [name] { $latest } deixou passar um flub. Qual jogada foi o A-flub?
    [points] { $latest } deixou passar um A-flub. Quantos pontos vale um desafio certo de CA-flub?
    [full] A grade está cheia. Liste uma solução, ou diga que não há.
    [keep] Você ganha se não errar. O que você faz?
   *[two] Você é a Defesa. Escreva { $due ->
        [one] uma letra
       *[other] { $due } letras
    } sem fazer um A-flub.
}
learn-lawtoe-facts = { $facts } { $you ->
    [plaintiff] Você é a Acusação.
   *[defendant] Você é a Defesa.
} { $turns ->
    [pedagogue] De agora em diante, cada lado escreve uma letra por vez.
    [dragoman] A Defesa escreve duas letras em cada vez, nunca na casa 5; a Acusação, uma.
   *[none] { "" }
}
learn-lawtoe-answer-move = { $number ->
    [0] A meta, antes de qualquer jogada.
   *[other] Jogada { $number }.
}
learn-lawtoe-answer-points = { $points } pontos.
learn-lawtoe-flaw-proof = { $kind ->
    [can-be] Há uma solução
   *[opens] Agora a Acusação ganha
}: { $letters } e { $lines }.
learn-lawtoe-flaw-none = Aqui não há solução.
learn-lawtoe-flaw-named = O A-flub foi a jogada { $number }.
learn-lawtoe-flaw-points = Aqui um desafio certo vale { $points } pontos.
learn-lawtoe-flaw-gives = Isso entrega a vitória. Para manter a vitória: { $letters }.
learn-lawtoe-flaw-flub = { $kind ->
    [due] A última jogada é um flub: desafie como { $flub }-flub.
   *[none] A última jogada não é um { $flub }-flub.
}
