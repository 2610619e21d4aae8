how-to-lawtoe-about = El juego
how-to-lawtoe-about-what = Dos jugadores escriben letras en nueve casillas. El Demandante elige una meta, impar o par, y busca una solución. El Demandado bloquea. Como en un tribunal, quien afirma algo tiene que demostrarlo.

how-to-lawtoe-triplets = Tríos
how-to-lawtoe-triplets-what = Un trío son tres casillas que se tocan y unen lados opuestos. Puede torcerse. Cada casilla tiene P u O. Su nombre son sus casillas: 157.

how-to-lawtoe-solution = Letras y soluciones
how-to-lawtoe-letters-f = F es prohibida (forbidden): ningún trío la usa.
how-to-lawtoe-letters-p = P es permitida: los tríos pueden usarla.
how-to-lawtoe-letters-o = O es obligatoria: cada O está en un trío, y todo trío con una O cuenta.
how-to-lawtoe-solution-goal = Una solución es una lista de esos tríos y de otros que quieras. Su número es impar o par, como dice la meta.
how-to-lawtoe-solution-ruling = Una lista par tiene al menos dos tríos. Una lista vacía no es una solución.

how-to-lawtoe-turns = Turnos
how-to-lawtoe-turns-goal = El Demandante elige la meta. El Demandado escribe dos letras. Después juegan por turnos, cualquier letra en cualquier casilla vacía.
how-to-lawtoe-turns-pedagogue = Pedagogue Plaintiff: una letra por turno. Si juega bien, el Demandado siempre gana. Gana como Demandado tres veces seguidas y se abre Dragoman. Su nombre inglés quiere decir «Demandante pedagogo».
how-to-lawtoe-turns-dragoman = Dragoman Defendant: el Demandado escribe dos letras cada turno, nunca en la casilla 5. Si juega bien, el Demandante siempre gana. Su nombre inglés quiere decir «Demandado intérprete».

how-to-lawtoe-challenges = Desafíos
how-to-lawtoe-challenges-when = En vez de escribir puedes desafiar la última jugada:
how-to-lawtoe-challenges-a = A-flub: con una P más hay una solución. Solo el Demandante puede tener razón.
how-to-lawtoe-challenges-ca = CA-flub: había un A-flub y nadie lo desafió. Los dos pueden tener razón.
how-to-lawtoe-challenges-bold = Audaz: desafías como CA-flub la jugada que sigue justo al A-flub. Da más puntos. ¡Un A-flub puede ser una trampa!
how-to-lawtoe-challenges-ruling = El Demandado también puede desafiar un A-flub, pero siempre falla: solo el Demandante gana con una solución.
how-to-lawtoe-try-flub = Un A-flub: con una P en { $square } hay { $list }.
how-to-lawtoe-try-safe = No es un A-flub: ninguna P sola forma una solución.

how-to-lawtoe-proof = Demostración
how-to-lawtoe-proof-a = A-flub: quien desafía pone una P en una casilla vacía y anota una solución que la usa.
how-to-lawtoe-proof-ca = CA-flub: lo mismo, en el tablero tal como quedó después del A-flub.
how-to-lawtoe-proof-full = Tablero lleno y sin desafío: el Demandante anota una solución.
how-to-lawtoe-proof-ruling = La letra que se agrega en una demostración es siempre una P, como dice la fuente.

how-to-lawtoe-score = Puntos
how-to-lawtoe-score-proof = La demostración
how-to-lawtoe-score-writer = Quien la escribe
how-to-lawtoe-score-other = El otro
how-to-lawtoe-score-holds = vale
how-to-lawtoe-score-bold = vale, audaz
how-to-lawtoe-score-fails = no vale
how-to-lawtoe-score-6 = 6
how-to-lawtoe-score-10 = 10
how-to-lawtoe-score-16 = 16
how-to-lawtoe-score-ruling = La fuente no dice cuántos puntos recibe el otro jugador cuando la demostración vale. Aquí son 6.

how-to-lawtoe-source = LawToe se explica en «LawToe Help», de Layman E. Allen y Sandra L. Bartlett. Esta página cuenta sus reglas con otras palabras.

# Términos como se escriben en las oraciones, y qué significan.
lawtoe-term-triplet = trío, tríos
lawtoe-term-triplet-name = Trío
lawtoe-term-triplet-is = Tres casillas que se tocan, con P u O, y que llevan de un lado al lado opuesto.
lawtoe-term-solution = solución, soluciones
lawtoe-term-solution-name = Solución
lawtoe-term-solution-is = Una lista de tríos que cumple la meta y en la que no falta nada de lo que debe tener.
lawtoe-term-burden = carga de la prueba
lawtoe-term-burden-name = Carga de la prueba
lawtoe-term-burden-is = El deber de mostrar que lo que afirmas es así.
lawtoe-term-a-flub = A-flub, A-flubs
lawtoe-term-a-flub-is = Una jugada tras la cual una P forma una solución.
lawtoe-term-ca-flub = CA-flub, CA-flubs
lawtoe-term-ca-flub-is = Escribir cuando había un A-flub que desafiar.
