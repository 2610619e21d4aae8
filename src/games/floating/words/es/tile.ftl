home-floating = Tres en raya flotante
home-floating-about = Tres en raya sin tablero fijo: solo al jugar descubres dónde están los bordes.
