how-to-wholes-about = De qué se trata
how-to-wholes-about-what = De dos a seis jugadores corren por un tablero de 20 casillas. Cada casilla es un veinteavo, así que la última es un entero.
how-to-wholes-about-claim = Avanzas jugando cartas que suman exactamente un entero. Las juegas boca abajo y dices qué son. ¿De verdad lo son? Quien no lo crea, duda.

how-to-wholes-cards = Las cartas
how-to-wholes-cards-what = Una carta muestra una parte de un entero: como fracción, decimal, porcentaje o dibujo. Estas cinco muestran la misma parte.
how-to-wholes-cards-repeat = Una raya sobre un dígito quiere decir que sigue sin fin: cero punto tres tres tres y así siempre es exactamente un tercio. También lo es 33 y un tercio por ciento.
how-to-wholes-cards-special = Tres clases de cartas son especiales. No tienen valor.
how-to-wholes-cards-deck = La primera baraja tiene 40 cartas: 12 cartas distintas con valor, tres de cada una, y dos de CAMBIO, una de REPETIR y una de CEBO.

how-to-wholes-whole = Exactamente un entero
how-to-wholes-whole-what = Suma las cartas que quieres jugar. Deben ser exactamente un entero, ni menos ni más. Cuántas cartas usas, y en qué formas, lo decides tú.
how-to-wholes-whole-line = También puedes pensar en saltos sobre una recta numérica. El último salto tiene que caer en el 1.
how-to-wholes-whole-tip = Cuantas más cartas usas, más lejos avanzas.

how-to-wholes-turn = Tu turno
how-to-wholes-turn-deal = Al comienzo cada quien recibe cinco cartas, y todas las fichas están fuera del tablero.
how-to-wholes-turn-draw = Primero roba una carta.
how-to-wholes-turn-play = Luego juega boca abajo cartas que sumen un entero, y di la suma: «un medio más un cuarto más 25 por ciento es igual a un entero».
how-to-wholes-turn-bluff = O engaña: juega cartas que no sumen un entero, y di una suma que sí lo sea.
how-to-wholes-turn-pass = O pasa, y guarda tus cartas.
how-to-wholes-turn-move = Tu ficha avanza una casilla por cada carta que jugaste.
how-to-wholes-turn-ruling-empty = Cuando ya no quedan cartas que robar, se barajan las cartas apartadas y se usan otra vez. Si tampoco hay de esas, juegas sin robar.
how-to-wholes-turn-ruling-said = Dices un valor por cada carta que juegas. Lo que dices debe ser exactamente un entero. Si no lo es, se te muestra la suma y la dices otra vez.
how-to-wholes-turn-ruling-faces = Solo puedes decir valores que están en cartas de esta baraja, en una forma que tienen allí.
how-to-wholes-turn-ruling-true = Si tus cartas de verdad suman un entero, dices los valores que tienen. Solo un engaño se dice de otra manera.

how-to-wholes-call = Dudar
how-to-wholes-call-what = Después de una jugada, cualquier otro jugador puede dudar de ella, hasta que robe el siguiente jugador. Quien duda toma las cartas y las revisa.
how-to-wholes-call-cards = Las cartas
how-to-wholes-call-then = Qué pasa
how-to-wholes-call-bluff = No son exactamente un entero
how-to-wholes-call-whole = Son exactamente un entero
how-to-wholes-call-bait = Entre ellas hay un CEBO
how-to-wholes-call-bluff-then = Quien dudó tenía razón y se queda con las cartas. Quien engañó vuelve a donde empezó su turno, y de ahí una casilla más hacia atrás por cada carta.
how-to-wholes-call-whole-then = Quien dudó no tenía razón. Retrocede una casilla por cada carta.
how-to-wholes-call-bait-then = Quien dudó mordió el anzuelo y retrocede una casilla por cada carta. Quien engañó se queda donde está.
how-to-wholes-call-ruling-one = De una jugada se duda una sola vez. Vale quien duda primero. Si nadie duda, las cartas se apartan y nadie las ve nunca.
how-to-wholes-call-ruling-start = Nadie retrocede más allá del comienzo.
how-to-wholes-call-ruling-cards = Después de una duda sin razón, y después de un CEBO, las cartas se apartan.

