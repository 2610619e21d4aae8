# Ejercicios sobre un tablero, de LawToe y POE.
learn-mat = Tablero { $squares }
learn-written = Letras escritas
learn-letter-remove = Quitar { $letter }
learn-listed = { $count ->
    [0] Nada anotado
    [one] 1 en la lista
   *[other] { $count } en la lista
}
learn-facts = { $goal ->
    [odd] Meta: impar.
    [even] Meta: par.
    [at-least] Meta: al menos { $number }.
   *[exactly] Meta: exactamente { $number }.
} { $count ->
    [0] Desde entonces no se ha escrito nada.
   *[other] Escrito desde entonces: { $letters }.
}
learn-move = { $number }: { $letters }
learn-ask-mat = { $asked ->
    [line] ¿Cuáles de estas van por casillas vecinas de un lado al lado opuesto?
    [twice] ¿Cuáles de estas cuentan dos veces?
    [connection] ¿Cuáles de estas unen aquí dos lados?
    [required] ¿Cuáles de estas hay que contar?
    [all] Anota { $lines ->
        [triplets] todos los tríos
       *[other] todas las conexiones
    } que hay que contar.
    [apart] Anota todas las conexiones, las requeridas y las permitidas por separado.
   *[unused] Toca cada { $letter } por la que no pasa ninguna conexión requerida.
}
learn-ask-letter = { $asked ->
    [closes] Se escribe { $letter }. ¿Qué { $lines ->
        [triplets] tríos
       *[other] líneas
    } cierra?
   *[opens] Se escribe { $letter }. ¿Qué { $lines ->
        [triplets] tríos
       *[other] conexiones
    } completa?
}
learn-ask-goal = { $asked ->
    [sizes] { $lines ->
        [triplets] ¿Cuántos tríos
       *[other] ¿Cuántas conexiones
    } puede tener una solución? La meta es { $goal ->
        [odd] impar
        [even] par
        [at-least] al menos { $number }
       *[exactly] exactamente { $number }
    }. Elige todos los números.
   *[solve] Anota una solución. La meta es { $goal ->
        [odd] impar
        [even] par
        [at-least] al menos { $number }
       *[exactly] exactamente { $number }
    }.
}
learn-label = { $name ->
    [pick] Elige todas las que valen
    [lines] { $lines ->
        [triplets] Tríos
       *[other] Conexiones
    }
    [permitted] Permitidas
    [squares] Toca casillas del tablero.
    [numbers] Números
    [letters] Letras
    [instead] En cambio
    [possible] Se puede resolver
    [impossible] No se puede
    [ripe] Una letra lo resuelve
    [not-ripe] No lo resuelve
    [avoidable] Sí: mejor esta letra
    [no-flub] No es un flub
    [flub-proved] Es un flub: la demostración
    [solved] Resuelto: la demostración
    [unsolved] No hay solución
    [burden] ¿Quién tiene que demostrar?
    [join] ¿Quién tiene razón?
    [mover] Quien jugó
    [challenger] Quien desafía
    [kind] ¿Qué desafío?
    [flub] ¿Qué desafío?
    [move] ¿Qué jugada fue el flub?
    [points] ¿Cuántos puntos?
    [write] Escribir
    [challenge] Desafiar
    [force-out] Declarar un final forzado
    [P] P-flub
    [A] A-flub
    [CP] CP-flub
    [CA] CA-flub
    [A-flub] A-flub
    [CA-flub] CA-flub
   *[other] { $name }
}
learn-answer-apart = Requeridas: { $required ->
    [none] ninguna
   *[other] { $required }
}. Permitidas: { $permitted ->
    [none] ninguna
   *[other] { $permitted }
}.
learn-answer-proof = { $letters ->
    [none] Ninguna letra
   *[other] Escribe { $letters }
}. { $lines ->
    [none] No se cuenta nada
   *[other] Cuenta { $lines }
}. { $instead ->
    [no] {""}
   *[other] En cambio: { $instead }.
}
learn-answer-instead = En cambio: { $letter }
learn-answer-write = Escribe { $letters }.
learn-answer-challenge = Desafío: { $kind }-flub.
learn-flaw-solution = La lista no vale: { $why }
learn-flaw-twice = { $listing } está dos veces en tu lista o no es una de las que se pueden elegir.
learn-flaw-line = { $kind ->
    [extra] { $listing } sobra.
    [missing] Falta { $listing }.
   *[other-list] { $listing } está en la otra lista.
}
learn-flaw-square = { $kind ->
    [extra] La casilla { $square } sobra.
   *[missing] Falta la casilla { $square }.
}
learn-flaw-number = { $kind ->
    [extra] Ninguna solución tiene exactamente { $number }.
   *[missing] Una solución también puede tener { $number }.
}
learn-hint-look = Mira las casillas marcadas: { $squares }.
learn-hint-move = Mira la jugada { $number }.
learn-hint-begin = Empieza así: { $answer }
learn-belief = { $belief ->
    [turns-back] Una línea nunca vuelve atrás.
    [gaps] Las casillas de una línea se tocan.
    [straight-only] Una línea puede torcerse, si llega al otro lado.
    [diagonal-once] Una diagonal de esquina une los dos pares de lados: cuenta dos veces.
    [straight-twice] Solo las dos diagonales de esquina cuentan dos veces.
    [forbidden-joins] Una F rompe todas las líneas que pasan por ella.
    [vacant-joins] Una casilla vacía todavía no une nada.
    [any-requires] Solo una R, y ninguna más, hace requerida una conexión. Con dos es permitida.
    [one-requires] En LawToe cualquier O hace requerido un trío, también dos o tres.
    [all-required] Sin { $letter } se puede dejar fuera.
    [any-uses] Una conexión con dos R no usa ninguna de las dos.
    [all-counted] Las permitidas no hay que contarlas. Cuenta las que hagan falta para la meta.
    [required-skipped] Lo requerido nunca se deja fuera.
    [zero-is-even] Ninguna no es una solución: hay que contar al menos una.
    [fewer-than-required] Todo lo requerido está en cada solución.
    [exactly-is-at-least] Exactamente quiere decir ni más ni menos.
    [at-least-is-at-most] Al menos quiere decir ese número o más.
    [now-or-never] Todavía sin resolver no es nunca: más letras pueden ayudar.
    [always-hope] Hay casillas vacías, pero ninguna letra en ellas hace una solución.
    [forced-is-flub] Una jugada solo es un flub si otra letra habría sido mejor.
    [ripe-is-no-flub] Dejar la red a una letra es un A-flub si otra letra lo evitaba.
    [challenger-proves] Tras un desafío de P-flub demuestra quien jugó.
    [mover-proves] Tras un desafío de A-flub demuestra quien desafía.
    [latest-move] La última jugada solo dejó pasar el flub.
    [other-kind] La letra después de la C dice qué flub se dejó pasar.
    [any-instead] La letra en cambio también tiene que ser segura.
    [writes-on] Un flub no se deja pasar escribiendo.
    [force-out-for-flub] Primero desafía el flub.
    [new-letter-unused] Lo que se cuenta tiene que pasar por la P nueva.
    [needs-instead] En LawToe un A-flub no necesita una letra mejor: basta una P que gane.
    [always-bold] Audaz es solo desafiar la jugada que sigue al A-flub.
    [never-bold] Desafiar la jugada que sigue al A-flub es audaz.
    [full-is-lost] Con el tablero lleno el Demandante aún puede demostrar una solución.
    [all-through] Lo que una F ya cerró sigue cerrado.
    [flub-is-safe] Mira qué haría una P más.
    [any-move-wins] No todas las jugadas conservan la victoria.
    [centre-allowed] En Dragoman el Demandado nunca escribe en la casilla 5.
   *[one-letter] En Dragoman el Demandado escribe dos letras.
}

