how-to-wholes-about = El juego
how-to-wholes-about-what = Corre por 20 casillas. Juega boca abajo cartas que sumen exactamente un entero y di qué son. ¿De verdad lo son? Quien no lo crea, duda.

how-to-wholes-whole = Exactamente un entero
how-to-wholes-whole-what = Una carta es una parte de un entero: fracción, decimal, porcentaje o dibujo. Una raya sobre un dígito quiere decir que sigue sin fin. Cuantas más cartas, más lejos avanzas.
how-to-wholes-try = Toca cartas para sumarlas. ¿Puedes formar exactamente un entero?

how-to-wholes-turn = Tu turno
how-to-wholes-turn-deal = Cada quien empieza con cinco cartas, fuera del tablero.
how-to-wholes-turn-draw = Roba una carta.
how-to-wholes-turn-play = Juega boca abajo cartas que sumen un entero y di la suma.
how-to-wholes-turn-bluff = O engaña: juega otras y di una suma que sea un entero.
how-to-wholes-turn-pass = O pasa.
how-to-wholes-turn-move = Tu ficha avanza una casilla por cada carta.
how-to-wholes-turn-ruling-empty = Cuando ya no quedan cartas que robar, se barajan las cartas apartadas y se usan otra vez. Si tampoco hay de esas, juegas sin robar.
how-to-wholes-turn-ruling-said = Dices un valor por cada carta que juegas. Lo que dices debe ser exactamente un entero. Si no lo es, se te muestra la suma y la dices otra vez.
how-to-wholes-turn-ruling-faces = Solo puedes decir valores que están en cartas de esta baraja, en una forma que tienen allí.
how-to-wholes-turn-ruling-true = Si tus cartas de verdad suman un entero, dices los valores que tienen. Solo un engaño se dice de otra manera.

how-to-wholes-call = Dudar
how-to-wholes-call-what = Cualquiera puede dudar de una jugada, hasta que robe el siguiente. Quien duda voltea las cartas:
how-to-wholes-call-bluff = No son un entero: quien dudó se queda con las cartas. Quien engañó vuelve a donde empezó su turno, y una casilla más hacia atrás por cada carta.
how-to-wholes-call-whole = Son un entero: quien dudó retrocede una casilla por cada carta.
how-to-wholes-call-bait = Hay un CEBO: quien dudó retrocede una casilla por cada carta, y quien engañó se queda.
how-to-wholes-call-ruling-one = De una jugada se duda una sola vez. Vale quien duda primero. Si nadie duda, las cartas se apartan y nadie las ve nunca.
how-to-wholes-call-ruling-start = Nadie retrocede más allá del comienzo.
how-to-wholes-call-ruling-cards = Después de una duda sin razón, y después de un CEBO, las cartas se apartan.

how-to-wholes-special = CEBO, CAMBIO y REPETIR
how-to-wholes-special-bait = CEBO: escóndelo en un engaño.
how-to-wholes-special-swap = CAMBIO: cambia de lugar con cualquiera, en cualquier momento.
how-to-wholes-special-replay = REPETIR: juega otro turno justo después del tuyo.
how-to-wholes-special-ruling-bait = El CEBO va boca abajo como las otras cartas de la jugada. Cuenta como una carta, y dices un valor por él.
how-to-wholes-special-ruling-part = CAMBIO y REPETIR no se juegan como parte de una suma. Se apartan después de usarlas.
how-to-wholes-special-ruling-replay = Cuando el segundo turno roba su carta, ya no se puede dudar de tu primera jugada.
how-to-wholes-special-ruling-swap = CAMBIO vale también mientras se puede dudar de una jugada, y puede quitarle la última casilla a alguien. Si engañaste y luego cambiaste a una casilla más adelante, que te descubran te lleva atrás de todos modos. Si cambiaste a una casilla más atrás, retrocedes desde ahí.

how-to-wholes-win = Quién gana
how-to-wholes-win-what = Gana quien llega primero a la última casilla, aunque sus cartas lo lleven más lejos. No hay prisa.
how-to-wholes-win-ruling-time = Has ganado cuando ya nadie puede dudar de tu jugada: cuando roba el siguiente jugador, o cuando todos los demás han dicho que la dejan pasar.
how-to-wholes-win-ruling-end = Una partida que nadie ha ganado después de 2000 turnos termina. Entonces gana quien esté más adelante.

how-to-wholes-packs = Paquetes y barajas
how-to-wholes-packs-what = Los paquetes traen otras fracciones. Junta paquetes o escribe una baraja propia.
how-to-wholes-packs-ruling = Una baraja tiene de 36 a 400 cartas, y algunas de ellas deben sumar un entero. Cada valor es más que cero y no más que un entero, con un denominador de hasta 1000.

how-to-wholes-source = Estas son las reglas del juego de cartas Wholes: The Game, para los grados 4 a 6, y de sus paquetes con fracciones más difíciles.

wholes-help-touch = Toca el montón para robar. Toca una carta para elegirla o devolverla, o arrástrala al centro.
wholes-help-said = Para engañar, toca el valor debajo de una carta en el centro.
wholes-help-arrows = van de carta en carta
wholes-help-numbers = eligen una carta
wholes-mark-bar = Barra
wholes-help-bar = tu suma; lo que falta va punteado, lo que sobra va rayado
wholes-mark-said = Valor debajo de una carta
wholes-help-value = lo que se dice de ella
wholes-mark-back = Dorso
wholes-help-back = su dibujo muestra de quién es la carta

# Términos como se escriben en las oraciones, y qué significan.
wholes-term-whole = entero, enteros
wholes-term-whole-is = Todo de algo: 1, 100 por ciento, cuatro cuartos.
wholes-term-call = duda, dudar
wholes-term-call-is = Decir que no crees una jugada. Entonces se voltean sus cartas.
wholes-term-bluff = engaña, engaño, engaños
wholes-term-bluff-is = Jugar cartas que no son lo que dices.
wholes-term-bait = CEBO
wholes-term-bait-is = Una carta que vale lo que digas. Quien duda de una jugada con ella paga.
wholes-term-odds = probabilidad
wholes-term-odds-is = Cuántas veces de 100 sale algo.
