# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up

## The board
floating-board = Brett, { $side } mal { $side }
floating-square-filled = { $square }, { $side }
floating-square-latest = { $square }, { $side }, gerade gesetzt
floating-square-empty = { $square }, leer
floating-square-valued = { $square }, leer: { $value }
floating-square-centre = { $square }, leer, außer Reichweite: Der erste Stein kommt in die Mitte
floating-square-apart = { $square }, leer, außer Reichweite: Dort würde er nichts berühren
floating-square-large = { $way ->
    [wide] { $square }, leer, außer Reichweite: Der Bereich wäre { $count ->
        [5] fünf
        [6] sechs
        [7] sieben
       *[other] acht
    } breit
   *[high] { $square }, leer, außer Reichweite: Der Bereich wäre { $count ->
        [5] fünf
        [6] sechs
        [7] sieben
       *[other] acht
    } hoch
}

## Whose turn it is
floating-turn = { $who ->
    [you] Du bist dran: { $side }
   *[other] { $side } ist dran
}
floating-turn-computer = Der Computer denkt nach: { $side } …
floating-turn-elsewhere = { $side } ist dran, am anderen Gerät
floating-due-first = Tippe in die Mitte: Dorthin kommt das erste X.
floating-due = { $touching ->
    [yes] Setze ein { $side } in den Rahmen, an einen gesetzten Stein.
   *[no] Setze ein { $side } in den Rahmen.
}
floating-due-moving = Setze in den Rahmen. Einmal im Spiel darfst du vorher einen eigenen Stein versetzen.
floating-due-lifted = Tippe an, wohin er kommt: einmal im Spiel.
floating-due-moved = Versetzt: { $from } nach { $to }. Setze jetzt ein neues { $side } auf ein Feld ohne Schraffur.
floating-special = Sonderregeln: { $rules }
floating-put-back = Zurücklegen
floating-more = Mehr
floating-unproven = Der Computer konnte diesen Zug nicht rechtzeitig beweisen. Vielleicht ist es nicht sein bester.

## What happened
floating-event = { $side } hat auf { $square } gesetzt.
floating-event-moved = { $side } hat { $from } nach { $to } versetzt und auf { $square } gesetzt.
floating-score = Es steht: X { $x }, O { $o }.
floating-area = Der Bereich geht jetzt von { $from } bis { $to }.
floating-won = { $who ->
    [you] Du gewinnst!
   *[other] { $side } gewinnt
}
floating-drawn = Unentschieden
floating-good = Was gut war.{ $rows ->
    [0] {""}
   *[other] {" "}Dreierreihen: { $rows }.
}{ $kept ->
    [0] {""}
   *[other] {" "}Gute Züge am Ende: { $kept } von { $all }.
}
floating-result = { $kind ->
    [drawn] X hat { $x }, O hat { $o }.
    [drawn-fewest] X hat { $x }, O hat { $o }. Wer am wenigsten hat, gewinnt; gleich viele sind unentschieden.
    [fewest] X hat { $x }, O hat { $o }. Wer am wenigsten hat, gewinnt.
   *[most] X hat { $x }, O hat { $o }. Wer am meisten hat, gewinnt.
}

## Tic-tac-toes
floating-count = Dreierreihen
floating-count-line = { $line }, auf dem Brett gezeigt
floating-count-both = gemeinsam: { $squares }
floating-count-shared = { $text }, in { $line } und { $line2 }, auf dem Brett gezeigt

## Values
floating-values-thinking = Denkt nach … Früh im Spiel dauert das lange. Drücke noch einmal auf denselben Knopf, dann hört es auf.
floating-values-key = X+1: X siegt um 1. O+1: O siegt um 1. „=“: unentschieden. Grün ist am besten für { $side }.
floating-values-on = Weiterdenken
floating-values-line = Eine beste Zugfolge:
floating-values-draw = Mit bestem Spiel: unentschieden.
floating-values-won = { $count ->
    [one] Bei bestem Spiel siegt { $side } um einen Punkt.
   *[other] Bei bestem Spiel siegt { $side } um { $count } Punkte.
}
floating-values-unknown = Noch ist nicht alles bekannt. Spiel weiter und frag dann wieder.
floating-value-draw = unentschieden
floating-value-won = { $count ->
    [one] { $side } gewinnt mit einem Punkt Vorsprung
   *[other] { $side } gewinnt mit { $count } Punkten Vorsprung
}
floating-value-unknown = noch nicht bewiesen

## Bad input
floating-refused-over = Das Spiel ist zu Ende.
floating-refused-turn = { $side } ist dran.
floating-refused-not-moving = Es darf nichts versetzt werden: „Versetzen“ wird nicht gespielt.
floating-refused-moved-before = Jede Seite darf nur einmal im Spiel versetzen.
floating-refused-not-yours = Auf { $square } liegt nichts von dir.
floating-refused-off-board = Ein Feld { $square } gibt es nicht.
floating-refused-centre = X beginnt in der Mitte.
floating-refused-filled = { $square } ist besetzt.
floating-refused-large = { $way ->
    [wide] Dann wäre der Bereich { $count ->
        [5] fünf
        [6] sechs
        [7] sieben
       *[other] acht
    } breit.
   *[high] Dann wäre der Bereich { $count ->
        [5] fünf
        [6] sechs
        [7] sieben
       *[other] acht
    } hoch.
} Höchstens vier: Bleib im Rahmen.
floating-refused-apart = Dort berührt er nichts. Mit „Berühren“ muss jeder neue Stein neben einem anderen liegen.

# What Guided says
floating-guide-first = Beginne in der Mitte.
floating-guide-take = Du kannst eine Dreierreihe machen: { $squares }.
floating-guide-avoid = Dreierreihen zählen hier gegen dich. Meide: { $squares }.
floating-guide-block = Die andere Seite könnte als Nächstes eine Dreierreihe machen: { $squares }. Verhindere das.
floating-guide-build = Setze im Rahmen so, dass zwei von dir in einer Reihe stehen.
floating-aim = Mach mehr Dreierreihen als die andere Seite.
floating-hint-look = Schau auf { $square } und rundherum.
floating-hint-first = Die Mitte lässt auf jeder Seite Platz.
floating-hint-avoid = Dreierreihen zählen hier gegen dich: Halte dich von ihnen fern.
floating-hint-take = Zwei von dir liegen schon in einer Reihe. Noch einer macht drei.
floating-hint-block = Zwei der anderen Seite liegen in einer Reihe. Noch einer macht drei.
floating-hint-build = Von dort beginnen Reihen von dir.
floating-hint-play = Setze auf { $square }.
