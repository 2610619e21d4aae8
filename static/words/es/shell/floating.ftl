home-floating = Tres en raya flotante
home-floating-about = Tres en raya sin tablero fijo: solo al jugar descubres dónde están los bordes.

# Tres en raya flotante. "side" es X u O; "who" es "you" para la única persona ante la pantalla.

## Antes de la partida
floating-setup-lead = Nadie sabe dónde está el tablero hasta que lo han jugado.
floating-setup-board = ¿Sobre qué quieres jugar?
floating-paper = Papel
floating-paper-about = Una hoja de 7 por 7 casillas. X empieza en el medio.
floating-checkerboard = Tablero de damas
floating-checkerboard-about = Un tablero de 8 por 8 casillas. X tiene las fichas oscuras y empieza en una de las cuatro casillas del medio.
floating-setup-variations = Reglas especiales, todas las que quieras
floating-moving = Mover
floating-moving-about = Una vez por partida, antes de tu turno, puedes mover una ficha tuya.
floating-sharing = Compartir
floating-sharing-about = Dos tres en raya tuyos que comparten una casilla dan un punto más.
floating-touching = Tocar
floating-touching-about = Cada ficha nueva debe tocar una ya jugada, por un lado o por una esquina.
floating-fewest = Menos
floating-fewest-about = Gana quien tiene menos tres en raya.
floating-level-easy = Falla a menudo
floating-level-easy-about = Esta computadora solo mira el próximo tres en raya, y a veces no mira nada.
floating-level-strong = Falla pocas veces
floating-level-strong-about = Esta computadora mira dos turnos adelante y lo ve todo cerca del final.
floating-level-perfect = Nunca falla
floating-level-perfect-about = Esta computadora nunca regala un punto y pone trampas.
floating-level-person-about = Comparten esta pantalla y juegan por turnos.
floating-setup-side = ¿De qué lado estás?
floating-setup-as = { $side ->
    [X] X, que empieza
   *[O] O
}
