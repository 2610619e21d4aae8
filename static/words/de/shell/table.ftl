# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat

## Writing letters

## Help

## Listing connections

# A few squares or letters of many.

## Marks beside what is listed and does not count

## Writing a proof, one part after another

## Handing in a proof
table-checking = Beweise schon beim Schreiben prüfen (eine Hilfe am Anfang)
table-checks = Beweise beim Schreiben
table-checks-on = werden sofort geprüft

## Trying a proof again

## Flaws of a list

## Before a game
table-begin = Spiel beginnen
table-continue = Dein Spiel fortsetzen
table-look-back = Dein letztes Spiel ansehen
table-more = Mehr Auswahl

## The record
table-present = Vorführen
table-present-end = Nicht mehr vorführen
table-record = Protokoll
table-print = Drucken

## Links
table-link-set-up = Link zu diesem Aufbau machen
table-link-coach = Der Coach für alle, die den Link öffnen
table-link-coach-own = Wie sie selbst wählen
table-link = Der Link
table-link-copied =
    { $copied ->
        [yes] Kopiert. Nichts wurde irgendwohin gesendet.
       *[no] Dieser Browser lässt Flub nicht kopieren. Der Link ist markiert: Kopiere ihn mit den Tasten oder durch langes Drücken.
    } { $kind ->
        [set-up] Wer ihn öffnet, kann das gleiche Spiel beginnen, mit den Namen, die du vergeben hast. Coach und Wartezeit bleiben, wie jede Person sie eingestellt hat.
        [turn] Das andere Gerät macht dort weiter.
        [table] Wer ihn öffnet, kann genau dies beginnen, mit den Namen, die du vergeben hast.
       *[other] Wer ihn öffnet, sieht dasselbe, mit den Namen, die du vergeben hast.
    }
table-link-long = Das ist zu lang für einen Link. Speichere es als Datei.
table-code = Ein Code für die Kamera eines anderen Geräts
table-code-long = Dieser Link ist zu lang für einen Code, den eine Kamera lesen kann. Kopiere ihn stattdessen.

## Two devices by turns
table-hand-over = Schick diesen Zug
table-hand-over-about = Schick den Link in einer Nachricht oder halte den Code vor die andere Kamera.
table-hand-over-last = Das Spiel ist zu Ende, und das andere Gerät weiß es noch nicht. Schick den Link oder halte den Code hin.
table-hand-over-copy = Link kopieren
table-hand-over-field = Link oder Nachricht vom anderen Gerät einfügen
table-hand-over-read = Zug lesen
table-hand-over-wrong = Darin ist kein Link zu einem Zug dieses Spiels. Kopiere auf dem anderen Gerät den ganzen Link und füge ihn noch einmal ein. Hier wurde nichts geändert.
