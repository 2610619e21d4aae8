how-to-lawtoe-plaintiff = Plaintiff
how-to-lawtoe-defendant = Defendant
how-to-lawtoe-pedagogue = Pedagogue Plaintiff
how-to-lawtoe-dragoman = Dragoman Defendant

how-to-lawtoe-about = What it is about
how-to-lawtoe-about-two = Two players write letters into nine squares. The Plaintiff sets a goal, odd or even, and tries to make a solution that meets it. The Defendant tries to block every solution.
how-to-lawtoe-about-court = The names come from court: a plaintiff claims something and a defendant answers. And as in court, saying so is not enough. Whoever claims something must prove it.
how-to-lawtoe-about-end = A match ends when somebody challenges, or when all nine squares are filled. Then one player writes a proof.

how-to-lawtoe-triplets = Triplets
how-to-lawtoe-triplets-what = A triplet is three squares that touch and lead from one side of the mat to the opposite side: from top to bottom, or from left to right. Squares may touch side by side or at a corner. All three must hold a P or an O.
how-to-lawtoe-triplets-name = A triplet is named by its squares. The squares are numbered from 1 to 9, row by row.
how-to-lawtoe-triplets-123 = 123 leads from left to right.
how-to-lawtoe-triplets-126 = 126 leads from left to right. It may bend.
how-to-lawtoe-triplets-148 = 148 leads from top to bottom.
how-to-lawtoe-triplets-159 = 159 makes two triplets: it leads from top to bottom and from left to right. So does 357.
how-to-lawtoe-triplets-142 = 142 is no triplet: it does not reach the opposite side.
how-to-lawtoe-triplets-578 = 578 is no triplet: it does not reach the opposite side.
how-to-lawtoe-triplets-f = 123 is no triplet here: square 2 holds an F.

how-to-lawtoe-letters = The letters
how-to-lawtoe-letters-f = F is forbidden. No triplet may use a square with an F.
how-to-lawtoe-letters-p = P is permitted. A triplet may use it, but does not have to.
how-to-lawtoe-letters-o = O is obligatory. At least one triplet must use it, and every triplet that uses it must be counted.

how-to-lawtoe-solution = Solutions
how-to-lawtoe-solution-what = A solution is a list of triplets. These things must be right about it:
how-to-lawtoe-solution-goal = When the goal is odd, the list has an odd number of triplets. When the goal is even, it has an even number.
how-to-lawtoe-solution-f = No triplet in it uses an F.
how-to-lawtoe-solution-required = Every triplet with at least one O and no F is in it.
how-to-lawtoe-solution-o = Every O on the mat is on at least one triplet of the list.
how-to-lawtoe-solution-p = Triplets that are all P may be in it or not, as you like.
how-to-lawtoe-solution-ruling = An even list has at least two triplets. An empty list is no solution.
how-to-lawtoe-solution-odd = Goal odd: 423 has the O and must be counted. It is one triplet, and one is odd. Solved.
how-to-lawtoe-solution-even = Goal even: 423 must be counted and 123, being all P, may be. Two is even. Solved.
how-to-lawtoe-solution-missing = Not a solution: 423 has an O and is missing from the list.

how-to-lawtoe-turns = Taking turns
how-to-lawtoe-turns-goal = First the Plaintiff sets the goal: odd or even. Then the Defendant makes the first move. There are two ways to play.
how-to-lawtoe-turns-variant = The two ways
how-to-lawtoe-turns-computer = The computer is the
how-to-lawtoe-turns-first = The Defendant’s first move
how-to-lawtoe-turns-first-two = letters in two squares
how-to-lawtoe-turns-then = After that
how-to-lawtoe-turns-then-one = Plaintiff one square, Defendant one square
how-to-lawtoe-turns-then-two = Plaintiff one square, Defendant two squares
how-to-lawtoe-turns-five = Square 5, in the middle
how-to-lawtoe-turns-five-anybody = Both may write there
how-to-lawtoe-turns-five-plaintiff = The Defendant may never write there
how-to-lawtoe-turns-wins = Who can always win, playing well
how-to-lawtoe-turns-any = Any letter may go into any empty square. Everything written in one turn is one move.
how-to-lawtoe-turns-unlock = Begin with Pedagogue Plaintiff. Win it three times in a row, and Dragoman Defendant opens.

