# Las lecciones de Wholes.
learn-wholes-step = { $step ->
    [1] Del dibujo a la fracción
    [2] ¿Cuál es menor?
    [3] Fracciones iguales
    [4] Décimos y centésimos
    [5] Decimales en orden
    [6] Porcentajes
    [7] ¿Qué falta?
    [8] Un entero de partes iguales
    [9] Dos clases de partes
    [10] Formas mezcladas
    [11] Casi no es exactamente
    [12] El entero más largo
    [13] Dilo
    [14] ¿Puede ser?
    [15] Dudar o dejar pasar
   *[16] CAMBIO, CEBO, REPETIR
}
learn-wholes-ask = { $asked ->
    [name] Elige todas las que son iguales a esta carta.
    [order] Toca las cartas en orden, primero la menor.
    [missing] ¿Qué falta para un entero? Elige una.
    [whole] Elige cartas que sumen exactamente un entero.
    [longest] Elige todas las cartas que puedas que sumen exactamente un entero.
    [mend] Alguien sumó esto. Encuentra el primer número equivocado y corrígelo.
    [parts] Escribe cada carta en { $whole ->
        [one] una parte
       *[other] { $whole } partes
    } de un entero.
    [exactly] ¿Son exactamente un entero?
    [say] Juegas estas { $count } cartas. Di algo que se pueda decir.
    [could] ¿Puede ser verdad lo que se dijo? Cuenta las cartas.
    [call] Alguien jugó. ¿Dudas o lo dejas pasar?
    [swap] Juegas CAMBIO. ¿Con quién cambias de lugar?
    [bait] Elige cartas para un engaño que le cueste a quien dude.
   *[twice] Tienes REPETIR. Elige un entero y después otro.
}
learn-wholes-fraction = { $top } sobre { $bottom }
learn-wholes-offered = Para elegir
learn-wholes-place = lugar { $place }
learn-wholes-together = Juntas:
learn-wholes-total = la suma
learn-wholes-which-wrong = ¿Cuál es el primer número equivocado?
learn-wholes-mended = Número correcto de partes, de { $whole }
learn-wholes-part = Partes de { $card }, de { $whole }
learn-wholes-exactly-legend = Juntas son
learn-wholes-exactly = { $way ->
    [exactly] exactamente un entero
    [less] menos
   *[more] más
}
learn-wholes-by = ¿Por cuánto?
learn-wholes-top = Encima de la raya
learn-wholes-bottom = Debajo de la raya
learn-wholes-say = Lo que se puede decir
learn-wholes-you-say = Dices:
learn-wholes-unsay = Quitar { $card }
learn-wholes-turn = Cartas para
learn-wholes-first = el primer turno
learn-wholes-second = el segundo turno
learn-wholes-could = ¿Puede ser verdad?
learn-wholes-too-few = ¿De qué valor hay muy pocas?
learn-wholes-call = Dudar
learn-wholes-let-be = Dejar pasar
learn-wholes-player = Jugador { $number }, casilla { $space }
learn-wholes-own = Estás en la casilla { $space }.
learn-wholes-swap = Cambiar de lugar con
learn-wholes-play = Un jugador puso { $cards } cartas, fue de la casilla { $from } a la { $to } y tiene { $left } más. Estás en la casilla { $own }.
learn-wholes-deck = { $asked ->
    [values] Valores de la baraja
   *[cards] La baraja: { $cards } cartas
}
learn-wholes-stakes = Si dudas y las cartas suman exactamente un entero, vuelves a la casilla { $own }. Si no, quien jugó vuelve a la casilla { $other }. Gana quien llega primero a la casilla { $last }.
learn-wholes-said = La otra persona dice:
learn-wholes-hand = Tu mano:
learn-wholes-gone = Ya salieron:
learn-wholes-answer-twice = { $first }; después { $second }
learn-wholes-answer-part = { $card } = { $parts } de { $whole }
learn-wholes-answer-mend = { $card }: { $parts ->
    [one] una parte
   *[other] { $parts } partes
}
learn-wholes-answer-by = { $way ->
    [exactly] Exactamente un entero.
    [less] Menos, por { $value }.
   *[more] Más, por { $value }.
}
learn-wholes-answer-no = No: hay muy pocas de { $card }.
learn-wholes-answer-swap = Con el jugador { $number }.
learn-wholes-unfinished = Falta algo en tu respuesta.
learn-wholes-flaw = { $kind ->
    [unequal] No es igual: { $card }.
    [missed] También es igual: { $card }.
    [not-held] No hay más { $card } en la mano.
    [count-again] Cuenta otra vez las partes de { $card }.
   *[first-wrong] El primer número equivocado está en { $card }.
}
learn-wholes-answer-at = { $way ->
    [call] Dudar: así se acierta unas { $odds } de cada 100 veces.
   *[let] Dejar pasar: dudar acierta unas { $odds } de cada 100 veces.
}
learn-wholes-out-of-order = Al revés: { $card } es más que { $second }.
learn-wholes-adds = Juntas son { $value }, no un entero.
learn-wholes-is-whole = Son exactamente un entero.
learn-wholes-longer = Hay un entero de { $count } cartas: { $cards }.
learn-wholes-has-parts = En { $card } hay { $parts ->
    [one] una parte.
   *[other] { $parts } partes.
}
learn-wholes-unsayable = De { $count } cartas no se puede decir nada.
learn-wholes-left = { $kind ->
    [enough] Quedan { $count } de { $card }: bastan.
   *[too-few] Solo quedan { $count } de { $card }: son muy pocas.
}
learn-wholes-odds = De cada cien dudas así, { $odds } son correctas.
learn-wholes-farther = El jugador { $number } está más adelante.
learn-wholes-no-bait = Sin CEBO te cuesta a ti si alguien duda.
learn-wholes-said-other = Dices tantos valores como cartas juegas: { $cards }, no { $said }.
learn-wholes-whole-otherwise = Las cartas suman un entero: di lo que está en ellas.
learn-wholes-not-playable = Ninguna jugada puede tener { $card }.
learn-wholes-hint-in-parts = Piensa en un entero de { $whole } partes iguales.
learn-wholes-hint-parts = En esas partes: { $parts }.
learn-wholes-hint-begin = Empieza con { $card }.
learn-wholes-hint-count = Cuenta las cartas de { $card } que ves.
learn-wholes-hint-left = De { $card }, { $count } pueden estar en otras manos.
learn-wholes-hint-ahead = Mira quién está delante de ti.
learn-wholes-hint-farthest = El más adelantado está en la casilla { $space }.
learn-wholes-hint-special = Busca { $card }.
learn-wholes-beat = Divide un entero en { $whole } partes iguales: { $card } es { $parts } de ellas{ $other ->
    [none] .
   *[other] , igual que { $other }.
}
learn-wholes-belief = { $belief ->
    [part-to-part] Una fracción compara la parte con el entero, no con el resto.
    [other-part] La fracción nombra la parte sombreada.
    [larger-bottom] Con más partes, cada parte es menor.
    [adds-to-both] Sumar arriba y abajo cambia la fracción. Multiplicar los dos, no.
    [changes-one] Los dos números cambian a la vez.
    [tenths-as-hundredths] El primer lugar después del punto son décimos.
    [digit-as-bottom] La cifra después del punto va arriba, sobre diez.
    [longer-is-larger] Más cifras no hacen mayor un decimal.
    [bottom-as-percent] Por ciento quiere decir de cada cien.
    [digits-as-percent] Escríbelo primero en centésimos.
    [given-again] Eso es lo que hay, no lo que falta.
    [nearly-exactly] Casi un entero no es un entero.
    [counts-cards] El número de cartas no dice nada: suma las partes.
    [tops-and-bottoms] Suma solo partes iguales. El número de abajo se queda.
    [keeps-top] De partes más pequeñas hay más.
    [reads-digits] Di primero cuánto es de un entero.
    [repeating-falls-short] Un decimal que se repite para siempre es exactamente su fracción.
    [any-whole] Busca uno con más cartas.
    [must-be-true] En un engaño dices lo que suma un entero.
    [may-say-anything] Un entero de verdad se dice como es.
    [says-fewer] Se dicen todas las cartas.
    [unlikely-cannot-be] Poco probable no es imposible.
    [forgets-gone] Cuenta también las cartas que ya salieron.
    [calls-too-much] Dudar mal te cuesta.
    [trusts-all] A veces conviene dudar.
    [anyone-ahead] Cambia con quien está más adelante.
    [forgets-bait] El CEBO protege el engaño.
   *[card-twice] Una carta se juega una sola vez.
}

# En papel
learn-wholes-paper = { $asked ->
    [name] Marca todas las que son iguales a esta carta.
    [order] Numera las cartas de la menor a la mayor.
    [missing] ¿Qué falta para un entero? Marca una.
    [whole] Marca cartas que sumen exactamente un entero.
    [longest] Marca todas las cartas que puedas que sumen exactamente un entero.
    [say] Juegas estas cartas. Escribe algo que se pueda decir.
    [bait] Marca cartas para un engaño que le cueste a quien dude.
   *[twice] Tienes REPETIR. Escribe 1 junto a las cartas de un entero y 2 junto a las de otro.
}
learn-wholes-paper-sort = Separa todas las cartas en grupos. Cada grupo es exactamente un entero.
learn-wholes-paper-groups = ¿Cuántos enteros?
learn-wholes-paper-sums = Los grupos:

# Una línea de una suma en el tribunal
learn-wholes-line-total = En total: { $top } de { $bottom }
