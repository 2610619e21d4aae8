# Exercises on paper.
paper-somebody = Quelqu’un a répondu :
paper-find-flaw = Trouve la première erreur et corrige-la.
paper-flaw = Première erreur :
paper-mended = Corrigé :
paper-key-flaw =
    { $why } { $belief }
    { $many ->
        [yes] Corrigé, par exemple : { $answer }
       *[no] Corrigé : { $answer }
    }
paper-fill = Complète les trous pour que la réponse soit juste.
paper-squares = Cases :
paper-lines = { $lines ->
    [triplets] Triplets :
   *[other] Connexions :
}
paper-permitted = Permises :
paper-required = Requises :
paper-letters = { $count ->
    [one] Lettre :
   *[other] Lettres :
}
paper-instead = À la place :
paper-unused = Écris le numéro de la case de chaque { $letter } par lequel ne passe aucune connexion requise.
