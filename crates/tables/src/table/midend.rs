//! The midend: everything that all games share between their rules and their pages, like the midend of Simon Tatham's
//! puzzles. It has the record, undo and redo, looking back, who plays, the curtain, the record as text, and another
//! game.
//!
//! Only the reducer of [`Table`] changes a table, once for each message. For a message of the game it asks what shall
//! happen ([`TableGame::update`]), does it, and asks for the screen afterwards ([`TableGame::screen_after`]). What
//! undo restores is in the record. What undo does not restore is in the screen: the pencil, the cursor, open dialogs,
//! a draft of a proof.

use flub::play::{Game, Record, RecordError, Seat, Seed};

use super::{
    results::Came,
    save::{Extras, Players, Save},
    set_up::SetUp as _,
    staging::Staged,
    table_game::{ActionOf, Analysis, Change, Question, RefusalOf, SaveOf, TableGame, Turn},
};
use crate::context::{
    arranged::{Arranged, Helper},
    settings::{Coach, Pace, Settings},
};

/// The state of a table: the record, the players and the state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<G: TableGame> {
    /// The game.
    pub record: Record<G::Rules>,
    /// Who plays.
    pub seating: G::Players,
    /// Other data saved with the game.
    pub extras: G::Extras,
    /// Whether a person has had a position analysed while playing against a computer.
    pub helped: bool,
    /// Whether its first moves came from a pasted record or a link, so that it counts for nothing.
    pub given: bool,
    /// What the coach does in this game. `None` for what the settings say.
    pub coach: Option<Coach>,
    /// What else is arranged for this game.
    pub arranged: Arranged,
    /// The step looked at. `None` for the present.
    pub viewing: Option<usize>,
    /// Whether people have told the computers to go on.
    pub released: bool,
    /// The person the curtain is open for, if several people share the screen.
    pub unveiled: Option<Seat>,
    /// Why the last action was refused. Cleared by the next one.
    pub refusal: Option<RefusalOf<G>>,
    /// How often something was refused, so that the same refusal twice is news twice.
    pub refusals: usize,
    /// How many steps of the hint are shown.
    pub hint: usize,
    /// The state of the record and score sheets.
    pub sheets: SheetState<RefusalOf<G>>,
    /// The step on the stage.
    pub staged: Option<Staged>,
    /// The game's own screen state.
    pub screen: G::Screen,
}

/// The state of the record and score sheets.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetState<R> {
    /// Whether they are open on a narrow screen.
    pub open: bool,
    /// Whether the dialog with the record's text is open.
    pub sharing: bool,
    /// The content of the field for a record.
    pub pasted: String,
    /// Why that is not a record.
    pub trouble: Option<RecordError<R>>,
}

impl<R> SheetState<R> {
    const fn new(open: bool) -> Self {
        Self { open, sharing: false, pasted: String::new(), trouble: None }
    }
}

/// A message to the table's reducer.
#[derive(Clone, Debug, PartialEq)]
pub enum TableMsg<G: TableGame> {
    /// A tap, a key or a button of the game.
    Game(G::Msg),
    /// The computers' answer to the state after this many actions.
    Answer(usize, G::Msg),
    /// Let the computers go on.
    Release,
    /// Let what is on the stage go on.
    GoOn,
    /// The time of this beat is over.
    Passed(Staged),
    /// Put the step on screen on the stage again.
    StageAgain,
    /// Open the curtain for this person.
    Unveil(Seat),
    /// Look at a step of the record. `None` for the present.
    View(Option<usize>),
    /// Analyse the state on screen.
    Analyse,
    /// Show the next step of the hint.
    Hint,
    /// From now on the coach does this. `None` for what the settings say.
    Coach(Option<Coach>),
    /// Undo a person's last choice and everything after it.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Begin a game with the same players and set-up, from this seed.
    Again(Seed),
    /// Begin this game.
    Begin(Box<SaveOf<G>>),
    /// Open or close the record and score sheets.
    ToggleSheets,
    /// Open or close the dialog with the record's text.
    Share(bool),
    /// Type in the field for a record.
    Paste(String),
    /// Play on from the pasted record.
    LoadPasted,
}

