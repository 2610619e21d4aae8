# Lesson plans: the list.
plans-lead = Für jedes Spiel fünfundvierzig Minuten, passend für eine Schulstunde. Drucke einen Plan aus und nimm ihn in die Hand.
plans-title = { $game }: fünfundvierzig Minuten
plans-standards = Stufen und Standards
plans-how-to = So geht { $game }
plans-print = Spielfelder, Bretter und Karten zum Drucken
plans-all = Alle Pläne

# What every plan has.
plans-bring = Mitbringen
plans-bring-projector = Einen Beamer und einen Computer mit Flub. Die Links unten öffnen sich dort.
plans-bring-devices = Für jedes Kind oder jedes Paar ein Gerät, für die Lernleiter. Für jeden Tisch ein Gerät oder einen Satz auf Papier.
plans-bring-slips = Für jedes Kind einen Zettel und einen Stift, für die Schlussfrage.
plans-recall = Rückblick
plans-pose = Fragen und Gericht
plans-ladder = Auf der Lernleiter
plans-tables = Dreiertische
plans-flub = Flub des Tages
plans-exit = Schlussfrage
plans-minutes = { $minutes } Minuten
plans-time = Minute { $from } bis { $to }
plans-do = Tu:
plans-say = Sag:
plans-answer = Antwort:
plans-open = Öffne:
plans-open-pose = Fragen und sammeln mit { $exercise }
plans-open-court = Das Gericht
plans-open-steps = Die Lernleiter, Stufen { $first } bis { $last }
plans-open-game = Ein Tisch mit { $game }
plans-open-tournament = Das Turnier

# What every lesson does alike.
plans-reveal = Zähle die Meldungen, tippe die Zahlen ein und zeig die Antworten. Bevor Flub sagt, warum, frag aus jeder Gruppe ein Kind nach dem Warum.
plans-court-say = „In diesem Beweis stimmt etwas nicht. Ich will nur den ersten Fehler. Wer hat ihn?“
plans-court-do = Ein Kind zeigt auf den Fehler, ein anderes berichtigt ihn. Die Klasse sagt, ob es jetzt gilt.
plans-ladder-say = „Fangt da an, wo ihr steht. Drei richtig in Folge ohne Hilfe, und die Stufe gehört euch. Ihr kommt nicht weiter? Nehmt einen Tipp, fragt dann das Kind neben euch und dann mich.“
plans-ladder-do = Geh herum. Notiere einen Fehler, den du öfter als zweimal siehst: Er kann der Flub des Tages werden.
plans-tables-do = Setz drei an einen Tisch, gleich Starke zusammen. Das Turnier teilt die Tische ein und druckt ihre Punktezettel.
plans-stop = Sag eine Minute vor Schluss „letzte Minute“. Wer auf Platz eins, zwei und drei ist, kommt auf den Punktezettel. Bei Gleichstand teilen sie sich den Platz.
plans-flub-do = Ein Tisch zeigt den schönsten Flub, den er gesehen hat, oder du zeigst den notierten Fehler. Gibt es keinen, nimm diesen.
plans-exit-do = Sammle die Zettel an der Tür ein. Eine richtige Antwort mit falscher Begründung kommt in den Rückblick der nächsten Stunde.

# POE.
plans-poe-aim = Am Ende können alle sagen, welche Verbindungen nötig sind und warum ein Zug das Ziel unmöglich gemacht hat.
plans-poe-mats = Auf Papier: für jeden Tisch ein Spielfeld mit 3 mal 3 Feldern und zwei Stifte.
plans-poe-draw = Zeichne ein Spielfeld mit 3 mal 3 Feldern an die Tafel und nummeriere die Felder von 1 bis 9.
plans-poe-line = „Fahrt mit dem Finger eine Linie nach, von Seite zu Seite oder von oben nach unten. Ist 1, 4, 2 eine Linie?“
plans-poe-line-answer = Nein. Eine Linie hat in jeder Zeile ein Feld oder in jeder Spalte eines. 1, 4, 2 kehrt um.
plans-poe-twice = „Welche zwei Linien zählen doppelt, und warum?“
plans-poe-twice-answer = 159 und 357. Sie laufen von Seite zu Seite und auch von oben nach unten.
plans-poe-thumbs = „Ich zeige auf eine Linie nach der anderen. Daumen hoch, wenn es eine nötige Verbindung ist. Genau ein R!“
plans-poe-table = Jeder Tisch spielt Beginning POE: Das Ziel ist ungerade oder gerade, mit 3 mal 3 Feldern. Das Ziel setzt in jeder Runde das nächste Kind.
plans-poe-prove = „Schreibt einen Buchstaben oder erhebt Einspruch. Nennt zuerst den Flub. P-flub: Beweisen muss, wer gezogen hat. A-flub: Beweisen muss, wer Einspruch erhebt.“
plans-poe-places = Brich eine Runde ab, wenn es sein muss: Sie zählt dann nicht. Die meisten Punkte gewinnen.
plans-poe-flub = „Das Ziel ist gerade. Was war vor F6 noch möglich, und was hat F6 weggenommen?“
plans-poe-flub-answer = 147 und 369 konnten noch Verbindungen werden, und zwei ist gerade. F6 hat 369 weggenommen. Eine allein ist ungerade: ein P-flub.
plans-poe-exit = „Das Ziel ist ungerade. Auf dem Spielfeld stehen R1, F2, F4 und F5; F5 wurde zuletzt geschrieben. Ist F5 ein P-flub? Warum?“
plans-poe-exit-answer = Ja. Von Feld 1 kann eine Linie nur nach 2, 4 oder 5 weiterlaufen, und alle drei sind verboten. R1 kann auf keiner nötigen Verbindung liegen.

