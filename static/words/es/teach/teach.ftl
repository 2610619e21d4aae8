# Lo que hay para una clase.
teach-title = Para tu clase
teach-lead = Sin cuentas y sin servidor. Lo que muestra tu pantalla viaja a la vista, por enlace, por código o en papel.
teach-all = Para tu clase

teach-pose = Preguntar y reunir
teach-pose-about = Pon un ejercicio en el proyector y la clase responde con la mano, con tarjetas o con sus dispositivos. Mira las respuestas en barras, cada una con la idea que hay detrás.
teach-court = El tribunal
teach-court-about = En el proyector hay una demostración con un fallo. La clase encuentra el primer fallo y luego lo arregla.
teach-tournament = Torneo
teach-tournament-about = Equipos, y mesas de tres entre iguales. Toca los resultados: Flub cuenta los puntos y prepara la ronda siguiente.
teach-under-way = En marcha: ronda { $round }
teach-posed = En marcha: { $game } { $step }
teach-worksheet = Hojas de ejercicios
teach-worksheet-about = Ejercicios en papel, en versiones A y B, con las soluciones en una página aparte. El mismo número da otra vez la misma hoja.
teach-class = Progreso de una clase
teach-class-about = Pega lo que entregan tus alumnos y mira dónde está cada cual. Los errores más frecuentes van primero.
teach-set-up = Una mesa por enlace
teach-set-up-about = Elige una vez el juego, sus cartas y sus ayudas. Quien abra el enlace empieza justo ahí.
teach-plans = Planes de clase
teach-plans-about = Tres clases de cuarenta y cinco minutos para cada juego, con qué decir y qué llevar. Imprime una y dala.
teach-standards = Pasos y estándares
teach-standards-about = Lo que un alumno sabe hacer tras cada paso de las escaleras y a qué estándares sirve, con un ejercicio para cada uno. Imprime la tabla o llévala a una hoja de cálculo.

teach-no-page-title = Aquí no hay nada
teach-no-page = Esta dirección no lleva a ninguna página para clases. Quizá se cortó. No se ha perdido nada tuyo.

# Llevarse algo.
take-file = Guardar como archivo
take-link = Enlace
take-copy = Copiar el enlace
take-copied = { $copied ->
    [yes] El enlace está copiado.
   *[no] El navegador no deja copiar. El enlace está seleccionado: cópialo con Ctrl+C.
}
take-code = Código con este enlace
take-code-long = El enlace es demasiado largo para un código que lea una cámara. Usa el enlace o el archivo.
