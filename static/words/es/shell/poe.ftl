home-poe = POE
home-poe-about = Escribe letras en una red de líneas, de dos a seis jugadores. ¿Saldrá par o impar? A quien se pase, lo desafían.

# POE en la mesa. Los jugadores son "you" para la única persona ante la pantalla, o tienen un nombre.

## Metas

## Antes de la partida
poe-setup-lead = Cada letra es una afirmación. Desafíala, demuéstrala.
poe-opening = La primera ronda empieza desde el tablero. { $goal }. { $letters ->
    [0] El tablero está vacío.
    [one] Ya hay una letra.
   *[other] Ya hay { $letters } letras.
}
poe-setup-version = ¿Qué quieres jugar?
poe-beginning = Beginning POE
poe-beginning-about = Un tablero de 3 por 3. La meta es impar o par.
poe-tough = Tough POE
poe-tough-about = Un tablero de 3 por 3. La meta también puede ser «al menos 6» o «exactamente 8».
poe-big-tough = Big Tough POE
poe-big-tough-about = Tough POE en un tablero de 4 por 4, con 136 líneas.
poe-setup-length = ¿Cuánto dura la partida?
poe-length-rounds = Rondas
poe-length-points = Puntos
poe-length-minutes = Minutos
poe-length = { $kind ->
    [rounds] { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
    [points] { $count ->
        [one] a un punto
       *[other] a { $count } puntos
    }
   *[minutes] { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
}
poe-length-how-many-rounds = ¿Cuántas rondas?
poe-length-how-many-points = ¿Cuántos puntos?
poe-length-how-many-minutes = ¿Cuántos minutos?
poe-length-rounds-about = { $count ->
    [one] Se juega una ronda. Gana quien tenga más puntos.
   *[other] Se juegan { $count } rondas. Gana quien tenga más puntos.
}
poe-length-points-about = { $count ->
    [one] La primera ronda en la que alguien tenga un punto es la última.
   *[other] La partida termina cuando alguien tiene { $count } puntos.
}
poe-length-minutes-about = { $count ->
    [one] Después de un minuto, la ronda que se esté jugando es la última. Nadie tiene que apurarse.
   *[other] Después de { $count } minutos, la ronda que se esté jugando es la última. Nadie tiene que apurarse.
}
poe-level-beginner = Computadora: falla a menudo
poe-level-student = Computadora: falla a veces
poe-level-expert = Computadora: nunca falla
poe-levels-about = Una computadora falla cuando no ve lo que hace una jugada o un desafío que podría ganar.
poe-one-device = Todo el mundo juega en este dispositivo. POE no se pasa de un dispositivo a otro, porque el enlace mostraría las demostraciones selladas.
poe-board-open = Tablero sin rivales
