how-to-poe-about = De qué se trata
how-to-poe-about-what = De dos a seis jugadores escriben letras en un tablero, por turnos. Lo mejor es jugar tres. Alguien elige una meta: ¿una solución debe tener un número impar o par de conexiones?
how-to-poe-about-claim = Cada letra es una afirmación: «Todavía se puede llegar a una solución, pero no con una sola letra más». Si lo dudas, la desafías. Entonces alguien tiene que demostrar algo.

how-to-poe-lines = Líneas y conexiones
how-to-poe-lines-what = Una línea es una cadena de casillas que se tocan y que va de un lado del tablero al lado opuesto. De arriba abajo usa una casilla de cada fila. De izquierda a derecha usa una casilla de cada columna. Las casillas pueden tocarse por un lado o por una esquina.
how-to-poe-lines-connection = Una línea es una conexión cuando todas sus casillas tienen letra y ninguna es F.
how-to-poe-lines-name = A una conexión la llamamos por sus casillas, de arriba abajo o de izquierda a derecha. Las casillas están numeradas fila por fila.
how-to-poe-lines-123 = 123 es una conexión de izquierda a derecha.
how-to-poe-lines-157 = 157 es una conexión de arriba abajo. Puede torcerse.
how-to-poe-lines-159 = 159 son dos conexiones: de arriba abajo y de izquierda a derecha. Cuenta dos veces. Igual que 357.
how-to-poe-lines-142 = 142 no es una línea: no llega al lado opuesto.
how-to-poe-lines-f = 123 no es una conexión aquí: la casilla 2 tiene una F.
how-to-poe-lines-vacant = 123 todavía no es una conexión: la casilla 3 está vacía.

how-to-poe-letters = Las letras
how-to-poe-letters-f = F es prohibida (en inglés, forbidden). Ninguna conexión pasa por una F.
how-to-poe-letters-p = P es permitida (permitted). Las conexiones pueden pasar por ella.
how-to-poe-letters-r = R es requerida (required). Las conexiones pueden pasar por ella, y al menos una conexión requerida tiene que hacerlo.

how-to-poe-required = Conexiones requeridas y permitidas
how-to-poe-required-one = Una conexión con exactamente una R es requerida. Hay que contarla.
how-to-poe-required-other = Una conexión sin R, o con dos o más, es permitida. Puedes contarla o no.
how-to-poe-required-strokes = En estos dibujos, un trazo continuo es una conexión requerida y uno punteado es una permitida.
how-to-poe-required-none = No hay ninguna R, así que { $permitted } es permitida.
how-to-poe-required-single = Requeridas, con una R: { $required }. Permitidas, sin R: { $permitted }.
how-to-poe-required-both = Requeridas: { $required }. Permitidas: { $permitted }. Las permitidas no tienen ninguna R, o tienen dos.
how-to-poe-required-stranded = Requeridas: { $required }. Permitidas: { $permitted }. R6 no está en ninguna conexión requerida, así que no hay solución.
how-to-poe-required-twice = Requeridas: { $required }. La diagonal está dos veces. Pero R6 no está en ninguna conexión requerida, así que no hay solución.

how-to-poe-solution = Soluciones
how-to-poe-solution-what = Una solución es una lista de conexiones. Tiene que cumplir todo esto:
how-to-poe-solution-required = Están todas las conexiones requeridas.
how-to-poe-solution-permitted = Las conexiones permitidas pueden estar o no, cada una como quieras.
how-to-poe-solution-r = Cada R del tablero está en al menos una conexión requerida.
how-to-poe-solution-goal = El número de conexiones cumple la meta.
how-to-poe-solution-empty = Una lista vacía no es una solución, ni siquiera cuando la meta es par.
how-to-poe-solution-even = Hay que contar { $list }. Son cuatro, y cuatro es par. Resuelto.
how-to-poe-solution-odd = El mismo tablero con otra meta. Se cuenta también una conexión permitida: { $list }. Cinco es impar. Resuelto.

