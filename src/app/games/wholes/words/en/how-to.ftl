how-to-wholes-about = What it is about
how-to-wholes-about-what = Two to six players race along a board of 20 spaces. Each space is one twentieth, so the last one is a whole.
how-to-wholes-about-claim = You move by playing cards that make exactly one whole. You play them face down and say what they are. Are they really? Whoever doubts it calls.

how-to-wholes-cards = The cards
how-to-wholes-cards-what = A card shows a part of one whole: as a fraction, a decimal, a percent or a picture. These five all show the same part.
how-to-wholes-cards-repeat = A line over a digit means that it goes on for ever: zero point three three three and so on is exactly one third. So is 33 and one third percent.
how-to-wholes-cards-special = Three kinds of cards are special. They have no value.
how-to-wholes-cards-deck = The first deck has 40 cards: 12 different cards with a value, three of each, and two SWAP, one REPLAY and one BAIT.

how-to-wholes-whole = Exactly one whole
how-to-wholes-whole-what = Add up the cards you want to play. They must be exactly one whole, not less and not more. How many cards you use, and in which forms, is up to you.
how-to-wholes-whole-line = You can think of hops on a number line, too. The last hop has to land on 1.
how-to-wholes-whole-tip = The more cards you use, the farther you move.

how-to-wholes-turn = Your turn
how-to-wholes-turn-deal = At the beginning everybody gets five cards, and all pieces stand off the board.
how-to-wholes-turn-draw = First draw a card.
how-to-wholes-turn-play = Then play cards face down that make one whole, and say the sum: “one half plus one fourth plus 25 percent equals one whole”.
how-to-wholes-turn-bluff = Or bluff: play cards that do not make one whole, and say a sum that does.
how-to-wholes-turn-pass = Or pass, and keep your cards.
how-to-wholes-turn-move = Your piece moves one space for each card you played.
how-to-wholes-turn-ruling-empty = When there are no cards left to draw, the cards that were put away are shuffled and used again. If there are none of those either, you play without drawing.
how-to-wholes-turn-ruling-said = You say one value for each card you play. What you say must itself be exactly one whole. If it is not, you are shown the sum and say it again.
how-to-wholes-turn-ruling-faces = You can only say values that are on cards of this deck, in a form that they have there.
how-to-wholes-turn-ruling-true = If your cards do make one whole, you say the values they have. Only a bluff is said differently.

how-to-wholes-call = Calling
how-to-wholes-call-what = After a play, any other player may call it, until the next player draws. The caller picks up the cards and checks them.
how-to-wholes-call-cards = The cards
how-to-wholes-call-then = What happens
how-to-wholes-call-bluff = They are not exactly one whole
how-to-wholes-call-whole = They are exactly one whole
how-to-wholes-call-bait = BAIT is among them
how-to-wholes-call-bluff-then = The call was right. The caller keeps the cards. The bluffer goes back to where the turn began, and then one more space for each card.
how-to-wholes-call-whole-then = The call was wrong. The caller goes back one space for each card.
how-to-wholes-call-bait-then = The caller was baited and goes back one space for each card. The bluffer stays.
how-to-wholes-call-ruling-one = A play is called once. The first to call calls. If nobody calls, the cards are put away and nobody ever sees them.
how-to-wholes-call-ruling-start = Nobody goes back farther than the start.
how-to-wholes-call-ruling-cards = After a wrong call, and after BAIT, the cards are put away.

how-to-wholes-special = BAIT, SWAP and REPLAY
how-to-wholes-special-bait = BAIT: put it among the cards of a bluff. If somebody calls, the caller pays.
how-to-wholes-special-swap = SWAP: change places with any other player, at any time in the game, even when it is not your turn.
how-to-wholes-special-replay = REPLAY: take a second turn right after your own, before the next player draws.
how-to-wholes-special-ruling-bait = BAIT lies face down like the other cards of the play. It counts as one card, and you say a value for it.
how-to-wholes-special-ruling-part = SWAP and REPLAY are not played as part of a sum. They are put away after they are used.
how-to-wholes-special-ruling-replay = When the second turn draws its card, your first play can no longer be called.
how-to-wholes-special-ruling-swap = SWAP works while a play can still be called, and it can take the last space from somebody. If you bluffed and then swapped to a space farther on, being caught takes you back all the same. If you swapped to a space farther back, you go on back from there.

how-to-wholes-win = Who wins
how-to-wholes-win-what = Whoever reaches the last space first wins. It does not matter if your cards would take you farther.
how-to-wholes-win-ruling-time = You have won when nobody can call your play any more: when the next player draws, or when all others have said that they let it be.
how-to-wholes-win-ruling-clock = There is no hurry. A turn takes as long as it takes.
how-to-wholes-win-ruling-end = A game that nobody has won after 2,000 turns ends. Then whoever is farthest wins.

how-to-wholes-packs = Packs and decks of your own
how-to-wholes-packs-what = There are packs with other fractions: eighths, thirds and sixths, fifths and tenths, and a mixed one. You can put packs together, or write a deck of your own.
how-to-wholes-packs-ruling = A deck has from 36 to 400 cards, and some of its cards must make one whole. Each value is more than zero and not more than one whole, with a denominator up to 1,000.

how-to-wholes-screen = Playing on the screen
how-to-wholes-screen-pick = To draw, touch the pile. To pick a card, touch it or drag it to the middle; touch it again to put it back. You can pick before you draw.
how-to-wholes-screen-said = To bluff, touch the value under a card in the middle and choose what you say that it is.
how-to-wholes-screen-keys = With a keyboard: arrow keys go from card to card, and the digits pick cards.
how-to-wholes-screen-call = Computers wait, so that you can call. How long they wait is up to you, in the settings.
how-to-wholes-screen-curtain = When several people share the screen, a curtain hides the cards between turns, and everybody else looks away. “My cards” lets each look at their own at any time.
how-to-wholes-screen-practice = In a practice game all cards lie face up, and you can ask for hints.
how-to-wholes-screen-review = After a game you can look back at what everybody said, at every call, and at what its odds were. Cards that nobody called stay face down, except your own.

how-to-wholes-terms = Words of the game
how-to-wholes-terms-whole = Whole
how-to-wholes-terms-whole-is = All of something: 1, 100 percent, four fourths.
how-to-wholes-terms-numerator = Numerator
how-to-wholes-terms-numerator-is = The number above the bar of a fraction: how many parts you have.
how-to-wholes-terms-denominator = Denominator
how-to-wholes-terms-denominator-is = The number below the bar of a fraction: how many of these parts make one whole.
how-to-wholes-terms-percent = Percent
how-to-wholes-terms-percent-is = How many hundredths: 25 percent is 25 of 100.
how-to-wholes-terms-play = Play
how-to-wholes-terms-play-is = The cards you put down in your turn, and the sum you say.
how-to-wholes-terms-bluff = Bluff
how-to-wholes-terms-bluff-is = A play whose cards are not what you say.
how-to-wholes-terms-call = Call
how-to-wholes-terms-call-is = To say that you do not believe a play. Then its cards are turned over.
how-to-wholes-terms-pass = Pass
how-to-wholes-terms-pass-is = To play nothing in your turn.

how-to-wholes-source = These are the rules of the card game Wholes: The Game, for grades 4 to 6, and of its packs with harder fractions.
