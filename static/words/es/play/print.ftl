# Cosas para imprimir.
print-lead = Para jugar en una mesa sin pantallas. Una partida jugada y las instrucciones se imprimen desde sus propias páginas.
print-what = ¿Qué quieres imprimir?
print-mat = Tablero de letras, { $side } por { $side }
print-board = Tablero de casillas, { $side } por { $side }
print-scores = Hoja de puntos
print-scores-about = Los nombres van en la primera fila; los puntos de cada ronda, debajo.
print-round = Ronda
print-sum = Total
print-track = El tablero
print-pieces = Fichas para recortar
print-backs = Reversos de las cartas
print-cards = Cartas: { $deck }
