wholes-deck-copies = × { $count }

wholes-decks-lead = Schau dir die Karten an, die zu Wholes gehören, stell Sets zusammen oder schreib ein eigenes Deck.
wholes-decks-packs = Sets
wholes-decks-own = Deine Decks
wholes-decks-none = Du hast noch kein Deck geschrieben.

wholes-deck-new-title = Ein Deck schreiben
wholes-deck-edit-title = „{ $name }“ ändern
wholes-deck-name = Name des Decks
wholes-deck-mix = Nimm alle Karten eines Sets hinein. Nimm mehrere, um sie zu mischen.
wholes-deck-rows = Karten mit einem Wert
wholes-deck-head-value = Wert
wholes-deck-head-form = Form
wholes-deck-head-count = Wie viele
wholes-deck-value = Wert von Karte { $number }
wholes-deck-form = Form von Karte { $number }
wholes-deck-count = Wie viele von Karte { $number }
wholes-deck-remove-row = Karte { $number } herausnehmen
wholes-deck-add-row = Karte hinzufügen
wholes-form-fraction = Bruch
wholes-form-decimal = Dezimalzahl
wholes-form-percent = Prozent
wholes-form-pie = Bild: Kreis
wholes-form-bar = Bild: Rechteck
wholes-deck-keep = Deck speichern
wholes-deck-clear = Von vorn
wholes-deck-kept = „{ $name }“ ist gespeichert.
wholes-deck-edit = Ändern
wholes-deck-file = Als Datei speichern
wholes-deck-delete = Löschen
wholes-deck-delete-title = „{ $name }“ für immer löschen?

wholes-flaw-no-name = Gib dem Deck zuerst einen Namen.
wholes-flaw-name = Ein Deck „{ $name }“ gibt es schon. Wähle einen anderen Namen.
wholes-flaw-no-room = Du hast { $most } Decks, mehr behält Flub nicht. Lösche zuerst eines.
wholes-flaw-row = { $typed }: { $why }
wholes-flaw-rows = { $count } Zeilen stimmen noch nicht.
wholes-flaw-value = Schreibe einen Wert wie 3/8, 0,375 oder 37 1/2 %.
wholes-flaw-zero = Eine Karte muss mehr als null sein.
wholes-flaw-over = Eine Karte darf nicht mehr als ein Ganzes sein.
wholes-flaw-denominator = Der Nenner { $denominator } ist zu groß. Der größte ist 1000.
wholes-flaw-digits = Diese Dezimalzahl hat mehr als 6 Stellen. Wähle eine andere Form.
wholes-flaw-count = Wie viele es sind, muss eine Zahl sein, zum Beispiel 3.
wholes-flaw-few = { $count ->
    [one] Bisher 1 Karte. Ein Deck hat mindestens { $fewest }.
   *[other] Bisher { $count } Karten. Ein Deck hat mindestens { $fewest }.
}
wholes-flaw-many = { $count } Karten sind zu viele. Ein Deck hat höchstens { $most }.
wholes-flaw-unrelated = Diese Nenner sind zu verschieden: Die gemeinsamen Teile sind zu klein.
wholes-flaw-no-whole = Keine Karten dieses Decks ergeben genau ein Ganzes. Füge passende hinzu.

wholes-import-title = Decks hereinholen
wholes-import-file = Aus einer Datei
wholes-import-text = Oder füge sie hier ein, ein Deck pro Zeile
wholes-import-form = Ein Name, ein Doppelpunkt, dann die Karten, jeweils mit ihrer Anzahl, zum Beispiel so:
wholes-import = Decks hinzufügen
wholes-import-done = Die Decks sind da.
wholes-import-empty = Hier ist kein Deck. Wähle eine Datei oder füge eine Zeile ein wie Halbe: 1/2*20, 0.5*20
wholes-import-long = Das ist zu lang. Nichts wurde hinzugefügt.
wholes-import-line = Nichts wurde hinzugefügt. In Zeile { $line }: { $why }
