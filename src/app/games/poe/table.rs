use std::rc::Rc;

use flub::{
    games::poe::{Act, Action, Case, Length, Poe, Position, Proof, Refusal, Round, Stage},
    network::{Letter, Network, Placement, Square},
    play::{Game, Record, Seat},
};
use yew::Reducible;

use super::{
    draft::{Draft, Part, Stroke},
    save::Save,
    scene::first_proof,
    screen::{Screen, Turn},
    seating::Seating,
};
use crate::app::letters::listings::{self, Change};

/// A match at the table: the record, who plays, and what is on the screen only.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The match.
    pub record: Record<Poe>,
    /// Who plays.
    pub seating: Seating,
    /// How long has been played, in seconds. Counted where the match is played for a stated time.
    pub elapsed: u32,
    /// How many finished rounds people have read the verdict of.
    pub read: usize,
    /// The letter chosen and not yet entered.
    pub pencil: Option<Placement>,
    /// The square the keyboard is on.
    pub cursor: Square,
    /// The proof being written.
    pub draft: Draft,
    /// The step of the record that is looked at; nothing for the present.
    pub viewing: Option<usize>,
    /// A proof on display.
    pub shown: Option<Shown>,
    /// The only connection that is drawn, by its place in the list; nothing when all are.
    pub only: Option<usize>,
    /// Why the latest act was refused; gone with the next one.
    pub refusal: Option<Refusal>,
    /// What is open or typed.
    pub screen: Screen,
}

/// A proof to look at, and the network it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The network before the proof's letters are written.
    pub network: Network,
    /// The proof.
    pub proof: Proof,
}

/// What a player, or a computer, wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Go to a square.
    Point(Square),
    /// Pencil a letter into the square the cursor is on.
    Pencil(Letter),
    /// Take back the letter that is pencilled.
    Erase,
    /// Do something in the name of the person in this seat.
    Act(Seat, Act),
    /// A computer's answer to the state after this many actions.
    Answer(usize, Action),
    /// Change the proof being written.
    Draft(Stroke),
    /// Look at a step of the record; nothing for the present.
    View(Option<usize>),
    /// Draw this proof on the mat; nothing takes it away.
    Show(Option<Shown>),
    /// Draw this connection of the proof alone, by its place in the list; nothing draws all.
    Only(Option<usize>),
    /// Take back the latest act of a person and everything after it.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// The verdict has been read: on with the next round.
    NextRound,
    /// A second has passed.
    Tick,
    /// Open, close, pick or type something.
    Screen(Turn),
    /// List the connections that were typed.
    ListTyped,
    /// Play on from the record that was pasted.
    LoadPasted,
}

impl Table {
    /// The table at which this match is played. The verdict of a round that has just ended is still to be read.
    pub fn new(save: Save) -> Self {
        let state = save.record.state();
        let ended = state.position().is_none() && !state.finished().is_empty();
        let size = state.setup().version().size();
        Self {
            read: state.finished().len() - usize::from(ended),
            shown: state.finished().last().filter(|_| ended).and_then(first_proof),
            cursor: size.square(size.side() + 2).expect("a mat has a second row"),
            record: save.record,
            seating: save.seating,
            elapsed: save.elapsed,
            pencil: None,
            draft: Draft::default(),
            viewing: None,
            only: None,
            refusal: None,
            screen: Screen::default(),
        }
    }

    /// What is kept of it: of a clock that runs every tenth second.
    pub fn save(&self) -> Save {
        let elapsed = self.elapsed - self.elapsed % 10;
        Save { seating: self.seating.clone(), elapsed, record: self.record.clone() }
    }

    /// The state of the match.
    pub fn state(&self) -> &Poe {
        self.record.state()
    }

    /// The step on the screen: the present, or the one that is looked at.
    pub fn step_on_screen(&self) -> usize {
        self.viewing.unwrap_or(self.record.played().len())
    }

    /// The state on the screen: the present, or the step that is looked at.
    pub fn on_screen(&self) -> Poe {
        self.viewing.map_or_else(|| self.state().clone(), |step| self.record.state_after(step))
    }

    /// The round that has just ended, until its verdict has been read.
    pub fn verdict(&self) -> Option<&Round> {
        self.state().finished().get(self.read)
    }

