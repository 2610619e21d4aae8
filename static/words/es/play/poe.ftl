# POE en la mesa. Los jugadores son "you" para la única persona ante la pantalla, o tienen un nombre.
poe-mat = Tablero de juego

## Metas
poe-goal = { $goal ->
    [odd] Meta: impar
    [even] Meta: par
    [at-least] Meta: al menos { $number }
   *[exactly] Meta: exactamente { $number }
}
poe-goal-odd = impar
poe-goal-even = par
poe-goal-least = al menos…
poe-goal-exactly = exactamente…
poe-goal-number = Número
poe-goal-range = de 1 a { $most }

## Antes de la partida

## De quién es el turno
poe-turn-person = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
poe-turn-computer = { $name } está pensando
poe-turn-over = La partida terminó
poe-due-goal = ¿Cuántas conexiones debe tener una solución?
poe-due-letter = Escribe una letra en una casilla vacía, desafía la última jugada o declara un final forzado.
poe-due-full = El tablero está lleno. Desafía la última jugada o declara un final forzado.
poe-due-challenge = Espera, o desafía la última jugada.
poe-due-join = { $challenger } desafía la jugada de { $mover }: { $kind }-flub. ¿A qué lado te unes?
poe-due-proof-p = Demuestra que todavía se puede llegar a una solución: pon letras y luego anota sus conexiones.
poe-due-proof-cp = Demuestra que antes de tu letra todavía se podía llegar a una solución: pon letras y luego anota sus conexiones.
poe-due-proof-a = Demuestra el A-flub: una letra que forma una solución, sus conexiones y otra letra que se podía haber escrito.
poe-due-proof-ca = Demuestra el CA-flub: elige la jugada que fue el A-flub, luego una letra, sus conexiones y qué se podía haber escrito en su lugar.
poe-due-proof-force-out = Todos demuestran el final forzado: una letra que forma una solución (ninguna si el tablero está lleno) y sus conexiones.
poe-round = { $count ->
    [0] Ronda { $number }
   *[other] Ronda { $number } de { $count }
}
poe-time-left = Tiempo que queda: { $time }
poe-time-then = Tiempo que quedaba: { $time }
poe-time-unknown = Tiempo que quedaba: no se sabe

## Qué pasó
poe-event-goal = { $who ->
    [you] { $goal ->
        [odd] Elegiste la meta: impar.
        [even] Elegiste la meta: par.
        [at-least] Elegiste la meta: al menos { $number }.
       *[exactly] Elegiste la meta: exactamente { $number }.
    }
   *[other] { $goal ->
        [odd] { $name } eligió la meta: impar.
        [even] { $name } eligió la meta: par.
        [at-least] { $name } eligió la meta: al menos { $number }.
       *[exactly] { $name } eligió la meta: exactamente { $number }.
    }
}
poe-event-letter = { $who ->
    [you] Escribiste { $letter } en { $square }.
   *[other] { $name } escribió { $letter } en { $square }.
}
poe-event-challenge = { $who ->
    [you] Desafiaste: ¡{ $kind }-flub!
   *[other] { $name } desafió: ¡{ $kind }-flub!
}
poe-event-force-out = { $who ->
    [you] Declaraste un final forzado.
   *[other] { $name } declaró un final forzado.
}
poe-event-join-challenger = { $who ->
    [you] Te uniste a quien desafió.
   *[other] { $name } se unió a quien desafió.
}
poe-event-join-mover = { $who ->
    [you] Te uniste a quien jugó.
   *[other] { $name } se unió a quien jugó.
}
poe-event-done = { $who ->
    [you] Terminaste de escribir.
   *[other] { $name } terminó de escribir.
}
poe-event-gave-up = { $who ->
    [you] Renunciaste a la demostración.
   *[other] { $name } renunció a la demostración.
}
poe-event-time = Se acabó el tiempo.

