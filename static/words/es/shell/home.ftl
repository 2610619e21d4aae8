home-title = Flub
home-lead = Cuatro juegos. Dilo, dúdalo, demuéstralo.
home-games = Juegos
home-look = Aspecto e idioma
home-play = Jugar a { $game }
home-continue = Seguir con { $game }
home-new = Partida nueva
home-set-up = Elegir quién juega
home-left = Hay una partida esperándote.
home-begin-here = ¿Es tu primera vez? Empieza por este.
home-go-on = Seguir: { $game }, paso { $step }
home-how-to = Cómo se juega
home-learn = Aprender
home-teach = Enseñar
home-teachers = Para docentes
home-sounds = ¿Sonidos suaves?
home-sounds-yes = Sí
home-sounds-no = No
home-today = { $done ->
    [yes] ✓ Hoy: los cinco, hechos
   *[no] Hoy: cinco ejercicios
}

# Cosas para imprimir.
print-title = Para imprimir
print-lead = Para jugar en una mesa sin pantallas. Una partida jugada y las instrucciones se imprimen desde sus propias páginas.
print-what = ¿Qué quieres imprimir?
print-mat = Tablero de letras, { $side } por { $side }
print-board = Tablero de casillas, { $side } por { $side }
print-scores = Hoja de puntos
print-scores-about = Los nombres van en la primera fila; los puntos de cada ronda, debajo.
print-round = Ronda
print-sum = Total
print-track = Wholes: el tablero
print-pieces = Wholes: fichas para recortar
print-backs = Wholes: reversos de las cartas
print-cards = Cartas para recortar: { $deck }
