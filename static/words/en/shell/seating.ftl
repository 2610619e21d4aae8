# Who sits at a table for two to six.
seating-you = You
seating-player = Player { $number }
seating-players = Players
seating-who-plays = Who plays?
seating-person = Person
seating-change-mark = Player { $number }: another colour and shape
seating-player-name = Name of player { $number }
seating-player-nature = Who is player { $number }?
seating-remove-player = Remove player { $number }
seating-add-player = Add a player
seating-opponent = Who plays against you?
seating-second-person = A second person
seating-elsewhere = A person at another device
seating-elsewhere-about = Two devices, by turns. After each turn you hand over a link or a code: in a message, or held up for the camera. No server is needed.
seating-computer = { $name } ({ $nature })
