home-wholes = Wholes
home-wholes-about = Jogue frações, decimais, porcentagens e desenhos que formem exatamente um inteiro. Ou blefe, e torça para ninguém duvidar.

# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-setup-lead = Jogue cartas que formem exatamente um inteiro. Ou blefe.
wholes-setup-cards = Cartas
wholes-level-careful = Computador: nunca blefa
wholes-level-sly = Computador: blefa
wholes-level-expert = Computador: blefa e lembra
wholes-levels-about = O que nunca blefa só duvida do que não pode ser. O que blefa também duvida do que é improvável. O que lembra sabe quem já foi descoberto.
wholes-one-device = Todo mundo joga neste mesmo aparelho. O Wholes não passa de um aparelho para outro, porque o link mostraria a mão de todo mundo.
wholes-practice = Treino: todas as cartas viradas para cima, com dicas e desfazer
wholes-practice-about = Todo mundo vê tudo, você pode pedir dicas e pode desfazer.
wholes-decks-open = Pacotes e seus baralhos
wholes-deck-left = O baralho da sua última partida
wholes-deck-nameless = Um baralho sem nome
