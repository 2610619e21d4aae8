# Lesson plans: the list.
plans-lead = Forty-five minutes for each game, made to fit a school lesson. Print one, and have it in your hand.
plans-title = { $game }: forty-five minutes
plans-standards = Steps and standards
plans-how-to = How to play { $game }
plans-print = Mats, boards and cards to print
plans-all = All plans

# What every plan has.
plans-bring = Bring
plans-bring-projector = A projector and a computer with Flub. The links below open there.
plans-bring-devices = A device for each student or each pair, for the ladder. One device or one set on paper for each table.
plans-bring-slips = A slip of paper and a pencil for each student, for the exit question.
plans-recall = Recall
plans-pose = Pose and court
plans-ladder = On the ladder
plans-tables = Tables of three
plans-flub = Flub of the day
plans-exit = Exit question
plans-minutes = { $minutes } minutes
plans-time = minute { $from } to { $to }
plans-do = Do:
plans-say = Say:
plans-answer = Answer:
plans-open = Open:
plans-open-pose = Pose and pool with { $exercise }
plans-open-court = The court
plans-open-steps = The ladder, steps { $first } to { $last }
plans-open-game = A table of { $game }
plans-open-tournament = The tournament

# What every lesson does alike.
plans-reveal = Count the hands, tap the counts in, and reveal. Before Flub says why, ask somebody from each group why.
plans-court-say = “Something in this proof is wrong. I only want the first flaw. Who has it?”
plans-court-do = Let one student point to the flaw and another one mend it. The class says whether it holds now.
plans-ladder-say = “Start where you are. Three right in a row without help, and the step is yours. Stuck? Take a hint, then ask your neighbour, then me.”
plans-ladder-do = Walk around. Write down one mistake that you see more than twice: it may become the flub of the day.
plans-tables-do = Seat three at a table, equals together. The tournament makes the tables and prints their score sheets.
plans-stop = Say “last minute” a minute before the end. Who is first, second and third goes on the score sheet, and ties are shared.
plans-flub-do = Let a table show the most beautiful flub it saw, or show the mistake you wrote down. If there is none, take this one.
plans-exit-do = Collect the slips at the door. A right answer with a wrong reason is next lesson’s recall.

# POE.
plans-poe-aim = At the end everybody can say which connections are required, and why a move has made the goal impossible.
plans-poe-mats = On paper: a 3 by 3 mat and two pencils for each table.
plans-poe-draw = Draw a 3 by 3 mat on the board and number its squares from 1 to 9.
plans-poe-line = “Trace a line with your finger, from side to side or from top to bottom. Is 1, 4, 2 a line?”
plans-poe-line-answer = No. A line has one square in each row, or one in each column. 1, 4, 2 turns back.
plans-poe-twice = “Which two lines count twice, and why?”
plans-poe-twice-answer = 159 and 357. They run from side to side and from top to bottom.
plans-poe-thumbs = “I point to one line after another. Thumb up if it is a required connection. Exactly one R!”
plans-poe-table = Each table plays Beginning POE: the goal is odd or even, on the 3 by 3 mat. The goal passes on each round.
plans-poe-prove = “Write a letter, or challenge. Name the flub first. P-flub: the mover has to prove. A-flub: the challenger has to prove.”
plans-poe-places = Stop in the middle of a round if you must: it does not count. The most points win.
plans-poe-flub = “The goal is even. What was still possible before F6, and what did F6 take away?”
plans-poe-flub-answer = 147 and 369 could still become connections, and two is even. F6 took 369 away. One alone is odd: a P-flub.
plans-poe-exit = “The goal is odd. R1, F2, F4 and F5 stand on the mat; F5 was written last. Is F5 a P-flub? Why?”
plans-poe-exit-answer = Yes. From square 1 a line can only go on to 2, 4 or 5, and all three are forbidden. R1 can be on no required connection.

