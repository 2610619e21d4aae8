# How values are said. The numbers of a fraction are words up to eleven.
wholes-say-number = { $count ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
   *[other] { $count }
}
wholes-say-fraction = { $denominator ->
    [2] { $count ->
        [one] { $number } Halbes
       *[other] { $number } Halbe
    }
    [3] { $number } Drittel
    [4] { $number } Viertel
    [5] { $number } Fünftel
    [6] { $number } Sechstel
    [7] { $number } Siebtel
    [8] { $number } Achtel
    [9] { $number } Neuntel
    [10] { $number } Zehntel
    [12] { $number } Zwölftel
    [20] { $number } Zwanzigstel
    [100] { $number } Hundertstel
   *[other] { $count } durch { $denominator }
}
wholes-say-whole = { $count ->
    [0] null
    [one] ein Ganzes
   *[other] { $number } Ganze
}
wholes-say-mixed = { $count ->
    [one] ein Ganzes und { $part }
   *[other] { $number } Ganze und { $part }
}
wholes-say-percent = { $count } Prozent
wholes-say-percent-part = { $part } Prozent
wholes-say-percent-mixed = { $count } und { $part } Prozent
wholes-say-digit = { $digit ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[9] neun
}
wholes-say-digits = { $first } { $then }
wholes-say-decimal = { $ends ->
    [ends] { $whole } Komma { $once }
    [repeats] { $whole } Komma Periode { $repeating }
   *[both] { $whole } Komma { $once } Periode { $repeating }
}
wholes-say-plus = { $sum } plus { $part }
wholes-say-equals = { $sum } ist gleich { $value }
wholes-sum-missing = { $sentence }. Zum Ganzen fehlt noch: { $rest }
wholes-sum-beyond = { $sentence }. Mehr als ein Ganzes. Zu viel: { $rest }

# Cards.
wholes-picture-label = { $form ->
    [pie] { $value }, als Kreis
   *[bar] { $value }, als Rechteck
}
wholes-special-label = { $name }. { $rule }
wholes-bait = KÖDER
wholes-bait-rule = Bluffe damit. Wer aufdeckt, zahlt.
wholes-replay = NOCHMAL
wholes-replay-rule = Ein zweiter Zug nach deinem.
wholes-swap = TAUSCH
wholes-swap-rule = Platztausch mit jedem, jederzeit.
