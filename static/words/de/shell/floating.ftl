home-floating = Floating Tic-Tac-Toe
home-floating-about = Tic-Tac-Toe ohne festes Brett: Wo die Ränder sind, findest du erst beim Spielen heraus.

# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up
floating-setup-lead = Niemand weiß, wo das Brett ist, bevor ihr es gespielt habt.
floating-setup-board = Worauf spielst du?
floating-paper = Papier
floating-paper-about = Ein Blatt mit 7 mal 7 Feldern. X beginnt in der Mitte.
floating-checkerboard = Damebrett
floating-checkerboard-about = Ein Brett mit 8 mal 8 Feldern. X hat die dunklen Steine und beginnt auf einem der vier Felder in der Mitte.
floating-setup-variations = Sonderregeln, so viele du willst
floating-moving = Versetzen
floating-moving-about = Einmal im Spiel, vor einem Zug, darfst du einen eigenen Stein versetzen.
floating-sharing = Teilen
floating-sharing-about = Zwei deiner Dreierreihen, die ein Feld teilen, bringen einen Punkt mehr.
floating-touching = Berühren
floating-touching-about = Jeder neue Stein muss einen schon gesetzten berühren, an einer Seite oder einer Ecke.
floating-fewest = Wenig gewinnt
floating-fewest-about = Wer die wenigsten Dreierreihen hat, gewinnt.
floating-level-easy = Computer: patzt oft
floating-level-easy-about = Dieser Computer schaut nur auf die nächste Dreierreihe, und manchmal schaut er gar nicht.
floating-level-strong = Computer: patzt selten
floating-level-strong-about = Dieser Computer schaut zwei Züge voraus und sieht kurz vor dem Ende alles.
floating-level-perfect = Computer: patzt nie
floating-level-perfect-about = Dieser Computer verschenkt nie einen Punkt und stellt Fallen.
floating-level-person-about = Ihr teilt euch diesen Bildschirm und zieht abwechselnd.
floating-setup-side = Auf welcher Seite bist du?
floating-setup-as = { $side ->
    [X] X, beginnt
   *[O] O
}
