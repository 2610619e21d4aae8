# The progress of a class.
class-lead = Die Kinder geben einen Text oder Link aus „Nimm mit, was du kannst“ ab. Hier wird daraus eine Tabelle: wer wo steht und welche Fehler häufig sind. Bitte nur Spitznamen.
class-made-up = Diese Texte kann man erfinden. Sie sind für das Gespräch da, nicht für Noten.

# Handing in.
class-hand-in = Abgeben
class-how = Ein Kind pro Zeile: der Spitzname, dann der Text oder der Link. Fehlt der Spitzname, vergibt Flub einen.
class-many = Viele auf einmal, eines pro Zeile
class-add = Hinzufügen
class-one = Eines nach dem anderen: einfügen, Enter drücken, das nächste einfügen
class-add-one = Dazu
class-file = Aus einer Datei
class-unnamed = Kind { $number }
class-empty = Im Feld steht noch nichts. Füge einen Text oder Link ein.
class-taken = Hinzugefügt: { $added }. Aktualisiert: { $replaced }. Schon da: { $known }. { $refused ->
    [0] Jede Zeile wurde angenommen.
    [one] Eine Zeile wurde nicht angenommen. Sie bleibt zum Berichtigen im Feld.
   *[other] { $refused } Zeilen wurden nicht angenommen. Sie bleiben zum Berichtigen im Feld.
}
class-replaced = Der neuere Text hat den älteren ersetzt bei: { $names }. „Rückgängig“ holt ihn zurück.
class-cut = Ein Spitzname hat höchstens { $most } Zeichen. Gekürzt: { $names }.
class-line = Zeile { $number }:
class-read = Lesbare Zeilen: { $read }. Nicht lesbare: { $refused }. Noch ist nichts hinzugefügt.
class-read-added = Neu dazu: { $names }.
class-read-replaced = Ein neuerer Text von: { $names }.
class-read-known = Schon da: { $names }.
class-fault-none = In dieser Zeile steht kein Lernstand.
class-fault-full = Eine Klasse hat höchstens { $most } Kinder. Entferne zuerst eines.
class-fault = { $fault ->
    [long] Das ist zu lang für einen Lernstand.
    [version] Das ist nicht von Flub oder von einem neueren Flub.
    [many] Das hat Stufen, die dieses Flub nicht hat.
   *[mangled] Ein Teil des Lernstands fehlt oder wurde verändert. Lass ihn dir noch einmal geben.
}

# The table.
class-undo = Rückgängig
class-undone = Die letzte Änderung wurde zurückgenommen.
class-game = Spiel
class-caption = { $game }: { $students ->
    [one] ein Kind
   *[other] { $students } Kinder
}
class-nickname = Spitzname
class-learnt = Gelernt
class-sort = Danach sortieren
class-learnt-by = Gelernt von
class-mark-held = Ein Fehler, der noch nicht überwunden ist
class-csv = Als Tabelle (CSV)

# What is commonly mistaken.
class-beliefs = Fehler
class-beliefs-title = Was noch einmal zu erklären ist
class-beliefs-about = Zu jedem steht der Satz, der ihn richtigstellt.
class-beliefs-overcome = { $count ->
    [one] Einer, der überwunden ist
   *[other] { $count }, die überwunden sind
}
class-no-beliefs = Noch nichts. Ein Fehler erscheint hier, sobald ein Kind eine falsche Antwort gegeben hat, die Flub kennt.
class-belief-at = Stufe { $step }: { $belief }
class-belief-count = { $held ->
    [0] Zurzeit niemand
    [one] Zurzeit ein Kind
   *[other] Zurzeit { $held } Kinder
}{ $overcome ->
    [0] .
    [one] , ein Kind hat es seitdem gelernt.
   *[other] , { $overcome } haben es seitdem gelernt.
}
class-belief-steps = { $count ->
    [one] Stufe { $steps }.
   *[other] Stufen { $steps }.
}
class-belief-who = Wer?
class-held = Zurzeit:
class-overcome = Seitdem gelernt:
class-steps-title = Die Stufen
class-step-learnt = { $learnt } von { $students } haben sie gelernt.
class-step-belief = Am meisten fehlt ({ $held }): { $belief }

# The students.
class-students = Spitznamen und Entfernen
class-students-about = Schreibe einen anderen Spitznamen über den alten oder entferne ein Kind. „Rückgängig“ nimmt es zurück.
class-nickname-of = Spitzname von Kind { $number }
class-name-empty = Ein Spitzname braucht einen Buchstaben oder eine Ziffer. Der alte bleibt.
class-name-taken = Ein anderes Kind heißt { $name }. Der alte Spitzname bleibt.
class-remove = { $name } entfernen
class-remove-one = Entfernen
class-removed = Entfernt: { $name }.

# Keeping.
class-keeping = Behalten oder vergessen
class-kept = { $saved ->
    [yes] Die Klasse ist auf diesem Gerät gespeichert, bis du sie vergisst.
   *[no] Die Klasse wird vergessen, wenn diese Seite geschlossen oder neu geladen wird, außer du speicherst sie.
}
class-save = Klasse auf diesem Gerät speichern
class-save-file = Als Datei, zum Hereinholen
class-forget = Klasse vergessen
class-forgotten = Die Klasse ist vergessen. „Rückgängig“ holt sie zurück, solange diese Seite offen ist.
