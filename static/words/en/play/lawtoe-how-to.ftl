how-to-lawtoe-about = The game
how-to-lawtoe-about-what = Two players write letters into nine squares. The Plaintiff sets a goal, odd or even, and looks for a solution. The Defendant blocks. As in court, whoever claims something must prove it.

how-to-lawtoe-triplets = Triplets
how-to-lawtoe-triplets-what = A triplet is three touching squares that join opposite sides. It may bend. Each square holds P or O. Its name is its squares: 157.

how-to-lawtoe-solution = Letters and solutions
how-to-lawtoe-letters-f = F is forbidden: no triplet uses it.
how-to-lawtoe-letters-p = P is permitted: triplets may use it.
how-to-lawtoe-letters-o = O is obligatory: every O is on a triplet, and every triplet with an O counts.
how-to-lawtoe-solution-goal = A solution is a list of these triplets, and of any others you like. Their number is odd or even, as the goal says.
how-to-lawtoe-solution-ruling = An even list has at least two triplets. An empty list is no solution.

how-to-lawtoe-turns = Turns
how-to-lawtoe-turns-goal = The Plaintiff sets the goal. The Defendant writes two letters. Then both take turns, any letter in any empty square.
how-to-lawtoe-turns-pedagogue = Pedagogue Plaintiff: one letter a turn. Played well, the Defendant always wins. Win as Defendant three times in a row, and Dragoman opens.
how-to-lawtoe-turns-dragoman = Dragoman Defendant: the Defendant writes two letters every turn, never in square 5. Played well, the Plaintiff always wins.

how-to-lawtoe-challenges = Challenges
how-to-lawtoe-challenges-when = Instead of writing you may challenge the move just made:
how-to-lawtoe-challenges-a = A-flub: with one more P there is a solution. Only the Plaintiff can be right.
how-to-lawtoe-challenges-ca = CA-flub: there was an A-flub, and nobody challenged it. Both can be right.
how-to-lawtoe-challenges-bold = Bold: you challenge the very next move after an A-flub as a CA-flub. It scores more. So an A-flub can be a trap!
how-to-lawtoe-challenges-ruling = The Defendant may challenge an A-flub too, but it always fails: only the Plaintiff wins with a solution.
how-to-lawtoe-try-flub = An A-flub: with P in { $square } there is { $list }.
how-to-lawtoe-try-safe = No A-flub: no single P makes a solution.

how-to-lawtoe-proof = Proof
how-to-lawtoe-proof-a = A-flub: the challenger puts a P in an empty square and lists a solution that uses it.
how-to-lawtoe-proof-ca = CA-flub: the challenger does so on the mat as it was after the A-flub.
how-to-lawtoe-proof-full = Full mat, no challenge: the Plaintiff lists a solution.
how-to-lawtoe-proof-ruling = The letter added in a proof is always a P, as the source says.

how-to-lawtoe-score = Score
how-to-lawtoe-score-proof = The proof
how-to-lawtoe-score-writer = Writer
how-to-lawtoe-score-other = Other player
how-to-lawtoe-score-holds = holds
how-to-lawtoe-score-bold = holds, bold
how-to-lawtoe-score-fails = fails
how-to-lawtoe-score-6 = 6
how-to-lawtoe-score-10 = 10
how-to-lawtoe-score-16 = 16
how-to-lawtoe-score-ruling = The source does not say what the other player gets when the proof holds. Here it is 6.

how-to-lawtoe-source = LawToe is explained in “LawToe Help” by Layman E. Allen and Sandra L. Bartlett. This page tells its rules in other words.

# Terms as they are written in sentences, and what they mean.
lawtoe-term-triplet = triplet, triplets
lawtoe-term-triplet-name = Triplet
lawtoe-term-triplet-is = Three touching squares with P or O that lead from one side to the opposite side.
lawtoe-term-solution = solution, solutions
lawtoe-term-solution-name = Solution
lawtoe-term-solution-is = A list of triplets that meets the goal and leaves out nothing it must have.
lawtoe-term-burden = burden of proof
lawtoe-term-burden-name = Burden of proof
lawtoe-term-burden-is = The duty to show that what you claim is so.
lawtoe-term-a-flub = A-flub, A-flubs
lawtoe-term-a-flub-is = A move after which one P makes a solution.
lawtoe-term-ca-flub = CA-flub, CA-flubs
lawtoe-term-ca-flub-is = Writing, when there was an A-flub to challenge.
