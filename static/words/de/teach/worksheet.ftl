# Worksheets.
worksheet-lead = Aufgaben zum Ausdrucken, mit Lösungsblatt. Nebeneinander bekommt man Version A und Version B.
worksheet-game = Spiel
worksheet-content = Was geübt wird
worksheet-steps = Stufen
worksheet-activities = Besondere Blätter
worksheet-mix = Eine Mischung von Stufen
worksheet-first = Von Stufe
worksheet-last = Bis Stufe
worksheet-count = Wie viele
worksheet-seed = Startzahl
worksheet-another = Andere Aufgaben
worksheet-seed-wrong = Eine Startzahl ist eine ganze Zahl von 0 bis 999999. Das Blatt ist unverändert.
worksheet-difficulty = Schwierigkeit
worksheet-level = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[rising] Von leicht bis schwer
}
worksheet-versions = Versionen
worksheet-versions-of = { $count ->
    [one] Nur A
   *[other] A und B
}
worksheet-pages = Seiten
worksheet-pages-both = Aufgaben und Lösungen
worksheet-pages-exercises = Aufgaben
worksheet-pages-key = Lösungen
worksheet-paper = Papier
worksheet-a4 = A4
worksheet-letter = Letter
worksheet-codes = Codes für eine Kamera
worksheet-codes-none = Keine
worksheet-codes-one = Einer für das Blatt
worksheet-codes-each = Einer für jede Aufgabe
worksheet-activity = { $activity ->
    [faulty] Finde den Fehler
    [cloze] Fülle die Lücken
    [sort] Karten zu Ganzen sortieren
   *[score] Volle Bereiche auszählen
}
worksheet-mix-of = Stufen { $first } bis { $last }
worksheet-making = Entsteht gerade: { $done } von { $count } …
worksheet-made = { $count ->
    [one] Fertig: eine Aufgabe in jeder Version.
   *[other] Fertig: { $count } Aufgaben in jeder Version.
}
worksheet-page-count = { $count ->
    [one] Eine Seite zum Drucken
   *[other] { $count } Seiten zum Drucken
}
worksheet-failed = Die Aufgaben konnten nicht erstellt werden. Öffne diese Seite noch einmal.
worksheet-unreadable = Dieser Link führt zu keinem Arbeitsblatt: { $fault ->
    [ladder] Dieses Spiel gibt es nicht.
    [content] Das Spiel hat keine solche Stufe und kein solches Blatt.
    [difficulty] Diese Schwierigkeit gibt es nicht.
    [count] Ein Blatt hat 1 bis { $most } Aufgaben.
    [seed] Die Startzahl ist keine ganze Zahl von 0 bis 999999.
   *[form] Er wurde abgeschnitten oder verändert.
} Hier ist ein anderes Blatt für den Anfang.
worksheet-link = Link zu diesem Blatt
worksheet-copy = Link kopieren
worksheet-copied = { $copied ->
    [yes] Kopiert.
   *[no] Kopiere den markierten Link.
}

# On the paper
worksheet-version = Version
worksheet-name = Name
worksheet-date = Datum
worksheet-key-of = Lösungen · { $game }
worksheet-answer = { $many ->
    [yes] Zum Beispiel: { $answer }
   *[no] { $answer }
}
worksheet-code = Code, der es auf einem Bildschirm öffnet
worksheet-again = Startzahl { $seed } · { $level }
worksheet-seeds = Startzahlen der Aufgaben:
worksheet-exercise = Aufgabe { $number }: Startzahl { $seed }
