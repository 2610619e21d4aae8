how-to-source = Woher die Regeln kommen
how-to-source-rulings = Wo die Quelle etwas offen lässt, musste diese App etwas festlegen. Wenn deine Klasse anders spielt, ist das in Ordnung: Jetzt weißt du, wo der Unterschied liegt.

## Pictures to play with
how-to-try-odd = Ungerade
how-to-try-even = Gerade
how-to-try-odd-goal = Ziel: ungerade
how-to-try-line-start = Tippe drei Felder an, eins nach dem anderen.
how-to-try-line-none = { $listing } verbindet keine gegenüberliegenden Seiten.
how-to-try-line-forbidden = { $lines ->
    [triplets] { $listing } ist kein Trio: In Feld { $square } steht ein F.
   *[connections] { $listing } ist keine Verbindung: In Feld { $square } steht ein F.
}
how-to-try-line-vacant = { $lines ->
    [triplets] { $listing } ist kein Trio: Feld { $square } ist leer.
   *[connections] { $listing } ist noch keine Verbindung: Feld { $square } ist leer.
}
how-to-try-line-one = { $lines ->
    [triplets] Ja: { $listing } ist ein Trio.
   *[connections] Ja: { $listing } ist eine Verbindung.
}
how-to-try-line-two = { $lines ->
    [triplets] Ja, doppelt: { $listing } verbindet oben und unten, und auch links und rechts.
   *[connections] Ja, doppelt: { $listing } verbindet oben und unten, und auch links und rechts.
}
how-to-try-counted = { $needed ->
    [0] { $free ->
        [0] Nichts zu zählen. Tippe ein Feld an, um seinen Buchstaben zu ändern.
       *[other] Du darfst zählen: { $permitted }.
    }
   *[other] { $free ->
        [0] Du musst zählen: { $required }.
       *[other] Du musst zählen: { $required }. Du darfst zählen: { $permitted }.
    }
}
how-to-try-solved = { $count ->
    [one] Gelöst: { $list }. Eins ist ungerade.
   *[other] Gelöst: { $list }. Das sind zusammen { $count }.
}
how-to-try-unsolved = Noch keine Lösung. Tippe ein Feld an, um seinen Buchstaben zu ändern.

## The keys and marks of a table
help-keys = Antippen und Tasten
help-marks = Zeichen
help-touch-letters = Tippe ein Feld und einen Buchstaben an, egal in welcher Reihenfolge. Tippe dann auf den Knopf, der sie einträgt.
help-touch-lines = Eine Linie auflisten: Zieh über ihre Felder, tippe sie nacheinander an oder gib ihre Nummern ein.
help-key-arrows = Pfeiltasten
help-key-numbers = Zahlen
help-key-letters = Buchstaben
help-key-enter = Enter
help-key-erase = Rücktaste
help-key-question = ?
help-question = öffnet und schließt dies
help-arrows-squares = gehen von Feld zu Feld
help-numbers-squares = gehen zu einem Feld
help-numbers-lines = fügen der Linie ein Feld hinzu
help-letters-pencil = schreiben mit Bleistift
help-enter-letters = trägt ein, was mit Bleistift dasteht
help-enter-lines = fügt der Linie das Feld hinzu
help-erase-letters = nimmt zurück, was mit Bleistift dasteht
help-erase-lines = nimmt ein Feld oder die letzte Linie zurück
help-mark-circle = Kreis
help-circle = gerade geschrieben
help-mark-box = Blauer Rahmen
help-box = wartet auf einen Buchstaben
help-mark-dashed-box = Gestrichelter Rahmen
help-dashed-box = mit Bleistift, noch nicht eingetragen
help-mark-solid = Feste Linie
help-solid = muss gezählt werden oder ist aufgelistet
help-mark-dashed = Gestrichelte Linie
help-dashed = darf gezählt werden
help-mark-red = Rot
help-red = hier stimmt etwas nicht
