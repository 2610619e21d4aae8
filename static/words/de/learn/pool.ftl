# An exercise posed to a class, and its codes.
pool-choose = Andere wählen
pool-reveal = Stimmen zeigen
pool-vote-again = Neu abstimmen
pool-again = Sprecht darüber. Dann stimmt noch einmal mit der Hand ab.
pool-show-truth = Zeigen, was stimmt
pool-refute = Warum nicht { $answer }?
pool-show-right = Zeigen, wie es geht
pool-go-on = Weiter
pool-next = Nächste Aufgabe
pool-undo = Letzte Zählung zurück
pool-exercise = Aufgabe: { $exercise }
pool-other = Andere Antwort
pool-unsure = Weiß ich nicht
pool-believed = Andere Antwort, aus diesem Irrtum
pool-right = Richtig
pool-wrong = Falsch
pool-refuted = { $answer } ist falsch. { $why }
pool-worked = Eine richtige Antwort: { $answer }

pool-fewer = Eine Meldung weniger für { $answer }
pool-hands = Meldungen für { $answer }
pool-more = Eine Meldung mehr für { $answer }
pool-bars = Was die Klasse geantwortet hat
pool-answered = { $total ->
    [one] 1 Antwort.
   *[other] { $total } Antworten.
}
pool-count = { $vote ->
    [first] 1. Mal: { $count } von { $total } ({ $percent } %)
    [second] 2. Mal: { $count } von { $total } ({ $percent } %)
   *[only] { $count } von { $total } ({ $percent } %)
}

pool-qr = Code, der die Aufgabe auf einem Gerät öffnet
pool-join = Antworte an deinem Gerät
pool-how = Scanne das oder öffne die Adresse. Antworte einmal und halte dann deine sechs Buchstaben hoch.
pool-large = Groß zeigen
pool-address = Adresse: { $address }
pool-from-file = Diese Seite wurde aus einer Datei geöffnet. Andere Geräte können ihrem Link nicht folgen. Zähle Meldungen.
pool-codes = Codes, einer oder viele auf einmal ({ $count ->
    [0] bisher keiner
   *[other] bisher { $count }
})
pool-take = Codes annehmen
pool-forged = Codes sind für das Gespräch in der Klasse, nicht für Noten: Man kann sie erfinden.
pool-taken = { $count ->
    [0] Kein Code wurde angenommen.
    [one] 1 Code angenommen.
   *[other] { $count } Codes angenommen.
}
pool-not-taken = { $kind ->
    [again] Schon angenommen und nicht noch einmal gezählt: { $codes }. Wenn zwei Kinder die gleichen Buchstaben zeigen, zähle eine Antwort von Hand dazu.
    [mistyped] Vertippt, bitte noch einmal schauen: { $codes }.
    [other] Von einer anderen Aufgabe: { $codes }.
   *[length] Ein Code hat sechs Buchstaben, diese nicht: { $codes }.
} { $more ->
    [0] {""}
   *[other] Und noch { $more }.
}

pool-give = Antwort abgeben
pool-once = Du antwortest einmal. Danach bekommst du sechs Buchstaben für deine Klasse.
pool-your-code = Der Code deiner Antwort
pool-hold-up = Halte ihn hoch oder lies ihn vor.
pool-code-about = Nur die Seite deiner Lehrkraft kann ihn lesen. Er ist für das Gespräch über die Aufgabe da, nicht für Noten.
pool-show-me = Zeig mir die Antwort

# A second device that collects codes.
pool-collect = Am Handy sammeln
collect-lead = Ein Code hat sechs Buchstaben, zum Beispiel KMD QTZ. Tippe so viele auf einmal ein, wie du willst.
collect-hand-over = Tippe das auf der Seite ein, die die Aufgabe stellt. Sie zählt alle.
collect-pose = Aufgabe auf diesem Gerät zeigen
collect-code = Der Code für alle: { $letters }
collect-clear = Neu anfangen
