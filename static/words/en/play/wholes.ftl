# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-sent-deck-keep = Keep this deck among mine
wholes-sent-deck-kept = This deck is among yours.
wholes-sent-deck-no-room = You have as many decks as Flub keeps. You can play with this one all the same.

## The table
wholes-board = Board, a number line from 0 to 1
wholes-lane = { $space ->
    [0] at the start
   *[other] space { $space } of 20
}, { $count ->
    [one] one card
   *[other] { $count } cards
}
wholes-hand = Your cards
wholes-card-drawn = new
wholes-card-hinted = fits
wholes-pile = To draw: { $count }
wholes-discard = Put away: { $count }
wholes-discard-title = Cards put away
wholes-discard-others = { $count ->
    [0] There are no others.
    [one] One more lies face down.
   *[other] { $count } more lie face down.
}
wholes-pick = Pick cards that make one whole.
wholes-play = The play, face down
wholes-your-play = Your play
wholes-turned-over = The cards, turned over
wholes-cards-are = The cards: { $sum }
wholes-you-say = You say: { $sum }
wholes-says = { $who ->
    [you] You say: { $sentence }.
   *[other] { $name } says: { $sentence }.
}
wholes-say-what = What do you say this card is?
wholes-say-nothing-yet = nothing yet
wholes-say-bait = What does BAIT stand for?
wholes-i-say = I say
wholes-bluff-about = To bluff, press a bubble and say something else.
wholes-change-said = { $card }. You say: { $said }. Say something else

## Whose turn it is
wholes-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
wholes-turn-call = { $who ->
    [you] Will you call?
   *[other] Does anybody call?
}
wholes-won = { $who ->
    [you] You win!
   *[other] { $name } wins!
}
wholes-won-why = { $who ->
    [you] You reached the last space.
   *[other] { $name } reached the last space.
}
wholes-won-together = { $names } win together!
wholes-due-call = Is it really one whole? Call, or let it be.
wholes-due-draw = Draw a card.
wholes-due-play = Play cards that make one whole, bluff, or pass.
wholes-drawn = You drew: { $card }.
wholes-so-far-none = No card is picked.

