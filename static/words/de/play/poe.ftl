# POE at the table. Players are "you" for the only person at the screen, or have a name.
poe-mat = Spielfeld

## Goals
poe-goal = { $goal ->
    [odd] Ziel: ungerade
    [even] Ziel: gerade
    [at-least] Ziel: mindestens { $number }
   *[exactly] Ziel: genau { $number }
}
poe-goal-odd = ungerade
poe-goal-even = gerade
poe-goal-least = mindestens …
poe-goal-exactly = genau …
poe-goal-number = Anzahl
poe-goal-range = von 1 bis { $most }

## Setting up

## Whose turn it is
poe-turn-person = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
poe-turn-computer = { $name } denkt nach
poe-turn-over = Die Partie ist zu Ende
poe-due-goal = Wie viele Verbindungen soll eine Lösung haben?
poe-due-letter = Schreibe einen Buchstaben in ein leeres Feld, erhebe Einspruch gegen den letzten Zug oder melde Zugzwang.
poe-due-full = Das Spielfeld ist voll. Erhebe Einspruch gegen den letzten Zug oder melde Zugzwang.
poe-due-challenge = Warte, oder erhebe Einspruch gegen den letzten Zug.
poe-due-join = { $challenger } erhebt Einspruch gegen den Zug von { $mover }: { $kind }-flub. Welche Seite unterstützt du?
poe-due-proof-p = Beweise, dass eine Lösung noch erreichbar ist: Ergänze Buchstaben und liste dann ihre Verbindungen auf.
poe-due-proof-cp = Beweise, dass vor deinem Buchstaben noch eine Lösung erreichbar war: Ergänze Buchstaben und liste dann ihre Verbindungen auf.
poe-due-proof-a = Beweise den A-flub: Nenne einen Buchstaben, der eine Lösung ergibt, ihre Verbindungen und einen Buchstaben, der stattdessen möglich war.
poe-due-proof-ca = Beweise den CA-flub: Wähle den Zug, der der A-flub war. Nenne dann einen Buchstaben, die Verbindungen und was stattdessen möglich war.
poe-due-proof-force-out = Alle beweisen den Zugzwang: mit einem Buchstaben, der eine Lösung ergibt (keinem, wenn das Spielfeld voll ist), und ihren Verbindungen.
poe-round = { $count ->
    [0] Runde { $number }
   *[other] Runde { $number } von { $count }
}
poe-time-left = Restzeit: { $time }
poe-time-then = Restzeit damals: { $time }
poe-time-unknown = Restzeit damals: nicht bekannt

## What happened
poe-event-goal = { $who ->
    [you] { $goal ->
        [odd] Du hast das Ziel gesetzt: ungerade.
        [even] Du hast das Ziel gesetzt: gerade.
        [at-least] Du hast das Ziel gesetzt: mindestens { $number }.
       *[exactly] Du hast das Ziel gesetzt: genau { $number }.
    }
   *[other] { $goal ->
        [odd] { $name } hat das Ziel gesetzt: ungerade.
        [even] { $name } hat das Ziel gesetzt: gerade.
        [at-least] { $name } hat das Ziel gesetzt: mindestens { $number }.
       *[exactly] { $name } hat das Ziel gesetzt: genau { $number }.
    }
}
poe-event-letter = { $who ->
    [you] Du hast { $letter } in { $square } geschrieben.
   *[other] { $name } hat { $letter } in { $square } geschrieben.
}
poe-event-challenge = { $who ->
    [you] Du hast Einspruch erhoben: { $kind }-flub!
   *[other] { $name } hat Einspruch erhoben: { $kind }-flub!
}
poe-event-force-out = { $who ->
    [you] Du hast Zugzwang gemeldet.
   *[other] { $name } hat Zugzwang gemeldet.
}
poe-event-join-challenger = { $who ->
    [you] Du hast den Einspruch unterstützt.
   *[other] { $name } hat den Einspruch unterstützt.
}
poe-event-join-mover = { $who ->
    [you] Du hast den Zug unterstützt.
   *[other] { $name } hat den Zug unterstützt.
}
poe-event-done = { $who ->
    [you] Du hast fertig geschrieben.
   *[other] { $name } hat fertig geschrieben.
}
poe-event-gave-up = { $who ->
    [you] Du hast den Beweis aufgegeben.
   *[other] { $name } hat den Beweis aufgegeben.
}
poe-event-time = Die Zeit ist um.

