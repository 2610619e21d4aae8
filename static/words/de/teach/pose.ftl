# Pose and pool.
pose-lead = Wähle und frage, und lass alle durch Melden oder an Geräten antworten.
pose-game = Spiel
pose-step = Stufe
pose-level = Schwierigkeit
pose-difficulty = { $difficulty ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
pose-go = Fragen

# The court
pose-court-lead = Jemand hat geantwortet, und etwas stimmt nicht. Die Klasse findet den ersten Fehler und berichtigt ihn.
pose-court-go = Gericht öffnen
