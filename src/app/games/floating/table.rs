use std::rc::Rc;

use flub::{
    games::floating::{Action, Floating, Refusal, Setup, Shift, Side, Square, Turn},
    play::{Record, Seed},
};
use yew::Reducible;

use super::{
    findings::Findings,
    hand::Hand,
    save::Save,
    screen::{self, Screen},
    seating::Seating,
};
pub use crate::app::table::sending::{sends, sends_as};

/// A game at the table: the record, who plays, and what is on the screen only.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The game.
    pub record: Record<Floating>,
    /// Who plays.
    pub seating: Seating,
    /// The square the keyboard is on.
    pub cursor: Square,
    /// What the person to act has done of the turn.
    pub hand: Hand,
    /// The step of the record that is looked at; nothing for the present.
    pub viewing: Option<usize>,
    /// Why the latest try was refused; gone with the next one.
    pub refusal: Option<Refusal>,
    /// What is open, pointed at or typed.
    pub screen: Screen,
}

/// What a player, or the computer, wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Go to a square.
    Point(Square),
    /// Do with a square what the moment wants: lift, move, put back or play.
    Choose(Square),
    /// Move the checker of a square to another.
    Drag(Square, Square),
    /// Put back what was lifted or moved.
    PutBack,
    /// The computer's turn in the state after so many actions, and whether it is proved to be best.
    Answer(usize, Action, bool),
    /// The computer thinks on about the state after so many actions.
    Wait(usize),
    /// What was found out about the state after so many actions, with this in the hand.
    Found(usize, Hand, Findings),
    /// Look at a step of the record; nothing for the present.
    View(Option<usize>),
    /// Take back the person's latest turn and everything after it.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Begin another game.
    Begin(Setup, Seating, Seed),
    /// Open, close, point or type something.
    Screen(screen::Turn),
    /// Play on from the record that was pasted.
    LoadPasted,
}

impl From<Save> for Table {
    fn from(Save { seating, record }: Save) -> Self {
        let cursor = record.setup().board.centre().iter().next().expect("a board has a centre");
        let (hand, viewing, refusal, screen) = (Hand::Empty, None, None, Screen::default());
        Self { record, seating, cursor, hand, viewing, refusal, screen }
    }
}

impl Table {
    /// What is kept of it.
    pub fn save(&self) -> Save {
        Save { seating: self.seating, record: self.record.clone() }
    }

    /// The state of the game.
    pub fn state(&self) -> &Floating {
        self.record.state()
    }

    /// The state on the screen: the present, or the step that is looked at.
    pub fn on_screen(&self) -> Floating {
        self.viewing.map_or_else(|| *self.state(), |step| self.record.state_after(step))
    }

    /// How many actions led to what is on the screen.
    pub fn step_on_screen(&self) -> usize {
        self.viewing.unwrap_or(self.record.played().len())
    }

    /// The action that led to what is on the screen.
    pub fn latest(&self) -> Option<&Action> {
        self.record.played().get(self.step_on_screen().checked_sub(1)?)
    }

    /// The side to act, if a person plays it and the present is on the screen.
    pub fn person_to_act(&self) -> Option<Side> {
        let side = self.state().to_move().filter(|_| self.viewing.is_none())?;
        self.seating.computer_at(side).is_none().then_some(side)
    }

    /// Whether the present is on the screen and the game is over.
    pub fn is_over(&self) -> bool {
        self.viewing.is_none() && self.state().to_move().is_none()
    }

    /// Whether the person may take something back.
    pub fn can_undo(&self) -> bool {
        self.undone().is_some()
    }

    /// Whether something was taken back that can be done again.
    pub fn can_redo(&self) -> bool {
        !self.record.undone().is_empty()
    }

    fn undone(&self) -> Option<Record<Floating>> {
        let mut record = self.record.clone();
        let back = match self.seating.person() {
            Some(side) => record.undo_to_choice_of(side.seat()),
            None => record.undo(),
        };
        back.then_some(record)
    }

    fn redone(&self) -> Record<Floating> {
        let mut record = self.record.clone();
        while record.redo() {
            let to_move = record.state().to_move();
            if to_move.is_some_and(|side| self.seating.computer_at(side).is_none()) {
                break;
            }
        }
        record
    }

