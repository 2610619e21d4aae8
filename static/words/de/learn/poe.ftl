# The lessons of POE.
learn-poe-step = { $step ->
    [1] Linie oder nicht
    [2] Diagonalen zählen doppelt
    [3] Was eine Linie unterbricht
    [4] Genau ein R
    [5] Alle Verbindungen
    [6] Jedes R will eine Verbindung
    [7] Was gezählt wird
    [8] Ungerade und gerade
    [9] Ist es noch lösbar?
    [10] Nur ein Buchstabe fehlt
    [11] War es vermeidbar?
    [12] Wer muss beweisen?
    [13] Ein ganzer Beweis
    [14] CP und CA
    [15] Du bist dran: Zugzwang
   *[16] Genau, mindestens und 4 mal 4
}
learn-poe-ask = { $asked ->
    [possible] Ist das Ziel noch erreichbar? Beweise es oder sag nein.
    [ripe] Gibt es mit noch einem Buchstaben eine Lösung? Beweise es oder sag nein.
    [avoidable] Geschrieben wurde { $latest }. Ist das ein A-flub? Schreibe einen besseren Buchstaben oder sag nein.
    [sides] Gegen { $latest } gibt es Einspruch: { $kind }-flub. Wer muss beweisen, und wer hat recht?
    [prove] { $latest } ist ein A-flub. Beweise es: ein Buchstabe, die Verbindungen und was man stattdessen schreibt.
    [name] { $latest } hat einen Flub durchgelassen. Welcher Einspruch ist richtig, und welcher Zug war der Flub?
   *[turn] Du bist dran. Schreibe einen sicheren Buchstaben, erhebe Einspruch oder melde Zugzwang.
}
learn-poe-goal-move = 0: das Ziel
learn-poe-hint-goal = Schau auf das Ziel selbst.
learn-poe-answer-sides = { $burden ->
    [mover] Beweisen muss, wer gezogen hat.
   *[challenger] Beweisen muss, wer Einspruch erhebt.
} { $join ->
    [mover] Recht hat, wer gezogen hat.
   *[challenger] Recht hat, wer Einspruch erhebt.
}
learn-poe-answer-named = { $kind }-flub: Der Flub war { $number ->
    [0] das Ziel.
   *[other] Zug { $number }.
}
learn-poe-flaw-proof = { $kind ->
    [can-be] Es geht
   *[force-out] Niemand kann eine Lösung vermeiden: Melde Zugzwang
}. Schreibe { $letters }, zähle { $lines }.
learn-poe-flaw-impossible = Es ist nicht lösbar: { $why }
learn-poe-flaw = { $kind ->
    [not-ripe] Kein einzelner Buchstabe ergibt hier eine Lösung.
   *[forced] Kein anderer Buchstabe hätte es vermieden: Der Zug war erzwungen.
}
learn-poe-flaw-letter = { $kind ->
    [avoidable] { $letter } hätte es vermieden.
    [impossible] Nach { $letter } ist nichts mehr lösbar.
    [ripe] Nach { $letter } ergibt noch ein Buchstabe eine Lösung.
    [barred] { $letter } kann man dort nicht schreiben.
   *[quiet] { $letter } ist sicher, aber danach ist nicht gefragt.
}
learn-poe-flaw-side = { $kind ->
    [burden] { $side ->
        [mover] Hier muss beweisen, wer gezogen hat.
       *[challenger] Hier muss beweisen, wer Einspruch erhebt.
    }
   *[join] { $side ->
        [mover] Hier hat recht, wer gezogen hat.
       *[challenger] Hier hat recht, wer Einspruch erhebt.
    }
}
learn-poe-flaw-named = Richtig ist Einspruch wegen { $kind }-flub: Der Flub war { $number ->
    [0] das Ziel.
   *[other] Zug { $number }.
}
learn-poe-flaw-flub = { $kind ->
    [due] Erhebe Einspruch gegen den letzten Zug: { $flub }-flub.
   *[none] Der letzte Zug ist kein { $flub }-flub.
}
