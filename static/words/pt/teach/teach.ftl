# What there is for a class.
teach-title = Para a sua turma
teach-lead = Sem contas, sem servidor. O que a sua tela mostra chega à turma pelos olhos, por link, por código ou no papel.
teach-all = Para a sua turma

teach-pose = Propor e apurar
teach-pose-about = Proponha um exercício no projetor, e a turma responde com as mãos, com cartões ou nos aparelhos. Veja as respostas em barras, cada uma com a ideia que está por trás.
teach-court = O tribunal
teach-court-about = Uma prova com erro aparece no projetor. A turma acha o primeiro erro e depois conserta.
teach-tournament = Torneio
teach-tournament-about = Equipes, e mesas de três de nível parecido. Toque nos resultados: o Flub conta os pontos e monta a próxima rodada.
teach-under-way = Em andamento: rodada { $round }
teach-posed = Em andamento: { $game } { $step }
teach-worksheet = Folhas de exercícios
teach-worksheet-about = Exercícios no papel, em versões A e B, com o gabarito em uma página à parte. O mesmo número faz de novo a mesma folha.
teach-class = Progresso de uma turma
teach-class-about = Cole o que a turma entrega e veja onde está cada estudante. Os erros mais comuns vêm primeiro.
teach-set-up = Uma mesa por link
teach-set-up-about = Escolha uma vez o jogo, as cartas e as ajudas. Todo mundo que abrir o link começa bem ali.
teach-plans = Planos de aula
teach-plans-about = Três aulas de quarenta e cinco minutos para cada jogo, com o que dizer e o que levar. Imprima uma e dê a aula.
teach-standards = Passos e padrões
teach-standards-about = O que cada estudante sabe fazer depois de cada passo das trilhas, e a quais padrões ele atende, com um exercício para cada um. Imprima a tabela ou leve para uma planilha.

teach-no-page-title = Nada aqui
teach-no-page = Este endereço não leva a nenhuma página para turmas. Talvez tenha sido cortado. Nada seu se perdeu.

# Levar algo.
take-file = Salvar em arquivo
take-link = Link
take-copy = Copiar o link
take-copied = { $copied ->
    [yes] O link foi copiado.
   *[no] O navegador não deixa copiar. O link está selecionado: copie com Ctrl+C.
}
take-code = Código com este link
take-code-long = O link é longo demais para um código que uma câmera consiga ler. Use o link ou o arquivo.
