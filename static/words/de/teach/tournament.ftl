# A new tournament.
tournament-lead = Füge deine Klasse ein und starte. Die Teams sind im Schnitt gleich stark, und an jedem Tisch sitzen gleich Starke.
tournament-list = Deine Klasse, ein Name pro Zeile
tournament-list-about = Die Stärksten zuerst, oder mit einer Zahl hinter jedem Namen (nach einem Komma, Strichpunkt oder Tabulator): Die höhere Zahl steht weiter oben. Spitznamen genügen.
tournament-few = { $names ->
    [0] Ein Turnier braucht mindestens drei Namen.
    [one] Bisher ein Name. Ein Turnier braucht mindestens drei.
   *[other] Bisher { $names } Namen. Ein Turnier braucht mindestens drei.
}
tournament-many = Das sind { $names } Namen. Ein Turnier fasst höchstens { $most }: Nimm einige heraus oder mach zwei Turniere.
tournament-long-name = Der Name in Zeile { $line } hat mehr als { $most } Zeichen. Bitte kürze ihn.
tournament-count = { $tables ->
    [pair] { $players } Kinder: ein Dreiertisch, ein Zweiertisch; { $teams ->
        [one] ein Team
       *[other] { $teams } Teams
    }
    [threes] { $players } Kinder: { $threes ->
        [one] ein Dreiertisch
       *[other] { $threes } Dreiertische
    }; { $teams ->
        [one] ein Team
       *[other] { $teams } Teams
    }
    [fours] { $players } Kinder: { $fours ->
        [one] ein Vierertisch
       *[other] { $fours } Vierertische
    }; { $teams ->
        [one] ein Team
       *[other] { $teams } Teams
    }
   *[both] { $players } Kinder: { $fours ->
        [one] ein Vierertisch
       *[other] { $fours } Vierertische
    }, { $threes ->
        [one] ein Dreiertisch
       *[other] { $threes } Dreiertische
    }; { $teams ->
        [one] ein Team
       *[other] { $teams } Teams
    }
}
tournament-ranked-list = Sortiert wie in der Liste.
tournament-ranked-numbers = Sortiert nach den Zahlen, die höchste zuerst.
tournament-ranked-some = Sortiert wie in der Liste, weil nicht jeder Name eine Zahl hat.
# How the list was read.
tournament-reading = Wie deine Liste gelesen wurde
tournament-column = Spalte { $number }: { $sample }
tournament-use-name = Name
tournament-use-number = Zahl
tournament-use-nothing = Nicht verwendet
tournament-headings = Die erste Zeile hat Überschriften und ist kein Kind
tournament-unmarked = Nummern oder Punkte vor den Namen weglassen
tournament-line = Zeile
tournament-line-in = { $name } spielt mit
tournament-line-name = Name in Zeile { $line }
tournament-out = { $why ->
    [headings] Weggelassen: Überschriften
    [title] Weggelassen: ein Titel oder ein Strich
    [nameless] Weggelassen: Hier steht kein Name
   *[hand] Weggelassen
}
tournament-twin = Derselbe Name wie in Zeile { $line }. Ist das ein Kind oder sind es zwei?
tournament-twin-two = Zwei Kinder
tournament-twin-one = Ein Kind
tournament-questions = { $questions ->
    [one] Ein Name steht zweimal da. Sag, ob das ein Kind ist oder zwei.
   *[other] { $questions } Namen stehen zweimal da. Sag, ob das jeweils ein Kind ist oder zwei.
}
tournament-encoding = Kodierung der Datei. Sehen Umlaute falsch aus, wähle eine andere.
tournament-lost-letters = Einige Buchstaben sind falsch angekommen. Verbessere sie in der Liste oder wähle eine andere Kodierung für die Datei.

tournament-make = Teams und Tische machen
tournament-from-file = Oder aus einer Datei: eine Liste oder ein mitgenommenes Turnier
tournament-open-it = Dieses Turnier öffnen
tournament-open = Öffnen
tournament-aside = Beiseitegelegt
tournament-outline = Kinder: { $players } (mit { $names }), Runde { $round }

