home-lawtoe = LawToe
home-lawtoe-about = Un duelo en nueve casillas. La parte demandante forma líneas de letras y la demandada las bloquea. Descubre un descuido y demuéstralo.

# LawToe en la mesa. Los papeles son "plaintiff", "defendant" y "you" para la única persona ante la pantalla.
lawtoe-role = { $role ->
    [plaintiff] Demandante
   *[defendant] Demandado
}

## Antes de la partida
lawtoe-setup-lead = Dos bandos, nueve casillas. Afírmalo, desafíalo, demuéstralo.
lawtoe-setup-variant = ¿Qué quieres jugar?
lawtoe-pedagogue = Pedagogue Plaintiff
lawtoe-pedagogue-about = El Demandado escribe dos letras y después una por turno. Si juega bien, el Demandado siempre gana.
lawtoe-dragoman = Dragoman Defendant
lawtoe-dragoman-about = El Demandado escribe dos letras en cada turno, pero nunca en la casilla 5. Si juega bien, el Demandante siempre gana.
lawtoe-dragoman-locked = Abres Dragoman si ganas { $of } veces seguidas como Demandado. Hasta ahora: { $count }.
lawtoe-level-beginner = Falla a menudo
lawtoe-level-student = Falla a veces
lawtoe-level-expert = Nunca falla
lawtoe-level-gentle-about = A esta computadora se le escapan algunos desafíos y escribe algunas letras sin pensar en lo que sigue.
lawtoe-level-expert-about = A esta computadora no se le escapa ningún desafío. Cuando debería perder, pone trampas.
lawtoe-level-person-about = Comparten esta pantalla y juegan por turnos.
lawtoe-setup-role = ¿De qué lado estás?
lawtoe-role-plaintiff-about = Tú eliges la meta y buscas una solución. Solo este lado puede desafiar un A-flub con razón.
lawtoe-role-plaintiff-wins = Tú eliges la meta y buscas una solución. Si juega bien, este lado siempre gana.
lawtoe-role-defendant-about = Tú escribes primero y bloqueas todas las soluciones.

## De quién es el turno

## Qué pasó

## En el escenario

## Actuar

## Desafiar

## Demostrar

## Fallos

## El veredicto

## Puntos
lawtoe-streak = Victorias seguidas: { $count } de { $of }
lawtoe-streak-unlocked = ¡Tres seguidas! Ya puedes jugar Dragoman Defendant.
lawtoe-streak-broken = La serie de victorias empieza de nuevo.