## On the stage
poe-numbered = { $number }: { $what }
poe-stage-proves = { $who ->
    [you] { $claim ->
        [possible] Du musst beweisen, dass es noch lösbar war.
        [ripe] Du musst beweisen, dass ein Buchstabe es löst und dass der Zug nicht erzwungen war.
        [earlier] Du musst beweisen, welcher frühere Zug der Flub war.
       *[other] Du musst beweisen, dass ein Buchstabe es löst.
    }
   *[other] { $claim ->
        [possible] Muss beweisen, dass es noch lösbar war.
        [ripe] Muss beweisen, dass ein Buchstabe es löst und dass der Zug nicht erzwungen war.
        [earlier] Muss beweisen, welcher frühere Zug der Flub war.
       *[other] Muss beweisen, dass ein Buchstabe es löst.
    }
}
poe-stage-free = Nichts zu beweisen.
poe-stage-proof = { $who ->
    [you] Dein Beweis
   *[other] Beweis von { $name }
}
poe-stage-letters = Mit { $letters }:

## Acting
poe-write = { $letter } in { $square } schreiben
poe-write-none = Wähle Feld und Buchstaben
poe-erase = Zurücknehmen
poe-force-out-open = Zugzwang …
poe-force-out-title = Zugzwang melden?
poe-force-out-meaning = Du sagst: Noch ein Buchstabe ergibt eine Lösung, und der letzte Zug war erzwungen.
poe-force-out-burden = Alle müssen es beweisen, jede Person allein. Ein Beweis bringt 1 Punkt. Wenn du Zugzwang meldest und ihn nicht beweisen kannst, verlierst du einen Punkt.
poe-force-out = Zugzwang melden
poe-warning-title = Schau noch mal hin
poe-warning-p = Nach diesem Buchstaben ist keine Lösung mehr erreichbar. Das wäre ein P-flub.
poe-warning-a = Nach diesem Buchstaben kann jemand mit noch einem Buchstaben eine Lösung schaffen. Das wäre ein A-flub.
poe-warning-passed = Der letzte Zug war ein Flub. Wenn du weiterschreibst, statt Einspruch zu erheben, ist dein Zug auch ein Flub.
poe-warning-back = Neu überlegen
poe-warning-write = Trotzdem schreiben

## Challenging
poe-challenge-open = Einspruch …
poe-challenge-title = { $move ->
    [goal] Was ist am Ziel falsch?
   *[other] Was ist an { $move } falsch?
}
poe-challenge-who = Wer erhebt Einspruch?
poe-challenge-confirm = { $kind ->
    [P] Jetzt unmöglich: P-flub
    [A] Zu leicht, ein Buchstabe löst es: A-flub
    [CP] Schon vorher unmöglich: CP-flub
   *[CA] Schon vorher zu leicht: CA-flub
}
poe-challenge-back = Jetzt nicht
poe-challenge-move = Welcher Zug?
poe-challenge-moved = { $move ->
    [goal] Das Ziel, von { $name }
   *[other] { $move } von { $name }
}
poe-challenge-burden-mover = { $name } muss das Gegenteil beweisen.
poe-challenge-burden-you = Du musst es beweisen.
poe-challenge-burden-challenger = { $name } muss es beweisen.
poe-join = { $who ->
    [you] Eigene Seite unterstützen
   *[other] { $name } unterstützen
}
poe-join-bears = { $side ->
    [challenger] Du beweist es auch: 1 Punkt, wenn es gilt.
   *[mover] Du beweist es auch: 2 Punkte, wenn es gilt.
}
poe-join-challenger-free = Hier ist nichts zu beweisen. Wenn niemand es beweist, bekommst du 1 Punkt.
poe-join-mover-free = Hier ist nichts zu beweisen. Wenn niemand es beweist, bekommst du 2 Punkte.

