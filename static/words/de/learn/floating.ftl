# The lessons of Floating Tic-Tac-Toe.
learn-floating-step = { $step ->
    [1] Felder in Reichweite
    [2] Die Reichweite schrumpft
    [3] Wann der Bereich sich schließt
    [4] Drei in einer Reihe
    [5] Vier zählen als zwei
    [6] Diagonalen
    [7] Einen vollen Bereich zählen
    [8] Mach eine
    [9] Verhindere eine
    [10] Zwei auf einmal
    [11] Einen Rand festlegen
    [12] Die letzten Felder
    [13] Sonderregeln
   *[14] Auf einen Fehler antworten
}
learn-floating-ask = { $asked ->
    [reach] Tippe jedes Feld an, auf das { $side } setzen darf: Nichts darf breiter oder höher als vier werden.
    [may] Darf { $side } auf { $square } setzen? Wenn nicht, tippe einen Stein an, der zu weit weg ist.
    [close] Du bist { $side }. Tippe ein Feld an, das den Bereich schließt: vier breit und vier hoch.
    [lines] Liste jede Dreierreihe von { $side } auf. Tippe für jede drei Felder an.
    [count] Zähle die Punkte beider Seiten.
    [take] Du bist { $side }. Tippe ein Feld an, das eine Dreierreihe macht.
    [block] Du bist { $side }. Tippe an, wo du die Dreierreihe der anderen aufhältst.
    [two] Du bist { $side }. Tippe ein Feld an, das mehr droht, als die andere Seite verhindern kann.
    [fix] Du bist { $side }. Tippe ein Feld an, das { $square } außer Reichweite bringt, aber nicht { $square } selbst.
   *[keep] Du bist { $side }. Tippe ein Feld an, das nichts verschenkt.
}
learn-floating-board = Brett
learn-floating-marked = { $square }, { $mark ->
    [marked] markiert
   *[other] gefragt
}
learn-floating-may = Darf man dort setzen?
learn-floating-show = Tippe einen Stein an, der zu weit weg ist.
learn-floating-points = Punkte von { $side }
learn-floating-tap-one = Tippe zuerst dein Feld auf dem Brett an.
learn-floating-tap-three = Tippe drei Felder auf dem Brett an.
learn-floating-lines = Aufgelistete Dreierreihen
learn-floating-remove = { $line } von der Liste nehmen
learn-floating-variation = { $variation ->
    [moving] Versetzen: Du darfst vorher einen eigenen Stein versetzen.
    [sharing] Teilen: Zwei Dreierreihen, die einen Stein teilen, zählen eins mehr.
    [touching] Berühren: Ein neuer Stein berührt einen, der schon da ist.
   *[fewest] Wenig gewinnt: Die wenigsten Punkte gewinnen.
}
learn-floating-beat = { $line } ist eine Dreierreihe: drei in einer Reihe, { $rule ->
    [across] waagerecht.
    [up] senkrecht.
   *[diagonal] schräg.
}
learn-floating-beat-stops = Sonst macht { $side } diese Reihe: { $lines }.
learn-floating-turn = { $square }
learn-floating-turn-moved = { $from } nach { $to }, dann { $square }
learn-floating-answer-every = Jedes leere Feld.
learn-floating-answer-no = Nein: { $square } ist zu weit weg.
learn-floating-answer-count = X { $x }, O { $o }
learn-floating-flaw = { $kind ->
    [missed] { $square } ist auch in Reichweite.
    [fits] Ja, das darf man: Alle Steine passen in die markierten vier mal vier.
    [unshown] Tippe einen Stein an, der zu weit weg ist.
    [not-too-far] { $square } ist nicht zu weit weg.
    [still-open] Der Bereich kann noch bis zu den markierten Feldern wachsen.
    [makes-none] Das macht keine Dreierreihe.
    [used] { $square } solltest du nicht benutzen.
   *[still-in-reach] { $square } ist noch in Reichweite.
}
learn-floating-flaw-line = { $kind ->
    [not-own] { $line }: Auf { $square } liegt kein Stein dieser Seite.
    [gap] { $line } hat eine Lücke.
    [bent] { $line } ist nicht gerade.
    [twice] { $line } steht zweimal da.
   *[not-listed] { $line } fehlt.
}
learn-floating-miscounted = { $side } hat { $count ->
    [one] einen Punkt.
   *[other] { $count } Punkte.
}
learn-floating-answered = Die andere Seite antwortet mit { $turn }.
learn-floating-loses = Das verschenkt { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}: { $line }.
learn-floating-hint-look = Schau auf die markierten Felder: { $squares }.
learn-floating-hint-four = Keine zwei Steine dürfen mehr als drei Felder auseinanderliegen, weder zur Seite noch nach oben.
learn-floating-hint-among = Eines der markierten Felder ist richtig: { $squares }.
learn-floating-belief = { $belief ->
    [sheet-is-board] Das Blatt ist nicht das Brett: Nur vier mal vier Felder zählen.
    [box-is-area] Der Bereich darf noch wachsen, bis er vier mal vier ist.
    [one-way-is-enough] Er muss vier breit und vier hoch sein.
    [bent-counts] Eine Dreierreihe ist gerade.
    [gap-counts] Die drei sind Nachbarn.
    [four-is-one] In vier in einer Reihe stecken zwei Dreierreihen.
    [no-diagonals] Diagonalen zählen auch.
    [blocks-instead] Verhindern ist nicht Machen.
    [takes-instead] Eine eigene zu machen hält die andere Seite nicht auf.
    [one-is-enough] Eine Drohung kann man verhindern. Zwei nicht.
    [wrong-edge] Das verschiebt den anderen Rand.
    [inside-fixes] Ein Stein im Inneren verschiebt die Ränder nicht.
    [greedy] Ein Punkt jetzt kann später mehr kosten.
    [unguarded] Schau, was die andere Seite als Nächstes tun kann.
    [lets-it-pass] Der letzte Zug war ein Fehler: Nutze ihn.
   *[plain-rules] Achte auf die Sonderregel.
}

