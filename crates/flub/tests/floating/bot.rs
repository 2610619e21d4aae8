//! The computer at Floating Tic-Tac-Toe: what its levels promise.

use flub::{
    games::floating::{Allowance, Board, Computer, Floating, Level, Setup, Side, Solver, Turn, Variation},
    play::{Bot, Game, Random, Seed},
};

use crate::scale::{is_full, sampled, scaled};

/// A side of a game.
enum Player {
    Computer(Computer),
    Chance,
}

fn computer(level: Level) -> Player {
    Player::Computer(Computer::new(level))
}

/// Plays a game to its end and shows every state with the turn taken in it.
fn play(setup: Setup, players: &mut [Player; 2], seed: Seed, mut watch: impl FnMut(&Floating, Side, Turn)) -> Floating {
    let mut random = Random::new(seed);
    let mut state = Floating::begin(&setup, seed);
    while let Some(side) = state.to_move() {
        let action = match &mut players[side as usize] {
            Player::Computer(computer) => computer.choose(side.seat(), &state, &mut random),
            Player::Chance => random.pick(&state.actions(side.seat())).copied(),
        };
        let action = action.expect("it is its turn");
        watch(&state, side, action.turn);
        state.apply(&action).expect("computers play by the rules");
    }
    state
}

fn value(solver: &mut Solver, state: &Floating) -> i32 {
    solver.value(state, &mut Allowance::unlimited()).expect("the allowance has no end")
}

fn after(state: &Floating, turn: Turn) -> Floating {
    state.after(turn).expect("it is allowed")
}

fn margin_of(side: Side, margin: i32) -> i32 {
    if side == Side::X { margin } else { -margin }
}

/// "Never gives away a point", on paper as X and as O.
#[test]
fn perfect_gives_nothing_away_on_paper() {
    perfect_gives_nothing_away(Board::Paper, || vec![Player::Chance, computer(Level::Strong)]);
}

/// "Never gives away a point", on a checkerboard.
#[test]
fn perfect_gives_nothing_away_on_a_checkerboard() {
    perfect_gives_nothing_away(Board::Checkerboard, || vec![Player::Chance]);
}

/// Whatever the other side does, in every mix, or in some at fewer counts; as X against the first of the others and as
/// O against the second.
fn perfect_gives_nothing_away(board: Board, others: fn() -> Vec<Player>) {
    for setup in sampled(Setup::all().filter(|setup| setup.board == board)) {
        let mut solver = Solver::new(setup);
        // One computer for all games, since what it has proved holds in all.
        let mut perfect = computer(Level::Perfect);
        for (seed, other) in (0..).map(Seed).zip(others()) {
            let side = Side::BOTH[seed.0 as usize % 2];
            let mut players = if side == Side::X { [perfect, other] } else { [other, perfect] };
            play(setup, &mut players, seed, |state, by, turn| {
                if by == side {
                    let kept = value(&mut solver, &after(state, turn)) == value(&mut solver, state);
                    assert!(kept, "{setup} seed {seed}: {turn} in {state:?}");
                }
            });
            let [x, o] = players;
            perfect = if side == Side::X { x } else { o };
        }
    }
}

/// "Among equal moves prefers those with most ways for the other side to go wrong", and saves its one move of a
/// checker.
#[test]
fn perfect_sets_traps() {
    for (number, setup) in Setup::all().enumerate() {
        let mut solver = Solver::new(setup);
        let seed = Seed(number as u64);
        let mut chooser = Computer::new(Level::Perfect);
        play(setup, &mut [Player::Chance, Player::Chance], seed, |state, side, _| {
            if state.checkers().len() < 6 {
                return;
            }
            let chosen = chooser.consider(state, &mut Allowance::unlimited()).expect("the allowance has no end");
            let worth = value(&mut solver, state);
            let placings = |state: &Floating| state.open().iter().map(Turn::at).collect::<Vec<_>>();
            let mut keeping = placings(state);
            keeping.retain(|&turn| value(&mut solver, &after(state, turn)) == worth);
            if keeping.is_empty() {
                assert!(chosen.iter().all(|turn| turn.shift.is_some()), "{setup} seed {seed}: {state:?}");
                return;
            }
            let mut wrong = |turn: Turn| {
                let next = after(state, turn);
                let answers = placings(&next);
                let slips = |&&answer: &&Turn| margin_of(side, value(&mut solver, &after(&next, answer)) - worth) > 0;
                1_000 * answers.iter().filter(slips).count() / answers.len().max(1)
            };
            let most = keeping.iter().map(|&turn| wrong(turn)).max();
            keeping.retain(|&turn| Some(wrong(turn)) == most);
            assert_eq!(chosen, keeping, "{setup} seed {seed}: {state:?}");
        });
    }
}

