# The court: a faulty proof or sum.
court-ask = Há algo errado aqui. Em qual linha está o primeiro erro?
court-task = A tarefa era: { $asked }
court-count = Contar as mãos
court-show = Mostrar o erro
court-found = O primeiro erro está na linha { $line }.
court-flaw = Primeiro erro
court-holds = Certa
court-mend-it = Consertar
court-mend = Primeiro erro: { $why } Mude o mínimo possível e depois confira.
court-is-mended = Consertado: o tribunal aceita.
court-show-mended = Mostrar uma resposta certa
court-other = Outro erro
court-next = Próximo caso
