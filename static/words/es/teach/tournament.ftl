# Un torneo nuevo.
tournament-lead = Pega tu clase y empieza. Los equipos salen parejos, y en cada mesa juegan alumnos de nivel parecido.
tournament-list = Tu clase, un nombre por línea
tournament-list-about = Primero quien más sabe, o con un número tras cada nombre (después de coma, punto y coma o tabulador): el número más alto va primero. Bastan los apodos.
tournament-few = { $names ->
    [0] Un torneo necesita al menos tres nombres.
    [one] De momento un nombre. Un torneo necesita al menos tres.
   *[other] De momento { $names } nombres. Un torneo necesita al menos tres.
}
tournament-many = Son { $names } nombres. En un torneo caben { $most }: quita algunos o haz dos torneos.
tournament-long-name = El nombre de la línea { $line } tiene más de { $most } caracteres. Acórtalo.
tournament-count = { $tables ->
    [pair] { $players } alumnos: una mesa de tres y una de dos; { $teams ->
        [one] un equipo
       *[other] { $teams } equipos
    }
    [threes] { $players } alumnos: { $threes ->
        [one] una mesa de tres
       *[other] { $threes } mesas de tres
    }; { $teams ->
        [one] un equipo
       *[other] { $teams } equipos
    }
    [fours] { $players } alumnos: { $fours ->
        [one] una mesa de cuatro
       *[other] { $fours } mesas de cuatro
    }; { $teams ->
        [one] un equipo
       *[other] { $teams } equipos
    }
   *[both] { $players } alumnos: { $fours ->
        [one] una mesa de cuatro
       *[other] { $fours } mesas de cuatro
    }, { $threes ->
        [one] una de tres
       *[other] { $threes } de tres
    }; { $teams ->
        [one] un equipo
       *[other] { $teams } equipos
    }
}
tournament-ranked-list = En el orden de la lista.
tournament-ranked-numbers = Por los números, el más alto primero.
tournament-ranked-some = En el orden de la lista, porque no todos los nombres tienen número.
# Cómo se leyó la lista.
tournament-reading = Así se leyó tu lista
tournament-column = Columna { $number }: { $sample }
tournament-use-name = Nombre
tournament-use-number = Número
tournament-use-nothing = No se usa
tournament-headings = La primera fila tiene títulos y no es un alumno
tournament-unmarked = Se quitan los números o viñetas delante de los nombres
tournament-line = Línea
tournament-line-in = { $name } participa
tournament-line-name = Nombre de la línea { $line }
tournament-out = { $why ->
    [headings] Fuera: son títulos
    [title] Fuera: es un título o una línea entre otras
    [nameless] Fuera: no hay nombre
   *[hand] Fuera
}
tournament-twin = El mismo nombre que en la línea { $line }. ¿Es la misma persona o son dos?
tournament-twin-two = Son dos
tournament-twin-one = Es la misma
tournament-questions = { $questions ->
    [one] Un nombre está dos veces. Di si es la misma persona o son dos.
   *[other] { $questions } nombres están dos veces. Di si es la misma persona o son dos.
}
tournament-encoding = Codificación del archivo. Si las tildes se ven mal, elige otra.
tournament-lost-letters = Algunas letras llegaron mal. Corrígelas en la lista o elige otra codificación para el archivo.

tournament-make = Formar equipos y mesas
tournament-from-file = O desde un archivo: una lista, o un torneo que se llevó
tournament-open-it = Abrir este torneo
tournament-open = Abrir
tournament-aside = Apartados
tournament-outline = { $players } alumnos con { $names }, ronda { $round }

