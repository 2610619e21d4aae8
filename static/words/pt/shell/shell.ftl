# Glossary: English, Portuguese.
# connection: conexão (f.), conexões
# triplet: trio (m.), trios
# line (on the mat): linha; row of squares: fileira; column: coluna; three in a row: três em linha
# goal: meta; odd, even: ímpar, par; at least: pelo menos; exactly: exatamente
# solution: solução, soluções
# mat: grade (of letters, 3 por 3 or 4 por 4)
# board: tabuleiro (Wholes, Floating, and "board without opponents"); the board of a classroom: quadro
# square, space: casa
# letter: letra; a letter by its name is masculine: um F, o R; its meanings agree with "letra": proibida, permitida, requerida (R), obrigatória (O)
# required, permitted connection: conexão requerida, conexão permitida
# claim: afirmar, afirmação
# challenge: desafiar, desafio; bold: ousado; challenger: quem desafiou
# proof, to prove: prova, provar; a proof holds: a prova vale; to give it up: desistir da prova
# burden of proof: ônus da prova
# move: jogada; mover: quem jogou; turn: vez; to join a side: apoiar
# flub, A-flub, P-flub, C-flubs: flub, A-flub, P-flub, CA-flub, CP-flub (m.), plural with s
# slip: erro; to pass a flub over: deixar passar; to let it be: deixar passar; to let it stand: deixar valer
# force-out: final forçado (declarar final forçado); forced: jogada forçada
# Plaintiff, Defendant: a Acusação, a Defesa (sides, f., for girls and boys)
# tic-tac-toe (three in a row): trinca; checker: peça; area: área; frame: moldura; within reach: ao alcance
# Moving, Sharing, Touching, Fewest: Mover, Compartilhar, Encostar, Menos
# whole: inteiro; half, fourth: meio, quarto; decimal comma: vírgula; percent: por cento
# bluff: blefe, blefar; call: duvidar; caller: quem duvidou; bluffer: quem blefou
# BAIT, SWAP, REPLAY: ISCA, TROCA, REPETE
# card: carta; deck: baralho; hand: mão; pack: pacote; draw pile: monte; to draw: comprar; discard: descarte; piece: peão
# game (which): jogo; game, match (one that is played): partida; round: rodada; score: pontos
# player: participante (with a number), pessoa, quem joga
# coach: treinador; Guided: com guia; hint: dica; undo: desfazer
# lesson: lição (in the app), aula (at school); ladder: trilha; step: passo; exercise: exercício
# court: tribunal; pose and pool: propor e apurar
# tournament: torneio; table: mesa; team: equipe; worksheet: folha de exercícios; key: gabarito
# set-up: preparação; settings: ajustes; record: registro; link: link; code: código; device: aparelho; seed: semente
# student: estudante; class: turma; nickname: apelido; teacher: a professora ou o professor; for teachers: para quem ensina

# The frame around every page.
shell-name = Flub
shell-title = Flub: jogos de afirmar, desafiar e provar
shell-title-page = { $page } · Flub
shell-board-title = { $game }: tabuleiro sem adversários
shell-further-title = { $game }: { $page }
shell-nav = Páginas
shell-skip = Ir para a página
shell-home = Todos os jogos
shell-close = Fechar
shell-dismiss = Entendi

# Sentences in a row, and parts that may have commas of their own.
shell-sentences = { $first } { $then }
shell-clauses = { $first }; { $then }

shell-part-title = Esta página não chegou
shell-part-text = O Flub não conseguiu carregar esta página. Você tem conexão com a internet?
shell-part-again = Tentar de novo
shell-part-newer = Ainda nada? Talvez o Flub tenha sido renovado depois que você o abriu. Então carregue de novo.
shell-part-reload = Carregar o Flub de novo
shell-language-missing = O Flub não conseguiu carregar os textos neste idioma: { $language }. Ele continua no idioma que você vê aqui. Você tem conexão com a internet?

shell-not-found-title = Nada aqui
shell-not-found-text = Este endereço não leva a nenhuma página. Talvez uma letra tenha se perdido no caminho.

