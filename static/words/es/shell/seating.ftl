# Who sits at a table for two to six.
seating-you = Tú
seating-player = Jugador { $number }
seating-players = Jugadores
seating-who-plays = ¿Quiénes juegan?
seating-person = Persona
seating-change-mark = Jugador { $number }: otro color y otra forma
seating-player-name = Nombre del jugador { $number }
seating-player-nature = ¿Quién es el jugador { $number }?
seating-remove-player = Quitar al jugador { $number }
seating-add-player = Agregar un jugador
seating-opponent = ¿Quién juega contra ti?
seating-second-person = Otra persona
seating-elsewhere = Una persona con otro dispositivo
seating-elsewhere-about = Dos dispositivos, por turnos. Después de cada turno entregas un enlace o un código: en un mensaje, o en alto para la cámara. No hace falta ningún servidor.
seating-computer = { $name } ({ $nature })
