# How values are said. The numbers of a fraction are words up to eleven.
wholes-say-number = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
   *[other] { $count }
}
wholes-say-fraction = { $denominator ->
    [2] { $count ->
        [one] { $number } demi
       *[other] { $number } demis
    }
    [3] { $number } tiers
    [4] { $count ->
        [one] { $number } quart
       *[other] { $number } quarts
    }
    [5] { $count ->
        [one] { $number } cinquième
       *[other] { $number } cinquièmes
    }
    [6] { $count ->
        [one] { $number } sixième
       *[other] { $number } sixièmes
    }
    [7] { $count ->
        [one] { $number } septième
       *[other] { $number } septièmes
    }
    [8] { $count ->
        [one] { $number } huitième
       *[other] { $number } huitièmes
    }
    [9] { $count ->
        [one] { $number } neuvième
       *[other] { $number } neuvièmes
    }
    [10] { $count ->
        [one] { $number } dixième
       *[other] { $number } dixièmes
    }
    [12] { $count ->
        [one] { $number } douzième
       *[other] { $number } douzièmes
    }
    [15] { $count ->
        [one] { $number } quinzième
       *[other] { $number } quinzièmes
    }
    [16] { $count ->
        [one] { $number } seizième
       *[other] { $number } seizièmes
    }
    [20] { $count ->
        [one] { $number } vingtième
       *[other] { $number } vingtièmes
    }
    [24] { $count ->
        [one] { $number } vingt-quatrième
       *[other] { $number } vingt-quatrièmes
    }
    [30] { $count ->
        [one] { $number } trentième
       *[other] { $number } trentièmes
    }
    [100] { $count ->
        [one] { $number } centième
       *[other] { $number } centièmes
    }
    [1000] { $count ->
        [one] { $number } millième
       *[other] { $number } millièmes
    }
   *[other] { $count } sur { $denominator }
}
wholes-say-whole = { $count ->
    [0] zéro
    [one] un entier
   *[other] { $number } entiers
}
wholes-say-mixed = { $count ->
    [one] un entier et { $part }
   *[other] { $number } entiers et { $part }
}
wholes-say-percent = { $count } pour cent
wholes-say-percent-part = { $part } pour cent
wholes-say-percent-mixed = { $count } et { $part } pour cent
wholes-say-digit = { $digit ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[9] neuf
}
wholes-say-digits = { $first } { $then }
wholes-say-decimal = { $ends ->
    [ends] { $whole } virgule { $once }
    [repeats] { $whole } virgule { $repeating } qui se répète
   *[both] { $whole } virgule { $once }, puis { $repeating } qui se répète
}
wholes-say-plus = { $sum } plus { $part }
wholes-say-equals = { $sum } égale { $value }
wholes-sum-missing = { $sentence }. Pour un entier, il manque : { $rest }
wholes-sum-beyond = { $sentence }. Plus qu’un entier. En trop : { $rest }

# Cards.
wholes-picture-label = { $form ->
    [pie] { $value }, en disque
   *[bar] { $value }, en rectangle
}
wholes-special-label = { $name }. { $rule }
wholes-bait = APPÂT
wholes-bait-rule = Bluffe avec. Qui doute paie.
wholes-replay = REJOUE
wholes-replay-rule = Un deuxième tour après le tien.
wholes-swap = ÉCHANGE
wholes-swap-rule = La place d’un autre, quand tu veux.