## Proving
poe-curtain = { $name } schreibt einen Beweis
poe-curtain-about = Alle anderen schauen weg. Niemand sieht einen Beweis, bevor alle da sind.
poe-curtain-open = Ich bin { $name }: Start
poe-proof-move-lead = Welcher Zug war der A-flub? Tippe seinen Buchstaben an.
poe-proof-move-why = Ein CA-flub lässt einen A-flub durch. Nenne also zuerst den, der durchkam.
poe-proof-move = { $number }: { $letter } von { $name }
poe-proof-letters-lead = Schreibe Buchstaben, bis es eine Lösung gibt: Tippe ein Feld an und wähle dann.
poe-proof-letters-why = Du sagst, es geht noch: So zeigst du, wie. Leere Felder zählen als F.
poe-proof-letter-lead = Mit welchem einen Buchstaben geht es auf? Tippe sein Feld an und wähle dann.
poe-proof-letter-why = Du sagst, dass noch ein Buchstabe eine Lösung ergibt.
poe-proof-connections-lead = Zeichne jede Verbindung, die du zählst, von Seite zu Seite.
poe-proof-connections-why = Zusammen müssen sie das Ziel erfüllen, und jede nötige ist dabei.
poe-proof-instead-lead = Was hätte { $name } statt { $letter } schreiben können?
poe-proof-instead-why = Wer nichts Besseres hat, macht keinen Flub. Nach deinem Buchstaben ist eine Lösung möglich, aber nicht mit nur einem weiteren.
poe-proof-written = Buchstaben, die du geschrieben hast
poe-proof-letter-remove = { $letter } zurücknehmen
poe-proof-count = { $count ->
    [0] Noch keine Verbindungen.
    [one] { $parity ->
        [odd] Eine Verbindung: ungerade.
       *[none] Eine Verbindung.
    }
   *[other] { $parity ->
        [odd] { $count } Verbindungen: ungerade.
        [even] { $count } Verbindungen: gerade.
       *[none] { $count } Verbindungen.
    }
} { $goal ->
    [odd] Das Ziel ist ungerade.
    [even] Das Ziel ist gerade.
    [at-least] Das Ziel ist mindestens { $number }.
   *[exactly] Das Ziel ist genau { $number }.
}
poe-give-up-title = Den Beweis aufgeben?
poe-give-up-meaning = Dann hast du es nicht bewiesen.
poe-give-up-stay = Dranbleiben
poe-give-up-confirm = Aufgeben

## Flaws of a proof
poe-flaw-no-move = Es fehlt der Zug, der der A-flub war.
poe-flaw-move-not-asked = Dieser Beweis nennt keinen früheren Zug.
poe-flaw-no-such-move = Vor dem Zug, um den es geht, gibt es keinen Zug { $number }.
poe-flaw-goal = Ein Ziel zu setzen ist nie ein A-flub.
poe-flaw-letters = { $due ->
    [0] Das Spielfeld ist voll: Es wird kein Buchstabe geschrieben.
   *[other] In diesem Beweis wird genau ein Buchstabe geschrieben.
}
poe-flaw-letter = { $letter } ist kein Buchstabe von POE.
poe-flaw-not-vacant = Feld { $square } ist nicht leer.
poe-flaw-solution = Noch nicht: { $why }
poe-flaw-reason = Der Grund: { $why }
poe-flaw-no-alternative = Es fehlt der Buchstabe, der stattdessen möglich war.
poe-flaw-alternative-not-asked = Dieser Beweis nennt keinen anderen Buchstaben.
poe-flaw-alternative-written = { $letter } ist der Buchstabe, der geschrieben wurde.
poe-flaw-alternative-barred = { $letter } war nicht möglich: Dieses Feld war nicht leer.
poe-flaw-alternative-ripe = Auch mit { $letter } hätte noch ein Buchstabe eine Lösung ergeben.
poe-flaw-alternative-impossible = Mit { $letter } wäre keine Lösung mehr erreichbar gewesen.


