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
