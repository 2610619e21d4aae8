# La página de las partidas guardadas.
kept-lead = Una partida nueva aparta la anterior. De cada tipo se quedan las { $most } más nuevas.
kept-none = Todavía no hay ninguna partida guardada.
kept-in-play = A medias
kept-finished = La última terminada
kept-aside = Apartada
kept-aside-finished = Terminada y apartada
kept-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
kept-open = Abrir
kept-save = Descargar
kept-delete = Borrar
kept-delete-title = ¿Borrar esto para siempre?
kept-delete-about = Después ya no estará y nadie podrá recuperarlo.
kept-deleted = Borrado.
kept-unreadable = Flub no puede leer esta partida. Aún puedes guardarla como archivo.
kept-others = Otras cosas apartadas
kept-other = { $what ->
    [lesson] La clase de mañana, copia { $number }
    [tournament] Torneo, copia { $number }
    [class] Progreso de una clase, copia { $number }
    [decks] Paquetes y barajas, copia { $number }
    [learners] Lo aprendido, copia { $number }
    [sheet] Hoja de puntos, copia { $number }
   *[other] { $what }, copia { $number }
}

## Partidas ganadas y perdidas
kept-results = Partidas ganadas y perdidas
kept-results-about = Cuentan las partidas terminadas de una persona contra computadoras, sin ayuda y que no sean de práctica.
kept-results-column = { $column ->
    [game] Juego
    [against] Contra
    [won] Ganadas
    [shared] Ganadas en común
    [lost] Perdidas
    [streak] Seguidas
   *[best] Mejor racha
}
kept-results-level = { $level ->
    [beginner] principiante
    [student] alumno
    [expert] experta
    [easy] fácil
    [strong] fuerte
    [perfect] perfecta
    [careful] prudente
    [sly] astuta
   *[mixed] varios niveles
}
