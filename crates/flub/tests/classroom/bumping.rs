use flub::{
    classroom::{Bumped, Places, Player, bump, table_sizes},
    play::{Random, Seed},
};

use super::roster;

/// Tables with these players, counted from 1, and their places.
fn tables(results: &[(&[usize], &[usize])]) -> Vec<(Vec<Player>, Option<Places>)> {
    let players = |numbers: &[usize]| numbers.iter().map(|number| Player(number - 1)).collect();
    results.iter().map(|(numbers, places)| (players(numbers), Places::new(places.to_vec()).ok())).collect()
}

fn numbers(players: &[Player]) -> Vec<usize> {
    players.iter().map(|player| player.0 + 1).collect()
}

fn bumped(results: &[(&[usize], &[usize])], absent: &[(Player, usize)]) -> Bumped {
    bump(&tables(results), absent, &mut Random::new(Seed(1)))
}

/// Eleven players by hand: two fours and a three.
#[test]
fn the_first_moves_up_and_the_last_down() {
    let results: [(&[usize], &[usize]); 3] =
        [(&[1, 2, 3, 4], &[2, 1, 3, 4]), (&[5, 6, 7, 8], &[4, 3, 2, 1]), (&[9, 10, 11], &[1, 2, 3])];
    let after = bumped(&results, &[]);
    assert_eq!(numbers(&after.up), [8, 9]);
    assert_eq!(numbers(&after.down), [4, 5]);
    assert_eq!(numbers(&after.order), [1, 2, 3, 8, 4, 6, 7, 9, 5, 10, 11]);
}

#[test]
fn players_without_a_result_and_absent_players_stay() {
    let results: [(&[usize], &[usize]); 2] = [(&[1, 2, 3], &[]), (&[4, 5, 6], &[3, 2, 1])];
    let after = bumped(&results, &[(Player(6), 0), (Player(7), 9)]);
    assert_eq!(numbers(&after.up), [6]);
    assert!(after.down.is_empty());
    assert_eq!(numbers(&after.order), [1, 2, 3, 7, 6, 4, 5, 8]);
    assert_eq!(bumped(&[], &[(Player(0), 0)]).order, [Player(0)]);
}

/// Who shares the first place moves up by lot: the same seed gives the same lot, and each of them is drawn by some seed.
#[test]
fn ties_are_broken_by_lot() {
    let results: [(&[usize], &[usize]); 2] = [(&[1, 2, 3], &[1, 2, 3]), (&[4, 5, 6], &[1, 1, 3])];
    let up = |seed| numbers(&bump(&tables(&results), &[], &mut Random::new(Seed(seed))).up);
    assert_eq!(up(5), up(5));
    let drawn: Vec<usize> = (0..50).flat_map(up).collect();
    assert!(drawn.contains(&4) && drawn.contains(&5) && !drawn.contains(&6), "{drawn:?}");
}

/// Nobody is lost and nobody doubled; a table has one player from above, one from below, and keeps its size.
#[test]
fn everybody_is_somewhere() {
    let seed = Seed(11);
    println!("seed {seed}");
    let mut random = Random::new(seed);
    for players in 6..=60 {
        let everybody = roster(players);
        let mut rest = everybody.as_slice();
        let results: Vec<(Vec<Player>, Option<Places>)> = table_sizes(players)
            .into_iter()
            .map(|size| {
                let (table, others) = rest.split_at(size);
                rest = others;
                let scores: Vec<i32> = table.iter().map(|_| random.below(4) as i32).collect();
                (table.to_vec(), Places::by_score(&scores).ok())
            })
            .collect();
        let after = bump(&results, &[], &mut random);
        let mut order = after.order.clone();
        order.sort();
        assert_eq!(order, everybody);
        assert_eq!((after.up.len(), after.down.len()), (results.len() - 1, results.len() - 1));
        assert!(after.up.iter().all(|player| !after.down.contains(player)));
    }
}
