how-to-poe-about = Das Spiel
how-to-poe-about-what = Zwei bis sechs Leute schreiben Buchstaben auf ein Spielfeld; am besten zu dritt. Jemand setzt ein Ziel: Soll eine Lösung eine ungerade oder eine gerade Anzahl von Verbindungen haben?
how-to-poe-about-claim = Jeder Buchstabe behauptet: „Eine Lösung ist noch erreichbar, aber ein einziger Buchstabe genügt nicht.“ Wenn du das bezweifelst, erhebe Einspruch. Dann muss jemand etwas beweisen.

how-to-poe-lines = Linien und Verbindungen
how-to-poe-lines-what = Eine Linie sind Felder, die sich berühren, von einer Seite zur gegenüberliegenden. Sie darf abbiegen. Sie ist eine Verbindung, wenn in jedem Feld ein Buchstabe steht und keiner ein F ist. Sie heißt nach ihren Feldern: 157.

how-to-poe-solution = Buchstaben und Lösungen
how-to-poe-letters-f = F heißt verboten (englisch „forbidden“): Keine Verbindung geht hindurch.
how-to-poe-letters-p = P heißt erlaubt („permitted“): Verbindungen dürfen hindurchgehen.
how-to-poe-letters-r = R heißt nötig („required“): Eine nötige Verbindung muss hindurchgehen.
how-to-poe-required = Eine Verbindung mit genau einem R ist nötig (feste Linie). Alle anderen sind erlaubt (gestrichelt).
how-to-poe-solution-what = Eine Lösung zählt jede nötige Verbindung und so viele erlaubte, wie du willst. Jedes R liegt auf einer nötigen, und die Anzahl erfüllt das Ziel. Gar nichts ist keine Lösung.

how-to-poe-round = Eine Runde
how-to-poe-round-goal = Jemand setzt das Ziel.
how-to-poe-round-turns = Dann zieht ihr der Reihe nach: Schreib F, P oder R in ein leeres Feld, erhebe Einspruch oder melde Zugzwang.
how-to-poe-round-any = Gegen den letzten Zug darfst du auch Einspruch erheben, wenn du nicht dran bist. Nur wer gezogen hat, darf nicht.
how-to-poe-round-end = Damit endet die Runde. Die meisten Punkte gewinnen die Partie.
how-to-poe-versions = Beginning POE hat die Ziele ungerade und gerade. Tough POE hat auch Ziele wie „mindestens 6“ oder „genau 8“. Big Tough POE hat 4 mal 4 Felder.
how-to-poe-round-ruling-goal = Das Ziel zu setzen ist ein Zug. Wenn niemand das Ziel je erreichen kann, ist es ein P-flub.
how-to-poe-round-ruling-seats = Es können zwei bis sechs spielen. In der nächsten Runde setzt der nächste Platz das Ziel. Wer gleich viele Punkte hat und die meisten, gewinnt zusammen.
how-to-poe-round-ruling-first = Kommen ein Einspruch und ein Zug gleichzeitig, zählt, was zuerst eingetragen wurde.

how-to-poe-flubs = Die vier Flubs
how-to-poe-flubs-what = Ein Flub ist ein Zug, der nicht hält, was er behauptet:
how-to-poe-flubs-p = P-flub: Es ist keine Lösung mehr erreichbar.
how-to-poe-flubs-a = A-flub: Noch ein Buchstabe ergibt eine Lösung, und ein anderer Buchstabe hätte das vermieden.
how-to-poe-flubs-cp = CP-flub: Jemand schrieb einen Buchstaben, statt gegen einen P-flub oder CP-flub Einspruch zu erheben.
how-to-poe-flubs-ca = CA-flub: Jemand schrieb einen Buchstaben, statt gegen einen A-flub oder CA-flub Einspruch zu erheben.
how-to-poe-try-safe = { $move } ist kein Flub. Tippe ein Feld an, um einen Buchstaben zu schreiben oder zu ändern.
how-to-poe-try-forced = Nach { $move } gibt es mit { $letter } eine Lösung: { $list }. Aber der Zug war erzwungen. Darum ist er kein Flub.

how-to-poe-challenge = Einsprüche und Beweise
how-to-poe-challenge-join = Wer Einspruch erhebt, nennt den Flub. Alle anderen unterstützen eine Seite: den Zug oder den Einspruch. Eine Seite hat die Beweislast: Alle auf ihr schreiben einen Beweis.
how-to-poe-challenge-kind = Einspruch
how-to-poe-challenge-burden = Wer beweist
how-to-poe-challenge-proof = Was sie schreiben
how-to-poe-challenge-p = P-flub
how-to-poe-challenge-a = A-flub
how-to-poe-challenge-cp = CP-flub
how-to-poe-challenge-ca = CA-flub
how-to-poe-challenge-mover = die Seite des Zugs
how-to-poe-challenge-challenger = die Seite des Einspruchs
how-to-poe-challenge-proof-p = Buchstaben, und eine Lösung mit ihnen.
how-to-poe-challenge-proof-cp = Ebenso, aber ohne den Buchstaben, um den es geht.
how-to-poe-challenge-proof-a = Einen Buchstaben, und eine Lösung mit ihm. Dazu den Buchstaben, der besser gewesen wäre.
how-to-poe-challenge-proof-ca = Welcher Zug der A-flub war; dann ebenso, von dort aus.
how-to-poe-challenge-list = Eine Diagonale, die doppelt zählt, wird zweimal aufgelistet.
how-to-poe-challenge-ruling = Niemand sieht einen Beweis, bevor alle da sind. Du darfst auch aufgeben, statt einen zu schreiben.

