# The court: a faulty proof or sum.
court-ask = Hier stimmt etwas nicht. In welcher Zeile ist der erste Fehler?
court-task = Die Aufgabe war: { $asked }
court-count = Meldungen zählen
court-show = Fehler zeigen
court-found = Der erste Fehler ist in Zeile { $line }.
court-flaw = Erster Fehler
court-holds = Stimmt
court-mend-it = Berichtigen
court-mend = Erster Fehler: { $why } Ändere so wenig wie möglich und prüfe dann.
court-is-mended = Berichtigt: Das Gericht lässt es gelten.
court-show-mended = Richtige Antwort zeigen
court-other = Ein anderer Fehler
court-next = Nächster Fall
