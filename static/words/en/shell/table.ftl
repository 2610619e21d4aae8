# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat

## Writing letters

## Help

## Listing connections

# A few squares or letters of many.

## Marks beside what is listed and does not count

## Writing a proof, one part after another

## Handing in a proof
table-checking = Check proofs as they are written (a help for beginners)
table-checks = Proofs while they are written
table-checks-on = are checked at once

## Trying a proof again

## Flaws of a list

## Before a game
table-begin = Start the game
table-continue = Go on with your game
table-look-back = Look at your last game
table-more = More choices

## The record
table-present = Present
table-present-end = Stop presenting
table-record = Record
table-print = Print

## Links
table-link-set-up = Make a link to this set-up
table-link-coach = The coach of whoever opens the link
table-link-coach-own = Their own choice
table-link = The link
table-link-copied =
    { $copied ->
        [yes] Copied. Nothing was sent anywhere.
       *[no] This browser does not let Flub copy. The link is marked: copy it with the keys or with a long press.
    } { $kind ->
        [set-up] Whoever opens it can start the same game, with any names you gave. Coach and waiting stay as each has set them.
        [turn] The other device goes on from it.
        [table] Whoever opens it can start just this, with any names you gave.
       *[other] Whoever opens it sees the same, with any names you gave.
    }
table-link-long = This is too long for a link. Save it as a file.
table-code = A code for the camera of another device
table-code-long = This link is too long for a code that a camera can read. Copy it instead.

## Two devices by turns
table-hand-over = Send this turn
table-hand-over-about = Send the link in a message, or hold up the code for the other camera.
table-hand-over-last = The game is over, and the other device does not know yet. Send the link, or hold up the code.
table-hand-over-copy = Copy the link
table-hand-over-field = Paste the link or the message from the other device
table-hand-over-read = Read the turn
table-hand-over-wrong = There is no link to a turn of this game in it. Copy the whole link on the other device and paste it again. Nothing has changed here.
