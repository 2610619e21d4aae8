# Lo que tienen en común las mesas de LawToe y POE. Lo que une dos lados es un "triplet" en LawToe y una "connection" en POE.

## El tablero
table-square-vacant = Casilla { $square }, vacía
table-square-filled = Casilla { $square }, { $letter }
table-square-latest = Casilla { $square }, { $letter }, recién escrita
table-square-pencilled = Casilla { $square }, { $letter } a lápiz, todavía sin entrar

## Escribir letras
table-letters = Letras
table-letter-f = prohibida
table-letter-p = permitida
table-letter-o = obligatoria
table-letter-r = requerida
table-pencil-where = Ahora toca la casilla para la { $letter }
table-pencil-which = ¿{ $letter } en { $square } en lugar de cuál?
table-pencil-this = { $letter } en { $square }
table-pencil-neither = Dejar las letras como están

## Ayuda
table-rules = Reglas
table-keys = Teclas y marcas

## Anotar conexiones
table-listings = { $lines ->
    [triplets] Tus tríos
   *[connections] Tus conexiones
}
table-listing-label = { $lines ->
    [triplets] Un trío, como { $example }
   *[connections] Una conexión, como { $example }
}
table-listing-add = Agregar
table-listing-wrong = { $lines ->
    [triplets] Un trío son tres números de casilla, como { $example }.
   *[connections] Una conexión son los números de sus casillas, como { $example }.
}
table-listing-remove = Quitar { $listing }
table-listings-shown = { $lines ->
    [triplets] Tríos de la demostración
   *[connections] Conexiones de la demostración
}

table-listings-offered = { $lines ->
    [triplets] Tríos que puedes anotar
   *[connections] Conexiones que puedes anotar
}
# A few squares or letters of many.
table-some-of = { $list } y otras
table-listings-touch = Toca para anotar:
table-listing-offer = Anotar { $listing }
table-listings-uncounted = { $count ->
    [one] Hay otra anotada que no cuenta.
   *[other] Hay otras { $count } anotadas que no cuentan.
}

## Marcas junto a lo anotado que no cuenta
table-mark-no-line = no une dos lados
table-mark-vacant = { $square } está vacía
table-mark-forbidden = F en { $square }
table-mark-repeated = ya anotada

## Escribir una demostración, parte por parte
table-turn-proof = { $who ->
    [you] Demuestra: { $what }
   *[other] { $name } demuestra: { $what }
}
table-proof-what = { $kind ->
    [P] no es P-flub
    [CP] no es CP-flub
    [force-out] final forzado
    [full] una solución
   *[other] { $kind }-flub
}
table-proof-parts = Partes de la demostración
table-proof-part = { $part ->
    [move] Jugada
    [letters] { $lines ->
        [triplets] La P
       *[connections] Letra
    }
    [lines] { $lines ->
        [triplets] Tríos
       *[connections] Conexiones
    }
   *[instead] En su lugar
}
table-proof-next = { $part ->
    [move] Sigue: la jugada
    [letters] { $lines ->
        [triplets] Sigue: la P
       *[connections] Sigue: la letra
    }
    [lines] { $lines ->
        [triplets] Sigue: los tríos
       *[connections] Sigue: conexiones
    }
   *[instead] Sigue: en su lugar
}
table-truth-other = Era un flub, pero de otro tipo. { $why }
table-proof-begun = Vas por { $listing }. Sigue a una casilla vecina.
table-proof-astray = { $lines ->
    [triplets] { $listing } no es un trío: no va de un lado al lado opuesto, casilla por casilla. No queda anotado.
   *[connections] { $listing } no es una conexión: no va de un lado al lado opuesto, casilla por casilla. No queda anotada.
}
table-proof-hand-in = Entregar
table-proof-give-up = Renunciar…

## Entregar una demostración
table-missing-title = Falta algo
table-missing-move = No has elegido la jugada que fue el A-flub.
table-missing-letter = No has escrito la letra que forma una solución.
table-missing-lines = No has anotado nada.
table-missing-rest = Has empezado a tocar una más. Todavía no está anotada.
table-missing-instead = No has escrito lo que se podía haber escrito en su lugar.
table-missing-stay = Seguir escribiendo
table-missing-hand-in = Entregarla igualmente

## Intentar otra vez una demostración
table-retry = Intentarlo otra vez para practicar
table-retry-about = Para practicar: los puntos y el registro quedan como están.
table-retry-check = Comprobarla
table-retry-end = Volver al veredicto
table-lost-at = { $kind ->
    [flub] La jugada { $number } fue tu flub: verla
   *[other] La jugada { $number } hizo perder: verla
}
table-retry-holds = ¡Esta vale!

