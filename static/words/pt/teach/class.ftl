# The progress of a class.
class-lead = Cada estudante entrega um texto ou um link de “Levar o que você sabe”. Aqui isso vira uma tabela: onde está cada estudante, e quais erros são mais comuns. Use só apelidos.
class-made-up = Estes textos podem ser inventados. Eles servem para conversar, não para dar nota.

# Handing in.
class-hand-in = Entregar
class-how = Uma linha por estudante: o apelido, depois o texto ou o link. Sem apelido, o Flub dá um.
class-many = Muitos de uma vez, um por linha
class-add = Incluir
class-one = Um depois do outro: cole, aperte Enter, cole o próximo
class-add-one = Incluir
class-file = De um arquivo
class-unnamed = Estudante { $number }
class-empty = Ainda não há nada no campo. Cole um texto ou um link.
class-taken = Incluídos: { $added }. Atualizados: { $replaced }. Já estavam: { $known }. { $refused ->
    [0] Todas as linhas foram aceitas.
    [one] Uma linha não foi aceita. Ela fica no campo, para consertar.
   *[other] { $refused } linhas não foram aceitas. Elas ficam no campo, para consertar.
}
class-replaced = O texto mais novo tomou o lugar do mais antigo de: { $names }. “Desfazer” traz de volta.
class-cut = Um apelido tem no máximo { $most } caracteres. Cortados: { $names }.
class-line = Linha { $number }:
class-read = Linhas que dá para ler: { $read }. Linhas que não dá: { $refused }. Nada foi incluído ainda.
class-read-added = Para incluir: { $names }.
class-read-replaced = Um texto mais novo de: { $names }.
class-read-known = Já estavam: { $names }.
class-fault-none = Não há progresso nesta linha.
class-fault-full = Uma turma tem no máximo { $most } estudantes. Tire alguém antes.
class-fault = { $fault ->
    [long] Isto é longo demais para ser um progresso.
    [version] Isto não é do Flub, ou é de um Flub mais novo.
    [many] Isto tem passos que este Flub não tem.
   *[mangled] Uma parte do progresso falta ou foi mudada. Peça de novo.
}

# The table.
class-undo = Desfazer
class-undone = A última mudança foi desfeita.
class-game = Jogo
class-caption = { $game }: { $students ->
    [0] ninguém
    [one] { $students } estudante
   *[other] { $students } estudantes
}
class-nickname = Apelido
class-learnt = Aprendidos
class-sort = Ordenar por isto
class-learnt-by = Aprendido por
class-mark-held = Um erro ainda não superado
class-csv = Para uma planilha (CSV)

# What is commonly mistaken.
class-beliefs = Erros
class-beliefs-title = O que explicar de novo
class-beliefs-about = Cada um aparece com a frase que o corrige.
class-beliefs-overcome = { $count ->
    [one] Um que foi superado
   *[other] { $count } que foram superados
}
class-no-beliefs = Nada ainda. Um erro aparece aqui quando alguém da turma dá uma resposta errada que o Flub conhece.
class-belief-at = Passo { $step }: { $belief }
class-belief-count = { $held ->
    [0] Ninguém agora
    [one] { $held } estudante agora
   *[other] { $held } estudantes agora
}{ $overcome ->
    [0] .
    [one] ; { $overcome } já aprendeu.
   *[other] ; { $overcome } já aprenderam.
}
class-belief-steps = { $count ->
    [one] Passo { $steps }.
   *[other] Passos { $steps }.
}
class-belief-who = Quem?
class-held = Agora:
class-overcome = Já aprenderam:
class-steps-title = Os passos
class-step-learnt = Aprenderam: { $learnt } de { $students }.
class-step-belief = O que mais falta ({ $held }): { $belief }

# The students.
class-students = Apelidos e saídas
class-students-about = Digite outro apelido por cima, ou tire alguém. “Desfazer” traz de volta.
class-nickname-of = Apelido de estudante { $number }
class-name-empty = Um apelido precisa de uma letra ou de um número. Fica o antigo.
class-name-taken = Já existe { $name } na turma. Fica o apelido antigo.
class-remove = Tirar { $name }
class-remove-one = Tirar
class-removed = { $name } saiu da turma.

# Keeping.
class-keeping = Guardar ou esquecer
class-kept = { $saved ->
    [yes] A turma está salva neste aparelho até que você a esqueça.
   *[no] A turma é esquecida quando esta página for fechada ou recarregada, a não ser que você a salve.
}
class-save = Salvar a turma neste aparelho
class-save-file = Em um arquivo, para trazer de volta
class-forget = Esquecer a turma
class-forgotten = A turma foi esquecida. “Desfazer” traz de volta enquanto esta página estiver aberta.
