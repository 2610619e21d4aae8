# Terms of the how-to pages that the tables explain too.

how-to-lawtoe-terms-triplet = Trío
how-to-lawtoe-terms-triplet-is = Tres casillas que se tocan, con P u O, y que llevan de un lado al lado opuesto.
how-to-lawtoe-terms-solution = Solución
how-to-lawtoe-terms-solution-is = Una lista de tríos que cumple la meta y en la que no falta nada de lo que debe tener.
how-to-lawtoe-terms-burden = Carga de la prueba
how-to-lawtoe-terms-burden-is = El deber de mostrar que lo que afirmas es así.

how-to-poe-terms-connection = Conexión
how-to-poe-terms-connection-is = Una línea con letra en todas sus casillas y sin ninguna F.
how-to-poe-terms-required = Conexión requerida
how-to-poe-terms-required-is = Una conexión con exactamente una R. Hay que contarla.
how-to-poe-terms-solution = Solución
how-to-poe-terms-solution-is = Una lista de conexiones que cumple la meta. Están todas las requeridas, y cada R está en alguna de ellas.
how-to-poe-terms-flub = Flub
how-to-poe-terms-flub-is = Una jugada que se puede desafiar, porque no cumple lo que afirma quien jugó.
how-to-poe-terms-forced = Forzado
how-to-poe-terms-forced-is = Un jugador está forzado cuando ya no hay letra que deje una solución posible, pero a más de una letra.
how-to-poe-terms-force-out = Final forzado
how-to-poe-terms-force-out-is = Decir que una letra más forma una solución y que quien jugó estaba forzado.
how-to-poe-terms-burden = Carga de la prueba
how-to-poe-terms-burden-is = El deber de mostrar que lo que afirmas es así.
how-to-lawtoe-terms-a-flub-is = Una jugada tras la cual una P forma una solución.
how-to-lawtoe-terms-ca-flub-is = Escribir cuando había un A-flub que desafiar.
how-to-poe-terms-a-flub-is = Una jugada tras la cual una letra más forma una solución, cuando otra letra lo habría evitado.
how-to-poe-terms-ca-flub-is = Escribir cuando había un A-flub que desafiar.

how-to-wholes-terms-whole-is = Todo de algo: 1, 100 por ciento, cuatro cuartos.
how-to-wholes-terms-call-is = Decir que no crees una jugada. Entonces se voltean sus cartas.
how-to-wholes-terms-bluff-is = Jugar cartas que no son lo que dices.
