use std::collections::BTreeSet;

use flub::{
    classroom::{
        Act, ActFault, Award, AwardLevels, LONGEST_NAME, LONGEST_TOURNAMENT, MOST_PLAYERS, MOST_ROUNDS, MOST_TABLES,
        Player, Roster, Tournament, TournamentFault,
    },
    play::Seed,
};

/// Returns a tournament of players called by their ranks.
pub fn of(players: usize) -> Tournament {
    let list: String = (1..=players).map(|rank| format!("P{rank}\n")).collect();
    Tournament::new(Roster::read(&list).expect("a roster").0, Seed(7))
}

/// Ranks, from 1.
fn ranks(players: &[Player]) -> Vec<usize> {
    players.iter().map(|player| player.0 + 1).collect()
}

pub fn tables(tournament: &Tournament) -> Vec<Vec<usize>> {
    tournament.round().tables().iter().map(|table| ranks(table.players())).collect()
}

fn teams(tournament: &Tournament) -> Vec<Vec<usize>> {
    tournament.teams().iter().map(|team| ranks(&team.members)).collect()
}

/// Enters places, in the order of the players of each table from the top.
pub fn play(tournament: &mut Tournament, results: &[&[usize]]) {
    for (table, places) in results.iter().enumerate() {
        let players = tournament.round().tables()[table].players().to_vec();
        let mut placed: Vec<_> = places.iter().zip(players).collect();
        placed.sort();
        let mut before = 0;
        for (&place, player) in placed {
            tournament.apply(&Act::Place { player, tied: place == before }).expect("it is next");
            before = place;
        }
        assert_eq!(
            tournament.round().tables()[table].result().map(|result| result.each().to_vec()),
            Some(places.to_vec())
        );
    }
}

pub fn absent(ranks: &[usize]) -> Act {
    Act::SetAbsent(ranks.iter().map(|rank| Player(rank - 1)).collect())
}

