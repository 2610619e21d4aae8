how-to-floating-about = O jogo
how-to-floating-about-what = X e O enchem uma área de quatro por quatro casas. Ninguém diz onde ela fica: ela flutua até que as jogadas a definam.

how-to-floating-area = Área e trincas
how-to-floating-area-turns = X começa no meio. Depois, jogue em qualquer casa vazia, desde que tudo caiba em quatro por quatro.
how-to-floating-area-frame = A moldura mostra até onde você pode ir.
how-to-floating-count-what = Três em linha reta são uma trinca: na horizontal, na vertical ou na diagonal. Quatro em linha são duas trincas.
how-to-floating-count-end = Depois de dezesseis jogadas, ganha quem tem mais trincas.
how-to-floating-try-start = O começo
how-to-floating-try-settled = Área definida
how-to-floating-try-four = Quatro em linha
how-to-floating-try = { $closed ->
    [yes] A área está definida. X tem { $x }, O tem { $o }.
   *[no] Toque numa casa da moldura. X tem { $x }, O tem { $o }.
}

how-to-floating-variations = Regras especiais
how-to-floating-moving = Uma vez por partida, antes de jogar, mova uma peça sua.
how-to-floating-sharing = Duas trincas suas que têm uma casa em comum valem um ponto a mais.
how-to-floating-touching = Jogue ao lado de uma peça já jogada, ou no canto dela.
how-to-floating-fewest = Ganha quem tem menos trincas.
how-to-floating-ruling-moving = A peça movida pode ir para qualquer casa vazia, desde que tudo ainda caiba em alguma área de quatro por quatro. Com Encostar, ela precisa ficar ao lado de outra.
how-to-floating-ruling-sharing = Com Compartilhar, cada par de trincas do mesmo lado que tem pelo menos uma casa em comum vale um ponto.

how-to-floating-best = Se ninguém errar
how-to-floating-best-draw = Toda partida dá empate, menos em dois casos:
how-to-floating-best-sharing = Com Mover e Compartilhar, X ganha por um ponto.
how-to-floating-best-fewest = Com Mover e Menos, mas sem Encostar, X ganha por um ponto.

floating-help-touch = Toque numa casa dentro da moldura para jogar ali. Você sempre pode desfazer.
floating-help-letters = vão para uma coluna
floating-help-numbers = vão para uma fileira
floating-help-enter = joga
floating-key-move = M, Escape
floating-help-move = com Mover: pega uma peça sua ou a devolve
floating-mark-frame = Moldura
floating-help-frame = até onde ainda dá para ir
floating-mark-hatched = Hachurado
floating-help-hatched = fora de alcance
floating-mark-line = Linha
floating-help-line = uma trinca
floating-mark-value = X+1, =
floating-help-value = como acaba com o melhor jogo: X ganha por um, empate

# Terms as they are written in sentences, and what they mean.
floating-term-frame = moldura
floating-term-frame-is = A parte do tabuleiro onde se pode jogar agora. Ela se fecha quando quatro fileiras e quatro colunas estão em uso.
floating-term-area = área
floating-term-area-is = As fileiras e colunas da primeira até a última em que há peças: quatro no máximo.
