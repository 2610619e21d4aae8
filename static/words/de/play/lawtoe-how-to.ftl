how-to-lawtoe-about = Das Spiel
how-to-lawtoe-about-what = Zwei schreiben Buchstaben in neun Felder. Die Anklage setzt ein Ziel, ungerade oder gerade, und sucht eine Lösung. Die Verteidigung versperrt ihr den Weg. Wie vor Gericht gilt: Wer etwas behauptet, muss es beweisen.

how-to-lawtoe-triplets = Trios
how-to-lawtoe-triplets-what = Ein Trio sind drei Felder, die sich berühren und gegenüberliegende Seiten verbinden. Es darf abbiegen. In jedem Feld steht P oder O. Es heißt nach seinen Feldern: 157.

how-to-lawtoe-solution = Buchstaben und Lösungen
how-to-lawtoe-letters-f = F heißt verboten (englisch „forbidden“): Kein Trio benutzt es.
how-to-lawtoe-letters-p = P heißt erlaubt („permitted“): Trios dürfen es benutzen.
how-to-lawtoe-letters-o = O heißt Pflicht („obligatory“): Jedes O liegt auf einem Trio, und jedes Trio mit einem O zählt.
how-to-lawtoe-solution-goal = Eine Lösung ist eine Liste dieser Trios und beliebiger anderer. Ihre Anzahl ist ungerade oder gerade, wie es das Ziel sagt.
how-to-lawtoe-solution-ruling = Eine gerade Liste hat mindestens zwei Trios. Eine leere Liste ist keine Lösung.

how-to-lawtoe-turns = Züge
how-to-lawtoe-turns-goal = Die Anklage setzt das Ziel. Die Verteidigung schreibt zwei Buchstaben. Dann geht es abwechselnd weiter: Jeder Buchstabe darf in jedes leere Feld.
how-to-lawtoe-turns-pedagogue = Pedagogue Plaintiff: ein Buchstabe pro Zug. Gut gespielt, gewinnt immer die Verteidigung. Gewinne mit der Verteidigung dreimal in Folge, dann öffnet sich Dragoman. Der englische Name heißt „lehrende Anklage“.
how-to-lawtoe-turns-dragoman = Dragoman Defendant: Die Verteidigung schreibt in jedem Zug zwei Buchstaben, nie in Feld 5. Gut gespielt, gewinnt immer die Anklage. Der englische Name heißt „dolmetschende Verteidigung“.

how-to-lawtoe-challenges = Einsprüche
how-to-lawtoe-challenges-when = Statt zu schreiben, darfst du gegen den letzten Zug Einspruch erheben:
how-to-lawtoe-challenges-a = A-flub: Mit noch einem P gibt es eine Lösung. Damit kann nur die Anklage recht haben.
how-to-lawtoe-challenges-ca = CA-flub: Es gab einen A-flub, und niemand hat Einspruch erhoben. Damit können beide recht haben.
how-to-lawtoe-challenges-bold = Mutig: Du erhebst gleich gegen den nächsten Zug nach einem A-flub Einspruch, als CA-flub. Das bringt mehr Punkte. Ein A-flub kann also eine Falle sein!
how-to-lawtoe-challenges-ruling = Auch die Verteidigung darf wegen A-flub Einspruch erheben, aber das misslingt immer: Nur die Anklage gewinnt mit einer Lösung.
how-to-lawtoe-try-flub = Ein A-flub: Mit P in { $square } gibt es { $list }.
how-to-lawtoe-try-safe = Kein A-flub: Kein einzelnes P ergibt eine Lösung.

how-to-lawtoe-proof = Beweis
how-to-lawtoe-proof-a = A-flub: Wer Einspruch erhebt, setzt ein P in ein leeres Feld und listet eine Lösung auf, die es benutzt.
how-to-lawtoe-proof-ca = CA-flub: ebenso, aber auf dem Spielfeld, wie es nach dem A-flub war.
how-to-lawtoe-proof-full = Volles Spielfeld, kein Einspruch: Die Anklage listet eine Lösung auf.
how-to-lawtoe-proof-ruling = Der neue Buchstabe in einem Beweis ist immer ein P, wie es die Quelle sagt.

how-to-lawtoe-score = Punkte
how-to-lawtoe-score-proof = Der Beweis
how-to-lawtoe-score-writer = Wer ihn schreibt
how-to-lawtoe-score-other = Andere Seite
how-to-lawtoe-score-holds = gilt
how-to-lawtoe-score-bold = gilt, mutig
how-to-lawtoe-score-fails = gilt nicht
how-to-lawtoe-score-6 = 6
how-to-lawtoe-score-10 = 10
how-to-lawtoe-score-16 = 16
how-to-lawtoe-score-ruling = Die Quelle sagt nicht, was die andere Seite bekommt, wenn der Beweis gilt. Hier sind es 6.

how-to-lawtoe-source = LawToe wird in „LawToe Help“ von Layman E. Allen und Sandra L. Bartlett erklärt. Diese Seite erzählt die Regeln mit anderen Worten.

# Terms as they are written in sentences, and what they mean.
lawtoe-term-triplet = Trio, Trios
lawtoe-term-triplet-name = Trio
lawtoe-term-triplet-is = Drei Felder mit P oder O, die sich berühren und von einer Seite zur gegenüberliegenden führen.
lawtoe-term-solution = Lösung, Lösungen
lawtoe-term-solution-name = Lösung
lawtoe-term-solution-is = Eine Liste von Trios, die das Ziel erfüllt und in der nichts fehlt, was hineinmuss.
lawtoe-term-burden = Beweislast
lawtoe-term-burden-name = Beweislast
lawtoe-term-burden-is = Die Pflicht zu zeigen, dass stimmt, was du behauptest.
lawtoe-term-a-flub = A-flub, A-flubs
lawtoe-term-a-flub-is = Ein Zug, nach dem ein einziges P eine Lösung ergibt.
lawtoe-term-ca-flub = CA-flub, CA-flubs
lawtoe-term-ca-flub-is = Schreiben, statt gegen einen A-flub Einspruch zu erheben.
