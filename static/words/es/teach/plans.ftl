# Planes de clase: la lista.
plans-lead = Cuarenta y cinco minutos para cada juego, a la medida de una clase. Imprime uno y tenlo en la mano.
plans-title = { $game }: cuarenta y cinco minutos
plans-standards = Pasos y estándares
plans-how-to = Cómo se juega a { $game }
plans-print = Tableros y cartas para imprimir
plans-all = Todos los planes

# Lo que tiene cada plan.
plans-bring = Qué llevar
plans-bring-projector = Un proyector y un ordenador con Flub. Los enlaces de abajo se abren allí.
plans-bring-devices = Un dispositivo por alumno o por pareja, para la escalera. Un dispositivo o un juego en papel por mesa.
plans-bring-slips = Una hojita de papel y un lápiz por alumno, para la pregunta de salida.
plans-recall = Recordar
plans-pose = Preguntar y juzgar
plans-ladder = En la escalera
plans-tables = Mesas de tres
plans-flub = El flub del día
plans-exit = Pregunta de salida
plans-minutes = { $minutes } minutos
plans-time = del minuto { $from } al { $to }
plans-do = Haz:
plans-say = Di:
plans-answer = Respuesta:
plans-open = Abre:
plans-open-pose = Preguntar y reunir con { $exercise }
plans-open-court = El tribunal
plans-open-steps = La escalera, pasos { $first } a { $last }
plans-open-game = Una mesa de { $game }
plans-open-tournament = El torneo

# Lo que todas las clases hacen igual.
plans-reveal = Cuenta las manos, toca los números y descubre la respuesta. Antes de que Flub diga por qué, pregúntaselo a alguien de cada grupo.
plans-court-say = «En esta demostración hay algo mal. Solo quiero el primer fallo. ¿Quién lo tiene?»
plans-court-do = Que un alumno señale el fallo y otro lo arregle. La clase dice si ahora vale.
plans-ladder-say = «Empieza donde estás. Tres aciertos seguidos sin ayuda y el paso es tuyo. ¿No sale? Pide una pista, luego pregunta a quien tienes al lado y luego a mí.»
plans-ladder-do = Pasea por la clase. Apunta un error que veas más de dos veces: puede ser el flub del día.
plans-tables-do = Sienta a tres en cada mesa, iguales con iguales. El torneo forma las mesas e imprime sus hojas de puntos.
plans-stop = Avisa cuando quede un minuto. En la hoja se apunta quién queda primero, segundo y tercero; los empates se comparten.
plans-flub-do = Que una mesa enseñe el flub más bonito que vio, o enseña tú el error que apuntaste. Si no hay ninguno, usa este.
plans-exit-do = Recoge las hojitas en la puerta. Una respuesta buena con una razón mala es el comienzo de la próxima clase.

# POE.
plans-poe-aim = Al final todos saben decir qué conexiones son requeridas y por qué una jugada ha hecho imposible la meta.
plans-poe-mats = En papel: un tablero de 3 por 3 y dos lápices por mesa.
plans-poe-draw = Dibuja en la pizarra un tablero de 3 por 3 y numera sus casillas del 1 al 9.
plans-poe-line = «Sigue una línea con el dedo, de lado a lado o de arriba abajo. ¿Es 1, 4, 2 una línea?»
plans-poe-line-answer = No. Una línea tiene una casilla en cada fila o una en cada columna. 1, 4, 2 da la vuelta.
plans-poe-twice = «¿Qué dos líneas cuentan doble y por qué?»
plans-poe-twice-answer = 159 y 357. Van de lado a lado y también de arriba abajo.
plans-poe-thumbs = «Señalo una línea tras otra. Pulgar arriba si es una conexión requerida. ¡Exactamente una R!»
plans-poe-table = Cada mesa juega a POE para empezar: la meta es impar o par, en el tablero de 3 por 3. La meta pasa al siguiente en cada ronda.
plans-poe-prove = «Escribe una letra o desafía. Primero di qué flub es. P-flub: demuestra quien jugó. A-flub: demuestra quien desafía.»
plans-poe-places = Si hace falta, para en mitad de una ronda: esa no cuenta. Gana quien tiene más puntos.
plans-poe-flub = «La meta es par. ¿Qué era posible todavía antes de F6 y qué quitó F6?»
plans-poe-flub-answer = 147 y 369 aún podían ser conexiones, y dos es par. F6 quitó 369. Una sola es impar: un P-flub.
plans-poe-exit = «La meta es impar. En el tablero están R1, F2, F4 y F5; F5 se escribió la última. ¿Es F5 un P-flub? ¿Por qué?»
plans-poe-exit-answer = Sí. Desde la casilla 1 una línea solo puede seguir por 2, 4 o 5, y las tres están prohibidas. R1 no puede estar en ninguna conexión requerida.

