# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-mat = Spielfeld, 3 mal 3

## Setting up

## Whose turn it is
lawtoe-goal = { $goal ->
    [odd] Ziel: ungerade
   *[even] Ziel: gerade
}
lawtoe-turn-person = { $who ->
    [you] { $role ->
        [plaintiff] Dein Zug, Anklage
       *[defendant] Dein Zug, Verteidigung
    }
    [plaintiff] Die Anklage ist dran
   *[defendant] Die Verteidigung ist dran
}
lawtoe-turn-computer = { $who ->
    [plaintiff] Die Anklage denkt nach …
   *[defendant] Die Verteidigung denkt nach …
}
lawtoe-turn-elsewhere = { $who ->
    [plaintiff] Die Anklage ist dran, am anderen Gerät
   *[defendant] Die Verteidigung ist dran, am anderen Gerät
}
lawtoe-turn-over = Die Partie ist zu Ende
lawtoe-due-goal = Wie viele Trios soll eine Lösung haben?
lawtoe-due-first = Schreibe zwei Buchstaben in zwei leere Felder.
lawtoe-due-letters = { $count ->
    [one] Schreibe einen Buchstaben in ein leeres Feld oder erhebe Einspruch gegen den letzten Zug.
   *[other] Schreibe { $count } Buchstaben in leere Felder oder erhebe Einspruch gegen den letzten Zug.
}
lawtoe-due-coached-challenger = Schreibe oder erhebe Einspruch: Bei einem A-flub kannst nur du recht haben.
lawtoe-due-coached-plaintiff = Schreibe einen Buchstaben oder erhebe Einspruch. Gut gespielt, gewinnt immer deine Seite.
lawtoe-due-coached-defendant = Schreibe zwei Buchstaben in zwei leere Felder. Gut gespielt, gewinnt immer deine Seite.
lawtoe-due-full = Das Spielfeld ist voll. Erhebe Einspruch gegen den letzten Zug oder lass ihn gelten.
lawtoe-due-proof-a = Beweise den A-flub: Setze ein P dazu und liste Trios auf, die eine Lösung sind.
lawtoe-due-proof-ca = Beweise den CA-flub: Wähle den Zug, der der A-flub war, setze ein P dazu und liste Trios auf, die eine Lösung sind.
lawtoe-due-proof-full = Das Spielfeld ist voll. Beweise es: Liste Trios auf, die eine Lösung sind.
lawtoe-due-nothing = Es gibt nichts mehr zu tun.

## What happened
lawtoe-event-goal = { $who ->
    [you] { $goal ->
        [odd] Du hast das Ziel gesetzt: ungerade.
       *[even] Du hast das Ziel gesetzt: gerade.
    }
    [plaintiff] { $goal ->
        [odd] Die Anklage hat das Ziel gesetzt: ungerade.
       *[even] Die Anklage hat das Ziel gesetzt: gerade.
    }
   *[defendant] { $goal ->
        [odd] Die Verteidigung hat das Ziel gesetzt: ungerade.
       *[even] Die Verteidigung hat das Ziel gesetzt: gerade.
    }
}
lawtoe-event-one = { $who ->
    [you] Du hast { $letter } in { $square } geschrieben.
    [plaintiff] Die Anklage schrieb { $letter } in { $square }.
   *[defendant] Die Verteidigung schrieb { $letter } in { $square }.
}
lawtoe-event-two = { $who ->
    [you] Du hast { $letter } in { $square } und { $letter2 } in { $square2 } geschrieben.
    [plaintiff] Die Anklage schrieb { $letter } in { $square } und { $letter2 } in { $square2 }.
   *[defendant] Die Verteidigung schrieb { $letter } in { $square } und { $letter2 } in { $square2 }.
}
lawtoe-event-challenge = { $who ->
    [you] Du hast Einspruch erhoben: { $kind }-flub!
    [plaintiff] Die Anklage hat Einspruch erhoben: { $kind }-flub!
   *[defendant] Die Verteidigung hat Einspruch erhoben: { $kind }-flub!
}
lawtoe-event-stand = { $who ->
    [you] Du hast das volle Spielfeld gelten lassen.
    [plaintiff] Die Anklage hat das volle Spielfeld gelten lassen.
   *[defendant] Die Verteidigung hat das volle Spielfeld gelten lassen.
}
lawtoe-event-proof = { $who ->
    [you] Du hast einen Beweis abgegeben.
    [plaintiff] Die Anklage hat einen Beweis abgegeben.
   *[defendant] Die Verteidigung hat einen Beweis abgegeben.
}
lawtoe-event-gave-up = { $who ->
    [you] Du hast den Beweis aufgegeben.
    [plaintiff] Die Anklage hat den Beweis aufgegeben.
   *[defendant] Die Verteidigung hat den Beweis aufgegeben.
}

