//! The computer's turns and the values of states, as text in and text out, to run in the worker.
//!
//! The computer thinks in rounds and answers after each, so that the page can show progress and withdraw the request.
//! The solver remembers what a round has proved, and the next one continues from there.

use std::{cell::RefCell, mem, time::Duration};

use flub::{
    games::floating::{Action, Allowance, Computer, Floating, Level, Range, Shift, Side, Turn},
    play::{Random, Record},
};
use web_time::Instant;

use super::{findings::Findings, hand::Hand};

thread_local! {
    /// The latest computer: its solver remembers what it has proved.
    static COMPUTER: RefCell<Computer> = const { RefCell::new(Computer::new(Level::Perfect)) };
}

/// The length of a round.
const ROUND: Duration = Duration::from_millis(200);

/// The number of positions searched before the first look at the clock. Every look costs going through all that is proved
/// once more, so while stretches are short each is twice as long as the one before: with all of them equally short, most
/// of a round went into that.
const STRETCH: u64 = 2_000;

/// A stretch that is not short.
const LONG: Duration = Duration::from_millis(25);

/// After this many rounds without a proof the computer plays the turn that looks best.
pub const LAST_ROUND: u32 = 15;

/// The computer's answer.
pub enum Choice {
    /// Its turn, and whether that is proved to be as good as its level requires.
    Turn(Action, bool),
    /// It needs another round.
    Later,
}

/// The request for the turn of a computer of this level, after this many rounds.
pub fn choice_request(level: Level, rounds: u32, record: &Record<Floating>) -> String {
    format!("{level} {rounds}\n{record}")
}

/// Parses the answer to it.
pub fn choice(answer: &str) -> Choice {
    let (proven, action) = match answer.strip_prefix("unproven ") {
        Some(action) => (false, action),
        None => (true, answer),
    };
    action.parse().map_or(Choice::Later, |action| Choice::Turn(action, proven))
}

/// The request to think ahead about a person's turns, after this many rounds. The answer is empty until
/// all of them are proved.
pub fn ahead_request(rounds: u32, record: &Record<Floating>) -> String {
    format!("ahead {rounds}\n{record}")
}

/// The request for the value of the state after these actions, with this hand, after this many rounds.
pub fn values_request(hand: Hand, rounds: u32, record: &Record<Floating>, step: usize) -> String {
    let hand = match hand {
        Hand::Empty => "-".to_owned(),
        Hand::Lifted(from) => from.to_string(),
        Hand::Moved(shift) => shift.to_string(),
    };
    let played: String = record.played().iter().take(step).map(|action| format!("{action}\n")).collect();
    let begun = Record::<Floating>::new(*record.setup(), record.seed());
    format!("values {hand} {rounds}\n{begun}{played}")
}

/// The answer to a request. `None` if the text is not one.
pub fn think(request: &str) -> String {
    answer(request).unwrap_or_default()
}

fn answer(request: &str) -> Option<String> {
    let (question, record) = request.split_once('\n')?;
    let record: Record<Floating> = record.parse().ok()?;
    let mut words = question.split(' ');
    COMPUTER.with_borrow_mut(|computer| match words.next()? {
        "ahead" => values(computer, record.state(), Hand::Empty).is_complete().then(|| "done".to_owned()),
        "values" => Some(values(computer, record.state(), hand(words.next()?)?).to_string()),
        level => choose(computer, level.parse().ok()?, words.next()?.parse().ok()?, &record),
    })
}

fn hand(text: &str) -> Option<Hand> {
    match text {
        "-" => Some(Hand::Empty),
        _ => text.parse::<Shift>().map(Hand::Moved).or_else(|_| text.parse().map(Hand::Lifted)).ok(),
    }
}

fn choose(computer: &mut Computer, level: Level, rounds: u32, record: &Record<Floating>) -> Option<String> {
    let by = record.state().to_move()?;
    computer.set_level(level);
    let chance = || Random::at(record.seed(), record.played().len());
    if let Some(turn) = in_a_round(|allowance| computer.turn(record.state(), &mut chance(), allowance)) {
        return Some(Action { by, turn }.to_string());
    }
    let turn = chance().pick(&computer.guess(record.state())).copied().filter(|_| rounds >= LAST_ROUND)?;
    // It may be proved to be one of the best, and only which of them is the hardest to answer is not.
    let sure = computer.is_sure(record.state(), turn);
    Some(format!("{}{}", if sure { "" } else { "unproven " }, Action { by, turn }))
}

fn values(computer: &mut Computer, state: &Floating, hand: Hand) -> Findings {
    let solver = computer.solver(state.setup());
    let turns = hand.turns(state);
    let after = |turn: Turn| state.after(turn).expect("a listed turn is accepted");
    let all = in_a_round(|allowance| {
        solver.value(state, allowance)?;
        turns.iter().try_for_each(|&(_, turn)| solver.value(&after(turn), allowance).map(drop))
    });
    let mut squares: Vec<(_, Range)> = Vec::new();
    for &(square, turn) in &turns {
        let range = solver.range(&after(turn));
        match squares.iter_mut().find(|(at, _)| *at == square) {
            Some((_, best)) => *best = better(state, *best, range),
            None => squares.push((square, range)),
        }
    }
    let best = squares.iter().map(|&(_, range)| range).reduce(|one, other| better(state, one, other));
    let value = best.filter(|_| hand != Hand::Empty).unwrap_or_else(|| solver.range(state));
    let line = match all {
        Some(()) if hand == Hand::Empty => solver.line(state, &mut Allowance::new(STRETCH)),
        _ => Vec::new(),
    };
    Findings { value, squares, line }
}

/// The better of two values for the side to move.
fn better(state: &Floating, one: Range, other: Range) -> Range {
    match state.to_move() {
        Some(Side::O) => Range { least: one.least.min(other.least), most: one.most.min(other.most) },
        _ => Range { least: one.least.max(other.least), most: one.most.max(other.most) },
    }
}

/// Searches for a round, in stretches.
fn in_a_round<T>(mut attempt: impl FnMut(&mut Allowance) -> Option<T>) -> Option<T> {
    let (mut now, mut stretch) = (Instant::now(), STRETCH);
    let end = now + ROUND;
    loop {
        let found = attempt(&mut Allowance::new(stretch));
        let began = mem::replace(&mut now, Instant::now());
        if found.is_some() || now > end {
            return found;
        }
        if now - began < LONG {
            stretch *= 2;
        }
    }
}
