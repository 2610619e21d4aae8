home-wholes = Wholes
home-wholes-about = Juega fracciones, decimales, porcentajes y dibujos que sumen exactamente un entero. O engaña, y espera que nadie lo note.

# Wholes en la mesa. Cada jugador es "you" si es la única persona ante la pantalla, o tiene un nombre.

## Preparar
wholes-setup-lead = Juega cartas que sumen exactamente un entero. O engaña.
wholes-setup-cards = Cartas
wholes-level-careful = Computadora: nunca engaña
wholes-level-sly = Computadora: engaña
wholes-level-expert = Computadora: engaña y recuerda
wholes-levels-about = La que nunca engaña solo duda de lo que no puede ser. La que engaña duda también de lo improbable. La que recuerda sabe a quién atraparon.
wholes-one-device = Todo el mundo juega en este dispositivo. Wholes no se pasa de un dispositivo a otro, porque el enlace mostraría las cartas de todas las manos.
wholes-practice = Práctica: todas las cartas boca arriba, con pistas y deshacer
wholes-practice-about = Todos lo ven todo, puedes pedir pistas y puedes deshacer.
wholes-decks-open = Paquetes y barajas propias
wholes-deck-left = La baraja de tu última partida
wholes-deck-nameless = Una baraja sin nombre
