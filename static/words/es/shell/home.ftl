home-title = Flub
home-lead = Cuatro juegos. Dilo, dúdalo, demuéstralo.
home-games = Juegos
home-look = Aspecto e idioma
home-play = Jugar a { $game }
home-continue = Seguir con { $game }
home-new = Partida nueva
home-set-up = Elegir quién juega
home-left = Hay una partida esperándote.
home-begin-here = ¿Es tu primera vez? Empieza por este.
home-go-on = Seguir: { $game }, paso { $step }
home-how-to = Cómo se juega
home-learn = Aprender
home-teach = Enseñar
home-teachers = Para docentes
home-sounds = Los sonidos suaves están apagados.
home-sounds-yes = Encenderlos
home-sounds-no = Dejarlos apagados
home-today = { $done ->
    [yes] ✓ Hoy: los cinco, hechos
   *[no] Hoy: cinco ejercicios
}

# Cosas para imprimir.
print-title = Para imprimir
