//! What games of Floating Tic-Tac-Toe are worth: what the rule book calls proved, and the solver checked against plain
//! searches without bounds or bit tricks.

use std::collections::HashMap;

use flub::{
    games::floating::{Allowance, Board, Floating, Setup, Side, Solver, Square, Squares, Turn, Variation, Variations},
    play::{Game, Random, Seed},
};

use crate::{
    plain::Plain,
    scale::{is_full, sampled, scaled},
};

fn begin(setup: Setup) -> Floating {
    Floating::begin(&setup, Seed(0))
}

fn value(solver: &mut Solver, state: &Floating) -> i32 {
    solver.value(state, &mut Allowance::unlimited()).expect("the allowance has no end")
}

fn setups(moving: bool) -> impl Iterator<Item = Setup> {
    Setup::all().filter(move |setup| setup.variations.has(Variation::Moving) == moving)
}

/// "With best play the game is a draw, under the plain rules and under every mix of sharing, touching and fewest."
#[test]
fn without_moving_every_mix_is_a_draw() {
    for setup in setups(false) {
        assert_eq!(value(&mut Solver::new(setup), &begin(setup)), 0, "{setup}");
    }
}

/// With *moving* X wins by one point with *sharing*, and with *fewest* unless *touching* is played too; every other mix
/// is a draw. Both boards agree. At fewer counts only some of the mixes are solved.
#[test]
fn with_moving_some_mixes_are_won_by_x() {
    let margins = [
        ("moving", 0),
        ("moving sharing", 1),
        ("moving touching", 0),
        ("moving sharing touching", 1),
        ("moving fewest", 1),
        ("moving sharing fewest", 1),
        ("moving touching fewest", 0),
        ("moving sharing touching fewest", 1),
    ];
    for (board, (mix, margin)) in sampled(Board::BOTH.into_iter().flat_map(|board| margins.map(|mix| (board, mix)))) {
        let setup = Setup { board, variations: mix.parse().expect("it is a mix") };
        assert_eq!(value(&mut Solver::new(setup), &begin(setup)), margin, "{setup}");
    }
}

/// Returns the state after some turns of a random game; one turn in ten moves a checker where the rules allow it.
fn random_state(setup: Setup, checkers: usize, random: &mut Random) -> Floating {
    let mut state = begin(setup);
    while state.checkers().len() < checkers {
        let turns: Vec<Turn> = if !state.movable().is_empty() && random.chance(10) {
            state.turns()
        } else {
            state.open().iter().map(Turn::at).collect()
        };
        let turn = random.pick(&turns).expect("a square is open");
        state = state.after(*turn).expect("it is listed");
    }
    state
}

/// Every value of three hundred random games per mix, from the first position to the last, checked against a plain
/// search of the whole game. Fewer games are checked from the sixth checker on only, where the search need not cover
/// the whole game.
#[test]
fn values_are_those_of_a_plain_search() {
    for setup in setups(false).filter(|setup| setup.board == Board::Paper) {
        let (mut plain, mut solver) = (Plain::new(setup.variations), Solver::new(setup));
        for seed in 0..scaled(300) as u64 {
            let mut random = Random::new(Seed(seed));
            let mut state = begin(setup);
            while let Some(turn) = random.pick(&state.turns()) {
                state = state.after(*turn).expect("it is listed");
                if !is_full() && state.checkers().len() < 6 {
                    continue;
                }
                let [x, o] = Side::BOTH.map(|side| masks(state.of(side), state.checkers()));
                assert_eq!(value(&mut solver, &state), plain.value(x, o), "{setup} seed {seed} {}", drawn(&state));
            }
        }
        println!("{setup}: {} positions in the plain search", plain.known());
    }
}

/// Returns the squares as bits of the four-by-four area whose lower left corner is that of all checkers.
fn masks(squares: Squares, all: Squares) -> u16 {
    let left = all.iter().map(Square::file).min().expect("there is a checker");
    let bottom = all.iter().map(Square::rank).min().expect("there is a checker");
    squares.iter().map(|square| 1 << (4 * (square.rank() - bottom) + square.file() - left)).sum()
}

/// With *moving*, on both boards: the values of random positions of every depth a plain search can manage.
#[test]
fn values_with_moving_are_those_of_a_plain_search() {
    for (number, setup) in sampled(setups(true).enumerate()) {
        let mut solver = Solver::new(setup);
        for (checkers, count) in [(9, 1), (10, 4), (11, 10), (12, 20), (13, 40), (14, 40), (15, 40), (16, 10)] {
            for seed in 0..count {
                let seed = Seed(1_000 * number as u64 + 100 * checkers as u64 + seed);
                let state = random_state(setup, checkers, &mut Random::new(seed));
                let plain = plain_value(&state, &mut HashMap::new());
                assert_eq!(value(&mut solver, &state), plain, "{setup} seed {seed} {}", drawn(&state));
            }
        }
    }
}