how-to-poe-goals = Tres versiones y sus metas
how-to-poe-goals-what = Empieza con Beginning POE. Las otras son para cuando quieras pensar un poco más.
how-to-poe-goals-version = Versión
how-to-poe-goals-mat = Tablero
how-to-poe-goals-goals = Metas
how-to-poe-goals-beginning = Beginning POE
how-to-poe-goals-tough = Tough POE
how-to-poe-goals-big-tough = Big Tough POE
how-to-poe-goals-three = 3 por 3 casillas, 34 líneas
how-to-poe-goals-four = 4 por 4 casillas, 136 líneas
how-to-poe-goals-odd-even = Impar o par
how-to-poe-goals-numbers = Impar, par, al menos un número (como «al menos 6») o exactamente un número (como «exactamente 8»)

how-to-poe-round = Una ronda
how-to-poe-round-goal = Un jugador elige la meta.
how-to-poe-round-turns = Después juegan por turnos. En tu turno, escribe F, P o R en cualquier casilla vacía, o desafía la última jugada, o declara un final forzado.
how-to-poe-round-any = Puedes desafiar la última jugada aunque no sea tu turno, hasta que se haga la siguiente. Solo no puede quien la hizo.
how-to-poe-round-end = Un desafío o un final forzado termina la ronda. Se dan los puntos y empieza la ronda siguiente.
how-to-poe-round-match = Una partida dura un número de rondas, hasta llegar a unos puntos o durante el tiempo que acuerden. Gana quien tenga más puntos.
how-to-poe-round-ruling-goal = Elegir la meta es una jugada. Si es imposible llegar a esa meta, es un P-flub.
how-to-poe-round-ruling-seats = Pueden jugar de dos a seis. En la ronda siguiente, la meta la elige el jugador siguiente. Quienes empatan con más puntos ganan juntos.
how-to-poe-round-ruling-first = Si un desafío y una jugada llegan a la vez, vale lo que se registró primero.

how-to-poe-flubs = Los cuatro flubs
how-to-poe-flubs-what = Un flub es una jugada que se puede desafiar. Hay cuatro clases. En cada dibujo, la última letra lleva un círculo.
how-to-poe-written = Letras, en este orden: { $letters }
how-to-poe-flubs-p = P-flub, P de posible: después de esta jugada ya no se puede llegar a ninguna solución, se escriba lo que se escriba en las casillas vacías.
how-to-poe-flubs-a = A-flub, A del inglés «allowed» (permitido): después de esta jugada, una letra más forma una solución. Y se podía escribir otra letra que evitaba esto y también un P-flub.
how-to-poe-flubs-cp = CP-flub, C del inglés «challenge» (desafío): la jugada anterior fue un P-flub o un CP-flub, y este jugador escribió una letra en vez de desafiar.
how-to-poe-flubs-ca = CA-flub: la jugada anterior fue un A-flub o un CA-flub, y este jugador escribió una letra en vez de desafiar.

how-to-poe-challenge = Desafíos y demostraciones
how-to-poe-challenge-who = Cualquiera puede desafiar la última jugada, sea o no su turno, menos quien la hizo. Quien desafía dice qué clase de flub es.
how-to-poe-challenge-join = Después, todos los demás se unen a un lado: al de quien jugó o al de quien desafía. Uno de los lados tiene la carga de la prueba. En ese lado, cada quien escribe su propia demostración.
how-to-poe-challenge-kind = Desafío
how-to-poe-challenge-burden = Quién demuestra
how-to-poe-challenge-proof = Qué escribe
how-to-poe-challenge-p = P-flub
how-to-poe-challenge-a = A-flub
how-to-poe-challenge-cp = CP-flub
how-to-poe-challenge-ca = CA-flub
how-to-poe-challenge-mover = quien jugó y su lado
how-to-poe-challenge-challenger = quien desafía y su lado
how-to-poe-challenge-proof-p = Letras para casillas vacías y una solución con ellas: sí era posible.
how-to-poe-challenge-proof-cp = Lo mismo que para un P-flub, pero desde el tablero como estaba antes de la letra desafiada.
how-to-poe-challenge-proof-a = Una letra para una casilla vacía y una solución con ella. Y además otra letra que se podía escribir, con la que una solución seguía siendo posible, pero no con una sola letra más.
how-to-poe-challenge-proof-ca = Primero, qué jugada anterior fue el A-flub. Después, lo mismo que para un A-flub, desde el tablero como estaba después de esa jugada.
how-to-poe-challenge-list = Anota las conexiones de tu solución una por una. Una diagonal se anota dos veces si la cuentas dos veces. Con R5 y P9 y la meta par, un A-flub se demuestra así: P1 forma 159 y 159, y F9 lo habría evitado.
how-to-poe-challenge-ruling = Nadie ve una demostración antes de que estén todas entregadas. También puedes renunciar a escribirla.

