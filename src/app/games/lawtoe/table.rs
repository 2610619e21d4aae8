use std::rc::Rc;

use flub::{
    games::lawtoe::{Act, Action, LawToe, Match, Proof, Refusal, Role, Series, Stage, Variant},
    network::{Letter, Placement, Square},
    play::{Record, Seed},
};
use yew::Reducible;

use super::{
    draft::{Draft, Stroke},
    save::Save,
    screen::{Screen, Turn},
    seating::{Player, Seating},
};
use crate::app::letters::listings::{Change, typed};

/// A match at the table: the record, who plays, the score sheet, and what is on the screen only.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The match.
    pub record: Record<LawToe>,
    /// Who plays which role.
    pub seating: Seating,
    /// The matches finished so far.
    pub series: Series,
    /// Letters chosen and not yet entered.
    pub pencil: Vec<Placement>,
    /// The square the keyboard is on.
    pub cursor: Square,
    /// The proof being written.
    pub draft: Draft,
    /// The step of the record that is looked at; nothing for the present.
    pub viewing: Option<usize>,
    /// A proof on display, with the match state it belongs to.
    pub shown: Option<Proof>,
    /// The only triplet of the proof that is drawn, by its place in the list; nothing when all are.
    pub only: Option<usize>,
    /// Why the latest act was refused; gone with the next one.
    pub refusal: Option<Refusal>,
    /// What is open or typed.
    pub screen: Screen,
}

/// What a player, or the computer, wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Go to a square.
    Point(Square),
    /// Pencil a letter into the square the cursor is on.
    Pencil(Letter),
    /// Take back the letter pencilled last.
    Erase,
    /// Do something in the name of the person to act.
    Act(Act),
    /// The computer's answer to the state after this many actions.
    Answer(usize, Action),
    /// Change the proof being written.
    Draft(Stroke),
    /// Look at a step of the record; nothing for the present.
    View(Option<usize>),
    /// Draw this proof on the mat; nothing takes it away.
    Show(Option<Proof>),
    /// Draw this triplet of the proof alone, by its place in the list; nothing draws all.
    Only(Option<usize>),
    /// Take back the person's latest act and everything after it.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Begin another match.
    Begin(Variant, Seating, Seed),
    /// Open, close, pick or type something.
    Screen(Turn),
    /// List the triplets that were typed.
    ListTyped,
    /// Play on from the record that was pasted.
    LoadPasted,
}

impl Table {
    /// The table at which this record is played.
    pub fn new(Save { record, seating }: Save, series: Series) -> Self {
        Self {
            record,
            seating,
            series,
            pencil: Vec::new(),
            cursor: Square::from_number(5).expect("the mat has a centre"),
            draft: Draft::default(),
            viewing: None,
            shown: None,
            only: None,
            refusal: None,
            screen: Screen::default(),
        }
    }

    /// What is kept of it.
    pub fn save(&self) -> Save {
        Save { seating: self.seating, record: self.record.clone() }
    }

    /// The state of the match.
    pub fn state(&self) -> &LawToe {
        self.record.state()
    }

    /// The state on the screen: the present, or the step that is looked at.
    pub fn on_screen(&self) -> LawToe {
        self.viewing.map_or_else(|| self.state().clone(), |step| self.record.state_after(step))
    }

    /// How many actions led to what is on the screen.
    pub fn step_on_screen(&self) -> usize {
        self.viewing.unwrap_or(self.record.played().len())
    }

    /// The role that acts now, if a person plays it and the present is on the screen.
    pub fn person_to_act(&self) -> Option<Role> {
        self.state().to_act().filter(|&role| self.viewing.is_none() && self.seating.player(role) == Player::Person)
    }

    /// Whether the person may take something back: not after the verdict, which stands.
    pub fn can_undo(&self) -> bool {
        self.state().verdict().is_none() && self.undone().is_some()
    }

    /// Whether something was taken back that can be done again.
    pub fn can_redo(&self) -> bool {
        self.state().verdict().is_none() && !self.record.undone().is_empty()
    }

    fn undone(&self) -> Option<Record<LawToe>> {
        let mut record = self.record.clone();
        let back = match self.seating.person() {
            Some(role) => record.undo_to_choice_of(role.seat()),
            None => record.undo(),
        };
        back.then_some(record)
    }

    fn redone(&self) -> Record<LawToe> {
        let mut record = self.record.clone();
        while record.redo() {
            let to_act = record.state().to_act();
            if to_act.is_some_and(|role| self.seating.player(role) == Player::Person) {
                break;
            }
        }
        record
    }

