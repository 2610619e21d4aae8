//! Tic-tac-toes, where they are, and who wins.

use flub::{
    games::floating::Side,
    play::{Game, Seat},
};

use super::{filled, state};

fn scores(ranks: [&str; 4], setup: &str) -> (i32, i32, i32) {
    let state = filled(setup, ranks);
    (state.score(Side::X).points(), state.score(Side::O).points(), state.margin())
}

/// "Four in a row count as two"; "two tic-tac-toes of a player that share a checker score one extra point."
#[test]
fn tic_tac_toes_are_counted() {
    let rows = ["xxxx", "oooo", "xxxx", "oooo"];
    assert_eq!(scores(rows, "7x7 plain"), (4, 4, 0));
    assert_eq!(scores(rows, "7x7 sharing"), (6, 6, 0), "each four in a row is a pair that shares");
    let none = ["xoxo", "xoxo", "oxox", "oxox"];
    assert_eq!(scores(none, "7x7 plain").2, 0);
    let ahead = ["xxxo", "oxoo", "xxxo", "oxoo"];
    // X: two ranks of three, a file of four and two diagonals; O: a file of four.
    assert_eq!(scores(ahead, "7x7 plain"), (6, 2, 4));
    assert_eq!(scores(ahead, "7x7 fewest"), (6, 2, -4));
    assert_eq!(scores(["xoox", "xoox", "ooxx", "xxoo"], "7x7 plain").0, 2, "a file and a diagonal");
}

/// "24 places": all are found, each where it is.
#[test]
fn tic_tac_toes_have_places() {
    let state = state("7x7 plain: x d4; o g4; x e5; o g5; x f6; o g6");
    let score = state.score(Side::X);
    let lines: Vec<String> =
        score.tic_tac_toes().iter().map(|line| line.squares().map(|on| on.to_string()).join(" ")).collect();
    assert_eq!(lines, ["d4 e5 f6"]);
    let other: Vec<String> = state
        .score(Side::O)
        .tic_tac_toes()
        .iter()
        .map(|line| line.squares().map(|on| on.to_string()).join(" "))
        .collect();
    assert_eq!(other, ["g4 g5 g6"]);
    assert!(score.shared().is_empty());
}

/// "Every pair of a player's own tic-tac-toes that has at least one checker in common scores one."
#[test]
fn pairs_share_once() {
    let state = state("7x7 sharing: x d4; o a1; x b4; o a2; x c4; o a3; x d3; o a4; x d2; o b2");
    let score = state.score(Side::X);
    assert_eq!(score.tic_tac_toes().len(), 2, "b4 c4 d4 and d2 d3 d4");
    assert_eq!((score.shared().len(), score.points()), (1, 3), "they share d4");
}

/// "Most tic-tac-toes wins; equal is a draw"; with *fewest* "the player with the fewest wins".
#[test]
fn the_right_side_wins() {
    let [x, o] = [0, 1].map(|seat| Seat::new(seat).expect("two seats"));
    let winners =
        |setup: &str, ranks| filled(setup, ranks).outcome().expect("it is over").winners().collect::<Vec<_>>();
    let ahead = ["xxxo", "oxoo", "xxxo", "oxoo"];
    assert_eq!(winners("7x7 plain", ahead), [x]);
    assert_eq!(winners("8x8 fewest", ahead), [o]);
    assert_eq!(winners("7x7 plain", ["xxxx", "oooo", "xxxx", "oooo"]), [x, o]);
}