## On the stage
lawtoe-numbered = { $number }: { $what }
lawtoe-stage-proves = { $who ->
    [you] Du musst beweisen, dass es ein Flub war.
   *[other] Muss beweisen, dass es ein Flub war.
}
lawtoe-stage-letter = Mit einem P in Feld { $square }:

## Acting
lawtoe-write-one = { $letter } in { $square } schreiben
lawtoe-write-two = { $letter } in { $square } und { $letter2 } in { $square2 } schreiben
lawtoe-write-more = { $count ->
    [one] Wähle Feld und Buchstaben
   *[other] Wähle { $count } Felder und Buchstaben
}
lawtoe-erase = Zurücknehmen
lawtoe-let-stand = Gelten lassen

## Challenging
lawtoe-challenge-open = Einspruch gegen den letzten Zug …
lawtoe-challenge-title = Was ist am letzten Zug falsch?
lawtoe-challenge-burden = Du musst es beweisen.
lawtoe-challenge-confirm = { $kind ->
    [A] Zu leicht, ein P löst es: A-flub
   *[CA] Hat einen A-flub durchgelassen: CA-flub
}

## Proving
lawtoe-proof-state = Welcher Zug war der A-flub? Tippe einen seiner Buchstaben an.
lawtoe-proof-state-why = Ein CA-flub lässt einen A-flub durch. Nenne also zuerst den, der durchkam.
lawtoe-proof-letter = Tippe das leere Feld an, in das dein P kommt.
lawtoe-proof-letter-why = Du sagst, dass es mit noch einem P eine Lösung gibt.
lawtoe-proof-letter-in = Dein P steht in Feld { $square }.
lawtoe-proof-triplets = Zeichne jedes Trio, das du zählst, von Seite zu Seite.
lawtoe-proof-triplets-why = { $letter ->
    [P] Jedes Trio mit einem O ist dabei, und eines benutzt dein P.
   *[none] Jedes Trio mit einem O ist dabei.
}
lawtoe-proof-count = { $goal ->
    [odd] { $parity ->
        [odd] Trios: { $count }. Das ist ungerade, wie das Ziel.
       *[even] Trios: { $count }. Das ist gerade, aber das Ziel ist ungerade.
    }
   *[even] { $parity ->
        [odd] Trios: { $count }. Das ist ungerade, aber das Ziel ist gerade.
       *[even] { $count ->
            [0] Trios: 0. Eine gerade Lösung hat mindestens zwei.
           *[other] Trios: { $count }. Das ist gerade, wie das Ziel.
        }
    }
}
lawtoe-retry-flaw = Noch nicht: { $why }
lawtoe-give-up-title = Den Beweis aufgeben?
lawtoe-give-up-meaning = Dann gewinnt die andere Seite die Partie.
lawtoe-give-up-stay = Dranbleiben
lawtoe-give-up-confirm = Aufgeben

