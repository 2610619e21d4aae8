# Steps and standards.
standards-lead = The content standards are those of the Common Core for mathematics (USA). Only Wholes serves some. For the other games this table names practices of mathematics, not content. Every standard in a row opens an exercise that serves it.
standards-csv = For a spreadsheet (CSV)
standards-game = Game
standards-step = Step
standards-title = Title
standards-teaches = The student …
standards-serves = Standards
standards-none = None is named
standards-open = Opens an exercise that serves it
standards-what = What they say
standards-3nfa = Develop understanding of fractions as numbers.
standards-4nfa = Extend understanding of fractions: which are equal, and which is larger.
standards-4nfb = Build fractions from unit fractions.
standards-4nfc = Understand decimal notation for fractions, and compare decimal fractions.
standards-5nfa = Use equivalent fractions as a strategy to add and subtract fractions.
standards-6rpa3c = Find a percent of a quantity as a rate per 100.
standards-mp1 = Practice: make sense of problems and persevere in solving them.
standards-mp3 = Practice: construct viable arguments and critique the reasoning of others.
standards-mp7 = Practice: look for and make use of structure.

# What a step teaches, after “The student …”.
standards-goal = { $game ->
    [poe] { $step ->
        [1] tells a line from squares that turn back
        [2] explains why the two long diagonals count twice
        [3] sees where an F or a vacant square breaks a line
        [4] recognises a required connection: exactly one R
        [5] lists every connection, required and permitted apart
        [6] checks that each R lies on a required connection
        [7] knows what counts: all that are required, and as many permitted ones as wanted
        [8] tells which counts are odd or even, and that in these games zero counts as neither
        [9] decides whether a goal can still be reached, and proves it
        [10] finds the one letter that completes a solution
        [11] finds the letter that would have avoided a flub, if there is one
        [12] tells who has to prove a claim, and which side to join
        [13] writes a whole proof of an A-flub, with the letter that was better
        [14] names the earlier move that was the flub
        [15] chooses a letter that is safe, and declares a force-out where none is
       *[16] works with goals of “exactly” and “at least”, and on a 4 by 4 mat
    }
    [lawtoe] { $step ->
        [1] tells a triplet from other groups of three squares
        [2] explains why the two long diagonals count twice
        [3] knows what F, P and O each do to a triplet
        [4] lists every triplet that has an O
        [5] decides whether a list fits an odd or an even goal
        [6] completes a solution with one new P, and uses it
        [7] decides whether a move is an A-flub, and proves it
        [8] names the earlier move that was the A-flub
        [9] tells a bold challenge from a plain one, and how much it scores
        [10] finds a solution on a full mat, or sees that there is none
        [11] foresees which triplets a letter opens and closes
        [12] chooses moves that keep a won match won
       *[13] plays Dragoman, with two letters a move and square 5 barred
    }
    [wholes] { $step ->
        [1] reads a fraction from a picture
        [2] puts unit fractions in order
        [3] finds equal fractions by halving, doubling and trebling
        [4] writes tenths and hundredths as fractions and as decimals
        [5] puts decimals of different length in order
        [6] changes fractions and decimals into percents
        [7] finds what is missing to make one whole
        [8] makes one whole of fractions with equal denominators
        [9] adds fractions with different denominators
        [10] adds fractions, decimals and percents in one sum
        [11] decides whether a sum is one whole exactly, or less, or more
        [12] finds the whole that uses the most cards of a hand
        [13] names a sum aloud, true or as a bluff that could be true
        [14] decides by counting cards whether a claim can be true
        [15] weighs the odds before doubting a claim
       *[16] uses SWAP, BAIT and REPLAY where they help most
    }
   *[floating] { $step ->
        [1] finds every square that is within reach
        [2] tells how each checker makes the reach smaller
        [3] recognises when the area is closed
        [4] finds three neighbours in a straight row
        [5] counts four in a row as two
        [6] finds diagonal rows as well
        [7] counts a full area without missing a row
        [8] finds a move that makes a tic-tac-toe
        [9] finds a move that stops one
        [10] makes two threats with one move
        [11] fixes an edge of the area on purpose
        [12] plays the last squares without giving a point away
        [13] plays each variation by its own rule
       *[14] uses a mistake of the other side
    }
}
