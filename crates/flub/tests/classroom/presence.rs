//! Who comes and leaves when a round has begun.

use flub::classroom::{Act, ActFault, Effect, Player, Tournament};

use super::tournament::{absent, of, play, tables};

/// What a change does, told before it is done.
#[track_caller]
fn told(tournament: &mut Tournament, act: &Act) -> Vec<Effect> {
    let effects = tournament.effects(act).expect("it is possible");
    tournament.apply(act).expect("it is possible");
    assert_eq!(tournament.to_string().parse(), Ok(tournament.clone()), "after {act:?}");
    effects
}

#[test]
fn who_leaves_a_table_that_plays_leaves_it_to_the_others() {
    // 1 2 3, 4 5 6, 7 8 9.
    let mut nine = of(9);
    play(&mut nine, &[&[1, 2, 3]]);
    nine.apply(&Act::Place { player: Player(3), tied: false }).expect("next");
    nine.apply(&Act::Place { player: Player(4), tied: false }).expect("next");
    let player = Player(3);
    assert_eq!(told(&mut nine, &absent(&[4])), [Effect::Leaves { player, table: 1, left: 2 }]);
    assert_eq!(tables(&nine), [vec![1, 2, 3], vec![5, 6], vec![7, 8, 9]]);
    assert_eq!(nine.round().tables()[1].places(), [Some(1), None], "the place behind moves up");
    nine.apply(&Act::Place { player: Player(5), tied: false }).expect("next");
    assert_eq!([4, 5].map(|player| nine.points(0, Player(player))), [Some(60), Some(20)], "as at a table of two");
    let player = Player(2);
    assert_eq!(told(&mut nine, &absent(&[3, 4])), [Effect::Keeps { player, table: 0 }]);
    assert_eq!((nine.points(0, player), nine.points(0, Player(3))), (Some(20), None));
    assert_eq!(nine.round().open_tables(), 1);
    // The team of 2 3 6 7 has 40, 20 and 20: the mean of those who have points.
    assert_eq!(nine.team_scores(0..1).iter().find(|score| score.team == 1).and_then(|score| score.tenths), Some(267));
    nine.apply(&Act::NextRound).expect("there is room");
    assert_eq!(nine.round().absent().len(), 2, "they stay away");
}

#[test]
fn who_is_left_alone_moves_to_a_table_that_has_not_begun_or_sits_out() {
    let mut nine = of(9);
    play(&mut nine, &[&[1, 2, 3]]);
    let moved = [
        Effect::Leaves { player: Player(3), table: 1, left: 2 },
        Effect::Leaves { player: Player(4), table: 1, left: 1 },
        Effect::Moves { player: Player(5), table: 2 },
    ];
    assert_eq!(told(&mut nine, &absent(&[4, 5])), moved);
    assert_eq!(tables(&nine), [vec![1, 2, 3], vec![], vec![6, 7, 8, 9]]);
    assert_eq!((nine.round().open_tables(), nine.round().sitting_out()), (1, vec![]));
    let back = [Effect::SitsOut(Player(3))];
    assert_eq!(told(&mut nine, &absent(&[5])), back, "no table has room");
    assert_eq!(nine.round().sitting_out(), [Player(3)]);
    let begun = [6, 7, 8].map(Player);
    nine.apply(&Act::Place { player: Player(5), tied: false }).expect("next");
    assert_eq!(told(&mut nine, &absent(&[5, 7, 8, 9])).last(), Some(&Effect::SitsOut(Player(5))));
    assert_eq!(
        nine.apply(&Act::Place { player: Player(5), tied: false }),
        Err(ActFault::NotNext),
        "nobody plays alone"
    );
    assert!(begun.iter().all(|player| nine.round().absent().contains(player)));
    nine.apply(&Act::NextRound).expect("there is room");
    assert_eq!(tables(&nine).concat().len(), 5);
}

#[test]
fn who_comes_when_a_round_has_begun_sits_down_where_there_is_room() {
    let mut ten = of(10);
    ten.apply(&absent(&[3])).expect("blank");
    play(&mut ten, &[&[1, 2, 3]]);
    let level = ten.round().table_of(Player(3));
    assert_eq!(level, Some(0));
    assert_eq!(told(&mut ten, &absent(&[])), [Effect::Sits { player: Player(2), table: 1, players: 4 }]);
    let zoe = Player(10);
    assert_eq!(told(&mut ten, &Act::Join("Zoe".to_owned())), [Effect::Sits { player: zoe, table: 2, players: 4 }]);
    assert!(ten.team_of(zoe).is_some());
    assert_eq!(told(&mut ten, &Act::Join("Yan".to_owned())), [Effect::SitsOut(Player(11))]);
    assert_eq!(ten.round().sitting_out(), [Player(11)]);
    ten.apply(&Act::NextRound).expect("there is room");
    assert_eq!(tables(&ten).concat().len(), 12, "everybody plays again");
}

#[test]
fn before_a_round_has_results_the_tables_are_made_anew() {
    let mut nine = of(9);
    assert_eq!(told(&mut nine, &absent(&[9])), [Effect::Anew(8)]);
    assert_eq!(told(&mut nine, &Act::Join("Zoe".to_owned())), [Effect::Anew(9)]);
    assert_eq!(nine.effects(&absent(&[1, 2, 3, 4, 5, 6, 7, 8, 9])), Err(ActFault::TooFew));
    assert_eq!(nine.effects(&absent(&[11])), Err(ActFault::NoPlayer));
}
