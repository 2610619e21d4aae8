home-floating = Floating Tic-Tac-Toe
home-floating-about = Tic-tac-toe without a fixed board: you only find out where the edges are while you play.
