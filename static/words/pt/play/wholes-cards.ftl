# How values are said. The numbers of a fraction are words up to eleven.
wholes-say-number = { $count ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
   *[other] { $count }
}
wholes-say-fraction = { $denominator ->
    [2] { $count ->
        [one] { $number } meio
       *[other] { $number } meios
    }
    [3] { $count ->
        [one] { $number } terço
       *[other] { $number } terços
    }
    [4] { $count ->
        [one] { $number } quarto
       *[other] { $number } quartos
    }
    [5] { $count ->
        [one] { $number } quinto
       *[other] { $number } quintos
    }
    [6] { $count ->
        [one] { $number } sexto
       *[other] { $number } sextos
    }
    [7] { $count ->
        [one] { $number } sétimo
       *[other] { $number } sétimos
    }
    [8] { $count ->
        [one] { $number } oitavo
       *[other] { $number } oitavos
    }
    [9] { $count ->
        [one] { $number } nono
       *[other] { $number } nonos
    }
    [10] { $count ->
        [one] { $number } décimo
       *[other] { $number } décimos
    }
    [12] { $number } doze avos
    [15] { $number } quinze avos
    [16] { $number } dezesseis avos
    [20] { $number } vinte avos
    [24] { $number } vinte e quatro avos
    [100] { $count ->
        [one] { $number } centésimo
       *[other] { $number } centésimos
    }
    [1000] { $count ->
        [one] { $number } milésimo
       *[other] { $number } milésimos
    }
   *[other] { $count } sobre { $denominator }
}
wholes-say-whole = { $count ->
    [0] zero
    [one] um inteiro
   *[other] { $number } inteiros
}
wholes-say-mixed = { $count ->
    [one] um inteiro e { $part }
   *[other] { $number } inteiros e { $part }
}
wholes-say-percent = { $count } por cento
wholes-say-percent-part = { $part } por cento
wholes-say-percent-mixed = { $count } e { $part } por cento
wholes-say-digit = { $digit ->
    [0] zero
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
   *[9] nove
}
wholes-say-digits = { $first } { $then }
wholes-say-decimal = { $ends ->
    [ends] { $whole } vírgula { $once }
    [repeats] { $whole } vírgula { $repeating } que se repete
   *[both] { $whole } vírgula { $once }, depois { $repeating } que se repete
}
wholes-say-plus = { $sum } mais { $part }
wholes-say-equals = { $sum } é igual a { $value }
wholes-sum-missing = { $sentence }. Para um inteiro falta: { $rest }
wholes-sum-beyond = { $sentence }. Mais que um inteiro. Sobra: { $rest }

# Cards.
wholes-picture-label = { $form ->
    [pie] { $value }, em forma de pizza
   *[bar] { $value }, em forma de retângulo
}
wholes-special-label = { $name }. { $rule }
wholes-bait = ISCA
wholes-bait-rule = Blefe com ela. Quem duvidar paga.
wholes-replay = REPETE
wholes-replay-rule = Mais uma vez depois da sua.
wholes-swap = TROCA
wholes-swap-rule = O lugar de outro, quando quiser.
