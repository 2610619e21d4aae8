# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-sent-deck-keep = Dieses Deck zu meinen nehmen
wholes-sent-deck-kept = Dieses Deck gehört zu deinen.
wholes-sent-deck-no-room = Du hast so viele Decks, wie Flub behält. Mit diesem kannst du trotzdem spielen.

## The table
wholes-board = Brett, ein Zahlenstrahl von 0 bis 1
wholes-lane = { $space ->
    [0] am Start
   *[other] Feld { $space } von 20
}, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
wholes-hand = Deine Karten
wholes-card-drawn = neu
wholes-card-hinted = passt
wholes-pile = Zum Ziehen: { $count }
wholes-discard = Abgelegt: { $count }
wholes-discard-title = Abgelegte Karten
wholes-discard-others = { $count ->
    [0] Andere gibt es nicht.
    [one] Eine weitere liegt verdeckt.
   *[other] { $count } weitere liegen verdeckt.
}
wholes-pick = Wähle Karten, die ein Ganzes ergeben.
wholes-play = Die gelegten Karten, verdeckt
wholes-your-play = Deine gelegten Karten
wholes-turned-over = Die Karten, umgedreht
wholes-cards-are = Die Karten: { $sum }
wholes-you-say = Du sagst: { $sum }
wholes-says = { $who ->
    [you] Du sagst: { $sentence }.
   *[other] { $name } sagt: { $sentence }.
}
wholes-say-what = Welchen Wert sagst du für diese Karte?
wholes-say-nothing-yet = noch nichts
wholes-say-bait = Wofür steht KÖDER?
wholes-i-say = Ich sage
wholes-bluff-about = Zum Bluffen drücke eine Sprechblase und sag etwas anderes.
wholes-change-said = { $card }. Du sagst: { $said }. Sag etwas anderes

## Whose turn it is
wholes-turn = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
wholes-turn-call = { $who ->
    [you] Deckst du auf?
   *[other] Deckt jemand auf?
}
wholes-won = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt!
}
wholes-won-why = { $who ->
    [you] Du hast das letzte Feld erreicht.
   *[other] { $name } hat das letzte Feld erreicht.
}
wholes-won-together = { $names } gewinnen zusammen!
wholes-due-call = Ist das wirklich ein Ganzes? Deck auf oder lass es gelten.
wholes-due-draw = Ziehe eine Karte.
wholes-due-play = Lege Karten, die ein Ganzes ergeben, bluffe oder passe.
wholes-drawn = Gezogen: { $card }.
wholes-so-far-none = Keine Karte ist gewählt.