## What happened
wholes-good = What was good.{ $wholes ->
    [0] {""}
   *[other] {" "}Wholes played: { $wholes }.
}{ $calls ->
    [0] {""}
   *[other] {" "}Right calls: { $calls }.
}{ $bluffs ->
    [0] {""}
   *[other] {" "}Bluffs that worked: { $bluffs }.
}
wholes-bluff-worked = Your bluff worked!
wholes-event-draw = { $who ->
    [you] You drew a card.
   *[other] { $name } drew a card.
}
wholes-event-play = { $who ->
    [you] You played { $count ->
        [one] one card
       *[other] { $count } cards
    } and said: { $sentence }.
   *[other] { $name } played { $count ->
        [one] one card
       *[other] { $count } cards
    } and said: { $sentence }.
}
wholes-event-pass = { $who ->
    [you] You passed.
   *[other] { $name } passed.
}
wholes-event-let-be = { $who ->
    [you] You let it be.
   *[other] { $name } let it be.
}
wholes-event-replay = { $who ->
    [you] You played REPLAY: a second turn.
   *[other] { $name } played REPLAY: a second turn.
}
wholes-event-swap = { $who ->
    [you] You changed places with { $other }.
   *[other] { $other-who ->
        [you] { $name } changed places with you.
       *[other] { $name } changed places with { $other }.
    }
}
wholes-event-call = { $who ->
    [you] You called { $other }’s play!
   *[other] { $other-who ->
        [you] { $name } called your play!
       *[other] { $name } called { $other }’s play!
    }
}
wholes-stage-doubt = That is not one whole!
wholes-stage-said = Said: { $sentence }.
wholes-call-right = { $who ->
    [you] You are right: it was a bluff!
   *[other] { $other-who ->
        [you] { $name } saw through your bluff.
       *[other] { $name } is right: it was a bluff!
    }
}
wholes-call-wrong = { $who ->
    [you] It is exactly one whole. { $other } told the truth.
   *[other] { $other-who ->
        [you] Your sum was right!
       *[other] It is exactly one whole. { $other } told the truth.
    }
}
wholes-call-bait = { $who ->
    [you] BAIT! { $other } bluffed, but you took the bait.
   *[other] { $other-who ->
        [you] BAIT! { $name } took it.
       *[other] BAIT! { $other } bluffed, but { $name } took the bait.
    }
}
wholes-caller-pays = { $who ->
    [you] { $spaces ->
        [0] You would go back, but you are still at the start.
        [one] You called and pay: one space back, { $space ->
            [0] to the start
           *[other] to space { $space }
        }.
       *[other] You called and pay: { $spaces } spaces back, { $space ->
            [0] to the start
           *[other] to space { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } would go back, but is still at the start.
        [one] { $name } called and pays: one space back, { $space ->
            [0] to the start
           *[other] to space { $space }
        }.
       *[other] { $name } called and pays: { $spaces } spaces back, { $space ->
            [0] to the start
           *[other] to space { $space }
        }.
    }
}
wholes-goes-back = { $who ->
    [you] { $spaces ->
        [0] You stay where you are.
        [one] You go back one space, { $space ->
            [0] to the start
           *[other] to space { $space }
        }.
       *[other] You go back { $spaces } spaces, { $space ->
            [0] to the start
           *[other] to space { $space }
        }.
    }
   *[other] { $spaces ->
        [0] { $name } stays put.
        [one] { $name } goes back one space, { $space ->
            [0] to the start
           *[other] to space { $space }
        }.
       *[other] { $name } goes back { $spaces } spaces, { $space ->
            [0] to the start
           *[other] to space { $space }
        }.
    }
}
wholes-keeps = { $who ->
    [you] You keep the cards.
   *[other] { $name } keeps the cards.
}

## Acting
wholes-draw = Draw a card
wholes-draw-about = You may pick cards before you draw.
wholes-play-cards = { $count ->
    [0] Pick cards to play
   *[other] Equals one whole!
}
wholes-bluff = Say that it is one whole
wholes-bait-first = First say what BAIT is
wholes-pass = Pass
wholes-put-back = Put back
wholes-hops = As hops
wholes-hint = Hint
wholes-hint-more = Tell me more
wholes-hint-look = Look at your hand: { $count } of your cards make exactly one whole.
wholes-hint-begin = Begin with { $card }. What is missing then: { $rest }.
wholes-hint-others = Look at your own cards and at those put away. How many of the values said are left?
wholes-hint-count = { $all ->
    [one] There is one card of { $value }.
   *[other] There are { $all } cards of { $value }.
} { $seen ->
    [0] You see none of them.
    [one] You see one of them.
   *[other] You see { $seen } of them.
}
wholes-hint-whole = This makes a whole: { $sentence }.
wholes-hint-none = { $step ->
    [look] Look at your hand: no cards of yours make exactly one whole.
    [what] A bluff takes you one space on for each card. But if somebody calls, you go back as many instead.
    [bait] Bluff with BAIT and another card: then whoever calls pays, and not you.
    [little] Bluff with two cards: so near the start you have hardly anything to lose.
   *[pass] Pass: with the next card you may have a whole.
}
wholes-hint-call = { $odds ->
    [0] This must be a whole: a call would be wrong.
    [100] This cannot be a whole: a call is right.
   *[other] As far as you can see, a call would be right { $odds } out of 100 times.
}
wholes-missed-title = Look again
wholes-missed = Some of your cards make exactly one whole.
wholes-missed-back = Look for it
wholes-missed-pass = Pass all the same
wholes-go-on = Go on
wholes-waiting = The others are thinking.
wholes-thinks = { $name } is thinking.
wholes-record = Record
wholes-not-now = Not now
wholes-curtain = Pass to { $name }
wholes-curtain-about = { $count ->
    [2] The other player looks away.
   *[other] Everybody else looks away.
}
wholes-curtain-open = Show { $name }’s cards

## Calling
wholes-call-open = Call …
wholes-call-title = Call the play?
wholes-call-if-right = { $who ->
    [you] If it is a bluff, you go back.
   *[other] If it is a bluff: you keep the cards. { $name } goes back to where the turn began, and then { $count ->
        [one] one space more.
       *[other] { $count } spaces more.
    }
}
wholes-call-if-wrong = If it is one whole, or BAIT is in it: you go back { $count ->
    [one] one space.
   *[other] { $count } spaces.
}
wholes-call = Call
wholes-call-as = { $name } calls
wholes-let-be = Let it be
wholes-let-be-and-draw = Let it be and draw
wholes-nobody-calls = Nobody calls
wholes-on-space = { $space ->
    [0] at the start
   *[other] space { $space }
}

## Special cards
wholes-swap-title = Change places?
wholes-swap-with = With whom?
wholes-swap-moves = { $from ->
    [0] You go from the start
   *[other] You go from space { $from }
} { $to ->
    [0] to the start.
   *[other] to space { $to }.
}
wholes-swap-confirm = Change places
wholes-replay-open = REPLAY …
wholes-replay-title = A second turn?
wholes-replay-when = You can play REPLAY after your own turn, before the next player draws.
wholes-replay-now = Then REPLAY is put away, and you draw a card and play again, before the next player.
wholes-replay-confirm = Take a second turn
wholes-look-open = My cards …
wholes-look-title = Look at your cards
wholes-look-who = Who looks?
wholes-look-special = To play a special card, touch it.

## When all is over
wholes-new-game = New game, same players
wholes-review = Review the plays
wholes-review-summary = { $uncalled ->
    [0] Every play was called.
    [one] One play was not called.
   *[other] { $uncalled } plays were not called.
} { $right ->
    [one] One call was right,
   *[other] { $right } calls were right,
} { $wrong ->
    [one] one was wrong.
   *[other] { $wrong } were wrong.
}
wholes-review-whole = A whole. Nobody called.
wholes-review-closed = Nobody called. The cards stay face down.
wholes-review-said = { $who ->
    [you] You said: { $sentence }.
   *[other] { $name } said: { $sentence }.
}
wholes-review-passed = A bluff that passed!
wholes-review-right = { $who ->
    [you] A bluff. You called it. As far as you could see, a call was right { $odds } out of 100 times.
   *[other] A bluff. { $name } called it. As far as { $name } could see, a call was right { $odds } out of 100 times.
}
wholes-review-wrong = { $who ->
    [you] You called, and were wrong. As far as you could see, a call was right { $odds } out of 100 times.
   *[other] { $name } called, and was wrong. As far as { $name } could see, a call was right { $odds } out of 100 times.
}

## Bad input
wholes-refused-over = The game is over.
wholes-refused-seat = There is no player { $number }.
wholes-refused-turn = It is { $name }’s turn.
wholes-refused-draw-first = First draw a card.
wholes-refused-drawn = The card of this turn is drawn already.
wholes-refused-nothing = There is nothing to call now.
wholes-refused-own = Nobody calls their own play.
wholes-refused-left-be = This player has let it be already.
wholes-refused-swap-self = Nobody changes places with themselves.
wholes-refused-replay = A second turn comes after one’s own turn, before the next player draws.
wholes-refused-held = This player does not hold that card: { $card }
wholes-refused-playable = This card cannot be part of a play: { $card }
wholes-refused-no-cards = Pick at least one card.
wholes-refused-said-other = { $cards } cards, but { $said } values were said. Say one for every card.
wholes-refused-face = No card of this deck is { $face }.
wholes-refused-no-whole = { $over ->
    [more] Not yet: that is { $rest } too much.
   *[less] Not yet: you need { $rest } more.
}
wholes-refused-otherwise = These cards are one whole. Say what is on them.

## Analysis
wholes-analysis-title = This position, with all cards open
wholes-analysis-about = The odds are estimates: from the spaces, the cards held, and what can still come.
wholes-analysis-longest = { $count ->
    [0] No whole.
   *[other] Longest whole: { $count } cards.
}
wholes-analysis-chance = Wins { $odds } out of 100 times.
wholes-analysis-call = A call is right { $odds } out of 100 times, as far as this hand can know.
wholes-analysis-choices = What leads where
wholes-analysis-choice = { $what }: wins { $odds } out of 100 times
wholes-analysis-whole = Play { $sum }
wholes-analysis-calls = { $who ->
    [you] You call
   *[other] { $name } calls
}
wholes-analysis-lets-be = { $who ->
    [you] You let it be
   *[other] { $name } lets it be
}
wholes-analysis-play = Play on from here, for practice

# What Guided says
wholes-guide-draw = Draw a card.
wholes-guide-whole = Pick every card that says “fits”. Then it is exactly one whole.
wholes-guide-astray = That makes { $sum }. With your other cards it will not be one whole: put the last one back.
wholes-guide-none = No cards of yours make a whole. Pass, or bluff: play some and say other values.
wholes-aim = Reach 1 first: every card you play is one space.
wholes-guide-play = That is one whole. Play it!
wholes-guide-call = Could it be a bluff? Look at the values said, and at your own cards.