how-to-lawtoe-challenges = Challenges
how-to-lawtoe-challenges-when = When it is your turn, you may challenge the move the other player has just made, instead of moving yourself. Say which kind of flub it was:
how-to-lawtoe-challenges-a = A-flub: the move allowed you to write one P and have a solution. Only the Plaintiff can be right about this.
how-to-lawtoe-challenges-ca = CA-flub: there was an A-flub to challenge, and the other player moved instead of challenging it. Both players can be right about this.
how-to-lawtoe-challenges-ruling = The Defendant may challenge an A-flub too, but it always fails: only the Plaintiff wins with a solution.
how-to-lawtoe-challenges-bold = A bold challenge is a CA-flub challenge of the very next move after the A-flub. It scores more. So a player may make an A-flub on purpose, hope that nobody sees it, and then challenge!
how-to-lawtoe-challenges-full = When the last square has been filled, the other player may still challenge. If they do not, the Plaintiff has to prove that the mat has a solution.

how-to-lawtoe-proof = The burden of proof
how-to-lawtoe-proof-who = Whoever challenges has the burden of proof: they must write down the proof. When the mat is full and nobody challenges, the Plaintiff has it.
how-to-lawtoe-proof-a = For an A-flub: put a P in an empty square and list triplets that are a solution. At least one of them must use that square.
how-to-lawtoe-proof-ca = For a CA-flub: go back to the moment right after the Defendant’s A-flub, and prove it there in the same way.
how-to-lawtoe-proof-full = For a full mat: list triplets that are a solution.
how-to-lawtoe-proof-ruling = The letter added in a proof is always a P, never an F or an O. The source says so, and this app keeps to it.

how-to-lawtoe-score = The score
how-to-lawtoe-score-proof = The proof
how-to-lawtoe-score-writer = Writer’s points
how-to-lawtoe-score-other = Other player’s points
how-to-lawtoe-score-holds = holds
how-to-lawtoe-score-bold = holds, after a bold challenge
how-to-lawtoe-score-fails = does not hold
how-to-lawtoe-score-6 = 6
how-to-lawtoe-score-10 = 10
how-to-lawtoe-score-16 = 16
how-to-lawtoe-score-ruling = The source does not say what the other player gets when the proof holds. Here it is 6.

how-to-lawtoe-screen = Playing on the screen
how-to-lawtoe-screen-touch = Touch a square, touch a letter, then touch the button that enters your move.
how-to-lawtoe-screen-keys = With a keyboard: go to a square with the arrow keys or its number from 1 to 9, type F, P or O, and press Enter.
how-to-lawtoe-screen-back = Backspace takes back a letter you have not entered yet.
how-to-lawtoe-screen-proof = In a proof, list a triplet by dragging over its squares, by touching them one after another, or by typing their numbers, like 157.

how-to-lawtoe-terms = Words of the game
how-to-lawtoe-terms-plaintiff = The player who sets the goal and wants a solution.
how-to-lawtoe-terms-defendant = The player who wants to block every solution.
how-to-lawtoe-terms-goal = Goal
how-to-lawtoe-terms-goal-is = Odd or even: how many triplets a solution must have.
how-to-lawtoe-terms-f = F, forbidden
how-to-lawtoe-terms-f-is = No triplet may use this square.
how-to-lawtoe-terms-p = P, permitted
how-to-lawtoe-terms-p-is = Triplets may use this square or leave it.
how-to-lawtoe-terms-o = O, obligatory
how-to-lawtoe-terms-o-is = A triplet must use this square, and all triplets that do must be counted.
how-to-lawtoe-terms-a-flub = A-flub
how-to-lawtoe-terms-a-flub-is = A move that allows the other player to write a solution and win on the next move.
how-to-lawtoe-terms-ca-flub = CA-flub
how-to-lawtoe-terms-ca-flub-is = Moving, when there was an A-flub to challenge.
how-to-lawtoe-terms-bold = Bold challenge
how-to-lawtoe-terms-bold-is = A CA-flub challenge of the very move that followed the A-flub.

how-to-lawtoe-source = LawToe is explained in “LawToe Help” by Layman E. Allen and Sandra L. Bartlett. This page tells its rules in other words.
