# The lessons of LawToe.
learn-lawtoe-step = { $step ->
    [1] Trio oder nicht
    [2] Diagonalen zählen doppelt
    [3] F, P und O
    [4] Jedes Trio mit einem O
    [5] Ungerade und gerade
    [6] Benutze das neue P
    [7] Ist das ein A-flub?
    [8] CA-flub: welcher Zug?
    [9] Mutig oder nicht
    [10] Das volle Spielfeld
    [11] Was ein Buchstabe öffnet oder sperrt
    [12] Gewonnen bleiben
   *[13] Dragoman
}
learn-lawtoe-ask = { $asked ->
    [use] { $latest } ist ein A-flub. Beweise es: Schreibe ein P und liste die Trios auf.
    [flub] Ist der letzte Zug ein A-flub? Beweise es oder sag nein.
    [name] { $latest } hat einen Flub durchgelassen. Welcher Zug war der A-flub?
    [points] { $latest } hat einen A-flub durchgelassen. Wie viele Punkte bringt ein richtiger Einspruch wegen CA-flub?
    [full] Das Spielfeld ist voll. Liste eine Lösung auf oder sag, dass es keine gibt.
    [keep] Du gewinnst, wenn du keinen Fehler machst. Was tust du?
   *[two] Du bist die Verteidigung. Schreibe { $due ->
        [one] einen Buchstaben
       *[other] { $due } Buchstaben
    } ohne A-flub.
}
learn-lawtoe-facts = { $facts } { $you ->
    [plaintiff] Du bist die Anklage.
   *[defendant] Du bist die Verteidigung.
} { $turns ->
    [pedagogue] Von jetzt an schreibt jede Seite in jedem Zug einen Buchstaben.
    [dragoman] Die Verteidigung schreibt in jedem Zug zwei Buchstaben, nie in Feld 5, die Anklage einen.
   *[none] { "" }
}
learn-lawtoe-answer-move = { $number ->
    [0] Das Ziel, vor allen Zügen.
   *[other] Zug { $number }.
}
learn-lawtoe-answer-points = { $points } Punkte.
learn-lawtoe-flaw-proof = { $kind ->
    [can-be] Es gibt eine Lösung
   *[opens] Jetzt gewinnt die Anklage
}: { $letters } und { $lines }.
learn-lawtoe-flaw-none = Hier gibt es keine Lösung.
learn-lawtoe-flaw-named = Zug { $number } war der A-flub.
learn-lawtoe-flaw-points = Ein richtiger Einspruch bringt hier { $points } Punkte.
learn-lawtoe-flaw-gives = Das verschenkt den Sieg. Mit { $letters } behältst du ihn.
learn-lawtoe-flaw-flub = { $kind ->
    [due] Der letzte Zug ist ein Flub: Erhebe Einspruch wegen { $flub }-flub.
   *[none] Der letzte Zug ist kein { $flub }-flub.
}
