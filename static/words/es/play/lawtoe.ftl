# LawToe en la mesa. Los papeles son "plaintiff", "defendant" y "you" para la única persona ante la pantalla.
lawtoe-mat = Tablero de juego, 3 por 3

## Antes de la partida

## De quién es el turno
lawtoe-goal = { $goal ->
    [odd] Meta: impar
   *[even] Meta: par
}
lawtoe-turn-person = { $who ->
    [you] { $role ->
        [plaintiff] Tu turno, Demandante
       *[defendant] Tu turno, Demandado
    }
    [plaintiff] Turno del Demandante
   *[defendant] Turno del Demandado
}
lawtoe-turn-computer = { $who ->
    [plaintiff] El Demandante está pensando…
   *[defendant] El Demandado está pensando…
}
lawtoe-turn-elsewhere = { $who ->
    [plaintiff] Turno del Demandante, en el otro dispositivo
   *[defendant] Turno del Demandado, en el otro dispositivo
}
lawtoe-turn-over = La partida terminó
lawtoe-due-goal = ¿Cuántos tríos debe tener una solución?
lawtoe-due-first = Escribe dos letras en dos casillas vacías.
lawtoe-due-letters = { $count ->
    [one] Escribe una letra en una casilla vacía o desafía la última jugada.
   *[other] Escribe { $count } letras en casillas vacías o desafía la última jugada.
}
lawtoe-due-coached-challenger = Escribe una letra o desafía: solo tú puedes tener razón con un A-flub.
lawtoe-due-coached-plaintiff = Escribe una letra o desafía. Si juegas bien, tu lado siempre gana.
lawtoe-due-coached-defendant = Escribe dos letras en dos casillas vacías. Si juegas bien, tu lado siempre gana.
lawtoe-due-full = El tablero está lleno. Desafía la última jugada o déjala valer.
lawtoe-due-proof-a = Demuestra el A-flub: agrega una P y anota tríos que formen una solución.
lawtoe-due-proof-ca = Demuestra el CA-flub: elige la jugada que fue el A-flub, agrega una P y anota tríos que formen una solución.
lawtoe-due-proof-full = El tablero está lleno. Demuéstralo: anota tríos que formen una solución.
lawtoe-due-nothing = No queda nada por hacer.

## Qué pasó
lawtoe-event-goal = { $who ->
    [you] { $goal ->
        [odd] Elegiste la meta: impar.
       *[even] Elegiste la meta: par.
    }
    [plaintiff] { $goal ->
        [odd] El Demandante eligió la meta: impar.
       *[even] El Demandante eligió la meta: par.
    }
   *[defendant] { $goal ->
        [odd] El Demandado eligió la meta: impar.
       *[even] El Demandado eligió la meta: par.
    }
}
lawtoe-event-one = { $who ->
    [you] Escribiste { $letter } en { $square }.
    [plaintiff] El Demandante escribió { $letter } en { $square }.
   *[defendant] El Demandado escribió { $letter } en { $square }.
}
lawtoe-event-two = { $who ->
    [you] Escribiste { $letter } en { $square } y { $letter2 } en { $square2 }.
    [plaintiff] El Demandante escribió { $letter } en { $square } y { $letter2 } en { $square2 }.
   *[defendant] El Demandado escribió { $letter } en { $square } y { $letter2 } en { $square2 }.
}
lawtoe-event-challenge = { $who ->
    [you] Desafiaste: ¡{ $kind }-flub!
    [plaintiff] El Demandante desafió: ¡{ $kind }-flub!
   *[defendant] El Demandado desafió: ¡{ $kind }-flub!
}
lawtoe-event-stand = { $who ->
    [you] Dejaste valer el tablero lleno.
    [plaintiff] El Demandante dejó valer el tablero lleno.
   *[defendant] El Demandado dejó valer el tablero lleno.
}
lawtoe-event-proof = { $who ->
    [you] Entregaste una demostración.
    [plaintiff] El Demandante entregó una demostración.
   *[defendant] El Demandado entregó una demostración.
}
lawtoe-event-gave-up = { $who ->
    [you] Renunciaste a la demostración.
    [plaintiff] El Demandante renunció a la demostración.
   *[defendant] El Demandado renunció a la demostración.
}

