//! Laws over random tournaments.

use std::collections::BTreeSet;

use flub::{
    classroom::{Act, AwardLevels, History, Player, Round, Tournament, mates_together},
    play::{Random, Seed, from_link, to_link},
};
use proptest::prelude::*;

use super::{tables::fewest_together, tournament::of};

/// Some change, which may be refused.
fn any_act(now: &Tournament, random: &mut Random) -> Act {
    let player = Player(random.below(now.roster().count() + 1));
    match random.below(24) {
        0 => Act::NextRound,
        1 => Act::TakeBackRound,
        2 => Act::Join(format!("Late; {}", random.below(4))),
        3 => Act::Rename(player, format!("R{}", random.below(5))),
        4 => Act::SetAbsent((0..random.below(6)).map(|_| Player(random.below(now.roster().count()))).collect()),
        5 => Act::Clear(random.below(now.round().tables().len() + 1)),
        6 => Act::TakeBack(player),
        7 => {
            let good_team = random.below(62) as u32;
            Act::SetLevels(AwardLevels { good_team, great_team: good_team + 1, super_team: good_team + 5 })
        }
        _ => Act::Place { player, tied: random.chance(30) },
    }
}

/// Everybody present sits at one table, of three or four from six on, with as few mates as can be; where somebody came or left later,
/// everybody present sits somewhere or is told to sit out, and nobody is at two tables.
fn everybody_sits(now: &Tournament, round: &Round, known: usize) {
    if round.is_by_hand() {
        let sitting: Vec<Player> = round.tables().iter().flat_map(|table| table.players().to_vec()).collect();
        let different: BTreeSet<Player> = sitting.iter().copied().collect();
        assert_eq!(different.len(), sitting.len());
        let is_told = |player: &Player| different.contains(player) || round.sitting_out().contains(player);
        assert!(
            (0..known).map(Player).filter(|player| !round.absent().contains(player)).all(|player| is_told(&player))
        );
        assert!(round.tables().iter().all(|table| table.players().len() <= 4));
        return;
    }
    let present: Vec<Player> = (0..known).map(Player).filter(|player| !round.absent().contains(player)).collect();
    let mut seated: Vec<Player> = round.tables().iter().flat_map(|table| table.players().to_vec()).collect();
    seated.sort();
    assert_eq!(seated, present);
    let sizes: Vec<usize> = round.tables().iter().map(|table| table.players().len()).collect();
    assert!(present.len() < 6 || sizes.iter().all(|size| [3, 4].contains(size)), "{sizes:?}");
    let together: usize =
        round.tables().iter().map(|table| mates_together(table.players(), |player| now.team_of(player))).sum();
    let members = now.teams().iter().map(|team| team.members.iter().filter(|member| present.contains(member)).count());
    assert_eq!(together, fewest_together(&sizes, &members.collect::<Vec<_>>()));
}

/// The points of a table sum up to those of its places; where a tie does not divide by tens each has at most ten more. The points
/// of the teams are those of the tables.
fn totals_are_conserved(now: &Tournament, round: usize) {
    let of = &now.rounds()[round];
    let mut total = 0;
    for table in of.tables() {
        let Some(points) = table.points() else { continue };
        let (sum, players) = (points.iter().sum::<u32>(), points.len() as u32);
        let whole = [0, 0, 80, 120, 150][points.len()];
        assert!((whole..whole + 10 * players).contains(&sum), "{table:?}: {points:?}");
        let places: BTreeSet<_> = table.places().iter().collect();
        assert!(places.len() < points.len() || sum == whole, "without ties: {points:?}");
        total += sum;
    }
    let everybody = (0..now.roster().count()).filter_map(|player| now.points(round, Player(player)));
    assert_eq!(everybody.sum::<u32>(), total);
    let teams = now.teams().iter().flat_map(|team| &team.members).filter_map(|&player| now.points(round, player));
    assert_eq!(teams.sum::<u32>(), total);
}

#[test]
fn laws_hold_in_random_tournaments() {
    let seed = Seed(28);
    println!("seed {seed}");
    let mut random = Random::new(seed);
    for _ in 0..40 {
        let mut history = History::new(of(3 + random.below(30)));
        for _ in 0..60 {
            let act = any_act(history.now(), &mut random);
            let before = history.clone();
            let done = history.apply(&act);
            if done.is_err() {
                assert_eq!(history, before, "{act:?} was refused");
                continue;
            }
            let now = history.now().clone();
            assert_eq!(now.to_string().parse(), Ok(now.clone()), "after {act:?}");
            let link = to_link(&now.to_string()).expect("it is short");
            assert_eq!(from_link(&link).map(|text| text.parse()), Ok(Ok(now.clone())), "after {act:?}");
            if now != *before.now() {
                assert!(history.undo());
                assert_eq!(history.now(), before.now());
                assert!(history.redo() && !history.can_redo() && history.can_undo());
                assert_eq!(*history.now(), now);
            }
            totals_are_conserved(&now, now.current());
        }
        let now = history.now();
        let mut known = now.roster().count();
        for round in now.rounds().iter().rev() {
            everybody_sits(now, round, known);
            known -= round.joined().len();
        }
        for (round, after) in now.rounds().iter().zip(&now.rounds()[1..]) {
            let moved = now.bumped(round_of(now, round)).expect("it is there");
            assert!(moved.up.iter().all(|player| !moved.down.contains(player)));
            let order: BTreeSet<Player> = moved.order.iter().copied().collect();
            assert_eq!((order.len(), moved.order.len()), (known_before(now, round), known_before(now, round)));
            assert!(
                after.is_by_hand() || moved.order.len() + after.joined().len() == after.absent().len() + seated(after)
            );
        }
        let end = history.now().clone();
        while history.undo() {}
        assert_eq!(history.now().current(), 0);
        while history.redo() {}
        assert_eq!(*history.now(), end);
    }
}

fn round_of(now: &Tournament, round: &Round) -> usize {
    now.rounds().iter().position(|other| std::ptr::eq(other, round)).expect("it is one of them")
}

/// How many players there were in this round.
fn known_before(now: &Tournament, round: &Round) -> usize {
    let later = now.rounds().iter().skip(round_of(now, round) + 1).map(|later| later.joined().len()).sum::<usize>();
    now.roster().count() - later
}

fn seated(round: &Round) -> usize {
    round.tables().iter().map(|table| table.players().len()).sum()
}

proptest! {
    #[test]
    fn any_text_is_refused_or_read_as_it_would_be_written(
        names in prop::collection::vec("\\PC{0,8}", 0..8),
        lines in prop::collection::vec(
            "round [1-4]|joins \\PC{0,6}|absent( [0-9]){0,3}|seats( [1-8/]){1,8}|table [0-3]:( [-1-4]){2,4}|\\PC{0,12}", 0..8),
    ) {
        let names: String = names.iter().map(|name| format!("- {name}\n")).collect();
        let text = format!("flub tournament 1 seed 7 awards 40 45 50\n{names}round 1\n{}", lines.join("\n"));
        if let Ok(read) = text.parse::<Tournament>() {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
    }
}
