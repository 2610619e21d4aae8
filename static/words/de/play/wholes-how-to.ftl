how-to-wholes-about = Das Spiel
how-to-wholes-about-what = Ein Wettlauf über 20 Felder. Lege verdeckt Karten, die genau ein Ganzes ergeben, und sag, welche es sind. Stimmt das wirklich? Wer daran zweifelt, deckt auf.

how-to-wholes-whole = Genau ein Ganzes
how-to-wholes-whole-what = Eine Karte ist ein Teil eines Ganzen: ein Bruch, eine Dezimalzahl, Prozente oder ein Bild. Ein Strich über einer Ziffer heißt, dass sie sich ohne Ende wiederholt. Je mehr Karten, desto weiter kommst du.
how-to-wholes-try = Tippe Karten an, um sie zu addieren. Schaffst du genau ein Ganzes?

how-to-wholes-turn = Dein Zug
how-to-wholes-turn-deal = Alle beginnen mit fünf Karten, noch neben dem Brett.
how-to-wholes-turn-draw = Ziehe eine Karte.
how-to-wholes-turn-play = Lege verdeckt Karten, die ein Ganzes ergeben, und sag die Summe.
how-to-wholes-turn-bluff = Oder bluffe: Lege andere und sag eine Summe, die ein Ganzes ergibt.
how-to-wholes-turn-pass = Oder passe.
how-to-wholes-turn-move = Deine Figur rückt für jede Karte ein Feld vor.
how-to-wholes-turn-ruling-empty = Sind keine Karten mehr zum Ziehen da, werden die abgelegten gemischt und wieder benutzt. Gibt es auch davon keine, spielst du, ohne zu ziehen.
how-to-wholes-turn-ruling-said = Du sagst für jede gelegte Karte einen Wert. Was du sagst, muss selbst genau ein Ganzes ergeben. Wenn nicht, siehst du die Summe und sagst es noch einmal.
how-to-wholes-turn-ruling-faces = Du darfst nur Werte sagen, die auf Karten dieses Decks stehen, und in einer Form, die sie dort haben.
how-to-wholes-turn-ruling-true = Ergeben deine Karten wirklich ein Ganzes, sagst du ihre wahren Werte. Nur bei einem Bluff sagst du etwas anderes.

how-to-wholes-call = Aufdecken
how-to-wholes-call-what = Alle anderen dürfen gelegte Karten aufdecken, bis die nächste Person zieht. Wer aufdeckt, dreht die Karten um:
how-to-wholes-call-bluff = Kein Ganzes: Wer aufgedeckt hat, behält die Karten. Wer geblufft hat, geht dahin zurück, wo der Zug begann, und für jede Karte noch ein Feld weiter zurück.
how-to-wholes-call-whole = Ein Ganzes: Wer aufgedeckt hat, geht für jede Karte ein Feld zurück.
how-to-wholes-call-bait = KÖDER dabei: Wer aufgedeckt hat, geht für jede Karte ein Feld zurück. Wer geblufft hat, bleibt stehen.
how-to-wholes-call-ruling-one = Gelegte Karten werden nur einmal aufgedeckt. Wer zuerst „Aufdecken“ sagt, deckt auf. Deckt niemand auf, werden die Karten abgelegt, und niemand sieht sie je.
how-to-wholes-call-ruling-start = Niemand geht weiter zurück als bis zum Start.
how-to-wholes-call-ruling-cards = Nach falschem Aufdecken und nach KÖDER werden die Karten abgelegt.

how-to-wholes-special = KÖDER, TAUSCH und NOCHMAL
how-to-wholes-special-bait = KÖDER: Versteck ihn in einem Bluff.
how-to-wholes-special-swap = TAUSCH: Tausche jederzeit den Platz, mit wem du willst.
how-to-wholes-special-replay = NOCHMAL: Mach gleich nach deinem Zug einen zweiten.
how-to-wholes-special-ruling-bait = KÖDER liegt verdeckt wie die anderen gelegten Karten. Er zählt als eine Karte, und du sagst einen Wert für ihn.
how-to-wholes-special-ruling-part = TAUSCH und NOCHMAL sind nie Teil einer Summe. Nach dem Benutzen werden sie abgelegt.
how-to-wholes-special-ruling-replay = Sobald für den zweiten Zug eine Karte gezogen ist, kann niemand mehr deine ersten Karten aufdecken.
how-to-wholes-special-ruling-swap = TAUSCH gilt auch, solange noch aufgedeckt werden kann, und kann jemandem das letzte Feld wegnehmen. Hast du geblufft und dich dann nach vorn getauscht, musst du trotzdem zurück, wenn du erwischt wirst. Hast du dich nach hinten getauscht, gehst du von dort aus zurück.

how-to-wholes-win = Wer gewinnt
how-to-wholes-win-what = Wer zuerst auf dem letzten Feld ist, gewinnt, auch wenn die Karten noch weiter reichen. Es gibt keine Eile.
how-to-wholes-win-ruling-time = Du hast gewonnen, wenn niemand mehr deine Karten aufdecken kann: wenn die nächste Person zieht oder wenn alle anderen sie gelten lassen.
how-to-wholes-win-ruling-end = Ein Spiel, das nach 2000 Zügen niemand gewonnen hat, ist zu Ende. Dann gewinnt, wer am weitesten vorn ist.

how-to-wholes-packs = Sets und Decks
how-to-wholes-packs-what = Sets bringen andere Brüche. Stell Sets zusammen oder schreib ein eigenes Deck.
how-to-wholes-packs-ruling = Ein Deck hat 36 bis 400 Karten, und einige davon müssen ein Ganzes ergeben. Jeder Wert ist mehr als null und höchstens ein Ganzes, mit einem Nenner bis 1000.

how-to-wholes-source = Das sind die Regeln des Kartenspiels Wholes: The Game, für die Klassen 4 bis 6, und seiner Sets mit schwierigeren Brüchen.

wholes-help-touch = Tippe auf den Stapel, um zu ziehen. Tippe eine Karte an, um sie zu nehmen oder zurückzulegen, oder zieh sie in die Mitte.
wholes-help-said = Zum Bluffen tippst du auf den Wert unter einer Karte in der Mitte.
wholes-help-arrows = gehen von Karte zu Karte
wholes-help-numbers = wählen eine Karte
wholes-mark-bar = Balken
wholes-help-bar = deine Summe; was fehlt, ist gestrichelt, was zu viel ist, schraffiert
wholes-mark-said = Wert unter einer Karte
wholes-help-value = was über sie gesagt wird
wholes-mark-back = Kartenrücken
wholes-help-back = sein Muster zeigt, wem die Karte gehört

# Terms as they are written in sentences, and what they mean.
wholes-term-whole = Ganzes, ein Ganzes, Ganzen
wholes-term-whole-is = Alles von etwas: 1, 100 Prozent, vier Viertel.
wholes-term-call = aufdecken, aufdeckt, deckt auf, deckst auf, deck auf, aufgedeckt, aufzudecken
wholes-term-call-is = Sagen, dass du nicht glaubst, was über gelegte Karten gesagt wird. Dann werden sie umgedreht.
wholes-term-bluff = Bluff, Bluffs, bluffe, bluffen, bluffst, blufft, geblufft
wholes-term-bluff-is = Karten legen, die nicht sind, was du sagst.
wholes-term-bait = KÖDER
wholes-term-bait-is = Eine Karte, die für jeden Wert steht. Wer sie aufdeckt, zahlt.
wholes-term-odds = Chance, Chancen
wholes-term-odds-is = Wie oft etwas vorkommt, von 100 Malen.
