how-to-poe-about = El juego
how-to-poe-about-what = De dos a seis jugadores escriben letras en un tablero; lo mejor es jugar tres. Alguien elige una meta: ¿una solución debe tener un número impar o par de conexiones?
how-to-poe-about-claim = Cada letra afirma: «Todavía se puede llegar a una solución, pero no con una sola letra más». Si lo dudas, desafía. Entonces alguien tiene que demostrar algo.

how-to-poe-lines = Líneas y conexiones
how-to-poe-lines-what = Una línea son casillas que se tocan, de un lado al lado opuesto. Puede torcerse. Es una conexión cuando todas sus casillas tienen letra y ninguna es F. Su nombre son sus casillas: 157.

how-to-poe-solution = Letras y soluciones
how-to-poe-letters-f = F es prohibida (forbidden): ninguna conexión pasa por ella.
how-to-poe-letters-p = P es permitida: las conexiones pueden pasar por ella.
how-to-poe-letters-r = R es requerida: una conexión requerida tiene que pasar por ella.
how-to-poe-required = Una conexión con exactamente una R es requerida (trazo continuo). Las demás son permitidas (punteado).
how-to-poe-solution-what = Una solución cuenta todas las conexiones requeridas y las permitidas que quieras. Cada R está en una requerida, y el número cumple la meta. No contar nada no es una solución.

how-to-poe-round = Una ronda
how-to-poe-round-goal = Un jugador elige la meta.
how-to-poe-round-turns = Después, por turnos: escribe F, P o R en una casilla vacía, o desafía, o declara un final forzado.
how-to-poe-round-any = Puedes desafiar la última jugada aunque no sea tu turno. Solo no puede quien la hizo.
how-to-poe-round-end = Con eso termina la ronda. Gana la partida quien tenga más puntos.
how-to-poe-versions = Beginning POE tiene metas impares y pares. Tough POE tiene además metas como «al menos 6» o «exactamente 8». Big Tough POE tiene 4 por 4 casillas.
how-to-poe-round-ruling-goal = Elegir la meta es una jugada. Si es imposible llegar a esa meta, es un P-flub.
how-to-poe-round-ruling-seats = Pueden jugar de dos a seis. En la ronda siguiente, la meta la elige el jugador siguiente. Quienes empatan con más puntos ganan juntos.
how-to-poe-round-ruling-first = Si un desafío y una jugada llegan a la vez, vale lo que se registró primero.

how-to-poe-flubs = Los cuatro flubs
how-to-poe-flubs-what = Un flub es una jugada que no cumple lo que afirma:
how-to-poe-flubs-p = P-flub: ya no se puede llegar a ninguna solución.
how-to-poe-flubs-a = A-flub: una letra más forma una solución, y otra letra lo habría evitado.
how-to-poe-flubs-cp = CP-flub: se escribió una letra en vez de desafiar un P-flub o CP-flub.
how-to-poe-flubs-ca = CA-flub: se escribió una letra en vez de desafiar un A-flub o CA-flub.
how-to-poe-try-safe = { $move } no es un flub. Toca una casilla para escribir o cambiar una letra.
how-to-poe-try-forced = { $move } deja { $letter } con { $list }, pero fue forzada. Por eso no es un flub.

how-to-poe-challenge = Desafíos y demostraciones
how-to-poe-challenge-join = Quien desafía dice qué flub es. Los demás se unen a un lado. Un lado tiene la carga de la prueba: en él, cada quien escribe una demostración.
how-to-poe-challenge-kind = Desafío
how-to-poe-challenge-burden = Quién demuestra
how-to-poe-challenge-proof = Qué escribe
how-to-poe-challenge-p = P-flub
how-to-poe-challenge-a = A-flub
how-to-poe-challenge-cp = CP-flub
how-to-poe-challenge-ca = CA-flub
how-to-poe-challenge-mover = el lado de quien jugó
how-to-poe-challenge-challenger = el lado de quien desafía
how-to-poe-challenge-proof-p = Letras, y una solución con ellas.
how-to-poe-challenge-proof-cp = Lo mismo, sin la letra desafiada.
how-to-poe-challenge-proof-a = Una letra, y una solución con ella. También la letra que debió escribir quien jugó.
how-to-poe-challenge-proof-ca = Qué jugada fue el A-flub; luego lo mismo, desde ahí.
how-to-poe-challenge-list = Una diagonal que cuenta dos veces se anota dos veces.
how-to-poe-challenge-ruling = Nadie ve una demostración antes de que todas estén entregadas. Puedes renunciar en vez de escribir una.

