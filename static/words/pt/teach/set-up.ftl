# A table by link.
set-up-lead = Escolha uma vez. Quem abrir o link vê o que está preparado, toca em Começar e joga exatamente assim. Os ajustes de cada pessoa não mudam.
set-up-game = Qual jogo?
set-up-as-device = Como cada aparelho está ajustado
set-up-shared = Para todo mundo nesta mesa
set-up-hidden-about = Isto fica escondido na mesa enquanto a partida durar. As outras páginas do Flub ficam como estão.
set-up-same-deal = Dar as mesmas cartas para todo mundo
set-up-start = Começar de uma posição
set-up-start-field = Cole um link para uma partida, uma preparação ou um tabuleiro, ou o texto de um registro
set-up-start-unread = Aqui não há nenhuma partida de { $game } que continue. Copie o link inteiro ou o registro inteiro.
set-up-start-read = { $count ->
    [0] Esta preparação agora está escolhida acima.
    [one] A partida começa depois do único passo que você colou.
   *[other] A partida começa depois dos { $count } passos que você colou.
}
set-up-start-left-out = Os passos que você colou não combinam com o que está escolhido acima, então ficam de fora. Cole de novo para escolher o que combina com eles.
set-up-opens = Isto abre
set-up-copy = Copiar o link
set-up-impossible = Nenhuma partida pode começar com o que está escolhido aqui. Escolha outra coisa acima.