# LawToe.
plans-lawtoe-aim = Am Ende können alle jedes Trio mit einem O auflisten und wissen, wann ein Zug die Anklage gewinnen lässt.
plans-lawtoe-mats = Auf Papier: für jeden Tisch ein Spielfeld mit 3 mal 3 Feldern und zwei Stifte.
plans-lawtoe-draw = Zeichne ein Spielfeld mit 3 mal 3 Feldern an die Tafel und nummeriere die Felder von 1 bis 9.
plans-lawtoe-letters = „F, P, O: Was bewirkt jeder Buchstabe?“
plans-lawtoe-letters-answer = F verbietet jedes Trio, das hindurchgeht. P erlaubt es. Jedes Trio mit einem O und ohne F muss auf die Liste, und jedes O muss auf einem Trio der Liste liegen.
plans-lawtoe-two = „Ein Trio hat zwei O. Muss es auch auf die Liste?“
plans-lawtoe-two-answer = Ja. Mit einem O oder mehr muss es auf die Liste.
plans-lawtoe-who = „Wer will eine Lösung, und wer will keine?“
plans-lawtoe-who-answer = Die Anklage setzt das Ziel und will eine. Die Verteidigung will sie verhindern.
plans-lawtoe-call-out = „Ruft jeweils ein Trio in die Klasse, bis niemand mehr eines findet. Dann sehen wir, ob wir alle haben.“
plans-lawtoe-table = Drei Partien Pedagogue Plaintiff, je etwa sechs Minuten: Alle spielen einmal gegen die zwei anderen. Das dritte Kind ist das Gericht, notiert die Punkte und prüft jede Liste, bevor Flub es tut.
plans-lawtoe-challenge = „Anklage: Könnte jetzt ein P gewinnen? Dann erhebt Einspruch, bevor ihr schreibt. Eure Liste muss das neue P benutzen.“
plans-lawtoe-places = Zähle für jedes Kind die Punkte seiner zwei Partien zusammen. Die meisten Punkte gewinnen.
plans-lawtoe-flub = „Das Ziel ist ungerade. P2 und P3 waren ein A-flub, und die Anklage schrieb F5, statt Einspruch zu erheben. Was darf die Verteidigung jetzt tun?“
plans-lawtoe-flub-answer = Gegen F5 Einspruch wegen CA-flub erheben und P1: 123 beweisen, auf dem Spielfeld, wie es vor F5 war. Das ist mutig und bringt sechzehn Punkte.
plans-lawtoe-exit = „Das Ziel ist ungerade. Die Verteidigung beginnt mit P2 und P3. Ist das ein A-flub? Beweist es.“
plans-lawtoe-exit-answer = Ja. P1 macht das Trio 123. Eins ist ungerade, und 123 benutzt das neue P.

