# Las lecciones de POE.
learn-poe-step = { $step ->
    [1] Una línea o no
    [2] Las diagonales cuentan doble
    [3] Lo que rompe una línea
    [4] Exactamente una R
    [5] Todas las conexiones
    [6] Cada R quiere una conexión
    [7] Lo que se cuenta
    [8] Impar y par
    [9] ¿Todavía se puede resolver?
    [10] A una letra
    [11] ¿Se podía evitar?
    [12] ¿Quién tiene que demostrar?
    [13] Una demostración entera
    [14] CP y CA
    [15] Tu turno: final forzado
   *[16] Exactamente, al menos y 4 por 4
}
learn-poe-ask = { $asked ->
    [possible] ¿Todavía se puede llegar a la meta? Demuéstralo, o di que no.
    [ripe] ¿Una letra más da una solución? Demuéstralo, o di que no.
    [avoidable] Se escribió { $latest }. ¿Es un A-flub? Escribe una letra mejor, o di que no.
    [sides] Desafían { $latest } como { $kind }-flub. ¿Quién tiene que demostrar y quién tiene razón?
    [prove] { $latest } es un A-flub. Demuéstralo: una letra, las conexiones y qué escribir en cambio.
    [name] { $latest } dejó pasar un flub. ¿Qué desafío es correcto y qué jugada fue el flub?
   *[turn] Es tu turno. Escribe una letra segura, desafía o declara un final forzado.
}
learn-poe-goal-move = 0: la meta
learn-poe-hint-goal = Mira la meta misma.
learn-poe-answer-sides = { $burden ->
    [mover] Demuestra quien jugó.
   *[challenger] Demuestra quien desafía.
} { $join ->
    [mover] Tiene razón quien jugó.
   *[challenger] Tiene razón quien desafía.
}
learn-poe-answer-named = { $kind }-flub: el flub fue { $number ->
    [0] la meta.
   *[other] la jugada { $number }.
}
learn-poe-flaw-proof = { $kind ->
    [can-be] Se puede
   *[force-out] Nadie puede evitar una solución: declara un final forzado
}. Escribe { $letters }, cuenta { $lines }.
learn-poe-flaw-impossible = No se puede resolver: { $why }
learn-poe-flaw = { $kind ->
    [not-ripe] Aquí ninguna letra sola da una solución.
   *[forced] Ninguna otra letra lo evitaba: la jugada fue forzada.
}
learn-poe-flaw-letter = { $kind ->
    [avoidable] { $letter } lo evitaba.
    [impossible] Después de { $letter } ya no se puede resolver nada.
    [ripe] Después de { $letter } una letra más da una solución.
    [barred] { $letter } no se puede escribir ahí.
   *[quiet] { $letter } es segura, pero no es lo que se pregunta.
}
learn-poe-flaw-side = { $kind ->
    [burden] { $side ->
        [mover] Aquí tiene que demostrar quien jugó.
       *[challenger] Aquí tiene que demostrar quien desafía.
    }
   *[join] { $side ->
        [mover] Aquí tiene razón quien jugó.
       *[challenger] Aquí tiene razón quien desafía.
    }
}
learn-poe-flaw-named = Es correcto un desafío de { $kind }-flub: el flub fue { $number ->
    [0] la meta.
   *[other] la jugada { $number }.
}
learn-poe-flaw-flub = { $kind ->
    [due] Desafía la última jugada: { $flub }-flub.
   *[none] La última jugada no es un { $flub }-flub.
}
