# A table by link.
set-up-lead = Wähle einmal. Wer den Link öffnet, sieht, was eingestellt ist, tippt auf „Start“ und spielt genau so. Die eigenen Einstellungen bleiben, wie sie sind.
set-up-game = Welches Spiel?
set-up-as-device = Wie am Gerät eingestellt
set-up-shared = Für alle an diesem Tisch
set-up-hidden-about = Das ist am Tisch ausgeblendet, solange das Spiel dauert. Die anderen Seiten von Flub bleiben, wie sie sind.
set-up-same-deal = Allen die gleichen Karten geben
set-up-start = Mit einer Stellung beginnen
set-up-start-field = Füge einen Link zu einem Spiel, einem Aufbau oder einem Brett ein, oder den Text eines Protokolls
set-up-start-unread = Darin ist kein Spiel { $game }, das noch läuft. Kopiere den ganzen Link oder das ganze Protokoll.
set-up-start-read = { $count ->
    [0] Dieser Aufbau ist jetzt oben gewählt.
    [one] Das Spiel beginnt nach dem einen Schritt, den du eingefügt hast.
   *[other] Das Spiel beginnt nach den { $count } Schritten, die du eingefügt hast.
}
set-up-start-left-out = Die eingefügten Schritte passen nicht zu dem, was oben gewählt ist, darum werden sie weggelassen. Füge sie noch einmal ein, um zu wählen, was zu ihnen passt.
set-up-opens = Das öffnet sich
set-up-copy = Link kopieren
set-up-impossible = Mit dem, was hier gewählt ist, kann kein Spiel beginnen. Wähle oben etwas anderes.