/// "From then on it overlooks nothing": from eight checkers on, with eight to come.
#[test]
fn strong_is_perfect_at_the_end() {
    for setup in sampled(Setup::all()) {
        let mut solver = Solver::new(setup);
        for seed in 0..4 {
            let mut players = [computer(Level::Strong), Player::Chance];
            play(setup, &mut players, Seed(seed), |state, by, turn| {
                if by == Side::X && state.checkers().len() >= 8 {
                    let kept = value(&mut solver, &after(state, turn)) == value(&mut solver, state);
                    assert!(kept, "{setup} seed {seed}: {turn} in {state:?}");
                } else if by == Side::X {
                    assert_eq!(turn.shift, None, "it never moves a checker before");
                }
            });
        }
    }
}

/// Easy "makes what it can at once".
#[test]
fn easy_makes_what_it_sees() {
    let text = "flub 1 floating 7x7 plain seed 0; x d4; o a1; x d3; o a2";
    let record: flub::play::Record<Floating> = text.parse().expect("it is a record");
    let mut easy = Computer::new(Level::Easy);
    let turns = easy.consider(record.state(), &mut Allowance::new(0)).expect("it searches nothing");
    assert!(!turns.is_empty());
    for turn in turns {
        let made = after(record.state(), turn).score(Side::X).points();
        assert!(made == 1, "{turn} makes {made}");
    }
}

/// The levels from the gentlest up: over a hundred games per mix, each comes out ahead of the one below it. With fewer
/// games, the result must not contradict this at 95 % confidence.
#[test]
fn levels_stand_in_order() {
    let mixes = ["plain", "sharing", "touching", "fewest"];
    for pair in Level::ALL.windows(2) {
        let mut margins = Vec::new();
        for mix in mixes {
            let setup = Setup { board: Board::Paper, variations: mix.parse().expect("it is a mix") };
            let mut players = [computer(pair[1]), computer(pair[0])];
            for seed in 0..scaled(100) as u64 {
                let strong = Side::BOTH[seed as usize % 2];
                let end = play(setup, &mut players, Seed(seed), |_, _, _| {});
                margins.push(f64::from(margin_of(strong, end.margin())));
                players.reverse();
            }
        }
        let games = margins.len() as f64;
        let ahead = margins.iter().sum::<f64>() / games;
        let variance = margins.iter().map(|margin| (margin - ahead).powi(2)).sum::<f64>() / (games - 1.0);
        let doubt = if is_full() { 0.0 } else { 1.96 * (variance / games).sqrt() };
        let told = format!("{} against {}: ahead by {ahead}, give or take {doubt}", pair[1], pair[0]);
        println!("{told} in {games} games");
        assert!(ahead + doubt > 0.0, "{told} in {games} games");
    }
}

/// "Equal observations and equal random numbers give equal choices", whatever was played before.
#[test]
fn choices_can_be_repeated() {
    for level in Level::ALL {
        let mut seasoned = Computer::new(level);
        for setup in sampled(Setup::all().filter(|setup| setup.variations.has(Variation::Touching))) {
            play(setup, &mut [Player::Chance, Player::Chance], Seed(3), |state, side, _| {
                let choose = |computer: &mut Computer| computer.choose(side.seat(), state, &mut Random::new(Seed(5)));
                if state.checkers().len() >= 5 {
                    assert_eq!(choose(&mut seasoned), choose(&mut Computer::new(level)), "{level} {setup}: {state:?}");
                }
                assert_eq!(seasoned.choose(side.other().seat(), state, &mut Random::new(Seed(5))), None);
            });
        }
    }
}

