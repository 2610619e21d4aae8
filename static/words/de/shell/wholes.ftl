home-wholes = Wholes
home-wholes-about = Lege Brüche, Dezimalzahlen, Prozente und Bilder, die genau ein Ganzes ergeben. Oder bluffe und hoffe, dass niemand aufdeckt.

# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-setup-lead = Lege Karten, die genau ein Ganzes ergeben. Oder bluffe.
wholes-setup-cards = Karten
wholes-level-careful = Computer: blufft nie
wholes-level-sly = Computer: blufft
wholes-level-expert = Computer: blufft und merkt sich alles
wholes-levels-about = Wer nie blufft, deckt nur auf, was nicht sein kann. Wer blufft, deckt auch auf, was unwahrscheinlich ist. Wer sich alles merkt, weiß, wer erwischt wurde.
wholes-one-device = Alle spielen an diesem einen Gerät. Wholes wird nicht zwischen Geräten weitergegeben, weil der Link die Karten aller zeigen würde.
wholes-practice = Üben: Alle Karten liegen offen, mit Tipps und Zurücknehmen
wholes-practice-about = Alle sehen alles, du kannst um Tipps bitten und Züge zurücknehmen.
wholes-decks-open = Sets und eigene Decks
wholes-deck-left = Das Deck deines letzten Spiels
wholes-deck-nameless = Ein Deck ohne Namen
