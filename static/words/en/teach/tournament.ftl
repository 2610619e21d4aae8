# A new tournament.
tournament-lead = Paste your class and start. Teams are equally strong, and those who sit at one table are, too.
tournament-list = Your class, a name a line
tournament-list-about = Strongest first, or with a number behind each name (after a comma, semicolon or tab): the higher number ranks first. Nicknames are enough.
tournament-few = { $names ->
    [0] A tournament takes at least three names.
    [one] So far one name. A tournament takes at least three.
   *[other] So far { $names } names. A tournament takes at least three.
}
tournament-many = These are { $names } names. A tournament takes { $most } at most: take some out, or make two tournaments.
tournament-long-name = The name in line { $line } is longer than { $most } characters. Please shorten it.
tournament-count = { $tables ->
    [pair] { $players } students: one table of three, one of two; { $teams ->
        [one] one team
       *[other] { $teams } teams
    }
    [threes] { $players } students: { $threes ->
        [one] one table of three
       *[other] { $threes } tables of three
    }; { $teams ->
        [one] one team
       *[other] { $teams } teams
    }
    [fours] { $players } students: { $fours ->
        [one] one table of four
       *[other] { $fours } tables of four
    }; { $teams ->
        [one] one team
       *[other] { $teams } teams
    }
   *[both] { $players } students: { $fours ->
        [one] one table of four
       *[other] { $fours } tables of four
    }, { $threes ->
        [one] one of three
       *[other] { $threes } of three
    }; { $teams ->
        [one] one team
       *[other] { $teams } teams
    }
}
tournament-ranked-list = Ranked in the order of the list.
tournament-ranked-numbers = Ranked by the numbers, the highest first.
tournament-ranked-some = Ranked in the order of the list, since not every name has a number.
# How the list was read.
tournament-reading = How your list was read
tournament-column = Column { $number }: { $sample }
tournament-use-name = Name
tournament-use-number = Number
tournament-use-nothing = Not used
tournament-headings = The first row has headings, not a student
tournament-unmarked = Numbers or bullets before the names are left out
tournament-line = Line
tournament-line-in = { $name } takes part
tournament-line-name = Name in line { $line }
tournament-out = { $why ->
    [headings] Left out: headings
    [title] Left out: a title or a line between others
    [nameless] Left out: there is no name
   *[hand] Left out
}
tournament-twin = The same name as in line { $line }. One child or two?
tournament-twin-two = Two children
tournament-twin-one = One child
tournament-questions = { $questions ->
    [one] One name is there twice. Say whether that is one child or two.
   *[other] { $questions } names are there twice. Say whether each is one child or two.
}
tournament-encoding = Encoding of the file. If accents look wrong, choose another one.
tournament-lost-letters = Some letters came through wrong. Correct them in the list, or choose another encoding for the file.

tournament-make = Make teams and tables
tournament-from-file = Or from a file: a list, or a tournament that was taken along
tournament-open-it = Open this tournament
tournament-open = Open
tournament-aside = Put aside
tournament-outline = { $players } students with { $names }, round { $round }

# Names. Teams are animals; tables are places, drawn anew each round.
tournament-team-name = { $team ->
    [1] Otters
    [2] Foxes
    [3] Owls
    [4] Dolphins
    [5] Bears
    [6] Hawks
    [7] Turtles
    [8] Tigers
    [9] Pandas
    [10] Lynxes
    [11] Whales
    [12] Wolves
    [13] Penguins
    [14] Koalas
   *[other] Bees
}
tournament-table-name = { $table ->
    [1] Harbor
    [2] Island
    [3] Forest
    [4] River
    [5] Volcano
    [6] Meadow
    [7] Canyon
    [8] Lagoon
    [9] Glacier
    [10] Desert
    [11] Reef
    [12] Waterfall
    [13] Valley
    [14] Cave
    [15] Beach
    [16] Mountain
    [17] Orchard
    [18] Lighthouse
    [19] Bridge
   *[other] Garden
}

# A tournament under way.
tournament-title = Tournament: round { $round }
tournament-about = { $teams ->
    [one] { $players } students in one team. Seed { $seed }.
   *[other] { $players } students in { $teams } teams. Seed { $seed }.
}
tournament-views = Parts of the tournament
tournament-view-round = Tables
tournament-view-scores = Scores
tournament-view-sheets = Score sheets
tournament-view-carry = Take along, end
tournament-tables = Tables
tournament-teams = Teams
tournament-show = Show to class
tournament-show-end = Back
tournament-find = Find your table