# Wholes.
plans-wholes-aim = Am Ende können alle aus Brüchen, Dezimalzahlen und Prozenten genau ein Ganzes bilden und es laut sagen.
plans-wholes-cards = Auf Papier: für jeden Tisch ein Brett, Figuren und ein Deck Karten, gedruckt und ausgeschnitten.
plans-wholes-draw = Schreibe vier Karten an die Tafel: 1/4; 1/2; 0,75; 25 %.
plans-wholes-two = „Bildet aus zwei dieser Karten ein Ganzes.“
plans-wholes-two-answer = 1/4 und 0,75 oder 0,75 und 25 %.
plans-wholes-three = „Jetzt aus drei.“
plans-wholes-three-answer = 1/4, 1/2 und 25 %.
plans-wholes-aloud = „Jetzt alle zusammen, laut: Ein Viertel plus ein Halbes plus fünfundzwanzig Prozent ist gleich ein Ganzes.“
plans-wholes-think = „Denkt einen Moment nach. Dann alle Hände auf einmal. Zeigt die Nummer der Karte mit den Fingern.“
plans-wholes-court = „Jemand hat das ausgerechnet, und etwas stimmt nicht. Ich will nur die erste falsche Zahl. Wer hat sie?“
plans-wholes-table = Jeder Tisch spielt Wholes mit dem Deck der Viertel. Zieht eine Karte, legt dann verdeckt ein Ganzes und sagt es, oder blufft, oder passt.
plans-wholes-call = „Bevor ihr aufdeckt, fragt euch: Kann es stimmen? Wer falsch aufdeckt, geht für jede gelegte Karte ein Feld zurück.“
plans-wholes-places = Wer am weitesten vorn ist, wenn die Zeit um ist, hat gewonnen.
plans-wholes-flub = „Jemand hat oben und unten addiert: Ein Halbes plus ein Viertel ist gleich zwei Sechstel. Woran seht ihr sofort, dass das nicht sein kann?“
plans-wholes-flub-answer = Zwei Sechstel sind ein Drittel. Das ist weniger als das Halbe, mit dem wir angefangen haben. Zwei Viertel plus ein Viertel sind drei Viertel.
plans-wholes-exit = „Ihr habt 1/2, 1/4, 25 % und 0,75 auf der Hand. Welche Karten bilden das Ganze mit den meisten Karten?“
plans-wholes-exit-answer = 1/2, 1/4 und 25 %. Mit 0,75 und 1/4 oder 25 % geht es auch, aber nur mit zwei Karten.

# Floating Tic-Tac-Toe.
plans-floating-aim = Am Ende können alle sagen, wohin ein Stein noch darf, und einen vollen Bereich auszählen.
plans-floating-boards = Auf Papier: für jeden Tisch ein Brett mit 7 mal 7 Feldern und zwei Stifte.
plans-floating-draw = Zeichne ein Gitter mit 7 mal 7 Feldern an die Tafel, darunter a bis g, daneben von unten nach oben 1 bis 7. Schreibe X auf d4.
plans-floating-first = „Alles muss in vier mal vier passen. X ist auf d4. Wohin darf O setzen?“
plans-floating-first-answer = Auf jedes leere Feld: Keines ist mehr als drei von d4 entfernt, weder zur Seite noch nach oben oder unten.
plans-floating-corner = „O nimmt g7. Wohin darf X jetzt setzen?“
plans-floating-corner-answer = Nur in den Bereich von d4 bis g7. Er ist vier breit und vier hoch und damit geschlossen.
plans-floating-reach = „Zeigt mit dem Arm: zu weit links, zu weit rechts, zu hoch, zu tief – oder Daumen hoch, dort darf er hin.“
plans-floating-court = Das Gericht ist heute an der Tafel: Zeichne vier X in eine Reihe.
plans-floating-object = „Ich zähle eine Dreierreihe. Wer erhebt Einspruch? Zeigt mir die Felder.“
plans-floating-object-answer = Es sind zwei: die ersten drei und die letzten drei.
plans-floating-table = Drei Spiele, je etwa sechs Minuten: Alle spielen einmal gegen die zwei anderen. Das dritte Kind achtet auf die Reichweite, zählt am Ende und sagt es, bevor Flub es tut.
plans-floating-before = „Zeigt vor jedem Zug auf die Ränder des Bereichs. Darf euer Stein dorthin?“
plans-floating-places = Wer die meisten Spiele gewinnt, ist auf Platz eins. Bei Gleichstand zählen die meisten Dreierreihen.
plans-floating-flub = „X hat d4 und e4, O hat c4. X macht gleich drei. Wie kann O das verhindern – und wer findet noch einen Weg?“
plans-floating-flub-answer = O setzt auf f4. Oder O setzt in die Spalte b: Dann ist der Bereich von b bis e vier breit, und f ist außer Reichweite.
plans-floating-exit = „X hat d4 und f4, O hat e5. Darf O auf b6 setzen? Warum?“
plans-floating-exit-answer = Nein. Von b bis f sind es fünf Spalten, und der Bereich darf höchstens vier breit sein.