# Names. Teams are animals; tables are places, drawn anew each round.
tournament-team-name = { $team ->
    [1] Otter
    [2] Füchse
    [3] Eulen
    [4] Delfine
    [5] Bären
    [6] Falken
    [7] Schildkröten
    [8] Tiger
    [9] Pandas
    [10] Luchse
    [11] Wale
    [12] Wölfe
    [13] Pinguine
    [14] Koalas
   *[other] Bienen
}
tournament-table-name = { $table ->
    [1] Hafen
    [2] Insel
    [3] Wald
    [4] Fluss
    [5] Vulkan
    [6] Wiese
    [7] Schlucht
    [8] Lagune
    [9] Gletscher
    [10] Wüste
    [11] Riff
    [12] Wasserfall
    [13] Tal
    [14] Höhle
    [15] Strand
    [16] Berg
    [17] Obstgarten
    [18] Leuchtturm
    [19] Brücke
   *[other] Garten
}

# A tournament under way.
tournament-title = Turnier: Runde { $round }
tournament-about = { $teams ->
    [one] { $players } Kinder in einem Team. Startzahl { $seed }.
   *[other] { $players } Kinder in { $teams } Teams. Startzahl { $seed }.
}
tournament-views = Teile des Turniers
tournament-view-round = Tische
tournament-view-scores = Punkte
tournament-view-sheets = Punktezettel
tournament-view-carry = Mitnehmen, Ende
tournament-tables = Tische
tournament-teams = Teams
tournament-show = Der Klasse zeigen
tournament-show-end = Zurück
tournament-find = Finde deinen Tisch

# A table. Its players are tapped in the order in which they finished.
tournament-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
tournament-points = Punkte: { $points }
tournament-player-result = { $place ->
    [1] { $name }: Platz 1, Punkte: { $points }
    [2] { $name }: Platz 2, Punkte: { $points }
    [3] { $name }: Platz 3, Punkte: { $points }
   *[other] { $name }: Platz { $place }, Punkte: { $points }
}
tournament-tap = { $place ->
    [1] Tippe an, wer Platz 1 hat.
    [2] Tippe an, wer Platz 2 hat.
    [3] Tippe an, wer Platz 3 hat.
   *[other] Tippe an, wer Platz { $place } hat.
}
tournament-tap-tied = { $place ->
    [1] Tippe an, wer auch Platz 1 hat.
    [2] Tippe an, wer auch Platz 2 hat.
    [3] Tippe an, wer auch Platz 3 hat.
   *[other] Tippe an, wer auch Platz { $place } hat.
}
tournament-table-done = Fertig. Tippe einen Namen an, um seinen Platz zurückzunehmen.
tournament-same-place = Gleicher Platz
tournament-clear = Leeren
tournament-so-far = Bisher: { $done } von { $tables } Tischen. Auszeichnungen gibt es, sobald jeder Tisch ein Ergebnis hat.
tournament-open-tables = { $tables ->
    [0] Jeder Tisch hat ein Ergebnis.
    [one] Ein Tisch hat noch kein Ergebnis.
   *[other] { $tables } Tische haben noch kein Ergebnis.
}
tournament-next-round = Nächste Runde
tournament-next-open = { $tables ->
    [one] Ein Tisch hat kein Ergebnis. Wenn du weitergehst, bleiben dort alle, wo sie sind, und bekommen keine Punkte.
   *[other] { $tables } Tische haben kein Ergebnis. Wenn du weitergehst, bleiben dort alle, wo sie sind, und bekommen keine Punkte.
}
tournament-next-not-yet = Noch nicht
tournament-next-anyway = Trotzdem weiter
tournament-round-back = Zurück zu Runde { $round }

# Who plays.
tournament-people = Wer da ist: { $present } von { $players }
tournament-people-about = Tippe jederzeit an, wer geht oder wieder da ist. Hier steht vorher, was das bewirkt. Wer fehlt, fehlt weiter, bis du noch einmal tippst.
tournament-absent = fehlt
tournament-people-do = Ändern
tournament-people-not = So lassen
tournament-effect = { $what ->
    [anew] Die Tische werden für { $players } Kinder neu eingeteilt.
    [leaves] { $players ->
        [0] { $name } verlässt den Tisch { $table }. Dort bleibt niemand.
        [one] { $name } verlässt den Tisch { $table }. Dort bleibt ein Kind.
       *[other] { $name } verlässt den Tisch { $table }. Dort spielen { $players } weiter, und die Plätze rücken auf.
    }
    [moves] { $name } wäre allein und wechselt an den Tisch { $table }.
    [out] { $name } setzt bis zur nächsten Runde aus, ohne Punkte und ohne Abstieg.
    [keeps] { $name } geht. Das Ergebnis vom Tisch { $table } bleibt, und die Punkte auch.
   *[sits] { $name } setzt sich an den Tisch { $table }: Dort spielen { $players }.
}
tournament-effect-points = Die Punkte eines Teams sind der Schnitt der Punkte seiner Mitglieder. Wer nicht spielt, hat keine, und das ändert den Schnitt nicht.
tournament-away = Es fehlen: { $names }
tournament-sits-out = Da, aber in dieser Runde nicht im Spiel: { $names }.
tournament-late = Jemand, der später kommt
tournament-late-add = Dazu
tournament-rename-who = Wer heißt anders?
tournament-rename-name = Neuer Name
tournament-rename = Namen ändern