# A table. Its players are tapped in the order in which they finished.
tournament-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
tournament-points = { $points } points
tournament-player-result = { $place ->
    [1] { $name }: 1st, { $points } points
    [2] { $name }: 2nd, { $points } points
    [3] { $name }: 3rd, { $points } points
   *[other] { $name }: { $place }th, { $points } points
}
tournament-tap = { $place ->
    [1] Tap who finished first.
    [2] Tap who came 2nd.
    [3] Tap who came 3rd.
   *[other] Tap who came { $place }th.
}
tournament-tap-tied = { $place ->
    [1] Tap who shares 1st place.
    [2] Tap who shares 2nd place.
    [3] Tap who shares 3rd place.
   *[other] Tap who shares { $place }th place.
}
tournament-table-done = Done. Tap a name to take its place back.
tournament-same-place = Same place
tournament-clear = Clear
tournament-so-far = So far: { $done } of { $tables } tables. There are awards once every table has a result.
tournament-open-tables = { $tables ->
    [0] Every table has a result.
    [one] One table has no result yet.
   *[other] { $tables } tables have no result yet.
}
tournament-next-round = Next round
tournament-next-open = { $tables ->
    [one] One table has no result. If you go on, everybody there stays at this level and gets no points.
   *[other] { $tables } tables have no result. If you go on, everybody there stays at this level and gets no points.
}
tournament-next-not-yet = Not yet
tournament-next-anyway = Go on anyway
tournament-round-back = Go back to round { $round }

# Who plays.
tournament-people = Who is here: { $present } of { $players }
tournament-people-about = Tap who leaves or is back, at any time. Here you read what that does before you do it. Who is absent stays so until you tap again.
tournament-absent = absent
tournament-people-do = Change it
tournament-people-not = Leave it as it is
tournament-effect = { $what ->
    [anew] The tables are made anew for { $players } students.
    [leaves] { $players ->
        [0] { $name } leaves the table { $table }. Nobody is left there.
        [one] { $name } leaves the table { $table }. One student is left there.
       *[other] { $name } leaves the table { $table }. { $players } go on there, and places move up.
    }
    [moves] { $name } would be alone, and moves to the table { $table }.
    [out] { $name } sits out until the next round: no points, and the same level.
    [keeps] { $name } leaves. The result of the table { $table } stays, and so do the points.
   *[sits] { $name } sits down at the table { $table }: { $players } play there.
}
tournament-effect-points = A team’s score is the mean of the points that its members have. Who does not play has none, and that does not change it.
tournament-away = Absent: { $names }
tournament-sits-out = Here, but not playing in this round: { $names }.
tournament-late = Somebody who comes late
tournament-late-add = Add
tournament-rename-who = Who has another name?
tournament-rename-name = New name
tournament-rename = Change the name

# What cannot be done.
tournament-refused = That cannot be done now. Nothing was changed.
tournament-refused-few = At least two students have to be here.
tournament-refused-full = There are { $most } students already. There is no room for more.
tournament-refused-no-name = Write a name first.
tournament-refused-long-name = This name is longer than { $most } characters. Please shorten it.
tournament-refused-last-round = There are { $most } rounds already. Begin a new tournament.
tournament-refused-levels = The levels must rise from Good to Super and lie between 0 and 60. They stay as they were.

# Scores and newsletter.
tournament-scores-of = Scores of
tournament-scores-round = Round { $round }
tournament-scores-all = All rounds
tournament-team = Team
tournament-team-score = Score
tournament-members = Members
tournament-class = Class
tournament-thanks = Thanks
tournament-thanks-usual = Thank you all for playing fairly and for every flub you found.
tournament-with-points = With the points of each student
tournament-improved = { $points ->
    [0] Most improved
   *[other] Most improved, by { $points } points
}
tournament-no-score = No points yet
tournament-score = { $whole }.{ $tenth }
tournament-award = { $award ->
    [good] Good Team
    [great] Great Team
   *[super] Super Team
}
tournament-awards-from = A team’s score is the mean of its members’ points. Good Team from { $good }, Great Team from { $great }, Super Team from { $super }.
tournament-rose = One table up next time
tournament-levels = Levels of the awards
tournament-level-good = Good Team from
tournament-level-great = Great Team from
tournament-level-super = Super Team from

# Score sheets.
tournament-sheets-about = One sheet for each table of this round. Cut them apart.
tournament-sheet-about = Round { $round }, seed { $seed }. Write the points of each game, then the sum and the place. Players with the same points share a place.
tournament-sheet-name = Name
tournament-sheet-sum = Sum
tournament-sheet-place = Place

# Taking along, and another one.
tournament-take = Take this tournament along
tournament-take-about = Everything is kept on this device. The file, the link and the code hold all names and results: give them only to people who may see them.
tournament-new = Another tournament
tournament-new-about = This one is put aside, and you can open it again. The new one can also come from a file.
tournament-new-now = New tournament
tournament-no-room = There is no room here to put your tournament aside. Save it as a file first: if you press once more, it is gone from here.

# What a link or a file brings.
tournament-link-title = A tournament from a link
tournament-link-in-the-way = There is another tournament on this device. If you open the one in the link, yours is put aside, and you can open it again.
tournament-link-mine = Keep mine
tournament-link-open = Open the one in the link
tournament-fault-long = This is longer than any tournament of Flub.
tournament-fault-cut = Part of this tournament was lost on the way. Ask for it again.
tournament-fault-other = This does not begin like a tournament of Flub, or a newer Flub made it.
tournament-fault-line = This tournament was changed on the way: line { $line } makes no sense.
tournament-unchanged = Nothing was opened and nothing was changed.
