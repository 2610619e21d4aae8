//! The computer's choices, as text in and text out, to run in the worker.

use std::cell::RefCell;

use flub::{
    games::lawtoe::{Action, Computer, LawToe, Level},
    play::{Bot, Game, Random, Record},
};

thread_local! {
    /// The latest computer: its solver remembers what it has proved.
    static COMPUTER: RefCell<Option<Computer>> = const { RefCell::new(None) };
}

/// The request for the action of a computer of this level.
pub fn request(level: Level, record: &Record<LawToe>) -> String {
    format!("{level}\n{record}")
}

/// The action in answer to a request. `None` if the computer does nothing.
pub fn think(request: &str) -> String {
    choice(request).map(|action| action.to_string()).unwrap_or_default()
}

fn choice(request: &str) -> Option<Action> {
    let (level, record) = request.split_once('\n')?;
    let (level, record): (Level, Record<LawToe>) = (level.parse().ok()?, record.parse().ok()?);
    let seat = record.state().to_act()?.seat();
    let mut random = Random::at(record.seed(), record.played().len());
    COMPUTER.with_borrow_mut(|computer| {
        let computer = match computer {
            Some(computer) if computer.level() == level => computer,
            _ => computer.insert(Computer::new(level)),
        };
        Bot::<LawToe>::choose(computer, seat, &record.state().observe(seat), &mut random)
    })
}