## Flaws
lawtoe-flaw-not-defendant = Nur die Verteidigung kann einen A-flub machen, und dieser Zug war von der Anklage.
lawtoe-flaw-no-move = Zu einem CA-flub gehört der frühere Zug, der der A-flub war, und keiner wurde gewählt.
lawtoe-flaw-move-not-asked = Hier ist kein früherer Zug gefragt.
lawtoe-flaw-no-such-move = Zug { $number } kommt nicht vor dem Zug, um den es geht.
lawtoe-flaw-move-not-defendants = Zug { $number } war von der Anklage, und nur die Verteidigung kann einen A-flub machen.
lawtoe-flaw-letters = { $due ->
    [0] Auf ein volles Spielfeld passt kein Buchstabe mehr.
   *[other] Der Beweis muss ein P in ein leeres Feld setzen.
}
lawtoe-flaw-not-p = Der Buchstabe eines Beweises ist immer ein P.
lawtoe-flaw-not-vacant = Feld { $square } ist nicht leer.
lawtoe-flaw-letter-unused = Kein Trio benutzt dein P in Feld { $square }.

## The verdict
lawtoe-verdict-winner = { $who ->
    [you] Du gewinnst!
    [plaintiff] Die Anklage gewinnt
   *[defendant] Die Verteidigung gewinnt
}
lawtoe-verdict-announced = { $who ->
    [you] Du gewinnst! { $why }
    [plaintiff] Die Anklage gewinnt. { $why }
   *[defendant] Die Verteidigung gewinnt. { $why }
}
lawtoe-verdict-flaw = { $could ->
    [yes] { $who ->
        [you] Ein Beweis war möglich, aber deiner gilt nicht: { $why }
        [plaintiff] Ein Beweis war möglich, aber der Beweis der Anklage gilt nicht: { $why }
       *[defendant] Ein Beweis war möglich, aber der Beweis der Verteidigung gilt nicht: { $why }
    }
   *[no] { $who ->
        [you] Dein Beweis gilt nicht: { $why }
        [plaintiff] Der Beweis der Anklage gilt nicht: { $why }
       *[defendant] Der Beweis der Verteidigung gilt nicht: { $why }
    }
}
lawtoe-felt = Du hattest recht! +{ $points }
lawtoe-truth-nearest = Kein einzelnes P ergibt eine Lösung. Am nächsten ist { $letters }: Dann gibt es { $list }.
lawtoe-truth-never = Kein einzelnes P ergibt eine Lösung, und auch sonst geht es mit keinen Buchstaben mehr.
lawtoe-truth-none-earlier = Kein Zug vor diesem war ein A-flub.
lawtoe-truth-full = Keine Liste von Trios auf diesem Spielfeld ist eine Lösung.
lawtoe-show-truth = Auf dem Spielfeld zeigen
lawtoe-better = Besser: { $letter }.
lawtoe-better-challenge = Besser: Einspruch erheben.
lawtoe-verdict-given-up = { $who ->
    [you] Du hast den Beweis aufgegeben.
    [plaintiff] Die Anklage hat den Beweis aufgegeben.
   *[defendant] Die Verteidigung hat den Beweis aufgegeben.
}
lawtoe-verdict-holds = { $who ->
    [you] { $kind ->
        [bold] Ein mutiger Einspruch, und dein Beweis gilt: { $list }.
       *[plain] Dein Beweis gilt: { $list }.
    }
    [plaintiff] { $kind ->
        [bold] Ein mutiger Einspruch, und der Beweis der Anklage gilt: { $list }.
       *[plain] Der Beweis der Anklage gilt: { $list }.
    }
   *[defendant] { $kind ->
        [bold] Ein mutiger Einspruch, und der Beweis der Verteidigung gilt: { $list }.
       *[plain] Der Beweis der Verteidigung gilt: { $list }.
    }
} { $goal ->
    [odd] Die Anzahl ist ungerade, jedes O ist benutzt, jedes Trio mit einem O ist da, und keines hat ein F.
   *[even] Die Anzahl ist gerade, jedes O ist benutzt, jedes Trio mit einem O ist da, und keines hat ein F.
}
lawtoe-verdict-a-flub = Zug { $number } war der A-flub: { $what }
lawtoe-show-proof = Einen Beweis zeigen
lawtoe-shown-letter = Mit einem P in { $square }: { $list }
lawtoe-shown-full = Mit dem, was dasteht: { $list }
lawtoe-next-match = Nächste Partie

