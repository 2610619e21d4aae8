how-to-floating-about = El juego
how-to-floating-about-what = X y O llenan un área de cuatro por cuatro casillas. Nadie dice dónde está: flota hasta que sus jugadas la fijan.

how-to-floating-area = Área y tres en raya
how-to-floating-area-turns = X empieza en el medio. Después juega en cualquier casilla vacía, siempre que todo quepa en cuatro por cuatro.
how-to-floating-area-frame = El marco muestra hasta dónde puedes llegar.
how-to-floating-count-what = Tres seguidas en línea recta son un tres en raya: de lado, hacia abajo o en diagonal. Cuatro seguidas son dos.
how-to-floating-count-end = Después de dieciséis turnos gana quien tiene más tres en raya.
how-to-floating-try-start = El comienzo
how-to-floating-try-settled = Área fijada
how-to-floating-try-four = Cuatro seguidas
how-to-floating-try = { $closed ->
    [yes] El área está fijada. X tiene { $x }, O tiene { $o }.
   *[no] Toca una casilla del marco. X tiene { $x }, O tiene { $o }.
}

how-to-floating-variations = Reglas especiales
how-to-floating-moving = Una vez por partida, antes de tu turno, mueve una ficha tuya.
how-to-floating-sharing = Dos tres en raya tuyos que comparten una casilla dan un punto más.
how-to-floating-touching = Juega junto a algo ya jugado, o en su esquina.
how-to-floating-fewest = Gana quien tiene menos tres en raya.
how-to-floating-ruling-moving = La ficha que se mueve puede ir a cualquier casilla vacía, siempre que todo quepa todavía en alguna área de cuatro por cuatro. Con Tocar debe quedar junto a otra.
how-to-floating-ruling-sharing = Con Compartir, cada par de tres en raya de un mismo jugador que tiene al menos una casilla en común da un punto.

how-to-floating-best = Si nadie se equivoca
how-to-floating-best-draw = Toda partida es empate, menos dos tipos:
how-to-floating-best-sharing = Con Mover y Compartir, X gana por uno.
how-to-floating-best-fewest = Con Mover y Menos, pero sin Tocar, X gana por uno.

floating-help-touch = Toca una casilla dentro del marco para jugar allí. Siempre puedes deshacer.
floating-help-letters = van a una columna
floating-help-numbers = van a una fila
floating-help-enter = juega
floating-key-move = M, Escape
floating-help-move = con Mover: levanta una ficha tuya, la devuelve
floating-mark-frame = Marco
floating-help-frame = hasta dónde puedes llegar
floating-mark-hatched = Rayado
floating-help-hatched = fuera de alcance
floating-mark-line = Línea
floating-help-line = un tres en raya
floating-mark-value = X+1, =
floating-help-value = cómo termina con el mejor juego: X por uno, empate

# Términos como se escriben en las oraciones, y qué significan.
floating-term-frame = marco
floating-term-frame-is = La parte del tablero donde se puede jugar ahora. Se cierra cuando se usan cuatro filas y columnas.
floating-term-area = área
floating-term-area-is = Las filas y columnas desde la primera hasta la última que se usan: cuatro como mucho.