    fn pencilled(&self, letter: Letter) -> Vec<Placement> {
        let mut pencil: Vec<Placement> =
            self.pencil.iter().copied().filter(|placement| placement.square != self.cursor).collect();
        if self.person_to_act().is_some() && self.state().writable().has(self.cursor) {
            let due = self.state().due();
            pencil.drain(..(pencil.len() + 1).saturating_sub(due));
            pencil.push(Placement { letter, square: self.cursor });
        }
        pencil
    }

    /// Why nothing can be pencilled where the cursor is.
    fn barred(&self) -> Option<Refusal> {
        let open = self.person_to_act().is_none() || self.state().writable().has(self.cursor);
        let filled = self.state().network().letter(self.cursor).is_some();
        let why = if filled { Refusal::Filled(self.cursor) } else { Refusal::Barred(self.cursor) };
        (!open).then_some(why)
    }

    /// Carries an action out and enters the match on the sheet when it ends it.
    fn played(mut self, action: Action) -> Self {
        self.refusal = None;
        if let Err(refusal) = self.record.apply(action) {
            self.refusal = Some(refusal);
            return self;
        }
        if let Stage::Over(verdict) = self.state().stage() {
            let person = self.seating.person();
            let role = person.unwrap_or(Role::Plaintiff);
            let finished = Match::new(self.state().variant(), role, person.is_some(), verdict);
            self.series.enter(finished);
        }
        self.settled()
    }

    fn typed_listed(self) -> Self {
        let Ok(listings) = typed(&self.screen.typed) else {
            return Table { screen: Screen { mistyped: true, ..self.screen }, ..self };
        };
        let strokes = listings.into_iter().map(|listing| Stroke::Triplets(Change::List(listing)));
        let draft = strokes.fold(self.draft, Draft::with);
        Table { draft, only: None, screen: self.screen.with(Turn::Type(String::new())), ..self }
    }

    /// The table with the screen cleared for a new state of the match.
    fn settled(self) -> Self {
        let screen = Screen { sheets: self.screen.sheets, ..Screen::default() };
        Self { cursor: self.cursor, screen, ..Self::new(self.save(), self.series) }
    }
}

impl Reducible for Table {
    type Action = Intent;

    fn reduce(self: Rc<Self>, intent: Intent) -> Rc<Self> {
        let table = Rc::unwrap_or_clone(self);
        Rc::new(match intent {
            Intent::Point(cursor) => Table { cursor, refusal: None, ..table },
            Intent::Pencil(letter) => Table { pencil: table.pencilled(letter), refusal: table.barred(), ..table },
            Intent::Erase => {
                let kept = table.pencil.len().saturating_sub(1);
                Table { pencil: table.pencil[..kept].to_vec(), ..table }
            }
            Intent::Act(act) => match table.person_to_act() {
                Some(by) => table.played(Action { by, act }),
                None => table,
            },
            Intent::Answer(step, action) if step == table.record.played().len() => table.played(action),
            Intent::Answer(..) => table,
            Intent::Draft(stroke) => Table { draft: table.draft.with(stroke), only: None, ..table },
            Intent::View(step) => {
                // Where the record lies over the mat, whoever chooses a step wants to see the mat.
                let screen = Screen { sheets: false, ..table.screen };
                Table { viewing: step.filter(|&step| step < table.record.played().len()), shown: None, screen, ..table }
            }
            Intent::Show(proof) => Table { shown: proof, viewing: None, only: None, ..table },
            Intent::Only(only) => Table { only, ..table },
            Intent::Undo => match table.undone().filter(|_| table.can_undo()) {
                Some(record) => Table { record, ..table }.settled(),
                None => table,
            },
            Intent::Redo if table.can_redo() => Table { record: table.redone(), ..table }.settled(),
            Intent::Redo => table,
            Intent::Begin(variant, seating, seed) => {
                Table { record: Record::new(variant, seed), seating, ..table }.settled()
            }
            Intent::Screen(turn) => Table { screen: table.screen.with(turn), ..table },
            Intent::ListTyped => table.typed_listed(),
            Intent::LoadPasted => match table.screen.record() {
                Ok(record) => Table { record, ..table }.settled(),
                Err(error) => Table { screen: Screen { trouble: Some(error), ..table.screen }, ..table },
            },
        })
    }
}