# Which rule
learn-floating-rule = { $rule ->
    [across] Drei in einer Reihe, waagerecht.
    [up] Drei in einer Reihe, senkrecht.
   *[diagonal] Drei in einer Reihe, schräg.
}

# On paper
learn-floating-paper = { $asked ->
    [reach] Markiere jedes Feld, auf das { $side } setzen darf: Nichts darf breiter oder höher als vier werden.
    [may] Darf { $side } auf { $square } setzen? Wenn nicht, nenne einen Stein, der zu weit weg ist.
    [lines] Liste jede Dreierreihe von { $side } auf, jede mit ihren drei Feldern.
    [close] Du bist { $side }. Nenne ein Feld, das den Bereich schließt: vier breit und vier hoch.
    [take] Du bist { $side }. Nenne ein Feld, das eine Dreierreihe macht.
    [block] Du bist { $side }. Nenne ein Feld, das die Dreierreihe der anderen aufhält.
    [two] Du bist { $side }. Nenne ein Feld, das mehr droht, als die andere Seite verhindern kann.
    [fix] Du bist { $side }. Nenne ein Feld, das { $square } außer Reichweite bringt, aber nicht { $square } selbst.
   *[keep] Du bist { $side }. Nenne ein Feld, das nichts verschenkt.
}
learn-floating-too-far = Zu weit weg:
learn-floating-made = Dreierreihen:
learn-floating-play = Dein Zug:

# A line of a count in court
learn-floating-line-row = { $line } ist eine Dreierreihe.
learn-floating-line-complete = { $way ->
    [across] Keine waagerechte Dreierreihe von { $side } fehlt.
    [up] Keine senkrechte Dreierreihe von { $side } fehlt.
   *[diagonal] Keine schräge Dreierreihe von { $side } fehlt.
}
learn-floating-line-counted = { $way ->
    [across] Waagerecht hat { $side }: { $count }.
    [up] Senkrecht hat { $side }: { $count }.
   *[diagonal] Schräg hat { $side }: { $count }.
}