## En el escenario
lawtoe-numbered = { $number }: { $what }
lawtoe-stage-proves = { $who ->
    [you] Tú tienes que demostrar que fue un flub.
   *[other] Tiene que demostrar que fue un flub.
}
lawtoe-stage-letter = Con una P en la casilla { $square }:

## Actuar
lawtoe-write-one = Escribir { $letter } en { $square }
lawtoe-write-two = Escribir { $letter } en { $square } y { $letter2 } en { $square2 }
lawtoe-write-more = { $count ->
    [one] Elige una casilla y una letra
   *[other] Elige { $count } casillas y letras
}
lawtoe-erase = Borrar
lawtoe-let-stand = Dejarla valer

## Desafiar
lawtoe-challenge-open = Desafiar la última jugada…
lawtoe-challenge-title = ¿Qué falla en la última jugada?
lawtoe-challenge-burden = Tienes que demostrarlo.
lawtoe-challenge-confirm = { $kind ->
    [A] Muy fácil, basta una P: A-flub
   *[CA] Dejó pasar un A-flub: CA-flub
}

## Demostrar
lawtoe-proof-state = ¿Qué jugada fue el A-flub? Toca una de sus letras.
lawtoe-proof-state-why = Un CA-flub deja pasar un A-flub. Por eso nombra primero el que pasó.
lawtoe-proof-letter = Toca la casilla vacía donde va tu P.
lawtoe-proof-letter-why = Dices que con una P más hay una solución.
lawtoe-proof-letter-in = Tu P está en la casilla { $square }.
lawtoe-proof-triplets = Traza cada trío que cuentas, de lado a lado.
lawtoe-proof-triplets-why = { $letter ->
    [P] Entre ellos están todos los que tienen una O, y uno usa tu P.
   *[none] Entre ellos están todos los que tienen una O.
}
lawtoe-proof-count = { $goal ->
    [odd] { $parity ->
        [odd] Tríos: { $count }. Es impar, como pide la meta.
       *[even] Tríos: { $count }. Es par, pero la meta es impar.
    }
   *[even] { $parity ->
        [odd] Tríos: { $count }. Es impar, pero la meta es par.
       *[even] { $count ->
            [0] Tríos: 0. Una solución par tiene al menos dos.
           *[other] Tríos: { $count }. Es par, como pide la meta.
        }
    }
}
lawtoe-retry-flaw = Todavía no: { $why }
lawtoe-give-up-title = ¿Renunciar a la demostración?
lawtoe-give-up-meaning = Entonces el otro jugador gana la partida.
lawtoe-give-up-stay = Seguir intentando
lawtoe-give-up-confirm = Renunciar

## Fallos
lawtoe-flaw-not-defendant = solo el Demandado puede cometer un A-flub y esta jugada fue del Demandante.
lawtoe-flaw-no-move = un CA-flub necesita la jugada anterior que fue el A-flub y no se eligió ninguna.
lawtoe-flaw-move-not-asked = aquí no se pide ninguna jugada anterior.
lawtoe-flaw-no-such-move = la jugada { $number } no es anterior a la desafiada.
lawtoe-flaw-move-not-defendants = la jugada { $number } fue del Demandante y solo el Demandado puede cometer un A-flub.
lawtoe-flaw-letters = { $due ->
    [0] en un tablero lleno no caben más letras.
   *[other] la demostración tiene que poner una P en una casilla vacía.
}
lawtoe-flaw-not-p = la letra de una demostración siempre es una P.
lawtoe-flaw-not-vacant = la casilla { $square } no está vacía.
lawtoe-flaw-letter-unused = ningún trío usa tu P de la casilla { $square }.

