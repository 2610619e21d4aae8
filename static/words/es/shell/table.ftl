# Lo que tienen en común las mesas de LawToe y POE. Lo que une dos lados es un "triplet" en LawToe y una "connection" en POE.

## El tablero

## Escribir letras

## Ayuda

## Anotar conexiones

# A few squares or letters of many.

## Marcas junto a lo anotado que no cuenta

## Escribir una demostración, parte por parte

## Entregar una demostración
table-checking = Comprobar las pruebas mientras se escriben (una ayuda para principiantes)
table-checks = Las demostraciones, mientras se escriben
table-checks-on = se comprueban enseguida

## Intentar otra vez una demostración

## Fallos de una lista

## Antes de la partida
table-begin = Empezar la partida
table-continue = Seguir con tu partida
table-look-back = Mirar tu última partida
table-more = Más opciones

## El registro
table-present = Presentar
table-present-end = Dejar de presentar
table-record = Jugadas
table-print = Imprimir

## Enlaces
table-link-set-up = Hacer un enlace a esta preparación
table-link-coach = El entrenador de quien abra el enlace
table-link-coach-own = El que elija
table-link = El enlace
table-link-copied =
    { $copied ->
        [yes] Copiado. No se envió nada a ninguna parte.
       *[no] Este navegador no permite que Flub copie. El enlace está marcado: cópialo con el teclado o con una pulsación larga.
    } { $kind ->
        [set-up] Quien lo abra puede empezar la misma partida, con los nombres que hayas puesto. El entrenador y la espera quedan como cada quien los tenga.
        [turn] El otro dispositivo sigue desde ahí.
        [table] Quien lo abra puede empezar justo esto, con los nombres que hayas puesto.
       *[other] Quien lo abra verá lo mismo, con los nombres que hayas puesto.
    }
table-link-long = Esto es demasiado largo para un enlace. Guárdalo como archivo.
table-code = Un código para la cámara de otro dispositivo
table-code-long = Este enlace es demasiado largo para un código que lea una cámara. Cópialo.

## Dos dispositivos por turnos
table-hand-over = Envía este turno
table-hand-over-about = Envía el enlace en un mensaje, o levanta el código para la otra cámara.
table-hand-over-last = La partida terminó y el otro dispositivo aún no lo sabe. Envía el enlace, o levanta el código.
table-hand-over-copy = Copiar el enlace
table-hand-over-field = Pega el enlace o el mensaje del otro dispositivo
table-hand-over-read = Leer el turno
table-hand-over-wrong = Ahí no hay ningún enlace a un turno de este juego. Copia el enlace entero en el otro dispositivo y pégalo otra vez. Aquí no ha cambiado nada.