# LawToe.
plans-lawtoe-aim = Al final todos saben anotar todos los tríos con una O y ven cuándo una jugada deja ganar al Demandante.
plans-lawtoe-mats = En papel: un tablero de 3 por 3 y dos lápices por mesa.
plans-lawtoe-draw = Dibuja en la pizarra un tablero de 3 por 3 y numera sus casillas del 1 al 9.
plans-lawtoe-letters = «F, P, O: ¿qué hace cada letra?»
plans-lawtoe-letters-answer = F prohíbe todos los tríos que pasan por ella. P los permite. Hay que anotar todo trío con una O y sin F, y cada O tiene que estar en uno de los anotados.
plans-lawtoe-two = «Un trío tiene dos O. ¿También hay que anotarlo?»
plans-lawtoe-two-answer = Sí. Con una O o con más, hay que anotarlo.
plans-lawtoe-who = «¿Quién quiere una solución y quién no?»
plans-lawtoe-who-answer = El Demandante pone la meta y quiere una. El Demandado la impide.
plans-lawtoe-call-out = «Decid un trío cada uno, hasta que nadie encuentre otro. Después vemos si están todos.»
plans-lawtoe-table = Tres partidas de Pedagogue Plaintiff, de unos seis minutos: cada uno juega una vez con los otros dos. El tercero es el juez, lleva los puntos y comprueba cada lista antes que Flub.
plans-lawtoe-challenge = «Demandante: ¿ganarías ahora con una P? Entonces desafía antes de escribir. Tu lista tiene que usar la P nueva.»
plans-lawtoe-places = Suma los puntos de las dos partidas de cada uno. Gana quien tiene más.
plans-lawtoe-flub = «La meta es impar. P2 y P3 fueron un A-flub, y el Demandante escribió F5 en vez de desafiar. ¿Qué puede hacer ahora el Demandado?»
plans-lawtoe-flub-answer = Desafiar F5 como CA-flub y demostrar P1: 123 para el tablero de antes de F5. Es audaz y da dieciséis puntos.
plans-lawtoe-exit = «La meta es impar. El Demandado empieza con P2 y P3. ¿Es un A-flub? Demuéstralo.»
plans-lawtoe-exit-answer = Sí. P1 forma el trío 123. Uno es impar, y 123 usa la P nueva.

