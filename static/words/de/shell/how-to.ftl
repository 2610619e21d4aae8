how-to-title = So geht { $game }
how-to-contents = Teile dieser Seite
how-to-rulings = { $count ->
    [one] Was diese App festgelegt hat
   *[other] Was diese App festgelegt hat ({ $count })
}
how-to-more = Mehr lesen
