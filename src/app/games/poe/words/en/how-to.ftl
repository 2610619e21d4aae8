how-to-poe-about = What it is about
how-to-poe-about-what = Two to six players take turns writing letters on a mat. Three is best. Somebody sets a goal: should a solution have an odd or an even number of connections?
how-to-poe-about-claim = Every letter is a claim: “A solution can still be reached, but not with one more letter.” When you doubt the claim, you challenge it. Then somebody has to prove something.

how-to-poe-lines = Lines and connections
how-to-poe-lines-what = A line is a chain of touching squares from one side of the mat to the opposite side. From top to bottom it takes one square in each row. From left to right it takes one square in each column. Squares may touch side by side or at a corner.
how-to-poe-lines-connection = A line is a connection when every square on it has a letter and none of them is an F.
how-to-poe-lines-name = A connection is named by its squares, from top to bottom or from left to right. The squares are numbered row by row.
how-to-poe-lines-123 = 123 is a connection from left to right.
how-to-poe-lines-157 = 157 is a connection from top to bottom. It may bend.
how-to-poe-lines-159 = 159 is two connections: from top to bottom and from left to right. It counts twice. So does 357.
how-to-poe-lines-142 = 142 is not a line: it does not reach the opposite side.
how-to-poe-lines-f = 123 is not a connection here: square 2 holds an F.
how-to-poe-lines-vacant = 123 is not a connection yet: square 3 is empty.

how-to-poe-letters = The letters
how-to-poe-letters-f = F is forbidden. No connection runs through an F.
how-to-poe-letters-p = P is permitted. Connections may run through it.
how-to-poe-letters-r = R is required. Connections may run through it, and at least one required connection must.

how-to-poe-required = Required and permitted connections
how-to-poe-required-one = A connection with exactly one R is required. It must be counted.
how-to-poe-required-other = A connection without an R, or with two or more, is permitted. You may count it or leave it.
how-to-poe-required-strokes = In these pictures a solid stroke is a required connection and a dashed stroke is a permitted one.
how-to-poe-required-none = There is no R, so { $permitted } is permitted.
how-to-poe-required-single = Required, with one R: { $required }. Permitted, without an R: { $permitted }.
how-to-poe-required-both = Required: { $required }. Permitted: { $permitted }. The permitted ones hold no R, or two.
how-to-poe-required-stranded = Required: { $required }. Permitted: { $permitted }. R6 is not on any required connection, so there is no solution.
how-to-poe-required-twice = Required: { $required }. The diagonal is there twice. But R6 is not on any required connection, so there is no solution.

how-to-poe-solution = Solutions
how-to-poe-solution-what = A solution is a list of connections. These things must be right about it:
how-to-poe-solution-required = Every required connection is in it.
how-to-poe-solution-permitted = Permitted connections may be in it or not, each as you like.
how-to-poe-solution-r = Every R on the mat is on at least one required connection.
how-to-poe-solution-goal = The number of connections meets the goal.
how-to-poe-solution-empty = An empty list is not a solution, even when the goal is even.
how-to-poe-solution-even = { $list } must be counted. They are four, and four is even. Solved.
how-to-poe-solution-odd = The same mat with another goal. One permitted connection is counted too: { $list }. Five is odd. Solved.

how-to-poe-goals = Three versions and their goals
how-to-poe-goals-what = Begin with Beginning POE. The others are for when you want more to think about.
how-to-poe-goals-version = Version
how-to-poe-goals-mat = Mat
how-to-poe-goals-goals = Goals
how-to-poe-goals-beginning = Beginning POE
how-to-poe-goals-tough = Tough POE
how-to-poe-goals-big-tough = Big Tough POE
how-to-poe-goals-three = 3 by 3 squares, 34 lines
how-to-poe-goals-four = 4 by 4 squares, 136 lines
how-to-poe-goals-odd-even = Odd or even
how-to-poe-goals-numbers = Odd, even, at least a number (like “at least 6”), or exactly a number (like “exactly 8”)

how-to-poe-round = A round
how-to-poe-round-goal = One player sets the goal.
how-to-poe-round-turns = Then the players take turns. When it is your turn, write F, P or R in any empty square, or challenge the last move, or declare a force-out.
how-to-poe-round-any = You may challenge the last move even when it is not your turn, until the next move is made. Only its mover may not.
how-to-poe-round-end = A challenge or a force-out ends the round. It is scored, and the next round begins.
how-to-poe-round-match = A match goes on for a number of rounds, up to a score, or for a time that you agree on. The highest score wins.
how-to-poe-round-ruling-goal = Setting a goal is a move. If nobody can ever reach that goal, it is a P-flub.
how-to-poe-round-ruling-seats = From two to six can play. The next player sets the goal of the next round. Players with the same highest score win together.
how-to-poe-round-ruling-first = When a challenge and a move come at the same time, the one entered first counts.