/// A computer that thinks in small slices reaches the same choice as in one go. In between it can always name legal
/// turns, and only best ones as soon as one is proved to be best.
#[test]
fn thinking_can_be_interrupted() {
    for mix in ["plain", "moving touching"] {
        let setup = Setup { board: Board::Paper, variations: mix.parse().expect("it is a mix") };
        let (mut slow, mut quick) = (Computer::new(Level::Perfect), Computer::new(Level::Perfect));
        play(setup, &mut [Player::Chance, Player::Chance], Seed(9), |state, side, _| {
            if state.checkers().len() < 4 {
                return;
            }
            let known = quick.consider(state, &mut Allowance::unlimited()).expect("the allowance has no end");
            for step in 0.. {
                assert!(step < 100_000, "{mix}: it gets nowhere in {state:?}");
                let guess = slow.guess(state);
                assert!(!guess.is_empty() && guess.iter().all(|turn| state.after(*turn).is_ok()), "{mix}: {guess:?}");
                let ranges = slow.solver(setup);
                let worth = ranges.range(state).of(side).value();
                let sure =
                    |turn: &Turn| worth.is_some() && Some(ranges.range(&after(state, *turn)).of(side).least) == worth;
                if state.open().iter().map(Turn::at).any(|turn| sure(&turn)) {
                    assert!(
                        guess.iter().all(sure),
                        "{mix}: {guess:?} in {state:?}, where others are proved to be best"
                    );
                }
                if let Some(turns) = slow.consider(state, &mut Allowance::new(200)) {
                    assert_eq!(turns, known, "{mix}: {state:?}");
                    break;
                }
            }
        });
    }
}

/// Nobody plays on after the end.
#[test]
fn there_is_an_end() {
    let setup = Setup { board: Board::Checkerboard, variations: "moving".parse().expect("it is a mix") };
    let end = play(setup, &mut [computer(Level::Easy), Player::Chance], Seed(1), |_, _, _| {});
    let mut perfect = Computer::new(Level::Perfect);
    assert_eq!(perfect.choose(Side::X.seat(), &end, &mut Random::new(Seed(1))), None);
    assert_eq!(perfect.consider(&end, &mut Allowance::new(0)), Some(Vec::new()));
    assert!(perfect.guess(&end).is_empty());
}

/// A turn that is called sure keeps the value of the state; with all the time in the world, every turn it considers is.
#[test]
fn a_sure_turn_keeps_the_value() {
    let mut sure = 0;
    for (seed, setup) in (0..).map(Seed).zip(sampled(Setup::all())) {
        let mut random = Random::new(seed);
        let mut state = Floating::begin(&setup, seed);
        while Floating::CHECKERS - state.checkers().len() > 5 {
            let side = state.to_move().expect("squares are open");
            let action = *random.pick(&state.actions(side.seat())).expect("squares are open");
            state.apply(&action).expect("a listed action is accepted");
        }
        let Some(side) = state.to_move() else { continue };
        let (mut solver, mut perfect) = (Solver::new(setup), Computer::new(Level::Perfect));
        let keeps = |solver: &mut Solver, turn: Turn| value(solver, &after(&state, turn)) == value(solver, &state);
        let turns: Vec<Turn> = state.actions(side.seat()).into_iter().map(|action| action.turn).collect();
        let considered = perfect.consider(&state, &mut Allowance::unlimited()).expect("the allowance has no end");
        for turn in turns {
            let is_sure = perfect.is_sure(&state, turn);
            assert!(!is_sure || keeps(&mut solver, turn), "{setup} seed {seed}: {turn} in {state:?}");
            assert!(is_sure || !considered.contains(&turn), "{setup} seed {seed}: {turn} in {state:?}");
            sure += usize::from(is_sure);
        }
    }
    assert!(sure > 0, "some turns are sure");
}
