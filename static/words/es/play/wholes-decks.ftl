wholes-deck-copies = × { $count }

wholes-decks-lead = Mira las cartas que vienen con Wholes, junta paquetes, o escribe una baraja propia.
wholes-decks-packs = Paquetes
wholes-decks-own = Tus barajas
wholes-decks-none = Todavía no has escrito una baraja.

wholes-deck-new-title = Escribe una baraja
wholes-deck-edit-title = Cambia «{ $name }»
wholes-deck-name = Nombre de la baraja
wholes-deck-mix = Pon todas las cartas de un paquete. Toma varios para mezclarlos.
wholes-deck-rows = Cartas con valor
wholes-deck-head-value = Valor
wholes-deck-head-form = Forma
wholes-deck-head-count = Cuántas
wholes-deck-value = Valor de la carta { $number }
wholes-deck-form = Forma de la carta { $number }
wholes-deck-count = Cuántas hay de la carta { $number }
wholes-deck-remove-row = Quita la carta { $number }
wholes-deck-add-row = Agrega una carta
wholes-form-fraction = Fracción
wholes-form-decimal = Decimal
wholes-form-percent = Porcentaje
wholes-form-pie = Dibujo: pastel
wholes-form-bar = Dibujo: rectángulo
wholes-deck-keep = Guarda esta baraja
wholes-deck-clear = Empieza de nuevo
wholes-deck-kept = «{ $name }» está guardada.
wholes-deck-edit = Cambiar
wholes-deck-file = Guardar como archivo
wholes-deck-delete = Borrar
wholes-deck-delete-title = ¿Borrar «{ $name }» para siempre?

wholes-flaw-no-name = Primero ponle un nombre a la baraja.
wholes-flaw-name = Ya hay una baraja que se llama «{ $name }». Elige otro nombre.
wholes-flaw-no-room = Tienes { $most } barajas, todas las que guarda Flub. Borra una antes.
wholes-flaw-row = { $typed }: { $why }
wholes-flaw-rows = { $count } filas todavía no están bien.
wholes-flaw-value = Escribe un valor como 3/8, 0.375 o 37 1/2%.
wholes-flaw-zero = Una carta tiene que ser más que cero.
wholes-flaw-over = Una carta no puede ser más que un entero.
wholes-flaw-denominator = El denominador { $denominator } es demasiado grande. El mayor es 1000.
wholes-flaw-digits = Este decimal tiene más de 6 dígitos. Elige otra forma.
wholes-flaw-count = Cuántas hay tiene que ser un número, como 3.
wholes-flaw-few = { $count ->
    [one] 1 carta hasta ahora. Una baraja tiene por lo menos { $fewest }.
   *[other] { $count } cartas hasta ahora. Una baraja tiene por lo menos { $fewest }.
}
wholes-flaw-many = { $count } cartas son demasiadas. Una baraja tiene a lo más { $most }.
wholes-flaw-unrelated = Estos denominadores son demasiado distintos: las partes que tienen en común son demasiado pequeñas.
wholes-flaw-no-whole = Ningunas cartas de esta baraja suman exactamente un entero. Agrega algunas que sí.

wholes-import-title = Trae barajas
wholes-import-file = De un archivo
wholes-import-text = O pégalas aquí, una baraja por línea
wholes-import-form = Un nombre, dos puntos y las cartas, con cuántas hay de cada una. Por ejemplo:
wholes-import = Agrega estas barajas
wholes-import-done = Las barajas se agregaron.
wholes-import-empty = Aquí no hay ninguna baraja. Elige un archivo o pega una línea como Medios: 1/2*20, 0.5*20
wholes-import-long = Esto es demasiado largo. No se agregó nada.
wholes-import-line = No se agregó nada. En la línea { $line }: { $why }
