how-to-source = De dónde vienen las reglas
how-to-source-rulings = Donde la fuente deja algo abierto, esta aplicación tuvo que decidir. Si en tu clase se juega de otra manera, está bien: ahora sabes cuál es la diferencia.

## Dibujos para jugar
how-to-try-odd = Impar
how-to-try-even = Par
how-to-try-odd-goal = Meta: impar
how-to-try-line-start = Toca tres casillas, una tras otra.
how-to-try-line-none = { $listing } no une lados opuestos.
how-to-try-line-forbidden = { $lines ->
    [triplets] { $listing } no es un trío: la casilla { $square } tiene una F.
   *[connections] { $listing } no es una conexión: la casilla { $square } tiene una F.
}
how-to-try-line-vacant = { $lines ->
    [triplets] { $listing } no es un trío: la casilla { $square } está vacía.
   *[connections] { $listing } todavía no es una conexión: la casilla { $square } está vacía.
}
how-to-try-line-one = { $lines ->
    [triplets] Sí: { $listing } es un trío.
   *[connections] Sí: { $listing } es una conexión.
}
how-to-try-line-two = { $lines ->
    [triplets] Sí, dos veces: { $listing } une arriba y abajo, y también izquierda y derecha.
   *[connections] Sí, dos veces: { $listing } une arriba y abajo, y también izquierda y derecha.
}
how-to-try-counted = { $needed ->
    [0] { $free ->
        [0] No hay nada que contar. Toca una casilla para cambiar su letra.
       *[other] Puedes contar { $permitted }.
    }
   *[other] { $free ->
        [0] Tienes que contar { $required }.
       *[other] Tienes que contar { $required } y puedes contar { $permitted }.
    }
}
how-to-try-solved = { $count ->
    [one] Resuelto: { $list }. Uno es impar.
   *[other] Resuelto: { $list }. Son { $count }.
}
how-to-try-unsolved = Todavía no hay solución. Toca una casilla para cambiar su letra.

## Las teclas y marcas de una mesa
help-keys = Tocar y teclas
help-marks = Marcas
help-touch-letters = Toca una casilla y una letra, en cualquier orden. Después toca el botón que las registra.
help-touch-lines = Anota una línea: arrastra sobre sus casillas, tócalas una tras otra o escribe sus números.
help-key-arrows = Flechas
help-key-numbers = Números
help-key-letters = Letras
help-key-enter = Intro
help-key-erase = Retroceso
help-key-question = ?
help-question = abre y cierra esto
help-arrows-squares = van de casilla en casilla
help-numbers-squares = van a una casilla
help-numbers-lines = agregan una casilla a la línea
help-letters-pencil = escriben a lápiz
help-enter-letters = registra lo que está a lápiz
help-enter-lines = agrega la casilla a la línea
help-erase-letters = quita lo que está a lápiz
help-erase-lines = quita una casilla o la última línea
help-mark-circle = Círculo
help-circle = recién escrita
help-mark-box = Recuadro azul
help-box = espera una letra
help-mark-dashed-box = Recuadro punteado
help-dashed-box = a lápiz, sin registrar
help-mark-solid = Línea continua
help-solid = hay que contarla, o está anotada
help-mark-dashed = Línea punteada
help-dashed = se puede contar
help-mark-red = Rojo
help-red = aquí hay un fallo
