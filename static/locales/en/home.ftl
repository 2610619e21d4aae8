home-title = Flub
home-lead = Four games of claim, challenge and proof. Say it, doubt it, show it.
home-games = Games
home-look = How it looks and speaks
home-play = Play { $game }
home-continue = Continue { $game }
home-left = A game is waiting for you.
home-how-to = How to play
home-later = Not here yet

home-lawtoe = LawToe
home-lawtoe-about = A duel on nine squares. The Plaintiff builds lines of letters, the Defendant blocks them. Catch a slip and prove it.
home-poe = POE
home-poe-about = Write letters into a network of lines, for two to six players. Will it come out odd or even? Whoever goes too far gets challenged.
home-wholes = Wholes
home-wholes-about = Play fractions, decimals, percents and pictures that make exactly one whole. Or bluff, and hope that nobody calls.
home-floating = Floating Tic-Tac-Toe
home-floating-about = Tic-tac-toe without a fixed board: you only find out where the edges are while you play.