impl<G: TableGame> From<SaveOf<G>> for Table<G> {
    fn from(save: SaveOf<G>) -> Self {
        let screen = G::Screen::from(&save);
        let (seating, extras, record) = (save.seating, save.extras, save.record);
        Self {
            record,
            seating,
            extras,
            helped: save.helped,
            given: save.given,
            coach: save.coach,
            arranged: save.arranged,
            viewing: None,
            released: false,
            unveiled: None,
            refusal: None,
            refusals: 0,
            hint: 0,
            sheets: SheetState::new(false),
            staged: None,
            screen,
        }
    }
}

impl<G: TableGame> Table<G> {
    /// The table after this message.
    pub fn reduced(mut self, msg: TableMsg<G>) -> Self {
        let step = self.step();
        match msg {
            TableMsg::Game(msg) => self.updated(msg).staged_after(step),
            TableMsg::Answer(asked, msg) if asked == step => self.updated(msg).staged_after(step),
            TableMsg::Answer(..) => self,
            TableMsg::GoOn => self.let_go_on(),
            TableMsg::Passed(staged) => self.passed(staged),
            TableMsg::StageAgain => {
                let step = self.step_on_screen();
                self.staged_again(step)
            }
            TableMsg::Release => {
                self.released = true;
                self
            }
            TableMsg::Unveil(seat) => {
                self.unveiled = Some(seat);
                self
            }
            TableMsg::View(step) => self.viewed(step),
            TableMsg::Analyse => self.analysed(),
            TableMsg::Hint => {
                let hint = self.hint + 1;
                Self { hint, ..self.helped_now() }
            }
            TableMsg::Coach(coach) => {
                // Who leaves Guided before anything has happened has had no help.
                let helped = self.helped && self.step() > 0;
                Self { coach, helped, hint: 0, ..self }
            }
            TableMsg::Undo => self.undone(),
            TableMsg::Redo if self.can_redo() => self.redone(),
            TableMsg::Redo => self,
            TableMsg::Again(seed) => match self.next_game(seed) {
                Some(save) => self.begun(save),
                None => self,
            },
            TableMsg::Begin(save) => self.begun(*save),
            TableMsg::ToggleSheets => {
                self.sheets.open = !self.sheets.open;
                self
            }
            TableMsg::Share(sharing) => {
                self.sheets.sharing = sharing;
                self
            }
            TableMsg::Paste(pasted) => {
                self.sheets = SheetState { pasted, trouble: None, ..self.sheets };
                self
            }
            TableMsg::LoadPasted => match self.sheets.pasted.parse() {
                Ok(record) => self.loaded(record),
                Err(error) => {
                    self.sheets.trouble = Some(error);
                    self
                }
            },
        }
    }

    /// What is saved.
    pub fn save(&self) -> SaveOf<G> {
        let (seating, extras) = (self.seating.clone(), self.extras.clone().kept());
        let (coach, arranged) = (self.coach, self.arranged);
        let (helped, given) = (self.helped, self.given);
        let draft = G::draft(self);
        SaveOf::<G> { helped, given, coach, arranged, draft, ..Save::new(seating, extras, self.record.clone()) }
    }

    /// What goes into a link: nothing that is half written.
    pub fn link(&self) -> SaveOf<G> {
        SaveOf::<G> { extras: self.extras.clone().linked(), draft: String::new(), ..self.save() }
    }

    /// The seat of somebody at another device.
    pub fn elsewhere(&self) -> Option<Seat> {
        Seat::first(self.state().seats()).find(|&seat| self.seating.is_elsewhere(seat))
    }

    /// Whether the table waits for somebody at another device.
    pub fn waits_elsewhere(&self) -> bool {
        self.elsewhere().is_some_and(|seat| self.state().may_act(seat))
    }

    /// What the other device is to know: the game as it sits there. `None` if it knows all of it, or if nobody plays at another device.
    pub fn to_hand_over(&self) -> Option<SaveOf<G>> {
        let elsewhere = self.elsewhere()?;
        let is_last = || self.record.played().last().is_some_and(|last| G::Rules::actor(last) != elsewhere);
        let has_news = self.waits_elsewhere() || self.state().outcome().is_some() && is_last();
        has_news.then(|| self.link()).map(|link| SaveOf::<G> { seating: link.seating.clone().handed_over(), ..link })
    }

