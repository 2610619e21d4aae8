home-floating = Floating Tic-Tac-Toe
home-floating-about = Jogo da velha sem tabuleiro fixo: você só descobre onde ficam as bordas enquanto joga.

# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up
floating-setup-lead = Ninguém sabe onde fica o tabuleiro até que vocês joguem.
floating-setup-board = Onde vocês vão jogar?
floating-paper = Papel
floating-paper-about = Uma folha de 7 por 7 casas. X começa no meio.
floating-checkerboard = Tabuleiro de damas
floating-checkerboard-about = Um tabuleiro de 8 por 8 casas. X tem as peças escuras e começa em uma das quatro casas do meio.
floating-setup-variations = Regras especiais, quantas você quiser
floating-moving = Mover
floating-moving-about = Uma vez por partida, antes de jogar, você pode mover uma peça sua.
floating-sharing = Compartilhar
floating-sharing-about = Duas trincas suas que têm uma casa em comum valem um ponto a mais.
floating-touching = Encostar
floating-touching-about = Cada peça nova precisa encostar em uma já jogada, por um lado ou por um canto.
floating-fewest = Menos
floating-fewest-about = Ganha quem tem menos trincas.
floating-level-easy = Computador: erra muito
floating-level-easy-about = Este computador só olha a próxima trinca, e às vezes nem olha.
floating-level-strong = Computador: erra pouco
floating-level-strong-about = Este computador olha duas jogadas à frente e vê tudo perto do fim.
floating-level-perfect = Computador: nunca erra
floating-level-perfect-about = Este computador nunca dá um ponto de graça e arma armadilhas.
floating-level-person-about = Vocês dividem esta tela e se revezam.
floating-setup-side = De que lado você fica?
floating-setup-as = { $side ->
    [X] X, que começa
   *[O] O
}