/// Minimax over the turns of the rules, memoizing whole states.
fn plain_value(state: &Floating, known: &mut HashMap<Floating, i32>) -> i32 {
    let Some(side) = state.to_move() else { return state.margin() };
    if let Some(&value) = known.get(state) {
        return value;
    }
    let after = |turn| state.after(turn).expect("it is listed");
    let values = state.turns().into_iter().map(|turn| plain_value(&after(turn), known));
    let value = if side == Side::X { values.max() } else { values.min() }.expect("there is a turn");
    known.insert(*state, value);
    value
}

/// The best turns are exactly those that keep the value.
#[test]
fn best_turns_keep_the_value() {
    for (number, setup) in Setup::all().enumerate() {
        let mut solver = Solver::new(setup);
        for checkers in 8..=16 {
            let seed = Seed(100 * number as u64 + checkers as u64);
            let state = random_state(setup, checkers, &mut Random::new(seed));
            let worth = value(&mut solver, &state);
            let keeps = |turn: &Turn| value(&mut solver, &state.after(*turn).expect("it is listed")) == worth;
            let keeping: Vec<Turn> = state.turns().into_iter().filter(keeps).collect();
            let best = solver.best(&state, &mut Allowance::unlimited()).expect("the allowance has no end");
            assert_eq!(best, keeping, "{setup} seed {seed} {}", drawn(&state));
            assert_eq!(best.is_empty(), state.to_move().is_none(), "{setup} seed {seed}");
        }
    }
}

/// A stopped search resumes where it was, and what it has proved so far is true and gets narrower.
#[test]
fn a_stopped_search_goes_on() {
    for variations in [Variations::PLAIN.with(Variation::Fewest), Variations::PLAIN.with(Variation::Touching)] {
        let setup = Setup { board: Board::Paper, variations };
        let mut solver = Solver::new(setup);
        let state = begin(setup);
        let mut range = solver.range(&state);
        assert!(range.value().is_none() && range.least < 0 && range.most > 0);
        let mut steps = 0;
        let worth = loop {
            let mut allowance = Allowance::new(500);
            let worth = solver.value(&state, &mut allowance);
            let narrower = solver.range(&state);
            assert!(narrower.least >= range.least && narrower.most <= range.most, "{setup}: {range:?} {narrower:?}");
            assert!(narrower.least <= 0 && 0 <= narrower.most, "{setup}: {narrower:?}");
            range = narrower;
            steps += 1;
            if let Some(worth) = worth {
                break worth;
            }
            assert_eq!(allowance.left(), 0, "{setup}: it stopped before it had to");
            assert!(steps < 10_000, "{setup}: it gets nowhere");
        };
        assert!(steps > 10, "{setup}: {steps} steps");
        assert_eq!((worth, range.value()), (0, Some(0)), "{setup}");
        let mut nothing = Allowance::new(0);
        assert_eq!(solver.value(&state, &mut nothing), Some(0), "what is known costs nothing");
        assert_eq!(solver.is_worth(&state, Side::O, 0, &mut nothing), Some(true));
        assert_eq!(solver.is_worth(&state, Side::X, 1, &mut nothing), Some(false));
    }
}

/// A margin nobody could reach is answered without a search.
#[test]
fn absurd_margins_are_answered() {
    let setup: Setup = "7x7 moving sharing".parse().expect("it is a setup");
    let mut solver = Solver::new(setup);
    for (margin, worth) in [(i32::MIN, true), (i32::MAX, false), (1_000, false), (-1_000, true)] {
        for side in Side::BOTH {
            assert_eq!(solver.is_worth(&begin(setup), side, margin, &mut Allowance::new(0)), Some(worth), "{margin}");
        }
    }
}

/// A line of best play keeps the value to the end, where it is the margin; it stops where the allowance does.
#[test]
fn lines_keep_the_value() {
    for (number, setup) in Setup::all().enumerate() {
        let mut solver = Solver::new(setup);
        let mut state = random_state(setup, 7, &mut Random::new(Seed(number as u64)));
        let worth = value(&mut solver, &state);
        let line = solver.line(&state, &mut Allowance::unlimited());
        assert_eq!(line.len(), Floating::CHECKERS - 7, "{setup}");
        assert!(Solver::new(setup).line(&state, &mut Allowance::new(3)).is_empty(), "{setup}");
        for turn in line {
            state = state.after(turn).expect("it is allowed");
            assert_eq!(value(&mut solver, &state), worth, "{setup}: {turn} {}", drawn(&state));
        }
        assert_eq!(state.margin(), worth, "{setup}");
        assert_eq!(solver.line(&state, &mut Allowance::unlimited()), [], "{setup}");
    }
}

fn drawn(state: &Floating) -> String {
    let of = |side| state.of(side).iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
    let moves = Side::BOTH.map(|side| state.has_move(side));
    format!("x {} / o {} / may move {moves:?}", of(Side::X), of(Side::O))
}
