how-to-wholes-about = The game
how-to-wholes-about-what = Race along 20 spaces. Play cards face down that make exactly one whole, and say what they are. Are they really? Whoever doubts it calls.

how-to-wholes-whole = Exactly one whole
how-to-wholes-whole-what = A card is a part of one whole: a fraction, a decimal, a percent or a picture. A line over a digit means that it goes on for ever. The more cards, the farther you move.
how-to-wholes-try = Touch cards to add them up. Can you make exactly one whole?

how-to-wholes-turn = Your turn
how-to-wholes-turn-deal = Everybody begins with five cards, off the board.
how-to-wholes-turn-draw = Draw a card.
how-to-wholes-turn-play = Play cards that make one whole, face down, and say the sum.
how-to-wholes-turn-bluff = Or bluff: play others, and say a sum that makes one whole.
how-to-wholes-turn-pass = Or pass.
how-to-wholes-turn-move = Your piece moves one space for each card.
how-to-wholes-turn-ruling-empty = When there are no cards left to draw, the cards that were put away are shuffled and used again. If there are none of those either, you play without drawing.
how-to-wholes-turn-ruling-said = You say one value for each card you play. What you say must itself be exactly one whole. If it is not, you are shown the sum and say it again.
how-to-wholes-turn-ruling-faces = You can only say values that are on cards of this deck, in a form that they have there.
how-to-wholes-turn-ruling-true = If your cards do make one whole, you say the values they have. Only a bluff is said differently.

how-to-wholes-call = Calling
how-to-wholes-call-what = Anybody may call a play, until the next player draws. The caller turns the cards over:
how-to-wholes-call-bluff = Not one whole: the caller keeps the cards. The bluffer goes back to where the turn began, and one more space for each card.
how-to-wholes-call-whole = One whole: the caller goes back one space for each card.
how-to-wholes-call-bait = BAIT among them: the caller goes back one space for each card, and the bluffer stays.
how-to-wholes-call-ruling-one = A play is called once. The first to call calls. If nobody calls, the cards are put away and nobody ever sees them.
how-to-wholes-call-ruling-start = Nobody goes back farther than the start.
how-to-wholes-call-ruling-cards = After a wrong call, and after BAIT, the cards are put away.

how-to-wholes-special = BAIT, SWAP and REPLAY
how-to-wholes-special-bait = BAIT: hide it in a bluff.
how-to-wholes-special-swap = SWAP: change places with anybody, at any time.
how-to-wholes-special-replay = REPLAY: take a second turn right after your own.
how-to-wholes-special-ruling-bait = BAIT lies face down like the other cards of the play. It counts as one card, and you say a value for it.
how-to-wholes-special-ruling-part = SWAP and REPLAY are not played as part of a sum. They are put away after they are used.
how-to-wholes-special-ruling-replay = When the second turn draws its card, your first play can no longer be called.
how-to-wholes-special-ruling-swap = SWAP works while a play can still be called, and it can take the last space from somebody. If you bluffed and then swapped to a space farther on, being caught takes you back all the same. If you swapped to a space farther back, you go on back from there.

how-to-wholes-win = Who wins
how-to-wholes-win-what = The first on the last space wins, even if the cards would go farther. There is no hurry.
how-to-wholes-win-ruling-time = You have won when nobody can call your play any more: when the next player draws, or when all others have said that they let it be.
how-to-wholes-win-ruling-end = A game that nobody has won after 2,000 turns ends. Then whoever is farthest wins.

how-to-wholes-packs = Packs and decks
how-to-wholes-packs-what = Packs bring other fractions. Put packs together, or write a deck of your own.
how-to-wholes-packs-ruling = A deck has from 36 to 400 cards, and some of its cards must make one whole. Each value is more than zero and not more than one whole, with a denominator up to 1,000.

how-to-wholes-source = These are the rules of the card game Wholes: The Game, for grades 4 to 6, and of its packs with harder fractions.

wholes-help-touch = Touch the pile to draw. Touch a card to pick it or put it back, or drag it to the middle.
wholes-help-said = To bluff, touch the value under a card in the middle.
wholes-help-arrows = go from card to card
wholes-help-numbers = pick a card
wholes-mark-bar = Bar
wholes-help-bar = your sum; what is missing is dashed, what is too much is hatched
wholes-mark-said = Value under a card
wholes-help-value = what is said about it
wholes-mark-back = Card back
wholes-help-back = its pattern shows whose card it is

# Terms as they are written in sentences, and what they mean.
wholes-term-whole = whole, wholes
wholes-term-whole-is = All of something: 1, 100 percent, four fourths.
wholes-term-call = call, calls
wholes-term-call-is = To say that you do not believe a play. Then its cards are turned over.
wholes-term-bluff = bluff, bluffs
wholes-term-bluff-is = To play cards that are not what you say.
wholes-term-bait = BAIT
wholes-term-bait-is = A card that stands for any value. Whoever calls a play with it pays.
wholes-term-odds = odds
wholes-term-odds-is = How often something comes out, of 100 times.
