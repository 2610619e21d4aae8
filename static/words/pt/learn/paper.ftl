# Exercises on paper.
paper-somebody = Alguém respondeu:
paper-find-flaw = Ache o primeiro erro e conserte.
paper-flaw = Primeiro erro:
paper-mended = Consertado:
paper-key-flaw =
    { $why } { $belief }
    { $many ->
        [yes] Consertado, por exemplo: { $answer }
       *[no] Consertado: { $answer }
    }
paper-fill = Complete as lacunas para que a resposta fique certa.
paper-squares = Casas:
paper-lines = { $lines ->
    [triplets] Trios:
   *[other] Conexões:
}
paper-permitted = Permitidas:
paper-required = Requeridas:
paper-letters = { $count ->
    [one] Letra:
   *[other] Letras:
}
paper-instead = No lugar:
paper-unused = Escreva o número da casa de cada { $letter } por onde não passa nenhuma conexão requerida.