how-to-poe-force-out = Final forzado
how-to-poe-force-out-forced = A veces, cualquier letra sería un P-flub o dejaría una solución a una sola letra. Entonces el jugador está forzado. Un jugador forzado que deja una solución a una letra no comete ningún flub.
how-to-poe-force-out-proof = Después de eso, al jugador siguiente le conviene declarar un final forzado (en inglés, force-out). Entonces cada quien escribe su demostración por su cuenta: una letra en una casilla vacía y una solución con ella.
how-to-poe-force-out-example = P2 fue forzada, así que no es un flub. Ahora declara un final forzado: { $letter } forma { $list }.
how-to-poe-force-out-ruling = Cuando el tablero está lleno, nadie puede escribir. Quien tiene el turno debe desafiar o declarar un final forzado, y la demostración no lleva más letras.

how-to-poe-score = Los puntos
how-to-poe-score-what = Después de un desafío, busca tu fila:
how-to-poe-score-proof = Tu demostración
how-to-poe-score-most = Quien jugó, quien desafió o quien se unió a quien jugó
how-to-poe-score-joiner = Quien se unió a quien desafió
how-to-poe-score-held = Tenías que demostrarlo y tu demostración es correcta
how-to-poe-score-failed = Tenías que demostrarlo y tu demostración no es correcta
how-to-poe-score-nobody = Solo el otro lado tenía que demostrarlo y nadie lo logró
how-to-poe-score-somebody = Solo el otro lado tenía que demostrarlo y alguien lo logró
how-to-poe-score-2 = 2
how-to-poe-score-1 = 1
how-to-poe-score-0 = 0
how-to-poe-score-force-out = Después de un final forzado, cada demostración correcta da 1 punto a quien la escribió. Quien lo declaró pierde 1 punto si su propia demostración no es correcta.

how-to-poe-screen = Jugar en la pantalla
how-to-poe-screen-touch = Toca una casilla, toca una letra y después toca el botón que registra tu jugada.
how-to-poe-screen-keys = Con el teclado: ve a una casilla con las flechas, escribe F, P o R, y pulsa Intro. La tecla Retroceso quita una letra que todavía no has registrado.
how-to-poe-screen-pace = Las computadoras esperan antes de jugar, para que puedas desafiar. Cuánto esperan lo decides tú, en los ajustes.
how-to-poe-screen-coach = El entrenador puede avisarte antes de un flub o explicar cada flub. Actívalo en los ajustes.
how-to-poe-screen-curtain = Cuando varias personas comparten la pantalla, un telón tapa cada demostración. Los demás miran a otro lado hasta que esté entregada.
how-to-poe-screen-board = En el tablero sin rivales puedes escribir cualquier letra y ver qué es requerido, qué es permitido y qué letras son seguras.

how-to-poe-terms = Palabras del juego

how-to-poe-source = POE se explica en «Resource Allocation Games: A Priming Game for a Series of Instructional Games (The POE Game)», de Layman E. Allen, 1972. Esta página cuenta sus reglas con otras palabras.
