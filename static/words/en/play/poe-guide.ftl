# What Guided says
poe-guide-goal = Number of connections: odd or even?
poe-guide-flub = { $own ->
        [yes] Your letter was a flub. Perhaps nobody sees it.
       *[no] That is a flub: you may challenge it.
    }
poe-guide-fine = { $ripe ->
        [yes] { $letter } leaves only one letter to go, but nothing better could be written. It is no flub.
       *[no] { $letter } is no flub: the goal can still be reached, and one letter is not enough.
    }
poe-guide-safe = { $forced ->
        [yes] You have to leave one letter to go now. No flub: { $letters }.
       *[no] Safe letters, small on the mat: { $letters }.
    }
poe-aim = Write no flub, challenge flubs.
poe-guide-join = Is it a flub? Join the side that is right.
poe-hint-latest = Look at the last move: { $letter }.
poe-hint-p-what = Fill the empty squares in your head. Can a solution still be reached?
poe-hint-a-what = Try one more letter. Does it make a solution already?
poe-hint-challenge = Challenge: { $kind }-flub. { $why }
poe-hint-ripe = { $full ->
    [yes] The mat is full. Look at the lines without an F.
   *[no] Look at the lines that lack one letter.
}
poe-hint-ripe-what = { $full ->
    [yes] They make a solution as they are, and the last player could not help it.
   *[no] One letter makes a solution, and the last player could not help it.
}
poe-hint-force-out = Declare a force-out.
poe-hint-square = Look at square { $square }.
poe-hint-square-what = A letter there must leave a solution possible, but not one letter away.
poe-hint-write = Write { $letter }.
poe-hint-join-what = Was it a flub of that kind?
poe-hint-join = { $side ->
    [challenger] It was. Join the challenger.
   *[mover] It was not. Join the mover.
}
