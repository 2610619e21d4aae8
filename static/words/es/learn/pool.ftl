# Un ejercicio para toda la clase y sus códigos.
pool-choose = Elegir otro
pool-reveal = Mostrar los votos
pool-vote-again = Votar otra vez
pool-again = Conversen. Después voten otra vez con la mano.
pool-show-truth = Mostrar la verdad
pool-refute = ¿Por qué no { $answer }?
pool-show-right = Mostrar cómo se hace
pool-go-on = Seguir
pool-next = Siguiente ejercicio
pool-undo = Deshacer la última cuenta
pool-exercise = Ejercicio: { $exercise }
pool-other = Otra respuesta
pool-unsure = No lo sé
pool-believed = Otra respuesta, con esta creencia
pool-right = Correcta
pool-wrong = Incorrecta
pool-refuted = { $answer } no es correcta. { $why }
pool-worked = Una respuesta correcta: { $answer }

pool-fewer = Una mano menos para { $answer }
pool-hands = Manos para { $answer }
pool-more = Una mano más para { $answer }
pool-bars = Lo que respondió la clase
pool-answered = { $total ->
    [one] 1 respuesta.
   *[other] { $total } respuestas.
}
pool-count = { $vote ->
    [first] 1.º: { $count } de { $total } ({ $percent } %)
    [second] 2.º: { $count } de { $total } ({ $percent } %)
   *[only] { $count } de { $total } ({ $percent } %)
}

pool-qr = Código que abre el ejercicio en un dispositivo
pool-join = Responde en tu dispositivo
pool-how = Escanea esto o abre la dirección. Responde una sola vez y enseña tus seis letras.
pool-large = Ver en grande
pool-address = Dirección: { $address }
pool-from-file = Esta página se abrió desde un archivo, así que otros dispositivos no pueden seguir su enlace. Cuenta manos.
pool-codes = Códigos, uno o muchos a la vez ({ $count ->
    [0] ninguno todavía
   *[other] { $count } hasta ahora
})
pool-take = Tomar códigos
pool-forged = Los códigos son para conversar en clase, no para poner notas: se pueden inventar.
pool-taken = { $count ->
    [0] No se tomó ningún código.
    [one] 1 código tomado.
   *[other] { $count } códigos tomados.
}
pool-not-taken = { $kind ->
    [again] Ya estaban tomados y no se cuentan otra vez: { $codes }. Si dos alumnos muestran las mismas letras, suma uno a mano.
    [mistyped] Mal escritos, míralos otra vez: { $codes }.
    [other] De otro ejercicio: { $codes }.
   *[length] Un código tiene seis letras, y estos no: { $codes }.
} { $more ->
    [0] {""}
   *[other] Y { $more } más.
}

pool-give = Dar mi respuesta
pool-once = Respondes una sola vez. Después recibes seis letras para tu clase.
pool-your-code = El código de tu respuesta
pool-hold-up = Enséñalo o léelo en voz alta.
pool-code-about = Solo lo lee la página de tu profe. Es para conversar sobre el ejercicio, no para notas.
pool-show-me = Muéstrame la respuesta

# Otro dispositivo que reúne los códigos.
pool-collect = Reunir en un teléfono
collect-lead = Un código son seis letras, por ejemplo KMD QTZ. Escribe cuantos quieras a la vez.
collect-hand-over = Escríbelo en la página que plantea el ejercicio. Los cuenta todos.
collect-pose = Mostrar el ejercicio en este dispositivo
collect-code = El código de todos: { $letters }
collect-clear = Empezar de nuevo
