# How values are said. The numbers of a fraction are words up to eleven.
wholes-say-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[other] { $count }
}
wholes-say-fraction = { $denominator ->
    [2] { $count ->
        [one] { $number } half
       *[other] { $number } halves
    }
    [3] { $count ->
        [one] { $number } third
       *[other] { $number } thirds
    }
    [4] { $count ->
        [one] { $number } fourth
       *[other] { $number } fourths
    }
    [5] { $count ->
        [one] { $number } fifth
       *[other] { $number } fifths
    }
    [6] { $count ->
        [one] { $number } sixth
       *[other] { $number } sixths
    }
    [7] { $count ->
        [one] { $number } seventh
       *[other] { $number } sevenths
    }
    [8] { $count ->
        [one] { $number } eighth
       *[other] { $number } eighths
    }
    [9] { $count ->
        [one] { $number } ninth
       *[other] { $number } ninths
    }
    [10] { $count ->
        [one] { $number } tenth
       *[other] { $number } tenths
    }
    [12] { $count ->
        [one] { $number } twelfth
       *[other] { $number } twelfths
    }
    [20] { $count ->
        [one] { $number } twentieth
       *[other] { $number } twentieths
    }
    [100] { $count ->
        [one] { $number } hundredth
       *[other] { $number } hundredths
    }
   *[other] { $count } over { $denominator }
}
wholes-say-whole = { $count ->
    [0] zero
    [one] one whole
   *[other] { $number } wholes
}
wholes-say-mixed = { $count ->
    [one] one and { $part }
   *[other] { $number } and { $part }
}
wholes-say-percent = { $count } percent
wholes-say-percent-part = { $part } percent
wholes-say-percent-mixed = { $count } and { $part } percent
wholes-say-digit = { $digit ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[9] nine
}
wholes-say-digits = { $first } { $then }
wholes-say-decimal = { $ends ->
    [ends] { $whole } point { $once }
    [repeats] { $whole } point { $repeating } repeating
   *[both] { $whole } point { $once }, then { $repeating } repeating
}
wholes-say-plus = { $sum } plus { $part }
wholes-say-equals = { $sum } equals { $value }
wholes-sum-missing = { $sentence }. Missing to one whole: { $rest }
wholes-sum-beyond = { $sentence }. More than one whole: { $rest } too much

# Cards.
wholes-picture-label = { $form ->
    [pie] { $value }, as a pie
   *[bar] { $value }, as a rectangle
}
wholes-special-label = { $name }. { $rule }
wholes-bait = BAIT
wholes-bait-rule = Bluff with it: caller pays.
wholes-replay = REPLAY
wholes-replay-rule = A second turn after yours.
wholes-swap = SWAP
wholes-swap-rule = Take anyone’s place, any time.