## En el escenario
poe-numbered = { $number }: { $what }
poe-stage-proves = { $who ->
    [you] { $claim ->
        [possible] Tú tienes que demostrar que todavía se podía resolver.
        [ripe] Tú tienes que demostrar que una letra lo resuelve y que la jugada no era forzada.
        [earlier] Tú tienes que demostrar qué jugada anterior fue el flub.
       *[other] Tú tienes que demostrar que una letra lo resuelve.
    }
   *[other] { $claim ->
        [possible] Tiene que demostrar que todavía se podía resolver.
        [ripe] Tiene que demostrar que una letra lo resuelve y que la jugada no era forzada.
        [earlier] Tiene que demostrar qué jugada anterior fue el flub.
       *[other] Tiene que demostrar que una letra lo resuelve.
    }
}
poe-stage-free = Nada que demostrar.
poe-stage-proof = { $who ->
    [you] Tu demostración
   *[other] La demostración de { $name }
}
poe-stage-letters = Con { $letters }:

## Actuar
poe-write = Escribir { $letter } en { $square }
poe-write-none = Elige una casilla y una letra
poe-erase = Borrar
poe-force-out-open = Final forzado…
poe-force-out-title = ¿Declarar un final forzado?
poe-force-out-meaning = Con un final forzado (en inglés, force-out) dices: una letra más forma una solución, y el último jugador no pudo evitarlo.
poe-force-out-burden = Todos tienen que demostrarlo, cada quien por su cuenta. Una demostración da 1 punto. Si lo declaras y no puedes demostrarlo, pierdes un punto.
poe-force-out = Declarar un final forzado
poe-warning-title = Mira otra vez
poe-warning-p = Después de esta letra ya no se puede llegar a ninguna solución. Sería un P-flub.
poe-warning-a = Después de esta letra, alguien puede formar una solución con una letra más. Sería un A-flub.
poe-warning-passed = La última jugada fue un flub. Si escribes en vez de desafiar, tu jugada también es un flub.
poe-warning-back = Pensarlo otra vez
poe-warning-write = Escribirla de todos modos

## Desafiar
poe-challenge-open = Desafiar…
poe-challenge-title = { $move ->
    [goal] ¿Qué falla en la meta?
   *[other] ¿Qué falla en { $move }?
}
poe-challenge-who = ¿Quién desafía?
poe-challenge-confirm = { $kind ->
    [P] Ya es imposible: P-flub
    [A] Muy fácil, basta una letra: A-flub
    [CP] Ya era imposible antes: CP-flub
   *[CA] Ya era muy fácil antes: CA-flub
}
poe-challenge-back = Ahora no
poe-challenge-move = ¿Qué jugada?
poe-challenge-moved = { $move ->
    [goal] La meta, de { $name }
   *[other] { $move } de { $name }
}
poe-challenge-burden-mover = { $name } tiene que demostrar lo contrario.
poe-challenge-burden-you = Tienes que demostrarlo.
poe-challenge-burden-challenger = { $name } tiene que demostrarlo.
poe-join = { $who ->
    [you] Unirte a tu propio lado
   *[other] Unirte a { $name }
}
poe-join-bears = { $side ->
    [challenger] También lo demuestras: 1 punto si vale.
   *[mover] También lo demuestras: 2 puntos si vale.
}
poe-join-challenger-free = Aquí no tienes que demostrar nada. Si nadie lo demuestra, recibes 1 punto.
poe-join-mover-free = Aquí no tienes que demostrar nada. Si nadie lo demuestra, recibes 2 puntos.

