//! Analysis while values are shown.

use std::{fmt, str::FromStr};

use flub::{
    games::floating::{Range, Square, Turn},
    play::Unreadable,
};
use yew::prelude::*;

use super::{
    table::{FloatingTable, Intent},
    think,
};
use crate::table::{
    effects::{Question, use_thinking},
    table_game::TableHandle,
};

/// What is proved about a state with best play. Written as lines: the state and the number of positions searched, a
/// square each, the line of best play.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// The margins of X between which the state ends.
    pub value: Range,
    /// The number of positions searched.
    pub visited: u64,
    /// The same for each square that can be chosen next.
    pub squares: Vec<(Square, Range)>,
    /// A line of best play, as far as it is known.
    pub line: Vec<Turn>,
}

impl Findings {
    /// How many of the squares have a proved value.
    pub fn proved(&self) -> usize {
        self.squares.iter().filter(|(_, range)| range.value().is_some()).count()
    }

    /// Whether nothing is left to prove.
    pub fn is_complete(&self) -> bool {
        self.value.value().is_some() && self.proved() == self.squares.len()
    }

    /// What is proved about a square.
    pub fn of(&self, square: Square) -> Option<Range> {
        self.squares.iter().find(|(at, _)| *at == square).map(|&(_, range)| range)
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Range { least, most } = self.value;
        write!(f, "{least} {most} {}", self.visited)?;
        self.squares.iter().try_for_each(|(square, Range { least, most })| write!(f, "\n{square} {least} {most}"))?;
        self.line.iter().try_for_each(|turn| write!(f, "\n{turn}"))
    }
}

impl FromStr for Findings {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("findings are numbers, squares and turns");
        let mut lines = text.lines();
        let range = |words: &[&str]| match words {
            [least, most] => Some(Range { least: least.parse().ok()?, most: most.parse().ok()? }),
            _ => None,
        };
        let first: Vec<&str> = lines.next().ok_or(FORM)?.split(' ').collect();
        let [value @ .., visited] = first.as_slice() else { return Err(FORM) };
        let (value, visited) = (range(value).ok_or(FORM)?, visited.parse().map_err(|_| FORM)?);
        let (mut squares, mut line) = (Vec::new(), Vec::new());
        for text in lines {
            let words: Vec<&str> = text.split(' ').collect();
            match range(&words[1..]) {
                Some(range) => squares.push((words[0].parse()?, range)),
                None => line.push(text.parse()?),
            }
        }
        Ok(Self { value, visited, squares, line })
    }
}

/// The number of rounds after which the analysis stops until it is requested again.
pub const ROUNDS: u32 = 60;

/// Analyses in rounds while values are shown, until all are proved or the limit is reached, and not while the computer
/// thinks about its turn.
#[hook]
pub fn use_values(table: &TableHandle<FloatingTable>) {
    let (step, hand, rounds) = (table.step_on_screen(), table.screen.hand, table.screen.rounds);
    let computer = table.state().to_move().and_then(|side| table.seating.computer_at(side));
    let known = table.screen.findings.as_ref().is_some_and(|findings| findings.is_complete());
    let wanted = table.screen.values && !known && rounds < ROUNDS && (computer.is_none() || table.viewing.is_some());
    let wanted = wanted && table.on_screen().to_move().is_some();
    let text = wanted.then(|| think::values_request(hand, rounds, &table.record, step));
    let table = table.clone();
    use_thinking("floating", think::think, text.map(|text| Question { text, wait: 0 }), move |answer: String| {
        if let Ok(findings) = answer.parse() {
            table.dispatch(Intent::Found(step, hand, findings).into());
        }
    });
}
