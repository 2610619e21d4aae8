how-to-poe-about = The game
how-to-poe-about-what = Two to six players write letters on one mat; three is best. Somebody sets a goal: should a solution have an odd or an even number of connections?
how-to-poe-about-claim = Every letter claims: “A solution can still be reached, but not with one more letter.” If you doubt it, challenge. Then somebody must prove something.

how-to-poe-lines = Lines and connections
how-to-poe-lines-what = A line is touching squares from one side to the opposite side. It may bend. It is a connection when every square holds a letter and none is an F. Its name is its squares: 157.

how-to-poe-solution = Letters and solutions
how-to-poe-letters-f = F is forbidden: no connection runs through it.
how-to-poe-letters-p = P is permitted: connections may run through it.
how-to-poe-letters-r = R is required: a required connection must run through it.
how-to-poe-required = A connection with exactly one R is required (drawn solid). All others are permitted (dashed).
how-to-poe-solution-what = A solution counts every required connection, and any permitted ones you like. Every R is on a required one, and the number meets the goal. Nothing at all is no solution.

how-to-poe-round = A round
how-to-poe-round-goal = One player sets the goal.
how-to-poe-round-turns = Then take turns: write F, P or R in an empty square, or challenge, or declare a force-out.
how-to-poe-round-any = You may challenge the last move even out of turn. Only its mover may not.
how-to-poe-round-end = That ends the round. Most points win the match.
how-to-poe-versions = Beginning POE has odd and even goals. Tough POE also has goals like “at least 6” or “exactly 8”. Big Tough POE has 4 by 4 squares.
how-to-poe-round-ruling-goal = Setting a goal is a move. If nobody can ever reach that goal, it is a P-flub.
how-to-poe-round-ruling-seats = From two to six can play. The next player sets the goal of the next round. Players with the same highest score win together.
how-to-poe-round-ruling-first = When a challenge and a move come at the same time, the one entered first counts.

how-to-poe-flubs = The four flubs
how-to-poe-flubs-what = A flub is a move that breaks its claim:
how-to-poe-flubs-p = P-flub: no solution can be reached any more.
how-to-poe-flubs-a = A-flub: one more letter makes a solution, and another letter would have avoided that.
how-to-poe-flubs-cp = CP-flub: a letter was written instead of challenging a P-flub or CP-flub.
how-to-poe-flubs-ca = CA-flub: a letter was written instead of challenging an A-flub or CA-flub.
how-to-poe-try-safe = { $move } is no flub. Touch a square to write or change a letter.
how-to-poe-try-forced = { $move } leaves { $letter } with { $list }, but it was forced. So it is no flub.

how-to-poe-challenge = Challenges and proofs
how-to-poe-challenge-join = The challenger names the flub. All others join a side. One side has the burden of proof: everybody on it writes a proof.
how-to-poe-challenge-kind = Challenge
how-to-poe-challenge-burden = Who proves
how-to-poe-challenge-proof = What they write
how-to-poe-challenge-p = P-flub
how-to-poe-challenge-a = A-flub
how-to-poe-challenge-cp = CP-flub
how-to-poe-challenge-ca = CA-flub
how-to-poe-challenge-mover = the mover’s side
how-to-poe-challenge-challenger = the challenger’s side
how-to-poe-challenge-proof-p = Letters, and a solution with them.
how-to-poe-challenge-proof-cp = The same, without the challenged letter.
how-to-poe-challenge-proof-a = One letter, and a solution with it. Also the letter the mover should have written.
how-to-poe-challenge-proof-ca = Which move was the A-flub; then the same, from there.
how-to-poe-challenge-list = A diagonal that counts twice is listed twice.
how-to-poe-challenge-ruling = Nobody sees a proof before all proofs are in. You may give up instead of writing one.

how-to-poe-force-out = Force-out
how-to-poe-force-out-forced = Forced
how-to-poe-force-out-what = A player is forced when every letter would be a P-flub or leave a solution one letter away. Leaving it so is then no flub.
how-to-poe-force-out-proof = The next player should declare a force-out: everybody proves alone, with one letter.
how-to-poe-force-out-ruling = When the mat is full, nobody can write. The player whose turn it is must challenge or declare a force-out, and the proof needs no more letters.

how-to-poe-score = Score
how-to-poe-score-proof = The proof
how-to-poe-score-most = Mover, challenger, mover’s side
how-to-poe-score-joiner = Joined the challenger
how-to-poe-score-held = Yours holds
how-to-poe-score-failed = Yours fails
how-to-poe-score-nobody = The other side had to prove and failed
how-to-poe-score-somebody = The other side proved it
how-to-poe-score-2 = 2
how-to-poe-score-1 = 1
how-to-poe-score-0 = 0
how-to-poe-score-force-out = After a force-out every proof that holds scores 1. Whoever declared it loses 1 if their own fails.

how-to-poe-source = POE is explained in “Resource Allocation Games: A Priming Game for a Series of Instructional Games (The POE Game)” by Layman E. Allen, 1972. This page tells its rules in other words.

# Terms as they are written in sentences, and what they mean.
poe-term-connection = connection, connections
poe-term-connection-is = A line with a letter in every square and no F.
poe-term-required = required connection, required connections
poe-term-required-name = Required connection
poe-term-required-is = A connection with exactly one R. It must be counted.
poe-term-solution = solution, solutions
poe-term-solution-name = Solution
poe-term-solution-is = A list of connections that meets the goal. All required ones are in it, and every R is on one of those.
poe-term-flub = flub, flubs
poe-term-flub-name = Flub
poe-term-flub-is = A move that can be challenged, because it breaks the mover’s claim.
poe-term-p-flub = P-flub, P-flubs
poe-term-p-flub-is = A move after which no solution can be reached any more.
poe-term-a-flub = A-flub, A-flubs
poe-term-a-flub-is = A move after which one more letter makes a solution, when another letter would have avoided that.
poe-term-cp-flub = CP-flub, CP-flubs
poe-term-cp-flub-is = Writing, when there was a P-flub to challenge.
poe-term-ca-flub = CA-flub, CA-flubs
poe-term-ca-flub-is = Writing, when there was an A-flub to challenge.
poe-term-forced = forced
poe-term-forced-name = Forced
poe-term-forced-is = A player is forced when no letter is left that keeps a solution possible but more than one letter away.
poe-term-force-out = force-out, force-outs
poe-term-force-out-name = Force-out
poe-term-force-out-is = Saying that one more letter makes a solution, and that the mover was forced.
poe-term-burden = burden of proof
poe-term-burden-name = Burden of proof
poe-term-burden-is = The duty to show that what you claim is so.