## Demostrar
poe-curtain = { $name } escribe una demostración
poe-curtain-about = Los demás miran a otro lado. Nadie ve una demostración antes de que estén todas.
poe-curtain-open = Soy { $name }: empezar
poe-proof-move-lead = ¿Qué jugada fue el A-flub? Toca su letra.
poe-proof-move-why = Un CA-flub deja pasar un A-flub. Por eso nombra primero el que pasó.
poe-proof-move = { $number }: { $letter } de { $name }
poe-proof-letters-lead = Pon letras hasta que haya una solución: toca una casilla y luego elige.
poe-proof-letters-why = Dices que todavía es posible: así se ve cómo. Las casillas vacías cuentan como F.
poe-proof-letter-lead = ¿Qué letra lo termina? Toca su casilla y luego elige.
poe-proof-letter-why = Dices que una letra más forma una solución.
poe-proof-connections-lead = Traza cada conexión que cuentas, de lado a lado.
poe-proof-connections-why = Juntas deben cumplir la meta, y entre ellas están todas las obligatorias.
poe-proof-instead-lead = ¿Qué se podía escribir en lugar de la { $letter } de { $name }?
poe-proof-instead-why = Sin nada mejor no hay flub. Tras la tuya hay solución posible, pero no con una letra.
poe-proof-written = Letras que pusiste
poe-proof-letter-remove = Quitar { $letter }
poe-proof-count = { $count ->
    [0] Todavía no hay conexiones.
    [one] { $parity ->
        [odd] Una conexión: impar.
       *[none] Una conexión.
    }
   *[other] { $parity ->
        [odd] { $count } conexiones: impar.
        [even] { $count } conexiones: par.
       *[none] { $count } conexiones.
    }
} { $goal ->
    [odd] La meta es impar.
    [even] La meta es par.
    [at-least] La meta es al menos { $number }.
   *[exactly] La meta es exactamente { $number }.
}
poe-give-up-title = ¿Renunciar a la demostración?
poe-give-up-meaning = Entonces no lo habrás demostrado.
poe-give-up-stay = Seguir intentando
poe-give-up-confirm = Renunciar

## Fallos de una demostración
poe-flaw-no-move = Falta la jugada que fue el A-flub.
poe-flaw-move-not-asked = En esta demostración no se pide ninguna jugada anterior.
poe-flaw-no-such-move = No hay jugada { $number } antes de la desafiada.
poe-flaw-goal = Elegir una meta nunca es un A-flub.
poe-flaw-letters = { $due ->
    [0] El tablero está lleno: no se escribe ninguna letra.
   *[other] En esta demostración se escribe exactamente una letra.
}
poe-flaw-letter = { $letter } no es una letra de POE.
poe-flaw-not-vacant = La casilla { $square } no está vacía.
poe-flaw-solution = Todavía no: { $why }
poe-flaw-reason = El motivo: { $why }
poe-flaw-no-alternative = Falta la letra que se podía haber escrito en su lugar.
poe-flaw-alternative-not-asked = En esta demostración no se pide otra letra en su lugar.
poe-flaw-alternative-written = { $letter } es la letra que se escribió.
poe-flaw-alternative-barred = No se podía escribir { $letter }: esa casilla no estaba vacía.
poe-flaw-alternative-ripe = Con { $letter } en su lugar, una letra más también habría formado una solución.
poe-flaw-alternative-impossible = Con { $letter } en su lugar, ya no se habría podido llegar a ninguna solución.


## Lo que es cierto
poe-truth-flub = Pero sí lo era. { $why }
poe-truth-possible = Pero se podía llegar a una solución: { $letters ->
    [none] { $list }.
   *[other] con { $letters } hay { $list }.
}
poe-truth-ripe = { $letters ->
    [none] Ya está terminado: { $list }.
   *[other] Pero una letra sí lo termina: con { $letters } hay { $list }.
}
poe-truth-forced = { $letters ->
    [none] Forma una solución, { $list }, pero { $move } era forzada: no se podía escribir nada mejor. Así que no fue un flub.
   *[other] Con { $letters } hay { $list }, pero { $move } era forzada: no se podía escribir nada mejor. Así que no fue un flub.
}
poe-truth-nearest = Ninguna letra lo termina. Lo más cercano es { $letters }: entonces hay { $list }.
poe-truth-never = Ninguna letra lo termina, ni lo hará: { $why }
poe-truth-none-earlier = { $letters ->
    [none] Ninguna letra anterior a { $move } fue un A-flub.
   *[other] Ninguna letra anterior a { $move } fue un A-flub: aún faltaban al menos { $letters }.
}
poe-better = Mejor: { $letter }.
poe-better-challenge = Mejor: desafiar la jugada anterior.

