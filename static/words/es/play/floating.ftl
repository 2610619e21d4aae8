# Tres en raya flotante. "side" es X u O; "who" es "you" para la única persona ante la pantalla.

## Antes de la partida

## El tablero
floating-board = Tablero, { $side } por { $side }
floating-square-filled = { $square }, { $side }
floating-square-latest = { $square }, { $side }, recién jugada
floating-square-empty = { $square }, vacía
floating-square-valued = { $square }, vacía: { $value }
floating-square-centre = { $square }, vacía, fuera de alcance: la primera va en el medio
floating-square-apart = { $square }, vacía, fuera de alcance: no tocaría nada
floating-square-large = { $way ->
    [wide] { $square }, vacía, fuera de alcance: el área tendría { $count ->
        [5] cinco
        [6] seis
        [7] siete
       *[other] ocho
    } de ancho
   *[high] { $square }, vacía, fuera de alcance: el área tendría { $count ->
        [5] cinco
        [6] seis
        [7] siete
       *[other] ocho
    } de alto
}

## De quién es el turno
floating-turn = { $who ->
    [you] Tu turno: { $side }
   *[other] Turno de { $side }
}
floating-turn-computer = La computadora está pensando: { $side }…
floating-turn-elsewhere = Turno de { $side }, en el otro dispositivo
floating-due-first = Toca el medio: ahí va la primera X.
floating-due = { $touching ->
    [yes] Pon una { $side } dentro del marco, tocando una ya jugada.
   *[no] Pon una { $side } dentro del marco.
}
floating-due-moving = Juega dentro del marco. Una vez por partida puedes mover antes una ficha tuya.
floating-due-lifted = Ahora toca adónde va. Puedes hacerlo una vez por partida.
floating-due-moved = Movida: { $from } a { $to }. Ahora juega una nueva { $side } donde no hay rayado.
floating-special = Reglas especiales: { $rules }
floating-put-back = Devolverla
floating-more = Más
floating-unproven = La computadora no pudo demostrar esta jugada a tiempo. Quizá no sea la mejor.

## Lo que pasó
floating-event = { $side } jugó { $square }.
floating-event-moved = { $side } movió { $from } a { $to } y jugó { $square }.
floating-score = El marcador: X { $x }, O { $o }.
floating-area = El área va ahora de { $from } a { $to }.
floating-won = { $who ->
    [you] ¡Ganaste!
   *[other] Gana { $side }
}
floating-drawn = Empate
floating-good = Lo bueno.{ $rows ->
    [0] {""}
   *[other] {" "}Tres en raya hechos: { $rows }.
}{ $kept ->
    [0] {""}
   *[other] {" "}Buenos turnos al final: { $kept } de { $all }.
}
floating-result = { $kind ->
    [drawn] X tiene { $x }, O tiene { $o }.
    [drawn-fewest] X tiene { $x }, O tiene { $o }. Gana quien tiene menos; si hay igualdad, es empate.
    [fewest] X tiene { $x }, O tiene { $o }. Gana quien tiene menos.
   *[most] X tiene { $x }, O tiene { $o }. Gana quien tiene más.
}

## Tres en raya
floating-count = Tres en raya
floating-count-line = { $line }, se ve en el tablero
floating-count-both = en común: { $squares }
floating-count-shared = { $text }, en { $line } y { $line2 }, se ve en el tablero

## Valores
floating-values-thinking = Pensando… Al principio de la partida tarda mucho. Para parar, pulsa otra vez el mismo botón.
floating-values-key = X+1: X gana por 1. O+1: O gana por 1. «=»: empate. Los recuadros verdes son lo mejor para { $side }.
floating-values-on = Seguir pensando
floating-values-line = Una línea óptima:
floating-values-draw = Con el mejor juego: empate.
floating-values-won = Con el mejor juego { $side } gana por { $count }.
floating-values-unknown = Aún no se sabe todo. Sigue jugando y pregunta otra vez.
floating-value-draw = empate
floating-value-won = { $side } gana por { $count }
floating-value-unknown = todavía sin demostrar

## Entradas incorrectas
floating-refused-over = La partida terminó.
floating-refused-turn = Es el turno de { $side }.
floating-refused-not-moving = No se puede mover nada: no se juega con la regla Mover.
floating-refused-moved-before = Cada lado puede mover una sola vez por partida.
floating-refused-not-yours = En { $square } no hay ninguna ficha tuya.
floating-refused-off-board = No hay una casilla { $square }.
floating-refused-centre = X empieza en el medio.
floating-refused-filled = { $square } está ocupada.
floating-refused-large = { $way ->
    [wide] Así el área tendría { $count ->
        [5] cinco
        [6] seis
        [7] siete
       *[other] ocho
    } de ancho.
   *[high] Así el área tendría { $count ->
        [5] cinco
        [6] seis
        [7] siete
       *[other] ocho
    } de alto.
} Máximo cuatro: juega dentro del marco.
floating-refused-apart = Eso no tocaría nada. Con Tocar, cada ficha nueva debe estar junto a otra.

# Lo que dice la guía
floating-guide-first = Empieza en el centro.
floating-guide-take = Puedes hacer tres en raya: { $squares }.
floating-guide-avoid = Tres en raya cuentan en tu contra. Evita { $squares }.
floating-guide-block = El otro lado podría hacer tres en raya: { $squares }. Impídelo.
floating-guide-build = Juega dentro del marco y alinea dos tuyas.
floating-aim = Haz más filas de tres que el otro lado.
floating-hint-look = Mira { $square } y lo que hay alrededor.
floating-hint-first = El centro deja sitio por todos los lados.
floating-hint-avoid = Tres en raya cuentan contra ti: aléjate de ellas.
floating-hint-take = Ya hay dos tuyas en fila. Una más hace tres.
floating-hint-block = Hay dos del otro lado en fila. Una más haría tres.
floating-hint-build = Desde ahí empiezan líneas tuyas.
floating-hint-play = Juega { $square }.
