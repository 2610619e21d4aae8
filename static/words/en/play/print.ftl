# Things to print.
print-lead = For a table without screens. A game that was played and how to play it are printed from their own pages.
print-what = What do you want to print?
print-mat = Mat, { $side } by { $side }
print-board = Board of squares, { $side } by { $side }
print-scores = Score sheet
print-scores-about = The players’ names go in the first row, the points of each round below.
print-round = Round
print-sum = All
print-track = The board
print-pieces = Pieces to cut out
print-backs = Backs of cards
print-cards = Cards: { $deck }
