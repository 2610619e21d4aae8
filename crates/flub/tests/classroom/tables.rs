use flub::{
    classroom::{MOST_PLAYERS, Player, Seating, deal, mates_together, table_sizes},
    play::{Random, Seed},
};

use super::roster;

/// Counted by hand.
#[test]
fn one_or_two_left_over_make_fours_at_the_top() {
    for (players, sizes) in [
        (0, &[][..]),
        (1, &[]),
        (2, &[2]),
        (3, &[3]),
        (4, &[4]),
        (5, &[3, 2]),
        (9, &[3, 3, 3]),
        (10, &[4, 3, 3]),
        (11, &[4, 4, 3]),
        (29, &[4, 4, 3, 3, 3, 3, 3, 3, 3]),
        (30, &[3, 3, 3, 3, 3, 3, 3, 3, 3, 3]),
        (31, &[4, 3, 3, 3, 3, 3, 3, 3, 3, 3]),
    ] {
        assert_eq!(table_sizes(players), sizes, "{players}");
    }
    for players in 6..=MOST_PLAYERS {
        let sizes = table_sizes(players);
        assert_eq!(sizes.iter().sum::<usize>(), players);
        assert!(sizes.iter().all(|size| [3, 4].contains(size)) && sizes.is_sorted_by(|above, below| above >= below));
    }
}

/// Eight teams of four: the 16th and the 17th in rank are of one team, and so are the 24th and the 25th.
#[test]
fn team_mates_change_with_the_nearest() {
    let ranked = roster(32);
    let teams = deal(&ranked);
    let team = |player: Player| teams.iter().position(|team| team.members.contains(&player));
    let seating = Seating::new(&ranked, team);
    let numbers = |table: usize| seating.tables[table].iter().map(|player| player.0 + 1).collect::<Vec<_>>();
    assert_eq!(numbers(0), [1, 2, 3, 4]);
    assert_eq!(numbers(1), [5, 6, 7, 8]);
    assert_eq!(numbers(2), [9, 10, 11]);
    assert_eq!((numbers(3), numbers(4)), (vec![12, 13, 16], vec![14, 15, 17]), "14 and 16 have changed");
    assert_eq!((numbers(6), numbers(7)), (vec![21, 23, 24], vec![22, 25, 26]), "22 and 24 have changed");
}

/// Returns the fewest team mates together that any seating has: the rest of a largest flow from teams to tables, where
/// a team sends one player at most to each table.
pub fn fewest_together(sizes: &[usize], teams: &[usize]) -> usize {
    // Gale and Ryser: serving the largest teams first, each at the tables with the most room, is best.
    let mut room = sizes.to_vec();
    let mut largest = teams.to_vec();
    largest.sort_by_key(|&members| std::cmp::Reverse(members));
    let mut seated = 0;
    for members in largest {
        room.sort_by_key(|&left| std::cmp::Reverse(left));
        for left in room.iter_mut().take(members).filter(|left| **left > 0) {
            *left -= 1;
            seated += 1;
        }
    }
    sizes.iter().sum::<usize>() - seated
}

/// Everybody sits at one table, with as few team mates together as possible, for every rank order and any absent players.
#[test]
fn everybody_sits_and_mates_apart() {
    let seed = Seed(7);
    println!("seed {seed}");
    let mut random = Random::new(seed);
    for _ in 0..400 {
        let players = 3 + random.below(MOST_PLAYERS - 2);
        let mut ranked = roster(players);
        let teams = deal(&ranked);
        let team = |player: Player| teams.iter().position(|team| team.members.contains(&player));
        random.shuffle(&mut ranked);
        ranked.truncate(players - random.below(players / 4 + 1));
        let seating = Seating::new(&ranked, team);
        assert_eq!(seating.tables.iter().map(Vec::len).collect::<Vec<_>>(), table_sizes(ranked.len()));
        let mut seated: Vec<Player> = seating.tables.concat();
        let mut present = ranked.clone();
        if present.len() < 2 {
            present.clear();
        }
        seated.sort();
        present.sort();
        assert_eq!(seated, present);
        assert!(present.iter().all(|&player| seating.table_of(player).is_some()));
        let together: usize = seating.tables.iter().map(|players| mates_together(players, team)).sum();
        let sizes_of_teams: Vec<usize> =
            teams.iter().map(|team| team.members.iter().filter(|member| present.contains(member)).count()).collect();
        let fewest = fewest_together(&table_sizes(ranked.len()), &sizes_of_teams);
        assert_eq!(together, fewest, "{ranked:?}");
    }
}