## El veredicto
lawtoe-verdict-winner = { $who ->
    [you] ¡Ganaste!
    [plaintiff] Gana el Demandante
   *[defendant] Gana el Demandado
}
lawtoe-verdict-announced = { $who ->
    [you] ¡Ganaste! { $why }
    [plaintiff] Gana el Demandante. { $why }
   *[defendant] Gana el Demandado. { $why }
}
lawtoe-verdict-flaw = { $could ->
    [yes] { $who ->
        [you] Se podía demostrar, pero tu demostración no vale: { $why }
        [plaintiff] Se podía demostrar, pero la demostración del Demandante no vale: { $why }
       *[defendant] Se podía demostrar, pero la demostración del Demandado no vale: { $why }
    }
   *[no] { $who ->
        [you] Tu demostración no vale: { $why }
        [plaintiff] La demostración del Demandante no vale: { $why }
       *[defendant] La demostración del Demandado no vale: { $why }
    }
}
lawtoe-felt = ¡Tenías razón! +{ $points }
lawtoe-truth-nearest = Ninguna P sola forma una solución. Lo más cercano es { $letters }: entonces hay { $list }.
lawtoe-truth-never = Ninguna P sola forma una solución, ni lo hará ninguna letra.
lawtoe-truth-none-earlier = Ninguna jugada anterior a esta fue un A-flub.
lawtoe-truth-full = Ninguna lista de tríos de este tablero es una solución.
lawtoe-show-truth = Mostrarlo en el tablero
lawtoe-better = Mejor: { $letter }.
lawtoe-better-challenge = Mejor: desafiarla.
lawtoe-verdict-given-up = { $who ->
    [you] Renunciaste a la demostración.
    [plaintiff] El Demandante renunció a la demostración.
   *[defendant] El Demandado renunció a la demostración.
}
lawtoe-verdict-holds = { $who ->
    [you] { $kind ->
        [bold] Un desafío audaz, y tu demostración vale: { $list }.
       *[plain] Tu demostración vale: { $list }.
    }
    [plaintiff] { $kind ->
        [bold] Un desafío audaz, y la demostración del Demandante vale: { $list }.
       *[plain] La demostración del Demandante vale: { $list }.
    }
   *[defendant] { $kind ->
        [bold] Un desafío audaz, y la demostración del Demandado vale: { $list }.
       *[plain] La demostración del Demandado vale: { $list }.
    }
} { $goal ->
    [odd] Un número impar, se usan todas las O, está cada trío con una O y ninguno tiene una F.
   *[even] Un número par, se usan todas las O, está cada trío con una O y ninguno tiene una F.
}
lawtoe-verdict-a-flub = La jugada { $number } fue el A-flub: { $what }
lawtoe-show-proof = Mostrar una demostración
lawtoe-shown-letter = Con una P en { $square }: { $list }
lawtoe-shown-full = Con lo que hay: { $list }
lawtoe-next-match = Siguiente partida

## Puntos
lawtoe-scores = Puntos
lawtoe-scores-none = Todavía no terminó ninguna partida.
lawtoe-score-match = Partida
lawtoe-totals = { $people ->
    [two] En total: { $own } a { $other }
   *[one] En total: tú { $own }, tus rivales { $other }
}

## Entradas que no valen
lawtoe-refused-over = La partida terminó.
lawtoe-refused-turn = { $role ->
    [plaintiff] Es el turno del Demandante.
   *[defendant] Es el turno del Demandado.
}
lawtoe-refused-goal-due = Primero el Demandante tiene que elegir la meta.
lawtoe-refused-goal-set = La meta ya está elegida.
lawtoe-refused-goal-other = La meta es impar o par.
lawtoe-refused-proof-due = Ahora hay que escribir una demostración o renunciar a ella.
lawtoe-refused-proof-long = Esta demostración es demasiado larga. Una solución tiene como mucho 34 tríos.
lawtoe-refused-no-burden = Ahora nadie tiene que demostrar nada.
lawtoe-refused-full = El tablero está lleno. Desafía o déjalo valer.
lawtoe-refused-not-full = El tablero todavía no está lleno.
lawtoe-refused-nothing = Todavía no hay ninguna jugada que desafiar.
lawtoe-refused-count = { $due ->
    [one] En este turno se escribe una letra, no { $given }.
   *[other] En este turno se escriben { $due } letras, no { $given }.
}
lawtoe-refused-letter = { $letter } no es una letra de LawToe.
lawtoe-refused-square = No hay casilla { $square } en el tablero.
lawtoe-refused-barred = El Demandado nunca escribe en la casilla { $square } en Dragoman Defendant.
lawtoe-refused-filled = La casilla { $square } ya tiene una letra.