# Nombres. Los equipos son animales; las mesas son lugares, que se sortean en cada ronda.
tournament-team-name = { $team ->
    [1] Nutrias
    [2] Zorros
    [3] Búhos
    [4] Delfines
    [5] Osos
    [6] Halcones
    [7] Tortugas
    [8] Tigres
    [9] Pandas
    [10] Linces
    [11] Ballenas
    [12] Lobos
    [13] Pingüinos
    [14] Koalas
   *[other] Abejas
}
tournament-table-name = { $table ->
    [1] Puerto
    [2] Isla
    [3] Bosque
    [4] Río
    [5] Volcán
    [6] Pradera
    [7] Cañón
    [8] Laguna
    [9] Glaciar
    [10] Desierto
    [11] Arrecife
    [12] Cascada
    [13] Valle
    [14] Cueva
    [15] Playa
    [16] Montaña
    [17] Huerto
    [18] Faro
    [19] Puente
   *[other] Jardín
}

# Un torneo en marcha.
tournament-title = Torneo: ronda { $round }
tournament-about = { $teams ->
    [one] { $players } alumnos en un equipo. Semilla { $seed }.
   *[other] { $players } alumnos en { $teams } equipos. Semilla { $seed }.
}
tournament-views = Partes del torneo
tournament-view-round = Mesas
tournament-view-scores = Puntos
tournament-view-sheets = Hojas de puntos
tournament-view-carry = Llevar o terminar
tournament-tables = Mesas
tournament-teams = Equipos
tournament-show = Mostrar a la clase
tournament-show-end = Volver
tournament-find = Busca tu mesa

# Una mesa. Se tocan sus jugadores en el orden en que acabaron.
tournament-place = { $place }.º
tournament-points = { $points } puntos
tournament-player-result = { $name }: puesto { $place }, { $points } puntos
tournament-tap = { $place ->
    [1] Toca a quien quedó en primer lugar.
   *[other] Toca a quien quedó en el puesto { $place }.
}
tournament-tap-tied = Toca a quien comparte el puesto { $place }.
tournament-table-done = Listo. Toca un nombre para quitarle su puesto.
tournament-same-place = Mismo puesto
tournament-clear = Borrar
tournament-so-far = Hasta ahora: { $done } de { $tables } mesas. Habrá premios cuando todas tengan resultado.
tournament-open-tables = { $tables ->
    [0] Todas las mesas tienen resultado.
    [one] Una mesa aún no tiene resultado.
   *[other] { $tables } mesas aún no tienen resultado.
}
tournament-next-round = Ronda siguiente
tournament-next-open = { $tables ->
    [one] Una mesa no tiene resultado. Si sigues, quienes están en ella se quedan en su nivel y sin puntos.
   *[other] { $tables } mesas no tienen resultado. Si sigues, quienes están en ellas se quedan en su nivel y sin puntos.
}
tournament-next-not-yet = Todavía no
tournament-next-anyway = Seguir de todos modos
tournament-round-back = Volver a la ronda { $round }

# Quién juega.
tournament-people = Están aquí: { $present } de { $players }
tournament-people-about = Toca a quien se va o vuelve, en cualquier momento. Antes de hacerlo lees aquí qué cambia. Quien falta sigue ausente hasta que lo toques otra vez.
tournament-absent = ausente
tournament-people-do = Cambiarlo
tournament-people-not = Dejarlo como está
tournament-effect = { $what ->
    [anew] Las mesas se forman de nuevo para { $players } alumnos.
    [leaves] { $players ->
        [0] { $name } deja la mesa { $table }. No queda nadie allí.
        [one] { $name } deja la mesa { $table }. Allí queda una persona.
       *[other] { $name } deja la mesa { $table }. Allí siguen { $players }, y los puestos suben.
    }
    [moves] { $name } se quedaría sin rivales y pasa a la mesa { $table }.
    [out] { $name } descansa hasta la próxima ronda: sin puntos y en el mismo nivel.
    [keeps] { $name } se va. El resultado de la mesa { $table } se queda, y los puntos también.
   *[sits] { $name } se sienta en la mesa { $table }: allí juegan { $players }.
}
tournament-effect-points = La puntuación de un equipo es la media de los puntos que tienen sus miembros. Quien no juega no tiene puntos, y eso no la cambia.
tournament-away = Faltan: { $names }
tournament-sits-out = Están aquí, pero no juegan esta ronda: { $names }.
tournament-late = Alguien que llega tarde
tournament-late-add = Añadir
tournament-rename-who = ¿Quién tiene otro nombre?
tournament-rename-name = Nombre nuevo
tournament-rename = Cambiar el nombre

