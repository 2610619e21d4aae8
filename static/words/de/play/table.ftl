# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat
table-square-vacant = Feld { $square }, leer
table-square-filled = Feld { $square }, { $letter }
table-square-latest = Feld { $square }, { $letter }, gerade geschrieben
table-square-pencilled = Feld { $square }, { $letter } mit Bleistift, noch nicht eingetragen

## Writing letters
table-letters = Buchstaben
table-letter-f = verboten
table-letter-p = erlaubt
table-letter-o = Pflicht
table-letter-r = nötig
table-pencil-where = Tippe jetzt das Feld für { $letter } an
table-pencil-which = { $letter } in { $square } statt welchem?
table-pencil-this = { $letter } in { $square }
table-pencil-neither = Alles lassen, wie es ist

## Help
table-rules = Regeln
table-keys = Tasten und Zeichen

## Listing connections
table-listings = { $lines ->
    [triplets] Deine Trios
   *[connections] Deine Verbindungen
}
table-listing-label = { $lines ->
    [triplets] Ein Trio, zum Beispiel { $example }
   *[connections] Eine Verbindung, zum Beispiel { $example }
}
table-listing-add = Dazu
table-listing-wrong = { $lines ->
    [triplets] Ein Trio besteht aus drei Feldnummern, zum Beispiel { $example }.
   *[connections] Eine Verbindung besteht aus den Nummern ihrer Felder, zum Beispiel { $example }.
}
table-listing-remove = { $listing } wegnehmen
table-listings-shown = { $lines ->
    [triplets] Trios des Beweises
   *[connections] Verbindungen des Beweises
}

table-listings-offered = { $lines ->
    [triplets] Trios zum Auflisten
   *[connections] Verbindungen zum Auflisten
}
# A few squares or letters of many.
table-some-of = { $list } und andere
table-listings-touch = Antippen zum Auflisten:
table-listing-offer = { $listing } auflisten
table-listings-uncounted = { $count ->
    [one] Noch eine Linie steht auf der Liste, die nicht zählt.
   *[other] Noch { $count } Linien stehen auf der Liste, die nicht zählen.
}

## Marks beside what is listed and does not count
table-mark-no-line = verbindet keine zwei Seiten
table-mark-vacant = { $square } ist leer
table-mark-forbidden = F in { $square }
table-mark-repeated = steht schon da

## Writing a proof, one part after another
table-turn-proof = { $who ->
    [you] Beweise: { $what }
   *[other] { $name } beweist: { $what }
}
table-proof-what = { $kind ->
    [P] kein P-flub
    [CP] kein CP-flub
    [force-out] Zugzwang
    [full] eine Lösung
   *[other] { $kind }-flub
}
table-proof-parts = Teile des Beweises
table-proof-part = { $part ->
    [move] Zug
    [letters] { $lines ->
        [triplets] Das P
       *[connections] Buchstabe
    }
    [lines] { $lines ->
        [triplets] Trios
       *[connections] Verbindungen
    }
   *[instead] Ersatz
}
table-proof-next = { $part ->
    [move] Weiter: der Zug
    [letters] { $lines ->
        [triplets] Weiter: das P
       *[connections] Weiter: Buchstabe
    }
    [lines] { $lines ->
        [triplets] Weiter: Trios
       *[connections] Weiter: Verbindungen
    }
   *[instead] Weiter: Ersatz
}
table-truth-other = Es war ein Flub, aber von anderer Art. { $why }
table-proof-begun = Begonnen: { $listing }. Weiter zu einem Nachbarfeld.
table-proof-astray = { $lines ->
    [triplets] { $listing } ist kein Trio: Es geht nicht Feld für Feld von einer Seite zur gegenüberliegenden. Es kommt nicht auf die Liste.
   *[connections] { $listing } ist keine Verbindung: Sie geht nicht Feld für Feld von einer Seite zur gegenüberliegenden. Sie kommt nicht auf die Liste.
}
table-proof-hand-in = Abgeben
table-proof-give-up = Aufgeben …

