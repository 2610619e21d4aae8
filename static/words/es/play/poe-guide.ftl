# Lo que dice la guía
poe-guide-goal = Número de conexiones: ¿impar o par?
poe-guide-flub = { $own ->
        [yes] Tu letra fue un flub. Quizá nadie lo vea.
       *[no] Es un flub: puedes desafiar.
    }
poe-guide-fine = { $ripe ->
        [yes] { $letter } deja el tablero a una sola letra, pero no se podía escribir nada mejor. No es un flub.
       *[no] { $letter } no es un flub: todavía se puede llegar a la meta, y no basta una letra.
    }
poe-guide-safe = { $forced ->
        [yes] Ahora tienes que dejarlo a una letra. Sin flub: { $letters }.
       *[no] Letras seguras, pequeñas en el tablero: { $letters }.
    }
poe-aim = No escribas flubs, desafía los flubs.
poe-guide-join = ¿Es un flub? Únete al lado que tiene razón.
poe-hint-latest = Mira la última jugada: { $letter }.
poe-hint-p-what = Llena en tu cabeza las casillas vacías. ¿Aún se puede llegar a una solución?
poe-hint-a-what = Prueba una letra más. ¿Ya hace una solución?
poe-hint-challenge = Desafía: { $kind }-flub. { $why }
poe-hint-ripe = { $full ->
    [yes] El tablero está lleno. Mira las líneas sin F.
   *[no] Mira las líneas a las que les falta una letra.
}
poe-hint-ripe-what = { $full ->
    [yes] Tal como están hacen una solución, y quien jugó no pudo evitarlo.
   *[no] Una letra hace una solución, y quien jugó no pudo evitarlo.
}
poe-hint-force-out = Declara un final forzado.
poe-hint-square = Mira la casilla { $square }.
poe-hint-square-what = Una letra ahí debe dejar posible una solución, pero no a una sola letra.
poe-hint-write = Escribe { $letter }.
poe-hint-join-what = ¿Fue un flub de esa clase?
poe-hint-join = { $side ->
    [challenger] Lo fue. Únete a quien desafía.
   *[mover] No lo fue. Únete a quien jugó.
}
