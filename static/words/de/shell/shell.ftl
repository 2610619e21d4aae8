# Glossary: English = German. One word for one thing in all files.
# connection = Verbindung (f.), Verbindungen
# required / permitted connection = nötige / erlaubte Verbindung
# line = Linie (f.), Linien
# triplet = Trio (n.), Trios
# goal = Ziel (n.): gerade, ungerade, mindestens 6, genau 8
# solution = Lösung (f.), Lösungen
# mat = Spielfeld (n.)
# square, space (of Wholes) = Feld (n.), Felder
# letter = Buchstabe (m.): F verboten, P erlaubt, R nötig, O Pflicht
# claim = Behauptung (f.), behaupten
# challenge = Einspruch (m.), Einspruch erheben
# challenger, mover = wer Einspruch erhebt, wer gezogen hat; as sides: der Einspruch, der Zug
# join a side = den Einspruch / den Zug unterstützen
# proof, prove = Beweis (m.), beweisen; a proof holds = gilt
# burden of proof = Beweislast (f.)
# flub = Flub (m.), Flubs
# A-flub, P-flub, C-flub, CA-flub, CP-flub = as they are (m.)
# forced = erzwungen (of a move)
# force-out = Zugzwang (m.); to declare one = Zugzwang melden
# Plaintiff = Anklage (f.)
# Defendant = Verteidigung (f.)
# whole = Ganzes, ein Ganzes, das Ganze, zum Ganzen
# to play cards, a play = Karten legen, die gelegten Karten
# bluff = Bluff (m.), bluffen
# call = aufdecken (the cards of somebody)
# let it be = gelten lassen
# odds = Chance (f.), Chancen
# BAIT, SWAP, REPLAY = KÖDER, TAUSCH, NOCHMAL
# pack = Set (n.), Sets
# deck = Deck (n.), Decks; draw pile = Stapel; discard = abgelegte Karten
# hand = Karten (your cards), Hand
# board = Brett (n.); board without opponents = freies Brett; board of a classroom = Tafel
# coach = Coach (m.); guided = begleitet
# lesson = Lektion (f.); lesson in school = Stunde
# ladder = Lernleiter (f.)
# step = Stufe (f.) of a ladder, Schritt (m.) of a record
# exercise = Aufgabe (f.)
# court = Gericht (n.); verdict = Urteil (n.)
# tournament = Turnier (n.)
# table = Tisch (m.)
# team = Team (n.)
# worksheet = Arbeitsblatt (n.); key = Lösungsblatt
# set-up = Aufbau (m.)
# record = Protokoll (n.)
# match, round, game = Partie (f.), Runde (f.), Spiel (n.)
# move = Zug (m.)
# seed = Startzahl (f.)
# tic-tac-toe = Dreierreihe (f.); area = Bereich (m.); frame = Rahmen (m.); checker = Stein (m.)
# student, teacher = Kind (n.), Lehrkraft (f.)

# The frame around every page.
shell-name = Flub
shell-title = Flub: Spiele mit Behauptung, Einspruch und Beweis
shell-title-page = { $page } · Flub
shell-board-title = { $game }: freies Brett
shell-further-title = { $game }: { $page }
shell-nav = Seiten
shell-skip = Zum Inhalt springen
shell-home = Alle Spiele
shell-close = Schließen
shell-dismiss = Verstanden

# Sentences in a row, and parts that may have commas of their own.
shell-sentences = { $first } { $then }
shell-clauses = { $first }; { $then }

shell-part-title = Diese Seite kam nicht an
shell-part-text = Flub konnte diese Seite nicht laden. Bist du mit dem Internet verbunden?
shell-part-again = Neu versuchen
shell-part-newer = Immer noch nichts? Vielleicht wurde Flub erneuert, seit du es geöffnet hast. Dann lade es neu.
shell-part-reload = Flub neu laden
shell-language-missing = Flub konnte seine Texte in dieser Sprache nicht laden: { $language }. Es geht in der Sprache weiter, die du hier siehst. Bist du mit dem Internet verbunden?

shell-not-found-title = Hier ist nichts
shell-not-found-text = Diese Adresse führt zu keiner Seite. Vielleicht ging unterwegs ein Buchstabe verloren.