    /// The last round of a match that is over, to look back at.
    pub fn ended(&self) -> Option<&Round> {
        self.state().finished().last().filter(|_| self.state().stage() == Stage::Over)
    }

    /// Whether the present is played, and neither looked back from nor held up by a verdict.
    pub fn is_live(&self) -> bool {
        self.viewing.is_none() && self.verdict().is_none()
    }

    /// The person who acts now, if one does.
    pub fn acting(&self) -> Option<Seat> {
        let person = |seat: &Seat| self.seating.player(*seat).is_person();
        match self.state().stage() {
            _ if !self.is_live() => None,
            Stage::Goal(seat) | Stage::Turn(seat) | Stage::Join(seat) => Some(seat).filter(person),
            Stage::Proof => self.state().hearing().and_then(|hearing| hearing.writers().find(person)),
            Stage::Over => None,
        }
    }

    /// The people who may challenge the latest move.
    pub fn challengers(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seating.people().filter(|&seat| self.is_live() && self.state().may_challenge(seat))
    }

    /// The position and the case that the person who acts writes a proof of, once the curtain is open.
    pub fn proving(&self) -> Option<(&Position, Case)> {
        let seat = self.acting().filter(|&seat| !self.is_veiled(seat))?;
        let hearing = self.state().hearing().filter(|hearing| hearing.writers().any(|writer| writer == seat))?;
        Some((self.state().position()?, hearing.case()))
    }

    /// Whether the curtain is closed until this person opens it: proofs are sealed, and others look at this screen too.
    pub fn is_veiled(&self, seat: Seat) -> bool {
        let shared = self.seating.only_person().is_none();
        shared && self.state().stage() == Stage::Proof && self.screen.unveiled != Some(seat)
    }

    /// Whether the person who acts writes a letter or may.
    pub fn is_writing(&self) -> bool {
        let vacant = self.state().position().is_some_and(|position| !position.network().is_full());
        vacant && matches!(self.state().stage(), Stage::Turn(_)) && self.acting().is_some()
    }

    /// The seconds left in a match that is played for a stated time.
    pub fn seconds_left(&self) -> Option<u32> {
        match self.state().setup().length() {
            Length::Minutes(minutes) => Some((u32::from(minutes) * 60).saturating_sub(self.elapsed)),
            Length::Points(_) | Length::Rounds(_) => None,
        }
    }

    /// Whether the clock of a match that is played for a stated time runs: until time is called, also where that was taken
    /// back.
    pub fn clock_runs(&self) -> bool {
        let state = self.state();
        self.seconds_left().is_some() && !state.is_time_called() && state.stage() != Stage::Over
    }

    /// Whether a person may take something back: in the round that is played, as long as no proof is under seal.
    pub fn can_undo(&self) -> bool {
        self.undone().is_some()
    }

    /// Whether something was taken back that can be done again.
    pub fn can_redo(&self) -> bool {
        self.verdict().is_none() && !self.record.undone().is_empty()
    }

    fn undone(&self) -> Option<Record<Poe>> {
        let sealed = self.state().hearing().is_some_and(|hearing| hearing.is_sealed());
        if sealed || self.verdict().is_some() {
            return None;
        }
        let mut record = self.record.clone();
        loop {
            let latest = record.played().last()?;
            let found = latest.act != Act::CallTime && self.seating.player(latest.by).is_person();
            record.undo();
            if record.state().finished().len() < self.state().finished().len() {
                return None;
            }
            if found {
                return Some(record);
            }
        }
    }

    fn redone(mut self) -> Self {
        while self.record.redo() && self.acting().is_none() {}
        self
    }

    fn pencilled(self, letter: Letter) -> Self {
        let square = self.cursor;
        if let Some((position, case)) = self.proving() {
            let part = self.draft.part(position, case);
            let vacant = self.draft.network(position, case).letter(square).is_none();
            let letter = Placement { letter, square };
            return match part {
                Part::Letters if vacant => self.drafted(Stroke::Write(letter)),
                Part::Instead if vacant => self.drafted(Stroke::Instead(letter)),
                _ => self,
            };
        }
        if !self.is_writing() {
            return self;
        }
        match self.state().position().and_then(|position| position.network().letter(square)) {
            Some(_) => Table { refusal: Some(Refusal::Filled(square)), ..self },
            None => Table { pencil: Some(Placement { letter, square }), refusal: None, ..self },
        }
    }

