# Die Stunde von morgen: was für sie gesammelt ist, der Reihe nach.
lesson-title = Die Stunde von morgen
lesson-about = Sammle Aufgaben, Gerichte, Lernleitern, Tische und Blätter in einer Liste und geh sie am Beamer durch. Drucke sie als Plan oder gib sie weiter.
lesson-add = Zur Stunde von morgen
lesson-in = { $count ->
    [one] Die Stunde von morgen: eine Seite
   *[other] Die Stunde von morgen: { $count } Seiten
}
lesson-full = In die Stunde von morgen passt nichts mehr. Nimm etwas heraus oder beginne eine andere.
lesson-name = Wie heißt sie?
lesson-empty = Noch ist nichts darin. Wo du etwas für deine Klasse auswählst, drücke „Zur Stunde von morgen“.
lesson-begin = Am Beamer beginnen
lesson-go-on = Weiter mit Seite { $place }
lesson-ladder = Auf der Lernleiter
lesson-table = Ein Tisch
lesson-change = { $change ->
    [up] Früher: { $what }
    [down] Später: { $what }
   *[remove] Herausnehmen: { $what }
}
lesson-moved = { $what }: jetzt { $place } von { $count }
lesson-removed = Herausgenommen: { $what }
lesson-more = Mehr dazunehmen
lesson-take = Diese Stunde mitnehmen
lesson-others = Andere Stunden
lesson-others-about = Eine neue Stunde oder eine aus einer Datei kommt an die Stelle von dieser. Diese wird beiseitegelegt, und du kannst sie wieder öffnen.
lesson-new = Neue Stunde
lesson-from-file = Eine Stunde aus einer Datei
lesson-no-room = Hier ist kein Platz, um deine Stunde beiseitezulegen. Speichere sie als Datei und nimm alles heraus. Nichts wurde geöffnet und nichts geändert.
lesson-outline = { $name }: { $count ->
    [one] eine Seite
   *[other] { $count } Seiten
}

# Während die Klasse sie durchgeht.
lesson-at = { $place } von { $count }
lesson-back = Stunde: zurück
lesson-next = Stunde: weiter
lesson-end = Die Stunde beenden

# Eine Stunde aus einem Link oder einer Datei.
lesson-link-title = Eine Stunde aus einem Link
lesson-link-in-the-way = Auf diesem Gerät ist eine andere Stunde. Wenn du die aus dem Link öffnest, wird deine beiseitegelegt, und du kannst sie wieder öffnen.
lesson-link-mine = Meine behalten
lesson-link-open = Die aus dem Link öffnen
lesson-fault = { $fault ->
    [long] Das ist länger als jede Stunde von Flub.
    [cut] Ein Teil dieser Stunde ging unterwegs verloren. Lass sie dir noch einmal geben.
    [full] Eine Stunde hat Platz für vierzig Seiten. Diese hat mehr.
    [line] Zeile { $line } dieser Stunde führt zu keiner Seite von Flub oder steht doppelt da.
   *[other] Das beginnt nicht wie eine Stunde von Flub, oder ein neueres Flub hat sie gemacht.
} Nichts wurde geöffnet und nichts geändert.
