home-lawtoe = LawToe
home-lawtoe-about = A duel on nine squares. The Plaintiff builds lines of letters, the Defendant blocks them. Catch a slip and prove it.

# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-role = { $role ->
    [plaintiff] Plaintiff
   *[defendant] Defendant
}

## Setting up
lawtoe-setup-lead = Two sides, nine squares. Claim it, challenge it, prove it.
lawtoe-setup-variant = What do you want to play?
lawtoe-pedagogue = Pedagogue Plaintiff
lawtoe-pedagogue-about = The Defendant writes two letters, then one a turn. Played well, the Defendant always wins.
lawtoe-dragoman = Dragoman Defendant
lawtoe-dragoman-about = The Defendant writes two letters every turn, but never in square 5. Played well, the Plaintiff always wins.
lawtoe-dragoman-locked = Win { $of } times in a row as the Defendant to open Dragoman. So far: { $count }.
lawtoe-level-beginner = Computer: often slips
lawtoe-level-student = Computer: slips at times
lawtoe-level-expert = Computer: never slips
lawtoe-level-gentle-about = This computer overlooks some challenges, and writes some letters without looking ahead.
lawtoe-level-expert-about = This computer never misses a challenge. When it should lose, it sets traps.
lawtoe-level-person-about = You share this screen and take turns.
lawtoe-setup-role = Which side are you on?
lawtoe-role-plaintiff-about = You set the goal and look for a solution. Only this side can challenge an A-flub and be right.
lawtoe-role-plaintiff-wins = You set the goal and look for a solution. Played well, this side always wins.
lawtoe-role-defendant-about = You write first and block every solution.

## Whose turn it is

## What happened

## On the stage

## Acting

## Challenging

## Proving

## Flaws

## The verdict

## Scores
lawtoe-streak = Wins in a row: { $count } of { $of }
lawtoe-streak-unlocked = Three in a row! You may now play Dragoman Defendant.
lawtoe-streak-broken = The row of wins starts again.
