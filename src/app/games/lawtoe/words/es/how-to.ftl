how-to-lawtoe-plaintiff = Demandante
how-to-lawtoe-defendant = Demandado
how-to-lawtoe-pedagogue = Pedagogue Plaintiff
how-to-lawtoe-dragoman = Dragoman Defendant

how-to-lawtoe-about = De qué se trata
how-to-lawtoe-about-two = Dos jugadores escriben letras en nueve casillas. El Demandante elige una meta, impar o par, e intenta formar una solución que la cumpla. El Demandado intenta bloquear todas las soluciones.
how-to-lawtoe-about-court = Los nombres vienen de los tribunales: el demandante afirma algo y el demandado responde. Y como en un tribunal, no basta con decirlo. Quien afirma algo tiene que demostrarlo.
how-to-lawtoe-about-end = La partida termina cuando alguien desafía o cuando las nueve casillas están llenas. Entonces uno de los dos escribe una demostración.

how-to-lawtoe-triplets = Tríos
how-to-lawtoe-triplets-what = Un trío son tres casillas que se tocan y llevan de un lado del tablero al lado opuesto: de arriba abajo o de izquierda a derecha. Las casillas pueden tocarse por un lado o por una esquina. Las tres deben tener una P o una O.
how-to-lawtoe-triplets-name = A un trío lo llamamos por sus casillas. Las casillas están numeradas del 1 al 9, fila por fila.
how-to-lawtoe-triplets-123 = 123 lleva de izquierda a derecha.
how-to-lawtoe-triplets-126 = 126 lleva de izquierda a derecha. Puede torcerse.
how-to-lawtoe-triplets-148 = 148 lleva de arriba abajo.
how-to-lawtoe-triplets-159 = 159 forma dos tríos: lleva de arriba abajo y también de izquierda a derecha. Igual que 357.
how-to-lawtoe-triplets-142 = 142 no es un trío: no llega al lado opuesto.
how-to-lawtoe-triplets-578 = 578 no es un trío: no llega al lado opuesto.
how-to-lawtoe-triplets-f = 123 no es un trío aquí: la casilla 2 tiene una F.

how-to-lawtoe-letters = Las letras
how-to-lawtoe-letters-f = F es prohibida (en inglés, forbidden). Ningún trío puede usar una casilla con F.
how-to-lawtoe-letters-p = P es permitida (permitted). Un trío puede usarla, pero no está obligado.
how-to-lawtoe-letters-o = O es obligatoria (obligatory). Al menos un trío tiene que usarla, y todos los tríos que la usan tienen que contarse.

how-to-lawtoe-solution = Soluciones
how-to-lawtoe-solution-what = Una solución es una lista de tríos. Tiene que cumplir todo esto:
how-to-lawtoe-solution-goal = Si la meta es impar, la lista tiene un número impar de tríos. Si la meta es par, un número par.
how-to-lawtoe-solution-f = Ningún trío de la lista usa una F.
how-to-lawtoe-solution-required = Están todos los tríos que tienen al menos una O y ninguna F.
how-to-lawtoe-solution-o = Cada O del tablero está en al menos un trío de la lista.
how-to-lawtoe-solution-p = Los tríos que son solo de P pueden estar o no, como quieras.
how-to-lawtoe-solution-ruling = Una lista par tiene al menos dos tríos. Una lista vacía no es una solución.
how-to-lawtoe-solution-odd = Meta impar: 423 tiene la O y hay que contarlo. Es un trío, y uno es impar. Resuelto.
how-to-lawtoe-solution-even = Meta par: 423 hay que contarlo; 123, que es solo de P, se puede contar. Dos es par. Resuelto.
how-to-lawtoe-solution-missing = No es una solución: 423 tiene una O y falta en la lista.

how-to-lawtoe-turns = Los turnos
how-to-lawtoe-turns-goal = Primero el Demandante elige la meta: impar o par. Después el Demandado hace la primera jugada. Hay dos maneras de jugar.
how-to-lawtoe-turns-variant = Las dos maneras
how-to-lawtoe-turns-computer = La computadora es el
how-to-lawtoe-turns-first = Primera jugada del Demandado
how-to-lawtoe-turns-first-two = letras en dos casillas
how-to-lawtoe-turns-then = Después
how-to-lawtoe-turns-then-one = el Demandante una casilla, el Demandado una casilla
how-to-lawtoe-turns-then-two = el Demandante una casilla, el Demandado dos casillas
how-to-lawtoe-turns-five = La casilla 5, en el centro
how-to-lawtoe-turns-five-anybody = Los dos pueden escribir en ella
how-to-lawtoe-turns-five-plaintiff = El Demandado nunca puede escribir en ella
how-to-lawtoe-turns-wins = Quién puede ganar siempre, si juega bien
how-to-lawtoe-turns-any = Cualquier letra puede ir en cualquier casilla vacía. Todo lo que se escribe en un turno es una sola jugada.
how-to-lawtoe-turns-unlock = Empieza con Pedagogue Plaintiff. Gánalo tres veces seguidas y se abre Dragoman Defendant.

