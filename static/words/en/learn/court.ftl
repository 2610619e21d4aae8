# The court: a faulty proof or sum.
court-ask = Something is wrong here. Which line has the first flaw?
court-task = The task was: { $asked }
court-count = Count the hands
court-show = Show the flaw
court-found = The first flaw is in line { $line }.
court-flaw = First flaw
court-holds = Holds
court-mend-it = Mend it
court-mend = First flaw: { $why } Change as little as you can, then check.
court-is-mended = Mended: the court accepts it.
court-show-mended = Show a right answer
court-other = Another flaw
court-next = Next case