## What happened
wholes-good = Was gut war.{ $wholes ->
    [0] {""}
   *[other] {" "}Gespielte Ganze: { $wholes }.
}{ $calls ->
    [0] {""}
   *[other] {" "}Richtig aufgedeckt: { $calls }.
}{ $bluffs ->
    [0] {""}
   *[other] {" "}Bluffs, die geklappt haben: { $bluffs }.
}
wholes-bluff-worked = Dein Bluff hat geklappt!
wholes-event-draw = { $who ->
    [you] Du hast eine Karte gezogen.
   *[other] { $name } hat eine Karte gezogen.
}
wholes-event-play = { $who ->
    [you] Du hast { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } gelegt und gesagt: { $sentence }.
   *[other] { $name } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } gelegt und gesagt: { $sentence }.
}
wholes-event-pass = { $who ->
    [you] Du hast gepasst.
   *[other] { $name } hat gepasst.
}
wholes-event-let-be = { $who ->
    [you] Du hast es gelten lassen.
   *[other] { $name } hat es gelten lassen.
}
wholes-event-replay = { $who ->
    [you] Du hast NOCHMAL gespielt: ein zweiter Zug.
   *[other] { $name } hat NOCHMAL gespielt: ein zweiter Zug.
}
wholes-event-swap = { $who ->
    [you] Du hast mit { $other } den Platz getauscht.
   *[other] { $other-who ->
        [you] { $name } hat mit dir den Platz getauscht.
       *[other] { $name } hat mit { $other } den Platz getauscht.
    }
}
wholes-event-call = { $who ->
    [you] Du hast die Karten von { $other } aufgedeckt!
   *[other] { $other-who ->
        [you] { $name } hat deine Karten aufgedeckt!
       *[other] { $name } hat die Karten von { $other } aufgedeckt!
    }
}
wholes-stage-doubt = Das ist kein Ganzes!
wholes-stage-said = Gesagt: { $sentence }.
wholes-call-right = { $who ->
    [you] Du hast recht: Es war ein Bluff!
   *[other] { $other-who ->
        [you] { $name } hat deinen Bluff durchschaut.
       *[other] { $name } hat recht: Es war ein Bluff!
    }
}
wholes-call-wrong = { $who ->
    [you] Es ist genau ein Ganzes. { $other } hat die Wahrheit gesagt.
   *[other] { $other-who ->
        [you] Deine Summe war richtig!
       *[other] Es ist genau ein Ganzes. { $other } hat die Wahrheit gesagt.
    }
}
wholes-call-bait = { $who ->
    [you] KÖDER! { $other } hat geblufft, aber du hast angebissen.
   *[other] { $other-who ->
        [you] KÖDER! { $name } hat angebissen.
       *[other] KÖDER! { $other } hat geblufft, aber { $name } hat angebissen.
    }
}
wholes-caller-pays = { $who ->
    [you] { $spaces ->
        [0] Du müsstest zurück, stehst aber noch am Start.
        [one] Du hast aufgedeckt und zahlst: ein Feld zurück, { $space ->
            [0] zum Start
           *[other] auf Feld { $space }
        }.
       *[other] Du hast aufgedeckt und zahlst: { $spaces } Felder zurück, { $space ->
            [0] zum Start
           *[other] auf Feld { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } müsste zurück, steht aber noch am Start.
        [one] { $name } hat aufgedeckt und zahlt: ein Feld zurück, { $space ->
            [0] zum Start
           *[other] auf Feld { $space }
        }.
       *[other] { $name } hat aufgedeckt und zahlt: { $spaces } Felder zurück, { $space ->
            [0] zum Start
           *[other] auf Feld { $space }
        }.
    }
}
wholes-goes-back = { $who ->
    [you] { $spaces ->
        [0] Du bleibst, wo du bist.
        [one] Du gehst ein Feld zurück, { $space ->
            [0] zum Start
           *[other] auf Feld { $space }
        }.
       *[other] Du gehst { $spaces } Felder zurück, { $space ->
            [0] zum Start
           *[other] auf Feld { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } bleibt stehen.
        [one] { $name } geht ein Feld zurück, { $space ->
            [0] zum Start
           *[other] auf Feld { $space }
        }.
       *[other] { $name } geht { $spaces } Felder zurück, { $space ->
            [0] zum Start
           *[other] auf Feld { $space }
        }.
    }
}
wholes-keeps = { $who ->
    [you] Du behältst die Karten.
   *[other] { $name } behält die Karten.
}

## Acting
wholes-draw = Karte ziehen
wholes-draw-about = Karten wählen kannst du schon jetzt.
wholes-play-cards = { $count ->
    [0] Wähle Karten
   *[other] Ergibt ein Ganzes!
}
wholes-bluff = Sagen, es ist ein Ganzes
wholes-bait-first = Sag zuerst, wofür KÖDER steht
wholes-pass = Passen
wholes-put-back = Zurücklegen
wholes-hops = Als Sprünge
wholes-hint = Tipp
wholes-hint-more = Noch mehr
wholes-hint-look = Schau in deine Karten: { $count } davon ergeben genau ein Ganzes.
wholes-hint-begin = Fang damit an: { $card }. Dann fehlt noch: { $rest }.
wholes-hint-others = Schau auf deine eigenen Karten und auf die abgelegten. Wie viele der gesagten Werte sind noch übrig?
wholes-hint-count = { $all ->
    [one] Mit dem Wert { $value } gibt es eine Karte.
   *[other] Mit dem Wert { $value } gibt es { $all } Karten.
} { $seen ->
    [0] Du siehst keine davon.
    [one] Du siehst eine davon.
   *[other] Du siehst { $seen } davon.
}
wholes-hint-whole = Das ergibt ein Ganzes: { $sentence }.
wholes-hint-none = { $step ->
    [look] Schau in deine Karten: Keine davon ergeben genau ein Ganzes.
    [what] Ein Bluff bringt dich für jede Karte ein Feld vor. Deckt ihn aber jemand auf, gehst du stattdessen so viele zurück.
    [bait] Bluffe mit KÖDER und einer anderen Karte: Dann zahlt, wer aufdeckt, und nicht du.
    [little] Bluffe mit zwei Karten: So nah am Start hast du kaum etwas zu verlieren.
   *[pass] Passe: Mit der nächsten Karte hast du vielleicht ein Ganzes.
}
wholes-hint-call = { $odds ->
    [0] Das muss ein Ganzes sein: Aufdecken wäre falsch.
    [100] Das kann kein Ganzes sein: Aufdecken ist richtig.
   *[other] Soweit du sehen kannst, wäre Aufdecken in { $odds } von 100 Fällen richtig.
}
wholes-missed-title = Schau noch mal hin
wholes-missed = Einige deiner Karten ergeben genau ein Ganzes.
wholes-missed-back = Danach suchen
wholes-missed-pass = Trotzdem passen
wholes-go-on = Weiter
wholes-waiting = Die anderen denken nach.
wholes-thinks = { $name } denkt nach.
wholes-record = Protokoll
wholes-not-now = Jetzt nicht
wholes-curtain = Gib weiter an { $name }
wholes-curtain-about = { $count ->
    [2] Die andere Person schaut weg.
   *[other] Alle anderen schauen weg.
}
wholes-curtain-open = Karten von { $name } zeigen

## Calling
wholes-call-open = Aufdecken …
wholes-call-title = Die Karten aufdecken?
wholes-call-if-right = { $who ->
    [you] Wenn es ein Bluff ist, gehst du zurück.
   *[other] Wenn es ein Bluff ist: Du behältst die Karten. { $name } geht dahin zurück, wo der Zug begann, und dann noch { $count ->
        [one] ein Feld weiter.
       *[other] { $count } Felder weiter.
    }
}
wholes-call-if-wrong = Wenn es ein Ganzes ist oder KÖDER dabei ist: Du gehst zurück, und zwar { $count ->
    [one] ein Feld.
   *[other] { $count } Felder.
}
wholes-call = Aufdecken
wholes-call-as = { $name } deckt auf
wholes-let-be = Gelten lassen
wholes-let-be-and-draw = Gelten lassen und ziehen
wholes-nobody-calls = Niemand deckt auf
wholes-on-space = { $space ->
    [0] am Start
   *[other] Feld { $space }
}

## Special cards
wholes-swap-title = Platz tauschen?
wholes-swap-with = Mit wem?
wholes-swap-moves = { $from ->
    [0] Du gehst vom Start
   *[other] Du gehst von Feld { $from }
} { $to ->
    [0] zum Start.
   *[other] auf Feld { $to }.
}
wholes-swap-confirm = Platz tauschen
wholes-replay-open = NOCHMAL …
wholes-replay-title = Ein zweiter Zug?
wholes-replay-when = NOCHMAL kannst du nach deinem eigenen Zug spielen, bevor die nächste Person zieht.
wholes-replay-now = NOCHMAL wird abgelegt. Du ziehst eine Karte und spielst noch einmal, vor der nächsten Person.
wholes-replay-confirm = Zweiten Zug machen
wholes-look-open = Meine Karten …
wholes-look-title = Schau dir deine Karten an
wholes-look-who = Wer schaut?
wholes-look-special = Um eine Sonderkarte zu spielen, tippe sie an.

## When all is over
wholes-new-game = Neues Spiel, gleiche Leute
wholes-review = Züge durchgehen
wholes-review-summary = { $uncalled ->
    [0] Alles wurde aufgedeckt.
    [one] Einmal deckte niemand auf.
   *[other] { $uncalled }-mal deckte niemand auf.
} { $right ->
    [one] Richtig aufgedeckt wurde einmal,
   *[other] Richtig aufgedeckt wurde { $right }-mal,
} { $wrong ->
    [one] falsch einmal.
   *[other] falsch { $wrong }-mal.
}
wholes-review-whole = Ein Ganzes. Niemand hat aufgedeckt.
wholes-review-closed = Niemand hat aufgedeckt. Die Karten bleiben verdeckt.
wholes-review-said = { $who ->
    [you] Du hast gesagt: { $sentence }.
   *[other] { $name } hat gesagt: { $sentence }.
}
wholes-review-passed = Ein Bluff, der durchkam!
wholes-review-right = { $who ->
    [you] Ein Bluff. Du hast aufgedeckt. Soweit du sehen konntest, war das in { $odds } von 100 Fällen richtig.
   *[other] Ein Bluff. { $name } hat aufgedeckt. Soweit { $name } sehen konnte, war das in { $odds } von 100 Fällen richtig.
}
wholes-review-wrong = { $who ->
    [you] Du hast falsch aufgedeckt. Soweit du sehen konntest, war Aufdecken in { $odds } von 100 Fällen richtig.
   *[other] { $name } hat falsch aufgedeckt. Soweit { $name } sehen konnte, war Aufdecken in { $odds } von 100 Fällen richtig.
}

## Bad input
wholes-refused-over = Das Spiel ist zu Ende.
wholes-refused-seat = Einen Platz { $number } gibt es nicht.
wholes-refused-turn = { $name } ist dran.
wholes-refused-draw-first = Ziehe zuerst eine Karte.
wholes-refused-drawn = Die Karte für diesen Zug ist schon gezogen.
wholes-refused-nothing = Jetzt gibt es nichts aufzudecken.
wholes-refused-own = Niemand deckt die eigenen Karten auf.
wholes-refused-left-be = Diese Person hat es schon gelten lassen.
wholes-refused-swap-self = Niemand tauscht den Platz mit sich selbst.
wholes-refused-replay = Ein zweiter Zug kommt nach dem eigenen Zug, bevor die nächste Person zieht.
wholes-refused-held = Diese Person hat diese Karte nicht: { $card }
wholes-refused-playable = Diese Karte kann man nicht mitlegen: { $card }
wholes-refused-no-cards = Wähle mindestens eine Karte.
wholes-refused-said-other = Karten: { $cards }, gesagte Werte: { $said }. Sag für jede Karte einen.
wholes-refused-face = Eine solche Karte gibt es in diesem Deck nicht: { $face }.
wholes-refused-no-whole = { $over ->
    [more] Noch nicht: Das ist um { $rest } zu viel.
   *[less] Noch nicht: Du brauchst noch { $rest }.
}
wholes-refused-otherwise = Diese Karten sind ein Ganzes. Sag, was darauf steht.

## Analysis
wholes-analysis-title = Diese Stellung, mit allen Karten offen
wholes-analysis-about = Die Chancen sind geschätzt: nach den Feldern, den Karten auf der Hand und dem, was noch kommen kann.
wholes-analysis-longest = { $count ->
    [0] Kein Ganzes.
    [one] Längstes Ganzes: eine Karte.
   *[other] Längstes Ganzes: { $count } Karten.
}
wholes-analysis-chance = Gewinnt in { $odds } von 100 Fällen.
wholes-analysis-call = Aufdecken ist in { $odds } von 100 Fällen richtig, soweit man es mit diesen Karten wissen kann.
wholes-analysis-choices = Was wohin führt
wholes-analysis-choice = { $what }: gewinnt in { $odds } von 100 Fällen
wholes-analysis-whole = Legen: { $sum }
wholes-analysis-calls = { $who ->
    [you] Du deckst auf
   *[other] { $name } deckt auf
}
wholes-analysis-lets-be = { $who ->
    [you] Du lässt es gelten
   *[other] { $name } lässt es gelten
}
wholes-analysis-play = Ab hier zur Übung weiterspielen

# What Guided says
wholes-guide-draw = Ziehe eine Karte.
wholes-guide-whole = Wähle alle Karten, auf denen „passt“ steht. Dann ist es genau ein Ganzes.
wholes-guide-astray = Das ergibt { $sum }. Mit deinen anderen Karten wird es kein Ganzes: Lege die letzte zurück.
wholes-guide-none = Deine Karten ergeben kein Ganzes. Passe oder bluffe: Lege welche und sag andere Werte.
wholes-aim = Sei zuerst bei 1: Jede gelegte Karte ist ein Feld.
wholes-guide-play = Das ist ein Ganzes. Lege es!
wholes-guide-call = Kann das ein Bluff sein? Schau auf die gesagten Werte und auf deine eigenen Karten.
