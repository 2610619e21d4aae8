# Things to print.
print-lead = Para uma mesa sem telas. Uma partida jogada e as regras do jogo são impressas nas próprias páginas delas.
print-what = O que você quer imprimir?
print-mat = Grade, { $side } por { $side }
print-board = Tabuleiro de casas, { $side } por { $side }
print-scores = Folha de pontos
print-scores-about = Os nomes vão na primeira linha; os pontos de cada rodada, embaixo.
print-round = Rodada
print-sum = Total
print-track = O tabuleiro
print-pieces = Peões para recortar
print-backs = Versos das cartas
print-cards = Cartas: { $deck }