how-to-poe-flubs = The four flubs
how-to-poe-flubs-what = A flub is a move that can be challenged. There are four kinds. In each picture the last letter is circled.
how-to-poe-written = Written, in this order: { $letters }
how-to-poe-flubs-p = P-flub, P for possible: after this move no solution can be reached any more, whatever is written in the empty squares.
how-to-poe-flubs-a = A-flub, A for allowed: after this move one more letter makes a solution. And there was another letter to write that would have avoided both this and a P-flub.
how-to-poe-flubs-cp = CP-flub, C for challenge: the move before was a P-flub or a CP-flub, and this player wrote a letter instead of challenging.
how-to-poe-flubs-ca = CA-flub: the move before was an A-flub or a CA-flub, and this player wrote a letter instead of challenging.

how-to-poe-challenge = Challenges and proofs
how-to-poe-challenge-who = Any player but the mover may challenge the last move, in turn or out of turn. The challenger names the kind of flub.
how-to-poe-challenge-join = Then all other players join a side, the mover’s or the challenger’s. One side has the burden of proof. Everybody on that side writes a proof of their own.
how-to-poe-challenge-kind = Challenge
how-to-poe-challenge-burden = Who must prove
how-to-poe-challenge-proof = What they write
how-to-poe-challenge-p = P-flub
how-to-poe-challenge-a = A-flub
how-to-poe-challenge-cp = CP-flub
how-to-poe-challenge-ca = CA-flub
how-to-poe-challenge-mover = the mover and joiners
how-to-poe-challenge-challenger = the challenger and joiners
how-to-poe-challenge-proof-p = Letters for empty squares, and a solution with them: it was possible after all.
how-to-poe-challenge-proof-cp = As for a P-flub, but from the mat as it was before the challenged letter.
how-to-poe-challenge-proof-a = One letter for an empty square, and a solution with it. Also another letter the mover could have written, after which a solution would still be possible, but not with one more letter.
how-to-poe-challenge-proof-ca = First which earlier move was the A-flub. Then the same as for an A-flub, from the mat as it was after that move.
how-to-poe-challenge-list = List the connections of your solution one by one. A diagonal is listed twice when you count it twice. For R5 and P9 with goal even, an A-flub is proved like this: P1 makes 159 and 159, and F9 would have avoided it.
how-to-poe-challenge-ruling = Nobody sees a proof before all proofs are in. You may give up instead of writing one.

how-to-poe-force-out = Force-out
how-to-poe-force-out-forced = Sometimes every letter would make a P-flub or make a solution possible with one more letter. Then the player is forced. A forced player who leaves a solution one letter away makes no flub.
how-to-poe-force-out-proof = After that, the next player should declare a force-out. Then everybody writes a proof alone: one letter in an empty square, and a solution with it.
how-to-poe-force-out-example = P2 was forced, so it is no flub. Now declare a force-out: { $letter } makes { $list }.
how-to-poe-force-out-ruling = When the mat is full, nobody can write. The player whose turn it is must challenge or declare a force-out, and the proof needs no more letters.

how-to-poe-score = The score
how-to-poe-score-what = After a challenge, look for your row:
how-to-poe-score-proof = Your proof
how-to-poe-score-most = Mover, challenger, or joined the mover
how-to-poe-score-joiner = Joined the challenger
how-to-poe-score-held = You had to prove it, and your proof holds
how-to-poe-score-failed = You had to prove it, and your proof does not hold
how-to-poe-score-nobody = Only the other side had to prove it, and nobody did
how-to-poe-score-somebody = Only the other side had to prove it, and somebody did
how-to-poe-score-2 = 2
how-to-poe-score-1 = 1
how-to-poe-score-0 = 0
how-to-poe-score-force-out = After a force-out, everybody whose proof holds gets 1 point. The player who declared it loses 1 point if their own proof does not hold.

how-to-poe-screen = Playing on the screen
how-to-poe-screen-touch = Touch a square, touch a letter, then touch the button that enters your move.
how-to-poe-screen-keys = With a keyboard: go to a square with the arrow keys, type F, P or R, and press Enter. Backspace takes back a letter you have not entered yet.
how-to-poe-screen-pace = Computers wait before they move, so that you can challenge. How long they wait is up to you, in the settings.
how-to-poe-screen-coach = The coach can warn you before a flub, or explain every flub. Turn it on in the settings.
how-to-poe-screen-curtain = When several people share the screen, a curtain hides each proof. Everybody else looks away until it is handed in.
how-to-poe-screen-board = On the board without opponents you can write any letters and see what is required, what is permitted, and which letters are safe.

how-to-poe-terms = Words of the game

how-to-poe-source = POE is explained in “Resource Allocation Games: A Priming Game for a Series of Instructional Games (The POE Game)” by Layman E. Allen, 1972. This page tells its rules in other words.
