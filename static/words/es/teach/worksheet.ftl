# Hojas de ejercicios.
worksheet-lead = Ejercicios para imprimir, con sus soluciones. Quienes se sientan juntos reciben la versión A y la versión B.
worksheet-game = Juego
worksheet-content = Qué practicar
worksheet-steps = Pasos
worksheet-activities = Hojas especiales
worksheet-mix = Varios pasos mezclados
worksheet-first = Desde el paso
worksheet-last = Hasta el paso
worksheet-count = Cuántos
worksheet-seed = Semilla
worksheet-another = Otros ejercicios
worksheet-seed-wrong = Una semilla es un número entero de 0 a 999999. La hoja no ha cambiado.
worksheet-difficulty = Dificultad
worksheet-level = { $level ->
    [easy] Fácil
    [medium] Media
    [hard] Difícil
   *[rising] De fácil a difícil
}
worksheet-versions = Versiones
worksheet-versions-of = { $count ->
    [one] Solo A
   *[other] A y B
}
worksheet-pages = Páginas
worksheet-pages-both = Ejercicios y soluciones
worksheet-pages-exercises = Ejercicios
worksheet-pages-key = Soluciones
worksheet-paper = Papel
worksheet-a4 = A4
worksheet-letter = Carta
worksheet-codes = Códigos para una cámara
worksheet-codes-none = Ninguno
worksheet-codes-one = Uno para la hoja
worksheet-codes-each = Uno para cada ejercicio
worksheet-activity = { $activity ->
    [faulty] Encuentra el error
    [cloze] Llena los huecos
    [sort] Reparte manos en enteros
   *[score] Cuenta áreas llenas
}
worksheet-mix-of = Pasos { $first } a { $last }
worksheet-making = Se están preparando: { $done } de { $count }…
worksheet-made = { $count ->
    [one] Listo: un ejercicio en cada versión.
   *[other] Listo: { $count } ejercicios en cada versión.
}
worksheet-page-count = { $count ->
    [one] Una página para imprimir
   *[other] { $count } páginas para imprimir
}
worksheet-failed = No se pudieron preparar los ejercicios. Abre esta página otra vez.
worksheet-unreadable = Este enlace no lleva a ninguna hoja: { $fault ->
    [ladder] no existe ese juego.
    [content] el juego no tiene ese paso o esa hoja.
    [difficulty] no existe esa dificultad.
    [count] una hoja tiene de 1 a { $most } ejercicios.
    [seed] su semilla no es un número entero de 0 a 999999.
   *[form] está cortado o cambiado.
} Aquí tienes otra hoja para empezar.
worksheet-link = Enlace a esta hoja
worksheet-copy = Copiar el enlace
worksheet-copied = { $copied ->
    [yes] Copiado.
   *[no] Copia el enlace seleccionado.
}

# En el papel
worksheet-version = Versión
worksheet-name = Nombre
worksheet-date = Fecha
worksheet-key-of = Soluciones · { $game }
worksheet-answer = { $many ->
    [yes] Por ejemplo: { $answer }
   *[no] { $answer }
}
worksheet-code = Código que lo abre en una pantalla
worksheet-again = Semilla { $seed } · { $level }
worksheet-seeds = Semillas de los ejercicios:
worksheet-exercise = Ejercicio { $number }: semilla { $seed }