## El veredicto
poe-round-over = La ronda { $number } terminó.
poe-won = { $who ->
    [you] ¡Ganaste la partida!
   *[other] ¡{ $name } gana la partida!
}
poe-won-together = ¡{ $names } ganan juntos!
poe-verdict-possible = { $held ->
    [yes] Demostrado: se podía llegar a una solución. Así que { $move } no fue un { $kind }-flub.
   *[no] Nadie demostró que se podía llegar a una solución. Vale el desafío: { $move } cuenta como { $kind }-flub.
}
poe-verdict-avoidable = { $held ->
    [yes] Demostrado: { $move } fue un { $kind }-flub.
   *[no] Nadie demostró que { $move } fuera un { $kind }-flub.
}
poe-verdict-force-out = { $held ->
    [yes] { $who ->
        [you] Declaraste un final forzado, y lo es: alguien lo demostró.
       *[other] { $name } declaró un final forzado, y lo es: alguien lo demostró.
    }
   *[no] { $who ->
        [you] Declaraste un final forzado, y nadie lo demostró.
       *[other] { $name } declaró un final forzado, y nadie lo demostró.
    }
}
poe-points-of = { $name }: { $points }.
poe-reason-force-out = { $who ->
    [you] { $points }: Demostraste el final forzado.
   *[other] { $points }: { $name } demostró el final forzado.
}
poe-reason-force-out-failed = { $who ->
    [you] { $points }: Declaraste un final forzado y no lo demostraste.
   *[other] { $points }: { $name } declaró un final forzado y no lo demostró.
}
poe-reason-sustained = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: Te uniste a quien desafió y lo demostraste.
        [with-mover] { $points }: Te uniste a quien jugó y lo demostraste.
       *[other] { $points }: Tenías que demostrarlo y lo hiciste.
    }
   *[other] { $part ->
        [with-challenger] { $points }: { $name } se unió a quien desafió y lo demostró.
        [with-mover] { $points }: { $name } se unió a quien jugó y lo demostró.
       *[other] { $points }: { $name } tenía que demostrarlo y lo hizo.
    }
}
poe-reason-given-up = { $who ->
    [you] { $points }: Renunciaste a la demostración.
   *[other] { $points }: { $name } renunció a la demostración.
}
poe-reason-failed = { $who ->
    [you] { $points }: Tenías que demostrarlo, y la demostración no vale.
   *[other] { $points }: { $name } tenía que demostrarlo, y la demostración no vale.
}
poe-reason-others-failed = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: Te uniste a quien desafió, y nadie demostró lo contrario.
       *[other] { $points }: No tenías que demostrar nada, y nadie más lo demostró.
    }
   *[other] { $part ->
        [with-challenger] { $points }: { $name } se unió a quien desafió, y nadie demostró lo contrario.
       *[other] { $points }: { $name } no tenía que demostrar nada, y nadie más lo demostró.
    }
}
poe-reason-others-sustained = { $who ->
    [you] { $points }: No tenías que demostrar nada, y el otro lado lo demostró.
   *[other] { $points }: { $name } no tenía que demostrar nada, y el otro lado lo demostró.
}
poe-verdict-a-flub = La jugada { $number } fue el A-flub: { $letter }.
poe-show-proof = Mostrar
poe-shown-instead = En su lugar se podía escribir: { $letter }.
poe-felt = { $part ->
    [caller] ¡Tenías razón! +{ $points }
    [mover] ¡Tu jugada valió! +{ $points }
    [force-out] ¡Lo demostraste! +{ $points }
   *[joiner] ¡Elegiste el lado correcto! +{ $points }
}
poe-show-truth = Mostrarlo en el tablero
poe-show-possible = Mostrar una demostración que habría valido
poe-next-round = Siguiente ronda
poe-new-match = Otra partida, los mismos jugadores