    fn drafted(self, stroke: Stroke) -> Self {
        let Some((position, case)) = self.proving() else { return self };
        let draft = self.draft.clone().with(stroke, position, case);
        Table { draft, only: None, ..self }
    }

    /// Carries an action out.
    fn played(mut self, action: Action) -> Self {
        self.refusal = self.record.apply(action).err();
        if self.refusal.is_some() { self } else { self.settled() }
    }

    /// The clock goes on; at the end of the stated time the round in progress becomes the last. What is on the screen
    /// stays.
    fn ticked(mut self) -> Self {
        self.elapsed += 1;
        if self.seconds_left() == Some(0) && !self.state().is_time_called() {
            let by = Seat::first(1).next().expect("there is a first seat");
            // Refused only once the match is over.
            let _ = self.record.apply(Action { by, act: Act::CallTime });
        }
        self
    }

    fn typed_listed(self) -> Self {
        let Ok(typed) = listings::typed(&self.screen.typed) else {
            return Table { screen: Screen { mistyped: true, ..self.screen }, ..self };
        };
        let listed = |table: Self, listing| table.drafted(Stroke::Connections(Change::List(listing)));
        let table = typed.into_iter().fold(self, listed);
        Table { screen: table.screen.with(Turn::Type(String::new())), ..table }
    }

    /// The table with the screen cleared for a new state of the match.
    fn settled(self) -> Self {
        let screen = Screen { sheets: self.screen.sheets, ..Screen::default() };
        let (cursor, read, elapsed) = (self.cursor, self.read, self.elapsed);
        let table = Self { cursor, read, elapsed, screen, ..Self::new(self.save()) };
        Self { shown: table.verdict().and_then(first_proof), ..table }
    }

    /// The table with a match that was pasted in. Who is not at the table yet is a computer, and who has no seat leaves.
    fn loaded(self, record: Record<Poe>) -> Self {
        let seating = self.seating.fitted(record.state().seats());
        Self::new(Save { seating, elapsed: 0, record })
    }
}

impl Reducible for Table {
    type Action = Intent;

    fn reduce(self: Rc<Self>, intent: Intent) -> Rc<Self> {
        let table = Rc::unwrap_or_clone(self);
        Rc::new(match intent {
            Intent::Point(cursor) => Table { cursor, refusal: None, ..table },
            // A proof on display makes room for what is written.
            Intent::Pencil(letter) => Table { shown: None, ..table }.pencilled(letter),
            Intent::Erase => Table { pencil: None, ..table },
            Intent::Act(by, act) if table.is_live() && table.seating.player(by).is_person() => {
                table.played(Action { by, act })
            }
            Intent::Act(..) => table,
            Intent::Answer(step, action) if step == table.record.played().len() && table.is_live() => {
                table.played(action)
            }
            Intent::Answer(..) => table,
            Intent::Draft(stroke) => Table { shown: None, ..table }.drafted(stroke),
            Intent::View(step) => {
                // Where the record lies over the mat, whoever chooses a step wants to see the mat.
                let screen = Screen { sheets: false, ..table.screen };
                Table { viewing: step.filter(|&step| step < table.record.played().len()), shown: None, screen, ..table }
            }
            Intent::Show(shown) => Table { shown, viewing: None, only: None, ..table },
            Intent::Only(only) => Table { only, ..table },
            Intent::Undo => match table.undone() {
                Some(record) => Table { record, ..table }.settled(),
                None => table,
            },
            Intent::Redo if table.can_redo() => table.redone().settled(),
            Intent::Redo => table,
            Intent::NextRound => Table { read: table.state().finished().len(), ..table }.settled(),
            Intent::Tick => table.ticked(),
            // Another round on the mat, in place of a proof from this one.
            Intent::Screen(turn @ Turn::Review(Some(_))) if table.screen.reviewed.is_some() => {
                Table { shown: None, screen: table.screen.with(turn), ..table }
            }
            Intent::Screen(turn) => Table { screen: table.screen.with(turn), ..table },
            Intent::ListTyped => table.typed_listed(),
            Intent::LoadPasted => match table.screen.record() {
                Ok(record) => table.loaded(record),
                Err(error) => Table { screen: Screen { trouble: Some(error), ..table.screen }, ..table },
            },
        })
    }
}
