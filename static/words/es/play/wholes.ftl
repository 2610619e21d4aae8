# Wholes en la mesa. Cada jugador es "you" si es la única persona ante la pantalla, o tiene un nombre.

## Preparar
wholes-sent-deck-keep = Guardar esta baraja entre las mías
wholes-sent-deck-kept = Esta baraja está entre las tuyas.
wholes-sent-deck-no-room = Ya tienes todas las barajas que Flub puede guardar. Con esta puedes jugar de todos modos.

## La mesa
wholes-board = Tablero, una recta numérica de 0 a 1
wholes-lane = { $space ->
    [0] en la salida
   *[other] casilla { $space } de 20
}, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
wholes-hand = Tus cartas
wholes-card-drawn = nueva
wholes-card-hinted = encaja
wholes-pile = Por robar: { $count }
wholes-discard = Descartadas: { $count }
wholes-discard-title = Cartas descartadas
wholes-discard-others = { $count ->
    [0] No hay más.
    [one] Hay una más boca abajo.
   *[other] Hay { $count } más boca abajo.
}
wholes-pick = Elige cartas que sumen un entero.
wholes-play = La jugada, boca abajo
wholes-your-play = Tu jugada
wholes-turned-over = Las cartas, boca arriba
wholes-cards-are = Las cartas: { $sum }
wholes-you-say = Dices: { $sum }
wholes-says = { $who ->
    [you] Dices: { $sentence }.
   *[other] { $name } dice: { $sentence }.
}
wholes-say-what = ¿Qué dices que es esta carta?
wholes-say-nothing-yet = nada todavía
wholes-say-bait = ¿Por qué carta pasa CEBO?
wholes-i-say = Digo
wholes-bluff-about = Para engañar, toca una burbuja y di otra cosa.
wholes-change-said = { $card }. Dices: { $said }. Decir otra cosa

## De quién es el turno
wholes-turn = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
wholes-turn-call = { $who ->
    [you] ¿Dudas?
   *[other] ¿Duda alguien?
}
wholes-won = { $who ->
    [you] ¡Ganas!
   *[other] ¡Gana { $name }!
}
wholes-won-why = { $who ->
    [you] Llegaste a la última casilla.
   *[other] { $name } llegó a la última casilla.
}
wholes-won-together = ¡Ganan { $names } juntos!
wholes-due-call = ¿De verdad es un entero? Duda de la jugada o déjala pasar.
wholes-due-draw = Roba una carta.
wholes-due-play = Juega cartas que sumen un entero, engaña o pasa.
wholes-drawn = Robaste: { $card }.
wholes-so-far-none = No hay cartas elegidas.

