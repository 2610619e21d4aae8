# The page of kept games.
kept-lead = Ein neues Spiel legt das vorige beiseite. Von jeder Sorte bleiben die neuesten { $most }.
kept-none = Noch ist kein Spiel gespeichert.
kept-in-play = Läuft gerade
kept-finished = Zuletzt beendet
kept-aside = Beiseitegelegt
kept-aside-finished = Beendet und beiseitegelegt
kept-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
kept-open = Öffnen
kept-save = Als Datei speichern
kept-delete = Löschen
kept-delete-title = Das für immer löschen?
kept-delete-about = Dann ist es weg, und niemand kann es zurückholen.
kept-deleted = Gelöscht.
kept-unreadable = Flub kann dieses Spiel nicht lesen. Du kannst es trotzdem als Datei speichern.
kept-others = Anderes, was beiseiteliegt
kept-other = { $what ->
    [lesson] Die Stunde von morgen, Kopie { $number }
    [tournament] Turnier, Kopie { $number }
    [class] Lernstand einer Klasse, Kopie { $number }
    [decks] Sets und Decks, Kopie { $number }
    [learners] Gelerntes, Kopie { $number }
    [sheet] Punktezettel, Kopie { $number }
   *[other] { $what }, Kopie { $number }
}

## Wins and losses
kept-results = Siege und Niederlagen
kept-results-about = Es zählen beendete Spiele einer Person gegen Computer, ohne Hilfe und nicht zum Üben.
kept-results-column = { $column ->
    [game] Spiel
    [against] Gegen
    [won] Gewonnen
    [shared] Zusammen gewonnen
    [lost] Verloren
    [streak] In Folge
   *[best] Beste Serie
}
kept-results-level = { $level ->
    [beginner] Neuling
    [student] Lehrling
    [expert] Profi
    [easy] leicht
    [strong] stark
    [perfect] perfekt
    [careful] vorsichtig
    [sly] listig
   *[mixed] verschieden stark
}
