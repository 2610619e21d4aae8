# Things to print.
print-lead = Für einen Tisch ohne Bildschirme. Ein gespieltes Spiel und die Spielregeln druckst du auf ihren eigenen Seiten.
print-what = Was willst du drucken?
print-mat = Spielfeld, { $side } mal { $side }
print-board = Brett mit Feldern, { $side } mal { $side }
print-scores = Punktezettel
print-scores-about = In die erste Zeile kommen die Namen, darunter die Punkte jeder Runde.
print-round = Runde
print-sum = Summe
print-track = Das Brett
print-pieces = Figuren zum Ausschneiden
print-backs = Rückseiten der Karten
print-cards = Karten: { $deck }
