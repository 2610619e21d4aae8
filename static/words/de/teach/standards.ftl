# Steps and standards.
standards-lead = Die Inhaltsstandards stammen aus den Common Core Standards für Mathematik (USA). Nur Wholes dient einigen davon. Bei den anderen Spielen nennt diese Tabelle mathematische Arbeitsweisen, keine Inhalte. Jeder Standard in einer Zeile öffnet eine Aufgabe, die ihm dient.
standards-csv = Als Tabelle (CSV)
standards-game = Spiel
standards-step = Stufe
standards-title = Titel
standards-teaches = Das Kind …
standards-serves = Standards
standards-none = Keiner genannt
standards-open = Öffnet eine Aufgabe, die ihm dient
standards-what = Was sie sagen
standards-3nfa = Brüche als Zahlen verstehen.
standards-4nfa = Brüche tiefer verstehen: welche gleich sind und welcher größer ist.
standards-4nfb = Brüche aus Stammbrüchen aufbauen.
standards-4nfc = Dezimalschreibweise für Brüche verstehen und Dezimalbrüche vergleichen.
standards-5nfa = Gleichwertige Brüche nutzen, um Brüche zu addieren und zu subtrahieren.
standards-6rpa3c = Prozentwerte als Anteile von 100 bestimmen.
standards-mp1 = Arbeitsweise: Probleme erfassen und beharrlich lösen.
standards-mp3 = Arbeitsweise: tragfähig argumentieren und die Argumente anderer prüfen.
standards-mp7 = Arbeitsweise: Strukturen suchen und nutzen.

# What a step teaches, after “Das Kind …”.
standards-goal = { $game ->
    [poe] { $step ->
        [1] unterscheidet eine Linie von Feldern, die umkehren
        [2] erklärt, warum die zwei langen Diagonalen doppelt zählen
        [3] sieht, wo ein F oder ein leeres Feld eine Linie unterbricht
        [4] erkennt eine nötige Verbindung: genau ein R
        [5] listet alle Verbindungen auf, nötige und erlaubte getrennt
        [6] prüft, ob jedes R auf einer nötigen Verbindung liegt
        [7] weiß, was zählt: alle nötigen und so viele erlaubte, wie man will
        [8] sagt, welche Anzahlen gerade oder ungerade sind und dass null in diesen Spielen als keins davon zählt
        [9] entscheidet, ob ein Ziel noch erreichbar ist, und beweist es
        [10] findet den einen Buchstaben, der eine Lösung vollendet
        [11] findet den Buchstaben, der einen Flub vermieden hätte, falls es einen gibt
        [12] sagt, wer beweisen muss und welche Seite man unterstützt
        [13] schreibt einen ganzen Beweis für einen A-flub, mit dem besseren Buchstaben
        [14] nennt den früheren Zug, der der Flub war
        [15] wählt einen sicheren Buchstaben und meldet Zugzwang, wo es keinen gibt
       *[16] arbeitet mit den Zielen „genau“ und „mindestens“ und mit 4 mal 4 Feldern
    }
    [lawtoe] { $step ->
        [1] unterscheidet ein Trio von anderen drei Feldern
        [2] erklärt, warum die zwei langen Diagonalen doppelt zählen
        [3] weiß, was F, P und O mit einem Trio machen
        [4] listet jedes Trio mit einem O auf
        [5] entscheidet, ob eine Liste zu einem geraden oder ungeraden Ziel passt
        [6] vollendet eine Lösung mit einem neuen P und benutzt es
        [7] entscheidet, ob ein Zug ein A-flub ist, und beweist es
        [8] nennt den früheren Zug, der der A-flub war
        [9] unterscheidet einen mutigen Einspruch von einem einfachen und nennt die Punkte
        [10] findet auf einem vollen Spielfeld eine Lösung oder sieht, dass es keine gibt
        [11] sieht voraus, welche Trios ein Buchstabe öffnet und sperrt
        [12] wählt Züge, mit denen eine gewonnene Partie gewonnen bleibt
       *[13] spielt Dragoman, mit zwei Buchstaben pro Zug und gesperrtem Feld 5
    }
    [wholes] { $step ->
        [1] liest einen Bruch aus einem Bild ab
        [2] ordnet Stammbrüche
        [3] findet gleiche Brüche durch Halbieren, Verdoppeln und Verdreifachen
        [4] schreibt Zehntel und Hundertstel als Brüche und als Dezimalzahlen
        [5] ordnet verschieden lange Dezimalzahlen
        [6] wandelt Brüche und Dezimalzahlen in Prozente um
        [7] findet, was zu einem Ganzen fehlt
        [8] bildet ein Ganzes aus Brüchen mit gleichem Nenner
        [9] addiert Brüche mit verschiedenen Nennern
        [10] addiert Brüche, Dezimalzahlen und Prozente in einer Summe
        [11] entscheidet, ob eine Summe genau ein Ganzes ist, weniger oder mehr
        [12] findet das Ganze, das die meisten Karten einer Hand benutzt
        [13] sagt eine Summe laut, wahr oder als glaubhaften Bluff
        [14] entscheidet durch Kartenzählen, ob eine Behauptung stimmen kann
        [15] wägt die Chancen ab, bevor es aufdeckt
       *[16] benutzt TAUSCH, KÖDER und NOCHMAL dort, wo sie am meisten helfen
    }
   *[floating] { $step ->
        [1] findet jedes Feld in Reichweite
        [2] sagt, wie jeder Stein die Reichweite verkleinert
        [3] erkennt, wann der Bereich geschlossen ist
        [4] findet drei Nachbarn in einer geraden Reihe
        [5] zählt vier in einer Reihe als zwei
        [6] findet auch schräge Reihen
        [7] zählt einen vollen Bereich, ohne eine Reihe zu übersehen
        [8] findet einen Zug, der eine Dreierreihe macht
        [9] findet einen Zug, der eine verhindert
        [10] droht mit einem Zug zweimal
        [11] legt einen Rand des Bereichs mit Absicht fest
        [12] spielt die letzten Felder, ohne einen Punkt zu verschenken
        [13] spielt jede Sonderregel richtig
       *[14] nutzt einen Fehler der anderen Seite
    }
}
