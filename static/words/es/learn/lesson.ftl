# Una lección.
learn-wait = Un momento…
learn-watch = Mira cómo se hace.
learn-begun = El comienzo ya está hecho.
learn-back = Atrás
learn-pause = { $playing ->
    [yes] Pausa
   *[no] Reproducir
}
learn-forward = Adelante
learn-part-of = { $part } de { $last }
learn-now-you = Ahora tú
learn-next = Siguiente
learn-check = Comprobar
learn-help = { $given ->
    [0] Pista
    [one] Otra pista
   *[other] Muéstrame
}
learn-again = Volver a empezar
learn-right = Correcto.
learn-not-yet = Todavía no. { $why }
learn-not-yet-belief = Todavía no. { $why } { $belief }
learn-unchanged = No has añadido nada. Si lo quieres así, pulsa «Comprobar» otra vez.
learn-so = { $why } Por eso: { $answer }
learn-remember = Recuerda: { $rules }
learn-hint-so-far = { $right ->
    [none] { $why }
   *[other] Bien hasta aquí: { $right }. Pero: { $why }
}
learn-hint-right-so-far = Todo lo que tienes está bien. Pulsa «Comprobar».
learn-shown = Una respuesta correcta: { $answer }
learn-way = Tu respuesta
learn-part = Lo que escribes
learn-yes = Sí
learn-no = No
learn-answer-none = Ninguno.
learn-answer-no = No.
learn-hint-look-all = Míralo todo otra vez.
learn-hint-how-many = { $count ->
    [0] No hay ninguno.
    [one] Hay uno.
   *[other] Hay { $count }.
}
learn-flaw-other-form = Se pregunta otra cosa.
learn-which-rule = Una cosa más. { $about } ¿Qué regla decide cómo cuenta?
learn-rule-is = Aquí es otra: { $rule }
learn-source = Un ejemplo de { $sheet ->
    [floating] las reglas de Tres en raya flotante
    [lawtoe] las reglas de LawToe
    [poe] las reglas de POE
    [wholes] las reglas de Wholes
   *[networks] las reglas de las redes de letras
}.
