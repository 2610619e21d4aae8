# The lessons of Wholes.
learn-wholes-step = { $step ->
    [1] From picture to fraction
    [2] Which is smaller?
    [3] Equal fractions
    [4] Tenths and hundredths
    [5] Decimals in order
    [6] Percents
    [7] What is missing?
    [8] A whole in one kind of parts
    [9] Two kinds of parts
    [10] Mixed forms
    [11] Nearly is not exactly
    [12] The longest whole
    [13] Say it
    [14] Could it be?
    [15] Call or let be
   *[16] SWAP, BAIT, REPLAY
}
learn-wholes-ask = { $asked ->
    [name] Choose all that are equal to this card.
    [order] Touch the cards in order, the smallest first.
    [missing] What is missing to make one whole? Choose one.
    [whole] Choose cards that are exactly one whole.
    [longest] Choose as many cards as you can that are exactly one whole.
    [mend] Somebody added these. Find the first wrong number and mend it.
    [parts] Write each card in { $whole ->
        [one] one part
       *[other] { $whole } parts
    } of a whole.
    [exactly] Are these exactly one whole?
    [say] You play these { $count } cards. Say something you may say.
    [could] Could what was said be true? Count the cards.
    [call] Somebody played. Do you call, or let it be?
    [swap] You play SWAP. With whom do you change places?
    [bait] Choose cards for a bluff that costs whoever calls it.
   *[twice] You hold REPLAY. Choose one whole, and then another.
}
learn-wholes-fraction = { $top } over { $bottom }
learn-wholes-offered = To choose from
learn-wholes-place = place { $place }
learn-wholes-together = Together:
learn-wholes-total = the sum
learn-wholes-which-wrong = Which number is the first wrong one?
learn-wholes-mended = Right number of parts, of { $whole }
learn-wholes-part = Parts of { $card }, of { $whole }
learn-wholes-exactly-legend = Together they are
learn-wholes-exactly = { $way ->
    [exactly] exactly one whole
    [less] less
   *[more] more
}
learn-wholes-by = By how much?
learn-wholes-top = Above the bar
learn-wholes-bottom = Below the bar
learn-wholes-say = What can be said
learn-wholes-you-say = You say:
learn-wholes-unsay = Take back { $card }
learn-wholes-turn = Cards for
learn-wholes-first = the first turn
learn-wholes-second = the second turn
learn-wholes-could = Could it be true?
learn-wholes-too-few = Of which value are there too few?
learn-wholes-call = Call
learn-wholes-let-be = Let it be
learn-wholes-player = Player { $number }, space { $space }
learn-wholes-own = You are on space { $space }.
learn-wholes-swap = Change places with
learn-wholes-play = A player laid down { $cards } cards and went from space { $from } to { $to }, and holds { $left } more. You are on space { $own }.
learn-wholes-deck = { $asked ->
    [values] Values in the deck
   *[cards] The deck: { $cards } cards
}
learn-wholes-stakes = If you call and the cards are exactly one whole, you go back to space { $own }. If they are not, the player goes back to space { $other }. Whoever is first on space { $last } wins.
learn-wholes-said = The player says:
learn-wholes-hand = Your hand:
learn-wholes-gone = Gone:
learn-wholes-answer-twice = { $first }; then { $second }
learn-wholes-answer-part = { $card } = { $parts } of { $whole }
learn-wholes-answer-mend = { $card }: { $parts ->
    [one] one part
   *[other] { $parts } parts
}
learn-wholes-answer-by = { $way ->
    [exactly] Exactly one whole.
    [less] Less, by { $value }.
   *[more] More, by { $value }.
}
learn-wholes-answer-no = No: there are too few of { $card }.
learn-wholes-answer-swap = With player { $number }.
learn-wholes-unfinished = Something is missing in your answer.
learn-wholes-flaw = { $kind ->
    [unequal] Not equal: { $card }.
    [missed] Equal, too: { $card }.
    [not-held] There is no more of { $card } in the hand.
    [count-again] Count the parts of { $card } again.
   *[first-wrong] The first wrong number is at { $card }.
}
learn-wholes-answer-at = { $way ->
    [call] Call: about { $odds } of 100 such calls are right.
   *[let] Let it be: about { $odds } of 100 such calls are right.
}
learn-wholes-out-of-order = Wrong way round: { $card } is more than { $second }.
learn-wholes-adds = Together that is { $value }, not one whole.
learn-wholes-is-whole = They are exactly one whole.
learn-wholes-longer = There is a whole of { $count } cards: { $cards }.
learn-wholes-has-parts = There { $parts ->
    [one] is one part
   *[other] are { $parts } parts
} in { $card }.
learn-wholes-unsayable = Nothing can be said of { $count } cards.
learn-wholes-left = { $kind ->
    [enough] { $count } of { $card } are left: enough.
   *[too-few] Only { $count } of { $card } are left: too few.
}
learn-wholes-odds = Of a hundred such calls { $odds } are right.
learn-wholes-farther = Player { $number } is farther ahead.
learn-wholes-no-bait = Without BAIT it costs you if somebody calls.
learn-wholes-said-other = You say as many values as you play cards: { $cards }, not { $said }.
learn-wholes-whole-otherwise = The cards are one whole, so you say what they are.
learn-wholes-not-playable = No play can have { $card } in it.
learn-wholes-hint-in-parts = Think of one whole in { $whole } equal parts.
learn-wholes-hint-parts = In those parts: { $parts }.
learn-wholes-hint-begin = Begin with { $card }.
learn-wholes-hint-count = Count the cards of { $card } that you see.
learn-wholes-hint-left = Of { $card }, { $count } may be in other hands.
learn-wholes-hint-ahead = Look who is ahead of you.
learn-wholes-hint-farthest = The farthest is on space { $space }.
learn-wholes-hint-special = Look for { $card }.
learn-wholes-beat = Cut one whole into { $whole } equal parts: { $card } is { $parts } of them{ $other ->
    [none] .
   *[other] , and so is { $other }.
}
learn-wholes-belief = { $belief ->
    [part-to-part] A fraction compares the part with the whole, not with the rest.
    [other-part] The fraction names the shaded part.
    [larger-bottom] More parts make each part smaller.
    [adds-to-both] Adding above and below changes a fraction. Multiplying both does not.
    [changes-one] Both numbers must change together.
    [tenths-as-hundredths] The first place after the point is tenths.
    [digit-as-bottom] The digit after the point is above the bar, over ten.
    [longer-is-larger] More digits do not make a decimal larger.
    [bottom-as-percent] Percent means of a hundred.
    [digits-as-percent] Write it as hundredths first.
    [given-again] That is what is there, not what is missing.
    [nearly-exactly] Nearly one whole is not one whole.
    [counts-cards] The number of cards says nothing: add the parts.
    [tops-and-bottoms] Add parts of one kind only. The number below stays.
    [keeps-top] In smaller parts there are more of them.
    [reads-digits] First say how much of a whole it is.
    [repeating-falls-short] A decimal that repeats for ever is exactly its fraction.
    [any-whole] Look for one with more cards.
    [must-be-true] In a bluff you say what makes one whole.
    [may-say-anything] A true whole is said as it is.
    [says-fewer] Every card is said.
    [unlikely-cannot-be] Unlikely is not impossible.
    [forgets-gone] Count the cards that have gone, too.
    [calls-too-much] A wrong call costs you.
    [trusts-all] Sometimes calling pays.
    [anyone-ahead] Swap with whoever is farthest.
    [forgets-bait] BAIT makes the bluff safe.
   *[card-twice] A card is played only once.
}

# On paper
learn-wholes-paper = { $asked ->
    [name] Tick all that are equal to this card.
    [order] Number the cards from the smallest to the largest.
    [missing] What is missing to make one whole? Tick one.
    [whole] Tick cards that are exactly one whole.
    [longest] Tick as many cards as you can that are exactly one whole.
    [say] You play these cards. Write something you may say.
    [bait] Tick cards for a bluff that costs whoever calls it.
   *[twice] You hold REPLAY. Write 1 at the cards of one whole, and 2 at those of another.
}
learn-wholes-paper-sort = Sort all the cards into groups. Each group is exactly one whole.
learn-wholes-paper-groups = How many wholes?
learn-wholes-paper-sums = The groups:

# A line of a sum in court
learn-wholes-line-total = Together: { $top } of { $bottom }