how-to-wholes-special = CEBO, CAMBIO y REPETIR
how-to-wholes-special-bait = CEBO: ponlo entre las cartas de un engaño. Si alguien duda, paga quien dudó.
how-to-wholes-special-swap = CAMBIO: cambia de lugar con cualquier otro jugador, en cualquier momento, aunque no sea tu turno.
how-to-wholes-special-replay = REPETIR: juega otro turno justo después del tuyo, antes de que robe el siguiente jugador.
how-to-wholes-special-ruling-bait = El CEBO va boca abajo como las otras cartas de la jugada. Cuenta como una carta, y dices un valor por él.
how-to-wholes-special-ruling-part = CAMBIO y REPETIR no se juegan como parte de una suma. Se apartan después de usarlas.
how-to-wholes-special-ruling-replay = Cuando el segundo turno roba su carta, ya no se puede dudar de tu primera jugada.
how-to-wholes-special-ruling-swap = CAMBIO vale también mientras se puede dudar de una jugada, y puede quitarle la última casilla a alguien. Si engañaste y luego cambiaste a una casilla más adelante, que te descubran te lleva atrás de todos modos. Si cambiaste a una casilla más atrás, retrocedes desde ahí.

how-to-wholes-win = Quién gana
how-to-wholes-win-what = Gana quien llega primero a la última casilla. No importa si tus cartas te llevarían más lejos.
how-to-wholes-win-ruling-time = Has ganado cuando ya nadie puede dudar de tu jugada: cuando roba el siguiente jugador, o cuando todos los demás han dicho que la dejan pasar.
how-to-wholes-win-ruling-clock = No hay prisa. Un turno dura lo que dure.
how-to-wholes-win-ruling-end = Una partida que nadie ha ganado después de 2000 turnos termina. Entonces gana quien esté más adelante.

how-to-wholes-packs = Paquetes y barajas propias
how-to-wholes-packs-what = Hay paquetes con otras fracciones: octavos, tercios y sextos, quintos y décimos, y uno mezclado. Puedes juntar paquetes, o escribir una baraja propia.
how-to-wholes-packs-ruling = Una baraja tiene de 36 a 400 cartas, y algunas de ellas deben sumar un entero. Cada valor es más que cero y no más que un entero, con un denominador de hasta 1000.

how-to-wholes-screen = Jugar en la pantalla
how-to-wholes-screen-pick = Para robar, toca el montón. Para elegir una carta, tócala o arrástrala al centro; tócala otra vez para devolverla. Puedes elegir antes de robar.
how-to-wholes-screen-said = Para engañar, toca el valor debajo de una carta en el centro y elige qué dices que es.
how-to-wholes-screen-keys = Con teclado: las flechas van de carta en carta, y los dígitos eligen cartas.
how-to-wholes-screen-call = Las computadoras esperan para que puedas dudar. Cuánto esperan lo decides tú, en los ajustes.
how-to-wholes-screen-curtain = Si varias personas comparten la pantalla, una cortina oculta las cartas entre turnos y los demás miran a otro lado. Con “Mis cartas” cada quien mira las suyas en cualquier momento.
how-to-wholes-screen-practice = En una partida de práctica todas las cartas están boca arriba, y puedes pedir pistas.
how-to-wholes-screen-review = Al final puedes repasar lo que dijo cada quien, cada duda y sus probabilidades. Las cartas de las que nadie dudó quedan boca abajo, menos las tuyas.

how-to-wholes-terms = Palabras del juego
how-to-wholes-terms-whole = Entero
how-to-wholes-terms-whole-is = Todo de algo: 1, 100 por ciento, cuatro cuartos.
how-to-wholes-terms-numerator = Numerador
how-to-wholes-terms-numerator-is = El número sobre la raya de una fracción: cuántas partes tienes.
how-to-wholes-terms-denominator = Denominador
how-to-wholes-terms-denominator-is = El número debajo de la raya de una fracción: cuántas de esas partes hacen un entero.
how-to-wholes-terms-percent = Por ciento
how-to-wholes-terms-percent-is = Cuántos centésimos: 25 por ciento es 25 de 100.
how-to-wholes-terms-play = Jugada
how-to-wholes-terms-play-is = Las cartas que pones en tu turno, y la suma que dices.
how-to-wholes-terms-bluff = Engaño
how-to-wholes-terms-bluff-is = Una jugada cuyas cartas no son lo que dices.
how-to-wholes-terms-call = Dudar
how-to-wholes-terms-call-is = Decir que no crees una jugada. Entonces se voltean sus cartas.
how-to-wholes-terms-pass = Pasar
how-to-wholes-terms-pass-is = No jugar nada en tu turno.

how-to-wholes-source = Estas son las reglas del juego de cartas Wholes: The Game, para los grados 4 a 6, y de sus paquetes con fracciones más difíciles.