## What is so
poe-truth-flub = Es war aber einer. { $why }
poe-truth-possible = Eine Lösung war aber erreichbar: { $letters ->
    [none] { $list }.
   *[other] Mit { $letters } gibt es { $list }.
}
poe-truth-ripe = { $letters ->
    [none] Es geht schon auf: { $list }.
   *[other] Mit einem Buchstaben geht es aber auf: Mit { $letters } gibt es { $list }.
}
poe-truth-forced = { $letters ->
    [none] Es gibt damit eine Lösung, { $list }, aber { $move } war erzwungen: Es gab keinen besseren Buchstaben. Also war es kein Flub.
   *[other] Mit { $letters } gibt es { $list }, aber { $move } war erzwungen: Es gab keinen besseren Buchstaben. Also war es kein Flub.
}
poe-truth-nearest = Mit keinem einzelnen Buchstaben geht es auf. Am nächsten ist { $letters }: Dann gibt es { $list }.
poe-truth-never = Mit keinem Buchstaben geht es auf, auch später nicht: { $why }
poe-truth-none-earlier = { $letters ->
    [none] Kein Buchstabe vor { $move } war ein A-flub.
   *[other] Kein Buchstabe vor { $move } war ein A-flub: Da fehlten noch mindestens { $letters }.
}
poe-better = Besser: { $letter }.
poe-better-challenge = Besser: Einspruch gegen den Zug davor.

