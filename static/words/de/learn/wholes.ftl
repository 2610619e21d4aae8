# The lessons of Wholes.
learn-wholes-step = { $step ->
    [1] Vom Bild zum Bruch
    [2] Was ist kleiner?
    [3] Gleiche Brüche
    [4] Zehntel und Hundertstel
    [5] Dezimalzahlen ordnen
    [6] Prozente
    [7] Was fehlt?
    [8] Ein Ganzes aus gleichen Teilen
    [9] Zwei Arten von Teilen
    [10] Gemischte Formen
    [11] Fast ist nicht genau
    [12] Das längste Ganze
    [13] Sag es
    [14] Kann das sein?
    [15] Aufdecken oder gelten lassen
   *[16] TAUSCH, KÖDER, NOCHMAL
}
learn-wholes-ask = { $asked ->
    [name] Wähle alle, die gleich viel sind wie diese Karte.
    [order] Tippe die Karten der Größe nach an, die kleinste zuerst.
    [missing] Was fehlt zu einem Ganzen? Wähle eine Karte.
    [whole] Wähle Karten, die genau ein Ganzes ergeben.
    [longest] Wähle so viele Karten wie möglich, die genau ein Ganzes ergeben.
    [mend] Jemand hat das addiert. Finde die erste falsche Zahl und berichtige sie.
    [parts] { $whole ->
        [one] Schreibe jede Karte als Teil eines Ganzen.
       *[other] Ein Ganzes hat { $whole } Teile. Schreibe zu jeder Karte, wie viele davon es sind.
    }
    [exactly] Ist das genau ein Ganzes?
    [say] Du legst diese { $count } Karten. Sag etwas, das du sagen darfst.
    [could] Kann stimmen, was gesagt wurde? Zähle die Karten.
    [call] Jemand hat gelegt. Deckst du auf, oder lässt du es gelten?
    [swap] Du spielst TAUSCH. Mit wem tauschst du den Platz?
    [bait] Wähle Karten für einen Bluff, bei dem zahlt, wer aufdeckt.
   *[twice] Du hast NOCHMAL. Wähle ein Ganzes, und dann noch eines.
}
learn-wholes-fraction = { $top } durch { $bottom }
learn-wholes-offered = Zur Auswahl
learn-wholes-place = Platz { $place }
learn-wholes-together = Zusammen:
learn-wholes-total = die Summe
learn-wholes-which-wrong = Welche Zahl ist die erste falsche?
learn-wholes-mended = Richtige Anzahl der Teile, von { $whole }
learn-wholes-part = Teile von { $card }, von { $whole }
learn-wholes-exactly-legend = Zusammen ist das
learn-wholes-exactly = { $way ->
    [exactly] genau ein Ganzes
    [less] weniger
   *[more] mehr
}
learn-wholes-by = Um wie viel?
learn-wholes-top = Über dem Strich
learn-wholes-bottom = Unter dem Strich
learn-wholes-say = Was man sagen kann
learn-wholes-you-say = Du sagst:
learn-wholes-unsay = Zurücknehmen: { $card }
learn-wholes-turn = Karten für
learn-wholes-first = den ersten Zug
learn-wholes-second = den zweiten Zug
learn-wholes-could = Kann das stimmen?
learn-wholes-too-few = Von welchem Wert gibt es zu wenige?
learn-wholes-call = Aufdecken
learn-wholes-let-be = Gelten lassen
learn-wholes-player = Person { $number }, Feld { $space }
learn-wholes-own = Du stehst auf Feld { $space }.
learn-wholes-swap = Platz tauschen mit
learn-wholes-play = Jemand hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} gelegt, ging von Feld { $from } auf Feld { $to } und hat noch { $left } auf der Hand. Du stehst auf Feld { $own }.
learn-wholes-deck = { $asked ->
    [values] Werte im Deck
   *[cards] Das Deck: { $cards } Karten
}
learn-wholes-stakes = Wenn du aufdeckst und die Karten genau ein Ganzes sind, gehst du auf Feld { $own } zurück. Sind sie es nicht, geht die andere Person auf Feld { $other } zurück. Wer zuerst auf Feld { $last } ist, gewinnt.
learn-wholes-said = Die Person sagt:
learn-wholes-hand = Deine Karten:
learn-wholes-gone = Schon weg:
learn-wholes-answer-twice = { $first }; dann { $second }
learn-wholes-answer-part = { $card } = { $parts } von { $whole }
learn-wholes-answer-mend = { $card }: { $parts ->
    [one] ein Teil
   *[other] { $parts } Teile
}
learn-wholes-answer-by = { $way ->
    [exactly] Genau ein Ganzes.
    [less] Weniger. Unterschied: { $value }.
   *[more] Mehr. Unterschied: { $value }.
}
learn-wholes-answer-no = Nein, davon gibt es zu wenige: { $card }.
learn-wholes-answer-swap = Mit Person { $number }.
learn-wholes-unfinished = In deiner Antwort fehlt etwas.
learn-wholes-flaw = { $kind ->
    [unequal] Nicht gleich viel: { $card }.
    [missed] Auch gleich viel: { $card }.
    [not-held] Davon ist keine mehr auf der Hand: { $card }.
    [count-again] Zähle die Teile noch einmal: { $card }.
   *[first-wrong] Die erste falsche Zahl steht hier: { $card }.
}
learn-wholes-answer-at = { $way ->
    [call] Aufdecken: In etwa { $odds } von 100 Fällen ist das richtig.
   *[let] Gelten lassen: Aufdecken wäre in etwa { $odds } von 100 Fällen richtig.
}
learn-wholes-out-of-order = Das erste ist mehr als das zweite: { $card }; { $second }.
learn-wholes-adds = Zusammen ist das { $value }, nicht ein Ganzes.
learn-wholes-is-whole = Es ist genau ein Ganzes.
learn-wholes-longer = Es gibt ein längeres Ganzes mit { $count } Karten: { $cards }.
learn-wholes-has-parts = { $parts ->
    [one] Das ist ein Teil: { $card }.
   *[other] Das sind { $parts } Teile: { $card }.
}
learn-wholes-unsayable = Zu { $count } Karten lässt sich nichts sagen.
learn-wholes-left = { $kind ->
    [enough] Davon sind noch { $count } übrig, das genügt: { $card }.
   *[too-few] Davon sind nur noch { $count } übrig, das sind zu wenige: { $card }.
}
learn-wholes-odds = Aufdecken ist hier in { $odds } von 100 Fällen richtig.
learn-wholes-farther = Person { $number } ist weiter vorn.
learn-wholes-no-bait = Ohne KÖDER zahlst du, wenn jemand aufdeckt.
learn-wholes-said-other = Du sagst so viele Werte, wie du Karten legst: { $cards }, nicht { $said }.
learn-wholes-whole-otherwise = Die Karten sind ein Ganzes, also sagst du, was sie sind.
learn-wholes-not-playable = Diese Karte kann man nicht mitlegen: { $card }.
learn-wholes-hint-in-parts = Denk dir ein Ganzes in { $whole } gleichen Teilen.
learn-wholes-hint-parts = In solchen Teilen: { $parts }.
learn-wholes-hint-begin = Fang damit an: { $card }.
learn-wholes-hint-count = Zähle die Karten, die du davon siehst: { $card }.
learn-wholes-hint-left = Davon können andere { $count } auf der Hand haben: { $card }.
learn-wholes-hint-ahead = Schau, wer vor dir ist.
learn-wholes-hint-farthest = Ganz vorn steht jemand auf Feld { $space }.
learn-wholes-hint-special = Suche { $card }.
learn-wholes-beat = Teile ein Ganzes in { $whole } gleiche Teile: { $card } – das sind davon { $parts }{ $other ->
    [none] .
   *[other] , genau wie { $other }.
}
learn-wholes-belief = { $belief ->
    [part-to-part] Ein Bruch vergleicht den Teil mit dem Ganzen, nicht mit dem Rest.
    [other-part] Der Bruch nennt den gefärbten Teil.
    [larger-bottom] Je mehr Teile, desto kleiner jeder Teil.
    [adds-to-both] Oben und unten etwas addieren verändert einen Bruch. Beide mit derselben Zahl multiplizieren nicht.
    [changes-one] Beide Zahlen müssen sich zusammen ändern.
    [tenths-as-hundredths] Die erste Stelle nach dem Komma sind Zehntel.
    [digit-as-bottom] Die Ziffer nach dem Komma steht über dem Strich, darunter steht zehn.
    [longer-is-larger] Mehr Stellen machen eine Dezimalzahl nicht größer.
    [bottom-as-percent] Prozent heißt: von hundert.
    [digits-as-percent] Schreibe es zuerst in Hundertsteln.
    [given-again] Das ist, was da ist, nicht, was fehlt.
    [nearly-exactly] Fast ein Ganzes ist kein Ganzes.
    [counts-cards] Die Anzahl der Karten sagt nichts: Addiere die Teile.
    [tops-and-bottoms] Addiere nur gleich große Teile. Die Zahl unten bleibt.
    [keeps-top] Von kleineren Teilen braucht man mehr.
    [reads-digits] Sag zuerst, wie viel von einem Ganzen es ist.
    [repeating-falls-short] Eine Dezimalzahl, die sich ohne Ende wiederholt, ist genau ihr Bruch.
    [any-whole] Suche eines mit mehr Karten.
    [must-be-true] Bei einem Bluff sagst du, was ein Ganzes ergibt.
    [may-say-anything] Ein echtes Ganzes sagt man, wie es ist.
    [says-fewer] Jede Karte wird gesagt.
    [unlikely-cannot-be] Unwahrscheinlich ist nicht unmöglich.
    [forgets-gone] Zähle auch die Karten, die schon weg sind.
    [calls-too-much] Falsch aufzudecken kostet dich etwas.
    [trusts-all] Manchmal lohnt es sich aufzudecken.
    [anyone-ahead] Tausche mit der Person, die am weitesten vorn ist.
    [forgets-bait] KÖDER macht den Bluff sicher.
   *[card-twice] Eine Karte wird nur einmal gelegt.
}

# On paper
learn-wholes-paper = { $asked ->
    [name] Kreuze alle an, die gleich viel sind wie diese Karte.
    [order] Nummeriere die Karten von der kleinsten zur größten.
    [missing] Was fehlt zu einem Ganzen? Kreuze eine Karte an.
    [whole] Kreuze Karten an, die genau ein Ganzes ergeben.
    [longest] Kreuze so viele Karten wie möglich an, die genau ein Ganzes ergeben.
    [say] Du legst diese Karten. Schreibe etwas, das du sagen darfst.
    [bait] Kreuze Karten für einen Bluff an, bei dem zahlt, wer aufdeckt.
   *[twice] Du hast NOCHMAL. Schreibe 1 zu den Karten eines Ganzen und 2 zu denen eines anderen.
}
learn-wholes-paper-sort = Sortiere alle Karten in Gruppen. Jede Gruppe ist genau ein Ganzes.
learn-wholes-paper-groups = Wie viele Ganze?
learn-wholes-paper-sums = Die Gruppen:

# A line of a sum in court
learn-wholes-line-total = Zusammen: { $top } von { $bottom }
