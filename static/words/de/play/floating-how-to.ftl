how-to-floating-about = Das Spiel
how-to-floating-about-what = X und O füllen einen Bereich von vier mal vier Feldern. Niemand weiß, wo er liegt: Er schwebt, bis eure Züge ihn festlegen.

how-to-floating-area = Bereich und Dreierreihen
how-to-floating-area-turns = X beginnt in der Mitte. Dann setzt ihr abwechselnd in ein leeres Feld, solange alles in vier mal vier passt.
how-to-floating-area-frame = Der Rahmen zeigt, wie weit du gehen darfst.
how-to-floating-count-what = Drei in einer geraden Reihe sind eine Dreierreihe: waagerecht, senkrecht oder schräg. Vier in einer Reihe sind zwei.
how-to-floating-count-end = Nach sechzehn Zügen gewinnen die meisten Dreierreihen.
how-to-floating-try-start = Der Anfang
how-to-floating-try-settled = Bereich liegt fest
how-to-floating-try-four = Vier in einer Reihe
how-to-floating-try = { $closed ->
    [yes] Der Bereich liegt fest. X hat { $x }, O hat { $o }.
   *[no] Tippe ein Feld im Rahmen an. X hat { $x }, O hat { $o }.
}

how-to-floating-variations = Sonderregeln
how-to-floating-moving = Einmal im Spiel, vor deinem Zug, darfst du einen eigenen Stein versetzen.
how-to-floating-sharing = Zwei deiner Dreierreihen, die ein Feld teilen, zählen eins mehr.
how-to-floating-touching = Setze neben etwas Gesetztes oder an seine Ecke.
how-to-floating-fewest = Die wenigsten Dreierreihen gewinnen.
how-to-floating-ruling-moving = Versetzen darf man auf jedes leere Feld, solange alles noch in einen Bereich von vier mal vier passt. Mit „Berühren“ muss es neben einem anderen liegen.
how-to-floating-ruling-sharing = Mit „Teilen“ zählt jedes Paar eigener Dreierreihen eins mehr, wenn beide mindestens ein Feld gemeinsam haben.

how-to-floating-best = Wenn niemand einen Fehler macht
how-to-floating-best-draw = Dann geht jedes Spiel unentschieden aus, nur diese zwei nicht:
how-to-floating-best-sharing = Mit „Versetzen“ und „Teilen“ gewinnt X mit einem Punkt Vorsprung.
how-to-floating-best-fewest = Mit „Versetzen“ und „Wenig gewinnt“, aber ohne „Berühren“, gewinnt X mit einem Punkt Vorsprung.

floating-help-touch = Tippe ein Feld im Rahmen an, um dort zu setzen. Du kannst es immer zurücknehmen.
floating-help-letters = gehen zu einer Spalte
floating-help-numbers = gehen zu einer Zeile
floating-help-enter = setzt
floating-key-move = M, Escape
floating-help-move = bei „Versetzen“: einen eigenen Stein aufheben, zurücklegen
floating-mark-frame = Rahmen
floating-help-frame = wie weit du noch gehen darfst
floating-mark-hatched = Schraffiert
floating-help-hatched = außer Reichweite
floating-mark-line = Linie
floating-help-line = eine Dreierreihe
floating-mark-value = X+1, =
floating-help-value = wie es mit bestem Spiel ausgeht: X mit eins Vorsprung, unentschieden

# Terms as they are written in sentences, and what they mean.
floating-term-frame = Rahmen, Rahmens
floating-term-frame-is = Der Teil des Bretts, in den der nächste Zug darf. Er schließt sich, wenn vier Zeilen und vier Spalten benutzt sind.
floating-term-area = Bereich, Bereichs, Bereiche
floating-term-area-is = Die Zeilen und Spalten von der ersten bis zur letzten, in der etwas steht: höchstens vier.
