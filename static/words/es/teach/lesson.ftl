# La clase de mañana: lo que se ha reunido para ella, en orden.
lesson-title = La clase de mañana
lesson-about = Reúne ejercicios, tribunales, escaleras, mesas y hojas en una lista y recórrela en el proyector. Imprímela como plan o pásala a otra persona.
lesson-add = Añadir a la clase de mañana
lesson-in = { $count ->
    [one] La clase de mañana: una página
   *[other] La clase de mañana: { $count } páginas
}
lesson-full = En la clase de mañana no cabe más. Quita algo o empieza otra.
lesson-name = ¿Cómo se llama?
lesson-empty = Todavía no hay nada. Donde elijas algo para tu clase, pulsa «Añadir a la clase de mañana».
lesson-begin = Empezar en el proyector
lesson-go-on = Seguir con la página { $place }
lesson-ladder = En la escalera
lesson-table = Una mesa
lesson-change = { $change ->
    [up] Antes: { $what }
    [down] Después: { $what }
   *[remove] Quitar: { $what }
}
lesson-moved = { $what }: ahora { $place } de { $count }
lesson-removed = Quitado: { $what }
lesson-more = Añadir más
lesson-take = Llevar esta clase
lesson-others = Otras clases
lesson-others-about = Una clase nueva, o una de un archivo, ocupa el lugar de esta. Esta se aparta y puedes abrirla de nuevo.
lesson-new = Clase nueva
lesson-from-file = Una clase de un archivo
lesson-no-room = Aquí no hay sitio para apartar tu clase. Guárdala como archivo y quita todo. No se abrió ni se cambió nada.
lesson-outline = { $name }: { $count ->
    [one] una página
   *[other] { $count } páginas
}

# Mientras la clase la recorre.
lesson-at = { $place } de { $count }
lesson-back = Clase: atrás
lesson-next = Clase: siguiente
lesson-end = Terminar la clase

# Una clase de un enlace o de un archivo.
lesson-link-title = Una clase de un enlace
lesson-link-in-the-way = En este dispositivo hay otra clase. Si abres la del enlace, la tuya se aparta y puedes abrirla de nuevo.
lesson-link-mine = Quedarme con la mía
lesson-link-open = Abrir la del enlace
lesson-fault = { $fault ->
    [long] Es más largo que cualquier clase de Flub.
    [cut] Una parte de esta clase se perdió por el camino. Pídela otra vez.
    [full] En una clase caben cuarenta páginas. Esta tiene más.
    [line] La línea { $line } de esta clase no lleva a ninguna página de Flub, o está dos veces.
   *[other] No empieza como una clase de Flub, o la hizo un Flub más nuevo.
} No se abrió ni se cambió nada.
