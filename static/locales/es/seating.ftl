# Who sits at a table for two to six.
seating-you = Tú
seating-player = Jugador { $number }
seating-names = { $first } y { $last }
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
seating-computer = { $name } ({ $nature })
