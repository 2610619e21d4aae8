# Exercises on paper.
paper-somebody = Jemand hat geantwortet:
paper-find-flaw = Finde den ersten Fehler und berichtige ihn.
paper-flaw = Erster Fehler:
paper-mended = Berichtigt:
paper-key-flaw =
    { $why } { $belief }
    { $many ->
        [yes] Berichtigt, zum Beispiel: { $answer }
       *[no] Berichtigt: { $answer }
    }
paper-fill = Fülle die Lücken so, dass die Antwort stimmt.
paper-squares = Felder:
paper-lines = { $lines ->
    [triplets] Trios:
   *[other] Verbindungen:
}
paper-permitted = Erlaubt:
paper-required = Nötig:
paper-letters = { $count ->
    [one] Buchstabe:
   *[other] Buchstaben:
}
paper-instead = Stattdessen:
paper-unused = Schreibe die Nummern aller { $letter } auf, durch die keine nötige Verbindung geht.
