how-to-title = Cómo se juega a { $game }
how-to-ruling = Decisión
how-to-source = De dónde vienen las reglas
how-to-source-rulings = Donde la fuente deja algo abierto, esta aplicación tuvo que decidir. Cada decisión así está marcada. Si en tu clase se juega de otra manera en la mesa, está bien: ahora sabes cuál es la diferencia.