/// Nine by hand. Dealt to two teams: 1 4 5 8 9 and 2 3 6 7. Cut into threes: 1 2 3 with 2 and 3 of a team, 4 5 6 with 4 and 5,
/// 7 8 9 with 8 and 9. Two teams fill three places at a table, so at each table at least two are mates.
#[test]
fn nine() {
    let nine = of(9);
    assert_eq!(teams(&nine), [vec![1, 4, 5, 8, 9], vec![2, 3, 6, 7]]);
    assert_eq!(tables(&nine), [[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
}

/// Ten by hand. Three teams: 1 6 7, 2 5 8, 3 4 9 10. Cut into 1 2 3 4, 5 6 7, 8 9 10: mates are 3 4 (four players, three teams,
/// so it stays), 6 7 and 9 10. Changing 7 with 9 parts both.
#[test]
fn ten() {
    let ten = of(10);
    assert_eq!(teams(&ten), [vec![1, 6, 7], vec![2, 5, 8], vec![3, 4, 9, 10]]);
    assert_eq!(tables(&ten), [vec![1, 2, 3, 4], vec![5, 6, 9], vec![7, 8, 10]]);
}

/// Eleven by hand. Three teams: 1 6 7, 2 5 8 11, 3 4 9 10. Cut into 1 2 3 4, 5 6 7 8, 9 10 11. Three teams fill four places, so each
/// four has two mates in any case: 3 4 stay. At 5 6 7 8 there are two pairs, and 9 10 are mates: changing 7 with 9 parts one pair there,
/// and both 9 10.
#[test]
fn eleven() {
    let eleven = of(11);
    assert_eq!(teams(&eleven), [vec![1, 6, 7], vec![2, 5, 8, 11], vec![3, 4, 9, 10]]);
    assert_eq!(tables(&eleven), [vec![1, 2, 3, 4], vec![5, 6, 8, 9], vec![7, 10, 11]]);
}

/// Twenty-nine by hand. Seven teams, the first of five: 1 14 15 28 29, then 2 13 16 27 and so on to 7 8 21 22. Cut into two fours
/// and seven threes, mates sit together three times. 7 8: nobody next to them can change (6 9 and 5 10 are mates), but 7 with 4 can.
/// 21 22: 20 23 are mates, 19 can change with 21. 28 29: 26 can change with 28.
#[test]
fn twenty_nine() {
    let class = of(29);
    let dealt = [
        vec![1, 14, 15, 28, 29],
        vec![2, 13, 16, 27],
        vec![3, 12, 17, 26],
        vec![4, 11, 18, 25],
        vec![5, 10, 19, 24],
        vec![6, 9, 20, 23],
        vec![7, 8, 21, 22],
    ];
    assert_eq!(teams(&class), dealt);
    assert_eq!(tables(&class)[..2], [[1, 2, 3, 7], [4, 5, 6, 8]]);
    let threes = [[9, 10, 11], [12, 13, 14], [15, 16, 17], [18, 20, 21], [19, 22, 23], [24, 25, 28], [26, 27, 29]];
    assert_eq!(tables(&class)[2..], threes);
    mates_are_apart(&class);
}

/// Thirty by hand. Eight teams, back and forth: 1 16 17, 2 15 18, 3 14 19 30 and so on to 8 9 24 25. Ten threes. 8 9 are mates, and
/// so are 7 10: 6 changes with 8. 16 17 are mates, and so are 15 18: 14 changes with 16.
#[test]
fn thirty() {
    let class = of(30);
    assert_eq!([&teams(&class)[0], &teams(&class)[1]], [&[1, 16, 17], &[2, 15, 18]]);
    assert_eq!([&teams(&class)[2], &teams(&class)[7]], [&[3, 14, 19, 30], &[8, 9, 24, 25]]);
    let above = [[1, 2, 3], [4, 5, 8], [6, 7, 9], [10, 11, 12], [13, 15, 16]];
    let below = [[14, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27], [28, 29, 30]];
    assert_eq!(tables(&class), [above, below].concat());
    mates_are_apart(&class);
}

/// Thirty-one by hand. Eight teams as of thirty, with 31 beside 2 15 18. One four at the top, nine threes. 8 9 are mates, and so are
/// 7 10: 6 changes with 8. 24 25 are mates, and so are 23 26: 22 changes with 24.
#[test]
fn thirty_one() {
    let class = of(31);
    assert_eq!([&teams(&class)[1], &teams(&class)[7]], [&[2, 15, 18, 31], &[8, 9, 24, 25]]);
    assert_eq!(tables(&class)[0], [1, 2, 3, 4]);
    let above = [[5, 7, 8], [6, 9, 10], [11, 12, 13], [14, 15, 16]];
    let below = [[17, 18, 19], [20, 21, 24], [22, 23, 25], [26, 27, 28], [29, 30, 31]];
    assert_eq!(tables(&class)[1..], [&above[..], &below].concat());
    mates_are_apart(&class);
}

/// With a team for each at a table, nobody sits with a mate.
fn mates_are_apart(tournament: &Tournament) {
    for table in tournament.round().tables() {
        let teams: BTreeSet<_> = table.players().iter().map(|&player| tournament.team_of(player)).collect();
        assert_eq!(teams.len(), table.players().len(), "{table:?}");
    }
}

/// A round of nine by hand: 1 2 3 finish in this order, 4 5 6 all at once, at 7 8 9 the first two are 8 and 9 together.
/// The team of 1 4 5 8 9 has 60 + 40 + 40 + 50 + 50 = 240 of five: 48, a Great Team. The team of 2 3 6 7 has
/// 40 + 20 + 40 + 20 = 120 of four: 30.
#[test]
fn a_round_of_nine() {
    let mut nine = of(9);
    play(&mut nine, &[&[1, 2, 3], &[1, 1, 1], &[3, 1, 1]]);
    let points: Vec<_> = (0..9).map(|player| nine.points(0, Player(player))).collect();
    assert_eq!(points, [60, 40, 20, 40, 40, 40, 20, 50, 50].map(Some));
    let scores: Vec<_> = nine.team_scores(0..1).iter().map(|score| (score.team, score.tenths, score.award)).collect();
    assert_eq!(scores, [(0, Some(480), Some(Award::Great)), (1, Some(300), None)]);
    let bumped = nine.bumped(0).expect("the round is there");
    assert_eq!(bumped.down[0], Player(2), "the last of the first table moves down");
    assert_eq!((bumped.up.len(), bumped.down.len()), (2, 2), "lots decide at the others");
    assert!([3, 4, 5].contains(&bumped.up[0].0) && [7, 8].contains(&bumped.up[1].0));
    nine.apply(&Act::NextRound).expect("there is room");
    assert_eq!(nine.round().absent(), &BTreeSet::new());
    assert!(nine.round().table_of(Player(0)) == Some(0), "the first of the top table stays");
    play(&mut nine, &[&[1, 2, 3], &[1, 2, 3], &[1, 2, 3]]);
    let both: u32 = nine.team_scores(0..2).iter().filter_map(|score| score.tenths).sum();
    assert!(both > 0 && nine.team_scores(1..2) != nine.team_scores(0..1));
    let levels = AwardLevels { good_team: 20, great_team: 30, super_team: 31 };
    nine.apply(&Act::SetLevels(levels)).expect("they rise");
    assert_eq!(nine.team_scores(0..1)[1].award, Some(Award::Great));
}

/// Absent players are skipped, and table sizes are evened out. They stay absent until they are set present, and return to
/// where they were.
#[test]
fn absent_players_are_skipped() {
    let mut ten = of(10);
    ten.apply(&absent(&[1, 5])).expect("the round is blank");
    assert_eq!(tables(&ten).iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
    play(&mut ten, &[&[1, 2, 3, 4], &[1, 2, 3, 4]]);
    assert_eq!(ten.points(0, Player(0)), None);
    ten.apply(&Act::NextRound).expect("there is room");
    assert_eq!(ten.round().absent().len(), 2);
    ten.apply(&absent(&[])).expect("the round is blank");
    assert_eq!(ten.round().table_of(Player(0)), Some(0));
    assert_eq!(of(3).apply(&absent(&[1, 2])), Err(ActFault::TooFew));
    assert_eq!(of(3).apply(&absent(&[4])), Err(ActFault::NoPlayer));
}

#[test]
fn late_players_join_the_smallest_team_and_the_lowest_table() {
    let mut nine = of(9);
    nine.apply(&Act::Join(" Zoe ; P1\n".to_owned())).expect("there is room");
    assert_eq!(nine.roster().name(Player(9)), Some("Zoe , P1"));
    assert_eq!(teams(&nine), [vec![1, 4, 5, 8, 9], vec![2, 3, 6, 7, 10]]);
    assert_eq!(tables(&nine).iter().map(Vec::len).collect::<Vec<_>>(), [4, 3, 3]);
    assert_eq!(nine.round().table_of(Player(9)), Some(2));
    nine.apply(&Act::Join("P1".to_owned())).expect("there is room");
    assert_eq!(nine.roster().name(Player(10)), Some("P1 (2)"));
    for (name, fault) in
        [("", ActFault::NoName), (" \u{7}", ActFault::NoName), (&"x".repeat(LONGEST_NAME + 1), ActFault::LongName)]
    {
        assert_eq!(nine.apply(&Act::Join(name.to_owned())), Err(fault));
        assert_eq!(nine.apply(&Act::Rename(Player(0), name.to_owned())), Err(fault));
    }
    nine.apply(&Act::Rename(Player(0), "P1".to_owned())).expect("it is their own name");
    assert_eq!(nine.roster().name(Player(0)), Some("P1"));
    nine.apply(&Act::Rename(Player(1), "P1".to_owned())).expect("told apart");
    assert_eq!(nine.roster().name(Player(1)), Some("P1 (3)"));
    assert_eq!(of(MOST_PLAYERS).apply(&Act::Join("Zoe".to_owned())), Err(ActFault::Full));
}

#[test]
fn places_are_given_in_order_and_taken_back() {
    let mut three = of(3);
    let place = |player, tied| Act::Place { player: Player(player), tied };
    let places = |three: &Tournament| three.round().tables()[0].places().to_vec();
    three.apply(&place(2, true)).expect("next");
    three.apply(&place(0, false)).expect("next");
    assert_eq!(three.apply(&place(0, false)), Err(ActFault::NotNext));
    assert_eq!(places(&three), [Some(2), None, Some(1)]);
    assert_eq!(three.points(0, Player(2)), None, "not before all places are known");
    three.apply(&place(1, true)).expect("next");
    assert_eq!(places(&three), [Some(2), Some(2), Some(1)]);
    three.apply(&Act::TakeBack(Player(2))).expect("it has a place");
    assert_eq!(places(&three), [Some(1), Some(1), None]);
    assert_eq!(three.apply(&Act::TakeBack(Player(2))), Err(ActFault::NoPlace));
    three.apply(&place(2, false)).expect("next");
    assert_eq!(places(&three), [Some(1), Some(1), Some(3)]);
    three.apply(&Act::Clear(0)).expect("the table is there");
    assert!(three.round().is_blank());
    assert_eq!(three.apply(&Act::Clear(1)), Err(ActFault::NoTable));
    assert_eq!(three.apply(&Act::TakeBackRound), Err(ActFault::RoundStays));
    three.apply(&Act::NextRound).expect("tables without results stay");
    three.apply(&Act::TakeBackRound).expect("it is blank");
    for levels in [[50, 45, 40], [40, 45, 61]] {
        let [good_team, great_team, super_team] = levels;
        let act = Act::SetLevels(AwardLevels { good_team, great_team, super_team });
        assert_eq!(three.apply(&act), Err(ActFault::Levels));
    }
}

#[test]
fn names_of_tables_differ_and_say_nothing_about_rank() {
    let mut class = of(29);
    let first = class.table_names(0);
    class.apply(&Act::NextRound).expect("there is room");
    let second = class.table_names(1);
    assert_ne!(first, second);
    for names in [first, second] {
        assert_eq!(names.len(), 9);
        assert!(names.iter().all(|&name| name < MOST_TABLES));
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), 9);
    }
    assert_eq!(of(MOST_PLAYERS).round().tables().len(), MOST_TABLES);
}

/// The text of a tournament, line by line.
#[test]
fn people_can_read_the_text() {
    let mut four = of(4);
    four.apply(&absent(&[3])).expect("blank");
    play(&mut four, &[&[1, 1, 3]]);
    four.apply(&Act::NextRound).expect("there is room");
    four.apply(&Act::Join("Zoe".to_owned())).expect("blank");
    four.apply(&absent(&[])).expect("blank");
    let player = four.round().tables()[0].players()[1];
    four.apply(&Act::Place { player, tied: false }).expect("next");
    let text = "flub tournament 1 seed 7 awards 40 45 50\n- P1\n- P2\n- P3\n- P4\nround 1\nabsent 3\ntable 1: 1 1 3\n\
                round 2\njoins Zoe\nabsent\ntable 1: - 1 -\n";
    assert_eq!(four.to_string(), text);
    assert_eq!(text.parse(), Ok(four));
    assert_eq!(text.replace('\n', "\r\n\r\n").parse::<Tournament>().map(|read| read.to_string()), Ok(text.to_owned()));
}

#[test]
fn an_impossible_change_is_reported_with_its_line() {
    let begin = "flub tournament 1 seed 7 awards 40 45 50\n- A\n- B\n- C\n- D\nround 1\n";
    let fault = |rest: &str| format!("{begin}{rest}").parse::<Tournament>().err();
    for line in [
        "round 3",
        "round",
        "joins",
        "absent 5",
        "absent 0",
        "absent x",
        "absent 1 2 3",
        "table 2: 1 2 3",
        "table 1: 1 2 3",
        "table 1: 1 1 2 3",
        "table 1: 2 3 4 -",
        "table 0: 1 2 3 4",
        "table 1: 1 2 3 18446744073709551616",
        "table 1",
        "seats 1 2 3 4 5",
        "seats 1 2 / 2 3",
        "team 1 2 3 4: Red",
        "- E",
        "hello",
    ] {
        assert_eq!(fault(line), Some(TournamentFault::Line(7)), "{line}");
    }
    assert_eq!(fault("absent 1\nabsent 1"), Some(TournamentFault::Line(8)));
    assert_eq!(fault("table 1: 1 2 - -\ntable 1: - - 1 -"), Some(TournamentFault::Line(8)));
    for late in ["absent 1", "joins E", "seats 1 2"] {
        assert_eq!(fault(&format!("table 1: 1 2 3 4\n{late}")), Some(TournamentFault::Line(8)), "{late}");
    }
    assert_eq!(fault(""), None);
    let read = |text: &str| text.parse::<Tournament>().err();
    for text in [
        "",
        "flub 1 poe",
        "flub tournament 2 seed 7 awards 40 45 50",
        "flub tournament 1 seed x awards 40 45 50",
        "flub tournament 1 seed 7 awards 50 45 40\n- A\n- B\n- C\nround 1",
    ] {
        assert_eq!(read(text), Some(TournamentFault::NoTournament), "{text}");
    }
    assert_eq!(read(begin.trim_end().trim_end_matches("round 1")), Some(TournamentFault::NoRound));
    assert_eq!(read(&begin.replace("- B", "-")), Some(TournamentFault::Line(3)));
    assert!(matches!(read(&begin.replace("- B\n- C\n- D\n", "")), Some(TournamentFault::Roster(_))));
    assert_eq!(read(&" ".repeat(LONGEST_TOURNAMENT + 1)), Some(TournamentFault::TooLong));
}

/// What the newsletter says besides scores is kept with the tournament.
#[test]
fn class_and_thanks_are_part_of_the_text() {
    let mut three = of(3);
    three.apply(&Act::SetClass(" 7B ".to_owned())).expect("short");
    three.apply(&Act::SetThanks("Thank you; Ben!".to_owned())).expect("short");
    assert!(three.to_string().contains("45 50\nclass 7B\nthanks Thank you, Ben!\n- P1\n"), "{three}");
    assert_eq!(three.to_string().parse(), Ok(three.clone()));
    assert_eq!(three.apply(&Act::SetClass("x".repeat(201))), Err(ActFault::LongName));
    three.apply(&Act::SetClass(String::new())).expect("short");
    assert_eq!((three.class(), three.to_string().parse()), ("", Ok(three.clone())));
}

/// 1 has 60 and then 40, 2 has 40 and then 60, 3 has 20 twice and then 60.
#[test]
fn who_improved_most_is_found_in_a_round_and_in_all() {
    let mut three = of(3);
    for (round, places) in [[1, 2, 3], [2, 1, 3], [3, 2, 1]].into_iter().enumerate() {
        if round > 0 {
            three.apply(&Act::NextRound).expect("there is room");
        }
        play(&mut three, &[&places]);
    }
    let improved = |rounds| three.most_improved(rounds).map(|(gain, players)| (gain, ranks(&players)));
    assert_eq!(improved(0..1), None, "nothing was before");
    assert_eq!(improved(1..2), Some((20, vec![2])));
    assert_eq!(improved(2..3), Some((40, vec![3])));
    assert_eq!(improved(0..3), Some((40, vec![3])));
}

/// The longest names, the most players and rounds still make a text that is read.
#[test]
fn every_tournament_fits_into_its_text() {
    let list: String = (0..MOST_PLAYERS).map(|_| format!("{}\n", "🦊".repeat(LONGEST_NAME))).collect();
    let mut largest = Tournament::new(Roster::read(&list).expect("a roster").0, Seed(u64::MAX));
    for _ in 1..MOST_ROUNDS {
        let order: Vec<&[usize]> = vec![&[1, 2, 3]; MOST_TABLES];
        play(&mut largest, &order);
        largest.apply(&Act::NextRound).expect("there is room");
    }
    assert_eq!(largest.apply(&Act::NextRound), Err(ActFault::LastRound));
    let text = largest.to_string();
    assert!(text.len() < LONGEST_TOURNAMENT, "{}", text.len());
    assert_eq!(text.parse(), Ok(largest));
}