## El tablero sin rivales, el entrenador, el repaso
lawtoe-board-goal = La meta
lawtoe-board-winner = { $role ->
    [plaintiff] Le toca al Demandante.
   *[defendant] Le toca al Demandado.
} { $winner ->
    [plaintiff] Con el mejor juego, desde aquí gana el Demandante.
   *[defendant] Con el mejor juego, desde aquí gana el Demandado.
}
lawtoe-board-full = { $winner ->
    [plaintiff] El tablero está lleno, y gana el Demandante.
   *[defendant] El tablero está lleno, y gana el Demandado.
}
lawtoe-board-flub = La última jugada fue un A-flub: con { $letter } se forma { $list }.
lawtoe-board-solved = Hay una solución: { $list }.
lawtoe-board-unsolved = Todavía no hay solución.
lawtoe-board-keep = { $count ->
    [0] { $role ->
        [plaintiff] Ninguna letra gana para el Demandante.
       *[defendant] Ninguna letra gana para el Demandado.
    }
    [one] { $role ->
        [plaintiff] Una letra gana para el Demandante.
       *[defendant] Una letra gana para el Demandado.
    }
   *[other] { $role ->
        [plaintiff] { $count } letras ganan para el Demandante.
       *[defendant] { $count } letras ganan para el Demandado.
    }
}
lawtoe-board-legend = En las casillas vacías: las letras simples ganan para quien escribe ahora, las enmarcadas son A-flubs y las tachadas al final pierden.
lawtoe-note-a = Esto es un A-flub: con { $letter } se forma { $list }.
lawtoe-note-ca = Esto es un CA-flub: { $move } fue un A-flub, y nadie lo desafió.
lawtoe-note-turned = { $role ->
    [plaintiff] Desde aquí puede ganar el Demandante.
   *[defendant] Desde aquí puede ganar el Demandado.
}
lawtoe-review = Repasar la partida
lawtoe-review-fine = Sin flub.

# Lo que dice la guía
lawtoe-guide-goal = Número de tríos: ¿impar o par?
lawtoe-guide-flub = Es un flub: puedes desafiar.
lawtoe-guide-fine = No es un flub: una P más todavía no forma una solución.
lawtoe-guide-winning = Desde aquí puedes ganar. Buenas letras, pequeñas en el tablero: { $letters }.
lawtoe-guide-ahead = Desde aquí puedes ganar.
lawtoe-guide-behind = Desde aquí podría ganar el otro lado. Sigue, y espera un descuido.
lawtoe-guide-blocked = { $square ->
    [0] Ya no queda ninguna solución. Va ganando el Demandado.
   *[other] Todas las líneas por la O de la casilla { $square } tienen una F. Pero una solución necesita cada O, así que ya no queda ninguna. Va ganando el Demandado.
}

## La palabra del entrenador antes de un flub
lawtoe-warning-title = Mira otra vez
lawtoe-warning = { $kind ->
    [A] Después de esto, el Demandante puede formar una solución con una letra. Sería un A-flub.
   *[CA] Una jugada anterior fue un flub. Si escribes en vez de desafiar, tu jugada también es un flub.
}
lawtoe-warning-back = Pensarlo otra vez
lawtoe-warning-write = Escribirla de todos modos
lawtoe-aim = Gana la demostración: muestra una solución.
lawtoe-guide-sides = { $variant ->
    [pedagogue] Sin fallos gana el Demandado. Pero solo el Demandante puede desafiar un fallo, y esta computadora falla.
   *[dragoman] Sin fallos gana el Demandante, que fija la meta y busca una solución.
}
lawtoe-hint-latest = Mira la última jugada: { $letters }.
lawtoe-hint-latest-what = Prueba una P en cada casilla vacía. ¿Alguna hace una solución?
lawtoe-hint-challenge = Desafía: { $kind }-flub. { $why }
lawtoe-hint-full = { $step ->
    [1] El tablero está lleno: ya nadie puede escribir.
    [2] Desafiar solo es correcto si la última jugada fue un flub. No lo fue.
   *[3] Déjala valer. Entonces el Demandante tiene que demostrar una solución.
}
lawtoe-hint-square = Mira la casilla { $square }.
lawtoe-hint-square-what = { $wins ->
    [yes] Con una letra ahí sigues ganando.
   *[no] { $role ->
        [plaintiff] Una letra ahí empieza líneas que el otro lado tiene que cortar.
       *[defendant] Una letra ahí corta líneas.
    }
}
lawtoe-hint-write = Escribe { $letter }.