how-to-lawtoe-challenges = Desafíos
how-to-lawtoe-challenges-when = Cuando es tu turno, en vez de jugar puedes desafiar la jugada que el otro acaba de hacer. Di qué clase de error, o flub, fue:
how-to-lawtoe-challenges-a = A-flub: la jugada te permitió escribir una P y tener una solución. Solo el Demandante puede tener razón en esto.
how-to-lawtoe-challenges-ca = CA-flub: había un A-flub que desafiar, y el otro jugó en vez de desafiarlo. Los dos jugadores pueden tener razón en esto.
how-to-lawtoe-challenges-ruling = El Demandado también puede desafiar un A-flub, pero siempre falla: solo el Demandante gana con una solución.
how-to-lawtoe-challenges-bold = Un desafío audaz es un desafío de CA-flub contra la jugada que sigue justo después del A-flub. Da más puntos. Por eso un jugador puede hacer un A-flub a propósito, esperar que nadie lo vea, ¡y entonces desafiar!
how-to-lawtoe-challenges-full = Cuando se llena la última casilla, el otro jugador todavía puede desafiar. Si no lo hace, el Demandante tiene que demostrar que el tablero tiene una solución.

how-to-lawtoe-proof = La carga de la prueba
how-to-lawtoe-proof-who = Quien desafía tiene la carga de la prueba: debe escribir la demostración. Cuando el tablero está lleno y nadie desafía, la tiene el Demandante.
how-to-lawtoe-proof-a = Para un A-flub: pon una P en una casilla vacía y haz una lista de tríos que sea una solución. Al menos uno de ellos debe usar esa casilla.
how-to-lawtoe-proof-ca = Para un CA-flub: vuelve al momento justo después del A-flub del Demandado y demuéstralo allí de la misma manera.
how-to-lawtoe-proof-full = Con el tablero lleno: haz una lista de tríos que sea una solución.
how-to-lawtoe-proof-ruling = La letra que se agrega en una demostración es siempre una P, nunca una F ni una O. Así lo dice la fuente, y esta aplicación lo respeta.

how-to-lawtoe-score = Los puntos
how-to-lawtoe-score-proof = La demostración
how-to-lawtoe-score-writer = Puntos de quien la escribe
how-to-lawtoe-score-other = Puntos del otro
how-to-lawtoe-score-holds = es correcta
how-to-lawtoe-score-bold = es correcta, tras un desafío audaz
how-to-lawtoe-score-fails = no es correcta
how-to-lawtoe-score-6 = 6
how-to-lawtoe-score-10 = 10
how-to-lawtoe-score-16 = 16
how-to-lawtoe-score-ruling = La fuente no dice cuántos puntos recibe el otro jugador cuando la demostración es correcta. Aquí son 6.

how-to-lawtoe-screen = Jugar en la pantalla
how-to-lawtoe-screen-touch = Toca una casilla, toca una letra y después toca el botón que registra tu jugada.
how-to-lawtoe-screen-keys = Con el teclado: ve a una casilla con las flechas o con su número del 1 al 9, escribe F, P u O, y pulsa Intro.
how-to-lawtoe-screen-back = La tecla Retroceso quita una letra que todavía no has registrado.
how-to-lawtoe-screen-proof = En una demostración, agrega un trío arrastrando sobre sus casillas, tocándolas una tras otra o escribiendo sus números, como 157.

how-to-lawtoe-terms = Palabras del juego
how-to-lawtoe-terms-plaintiff = Quien elige la meta y quiere una solución.
how-to-lawtoe-terms-defendant = Quien quiere bloquear todas las soluciones.
how-to-lawtoe-terms-goal = Meta
how-to-lawtoe-terms-goal-is = Impar o par: cuántos tríos debe tener una solución.
how-to-lawtoe-terms-f = F, prohibida
how-to-lawtoe-terms-f-is = Ningún trío puede usar esta casilla.
how-to-lawtoe-terms-p = P, permitida
how-to-lawtoe-terms-p-is = Los tríos pueden usar esta casilla o dejarla.
how-to-lawtoe-terms-o = O, obligatoria
how-to-lawtoe-terms-o-is = Un trío tiene que usar esta casilla, y todos los que la usan tienen que contarse.
how-to-lawtoe-terms-a-flub = A-flub
how-to-lawtoe-terms-a-flub-is = Una jugada que permite al otro escribir una solución y ganar en la jugada siguiente.
how-to-lawtoe-terms-ca-flub = CA-flub
how-to-lawtoe-terms-ca-flub-is = Jugar cuando había un A-flub que desafiar.
how-to-lawtoe-terms-bold = Desafío audaz
how-to-lawtoe-terms-bold-is = Un desafío de CA-flub contra la jugada que sigue justo después del A-flub.

how-to-lawtoe-source = LawToe se explica en «LawToe Help», de Layman E. Allen y Sandra L. Bartlett. Esta página cuenta sus reglas con otras palabras.
