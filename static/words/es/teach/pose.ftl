# Proponer y reunir.
pose-lead = Elige, propón el ejercicio y que todos respondan a mano alzada o en su dispositivo.
pose-game = Juego
pose-step = Paso
pose-level = Dificultad
pose-difficulty = { $difficulty ->
    [easy] Fácil
    [medium] Media
   *[hard] Difícil
}
pose-go = Proponerlo

# El tribunal
pose-court-lead = Alguien respondió y algo está mal. La clase encuentra el primer fallo y lo arregla.
pose-court-go = Abrir el tribunal
