//! What taps, keys and answers bring about: the reducer.

use flub::{
    games::floating::{Action, Event, Floating, Refusal, Shift, Side, Square, Turn as PlayedTurn},
    play::{Game, Seat},
};

use super::{
    faces,
    findings::Findings,
    guide::{self, Marks},
    hand::{BoardKey, Hand},
    news,
    save::{Seating, SetUp},
    screen::{Screen, ScreenMsg},
    think::{self, Choice},
    wording,
};
use crate::{
    context::settings::{Coach, Pace},
    i18n::{Id, Words},
    table::{
        company::Face,
        guide::Guide,
        midend::{self, TableMsg},
        news::News,
        save::NoExtras,
        staging::NoStaging,
        table_game::{self, Analysis, Change, Question, TableGame, Think},
        unreadable::RecordForm,
    },
};

/// Floating Tic-Tac-Toe at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct FloatingTable;

/// A game at the table.
pub type Table = midend::Table<FloatingTable>;

/// What a message brings about.
type Turn = table_game::Turn<FloatingTable>;

/// An intent of a player or the computer.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// A square is focused.
    Point(Square),
    /// A square was tapped: depending on the state this lifts, moves, puts back or plays.
    Tap(Square),
    /// The checker of a square was dragged to another.
    Drag(Square, Square),
    /// A key was pressed on a square of the board.
    Key(BoardKey, Square),
    /// Put back the lifted or moved checker.
    PutBack,
    /// The computer's turn, and whether it is proved to be best.
    Answer(Action, bool),
    /// The computer goes on thinking.
    Wait,
    /// The analysis of the state after this many actions, with this hand.
    Found(usize, Hand, Findings),
    /// Open, close or point at something.
    Screen(ScreenMsg),
}

impl From<Intent> for TableMsg<FloatingTable> {
    fn from(intent: Intent) -> Self {
        Self::Game(intent)
    }
}

impl TableGame for FloatingTable {
    type Rules = Floating;
    type Players = Seating;
    type Extras = NoExtras;
    type Screen = Screen;
    type Msg = Intent;
    type SetUp = SetUp;
    type Marks = Marks;
    type Staging = NoStaging;

    const FORM: RecordForm =
        RecordForm { name: Floating::NAME, title: "home-floating", example: "flub 1 floating 7x7 plain seed 7" };
    const COACHES: &'static [Coach] = &[Coach::Off, Coach::Guided];
    const THINK: Think = think::think;

    fn aim() -> Id {
        "floating-aim"
    }

    fn update(table: &Table, intent: Intent) -> Turn {
        let screen = table.screen.clone();
        match intent {
            Intent::Point(square) if square == screen.cursor => Turn::Nothing,
            Intent::Point(cursor) => Turn::Choose(Screen { cursor, ..screen }),
            Intent::Tap(square) => table.tapped(square),
            Intent::Drag(from, to) => table.dragged(from, to),
            Intent::Key(key, square) => table.keyed(key, square),
            Intent::PutBack => Turn::Choose(screen.holding(Hand::Empty)),
            Intent::Answer(action, proven) => {
                Turn::Play(vec![action], (!proven).then_some(Intent::Screen(ScreenMsg::Unproven)))
            }
            Intent::Wait => Turn::Screen(Screen { waited: screen.waited + 1, ..screen }),
            Intent::Found(about, hand, findings) if (about, hand) == (table.step_on_screen(), screen.hand) => {
                Turn::Screen(Screen { findings: Some(findings), rounds: screen.rounds + 1, ..screen })
            }
            Intent::Found(..) => Turn::Nothing,
            Intent::Screen(msg) => Turn::Screen(screen.with(msg)),
        }
    }

    fn screen_after(_: &Table, now: &Table, change: Change) -> Screen {
        let screen = now.screen.clone();
        match change {
            Change::Played | Change::Undone => Screen::new(screen.cursor, screen.values),
            Change::Refused => screen,
            Change::Viewed => Screen { pointed: None, ..screen.holding(Hand::Empty) },
        }
    }