## Handing in a proof
table-missing-title = Etwas fehlt
table-missing-move = Du hast den Zug, der der A-flub war, nicht gewählt.
table-missing-letter = Du hast den Buchstaben, der eine Lösung ergibt, nicht geschrieben.
table-missing-lines = Du hast nichts aufgelistet.
table-missing-rest = Du hast angefangen, noch eine Linie anzutippen. Sie steht noch nicht auf der Liste.
table-missing-instead = Du hast nicht geschrieben, was stattdessen möglich war.
table-missing-stay = Weiterschreiben
table-missing-hand-in = Trotzdem abgeben

## Trying a proof again
table-retry = Zur Übung neu versuchen
table-retry-about = Zur Übung: Punkte und Protokoll bleiben, wie sie sind.
table-retry-check = Prüfen
table-retry-end = Zurück zum Urteil
table-lost-at = { $kind ->
    [flub] Zug { $number } war dein Flub: ansehen
   *[other] Mit Zug { $number } ging es verloren: ansehen
}
table-retry-holds = Dieser gilt!

## Flaws of a list
table-flaw-no-line = { $listing } verbindet nicht eine Seite mit der gegenüberliegenden.
table-flaw-vacant = { $listing } geht durch Feld { $square }, und das ist leer.
table-flaw-forbidden = { $listing } enthält ein F, in Feld { $square }.
table-flaw-repeated = { $listing } steht zu oft auf der Liste.
table-flaw-unused = { $lines ->
    [triplets] { $letter }{ $square } liegt auf keinem deiner Trios.
   *[connections] { $letter }{ $square } liegt auf keiner deiner Verbindungen, die kein anderes { $letter } hat.
}
table-flaw-omitted = { $lines ->
    [triplets] { $listing } enthält ein O und muss gezählt werden.
   *[connections] { $listing } enthält genau ein R und muss gezählt werden.
}
table-flaw-count = { $goal ->
    [odd] { $lines ->
        [triplets] { $count ->
            [0] Es gibt keine Trios, und das Ziel ist ungerade.
           *[other] Mit { $count } Trios ist die Anzahl gerade, und das Ziel ist ungerade.
        }
       *[connections] { $count ->
            [0] Es gibt keine Verbindungen, und das Ziel ist ungerade.
           *[other] Mit { $count } Verbindungen ist die Anzahl gerade, und das Ziel ist ungerade.
        }
    }
    [even] { $lines ->
        [triplets] { $count ->
            [0] Eine gerade Lösung hat mindestens zwei Trios.
            [one] Mit einem Trio ist die Anzahl ungerade, und das Ziel ist gerade.
           *[other] Mit { $count } Trios ist die Anzahl ungerade, und das Ziel ist gerade.
        }
       *[connections] { $count ->
            [0] Eine gerade Lösung hat mindestens zwei Verbindungen.
            [one] Mit einer Verbindung ist die Anzahl ungerade, und das Ziel ist gerade.
           *[other] Mit { $count } Verbindungen ist die Anzahl ungerade, und das Ziel ist gerade.
        }
    }
    [at-least] { $count ->
        [0] Es gibt keine Verbindungen, und das Ziel ist mindestens { $number }.
        [one] Eine Verbindung ist nicht mindestens { $number }.
       *[other] { $count } Verbindungen sind nicht mindestens { $number }.
    }
   *[exactly] { $count ->
        [0] Es gibt keine Verbindungen, und das Ziel ist genau { $number }.
        [one] Eine Verbindung ist nicht genau { $number }.
       *[other] { $count } Verbindungen sind nicht genau { $number }.
    }
}

## Before a game

