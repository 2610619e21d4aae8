# The lessons of Floating Tic-Tac-Toe.
learn-floating-step = { $step ->
    [1] Casas ao alcance
    [2] O alcance diminui
    [3] Quando a área se fecha
    [4] Três em linha
    [5] Quatro valem duas
    [6] Diagonais
    [7] Conte uma área cheia
    [8] Faça uma trinca
    [9] Impeça uma trinca
    [10] Duas de uma vez
    [11] Fixe uma borda
    [12] As últimas casas
    [13] Variações
   *[14] Aproveite um erro
}
learn-floating-ask = { $asked ->
    [reach] Toque em todas as casas onde { $side } pode jogar: nada pode passar de quatro de largura ou de altura.
    [may] { $side } pode jogar em { $square }? Se não, toque numa peça que está longe demais.
    [close] Você é { $side }. Toque numa casa que feche a área: quatro de largura e quatro de altura.
    [lines] Liste todas as trincas de { $side }. Toque em três casas para cada uma.
    [count] Conte os pontos dos dois lados.
    [take] Você é { $side }. Toque numa casa que faça uma trinca.
    [block] Você é { $side }. Toque onde você impede a trinca do outro lado.
    [two] Você é { $side }. Toque numa casa que ameace mais do que o outro lado pode impedir.
    [fix] Você é { $side }. Toque numa casa que deixe { $square } fora de alcance, mas não em { $square }.
   *[keep] Você é { $side }. Toque numa casa que não dê nada de graça.
}
learn-floating-board = Tabuleiro
learn-floating-marked = { $square }, { $mark ->
    [marked] marcada
   *[other] em questão
}
learn-floating-may = Pode-se jogar ali?
learn-floating-show = Toque numa peça que está longe demais.
learn-floating-points = Pontos de { $side }
learn-floating-tap-one = Primeiro toque na sua casa no tabuleiro.
learn-floating-tap-three = Toque em três casas do tabuleiro.
learn-floating-lines = Trincas na lista
learn-floating-remove = Tirar { $line } da lista
learn-floating-variation = { $variation ->
    [moving] Mover: antes, você pode mover uma peça sua.
    [sharing] Compartilhar: duas trincas com uma peça em comum valem um ponto a mais.
    [touching] Encostar: uma peça nova encosta em outra que já está ali.
   *[fewest] Menos: ganha quem tem menos pontos.
}
learn-floating-beat = { $line } é uma trinca: três em linha { $rule ->
    [across] na horizontal.
    [up] na vertical.
   *[diagonal] na diagonal.
}
learn-floating-beat-stops = Senão, { $side } faz { $lines }.
learn-floating-turn = { $square }
learn-floating-turn-moved = { $from } para { $to }, depois { $square }
learn-floating-answer-every = Todas as casas vazias.
learn-floating-answer-no = Não: { $square } está longe demais.
learn-floating-answer-count = X { $x }, O { $o }
learn-floating-flaw = { $kind ->
    [missed] { $square } também está ao alcance.
    [fits] Pode, sim: todas as peças cabem no quatro por quatro marcado.
    [unshown] Toque numa peça que está longe demais.
    [not-too-far] { $square } não está longe demais.
    [still-open] A área ainda pode crescer até as casas marcadas.
    [makes-none] Isso não faz nenhuma trinca.
    [used] Não era para jogar em { $square }.
   *[still-in-reach] { $square } ainda está ao alcance.
}
learn-floating-flaw-line = { $kind ->
    [not-own] { $line }: em { $square } não há peça deste lado.
    [gap] { $line } tem um buraco.
    [bent] { $line } não é uma linha reta.
    [twice] { $line } está duas vezes na lista.
   *[not-listed] Falta { $line }.
}
learn-floating-miscounted = { $side } { $count ->
    [0] não tem nenhum ponto.
    [one] tem um ponto.
   *[other] tem { $count } pontos.
}
learn-floating-answered = O outro lado responde { $turn }.
learn-floating-loses = Isso dá de graça { $count ->
    [one] um ponto
   *[other] { $count } pontos
}: { $line }.
learn-floating-hint-look = Olhe as casas marcadas: { $squares }.
learn-floating-hint-four = Duas peças nunca podem ficar a mais de três casas uma da outra, na largura ou na altura.
learn-floating-hint-among = Uma das casas marcadas está certa: { $squares }.
learn-floating-belief = { $belief ->
    [sheet-is-board] A folha não é o tabuleiro: só contam quatro por quatro casas.
    [box-is-area] A área ainda pode crescer até ficar quatro por quatro.
    [one-way-is-enough] Ela precisa ter quatro de largura e quatro de altura.
    [bent-counts] Uma trinca é reta.
    [gap-counts] As três são vizinhas.
    [four-is-one] Quatro em linha têm duas trincas.
    [no-diagonals] As diagonais também contam.
    [blocks-instead] Impedir não é fazer.
    [takes-instead] Fazer uma trinca não impede o outro lado.
    [one-is-enough] Uma ameaça dá para impedir. Duas, não.
    [wrong-edge] Isso alarga a outra borda.
    [inside-fixes] Uma peça de dentro não move as bordas.
    [greedy] Um ponto agora pode custar mais depois.
    [unguarded] Olhe o que o outro lado pode fazer em seguida.
    [lets-it-pass] A última jogada foi um erro: aproveite.
   *[plain-rules] Preste atenção na variação.
}

# Which rule
learn-floating-rule = { $rule ->
    [across] Três em linha na horizontal.
    [up] Três em linha na vertical.
   *[diagonal] Três em linha na diagonal.
}

# On paper
learn-floating-paper = { $asked ->
    [reach] Marque todas as casas onde { $side } pode jogar: nada pode passar de quatro de largura ou de altura.
    [may] { $side } pode jogar em { $square }? Se não, diga uma peça que está longe demais.
    [lines] Liste todas as trincas de { $side }, cada uma com as suas três casas.
    [close] Você é { $side }. Diga uma casa que feche a área: quatro de largura e quatro de altura.
    [take] Você é { $side }. Diga uma casa que faça uma trinca.
    [block] Você é { $side }. Diga uma casa que impeça a trinca do outro lado.
    [two] Você é { $side }. Diga uma casa que ameace mais do que o outro lado pode impedir.
    [fix] Você é { $side }. Diga uma casa que deixe { $square } fora de alcance, mas não { $square }.
   *[keep] Você é { $side }. Diga uma casa que não dê nada de graça.
}
learn-floating-too-far = Longe demais:
learn-floating-made = Trincas:
learn-floating-play = Sua vez:

# A line of a count in court
learn-floating-line-row = { $line } é uma trinca.
learn-floating-line-complete = { $way ->
    [across] Nenhuma trinca de { $side } na horizontal ficou de fora.
    [up] Nenhuma trinca de { $side } na vertical ficou de fora.
   *[diagonal] Nenhuma trinca de { $side } na diagonal ficou de fora.
}
learn-floating-line-counted = { $way ->
    [across] Na horizontal, { $side } tem { $count }.
    [up] Na vertical, { $side } tem { $count }.
   *[diagonal] Na diagonal, { $side } tem { $count }.
}
