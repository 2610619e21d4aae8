# Las escaleras como caminos.
learn-lead = Aprende cada juego haciéndolo. Bastan unos minutos.
learn-ladder-title = Aprender { $game }
learn-steps-title = { $game }, pasos { $first } a { $last }
learn-step = { $step }. { $name }
learn-step-title = { $game } { $step }: { $name }
learn-state = { $state ->
    [new] Sin empezar
    [due] Inténtalo otra vez
    [learnt] Aprendido
   *[learning] { $row ->
        [0] Aprendiendo
        [one] Aprendiendo: uno bien
       *[other] Aprendiendo: { $row } seguidos
    }
}
learn-go-on = { $begun ->
    [yes] Seguir con el paso { $step }
   *[no] Empezar
}
learn-go-on-with = { $game }: paso { $step }
learn-learnt-of = { $learnt } de { $steps } pasos aprendidos
learn-all-learnt = Ya sabes todos los pasos de aquí. Vuelven en «Ejercicios de hoy».
learn-all = Todos los juegos
learn-guided = Una primera partida con guía
learn-guided-offer = ¿Una partida de verdad? Te muestra qué es seguro y da pistas.
learn-path = El camino
learn-next-step = Siguiente: { $name }
learn-more = Otro más
learn-row = { $row } de { $count } seguidos
learn-step-learnt = Tres bien seguidos: ya sabes este paso.
learn-exercise-done = { $alone ->
    [yes] Bien a la primera y sin ayuda. Bravo.
   *[no] Hecho. Ahora prueba uno sin ayuda.
}
learn-forgotten = No se guarda nada. Puedes aprender igual, pero se olvidará cuando cierres la página.

# Direcciones que no llevan a nada.
learn-unreadable-title = No hay tal ejercicio
learn-unreadable = Este ejercicio no se puede leer. Quizá el enlace está cortado. No se ha perdido nada tuyo.
learn-no-step = Este enlace no nombra ningún paso. { $game } tiene los pasos 1 a { $steps }. No se ha perdido nada tuyo.
learn-no-place = Este enlace no lleva a ninguna lección. Quizá está cortado. No se ha perdido nada tuyo.

# Hoy.
learn-today = Ejercicios de hoy
learn-today-place = Hoy: { $place } de { $count }
learn-today-done = { $all ->
    [yes] Los { $count }, bien a la primera y sin ayuda. ¡Bravo!
   *[no] { $alone ->
        [0] Eso fue todo por hoy. Has visto cómo se hacen, y volverán.
        [one] Uno de { $count } bien a la primera y sin ayuda. Los demás volverán.
       *[other] { $alone } de { $count } bien a la primera y sin ayuda. Los demás volverán.
    }
}

# Los momentos de una partida.
learn-moments = Momentos de tu partida
learn-moment = Momento { $place } de { $count }, después de { $step ->
    [one] un paso
   *[other] { $step } pasos
}
learn-moment-see = Míralo en la partida, y analiza qué habría seguido
learn-moments-done = Esos fueron los momentos que decidieron tu partida.
learn-no-game = Primero juega una partida hasta el final. Después sus momentos estarán aquí.
learn-no-moments = Nada de lo que hiciste regaló algo.

# Para quien enseña.
learn-teacher = Para quien enseña: un enlace a algunos pasos
learn-teacher-about = Quien abre el enlace ve solo estos pasos.
learn-first-step = Primer paso
learn-last-step = Último paso
learn-link = Enlace

# Quién aprende.
learn-who = Ahora aprende: { $name }. ¿Es otra persona? Elige aquí.
learn-nobody = Invitado
learn-nickname = Apodo
learn-shapes = Figura
learn-shape = { $shape ->
    [1] Círculo
    [2] Triángulo
    [3] Cuadrado
    [4] Rombo
    [5] Estrella
   *[other] Hexágono
}
learn-add = Añadir
learn-remove = Quitar a { $name }
learn-remove-about = Lo aprendido se olvida en este dispositivo. Si quieres guardarlo, llévatelo antes.
learn-keep = Dejarlo
learn-full = En este dispositivo ya aprenden cuarenta y no cabe nadie más. Quita antes a alguien. No ha cambiado nada.

# Llevar y traer.
learn-carry = Llévate lo que sabes
learn-take = Llevar
learn-take-about = Abre este enlace en otro dispositivo, o pon su cámara delante del código. No se envía nada a ninguna parte.
learn-take-copy = Copiar el enlace
learn-take-file = Como archivo
learn-code = Código con el enlace
learn-bring = Traer
learn-bring-text = Enlace o texto
learn-bring-it = Traerlo
learn-bring-file = Archivo
learn-guest-name = Invitado { $number }
learn-imported = Ya está aquí. Ahora aprendes como { $name }.
learn-fault = { $fault ->
    [long] Esto es demasiado largo para ser lo que alguien sabe. No ha cambiado nada.
    [version] Esto no es de Flub, o es de un Flub más nuevo. No ha cambiado nada.
    [many] Esto tiene pasos que este Flub no tiene. No ha cambiado nada.
   *[mangled] Falta una parte de esto o está cambiada. Aquí no ha cambiado nada.
}

# Entregar a quien enseña.
learn-hand-in = Para tu maestra o maestro
learn-hand-in-about = Esta línea lleva lo que sabes, y tu apodo si elegiste uno. Dásela a tu maestra o maestro si quieres.
learn-hand-in-line = Línea para entregar
learn-hand-in-copy = Copiar la línea
learn-hand-in-copied = { $copied ->
    [yes] Se ha copiado.
   *[no] Aquí no se permite copiar. El texto está seleccionado: cópialo con las teclas.
}
learn-class = Para quien enseña: a la clase
learn-class-about = { $saved ->
    [yes] Tu clase está guardada en este dispositivo y tiene { $count ->
        [one] un alumno.
       *[other] { $count } alumnos.
    }
   *[no] Tu clase { $count ->
        [0] no tiene a nadie todavía.
        [one] tiene un alumno.
       *[other] tiene { $count } alumnos.
    } Guárdala en su página para que siga ahí cuando cierres esta ventana.
}
learn-class-nickname = Apodo del alumno (puede quedar vacío)
learn-class-add = Añadir a mi clase
learn-class-see = Ver la clase
learn-class-unnamed = Alumno { $number }
learn-class-added = { $name } ya está en tu clase. Abre el siguiente enlace.
learn-class-full = Una clase tiene como mucho { $most } alumnos. Quita antes a alguien. No se cambió nada.

# Lo que se aprendió en los últimos siete días.
learn-week = Tu semana
learn-week-praise = { $count ->
    [one] Aprendiste un paso. ¡Muy bien!
   *[other] Aprendiste { $count } pasos. ¡Muy bien!
}
learn-week-step = { $game } { $step }
learn-week-day = { $day ->
    [today] Hoy
    [0] Lunes
    [1] Martes
    [2] Miércoles
    [3] Jueves
    [4] Viernes
    [5] Sábado
   *[6] Domingo
}