## The verdict
poe-round-over = Runde { $number } ist zu Ende.
poe-won = { $who ->
    [you] Du gewinnst die Partie!
   *[other] { $name } gewinnt die Partie!
}
poe-won-together = { $names } gewinnen zusammen!
poe-verdict-possible = { $held ->
    [yes] Bewiesen: Eine Lösung war erreichbar. Also war { $move } kein { $kind }-flub.
   *[no] Niemand hat bewiesen, dass eine Lösung erreichbar war. Der Einspruch gilt: { $move } zählt als { $kind }-flub.
}
poe-verdict-avoidable = { $held ->
    [yes] { $kind ->
        [A] Bewiesen: { $move } war ein A-flub.
       *[CA] Bewiesen: { $move } war ein CA-flub.
    }
   *[no] { $kind ->
        [A] Niemand hat bewiesen, dass { $move } ein A-flub war.
       *[CA] Niemand hat bewiesen, dass { $move } ein CA-flub war.
    }
}
poe-verdict-force-out = { $held ->
    [yes] { $who ->
        [you] Du hast Zugzwang gemeldet, und es ist einer: Jemand hat ihn bewiesen.
       *[other] { $name } hat Zugzwang gemeldet, und es ist einer: Jemand hat ihn bewiesen.
    }
   *[no] { $who ->
        [you] Du hast Zugzwang gemeldet, und niemand hat ihn bewiesen.
       *[other] { $name } hat Zugzwang gemeldet, und niemand hat ihn bewiesen.
    }
}
poe-points-of = { $name }: { $points }.
poe-reason-force-out = { $who ->
    [you] { $points }: Du hast den Zugzwang bewiesen.
   *[other] { $points }: { $name } hat den Zugzwang bewiesen.
}
poe-reason-force-out-failed = { $who ->
    [you] { $points }: Du hast Zugzwang gemeldet und nicht bewiesen.
   *[other] { $points }: { $name } hat Zugzwang gemeldet und nicht bewiesen.
}
poe-reason-sustained = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: Du hast den Einspruch unterstützt und es bewiesen.
        [with-mover] { $points }: Du hast den Zug unterstützt und es bewiesen.
       *[other] { $points }: Du musstest es beweisen und hast es bewiesen.
    }
   *[other] { $part ->
        [with-challenger] { $points }: { $name } hat den Einspruch unterstützt und es bewiesen.
        [with-mover] { $points }: { $name } hat den Zug unterstützt und es bewiesen.
       *[other] { $points }: { $name } musste es beweisen und hat es bewiesen.
    }
}
poe-reason-given-up = { $who ->
    [you] { $points }: Du hast den Beweis aufgegeben.
   *[other] { $points }: { $name } hat den Beweis aufgegeben.
}
poe-reason-failed = { $who ->
    [you] { $points }: Du musstest es beweisen, und der Beweis gilt nicht.
   *[other] { $points }: { $name } musste es beweisen, und der Beweis gilt nicht.
}
poe-reason-others-failed = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: Du hast den Einspruch unterstützt, und niemand hat das Gegenteil bewiesen.
       *[other] { $points }: Du musstest nichts beweisen, und auch sonst hat es niemand bewiesen.
    }
   *[other] { $part ->
        [with-challenger] { $points }: { $name } hat den Einspruch unterstützt, und niemand hat das Gegenteil bewiesen.
       *[other] { $points }: { $name } musste nichts beweisen, und auch sonst hat es niemand bewiesen.
    }
}
poe-reason-others-sustained = { $who ->
    [you] { $points }: Du musstest nichts beweisen, und die andere Seite hat es bewiesen.
   *[other] { $points }: { $name } musste nichts beweisen, und die andere Seite hat es bewiesen.
}
poe-verdict-a-flub = Zug { $number } war der A-flub: { $letter }.
poe-show-proof = Zeigen
poe-shown-instead = Stattdessen war möglich: { $letter }.
poe-felt = { $part ->
    [caller] Du hattest recht! +{ $points }
    [mover] Dein Zug hat gehalten! +{ $points }
    [force-out] Du hast es bewiesen! +{ $points }
   *[joiner] Du warst auf der richtigen Seite! +{ $points }
}
poe-show-truth = Auf dem Spielfeld zeigen
poe-show-possible = Einen Beweis zeigen, der gegolten hätte
poe-next-round = Nächste Runde
poe-new-match = Neue Partie, gleiche Leute

## Review and coach
poe-review = Runde durchgehen
poe-review-move = { $name }: { $move }
poe-review-fine = Kein Flub.
poe-review-missed = Einspruch wäre möglich gewesen für: { $names }.
poe-note-p = { $move } ist ein P-flub: { $why }
poe-note-a = { $letter ->
    [none] { $move } ist ein A-flub: Damit gibt es { $list }. { $instead } hätte das vermieden.
   *[other] { $move } ist ein A-flub: Mit { $letter } gibt es { $list }. { $instead } hätte das vermieden.
}
poe-note-ca = { $move } ist ein CA-flub: { $earlier } war ein A-flub, und niemand hat Einspruch erhoben.
poe-note-cp = { $move } ist ein CP-flub: Schon der Zug davor hatte keine Lösung übrig gelassen, und niemand hat Einspruch erhoben.
poe-obstacle-stranded = Das R in Feld { $square } kann nicht mehr das einzige R einer Verbindung sein.
poe-obstacle-too-few = { $count ->
    [0] Es ist keine Verbindung mehr möglich.
    [one] Es ist höchstens noch eine Verbindung möglich.
   *[other] Es sind höchstens noch { $count } Verbindungen möglich.
} { $goal ->
    [odd] Das Ziel ist ungerade.
    [even] Das Ziel ist gerade.
    [at-least] Das Ziel ist mindestens { $number }.
   *[exactly] Das Ziel ist genau { $number }.
}
poe-obstacle-too-many = { $count ->
    [one] Eine Verbindung muss gezählt werden,
   *[other] { $count } Verbindungen müssen gezählt werden,
} egal, was noch geschrieben wird. { $goal ->
    [odd] Das Ziel ist ungerade.
    [even] Das Ziel ist gerade.
    [at-least] Das Ziel ist mindestens { $number }.
   *[exactly] Das Ziel ist genau { $number }.
}
poe-obstacle-other-sizes = Lösungen können nur so viele Verbindungen haben: { $sizes }. { $goal ->
    [odd] Das Ziel ist ungerade.
    [even] Das Ziel ist gerade.
    [at-least] Das Ziel ist mindestens { $number }.
   *[exactly] Das Ziel ist genau { $number }.
}