## The record
table-undo = Rückgängig
table-redo = Wiederholen
table-again = Noch einmal
table-change-setup = Aufbau ändern
table-leave = Neues Spiel
table-analyse = Diese Stellung analysieren
table-analyse-short = Analysieren
table-helped = In diesem Spiel wurde Hilfe benutzt.
table-given = Dieses Spiel hat mittendrin begonnen. Es zählt also weder als gewonnen noch als verloren.
table-sheets = Protokoll und Punkte
table-back-to-now = Zurück zu jetzt
table-record-empty = Noch ist nichts passiert.
table-record-walk = Zurückschauen
table-record-first = Zum Anfang
table-record-back = Einen Schritt zurück
table-record-forward = Einen Schritt vor
table-record-now = Zu jetzt
table-record-share = Als Text …
table-record-share-title = Das Protokoll als Text
table-record-copy-label = Diese Partie
table-record-copy = Kopieren
table-record-copied =
    { $copied ->
        [yes] Kopiert.
       *[no] Dieser Browser lässt Flub nicht kopieren. Der Text ist markiert: Kopiere ihn mit den Tasten oder durch langes Drücken.
    }
table-record-file = Als Datei speichern
table-record-paste-label = Füge hier ein Protokoll ein, um von dort weiterzuspielen
table-record-load = Von dort weiterspielen
table-viewing = Rückschau: Schritt { $step }
table-see-again = Noch mal zeigen
table-go-on = Weiter
table-viewing-about = Das ist nur zum Ansehen: Nichts wird geändert. Geh zurück zu jetzt, um weiterzuspielen.

## Links
table-link-game = Link zu diesem Spiel machen
table-link-board = Link zu diesem Brett machen

## Two devices by turns

## Texts that are no record
table-unreadable-long = Dieser Text ist zu lang für ein Protokoll.
table-unreadable-no-record = Das ist kein Protokoll von Flub: Es müsste mit „flub 1 { $game }“ beginnen.
table-unreadable-version = Dieses Protokoll hat die Version „{ $version }“, die dieses Flub nicht lesen kann.
table-unreadable-game = Das ist ein Protokoll von „{ $name }“, nicht von { $title }.
table-unreadable-setup = Die erste Zeile müsste so aussehen: „{ $example }“.
table-unreadable-line = Zeile { $line } ist kein Zug. Schreib ihn wie im ersten Feld.
table-unreadable-refused = Zeile { $line } verstößt gegen die Regeln. { $why }

## The board without opponents
table-board = Freies Brett
table-board-about = Schreibe beliebige Buchstaben, setze ein beliebiges Ziel und schau, was gilt.
table-board-erase = Feld leeren
table-board-clear = Brett leeren
table-board-back = Zurück zum Spiel
table-board-square = Feld { $square }, leer. { $count ->
    [0] Kein Buchstabe ist hier sicher.
   *[other] Hier sicher: { $letters }.
}
table-board-connections = { $lines ->
    [triplets] { $required ->
        [one] Ein Trio mit einem O,
       *[other] { $required } Trios mit einem O,
    } { $permitted ->
        [one] eines nur aus P.
       *[other] { $permitted } nur aus P.
    }
   *[connections] { $required ->
        [one] Eine nötige Verbindung,
       *[other] { $required } nötige Verbindungen,
    } { $permitted ->
        [one] eine erlaubte.
       *[other] { $permitted } erlaubte.
    }
}
table-board-show = Zeigen
table-lines = Auf dem Spielfeld zeichnen
table-lines-none = keine
table-lines-required = nötige
table-lines-permitted = erlaubte
table-lines-with-o = mit einem O
table-lines-without-o = nur aus P

# After a game.
table-good = Was gut war: { $good } deiner { $all } Züge waren kein Flub.
table-moments = { $end ->
    [lost] Diesen Moment üben
   *[won] Die Momente, die es entschieden
}
table-hint-goal = { $step ->
    [1] Ungerade ist 1, 3, 5 und so weiter. Gerade ist 2, 4, 6 und so weiter.
    [2] { $lines ->
        [triplets] Schon ein einziges Trio ist ungerade. Für gerade braucht es zwei.
       *[other] Schon eine einzige Verbindung ist ungerade. Für gerade braucht es zwei.
    }
   *[3] Wähle ungerade.
}
table-hint = Tipp { $step } von { $steps }
table-guide-leave = Ohne Hilfe spielen
