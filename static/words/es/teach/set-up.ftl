# Una mesa por enlace.
set-up-lead = Elige una vez. Quien abra el enlace ve lo que está puesto, toca Empezar y juega justo así. Los ajustes de cada cual no cambian.
set-up-game = ¿Qué juego?
set-up-as-device = Como lo tenga cada dispositivo
set-up-shared = Para todas las personas de esta mesa
set-up-hidden-about = Esto se oculta en la mesa mientras dura la partida. Las demás páginas de Flub se quedan como están.
set-up-same-deal = Repartir las mismas cartas a todo el mundo
set-up-start = Empezar desde una posición
set-up-start-field = Pega un enlace a una partida, a una preparación o a un tablero, o el texto de un registro
set-up-start-unread = Aquí no hay ninguna partida de { $game } que siga en juego. Copia el enlace entero o el registro entero.
set-up-start-read = { $count ->
    [0] Esto es lo que está elegido ahora arriba.
    [one] La partida empieza después del único paso de lo que has pegado.
   *[other] La partida empieza después de los { $count } pasos de lo que has pegado.
}
set-up-start-left-out = Los pasos que has pegado no van con lo elegido arriba, así que se quedan fuera. Pégalos otra vez para elegir lo que va con ellos.
set-up-opens = Esto se abre
set-up-copy = Copiar el enlace
set-up-impossible = Con lo que está elegido no puede empezar ninguna partida. Elige otra cosa arriba.
