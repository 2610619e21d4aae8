home-poe = POE
home-poe-about = Escribe letras en una red de líneas, de dos a seis jugadores. ¿Saldrá par o impar? A quien se pase, lo desafían.