## Scores
lawtoe-scores = Punkte
lawtoe-scores-none = Noch keine Partie zu Ende.
lawtoe-score-match = Partie
lawtoe-totals = { $people ->
    [one] Insgesamt: du { $own }, die anderen { $other }
   *[other] Insgesamt: { $own } zu { $other }
}

## Bad input
lawtoe-refused-over = Die Partie ist zu Ende.
lawtoe-refused-turn = { $role ->
    [plaintiff] Die Anklage ist dran.
   *[defendant] Die Verteidigung ist dran.
}
lawtoe-refused-goal-due = Zuerst muss die Anklage das Ziel setzen.
lawtoe-refused-goal-set = Das Ziel ist schon gesetzt.
lawtoe-refused-goal-other = Das Ziel ist ungerade oder gerade.
lawtoe-refused-proof-due = Jetzt muss ein Beweis geschrieben oder aufgegeben werden.
lawtoe-refused-proof-long = Dieser Beweis ist viel zu lang. Eine Lösung hat höchstens 34 Trios.
lawtoe-refused-no-burden = Jetzt muss niemand etwas beweisen.
lawtoe-refused-full = Das Spielfeld ist voll. Erhebe Einspruch oder lass es gelten.
lawtoe-refused-not-full = Das Spielfeld ist noch nicht voll.
lawtoe-refused-nothing = Es gibt noch keinen Zug, gegen den man Einspruch erheben kann.
lawtoe-refused-count = { $due ->
    [one] Anzahl der Buchstaben in diesem Zug: einer, nicht { $given }.
   *[other] Anzahl der Buchstaben in diesem Zug: { $due }, nicht { $given }.
}
lawtoe-refused-letter = { $letter } ist kein Buchstabe von LawToe.
lawtoe-refused-square = Ein Feld { $square } gibt es nicht.
lawtoe-refused-barred = In Dragoman Defendant schreibt die Verteidigung nie in Feld { $square }.
lawtoe-refused-filled = In Feld { $square } steht schon ein Buchstabe.

## The board without opponents, the coach, the review
lawtoe-board-goal = Das Ziel
lawtoe-board-winner = { $role ->
    [plaintiff] Die Anklage ist dran.
   *[defendant] Die Verteidigung ist dran.
} { $winner ->
    [plaintiff] Mit bestem Spiel gewinnt ab hier die Anklage.
   *[defendant] Mit bestem Spiel gewinnt ab hier die Verteidigung.
}
lawtoe-board-full = { $winner ->
    [plaintiff] Das Spielfeld ist voll, und die Anklage gewinnt.
   *[defendant] Das Spielfeld ist voll, und die Verteidigung gewinnt.
}
lawtoe-board-flub = Der letzte Zug war ein A-flub: Mit { $letter } gibt es { $list }.
lawtoe-board-solved = Es gibt eine Lösung: { $list }.
lawtoe-board-unsolved = Noch keine Lösung.
lawtoe-board-keep = { $count ->
    [0] { $role ->
        [plaintiff] Kein Buchstabe gewinnt für die Anklage.
       *[defendant] Kein Buchstabe gewinnt für die Verteidigung.
    }
    [one] { $role ->
        [plaintiff] Ein Buchstabe gewinnt für die Anklage.
       *[defendant] Ein Buchstabe gewinnt für die Verteidigung.
    }
   *[other] { $role ->
        [plaintiff] { $count } Buchstaben gewinnen für die Anklage.
       *[defendant] { $count } Buchstaben gewinnen für die Verteidigung.
    }
}
lawtoe-board-legend = In leeren Feldern: Einfache Buchstaben gewinnen für die Seite, die jetzt schreibt, eingerahmte sind A-flubs, durchgestrichene verlieren am Ende.
lawtoe-note-a = Das ist ein A-flub: Mit { $letter } gibt es { $list }.
lawtoe-note-ca = Das ist ein CA-flub: { $move } war ein A-flub, und niemand hat Einspruch erhoben.
lawtoe-note-turned = { $role ->
    [plaintiff] Ab hier kann die Anklage gewinnen.
   *[defendant] Ab hier kann die Verteidigung gewinnen.
}
lawtoe-review = Partie durchgehen
lawtoe-review-fine = Kein Flub.