# Lo que no se puede.
tournament-refused = Eso no se puede ahora. No se cambió nada.
tournament-refused-few = Tienen que estar aquí al menos dos alumnos.
tournament-refused-full = Ya hay { $most } alumnos. No caben más.
tournament-refused-no-name = Escribe antes un nombre.
tournament-refused-long-name = Este nombre tiene más de { $most } caracteres. Acórtalo.
tournament-refused-last-round = Ya hay { $most } rondas. Empieza un torneo nuevo.
tournament-refused-levels = Los niveles deben subir de Bueno a Súper y estar entre 0 y 60. Quedan como estaban.

# Puntos y boletín.
tournament-scores-of = Puntos de
tournament-scores-round = Ronda { $round }
tournament-scores-all = Todas las rondas
tournament-team = Equipo
tournament-team-score = Puntuación
tournament-members = Miembros
tournament-class = Clase
tournament-thanks = Gracias
tournament-thanks-usual = Gracias por jugar limpio y por cada flub encontrado.
tournament-with-points = Con los puntos de cada alumno
tournament-improved = { $points ->
    [0] Quien más ha mejorado
   *[other] Quien más ha mejorado, { $points } puntos más
}
tournament-no-score = Aún sin puntos
tournament-score = { $whole },{ $tenth }
tournament-award = { $award ->
    [good] Buen Equipo
    [great] Gran Equipo
   *[super] Súper Equipo
}
tournament-awards-from = La puntuación de un equipo es la media de los puntos de sus miembros. Buen Equipo desde { $good }, Gran Equipo desde { $great }, Súper Equipo desde { $super }.
tournament-rose = La próxima vez, una mesa más arriba
tournament-levels = Niveles de los premios
tournament-level-good = Buen Equipo desde
tournament-level-great = Gran Equipo desde
tournament-level-super = Súper Equipo desde

# Hojas de puntos.
tournament-sheets-about = Una hoja para cada mesa de esta ronda. Recórtalas.
tournament-sheet-about = Ronda { $round }, semilla { $seed }. Escribe los puntos de cada partida, después la suma y el puesto. Quienes empatan comparten puesto.
tournament-sheet-name = Nombre
tournament-sheet-sum = Suma
tournament-sheet-place = Puesto

# Llevarlo, y otro torneo.
tournament-take = Llevar este torneo
tournament-take-about = Todo se guarda en este dispositivo. El archivo, el enlace y el código contienen todos los nombres y resultados: dáselos solo a quien pueda verlos.
tournament-new = Otro torneo
tournament-new-about = Este se aparta y puedes abrirlo de nuevo. El nuevo también puede venir de un archivo.
tournament-new-now = Torneo nuevo
tournament-no-room = Aquí no hay sitio para apartar tu torneo. Guárdalo antes como archivo: si pulsas otra vez, desaparece de aquí.

# Lo que trae un enlace o un archivo.
tournament-link-title = Un torneo de un enlace
tournament-link-in-the-way = En este dispositivo hay otro torneo. Si abres el del enlace, el tuyo se aparta y puedes abrirlo de nuevo.
tournament-link-mine = Quedarme con el mío
tournament-link-open = Abrir el del enlace
tournament-fault-long = Es más largo que cualquier torneo de Flub.
tournament-fault-cut = Una parte de este torneo se perdió por el camino. Pídelo otra vez.
tournament-fault-other = No empieza como un torneo de Flub, o lo hizo un Flub más nuevo.
tournament-fault-line = Este torneo cambió por el camino: la línea { $line } no tiene sentido.
tournament-unchanged = No se abrió ni se cambió nada.