    /// The seat of the only person at the screen. `None` if several share it.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::first(self.state().seats()).filter(|&seat| self.seating.is_person(seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// How the game came out for its only person, or for the winner at a shared screen. `None` while it is played.
    pub fn came(&self) -> Option<Came> {
        let outcome = self.state().outcome()?;
        let is_alone = outcome.winners().count() == 1;
        Some(match self.only_person().is_none_or(|seat| outcome.won_by(seat)) {
            true if is_alone => Came::Won,
            true => Came::Shared,
            false => Came::Lost,
        })
    }

    /// What the coach does here.
    pub fn coach(&self, settings: &Settings) -> Coach {
        self.coach.unwrap_or(settings.coach)
    }

    /// The state of the game.
    pub fn state(&self) -> &G::Rules {
        self.record.state()
    }

    /// The state on screen: that of the step looked at, or the present.
    pub fn on_screen(&self) -> G::Rules {
        self.viewing.map_or_else(|| self.state().clone(), |step| self.record.state_after(step))
    }

    /// The number of actions played.
    pub fn step(&self) -> usize {
        self.record.played().len()
    }

    /// The number of actions up to the state on screen.
    pub fn step_on_screen(&self) -> usize {
        self.viewing.unwrap_or(self.step())
    }

    /// The events of the last action before the state on screen.
    pub fn latest_events(&self) -> Option<&[<G::Rules as Game>::Event]> {
        self.events_of(self.step_on_screen())
    }

    /// The events of the action that led to this step. `None` at the beginning.
    pub fn events_of(&self, step: usize) -> Option<&[<G::Rules as Game>::Event]> {
        self.record.events().get(step.checked_sub(1)?).map(Vec::as_slice)
    }

    /// The request to the computers. `None` if no computer may act, or while something is on the stage.
    pub fn question(&self, pace: Pace) -> Option<Question> {
        G::question(self, pace).filter(|_| self.staged.is_none())
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        // What came from another device stays.
        let is_own = self.record.played().last().is_some_and(|last| !self.seating.is_elsewhere(G::Rules::actor(last)));
        is_own && !self.arranged.hides(Helper::Undo) && G::undone(self).is_some()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        !self.arranged.hides(Helper::Undo) && !self.record.undone().is_empty()
    }

    /// How the state on screen can be analysed. `None` while that would reveal something, or where it is arranged so for as long as
    /// the game lasts.
    pub fn offered_analysis(&self) -> Option<Analysis<G::Msg>> {
        let hidden = self.arranged.hides(Helper::Analysis) || self.elsewhere().is_some();
        let hidden = hidden && self.state().outcome().is_none();
        G::analysis(self).filter(|_| !hidden)
    }

    /// The record before a person's last choice. `None` if there is none.
    pub fn before_choice(&self, is_choice: impl Fn(&<G::Rules as Game>::Action) -> bool) -> Option<Record<G::Rules>> {
        let mut record = self.record.clone();
        while let Some(latest) = record.played().last() {
            let found = is_choice(latest) && self.seating.is_person(G::Rules::actor(latest));
            record.undo();
            if found {
                return Some(record);
            }
        }
        None
    }

    /// The table after a message of the game.
    fn updated(mut self, msg: G::Msg) -> Self {
        match G::update(&self, msg) {
            Turn::Nothing => {}
            Turn::Screen(screen) => self.screen = screen,
            Turn::Choose(screen) => (self.screen, self.refusal) = (screen, None),
            Turn::Refuse(refusal, screen) => {
                self.screen = screen;
                return self.refused(Some(refusal));
            }
            Turn::Present(screen) => (self.screen, self.viewing) = (screen, None),
            Turn::Veil(screen) => (self.screen, self.unveiled) = (screen, None),
            Turn::Play(actions, then) => return self.played(actions, then),
            Turn::Rewind(record, action) => {
                let base = record.played().len();
                self.record = record;
                return self.played(vec![action], None).staged_after(base);
            }
            Turn::Tick(extras, action) => {
                self.extras = extras;
                return self.ticked(action);
            }
        }
        self
    }

