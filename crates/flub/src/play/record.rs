use std::{error::Error, fmt, str::FromStr};

use super::{Game, Seat, Seed, Unreadable};

/// A game as it was played: setup, seed and actions, and the state they lead to.
///
/// Undo and redo, saves, share links and test scenarios are records. The text of a record is a first line `flub 1
/// <game> <setup> seed <number>`, then one action per line. A `;` counts as a line break, so that a whole record fits
/// in a link; it is written before an action that does not begin a line ([`Game::begins_line`]). Lines that begin with
/// `#` are remarks. Reading a text plays it through the rules, so a record is always legal.
///
/// ```
/// use flub::{games::lawtoe::LawToe, play::Record};
///
/// let record: Record<LawToe> = "flub 1 lawtoe pedagogue seed 7; plaintiff goal odd; defendant F2 F5".parse().unwrap();
/// assert_eq!(record.played().len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    setup: G::Setup,
    seed: Seed,
    actions: Vec<G::Action>,
    events: Vec<Vec<G::Event>>,
    played: usize,
    state: G,
}

/// The version of the text form, the second word of a record.
const VERSION: &str = "1";

/// The longest text, in bytes, that is accepted as a record. A match of POE with proofs of maximum length takes 3.6
/// million bytes.
const LONGEST: usize = 1 << 22;

impl<G: Game> Record<G> {
    /// Returns the record of a new game.
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        let state = G::begin(&setup, seed);
        Self { setup, seed, actions: Vec::new(), events: Vec::new(), played: 0, state }
    }

    /// Returns the setup: everything fixed before the first action.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Returns the seed, which determines everything random in the game.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the state after all actions that are played and not undone.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the actions that lead to the current state, in order.
    pub fn played(&self) -> &[G::Action] {
        &self.actions[..self.played]
    }

    /// Returns the events of each action played, in order.
    pub fn events(&self) -> &[Vec<G::Event>] {
        &self.events[..self.played]
    }

    /// Returns the undone actions that can be redone, in order.
    pub fn undone(&self) -> &[G::Action] {
        &self.actions[self.played..]
    }

    /// Returns the state after the first `steps` actions played, or the current state if there are fewer.
    pub fn state_after(&self, steps: usize) -> G {
        let mut state = G::begin(&self.setup, self.seed);
        for action in self.played().iter().take(steps) {
            state.apply(action).expect("a record holds accepted actions only");
        }
        state
    }

    /// Applies an action and drops the undone actions.
    ///
    /// # Errors
    /// Returns the game's refusal; the record is then unchanged.
    pub fn apply(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        let events = self.state.apply(&action)?;
        self.actions.truncate(self.played);
        self.actions.push(action);
        self.events.truncate(self.played);
        self.events.push(events);
        self.played += 1;
        Ok(())
    }

    /// Undoes the latest action. Returns `false` if nothing is played.
    pub fn undo(&mut self) -> bool {
        self.travel(self.played.checked_sub(1))
    }

    /// Undoes this seat's latest action and everything after it, so that the seat can choose again. Returns `false` if
    /// the seat has not acted.
    pub fn undo_to_choice_of(&mut self, seat: Seat) -> bool {
        self.travel(self.played().iter().rposition(|action| G::actor(action) == seat))
    }

    /// Redoes the next undone action. Returns `false` if nothing is undone.
    pub fn redo(&mut self) -> bool {
        self.travel(Some(self.played + 1))
    }

    fn travel(&mut self, to: Option<usize>) -> bool {
        let Some(to) = to.filter(|&to| to <= self.actions.len()) else { return false };
        self.played = to;
        self.state = self.state_after(to);
        true
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "flub {VERSION} {} {} seed {}", G::NAME, self.setup, self.seed)?;
        for (place, action) in self.played().iter().enumerate() {
            let gap = if place == 0 || G::begins_line(action) { "\n" } else { "; " };
            write!(f, "{gap}{action}")?;
        }
        f.write_str("\n")
    }
}

/// Why a text is not a record, and where it fails.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordError<R> {
    /// The line, counted from 1 as in an editor; a `;` begins a new line too.
    pub line: usize,
    /// What is wrong with the line.
    pub fault: RecordFault<R>,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordFault<R> {
    /// The text is longer than any game could be.
    TooLong,
    /// The first line does not begin with `flub`.
    NoRecord,
    /// The record has a version that this program does not read.
    Version(String),
    /// The record is of another game.
    OtherGame(String),
    /// The setup or seed in the first line cannot be read.
    Setup(Unreadable),
    /// The line is not an action of the game.
    Action(Unreadable),
    /// The rules do not allow the action there.
    Refused(R),
}

impl<R: fmt::Debug> fmt::Display for RecordError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.fault)
    }
}

impl<R: fmt::Debug> Error for RecordError<R> {}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError<G::Refusal>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > LONGEST {
            return Err(RecordError { line: 1, fault: RecordFault::TooLong });
        }
        let mut lines = (1..)
            .zip(text.split(['\n', ';']))
            .map(|(number, line)| (number, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let (number, first) = lines.next().unwrap_or((1, ""));
        let (setup, seed) = header::<G>(first).map_err(|fault| RecordError { line: number, fault })?;
        let mut record = Record::new(setup, seed);
        for (number, line) in lines {
            line.parse()
                .map_err(RecordFault::Action)
                .and_then(|action| record.apply(action).map_err(RecordFault::Refused))
                .map_err(|fault| RecordError { line: number, fault })?;
        }
        Ok(record)
    }
}

fn header<G: Game>(line: &str) -> Result<(G::Setup, Seed), RecordFault<G::Refusal>> {
    let mut words = line.split_whitespace();
    if words.next() != Some("flub") {
        return Err(RecordFault::NoRecord);
    }
    match words.next() {
        Some(VERSION) => {}
        other => return Err(RecordFault::Version(other.unwrap_or_default().to_owned())),
    }
    match words.next() {
        Some(name) if name == G::NAME => {}
        other => return Err(RecordFault::OtherGame(other.unwrap_or_default().to_owned())),
    }
    let rest: Vec<&str> = words.collect();
    let [setup @ .., "seed", seed] = rest.as_slice() else {
        return Err(RecordFault::Setup(Unreadable("the first line ends in `seed` and a number")));
    };
    let setup = setup.join(" ").parse().map_err(RecordFault::Setup)?;
    Ok((setup, seed.parse().map_err(RecordFault::Setup)?))
}