## Repaso y entrenador
poe-review = Repasar la ronda
poe-review-move = { $name }: { $move }
poe-review-fine = Ningún flub.
poe-review-missed = Podían desafiarlo: { $names }.
poe-note-p = { $move } es un P-flub: { $why }
poe-note-a = { $letter ->
    [none] { $move } es un A-flub: forma { $list }. { $instead } lo habría evitado.
   *[other] { $move } es un A-flub: con { $letter } se forma { $list }. { $instead } lo habría evitado.
}
poe-note-ca = { $move } es un CA-flub: { $earlier } fue un A-flub, y nadie lo desafió.
poe-note-cp = { $move } es un CP-flub: la jugada anterior no había dejado ninguna solución, y nadie la desafió.
poe-obstacle-stranded = la R de la casilla { $square } ya no puede ser la única R de ninguna conexión.
poe-obstacle-too-few = { $count ->
    [0] ya no se puede formar ninguna conexión.
    [one] ya solo se puede formar una conexión como mucho.
   *[other] ya solo se pueden formar { $count } conexiones como mucho.
} { $goal ->
    [odd] La meta es impar.
    [even] La meta es par.
    [at-least] La meta es al menos { $number }.
   *[exactly] La meta es exactamente { $number }.
}
poe-obstacle-too-many = { $count ->
    [one] hay que contar una conexión,
   *[other] hay que contar { $count } conexiones,
} se escriba lo que se escriba. { $goal ->
    [odd] La meta es impar.
    [even] La meta es par.
    [at-least] La meta es al menos { $number }.
   *[exactly] La meta es exactamente { $number }.
}
poe-obstacle-other-sizes = las soluciones solo pueden tener este número de conexiones: { $sizes }. { $goal ->
    [odd] La meta es impar.
    [even] La meta es par.
    [at-least] La meta es al menos { $number }.
   *[exactly] La meta es exactamente { $number }.
}

## Puntos
poe-scores = Puntos
poe-score-round = Ronda
poe-scores-none = Todavía no ha terminado ninguna ronda.

## El tablero sin rivales
poe-board-solved = Hay una solución: { $list }.
poe-board-unsolved = Todavía no hay solución.
poe-board-possible = Se puede llegar a una solución.
poe-board-impossible = No se puede llegar a ninguna solución: { $why }
poe-board-ripe = { $letter ->
    [none] Ya está: { $list }.
   *[other] Basta una letra: con { $letter } se forma { $list }.
}
poe-board-unripe = Una sola letra no basta.
poe-board-safe = { $count ->
    [0] { $forced ->
        [yes] Ninguna letra es segura. Quien escriba ahora está forzado y puede dejar que alguien termine.
       *[no] Ninguna letra es segura.
    }
    [one] Una letra es segura.
   *[other] { $count } letras son seguras.
}
poe-board-legend = En las casillas vacías: las letras simples son seguras, las que llevan un marco dejarían que alguien terminara y las tachadas no dejarían ninguna solución.
poe-board-start = Empezar una partida desde aquí
poe-board-no-start = Una partida puede empezar donde se puede escribir una letra y llegar a una solución.

## Entradas que no valen
poe-refused-over = La partida terminó.
poe-refused-seat = No hay jugador { $number }.
poe-refused-not-timed = Esta partida no se juega por tiempo.
poe-refused-time-called = El tiempo ya se acabó.
poe-refused-goal-due = Primero { $name } tiene que elegir la meta.
poe-refused-goal-set = La meta ya está elegida.
poe-refused-goal-other = «{ $text }» no es una meta aquí.
poe-refused-hearing = Primero hay que resolver el desafío.
poe-refused-no-hearing = Nadie ha desafiado.
poe-refused-turn = Es el turno de { $name }.
poe-refused-sides = Ahora nadie tiene que unirse a un lado.
poe-refused-join-due = Primero { $name } tiene que unirse a un lado.
poe-refused-no-burden = Este jugador no tiene nada que demostrar.
poe-refused-handed-in = Esta demostración ya está entregada.
poe-refused-proof-long = Esta demostración es demasiado larga. Una solución tiene como mucho 136 conexiones.
poe-refused-own-move = Nadie desafía su propia jugada.
poe-refused-goal-flub = Una meta solo puede ser un P-flub.
poe-refused-full = El tablero está lleno. Desafía o declara un final forzado.
poe-refused-letter = { $letter } no es una letra de POE.
poe-refused-square = No hay casilla { $square } en el tablero.
poe-refused-filled = La casilla { $square } ya tiene una letra.