# Wholes.
plans-wholes-aim = Al final todos saben formar exactamente un entero con fracciones, decimales y porcentajes, y decirlo en voz alta.
plans-wholes-cards = En papel: un tablero, fichas y una baraja por mesa, impresos y recortados.
plans-wholes-draw = Escribe cuatro cartas en la pizarra: 1/4, 1/2, 0.75 y 25 %.
plans-wholes-two = «Forma un entero con dos de estas cartas.»
plans-wholes-two-answer = 1/4 y 0.75, o 0.75 y 25 %.
plans-wholes-three = «Ahora con tres.»
plans-wholes-three-answer = 1/4, 1/2 y 25 %.
plans-wholes-aloud = «Ahora todos a la vez, en voz alta: un cuarto, más un medio, más veinticinco por ciento es igual a un entero.»
plans-wholes-think = «Piensa un momento. Después, todas las manos a la vez. Di el número de la carta con los dedos.»
plans-wholes-court = «Alguien calculó esto y algo está mal. Solo quiero el primer número equivocado. ¿Quién lo tiene?»
plans-wholes-table = Cada mesa juega a Wholes con la baraja de cuartos. Roba una carta; después juega un entero boca abajo y dilo, o engaña, o pasa.
plans-wholes-call = «Antes de dudar, pregúntate: ¿puede ser verdad? Quien duda sin razón retrocede una casilla por cada carta jugada.»
plans-wholes-places = Quien está más lejos cuando se acaba el tiempo queda primero.
plans-wholes-flub = «Alguien sumó arriba y abajo: un medio más un cuarto igual a dos sextos. ¿Cómo ves enseguida que no puede ser?»
plans-wholes-flub-answer = Dos sextos es un tercio. Es menos que el medio con el que empezamos. Dos cuartos más un cuarto son tres cuartos.
plans-wholes-exit = «Tienes 1/2, 1/4, 25 % y 0.75. ¿Con qué cartas formas el entero de más cartas?»
plans-wholes-exit-answer = 1/2, 1/4 y 25 %. 0.75 forma un entero con 1/4 o con 25 %, pero solo de dos cartas.

# Tres en raya flotante.
plans-floating-aim = Al final todos saben decir dónde puede ir todavía una ficha y contar un área llena.
plans-floating-boards = En papel: un tablero de 7 por 7 casillas y dos lápices por mesa.
plans-floating-draw = Dibuja en la pizarra una cuadrícula de 7 por 7, con las letras a a g debajo y los números 1 a 7 al lado, de abajo arriba. Escribe X en d4.
plans-floating-first = «Todo lo que se juega tiene que caber en cuatro por cuatro. X está en d4. ¿Dónde puede jugar O?»
plans-floating-first-answer = En todas las casillas vacías: ninguna está a más de tres de d4, ni hacia los lados ni hacia arriba o abajo.
plans-floating-corner = «O toma g7. ¿Dónde puede jugar X ahora?»
plans-floating-corner-answer = Solo de d4 a g7. El área tiene cuatro de ancho y cuatro de alto, y está cerrada.
plans-floating-reach = «Señala con el brazo: demasiado a la izquierda, a la derecha, arriba o abajo. O pulgar arriba: puede ir ahí.»
plans-floating-court = Hoy el tribunal está en la pizarra: dibuja cuatro X en línea.
plans-floating-object = «Cuento un tres en raya. ¿Quién protesta? Enséñame las casillas.»
plans-floating-object-answer = Hay dos: las tres primeras y las tres últimas.
plans-floating-table = Tres partidas, de unos seis minutos: cada uno juega una vez con los otros dos. El tercero vigila el alcance, cuenta al final y lo dice antes que Flub.
plans-floating-before = «Antes de jugar, señala los bordes del área. ¿Puede ir ahí tu ficha?»
plans-floating-places = Queda primero quien gana más partidas. Si hay empate, quien tiene más tres en raya.
plans-floating-flub = «X tiene d4 y e4; O tiene c4. X está a punto de hacer tres. ¿Cómo puede impedirlo O? ¿Y quién encuentra otra manera?»
plans-floating-flub-answer = O juega en f4. O juega en la columna b: entonces el área va de b a e, cuatro de ancho, y f queda fuera del alcance.
plans-floating-exit = «X tiene d4 y f4; O tiene e5. ¿Puede O jugar en b6? ¿Por qué?»
plans-floating-exit-answer = No. De b a f hay cinco columnas, y el área puede tener como mucho cuatro de ancho.