    fn question(table: &Table, _: Pace) -> Option<Question> {
        news::question(table)
    }

    /// `None` if the computer has thought ahead of every turn.
    fn parse_answer(answer: &str) -> Option<Intent> {
        match think::choice(answer) {
            Choice::Turn(action, proven) => Some(Intent::Answer(action, proven)),
            Choice::Later if answer.is_empty() => Some(Intent::Wait),
            Choice::Later => None,
        }
    }

    fn analysis(table: &Table) -> Option<Analysis<Intent>> {
        let is_over = table.on_screen().to_move().is_none();
        (!is_over).then_some(Analysis::AtTable { msg: Intent::Screen(ScreenMsg::Values), shown: table.screen.values })
    }

    fn guide(words: &Words, table: &Table) -> Guide<Marks> {
        guide::guide(words, table)
    }

    fn face(table: &Table, seat: Seat) -> Face {
        faces::face(table, seat)
    }

    fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
        news::news(words, before, now)
    }

    fn describe(words: &Words, table: &Table, step: usize) -> String {
        wording::describe_events(words, &table.record.events()[step])
    }

    fn describe_refusal(words: &Words, _: &Table, refusal: &Refusal) -> String {
        wording::describe_refusal(words, *refusal)
    }
}

impl Table {
    /// The turn that led to the state on screen, and its side.
    pub fn latest(&self) -> Option<(Side, PlayedTurn)> {
        self.latest_events()?.iter().find_map(|event| match event {
            Event::Played { by, turn } => Some((*by, *turn)),
            _ => None,
        })
    }

    /// The side to act, if a person plays it and the latest step is on screen.
    pub fn person_to_act(&self) -> Option<Side> {
        let side = self.state().to_move().filter(|_| self.viewing.is_none())?;
        self.seating.is_here(side).then_some(side)
    }

    /// Whether the latest step is on screen and the game is over.
    pub fn is_over(&self) -> bool {
        self.viewing.is_none() && self.state().to_move().is_none()
    }

    fn tapped(&self, square: Square) -> Turn {
        let Some(by) = self.person_to_act() else { return Turn::Nothing };
        let state = self.state();
        let hand = match self.screen.hand {
            Hand::Lifted(from) if from == square => Hand::Empty,
            Hand::Moved(shift) if shift.to == square => Hand::Empty,
            Hand::Empty | Hand::Lifted(_) if state.movable().has(square) => Hand::Lifted(square),
            hand => match (hand.refusal(state, square), hand) {
                (Some(refusal), _) => return Turn::Refuse(refusal, self.screen.clone()),
                (None, Hand::Lifted(from)) => Hand::Moved(Shift { from, to: square }),
                (None, _) => return Turn::play(Action { by, turn: PlayedTurn { shift: hand.shift(), square } }),
            },
        };
        Turn::Choose(self.screen.clone().holding(hand))
    }

    fn dragged(&self, from: Square, to: Square) -> Turn {
        let screen = self.screen.clone();
        // A checker already moved can be dragged on from its original square.
        let from = screen.hand.shift().filter(|shift| shift.to == from).map_or(from, |shift| shift.from);
        let shift = Shift { from, to };
        match self.state().check_shift(shift) {
            _ if self.person_to_act().is_none() => Turn::Nothing,
            _ if from == to => Turn::Choose(screen.holding(Hand::Empty)),
            Ok(()) => Turn::Choose(Screen { cursor: to, ..screen.holding(Hand::Moved(shift)) }),
            Err(refusal) => Turn::Refuse(refusal, screen),
        }
    }

    fn keyed(&self, key: BoardKey, square: Square) -> Turn {
        match (key, self.screen.hand) {
            (BoardKey::Back, _) => Turn::Choose(self.screen.clone().holding(Hand::Empty)),
            (BoardKey::Move, Hand::Empty) if !self.state().movable().has(square) => Turn::Nothing,
            (BoardKey::Move, _) => self.tapped(square),
            (BoardKey::File(_) | BoardKey::Rank(_), _) => Turn::Nothing,
        }
    }
}