how-to-poe-force-out = Zugzwang
how-to-poe-force-out-forced = Erzwungen
how-to-poe-force-out-what = Ein Zug ist erzwungen, wenn nach jedem Buchstaben entweder keine Lösung mehr erreichbar ist oder nur noch ein Buchstabe fehlt. Fehlt dann nur noch einer, ist das kein Flub.
how-to-poe-force-out-proof = Wer danach dran ist, sollte Zugzwang melden: Alle beweisen allein, mit einem Buchstaben.
how-to-poe-force-out-ruling = Auf ein volles Spielfeld kann niemand schreiben. Wer dran ist, muss Einspruch erheben oder Zugzwang melden, und der Beweis braucht keinen Buchstaben mehr.

how-to-poe-score = Punkte
how-to-poe-score-proof = Der Beweis
how-to-poe-score-most = Gezogen, Einspruch erhoben, Zug unterstützt
how-to-poe-score-joiner = Einspruch unterstützt
how-to-poe-score-held = Deiner gilt
how-to-poe-score-failed = Deiner gilt nicht
how-to-poe-score-nobody = Die andere Seite musste beweisen und konnte es nicht
how-to-poe-score-somebody = Die andere Seite hat es bewiesen
how-to-poe-score-2 = 2
how-to-poe-score-1 = 1
how-to-poe-score-0 = 0
how-to-poe-score-force-out = Nach einem Zugzwang bringt jeder Beweis, der gilt, 1 Punkt. Wer ihn gemeldet hat, verliert 1 Punkt, wenn der eigene Beweis nicht gilt.

how-to-poe-source = POE wird in „Resource Allocation Games: A Priming Game for a Series of Instructional Games (The POE Game)“ von Layman E. Allen, 1972, erklärt. Diese Seite erzählt die Regeln mit anderen Worten.

# Terms as they are written in sentences, and what they mean.
poe-term-connection = Verbindung, Verbindungen
poe-term-connection-is = Eine Linie mit einem Buchstaben in jedem Feld und ohne F.
poe-term-required = nötige Verbindung, nötige Verbindungen, nötigen Verbindungen, nötigen Verbindung
poe-term-required-name = Nötige Verbindung
poe-term-required-is = Eine Verbindung mit genau einem R. Sie muss gezählt werden.
poe-term-solution = Lösung, Lösungen
poe-term-solution-name = Lösung
poe-term-solution-is = Eine Liste von Verbindungen, die das Ziel erfüllt. Alle nötigen sind dabei, und jedes R liegt auf einer von ihnen.
poe-term-flub = Flub, Flubs
poe-term-flub-name = Flub
poe-term-flub-is = Ein Zug, gegen den man Einspruch erheben kann, weil er nicht hält, was er behauptet.
poe-term-p-flub = P-flub, P-flubs
poe-term-p-flub-is = Ein Zug, nach dem keine Lösung mehr erreichbar ist.
poe-term-a-flub = A-flub, A-flubs
poe-term-a-flub-is = Ein Zug, nach dem noch ein Buchstabe eine Lösung ergibt, obwohl ein anderer Buchstabe das vermieden hätte.
poe-term-cp-flub = CP-flub, CP-flubs
poe-term-cp-flub-is = Schreiben, statt gegen einen P-flub Einspruch zu erheben.
poe-term-ca-flub = CA-flub, CA-flubs
poe-term-ca-flub-is = Schreiben, statt gegen einen A-flub Einspruch zu erheben.
poe-term-forced = erzwungen, erzwungene, erzwungener
poe-term-forced-name = Erzwungen
poe-term-forced-is = Ein Zug ist erzwungen, wenn es keinen Buchstaben gibt, nach dem eine Lösung möglich ist und noch mehr als ein Buchstabe fehlt.
poe-term-force-out = Zugzwang, Zugzwangs
poe-term-force-out-name = Zugzwang
poe-term-force-out-is = Sagen, dass noch ein Buchstabe eine Lösung ergibt und dass der letzte Zug erzwungen war.
poe-term-burden = Beweislast
poe-term-burden-name = Beweislast
poe-term-burden-is = Die Pflicht zu zeigen, dass stimmt, was du behauptest.