# What cannot be done.
tournament-refused = Das geht jetzt nicht. Nichts wurde geändert.
tournament-refused-few = Mindestens zwei Kinder müssen da sein.
tournament-refused-full = Es sind schon { $most } Kinder. Mehr haben keinen Platz.
tournament-refused-no-name = Schreibe zuerst einen Namen.
tournament-refused-long-name = Dieser Name hat mehr als { $most } Zeichen. Bitte kürze ihn.
tournament-refused-last-round = Es sind schon { $most } Runden. Beginne ein neues Turnier.
tournament-refused-levels = Die Grenzen müssen von Gut bis Super steigen und zwischen 0 und 60 liegen. Sie bleiben, wie sie waren.

# Scores and newsletter.
tournament-scores-of = Punkte von
tournament-scores-round = Runde { $round }
tournament-scores-all = Alle Runden
tournament-team = Team
tournament-team-score = Punkte
tournament-members = Mitglieder
tournament-class = Klasse
tournament-thanks = Danke
tournament-thanks-usual = Danke an alle fürs faire Spielen und für jeden Flub, den ihr gefunden habt.
tournament-with-points = Mit den Punkten jedes Kindes
tournament-improved = { $points ->
    [0] Am meisten verbessert
   *[other] Am meisten verbessert, um { $points } Punkte
}
tournament-no-score = Noch keine Punkte
tournament-score = { $whole },{ $tenth }
tournament-award = { $award ->
    [good] Gutes Team
    [great] Tolles Team
   *[super] Superteam
}
tournament-awards-from = Die Punkte eines Teams sind der Mittelwert der Punkte seiner Mitglieder. Gutes Team ab { $good }, Tolles Team ab { $great }, Superteam ab { $super }.
tournament-rose = Nächstes Mal einen Tisch höher
tournament-levels = Grenzen der Auszeichnungen
tournament-level-good = Gutes Team ab
tournament-level-great = Tolles Team ab
tournament-level-super = Superteam ab

# Score sheets.
tournament-sheets-about = Ein Zettel für jeden Tisch dieser Runde. Schneide sie auseinander.
tournament-sheet-about = Runde { $round }, Startzahl { $seed }. Schreibt die Punkte jedes Spiels auf, dann die Summe und den Platz. Wer gleich viel hat, teilt sich den Platz.
tournament-sheet-name = Name
tournament-sheet-sum = Summe
tournament-sheet-place = Platz

# Taking along, and another one.
tournament-take = Dieses Turnier mitnehmen
tournament-take-about = Alles bleibt auf diesem Gerät. Die Datei, der Link und der Code enthalten alle Namen und Ergebnisse: Gib sie nur Leuten, die sie sehen dürfen.
tournament-new = Ein anderes Turnier
tournament-new-about = Dieses wird beiseitegelegt, und du kannst es wieder öffnen. Das neue kann auch aus einer Datei kommen.
tournament-new-now = Neues Turnier
tournament-no-room = Hier ist kein Platz, um dein Turnier beiseitezulegen. Speichere es zuerst als Datei: Wenn du noch einmal drückst, ist es hier weg.

# What a link or a file brings.
tournament-link-title = Ein Turnier aus einem Link
tournament-link-in-the-way = Auf diesem Gerät ist ein anderes Turnier. Wenn du das aus dem Link öffnest, wird deins beiseitegelegt, und du kannst es wieder öffnen.
tournament-link-mine = Meins behalten
tournament-link-open = Das aus dem Link öffnen
tournament-fault-long = Das ist länger als jedes Turnier von Flub.
tournament-fault-cut = Ein Teil dieses Turniers ging unterwegs verloren. Lass es dir noch einmal geben.
tournament-fault-other = Das beginnt nicht wie ein Turnier von Flub, oder ein neueres Flub hat es gemacht.
tournament-fault-line = Dieses Turnier wurde unterwegs verändert: Zeile { $line } ergibt keinen Sinn.
tournament-unchanged = Nichts wurde geöffnet und nichts geändert.