    fn chosen(self, square: Square) -> Self {
        let Some(by) = self.person_to_act() else { return self };
        let state = self.state();
        let hand = match self.hand {
            Hand::Lifted(from) if from == square => Hand::Empty,
            Hand::Moved(shift) if shift.to == square => Hand::Empty,
            Hand::Empty | Hand::Lifted(_) if state.movable().has(square) => Hand::Lifted(square),
            hand => match (hand.refusal(state, square), hand) {
                (Some(refusal), _) => return Self { refusal: Some(refusal), ..self },
                (None, Hand::Lifted(from)) => Hand::Moved(Shift { from, to: square }),
                (None, _) => return self.played(Action { by, turn: Turn { shift: hand.shift(), square } }),
            },
        };
        self.holding(hand)
    }

    fn dragged(self, from: Square, to: Square) -> Self {
        // What was moved is dragged on from where it stood.
        let from = self.hand.shift().filter(|shift| shift.to == from).map_or(from, |shift| shift.from);
        let shift = Shift { from, to };
        match self.state().check_shift(shift) {
            _ if self.person_to_act().is_none() => self,
            _ if from == to => self.holding(Hand::Empty),
            Ok(()) => Self { cursor: to, ..self.holding(Hand::Moved(shift)) },
            Err(refusal) => Self { refusal: Some(refusal), ..self },
        }
    }

    fn holding(self, hand: Hand) -> Self {
        Self { hand, refusal: None, screen: self.screen.unknown(), ..self }
    }

    fn played(mut self, action: Action) -> Self {
        match self.record.apply(action) {
            Ok(()) => self.settled(),
            Err(refusal) => Self { refusal: Some(refusal), ..self },
        }
    }

    /// The table at which another record is played, on another board perhaps.
    fn begun(&self, seating: Seating, record: Record<Floating>) -> Self {
        Self { screen: self.screen.clone().settled(), ..Self::from(Save { seating, record }) }
    }

    /// The table for a new state of the game.
    fn settled(self) -> Self {
        Self { hand: Hand::Empty, viewing: None, refusal: None, screen: self.screen.settled(), ..self }
    }

    fn viewed(self, step: Option<usize>) -> Self {
        let step = step.filter(|&step| step < self.record.played().len());
        // Where the record lies over the board, whoever chooses a step wants to see the board.
        let screen = Screen { sheets: false, pointed: None, ..self.screen.unknown() };
        Self { viewing: step, hand: Hand::Empty, refusal: None, screen, ..self }
    }
}

impl Reducible for Table {
    type Action = Intent;

    fn reduce(self: Rc<Self>, intent: Intent) -> Rc<Self> {
        let mut table = Rc::unwrap_or_clone(self);
        let step = table.record.played().len();
        Rc::new(match intent {
            Intent::Point(cursor) if cursor == table.cursor => table,
            Intent::Point(cursor) => Table { cursor, refusal: None, ..table },
            Intent::Choose(square) => table.chosen(square),
            Intent::Drag(from, to) => table.dragged(from, to),
            Intent::PutBack => table.holding(Hand::Empty),
            Intent::Answer(about, action, proven) if about == step => {
                let mut table = table.played(action);
                table.screen.unproven = !proven;
                table
            }
            Intent::Wait(about) if about == step => {
                table.screen.waited += 1;
                table
            }
            Intent::Found(about, hand, findings) if (about, hand) == (table.step_on_screen(), table.hand) => {
                table.screen.findings = Some(findings);
                table.screen.rounds += 1;
                table
            }
            Intent::Answer(..) | Intent::Wait(_) | Intent::Found(..) => table,
            Intent::View(step) => table.viewed(step),
            Intent::Undo => match table.undone() {
                Some(record) => Table { record, ..table }.settled(),
                None => table,
            },
            Intent::Redo if table.can_redo() => Table { record: table.redone(), ..table }.settled(),
            Intent::Redo => table,
            Intent::Begin(setup, seating, seed) => table.begun(seating, Record::new(setup, seed)),
            Intent::Screen(turn) => Table { screen: table.screen.with(turn), ..table },
            Intent::LoadPasted => match table.screen.record() {
                Ok(record) => table.begun(table.seating, record),
                Err(error) => Table { screen: Screen { trouble: Some(error), ..table.screen }, ..table },
            },
        })
    }
}
