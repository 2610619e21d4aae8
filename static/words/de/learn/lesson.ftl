# A lesson.
learn-wait = Einen Moment …
learn-watch = Schau zu, wie es geht.
learn-begun = Der Anfang ist schon gemacht.
learn-back = Zurück
learn-pause = { $playing ->
    [yes] Pause
   *[no] Abspielen
}
learn-forward = Vor
learn-part-of = { $part } von { $last }
learn-now-you = Jetzt du
learn-next = Weiter
learn-check = Prüfen
learn-help = { $given ->
    [0] Tipp
    [one] Noch ein Tipp
   *[other] Zeig es mir
}
learn-again = Von vorn
learn-right = Richtig.
learn-not-yet = Noch nicht. { $why }
learn-not-yet-belief = Noch nicht. { $why } { $belief }
learn-unchanged = Du hast nichts hinzugefügt. Wenn du es so meinst, wie es dasteht, drücke noch einmal „Prüfen“.
learn-so = { $why } Also: { $answer }
learn-remember = Merke: { $rules }
learn-hint-so-far = { $right ->
    [none] { $why }
   *[other] So weit richtig: { $right }. Aber: { $why }
}
learn-hint-right-so-far = Alles, was du hast, ist richtig. Drücke „Prüfen“.
learn-shown = Eine richtige Antwort: { $answer }
learn-way = Deine Antwort
learn-part = Was du schreibst
learn-yes = Ja
learn-no = Nein
learn-answer-none = Keine.
learn-answer-no = Nein.
learn-hint-look-all = Schau dir alles noch einmal an.
learn-hint-how-many = { $count ->
    [0] Hier ist nichts zu finden.
    [one] Zu finden gibt es hier: 1.
   *[other] Zu finden gibt es hier: { $count }.
}
learn-flaw-other-form = Gefragt ist etwas anderes.
learn-which-rule = Noch etwas. { $about } Welche Regel entscheidet, wie es zählt?
learn-rule-is = Hier ist es eine andere: { $rule }
learn-source = Ein Beispiel aus den Regeln { $sheet ->
    [floating] von Floating Tic-Tac-Toe
    [lawtoe] von LawToe
    [poe] von POE
    [wholes] von Wholes
   *[networks] für Netze aus Buchstaben
}.
