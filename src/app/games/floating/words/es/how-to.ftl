how-to-floating-about = De qué se trata
how-to-floating-about-what = Dos jugadores, X y O, llenan un área de cuatro por cuatro casillas y cuentan tres en raya. Nadie dice antes en qué parte del tablero está el área: flota hasta que los dos la fijan al jugar.

how-to-floating-area = El área
how-to-floating-area-first = X empieza en el medio: en papel, en la casilla central; en un tablero de damas, en cualquiera de las cuatro casillas del medio.
how-to-floating-area-turns = Jueguen por turnos. Juega en cualquier casilla vacía, siempre que todo lo jugado quepa en alguna área de cuatro por cuatro.
how-to-floating-area-frame = El marco del tablero muestra hasta dónde puedes llegar todavía. Se achica mientras juegan.
how-to-floating-area-one = Después de la primera X todas las casillas están al alcance.
how-to-floating-area-three = El marco se acercó por tres lados.
how-to-floating-area-closed = Hay cuatro columnas y cuatro filas ocupadas: el área está fijada.

how-to-floating-count = Tres en raya
how-to-floating-count-what = Tres tuyas seguidas en línea recta son un tres en raya: de lado a lado, de arriba abajo o en diagonal.
how-to-floating-count-one = X tiene un tres en raya, d4 e4 f4.
how-to-floating-count-two = Cuatro seguidas son dos. O tiene uno.
how-to-floating-count-end = Después de dieciséis turnos el área está llena. Gana quien tiene más tres en raya; si tienen los mismos, es empate.

how-to-floating-variations = Reglas especiales
how-to-floating-variations-what = Juega sin ninguna, con una o con la mezcla que quieras.
how-to-floating-moving = Una vez por partida, antes de un turno, cada jugador puede mover una ficha suya. Después juega su turno como siempre.
how-to-floating-sharing = Dos tres en raya de un jugador que comparten una casilla dan un punto más.
how-to-floating-touching = Cada ficha nueva debe estar junto a una ya jugada: al lado, arriba, abajo o en una esquina.
how-to-floating-fewest = Gana quien tiene menos tres en raya.
how-to-floating-ruling-moving = La ficha que se mueve puede ir a cualquier casilla vacía, siempre que todo quepa todavía en alguna área de cuatro por cuatro. Con Tocar debe quedar junto a otra.
how-to-floating-ruling-sharing = Con Compartir, cada par de tres en raya de un mismo jugador que tiene al menos una casilla en común da un punto.

how-to-floating-best = Si nadie se equivoca
how-to-floating-best-draw = Si los dos juegan lo mejor posible, es empate: en el juego sencillo y con cualquier mezcla de Compartir, Tocar y Menos. Una computadora miró todas las maneras de jugar.
how-to-floating-best-moving = Con Mover, X puede ganar por uno en algunas mezclas: siempre que también se juega con Compartir, y con Menos si no se juega con Tocar. En las demás mezclas es empate.

how-to-floating-screen = En esta pantalla
how-to-floating-screen-touch = Toca una casilla dentro del marco o haz clic en ella para jugar allí. Si está fuera de alcance, el juego dice por qué. Siempre puedes deshacer.
how-to-floating-screen-keys = Con el teclado: las flechas se mueven por el tablero, una letra lleva a una columna y un número a una fila, Enter juega.
how-to-floating-screen-move = Con Mover: toca una ficha tuya y después adónde va, o arrástrala. Con el teclado, M o Enter la levanta y Escape la devuelve.
how-to-floating-screen-values = Señala un tres en raya de la lista y se dibuja en el tablero. “Analizar” muestra cómo termina la partida después de cada jugada, con el mejor juego desde ahí.
