# Pasos y estándares.
standards-lead = Los estándares de contenido son los de matemáticas del Common Core (EE. UU.). Solo Wholes sirve a algunos. Para los demás juegos la tabla nombra prácticas matemáticas, no contenidos. Cada estándar de una fila abre un ejercicio que le sirve.
standards-csv = Para una hoja de cálculo (CSV)
standards-game = Juego
standards-step = Paso
standards-title = Título
standards-teaches = El alumno …
standards-serves = Estándares
standards-none = No se nombra ninguno
standards-open = Abre un ejercicio que le sirve
standards-what = Lo que dicen
standards-3nfa = Comprender las fracciones como números.
standards-4nfa = Ampliar la comprensión de las fracciones: cuáles son iguales y cuál es mayor.
standards-4nfb = Construir fracciones a partir de fracciones unitarias.
standards-4nfc = Comprender la notación decimal de las fracciones y comparar fracciones decimales.
standards-5nfa = Usar fracciones equivalentes para sumar y restar fracciones.
standards-6rpa3c = Hallar un porcentaje de una cantidad como una razón por cada 100.
standards-mp1 = Práctica: entender los problemas y perseverar hasta resolverlos.
standards-mp3 = Práctica: construir argumentos válidos y examinar los razonamientos de otros.
standards-mp7 = Práctica: buscar y aprovechar la estructura.

# What a step teaches, after “El alumno …”.
standards-goal = { $game ->
    [poe] { $step ->
        [1] distingue una línea de unas casillas que dan la vuelta
        [2] explica por qué las dos diagonales largas cuentan doble
        [3] ve dónde una F o una casilla vacía rompe una línea
        [4] reconoce una conexión requerida: exactamente una R
        [5] anota todas las conexiones, las requeridas y las permitidas por separado
        [6] comprueba que cada R está en una conexión requerida
        [7] sabe qué se cuenta: todas las requeridas y tantas permitidas como quiera
        [8] dice qué cuentas son impares o pares, y que en estos juegos cero no cuenta como ninguna de las dos
        [9] decide si todavía se puede llegar a una meta y lo demuestra
        [10] encuentra la única letra que completa una solución
        [11] encuentra la letra que habría evitado un flub, si la hay
        [12] dice quién tiene que demostrar una afirmación y a qué lado unirse
        [13] escribe la demostración entera de un A-flub, con la letra que era mejor
        [14] nombra la jugada anterior que fue el flub
        [15] elige una letra segura, y declara final forzado cuando no la hay
       *[16] trabaja con metas de «exactamente» y «al menos», y en un tablero de 4 por 4
    }
    [lawtoe] { $step ->
        [1] distingue un trío de otros grupos de tres casillas
        [2] explica por qué las dos diagonales largas cuentan doble
        [3] sabe qué hacen F, P y O con un trío
        [4] anota todos los tríos que tienen una O
        [5] decide si una lista cumple una meta impar o par
        [6] completa una solución con una P nueva y la usa
        [7] decide si una jugada es un A-flub y lo demuestra
        [8] nombra la jugada anterior que fue el A-flub
        [9] distingue un desafío audaz de uno sencillo y dice cuánto vale
        [10] encuentra una solución en un tablero lleno, o ve que no la hay
        [11] prevé qué tríos abre y cierra una letra
        [12] elige jugadas que conservan una partida ganada
       *[13] juega a Dragoman, con dos letras por jugada y sin la casilla 5
    }
    [wholes] { $step ->
        [1] lee una fracción en un dibujo
        [2] ordena fracciones unitarias
        [3] encuentra fracciones iguales con la mitad, el doble y el triple
        [4] escribe décimos y centésimos como fracciones y como decimales
        [5] ordena decimales de distinta longitud
        [6] convierte fracciones y decimales en porcentajes
        [7] encuentra lo que falta para un entero
        [8] forma un entero con fracciones del mismo denominador
        [9] suma fracciones de distinto denominador
        [10] suma fracciones, decimales y porcentajes en una sola cuenta
        [11] decide si una suma es exactamente un entero, o menos, o más
        [12] encuentra el entero que usa más cartas de una mano
        [13] dice una suma en voz alta, verdadera o como engaño creíble
        [14] decide contando cartas si una afirmación puede ser verdad
        [15] piensa en las probabilidades antes de dudar
       *[16] usa CAMBIO, CEBO y REPETIR donde más ayudan
    }
   *[floating] { $step ->
        [1] encuentra todas las casillas al alcance
        [2] dice cómo cada ficha encoge el alcance
        [3] reconoce cuándo está cerrada el área
        [4] encuentra tres vecinas en línea recta
        [5] cuenta cuatro en línea como dos
        [6] encuentra también las diagonales
        [7] cuenta un área llena sin olvidar ninguna línea
        [8] encuentra la jugada que hace un tres en raya
        [9] encuentra la jugada que impide uno
        [10] hace dos amenazas con una jugada
        [11] fija un borde del área a propósito
        [12] juega las últimas casillas sin regalar puntos
        [13] juega cada variante con su regla
       *[14] aprovecha un error del otro lado
    }
}