## Lo que pasó
wholes-good = Lo bueno.{ $wholes ->
    [0] {""}
   *[other] {" "}Enteros jugados: { $wholes }.
}{ $calls ->
    [0] {""}
   *[other] {" "}Dudas acertadas: { $calls }.
}{ $bluffs ->
    [0] {""}
   *[other] {" "}Faroles que funcionaron: { $bluffs }.
}
wholes-bluff-worked = ¡Tu farol funcionó!
wholes-event-draw = { $who ->
    [you] Robaste una carta.
   *[other] { $name } robó una carta.
}
wholes-event-play = { $who ->
    [you] Jugaste { $count ->
        [one] una carta
       *[other] { $count } cartas
    } y dijiste: { $sentence }.
   *[other] { $name } jugó { $count ->
        [one] una carta
       *[other] { $count } cartas
    } y dijo: { $sentence }.
}
wholes-event-pass = { $who ->
    [you] Pasaste.
   *[other] { $name } pasó.
}
wholes-event-let-be = { $who ->
    [you] La dejaste pasar.
   *[other] { $name } la dejó pasar.
}
wholes-event-replay = { $who ->
    [you] Jugaste REPETIR: un segundo turno.
   *[other] { $name } jugó REPETIR: un segundo turno.
}
wholes-event-swap = { $who ->
    [you] Cambiaste de lugar con { $other }.
   *[other] { $other-who ->
        [you] { $name } cambió de lugar contigo.
       *[other] { $name } cambió de lugar con { $other }.
    }
}
wholes-event-call = { $who ->
    [you] ¡Dudaste de la jugada de { $other }!
   *[other] { $other-who ->
        [you] ¡{ $name } dudó de tu jugada!
       *[other] ¡{ $name } dudó de la jugada de { $other }!
    }
}
wholes-stage-doubt = ¡Eso no es un entero!
wholes-stage-said = Dijo: { $sentence }.
wholes-call-right = { $who ->
    [you] Tienes razón: ¡era un engaño!
   *[other] { $other-who ->
        [you] { $name } descubrió tu engaño.
       *[other] { $name } tiene razón: ¡era un engaño!
    }
}
wholes-call-wrong = { $who ->
    [you] Es exactamente un entero. { $other } dijo la verdad.
   *[other] { $other-who ->
        [you] ¡Tu suma era correcta!
       *[other] Es exactamente un entero. { $other } dijo la verdad.
    }
}
wholes-call-bait = { $who ->
    [you] ¡CEBO! { $other } engañó, pero picaste.
   *[other] { $other-who ->
        [you] ¡CEBO! { $name } picó.
       *[other] ¡CEBO! { $other } engañó, pero { $name } picó.
    }
}
wholes-caller-pays = { $who ->
    [you] { $spaces ->
        [0] Tendrías que retroceder, pero aún estás en la salida.
        [one] Dudaste y pagas: una casilla atrás, { $space ->
            [0] hasta la salida
           *[other] hasta la { $space }
        }.
       *[other] Dudaste y pagas: { $spaces } casillas atrás, { $space ->
            [0] hasta la salida
           *[other] hasta la { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } tendría que retroceder, pero aún está en la salida.
        [one] { $name } dudó y paga: una casilla atrás, { $space ->
            [0] hasta la salida
           *[other] hasta la { $space }
        }.
       *[other] { $name } dudó y paga: { $spaces } casillas atrás, { $space ->
            [0] hasta la salida
           *[other] hasta la { $space }
        }.
    }
}
wholes-goes-back = { $who ->
    [you] { $spaces ->
        [0] Te quedas donde estás.
        [one] Retrocedes una casilla, { $space ->
            [0] hasta la salida
           *[other] hasta la { $space }
        }.
       *[other] Retrocedes { $spaces } casillas, { $space ->
            [0] hasta la salida
           *[other] hasta la { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } se queda donde está.
        [one] { $name } retrocede una casilla, { $space ->
            [0] hasta la salida
           *[other] hasta la { $space }
        }.
       *[other] { $name } retrocede { $spaces } casillas, { $space ->
            [0] hasta la salida
           *[other] hasta la { $space }
        }.
    }
}
wholes-keeps = { $who ->
    [you] Te quedas con las cartas.
   *[other] { $name } se queda con las cartas.
}

## Jugar
wholes-draw = Robar una carta
wholes-draw-about = Ya puedes elegir cartas antes de robar.
wholes-play-cards = { $count ->
    [0] Elige cartas para jugar
   *[other] ¡Igual a un entero!
}
wholes-bluff = Decir que es un entero
wholes-bait-first = Primero di qué es CEBO
wholes-pass = Pasar
wholes-put-back = Devolver
wholes-hops = En saltos
wholes-hint = Pista
wholes-hint-more = Dime más
wholes-hint-look = Mira tu mano: { $count } de tus cartas suman exactamente un entero.
wholes-hint-begin = Empieza con { $card }. Entonces falta: { $rest }.
wholes-hint-others = Mira tus cartas y las descartadas. ¿Cuántas quedan de los valores dichos?
wholes-hint-count = { $all ->
    [one] Hay una carta de { $value }.
   *[other] Hay { $all } cartas de { $value }.
} { $seen ->
    [0] No ves ninguna.
    [one] Ves una.
   *[other] Ves { $seen }.
}
wholes-hint-whole = Esto suma un entero: { $sentence }.
wholes-hint-none = { $step ->
    [look] Mira tu mano: ninguna de tus cartas suma exactamente un entero.
    [what] Un farol te lleva una casilla adelante por cada carta. Pero si alguien duda, retrocedes otras tantas.
    [bait] Engaña con CEBO y otra carta: así paga quien dude, y no tú.
    [little] Engaña con dos cartas: tan cerca de la salida casi no tienes nada que perder.
   *[pass] Pasa: con la próxima carta quizá tengas un entero.
}
wholes-hint-call = { $odds ->
    [0] Tiene que ser un entero: dudar sería un error.
    [100] No puede ser un entero: dudar es correcto.
   *[other] Por lo que puedes ver, dudar sería correcto { $odds } de cada 100 veces.
}
wholes-missed-title = Mira otra vez
wholes-missed = Algunas de tus cartas suman exactamente un entero.
wholes-missed-back = Buscarlo
wholes-missed-pass = Pasar de todos modos
wholes-go-on = Seguir
wholes-waiting = Los demás están pensando.
wholes-thinks = { $name } está pensando.
wholes-record = Registro
wholes-not-now = Ahora no
wholes-curtain = Pásale a { $name }
wholes-curtain-about = { $count ->
    [2] La otra persona mira a otro lado.
   *[other] Los demás miran a otro lado.
}
wholes-curtain-open = Mostrar las cartas de { $name }

## Dudar
wholes-call-open = Dudar …
wholes-call-title = ¿Dudar de la jugada?
wholes-call-if-right = { $who ->
    [you] Si es un engaño, retrocedes.
   *[other] Si es un engaño: te quedas con las cartas. { $name } vuelve a donde empezó el turno y luego { $count ->
        [one] una casilla más.
       *[other] { $count } casillas más.
    }
}
wholes-call-if-wrong = Si es un entero, o hay un CEBO: retrocedes { $count ->
    [one] una casilla.
   *[other] { $count } casillas.
}
wholes-call = ¡Dudo!
wholes-call-as = { $name } duda
wholes-let-be = Dejarla pasar
wholes-let-be-and-draw = Dejarla pasar y robar
wholes-nobody-calls = Nadie duda
wholes-on-space = { $space ->
    [0] en la salida
   *[other] casilla { $space }
}

## Cartas especiales
wholes-swap-title = ¿Cambiar de lugar?
wholes-swap-with = ¿Con quién?
wholes-swap-moves = { $from ->
    [0] Vas de la salida
   *[other] Vas de la casilla { $from }
} { $to ->
    [0] a la salida.
   *[other] a la casilla { $to }.
}
wholes-swap-confirm = Cambiar de lugar
wholes-replay-open = REPETIR …
wholes-replay-title = ¿Un segundo turno?
wholes-replay-when = Puedes jugar REPETIR después de tu turno, antes de que robe el siguiente.
wholes-replay-now = REPETIR se descarta. Robas una carta y juegas otra vez, antes que el siguiente.
wholes-replay-confirm = Tomar un segundo turno
wholes-look-open = Mis cartas …
wholes-look-title = Mirar tus cartas
wholes-look-who = ¿Quién mira?
wholes-look-special = Para jugar una carta especial, tócala.

## Al final
wholes-new-game = Partida nueva, mismos jugadores
wholes-review = Repasar las jugadas
wholes-review-summary = { $uncalled ->
    [0] Se dudó de todas las jugadas.
    [one] De una jugada no dudó nadie.
   *[other] De { $uncalled } jugadas no dudó nadie.
} { $right ->
    [one] Dudar fue correcto una vez,
   *[other] Dudar fue correcto { $right } veces,
} { $wrong ->
    [one] una vez fue un error.
   *[other] { $wrong } veces fue un error.
}
wholes-review-whole = Un entero. Nadie dudó.
wholes-review-closed = Nadie dudó. Las cartas quedan boca abajo.
wholes-review-said = { $who ->
    [you] Dijiste: { $sentence }.
   *[other] { $name } dijo: { $sentence }.
}
wholes-review-passed = ¡Un engaño que pasó!
wholes-review-right = { $who ->
    [you] Un engaño. Dudaste de él. Por lo que podías ver, dudar era correcto { $odds } de cada 100 veces.
   *[other] Un engaño. { $name } dudó de él. Por lo que podía ver, dudar era correcto { $odds } de cada 100 veces.
}
wholes-review-wrong = { $who ->
    [you] Dudaste y te equivocaste. Por lo que podías ver, dudar era correcto { $odds } de cada 100 veces.
   *[other] { $name } dudó y se equivocó. Por lo que podía ver, dudar era correcto { $odds } de cada 100 veces.
}

## Entradas que no valen
wholes-refused-over = La partida terminó.
wholes-refused-seat = No hay jugador { $number }.
wholes-refused-turn = Es el turno de { $name }.
wholes-refused-draw-first = Primero roba una carta.
wholes-refused-drawn = La carta de este turno ya se robó.
wholes-refused-nothing = No hay nada de qué dudar ahora.
wholes-refused-own = Nadie duda de su propia jugada.
wholes-refused-left-be = Este jugador ya la dejó pasar.
wholes-refused-swap-self = Nadie cambia de lugar consigo mismo.
wholes-refused-replay = Un segundo turno viene después del propio turno, antes de que robe el siguiente.
wholes-refused-held = Este jugador no tiene esa carta: { $card }
wholes-refused-playable = Esta carta no puede ser parte de una jugada: { $card }
wholes-refused-no-cards = Elige al menos una carta.
wholes-refused-said-other = { $cards } cartas, pero se dijeron { $said } valores. Di uno por cada carta.
wholes-refused-face = Ninguna carta de esta baraja es { $face }.
wholes-refused-no-whole = { $over ->
    [more] Todavía no: te pasas por { $rest }.
   *[less] Todavía no: necesitas { $rest } más.
}
wholes-refused-otherwise = Estas cartas suman un entero. Di lo que está en ellas.

## Análisis
wholes-analysis-title = Esta posición, con todas las cartas a la vista
wholes-analysis-about = Las probabilidades son estimadas: por las casillas, las cartas y lo que aún puede salir.
wholes-analysis-longest = { $count ->
    [0] Ningún entero.
   *[other] El entero más largo: { $count } cartas.
}
wholes-analysis-chance = Gana { $odds } de cada 100 veces.
wholes-analysis-call = Dudar acierta { $odds } de cada 100 veces, por lo que esta mano puede saber.
wholes-analysis-choices = Qué lleva adónde
wholes-analysis-choice = { $what }: gana { $odds } de cada 100 veces
wholes-analysis-whole = Jugar { $sum }
wholes-analysis-calls = { $who ->
    [you] Dudas
   *[other] { $name } duda
}
wholes-analysis-lets-be = { $who ->
    [you] La dejas pasar
   *[other] { $name } la deja pasar
}
wholes-analysis-play = Seguir desde aquí, como práctica

# Lo que dice la guía
wholes-guide-draw = Toma una carta.
wholes-guide-whole = Elige todas las cartas que dicen «encaja». Así sale un entero exacto.
wholes-guide-astray = Eso suma { $sum }. Con tus otras cartas no sale un entero: devuelve la última.
wholes-guide-none = Ninguna de tus cartas forma un entero. Pasa, o engaña: juega algunas y di otros valores.
wholes-aim = Llega primero al 1: cada carta que juegas es una casilla.
wholes-guide-play = Eso es un entero. ¡Juégalo!
wholes-guide-call = ¿Será un engaño? Mira los valores que dijo y tus propias cartas.