# Qué regla
learn-line-rule = { $rule ->
    [broken] Una F o una casilla vacía la rompe.
    [required] { $letter ->
        [R] Tiene exactamente una R, así que hay que contarla.
       *[other] Tiene una O, así que hay que contarla.
    }
   *[permitted] { $letter ->
        [R] No tiene exactamente una R: se puede contar.
       *[other] No tiene ninguna O: se puede contar.
    }
}

# Una línea de una demostración, como se lee en el tribunal.
learn-proof-line = { $kind ->
    [move] La jugada { $named } fue el flub.
    [letter] Se escribe { $named }.
    [no-letter] No hay que escribir ninguna letra.
    [counted] { $named } cuenta.
    [complete] No falta { $lines ->
        [triplets] ningún trío obligatorio
       *[other] ninguna conexión obligatoria
    }, y cada { $named } se usa.
    [used] { $named } se usa.
    [instead] En su lugar se podía escribir { $named }: es segura.
   *[end] Esa es toda la demostración.
}
learn-proof-number = Son { $count } en total. La meta es { $goal ->
    [odd] impar
    [even] par
    [at-least] al menos { $number }
   *[exactly] exactamente { $number }
}, así que se cumple.

# Un paso de un ejemplo: qué se añade y por qué.
learn-beat-line = { $sides ->
    [down] { $line } va de arriba abajo.
    [across] { $line } va de izquierda a derecha.
    [both] { $line } va de esquina a esquina: de arriba abajo y de izquierda a derecha. Por eso cuenta dos veces.
    [first] { $line } va de esquina a esquina. Primero cuenta de arriba abajo.
   *[again] { $line } otra vez: también va de izquierda a derecha.
} { $rule ->
    [required] { $letter ->
        [R] Tiene exactamente una R: hay que contarla.
       *[other] Tiene una O: hay que contarla.
    }
    [permitted] { $letter ->
        [R] No tiene exactamente una R: se puede contar o no.
       *[other] No tiene ninguna O: se puede contar o no.
    }
    [open] Todas sus casillas están abiertas: P y { $letter } la dejan pasar. Una F la cortaría.
    [broken] Una F o una casilla vacía la corta.
   *[none] {""}
}
learn-beat-others = De la misma manera: { $lines }.
learn-beat-letter = Escribe { $named }. { $letter ->
    [F] Una F corta toda línea que pase por su casilla.
    [P] Una P deja abierta su casilla y no exige nada.
    [R] Una R deja abierta su casilla. Una línea con exactamente una R hay que contarla.
   *[O] Una O deja abierta su casilla, y toda línea que pase por ella hay que contarla.
}
learn-beat-instead = Se podía escribir { $letter } en su lugar: es segura. Así que la jugada no era forzada.
