# Las lecciones de LawToe.
learn-lawtoe-step = { $step ->
    [1] Un trío o no
    [2] Las diagonales cuentan doble
    [3] F, P y O
    [4] Todos los tríos con una O
    [5] Impar y par
    [6] Usa la P nueva
    [7] ¿Es un A-flub?
    [8] CA-flub: ¿qué jugada?
    [9] Audaz o no
    [10] El tablero lleno
    [11] Lo que una letra abre o cierra
    [12] Conserva la victoria
   *[13] Dragoman
}
learn-lawtoe-ask = { $asked ->
    [use] { $latest } es un A-flub. Demuéstralo: escribe una P y anota los tríos.
    [flub] ¿Es la última jugada un A-flub? Demuéstralo, o di que no.
    [name] { $latest } dejó pasar un flub. ¿Qué jugada fue el A-flub?
    [points] { $latest } dejó pasar un A-flub. ¿Cuántos puntos da un desafío correcto de CA-flub?
    [full] El tablero está lleno. Anota una solución, o di que no la hay.
    [keep] Ganas si no te equivocas. ¿Qué haces?
   *[two] Eres el Demandado. Escribe { $due ->
        [one] una letra
       *[other] { $due } letras
    } sin hacer un A-flub.
}
learn-lawtoe-facts = { $facts } { $you ->
    [plaintiff] Eres el Demandante.
   *[defendant] Eres el Demandado.
} { $turns ->
    [pedagogue] Desde ahora cada uno escribe una letra por turno.
    [dragoman] El Demandado escribe dos letras en cada turno, nunca en la casilla 5; el Demandante, una.
   *[none] { "" }
}
learn-lawtoe-answer-move = { $number ->
    [0] La meta, antes de cualquier jugada.
   *[other] Jugada { $number }.
}
learn-lawtoe-answer-points = { $points } puntos.
learn-lawtoe-flaw-proof = { $kind ->
    [can-be] Hay una solución
   *[opens] Ahora gana el Demandante
}: { $letters } y { $lines }.
learn-lawtoe-flaw-none = Aquí no hay solución.
learn-lawtoe-flaw-named = El A-flub fue la jugada { $number }.
learn-lawtoe-flaw-points = Aquí un desafío correcto da { $points } puntos.
learn-lawtoe-flaw-gives = Eso regala la victoria. { $letters } la conserva.
learn-lawtoe-flaw-flub = { $kind ->
    [due] La última jugada es un flub: desafíala como { $flub }-flub.
   *[none] La última jugada no es un { $flub }-flub.
}
