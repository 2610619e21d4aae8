# The ladders as paths.
learn-lead = Lerne jedes Spiel, indem du es ausprobierst. Ein paar Minuten genügen.
learn-ladder-title = { $game } lernen
learn-steps-title = { $game }, Stufen { $first } bis { $last }
learn-step = { $step }. { $name }
learn-step-title = { $game } { $step }: { $name }
learn-state = { $state ->
    [new] Nicht begonnen
    [due] Noch einmal üben
    [learnt] Gelernt
   *[learning] { $row ->
        [0] Beim Lernen
        [one] Beim Lernen: eins richtig
       *[other] Beim Lernen: { $row } in Folge
    }
}
learn-go-on = { $begun ->
    [yes] Weiter mit Stufe { $step }
   *[no] Anfangen
}
learn-go-on-with = { $game }: Stufe { $step }
learn-learnt-of = { $learnt } von { $steps } Stufen gelernt
learn-all-learnt = Du kannst hier jede Stufe. Sie kommen unter „Aufgaben von heute“ wieder.
learn-all = Alle Spiele
learn-guided = Ein begleitetes erstes Spiel
learn-guided-offer = Bereit für ein echtes Spiel? Es zeigt dir, was sicher ist, und hat Tipps.
learn-path = Der Weg
learn-next-step = Weiter: { $name }
learn-more = Noch eine
learn-row = { $row } von { $count } in Folge
learn-step-learnt = Drei richtig in Folge: Diese Stufe kannst du.
learn-exercise-done = { $alone ->
    [yes] Auf Anhieb richtig und ohne Hilfe. Gut gemacht.
   *[no] Geschafft. Versuch jetzt eine ohne Hilfe.
}
learn-forgotten = Es wird nichts gespeichert. Du kannst trotzdem lernen, aber es ist vergessen, wenn du die Seite schließt.

# Addresses that lead nowhere.
learn-unreadable-title = Diese Aufgabe gibt es nicht
learn-unreadable = Diese Aufgabe ist nicht lesbar. Vielleicht wurde der Link abgeschnitten. Von dir ist nichts verloren.
learn-no-step = Dieser Link nennt keine Stufe. { $game } hat die Stufen 1 bis { $steps }. Von dir ist nichts verloren.
learn-no-place = Dieser Link führt zu keiner Lektion. Vielleicht wurde er abgeschnitten. Von dir ist nichts verloren.

# Today.
learn-today = Aufgaben von heute
learn-today-place = Heute: { $place } von { $count }
learn-today-done = { $all ->
    [yes] Alle { $count } auf Anhieb richtig und ohne Hilfe. Gut gemacht!
   *[no] { $alone ->
        [0] Das war’s für heute. Du hast gesehen, wie es geht, und die Aufgaben kommen wieder.
        [one] Eine von { $count } auf Anhieb richtig und ohne Hilfe. Die anderen kommen wieder.
       *[other] { $alone } von { $count } auf Anhieb richtig und ohne Hilfe. Die anderen kommen wieder.
    }
}

# The moments of a game.
learn-moments = Momente deines Spiels
learn-moment = Moment { $place } von { $count }, nach { $step ->
    [one] einem Schritt
   *[other] { $step } Schritten
}
learn-moment-see = Im Spiel ansehen und analysieren, was gefolgt wäre
learn-moments-done = Das waren die Momente, die dein Spiel entschieden haben.
learn-no-game = Spiel zuerst ein Spiel zu Ende. Dann sind seine Momente hier.
learn-no-moments = Du hast nichts verschenkt.

# For teachers.
learn-teacher = Für Lehrkräfte: ein Link zu einigen Stufen
learn-teacher-about = Wer den Link öffnet, sieht nur diese Stufen.
learn-first-step = Erste Stufe
learn-last-step = Letzte Stufe
learn-link = Link

# Who learns.
learn-who = Jetzt lernt: { $name }. Jemand anders? Wähle hier.
learn-nobody = Gast
learn-nickname = Spitzname
learn-shapes = Form
learn-shape = { $shape ->
    [1] Kreis
    [2] Dreieck
    [3] Quadrat
    [4] Raute
    [5] Stern
   *[other] Sechseck
}
learn-add = Dazu
learn-remove = { $name } entfernen
learn-remove-about = Was gelernt wurde, ist auf diesem Gerät dann vergessen. Nimm es vorher mit, wenn du es behalten willst.
learn-keep = Behalten
learn-full = Auf diesem Gerät lernen schon vierzig, mehr haben keinen Platz. Entferne zuerst jemanden. Nichts wurde geändert.

# Taking along, and bringing in.
learn-carry = Nimm mit, was du kannst
learn-take = Mitnehmen
learn-take-about = Öffne diesen Link auf einem anderen Gerät oder halte dessen Kamera vor den Code. Nichts wird irgendwohin gesendet.
learn-take-copy = Link kopieren
learn-take-file = Als Datei
learn-code = Code mit dem Link
learn-bring = Hereinholen
learn-bring-text = Link oder Text
learn-bring-it = Hereinholen
learn-bring-file = Datei
learn-guest-name = Gast { $number }
learn-imported = Es ist da. Du lernst jetzt als { $name }.
learn-fault = { $fault ->
    [long] Das ist zu lang für einen Lernstand. Nichts wurde geändert.
    [version] Das ist nicht von Flub oder von einem neueren Flub. Nichts wurde geändert.
    [many] Das hat Stufen, die dieses Flub nicht hat. Nichts wurde geändert.
   *[mangled] Ein Teil davon fehlt oder wurde verändert. Hier wurde nichts geändert.
}

# Handing in to whoever teaches.
learn-hand-in = Für deine Lehrkraft
learn-hand-in-about = In dieser Zeile steht, was du kannst, und dein Spitzname, wenn du einen gewählt hast. Gib sie deiner Lehrkraft, wenn du willst.
learn-hand-in-line = Zeile zum Abgeben
learn-hand-in-copy = Zeile kopieren
learn-hand-in-copied = { $copied ->
    [yes] Kopiert.
   *[no] Kopieren ist hier nicht erlaubt. Der Text ist markiert: Kopiere ihn mit den Tasten.
}
learn-class = Für Lehrkräfte: in die Klasse
learn-class-about = { $saved ->
    [yes] Deine Klasse ist auf diesem Gerät gespeichert und hat { $count ->
        [one] ein Kind.
       *[other] { $count } Kinder.
    }
   *[no] Deine Klasse hat { $count ->
        [0] noch niemanden.
        [one] ein Kind.
       *[other] { $count } Kinder.
    } Speichere sie auf ihrer Seite, damit sie bleibt, wenn dieses Fenster geschlossen wird.
}
learn-class-nickname = Spitzname des Kindes (darf leer bleiben)
learn-class-add = Zu meiner Klasse
learn-class-see = Klasse ansehen
learn-class-unnamed = Kind { $number }
learn-class-added = { $name } ist jetzt in deiner Klasse. Öffne den nächsten Link.
learn-class-full = Eine Klasse hat höchstens { $most } Kinder. Entferne zuerst jemanden. Nichts wurde geändert.

# What was learnt in the last seven days.
learn-week = Deine Woche
learn-week-praise = { $count ->
    [one] Du hast eine Stufe gelernt. Gut gemacht!
   *[other] Du hast { $count } Stufen gelernt. Gut gemacht!
}
learn-week-step = { $game } { $step }
learn-week-day = { $day ->
    [today] Heute
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}