how-to-poe-force-out = Final forzado
how-to-poe-force-out-forced = Forzada
how-to-poe-force-out-what = Alguien está forzado cuando toda letra sería un P-flub o dejaría una solución a una letra. Dejarla así entonces no es un flub.
how-to-poe-force-out-proof = Quien sigue debe declarar un final forzado: cada quien demuestra por su cuenta, con una letra.
how-to-poe-force-out-ruling = Con el tablero lleno nadie puede escribir. Quien tiene el turno debe desafiar o declarar un final forzado, y la demostración no necesita más letras.

how-to-poe-score = Puntos
how-to-poe-score-proof = La demostración
how-to-poe-score-most = Quien jugó, quien desafía, lado de quien jugó
how-to-poe-score-joiner = Se unió a quien desafía
how-to-poe-score-held = La tuya vale
how-to-poe-score-failed = La tuya no vale
how-to-poe-score-nobody = El otro lado tenía que demostrar y falló
how-to-poe-score-somebody = El otro lado lo demostró
how-to-poe-score-2 = 2
how-to-poe-score-1 = 1
how-to-poe-score-0 = 0
how-to-poe-score-force-out = Tras un final forzado, cada demostración que vale da 1 punto. Quien lo declaró pierde 1 si la suya no vale.

how-to-poe-source = POE se explica en «Resource Allocation Games: A Priming Game for a Series of Instructional Games (The POE Game)», de Layman E. Allen, 1972. Esta página cuenta sus reglas con otras palabras.

# Términos como se escriben en las oraciones, y qué significan.
poe-term-connection = conexión, conexiones
poe-term-connection-is = Una línea con letra en todas sus casillas y sin ninguna F.
poe-term-required = conexión requerida, conexiones requeridas
poe-term-required-name = Conexión requerida
poe-term-required-is = Una conexión con exactamente una R. Hay que contarla.
poe-term-solution = solución, soluciones
poe-term-solution-name = Solución
poe-term-solution-is = Una lista de conexiones que cumple la meta. Están todas las requeridas, y cada R está en alguna de ellas.
poe-term-flub = flub, flubs
poe-term-flub-name = Flub
poe-term-flub-is = Una jugada que se puede desafiar, porque no cumple lo que afirma quien jugó.
poe-term-p-flub = P-flub, P-flubs
poe-term-p-flub-is = Una jugada tras la cual ya no se puede llegar a una solución.
poe-term-a-flub = A-flub, A-flubs
poe-term-a-flub-is = Una jugada tras la cual una letra más forma una solución, cuando otra letra lo habría evitado.
poe-term-cp-flub = CP-flub, CP-flubs
poe-term-cp-flub-is = Escribir cuando había un P-flub que desafiar.
poe-term-ca-flub = CA-flub, CA-flubs
poe-term-ca-flub-is = Escribir cuando había un A-flub que desafiar.
poe-term-forced = forzado, forzada, forzados
poe-term-forced-name = Forzado
poe-term-forced-is = Un jugador está forzado cuando ya no hay letra que deje una solución posible, pero a más de una letra.
poe-term-force-out = final forzado, finales forzados
poe-term-force-out-name = Final forzado
poe-term-force-out-is = Decir que una letra más forma una solución y que quien jugó estaba forzado.
poe-term-burden = carga de la prueba
poe-term-burden-name = Carga de la prueba
poe-term-burden-is = El deber de mostrar que lo que afirmas es así.
