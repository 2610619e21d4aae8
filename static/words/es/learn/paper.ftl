# Ejercicios en papel.
paper-somebody = Alguien respondió:
paper-find-flaw = Busca el primer error y corrígelo.
paper-flaw = Primer error:
paper-mended = Corregido:
paper-key-flaw =
    { $why } { $belief }
    { $many ->
        [yes] Corregido, por ejemplo: { $answer }
       *[no] Corregido: { $answer }
    }
paper-fill = Llena los huecos para que la respuesta sea correcta.
paper-squares = Casillas:
paper-lines = { $lines ->
    [triplets] Tríos:
   *[other] Conexiones:
}
paper-permitted = Permitidas:
paper-required = Requeridas:
paper-letters = { $count ->
    [one] Letra:
   *[other] Letras:
}
paper-instead = En cambio:
paper-unused = Escribe el número de cada { $letter } por la que no pasa ninguna conexión requerida.
