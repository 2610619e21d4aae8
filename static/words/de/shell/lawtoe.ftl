home-lawtoe = LawToe
home-lawtoe-about = Ein Duell auf neun Feldern. Die Anklage baut Linien aus Buchstaben, die Verteidigung sperrt sie. Entdecke einen Patzer und beweise ihn.

# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-role = { $role ->
    [plaintiff] Anklage
   *[defendant] Verteidigung
}

## Setting up
lawtoe-setup-lead = Zwei Seiten, neun Felder. Behaupte es, erhebe Einspruch, beweise es.
lawtoe-setup-variant = Was willst du spielen?
lawtoe-pedagogue = Pedagogue Plaintiff
lawtoe-pedagogue-about = Die Verteidigung schreibt zwei Buchstaben, danach einen pro Zug. Gut gespielt, gewinnt immer die Verteidigung.
lawtoe-dragoman = Dragoman Defendant
lawtoe-dragoman-about = Die Verteidigung schreibt in jedem Zug zwei Buchstaben, aber nie in Feld 5. Gut gespielt, gewinnt immer die Anklage.
lawtoe-dragoman-locked = Dragoman öffnest du, wenn du mit der Verteidigung { $of }-mal in Folge gewinnst. Bisher: { $count }.
lawtoe-level-beginner = Computer: patzt oft
lawtoe-level-student = Computer: patzt manchmal
lawtoe-level-expert = Computer: patzt nie
lawtoe-level-gentle-about = Dieser Computer übersieht manchen Einspruch und schreibt manche Buchstaben, ohne vorauszuschauen.
lawtoe-level-expert-about = Dieser Computer verpasst nie einen Einspruch. Wenn er verlieren müsste, stellt er Fallen.
lawtoe-level-person-about = Ihr teilt euch diesen Bildschirm und zieht abwechselnd.
lawtoe-setup-role = Auf welcher Seite bist du?
lawtoe-role-plaintiff-about = Du setzt das Ziel und suchst eine Lösung. Nur diese Seite kann bei einem A-flub zu Recht Einspruch erheben.
lawtoe-role-plaintiff-wins = Du setzt das Ziel und suchst eine Lösung. Gut gespielt, gewinnt immer diese Seite.
lawtoe-role-defendant-about = Du schreibst zuerst und sperrst jede Lösung.

## Whose turn it is

## What happened

## On the stage

## Acting

## Challenging

## Proving

## Flaws

## The verdict

## Scores
lawtoe-streak = Siege in Folge: { $count } von { $of }
lawtoe-streak-unlocked = Drei in Folge! Jetzt darfst du Dragoman Defendant spielen.
lawtoe-streak-broken = Die Siegesserie beginnt von vorn.