# When somebody opens a link that carries something.
shell-sent-title = { $game }: ein Link
shell-sent-in-the-way = Dieser Link bringt ein Spiel { $game }. Aber du bist hier mitten in einem Spiel { $game }.
shell-sent-mine = Meins fortsetzen
shell-sent-open = Das aus dem Link öffnen
shell-sent-aside = Wenn du das Spiel aus dem Link öffnest, wird deins beiseitegelegt. Du findest es dann unter „Gespeicherte Spiele“.
shell-sent-no-room = Hier ist kein Platz, um dein Spiel beiseitezulegen. Lade es zuerst herunter: Wenn du jetzt das Spiel aus dem Link öffnest, ist deins weg.
shell-sent-unusable = Dieser Link funktioniert nicht
shell-sent-long = Er ist länger als jeder Link, den Flub macht. Nichts wurde geöffnet und nichts geändert.
shell-sent-mangled = Ein Teil ging unterwegs verloren oder wurde verändert. Flub versteht ihn nicht. Nichts wurde geöffnet und nichts geändert. Lass dir den Link noch einmal geben.
shell-turn-same = Nichts Neues in diesem Link
shell-turn-same-about = Er enthält das Spiel genau so, wie es hier gespeichert ist.
shell-turn-older = Dieser Link ist älter als dein Spiel
shell-turn-older-about = Das Spiel im Link hat { $theirs ->
    [one] einen Schritt
   *[other] { $theirs } Schritte
}, deins hat schon { $mine }. Nichts wurde geändert.
shell-turn-fork = Aus einem Spiel wurden zwei
shell-turn-fork-about = { $at ->
    [0] Dein Spiel und das im Link trennen sich beim ersten Schritt.
    [one] Dein Spiel und das im Link sind einen Schritt lang gleich, dann trennen sie sich.
   *[other] Dein Spiel und das im Link sind { $at } Schritte lang gleich, dann trennen sie sich.
} Sprich mit der anderen Seite ab, mit welchem ihr weiterspielt.
shell-turn-fork-mine = Deins geht so weiter: { $told }
shell-turn-fork-theirs = Das im Link geht so weiter: { $told }
shell-sent-start = Beginnt bei
shell-sent-start-after = { $count ->
    [one] der Stellung nach einem Schritt
   *[other] der Stellung nach { $count } Schritten
}
shell-sent-deal = Verteilte Karten
shell-sent-deal-same = für alle gleich, mit der Startzahl { $seed }
shell-sent-hidden = Im Spiel ausgeblendet
shell-helper-analysis = eine Stellung analysieren
shell-helper-rules = die Regeln neben dem Tisch
shell-helper-undo = Züge zurücknehmen
shell-invitation = Ein Tisch wartet auf dich: { $game }
shell-invitation-start = Start
shell-invitation-aside = Du hast hier schon ein eigenes Spiel. Es wird beiseitegelegt und wartet unter „Gespeicherte Spiele“.

# When the browser does not keep things.
shell-storage-refused = Dein Browser lässt Flub nichts speichern, oder sein Speicher ist voll. Du kannst trotzdem spielen, aber dein Spiel ist weg, wenn du die Seite schließt.
shell-file-unread = Dein Browser konnte diese Datei nicht lesen. Ist sie noch da?
shell-storage-aside = Etwas, das Flub gespeichert hatte, war nicht lesbar. Es wurde beiseitegelegt, nicht weggeworfen.
shell-storage-download = Das Gespeicherte herunterladen

# When the learning platform that started Flub does not keep things.
shell-platform-refused = Deine Lernplattform hat nicht angenommen, was du hier lernst. Du kannst trotzdem weitermachen, aber vielleicht zählt es dort nicht. Nimm zur Sicherheit mit, was du kannst, bevor du die Seite schließt.
shell-platform-absent = Deine Lernplattform antwortet nicht. Darum wird nichts von dem gespeichert, was du hier tust: nicht dort und nicht auf diesem Computer, den nach dir vielleicht andere benutzen. Wenn du es behalten willst, nimm mit, was du kannst, bevor du die Seite schließt.
shell-platform-carry = Nimm mit, was du kannst

# When there is a newer Flub.
shell-new-version = Eine neue Version von Flub ist da.
shell-games-stay = Deine Spiele bleiben, wie sie sind.
shell-save-first = Dein Browser speichert nichts, deshalb sind deine Spiele nur auf dieser Seite. Speichere sie zuerst als Datei.
shell-new-version-use = Jetzt benutzen

# When the app itself breaks.
shell-crash-title = Tut uns leid, Flub ist abgestürzt
shell-crash-sorry = In Flub ist etwas schiefgegangen. Das ist unser Fehler, nicht deiner.
shell-crash-kept = Das Spiel, das du gespielt hast, ist noch gespeichert. Du kannst es als Datei herunterladen. Vorsicht: Die Datei verrät alles über das Spiel, auch verdeckte Karten.
shell-crash-save = Dieses Spiel als Datei laden
shell-crash-again = Flub neu starten
shell-crash-detail = Was schiefging, für die Leute, die es reparieren

## Presenting to a class
shell-presenter = Vorführen
shell-presenter-back = Zurück
shell-presenter-next = Weiter
shell-presenter-reveal = Zeigen
shell-presenter-proof = Beweis
shell-presenter-verdict = Urteil
shell-presenter-veil = Noch verdeckt. Was meinst du?
