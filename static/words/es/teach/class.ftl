# El progreso de una clase.
class-lead = Tus alumnos entregan un texto o un enlace de «Llévate lo que sabes». Aquí se convierte en una tabla: por dónde va cada uno y qué errores son los más frecuentes. Usa solo apodos.
class-made-up = Estos textos se pueden inventar. Sirven para hablar de ellos, no para poner notas.

# Entregar.
class-hand-in = Entregar
class-how = Una línea por alumno: el apodo y después el texto o el enlace. Sin apodo, Flub pone uno.
class-many = Muchos a la vez, uno por línea
class-add = Añadirlos
class-one = Uno tras otro: pega, pulsa Intro, pega el siguiente
class-add-one = Añadir
class-file = Desde un archivo
class-unnamed = Alumno { $number }
class-empty = Todavía no hay nada en el campo. Pega un texto o un enlace.
class-taken = Añadidos: { $added }. Actualizados: { $replaced }. Ya estaban: { $known }. { $refused ->
    [0] Se aceptaron todas las líneas.
    [one] No se aceptó una línea. Se queda en su campo para que la arregles.
   *[other] No se aceptaron { $refused } líneas. Se quedan en su campo para que las arregles.
}
class-replaced = El texto nuevo ocupó el lugar del anterior de: { $names }. «Deshacer» lo devuelve.
class-cut = Un apodo tiene como mucho { $most } caracteres. Recortados: { $names }.
class-line = Línea { $number }:
class-read = Líneas que se entienden: { $read }. Líneas que no: { $refused }. Todavía no se añade nada.
class-read-added = Por añadir: { $names }.
class-read-replaced = Un texto más nuevo de: { $names }.
class-read-known = Ya están: { $names }.
class-fault-none = En esta línea no hay ningún progreso.
class-fault-full = Una clase tiene como mucho { $most } alumnos. Quita antes a alguien.
class-fault = { $fault ->
    [long] Es demasiado largo para ser un progreso.
    [version] No es de Flub, o es de un Flub más nuevo.
    [many] Tiene pasos que este Flub no tiene.
   *[mangled] Falta o ha cambiado una parte del progreso. Pídelo otra vez.
}

# La tabla.
class-undo = Deshacer
class-undone = Se deshizo el último cambio.
class-game = Juego
class-caption = { $game }: { $students ->
    [one] un alumno
   *[other] { $students } alumnos
}
class-nickname = Apodo
class-learnt = Aprendidos
class-sort = Ordenar por esto
class-learnt-by = Lo saben
class-mark-held = Un error que aún no está superado
class-csv = Para una hoja de cálculo (CSV)

# Los errores más frecuentes.
class-beliefs = Errores
class-beliefs-title = Qué conviene explicar otra vez
class-beliefs-about = De cada uno está la frase que lo corrige.
class-beliefs-overcome = { $count ->
    [one] Uno que está superado
   *[other] { $count } que están superados
}
class-no-beliefs = Nada todavía. Un error aparece aquí cuando un alumno da una respuesta equivocada que Flub conoce.
class-belief-at = Paso { $step }: { $belief }
class-belief-count = { $held ->
    [0] Ahora, nadie
    [one] Ahora, un alumno
   *[other] Ahora, { $held } alumnos
}{ $overcome ->
    [0] .
    [one] ; uno ya lo ha aprendido.
   *[other] ; { $overcome } ya lo han aprendido.
}
class-belief-steps = { $count ->
    [one] Paso { $steps }.
   *[other] Pasos { $steps }.
}
class-belief-who = ¿Quién?
class-held = Ahora:
class-overcome = Ya lo saben:
class-steps-title = Los pasos
class-step-learnt = Lo saben { $learnt } de { $students }.
class-step-belief = Lo que más falta ({ $held }): { $belief }

# Los alumnos.
class-students = Apodos y quitar
class-students-about = Escribe otro apodo encima o quita a un alumno. «Deshacer» lo devuelve.
class-nickname-of = Apodo del alumno { $number }
class-name-empty = Un apodo necesita una letra o un número. Se queda el anterior.
class-name-taken = Otro alumno se llama { $name }. Se queda el apodo anterior.
class-remove = Quitar a { $name }
class-remove-one = Quitar
class-removed = Se quitó a { $name }.

# Guardar.
class-keeping = Guardar u olvidar
class-kept = { $saved ->
    [yes] La clase está guardada en este dispositivo hasta que la olvides.
   *[no] La clase se olvida al cerrar o recargar esta página, si no la guardas.
}
class-save = Guardar la clase en este dispositivo
class-save-file = Como archivo, para traerla otra vez
class-forget = Olvidar la clase
class-forgotten = La clase está olvidada. «Deshacer» la devuelve mientras esta página esté abierta.
