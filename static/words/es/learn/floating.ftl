# Las lecciones del tres en raya flotante.
learn-floating-step = { $step ->
    [1] Casillas al alcance
    [2] El alcance se encoge
    [3] Cuándo se cierra el área
    [4] Tres en raya
    [5] Cuatro cuentan dos
    [6] Diagonales
    [7] Cuenta un área llena
    [8] Haz uno
    [9] Impide uno
    [10] Dos a la vez
    [11] Fija un borde
    [12] Las últimas casillas
    [13] Variantes
   *[14] Responde a un error
}
learn-floating-ask = { $asked ->
    [reach] Toca cada casilla donde puede jugar { $side }: nada puede pasar de cuatro de ancho o de alto.
    [may] ¿Puede jugar { $side } en { $square }? Si no, toca una ficha que está demasiado lejos.
    [close] Eres { $side }. Toca una casilla que cierre el área: cuatro de ancho y cuatro de alto.
    [lines] Anota cada tres en raya de { $side }. Toca tres casillas para cada uno.
    [count] Cuenta los puntos de los dos lados.
    [take] Eres { $side }. Toca una casilla que haga un tres en raya.
    [block] Eres { $side }. Toca donde impides el tres en raya del otro lado.
    [two] Eres { $side }. Toca una casilla que amenace más de lo que el otro lado puede impedir.
    [fix] Eres { $side }. Toca una casilla que deje { $square } fuera de alcance, pero no { $square }.
   *[keep] Eres { $side }. Toca una casilla que no regale nada.
}
learn-floating-board = Tablero
learn-floating-marked = { $square }, { $mark ->
    [marked] marcada
   *[other] se pregunta por ella
}
learn-floating-may = ¿Se puede jugar ahí?
learn-floating-show = Toca una ficha que está demasiado lejos.
learn-floating-points = Puntos de { $side }
learn-floating-tap-one = Primero toca tu casilla en el tablero.
learn-floating-tap-three = Toca tres casillas del tablero.
learn-floating-lines = Tres en raya anotados
learn-floating-remove = Quitar { $line } de la lista
learn-floating-variation = { $variation ->
    [moving] Mover: antes puedes mover una ficha tuya.
    [sharing] Compartir: dos tres en raya que comparten una ficha dan un punto más.
    [touching] Tocar: una ficha nueva toca a otra que ya está.
   *[fewest] Menos: gana quien tiene menos puntos.
}
learn-floating-beat = { $line } es un tres en raya: tres seguidas { $rule ->
    [across] en horizontal.
    [up] en vertical.
   *[diagonal] en diagonal.
}
learn-floating-beat-stops = Si no, { $side } hace { $lines }.
learn-floating-turn = { $square }
learn-floating-turn-moved = { $from } a { $to }, y { $square }
learn-floating-answer-every = Todas las casillas vacías.
learn-floating-answer-no = No: { $square } está demasiado lejos.
learn-floating-answer-count = X { $x }, O { $o }
learn-floating-flaw = { $kind ->
    [missed] { $square } también está al alcance.
    [fits] Sí puede: todas las fichas caben en el cuatro por cuatro marcado.
    [unshown] Toca una ficha que está demasiado lejos.
    [not-too-far] { $square } no está demasiado lejos.
    [still-open] El área todavía puede crecer a las casillas marcadas.
    [makes-none] Eso no hace ningún tres en raya.
    [used] { $square } no se podía usar.
   *[still-in-reach] { $square } todavía está al alcance.
}
learn-floating-flaw-line = { $kind ->
    [not-own] { $line }: en { $square } no hay ficha de este lado.
    [gap] { $line } tiene un hueco.
    [bent] { $line } no es recto.
    [twice] { $line } está dos veces.
   *[not-listed] Falta { $line }.
}
learn-floating-miscounted = { $side } tiene { $count ->
    [one] un punto.
   *[other] { $count } puntos.
}
learn-floating-answered = El otro lado responde { $turn }.
learn-floating-loses = Eso regala { $count ->
    [one] un punto
   *[other] { $count } puntos
}: { $line }.
learn-floating-hint-look = Mira las casillas marcadas: { $squares }.
learn-floating-hint-four = Dos fichas no pueden estar a más de tres casillas, a lo ancho o a lo alto.
learn-floating-hint-among = Una de las casillas marcadas es correcta: { $squares }.
learn-floating-belief = { $belief ->
    [sheet-is-board] La hoja no es el tablero: solo cuentan cuatro por cuatro casillas.
    [box-is-area] El área puede crecer hasta ser de cuatro por cuatro.
    [one-way-is-enough] Tiene que medir cuatro de ancho y cuatro de alto.
    [bent-counts] Un tres en raya es recto.
    [gap-counts] Las tres son vecinas.
    [four-is-one] Cuatro en raya son dos tres en raya.
    [no-diagonals] Las diagonales también cuentan.
    [blocks-instead] Impedir no es hacer.
    [takes-instead] Hacer uno no detiene al otro lado.
    [one-is-enough] Una amenaza se puede impedir. Dos no.
    [wrong-edge] Eso ensancha el otro borde.
    [inside-fixes] Una ficha dentro no mueve los bordes.
    [greedy] Un punto ahora puede costar más después.
    [unguarded] Mira qué puede hacer después el otro lado.
    [lets-it-pass] El último turno fue un error: aprovéchalo.
   *[plain-rules] Fíjate en la variante.
}

# Qué regla
learn-floating-rule = { $rule ->
    [across] Tres seguidas a lo ancho.
    [up] Tres seguidas a lo alto.
   *[diagonal] Tres seguidas en diagonal.
}

# En papel
learn-floating-paper = { $asked ->
    [reach] Marca cada casilla donde puede jugar { $side }: nada puede pasar de cuatro de ancho o de alto.
    [may] ¿Puede jugar { $side } en { $square }? Si no, nombra una ficha que está demasiado lejos.
    [lines] Anota cada tres en raya de { $side } con sus tres casillas.
    [close] Eres { $side }. Nombra una casilla que cierre el área: cuatro de ancho y cuatro de alto.
    [take] Eres { $side }. Nombra una casilla que haga un tres en raya.
    [block] Eres { $side }. Nombra una casilla que impida el tres en raya del otro lado.
    [two] Eres { $side }. Nombra una casilla que amenace más de lo que el otro lado puede impedir.
    [fix] Eres { $side }. Nombra una casilla que deje { $square } fuera de alcance, pero no { $square }.
   *[keep] Eres { $side }. Nombra una casilla que no regale nada.
}
learn-floating-too-far = Demasiado lejos:
learn-floating-made = Tres en raya:
learn-floating-play = Tu turno:

# Una línea de una cuenta en el tribunal
learn-floating-line-row = { $line } es un tres en raya.
learn-floating-line-complete = { $way ->
    [across] No falta ningún tres en raya de { $side } en horizontal.
    [up] No falta ningún tres en raya de { $side } en vertical.
   *[diagonal] No falta ningún tres en raya de { $side } en diagonal.
}
learn-floating-line-counted = { $way ->
    [across] En horizontal, { $side } tiene { $count }.
    [up] En vertical, { $side } tiene { $count }.
   *[diagonal] En diagonal, { $side } tiene { $count }.
}
