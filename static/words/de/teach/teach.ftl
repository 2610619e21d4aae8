# What there is for a class.
teach-title = Für deine Klasse
teach-lead = Keine Konten, kein Server. Was dein Bildschirm zeigt, reist durch Hinschauen, als Link, als Code oder auf Papier.
teach-all = Für deine Klasse

teach-pose = Fragen und sammeln
teach-pose-about = Zeig eine Aufgabe am Beamer, und die Klasse antwortet durch Melden, mit Karten oder an Geräten. Du siehst die Antworten als Balken, jede mit dem Irrtum dahinter.
teach-court = Das Gericht
teach-court-about = Ein fehlerhafter Beweis steht am Beamer. Die Klasse findet den ersten Fehler und berichtigt ihn dann.
teach-tournament = Turnier
teach-tournament-about = Teams und Dreiertische, an denen gleich Starke sitzen. Tippe die Ergebnisse ein: Flub zählt die Punkte und macht die nächste Runde.
teach-under-way = Läuft gerade: Runde { $round }
teach-posed = Läuft gerade: { $game } { $step }
teach-worksheet = Arbeitsblätter
teach-worksheet-about = Aufgaben auf Papier, in den Versionen A und B, mit eigenem Lösungsblatt. Die gleiche Zahl ergibt wieder das gleiche Blatt.
teach-class = Lernstand einer Klasse
teach-class-about = Füge ein, was die Kinder abgeben, und sieh, wer wo steht. Die häufigsten Fehler kommen zuerst.
teach-set-up = Ein Tisch per Link
teach-set-up-about = Wähle einmal ein Spiel, seine Karten und seine Hilfen. Alle, die den Link öffnen, beginnen genau dort.
teach-plans = Unterrichtspläne
teach-plans-about = Drei Stunden von fünfundvierzig Minuten für jedes Spiel, mit dem, was du sagst und was du mitbringst. Ausdrucken und unterrichten.
teach-standards = Stufen und Standards
teach-standards-about = Was ein Kind nach jeder Stufe der Lernleitern kann und welchen Standards sie dient, mit einer Aufgabe für jeden. Drucke die Tabelle aus oder lade sie als CSV-Datei.

teach-no-page-title = Hier ist nichts
teach-no-page = Diese Adresse führt zu keiner Seite für Klassen. Vielleicht wurde sie abgeschnitten. Von dir ist nichts verloren.

# Etwas mitnehmen.
take-file = Als Datei speichern
take-link = Link
take-copy = Link kopieren
take-copied = { $copied ->
    [yes] Der Link ist kopiert.
   *[no] Der Browser verbietet das Kopieren. Der Link ist markiert: Kopiere ihn mit Strg+C.
}
take-code = Code mit diesem Link
take-code-long = Der Link ist zu lang für einen Code, den eine Kamera lesen kann. Nimm den Link oder die Datei.
