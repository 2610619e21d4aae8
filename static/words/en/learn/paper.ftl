# Exercises on paper.
paper-somebody = Somebody answered:
paper-find-flaw = Find the first mistake and mend it.
paper-flaw = First mistake:
paper-mended = Mended:
paper-key-flaw =
    { $why } { $belief }
    { $many ->
        [yes] Mended, for example: { $answer }
       *[no] Mended: { $answer }
    }
paper-fill = Fill the gaps so that the answer is right.
paper-squares = Squares:
paper-lines = { $lines ->
    [triplets] Triplets:
   *[other] Connections:
}
paper-permitted = Permitted:
paper-required = Required:
paper-letters = { $count ->
    [one] Letter:
   *[other] Letters:
}
paper-instead = Instead:
paper-unused = Write the numbers of every { $letter } that no required connection runs through.