    fn played(self, actions: Vec<ActionOf<G>>, then: Option<G::Msg>) -> Self {
        let mut now = self.clone();
        let refusal = actions.into_iter().find_map(|action| now.record.apply(action).err());
        if now.step() == self.step() {
            let screen = G::screen_after(&self, &now, Change::Refused);
            return Self { screen, ..self }.refused(refusal);
        }
        now.extras = G::extras_after(&now);
        let now = now.changed(&self, Change::Played).refused(refusal);
        match then {
            Some(msg) => now.updated(msg),
            None => now,
        }
    }

    fn refused(mut self, refusal: Option<RefusalOf<G>>) -> Self {
        self.refusals += usize::from(refusal.is_some());
        self.refusal = refusal;
        self
    }

    fn ticked(mut self, action: Option<ActionOf<G>>) -> Self {
        if action.is_some_and(|action| self.record.apply(action).is_ok()) {
            self.extras = G::extras_after(&self);
        }
        self
    }

    /// The present on screen after a change of the record.
    fn changed(mut self, before: &Self, change: Change) -> Self {
        self.sheets = SheetState::new(self.sheets.open);
        (self.viewing, self.released, self.refusal, self.hint, self.staged) = (None, false, None, 0, None);
        // The curtain closes unless the person it is open for acts again.
        self.unveiled = self.unveiled.filter(|&seat| G::acting(&self) == Some(seat));
        self.screen = G::screen_after(before, &self, change);
        self
    }

    fn viewed(self, step: Option<usize>) -> Self {
        let viewing = step.filter(|&step| step < self.step());
        // On narrow screens the record covers the table: close it to show the chosen step.
        let sheets = SheetState { open: false, ..self.sheets.clone() };
        let now = Self { viewing, refusal: None, hint: 0, staged: None, sheets, ..self.clone() };
        let screen = G::screen_after(&self, &now, Change::Viewed);
        Self { screen, ..now }
    }

    fn undone(self) -> Self {
        match G::undone(&self).filter(|_| self.can_undo()) {
            Some(record) => Self { record, ..self.clone() }.changed(&self, Change::Undone),
            None => self,
        }
    }

    fn redone(self) -> Self {
        let mut now = Self { viewing: None, ..self.clone() };
        while now.record.redo() && G::acting(&now).is_none() {}
        now.changed(&self, Change::Undone)
    }

    /// The table after its state on screen is analysed. Against a computer that is help, unless it is decided.
    fn analysed(self) -> Self {
        let Some(analysis) = self.offered_analysis() else { return self };
        let mut now = self.helped_now();
        match analysis {
            Analysis::AtTable { msg, .. } => {
                // On narrow screens the record covers the analysis.
                now.sheets.open = false;
                now.updated(msg)
            }
            Analysis::Board(_) => now,
        }
    }

    /// The table at which a person has just had help.
    fn helped_now(self) -> Self {
        let computers = Seat::first(self.state().seats()).any(|seat| !self.seating.is_person(seat));
        let helps = computers && self.extras.counts() && !G::is_decided(&self);
        Self { helped: self.helped || helps, ..self }
    }

    fn begun(&self, save: SaveOf<G>) -> Self {
        Self { sheets: SheetState::new(self.sheets.open), ..Self::from(save) }
    }

    /// The next game of the same players: set up as this one, but from the game's own beginning.
    fn next_game(&self, seed: Seed) -> Option<SaveOf<G>> {
        let save = self.save();
        let usual = G::SetUp::usual(Some(&save), seed)?;
        Some(SaveOf::<G> { coach: save.next_coach(), arranged: self.arranged, ..usual })
    }

    /// The table with a pasted game. What is arranged here stays arranged.
    fn loaded(self, record: Record<G::Rules>) -> Self {
        let seating = self.seating.fitted(record.state().seats());
        let (helped, coach, arranged) = (self.helped, self.coach, self.arranged);
        let save = Save::new(seating, self.extras.anew(), record).with_moves_given();
        Self::from(SaveOf::<G> { helped, coach, arranged, ..save })
    }
}