## Scores
poe-scores = Punkte
poe-score-round = Runde
poe-scores-none = Noch keine Runde zu Ende.

## The board without opponents
poe-board-solved = Es gibt eine Lösung: { $list }.
poe-board-unsolved = Noch keine Lösung.
poe-board-possible = Eine Lösung ist erreichbar.
poe-board-impossible = Keine Lösung ist erreichbar: { $why }
poe-board-ripe = { $letter ->
    [none] Sie ist schon da: { $list }.
   *[other] Ein Buchstabe genügt: Mit { $letter } gibt es { $list }.
}
poe-board-unripe = Ein Buchstabe genügt nicht.
poe-board-safe = { $count ->
    [0] { $forced ->
        [yes] Kein Buchstabe ist sicher. Jeder Zug ist jetzt erzwungen, und danach kann vielleicht jemand fertig werden.
       *[no] Kein Buchstabe ist sicher.
    }
    [one] Ein Buchstabe ist sicher.
   *[other] { $count } Buchstaben sind sicher.
}
poe-board-legend = In leeren Feldern: Einfache Buchstaben sind sicher, mit eingerahmten könnte jemand fertig werden, mit durchgestrichenen gäbe es keine Lösung mehr.
poe-board-start = Ab hier ein Spiel beginnen
poe-board-no-start = Ein Spiel kann beginnen, wo ein Buchstabe Platz hat und eine Lösung erreichbar ist.

## Bad input
poe-refused-over = Die Partie ist zu Ende.
poe-refused-seat = Einen Platz { $number } gibt es nicht.
poe-refused-not-timed = Diese Partie wird nicht auf Zeit gespielt.
poe-refused-time-called = Die Zeit ist schon um.
poe-refused-goal-due = Zuerst muss { $name } das Ziel setzen.
poe-refused-goal-set = Das Ziel ist schon gesetzt.
poe-refused-goal-other = „{ $text }“ ist hier kein Ziel.
poe-refused-hearing = Zuerst muss der Einspruch geklärt werden.
poe-refused-no-hearing = Niemand hat Einspruch erhoben.
poe-refused-turn = { $name } ist dran.
poe-refused-sides = Jetzt muss niemand eine Seite unterstützen.
poe-refused-join-due = Zuerst muss { $name } eine Seite unterstützen.
poe-refused-no-burden = Diese Person muss nichts beweisen.
poe-refused-handed-in = Dieser Beweis ist schon abgegeben.
poe-refused-proof-long = Dieser Beweis ist viel zu lang. Eine Lösung hat höchstens 136 Verbindungen.
poe-refused-own-move = Niemand erhebt Einspruch gegen den eigenen Zug.
poe-refused-goal-flub = Ein Ziel kann nur ein P-flub sein.
poe-refused-full = Das Spielfeld ist voll. Erhebe Einspruch oder melde Zugzwang.
poe-refused-letter = { $letter } ist kein Buchstabe von POE.
poe-refused-square = Ein Feld { $square } gibt es nicht.
poe-refused-filled = In Feld { $square } steht schon ein Buchstabe.
