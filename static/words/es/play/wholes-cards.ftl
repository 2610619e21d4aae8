# Cómo se dicen los valores. Los números de una fracción son palabras hasta once.
wholes-say-number = { $count ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
   *[other] { $count }
}
wholes-say-fraction = { $denominator ->
    [2] { $count ->
        [one] { $number } medio
       *[other] { $number } medios
    }
    [3] { $count ->
        [one] { $number } tercio
       *[other] { $number } tercios
    }
    [4] { $count ->
        [one] { $number } cuarto
       *[other] { $number } cuartos
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
        [one] { $number } séptimo
       *[other] { $number } séptimos
    }
    [8] { $count ->
        [one] { $number } octavo
       *[other] { $number } octavos
    }
    [9] { $count ->
        [one] { $number } noveno
       *[other] { $number } novenos
    }
    [10] { $count ->
        [one] { $number } décimo
       *[other] { $number } décimos
    }
    [12] { $count ->
        [one] { $number } doceavo
       *[other] { $number } doceavos
    }
    [20] { $count ->
        [one] { $number } veinteavo
       *[other] { $number } veinteavos
    }
    [100] { $count ->
        [one] { $number } centésimo
       *[other] { $number } centésimos
    }
   *[other] { $count } sobre { $denominator }
}
wholes-say-whole = { $count ->
    [0] cero
    [one] un entero
   *[other] { $number } enteros
}
wholes-say-mixed = { $count ->
    [one] un entero y { $part }
   *[other] { $number } enteros y { $part }
}
wholes-say-percent = { $count } por ciento
wholes-say-percent-part = { $part } por ciento
wholes-say-percent-mixed = { $count } y { $part } por ciento
wholes-say-digit = { $digit ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[9] nueve
}
wholes-say-digits = { $first } { $then }
wholes-say-decimal = { $ends ->
    [ends] { $whole } punto { $once }
    [repeats] { $whole } punto { $repeating } periódico
   *[both] { $whole } punto { $once }, luego { $repeating } periódico
}
wholes-say-plus = { $sum } más { $part }
wholes-say-equals = { $sum } es igual a { $value }
wholes-sum-missing = { $sentence }. Para un entero falta: { $rest }
wholes-sum-beyond = { $sentence }. Más que un entero: sobra { $rest }

# Cartas.
wholes-picture-label = { $form ->
    [pie] { $value }, como pastel
   *[bar] { $value }, como rectángulo
}
wholes-special-label = { $name }. { $rule }
wholes-bait = CEBO
wholes-bait-rule = Engaña con él. Quien duda paga.
wholes-replay = REPETIR
wholes-replay-rule = Otro turno después del tuyo.
wholes-swap = CAMBIO
wholes-swap-rule = El lugar de otro, cuando quieras.