# LawToe.
plans-lawtoe-aim = At the end everybody can list every triplet that has an O, and knows when a move lets the Plaintiff win.
plans-lawtoe-mats = On paper: a 3 by 3 mat and two pencils for each table.
plans-lawtoe-draw = Draw a 3 by 3 mat on the board and number its squares from 1 to 9.
plans-lawtoe-letters = “F, P, O: what does each letter do?”
plans-lawtoe-letters-answer = F forbids every triplet through it. P permits one. Every triplet with an O and no F must be listed, and every O must be on one that is listed.
plans-lawtoe-two = “A triplet has two O. Must it be listed, too?”
plans-lawtoe-two-answer = Yes. One O or more, it must be listed.
plans-lawtoe-who = “Who wants a solution, and who wants none?”
plans-lawtoe-who-answer = The Plaintiff sets the goal and wants one. The Defendant blocks.
plans-lawtoe-call-out = “Call out one triplet each, until nobody finds another one. Then we see whether we have them all.”
plans-lawtoe-table = Three matches of Pedagogue Plaintiff, about six minutes each: everybody plays the two others once. The third is the judge, keeps the score and checks each list before Flub does.
plans-lawtoe-challenge = “Plaintiff: could one P win now? Then challenge before you write. Your list must use the new P.”
plans-lawtoe-places = Add up the points of each player’s two matches. The most points win.
plans-lawtoe-flub = “The goal is odd. P2 and P3 were an A-flub, and the Plaintiff wrote F5 instead of challenging. What may the Defendant do now?”
plans-lawtoe-flub-answer = Challenge F5 as a CA-flub and prove P1: 123 for the mat as it was before F5. It is bold and scores sixteen.
plans-lawtoe-exit = “The goal is odd. The Defendant begins with P2 and P3. Is that an A-flub? Prove it.”
plans-lawtoe-exit-answer = Yes. P1 makes the triplet 123. One is odd, and 123 uses the new P.

# Wholes.
plans-wholes-aim = At the end everybody can make exactly one whole of fractions, decimals and percents, and say it aloud.
plans-wholes-cards = On paper: a board, pieces and a deck of cards for each table, printed and cut out.
plans-wholes-draw = Write four cards on the board: 1/4, 1/2, 0.75 and 25 %.
plans-wholes-two = “Make one whole of two of these cards.”
plans-wholes-two-answer = 1/4 and 0.75, or 0.75 and 25 %.
plans-wholes-three = “Now of three.”
plans-wholes-three-answer = 1/4, 1/2 and 25 %.
plans-wholes-aloud = “Now all together, aloud: one fourth, plus one half, plus twenty-five percent equals one whole.”
plans-wholes-think = “Think for a moment. Then all hands at once. Number the cards with your fingers.”
plans-wholes-court = “Somebody worked this out and something is wrong. I only want the first wrong number. Who has it?”
plans-wholes-table = Each table plays Wholes with the deck of quarters. Draw a card, then play one whole face down and say it, or bluff, or pass.
plans-wholes-call = “Before you call, ask yourself: could it be true? A wrong call takes you back one space for each card that was played.”
plans-wholes-places = Whoever is farthest when time is up is first.
plans-wholes-flub = “Somebody added above and below: one half plus one fourth equals two sixths. How do you see at once that it cannot be?”
plans-wholes-flub-answer = Two sixths is one third. That is less than the half we began with. Two fourths plus one fourth is three fourths.
plans-wholes-exit = “You hold 1/2, 1/4, 25 % and 0.75. Which cards make the whole with the most cards?”
plans-wholes-exit-answer = 1/2, 1/4 and 25 %. 0.75 makes a whole with 1/4 or with 25 %, but of two cards only.

# Floating Tic-Tac-Toe.
plans-floating-aim = At the end everybody can say where a checker may still go, and count a full area.
plans-floating-boards = On paper: a 7 by 7 board of squares and two pencils for each table.
plans-floating-draw = Draw a 7 by 7 grid on the board, a to g below it, 1 to 7 from the bottom up beside it. Write X on d4.
plans-floating-first = “All that is played must fit into four by four. X is on d4. Where may O play?”
plans-floating-first-answer = On every empty square: none is more than three away from d4, to the side or up and down.
plans-floating-corner = “O takes g7. Where may X play now?”
plans-floating-corner-answer = Only from d4 to g7. The area is four wide and four high, and closed.
plans-floating-reach = “Point with your arm: too far to the left, to the right, too high, too low – or thumb up, it may go there.”
plans-floating-court = The court is on the board today: draw four X in a row.
plans-floating-object = “I count one tic-tac-toe. Who objects? Show me the squares.”
plans-floating-object-answer = There are two: the first three, and the last three.
plans-floating-table = Three games, about six minutes each: everybody plays the two others once. The third watches the reach, counts at the end and says it before Flub does.
plans-floating-before = “Before you play, point to the edges of the area. May your checker go there?”
plans-floating-places = The most games won is first. If that is equal, the most tic-tac-toes.
plans-floating-flub = “X has d4 and e4, O has c4. X is about to make three. How can O stop it – and who finds another way?”
plans-floating-flub-answer = O plays f4. Or O plays in column b: then the area is four wide from b to e, and f is out of reach.
plans-floating-exit = “X has d4 and f4, O has e5. May O play on b6? Why?”
plans-floating-exit-answer = No. From b to f there are five columns, and the area may be four wide at most.