# When somebody opens a link that carries something.
shell-sent-title = { $game }: um link
shell-sent-in-the-way = Este link traz uma partida de { $game }. Mas aqui há uma partida de { $game } no meio do jogo.
shell-sent-mine = Continuar a minha
shell-sent-open = Abrir a do link
shell-sent-aside = Se você abrir a do link, a sua fica de lado. Depois ela está em “Partidas guardadas”.
shell-sent-no-room = Aqui não há espaço para deixar a sua partida de lado. Baixe-a antes: se você abrir agora a do link, a sua se perde.
shell-sent-unusable = Este link não funciona
shell-sent-long = Ele é mais longo do que qualquer link feito pelo Flub. Nada foi aberto e nada foi mudado.
shell-sent-mangled = Uma parte se perdeu ou mudou no caminho, e o Flub não entende. Nada foi aberto e nada foi mudado. Peça o link de novo.
shell-turn-same = Nada de novo neste link
shell-turn-same-about = Ele traz a partida exatamente como está guardada aqui.
shell-turn-older = Este link é mais antigo do que a sua partida
shell-turn-older-about = A partida do link { $theirs ->
    [0] ainda não tem nenhum passo
    [one] tem um passo
   *[other] tem { $theirs } passos
}, a sua já tem { $mine }. Nada mudou.
shell-turn-fork = Duas partidas a partir de uma
shell-turn-fork-about = { $at ->
    [0] A sua partida e a do link se separam no primeiro passo.
    [one] A sua partida e a do link são iguais por um passo, depois se separam.
   *[other] A sua partida e a do link são iguais por { $at } passos, depois se separam.
} Combine com o outro lado com qual vocês continuam.
shell-turn-fork-mine = A sua continua: { $told }
shell-turn-fork-theirs = A do link continua: { $told }
shell-sent-start = Ponto de partida
shell-sent-start-after = { $count ->
    [0] a posição do começo
    [one] a posição depois de um passo
   *[other] a posição depois de { $count } passos
}
shell-sent-deal = As cartas dadas
shell-sent-deal-same = as mesmas para todo mundo, da semente { $seed }
shell-sent-hidden = Escondido na partida
shell-helper-analysis = analisar uma posição
shell-helper-rules = as regras ao lado da mesa
shell-helper-undo = desfazer
shell-invitation = Uma mesa está pronta para você: { $game }
shell-invitation-start = Começar
shell-invitation-aside = Você tem uma partida sua aqui. Ela fica de lado e espera em “Partidas guardadas”.

# When the browser does not keep things.
shell-storage-refused = O seu navegador não deixa o Flub salvar nada, ou está sem espaço. Você pode jogar assim mesmo, mas a partida se perde quando você fechar a página.
shell-file-unread = O seu navegador não conseguiu ler este arquivo. Ele ainda está lá?
shell-storage-aside = Algo que o Flub tinha salvado não pôde ser lido. Ficou de lado, não foi jogado fora.
shell-storage-download = Baixar o que estava salvo

# When the learning platform that started Flub does not keep things.
shell-platform-refused = A sua plataforma de aprendizagem não aceitou o que você aprende aqui. Você pode continuar assim mesmo, mas talvez não conte lá. Para garantir, leve o que você sabe antes de fechar a página.
shell-platform-absent = A sua plataforma de aprendizagem não responde. Por isso, nada do que você faz aqui fica guardado: nem lá, nem neste computador, que outras pessoas podem usar depois de você. Para guardar, leve o que você sabe antes de fechar a página.
shell-platform-carry = Levar o que você sabe

# When there is a newer Flub.
shell-new-version = Há uma nova versão do Flub.
shell-games-stay = As suas partidas ficam como estão.
shell-save-first = O seu navegador não salva nada, então as suas partidas só existem nesta página. Salve-as antes em um arquivo.
shell-new-version-use = Usar agora

# When the app itself breaks.
shell-crash-title = Desculpe, o Flub quebrou
shell-crash-sorry = Algo deu errado dentro do Flub. O erro é nosso, não seu.
shell-crash-kept = A partida que você jogava continua salva. Você pode baixá-la em um arquivo. Cuidado: o arquivo conta tudo sobre a partida, até as cartas escondidas.
shell-crash-save = Baixar esta partida em um arquivo
shell-crash-again = Abrir o Flub de novo
shell-crash-detail = O que deu errado, para quem vai consertar

## Presenting to a class
shell-presenter = Apresentação
shell-presenter-back = Voltar
shell-presenter-next = Próximo
shell-presenter-reveal = Revelar
shell-presenter-proof = Prova
shell-presenter-verdict = Veredicto
shell-presenter-veil = Escondido por enquanto. O que você acha?