# What Guided says
lawtoe-guide-goal = Anzahl der Trios: ungerade oder gerade?
lawtoe-guide-flub = Das ist ein Flub: Du darfst Einspruch erheben.
lawtoe-guide-fine = Kein Flub: Ein weiteres P ergibt noch keine Lösung.
lawtoe-guide-winning = Du kannst ab hier gewinnen. Gute Buchstaben, klein auf dem Spielfeld: { $letters }.
lawtoe-guide-ahead = Du kannst ab hier gewinnen.
lawtoe-guide-behind = Ab hier könnte die andere Seite gewinnen. Schreib weiter und achte auf einen Patzer.
lawtoe-guide-blocked = { $square ->
    [0] Keine Lösung ist mehr möglich. Die Verteidigung gewinnt gerade.
   *[other] Jede Linie durch das O in Feld { $square } hat ein F. Aber eine Lösung braucht jedes O, also ist keine mehr möglich. Die Verteidigung gewinnt gerade.
}

## The coach's word before a flub
lawtoe-warning-title = Schau noch mal hin
lawtoe-warning = { $kind ->
    [A] Danach kann die Anklage mit einem Buchstaben eine Lösung schaffen. Das wäre ein A-flub.
   *[CA] Ein früherer Zug war ein Flub. Wenn du weiterschreibst, statt Einspruch zu erheben, ist dein Zug auch ein Flub.
}
lawtoe-warning-back = Neu überlegen
lawtoe-warning-write = Trotzdem schreiben
lawtoe-aim = Gewinne mit einem Beweis: Zeig eine Lösung.
lawtoe-guide-sides = { $variant ->
    [pedagogue] Ohne Patzer gewinnt die Verteidigung. Aber nur die Anklage kann gegen einen Patzer Einspruch erheben, und dieser Computer patzt.
   *[dragoman] Ohne Patzer gewinnt die Anklage. Sie setzt das Ziel und sucht eine Lösung.
}
lawtoe-hint-latest = Schau auf den letzten Zug: { $letters }.
lawtoe-hint-latest-what = Probiere in jedem leeren Feld ein P. Ergibt eines eine Lösung?
lawtoe-hint-challenge = Erhebe Einspruch: { $kind }-flub. { $why }
lawtoe-hint-full = { $step ->
    [1] Das Spielfeld ist voll: Niemand kann mehr schreiben.
    [2] Ein Einspruch ist nur richtig, wenn der letzte Zug ein Flub war. Er war keiner.
   *[3] Lass es gelten. Dann muss die Anklage eine Lösung beweisen.
}
lawtoe-hint-square = Schau auf Feld { $square }.
lawtoe-hint-square-what = { $wins ->
    [yes] Mit einem Buchstaben dort gewinnst du weiter.
   *[no] { $role ->
        [plaintiff] Ein Buchstabe dort beginnt Linien, die die andere Seite sperren muss.
       *[defendant] Ein Buchstabe dort sperrt Linien.
    }
}
lawtoe-hint-write = Schreibe { $letter }.
