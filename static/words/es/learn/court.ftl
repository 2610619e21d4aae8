# El tribunal: una demostración o una suma con un fallo.
court-ask = Aquí hay algo mal. ¿En qué línea está el primer fallo?
court-task = La tarea era: { $asked }
court-count = Contar las manos
court-show = Mostrar el fallo
court-found = El primer fallo está en la línea { $line }.
court-flaw = Primer fallo
court-holds = Se sostiene
court-mend-it = Arreglarlo
court-mend = Primer fallo: { $why } Cambia lo menos que puedas y después comprueba.
court-is-mended = Arreglado: el tribunal lo acepta.
court-show-mended = Mostrar una respuesta correcta
court-other = Otro fallo
court-next = Siguiente caso