## Fallos de una lista
table-flaw-no-line = { $listing } no une un lado con el lado opuesto.
table-flaw-vacant = { $listing } pasa por la casilla { $square }, que está vacía.
table-flaw-forbidden = { $listing } tiene una F, en la casilla { $square }.
table-flaw-repeated = { $listing } aparece demasiadas veces.
table-flaw-unused = { $lines ->
    [triplets] { $letter }{ $square } no está en ninguno de tus tríos.
   *[connections] { $letter }{ $square } no está en ninguna conexión tuya que no tenga otra { $letter }.
}
table-flaw-omitted = { $lines ->
    [triplets] { $listing } tiene una O y hay que contarlo.
   *[connections] { $listing } tiene exactamente una R y hay que contarla.
}
table-flaw-count = { $goal ->
    [odd] { $lines ->
        [triplets] { $count ->
            [0] no hay ningún trío y la meta es impar.
           *[other] { $count } tríos son par y la meta es impar.
        }
       *[connections] { $count ->
            [0] no hay ninguna conexión y la meta es impar.
           *[other] { $count } conexiones son par y la meta es impar.
        }
    }
    [even] { $lines ->
        [triplets] { $count ->
            [0] una solución par tiene al menos dos tríos.
            [one] un trío es impar y la meta es par.
           *[other] { $count } tríos son impar y la meta es par.
        }
       *[connections] { $count ->
            [0] una solución par tiene al menos dos conexiones.
            [one] una conexión es impar y la meta es par.
           *[other] { $count } conexiones son impar y la meta es par.
        }
    }
    [at-least] { $count ->
        [0] no hay ninguna conexión y la meta es al menos { $number }.
        [one] una conexión no llega a { $number }.
       *[other] { $count } conexiones no llegan a { $number }.
    }
   *[exactly] { $count ->
        [0] no hay ninguna conexión y la meta es exactamente { $number }.
        [one] una conexión no es exactamente { $number }.
       *[other] { $count } conexiones no son exactamente { $number }.
    }
}

## Antes de la partida

## El registro
table-undo = Deshacer
table-redo = Rehacer
table-again = Jugar otra vez
table-change-setup = Cambiar la partida
table-leave = Partida nueva
table-analyse = Analizar esta posición
table-analyse-short = Analizar
table-helped = En esta partida se usó ayuda.
table-given = Esta partida empezó a la mitad, así que no cuenta como ganada ni perdida.
table-sheets = Jugadas y puntos
table-back-to-now = Volver a ahora
table-record-empty = Todavía no pasó nada.
table-record-walk = Mirar atrás
table-record-first = Al comienzo
table-record-back = Un paso atrás
table-record-forward = Un paso adelante
table-record-now = A ahora
table-record-share = Como texto…
table-record-share-title = La partida como texto
table-record-copy-label = Esta partida
table-record-copy = Copiar
table-record-copied =
    { $copied ->
        [yes] Copiado.
       *[no] Este navegador no permite que Flub copie. El texto está marcado: cópialo con el teclado o con una pulsación larga.
    }
table-record-file = Guardar como archivo
table-record-paste-label = Pega aquí una partida para seguir jugándola
table-record-load = Seguir desde ahí
table-viewing = Mirando atrás: paso { $step }
table-see-again = Verlo otra vez
table-go-on = Seguir
table-viewing-about = Esto es solo para mirar: no cambia nada. Vuelve a ahora para seguir jugando.

## Enlaces
table-link-game = Hacer un enlace a esta partida
table-link-board = Hacer un enlace a este tablero

## Dos dispositivos por turnos

## Textos que no son una partida
table-unreadable-long = Este texto es demasiado largo para ser una partida.
table-unreadable-no-record = Esto no es una partida de Flub: debería empezar con “flub 1 { $game }”.
table-unreadable-version = Esta partida es de la versión “{ $version }”, que este Flub no sabe leer.
table-unreadable-game = Esta es una partida de “{ $name }”, no de { $title }.
table-unreadable-setup = La primera línea debería ser como “{ $example }”.
table-unreadable-line = La línea { $line } no es una jugada. Escríbela como en el primer campo.
table-unreadable-refused = La línea { $line } va contra las reglas. { $why }

## El tablero sin rivales
table-board = Tablero sin rivales
table-board-about = Escribe las letras que quieras, pon cualquier meta y mira qué pasa.
table-board-erase = Borrar la casilla
table-board-clear = Vaciar el tablero
table-board-back = Volver a la partida
table-board-square = Casilla { $square }, vacía. { $count ->
    [0] Aquí ninguna letra es segura.
   *[other] Seguras aquí: { $letters }.
}
table-board-connections = { $lines ->
    [triplets] { $required ->
        [one] Un trío con O,
       *[other] { $required } tríos con O,
    } { $permitted ->
        [one] uno solo de P.
       *[other] { $permitted } solo de P.
    }
   *[connections] { $required ->
        [one] Una conexión requerida,
       *[other] { $required } conexiones requeridas,
    } { $permitted ->
        [one] una permitida.
       *[other] { $permitted } permitidas.
    }
}
table-board-show = Mostrar
table-lines = Dibujar en el tapete
table-lines-none = ninguna
table-lines-required = requeridas
table-lines-permitted = permitidas
table-lines-with-o = con O
table-lines-without-o = solo de P

# Después de una partida.
table-good = Lo bueno: { $good ->
    [one] { $good } de tus { $all } jugadas no fue flub.
   *[other] { $good } de tus { $all } jugadas no fueron flub.
}
table-moments = { $end ->
    [lost] Probar ese momento
   *[won] Los momentos que la decidieron
}
table-hint-goal = { $step ->
    [1] Impar es 1, 3, 5, etcétera. Par es 2, 4, 6, etcétera.
    [2] { $lines ->
        [triplets] Un solo trío ya es impar. Para par hacen falta dos.
       *[other] Una sola conexión ya es impar. Para par hacen falta dos.
    }
   *[3] Elige impar.
}
table-hint = Pista { $step } de { $steps }
table-guide-leave = Jugar sin ayuda
