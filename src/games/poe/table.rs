use flub::{
    games::poe::{Act, Action, Case, Length, Poe, Position, Reason, Refusal, Round, Stage},
    network::{Flaw, Letter, Listing, Network, Placement, Square},
    play::{Game, Record, Seat, Seed},
};

use super::{
    analysis::Analysis,
    coach, describe,
    draft::{Draft, DraftEdit, Part, parts},
    news,
    on_stage::OnStage,
    page::TableView,
    save::{Clock, Save, Seating, SetUp},
    scene::first_proof,
    screen::{Screen, ScreenMsg, Shown, Window},
    setup_page::{self, SetUpPage},
    think,
};
use crate::{
    context::settings::{Coach, Pace},
    i18n::Words,
    letters::{
        listing_editor::{Missing, Retry},
        listings::{Change as ListChange, listing, named, typed},
        mat::MatKey,
        pencil::Pencil,
    },
    platform::thinker::Think,
    table::{
        effects::Question,
        for_class::Chosen,
        midend::{self, TableMsg},
        news::News,
        table_game::{self, Change, TableGame},
        unreadable::RecordForm,
    },
};

/// POE at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct PoeTable;

/// A match at the table.
pub type Table = midend::Table<PoeTable>;

/// An intent of a player or a computer.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// A square is focused.
    Point(Square),
    /// A square was tapped.
    Tap(Square),
    /// These squares were dragged across.
    Trace(Vec<Square>),
    /// A key was pressed on the mat, where the coach is set so.
    Key(MatKey, Coach),
    /// Pencil a letter into the square that waits for one, or let the letter wait; also in a proof.
    Pencil(Letter),
    /// Erase the pencilled letter.
    Erase,
    /// Enter the pencilled letter, unless the coach has a warning first.
    Enter(Coach),
    /// An action by the person in this seat.
    Act(Seat, Act),
    /// Hand in the proof of the person in this seat, or ask first where something is missing.
    HandIn(Seat),
    /// An action by a computer.
    Answer(Action),
    /// Change the proof being written.
    Draft(DraftEdit),
    /// Try the failed proof again for practice, or stop trying.
    Retry(bool),
    /// Draw this proof on the mat. `None` removes it.
    Show(Option<Shown>),
    /// Draw only the connection with this index. `None` draws all.
    Only(Option<usize>),
    /// The verdict has been read: on with the next round.
    NextRound,
    /// A second has passed.
    Tick,
    /// A change to the screen: open, close, pick or type.
    Screen(ScreenMsg),
    /// List the connections that were typed.
    ListTyped,
}

/// How many seconds are left at the step on screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLeft {
    /// The match is not played for a stated time.
    Untimed,
    /// So many are left now.
    Now(u32),
    /// So many were left at an earlier step.
    Then(u32),
    /// How many were left at an earlier step was not noted.
    Unknown,
}

impl From<Intent> for TableMsg<PoeTable> {
    fn from(intent: Intent) -> Self {
        Self::Game(intent)
    }
}

impl TableGame for PoeTable {
    type Rules = Poe;
    type Players = Seating;
    type Extras = Clock;
    type Screen = Screen;
    type Msg = Intent;
    type SetUp = SetUp;
    type Staging = OnStage;
    type Page = TableView;
    type SetUpPage = SetUpPage;

    const FORM: RecordForm =
        RecordForm { name: Poe::NAME, title: "home-poe", example: "flub 1 poe beginning seats 3 for 6 rounds seed 7" };
    const THINK: Think = think::think;

    fn update(mut table: Table, intent: Intent) -> Table {
        match intent {
            Intent::Point(square) => table.pointed(square),
            Intent::Tap(square) => table.tapped(square),
            Intent::Key(key, coach) => table.keyed(key, coach),
            Intent::Trace(squares) if table.is_listing() => {
                table.listed(DraftEdit::Connections(ListChange::List(listing(&squares))))
            }
            Intent::Trace(_) => table,
            Intent::Pencil(letter) => {
                // The draft replaces a proof on display.
                table.screen.shown = None;
                match table.screen.pencil.square().or(table.pencilled_letter().map(|there| there.square)) {
                    Some(square) => table.pencilled(Placement { letter, square }),
                    None => table.held(letter),
                }
            }
            Intent::Erase => {
                table.screen.pencil = table.screen.pencil.erased();
                table
            }
            Intent::Enter(coach) => table.entered(coach),
            Intent::Act(by, act) if table.is_live() && table.seating.player(by).is_person() => {
                table.screen.window = None;
                table.acted(Action { by, act })
            }
            Intent::HandIn(by) => table.handed_in(by),
            Intent::Answer(action) if table.is_live() => table.acted(action),
            Intent::Act(..) | Intent::Answer(_) => table,
            Intent::Draft(edit) => table.listed(edit),
            Intent::Retry(tries) => table.retried(tries),
            Intent::Show(shown) => {
                table.viewing = None;
                table.screen = Screen { shown, only: None, ..table.screen };
                table
            }
            Intent::Only(only) => {
                table.screen.only = only;
                table
            }
            Intent::NextRound => {
                table.screen.read = table.state().finished().len();
                table.settled()
            }
            Intent::Tick => table.ticked(),
            Intent::Screen(msg) => {
                // Another round on the mat, in place of a proof from this one.
                let other = matches!(msg, ScreenMsg::Review(Some(_))) && table.screen.reviewed.is_some();
                table.screen.shown = table.screen.shown.filter(|_| !other);
                Table { screen: table.screen.with(msg), ..table }
            }
            Intent::ListTyped => table.typed_listed(),
        }
    }

    fn settled(mut table: Table, change: Change) -> Table {
        if change == Change::Viewed {
            (table.screen.shown, table.screen.retry) = (None, None);
            return table;
        }
        table.unveiled = None;
        table.screen = Screen::new(table.screen.cursor, table.screen.read);
        table.screen.shown = table.verdict().and_then(first_proof);
        table
    }

    fn acting(table: &Table) -> Option<Seat> {
        table.acting()
    }

    /// Within the current round, unless a proof is sealed. The end of the time is no player's act, so it and everything
    /// before it cannot be undone.
    fn undone(table: &Table) -> Option<Record<Poe>> {
        let sealed = table.state().hearing().is_some_and(|hearing| hearing.is_sealed());
        if sealed || table.verdict().is_some() {
            return None;
        }
        let record = table.before_choice(|action| action.act != Act::CallTime)?;
        let (before, now) = (record.state(), table.state());
        let stays = before.finished().len() == now.finished().len() && before.is_time_called() == now.is_time_called();
        stays.then_some(record)
    }

    fn question(table: &Table, pace: Pace) -> Option<Question> {
        news::question(table, pace)
    }

    /// Nothing where nobody does anything.
    fn answer(_: &Table, answer: &str) -> Option<Intent> {
        answer.parse().ok().map(Intent::Answer)
    }

    /// Not while proofs are under seal.
    fn analysis(table: &Table) -> Option<table_game::Analysis<Intent>> {
        let sealed = table.state().hearing().is_some_and(|hearing| hearing.is_sealed());
        (!sealed).then(|| table_game::Analysis::Board(table.analysis().to_string()))
    }

    fn about(words: &Words, set_up: &Save) -> Vec<Chosen> {
        setup_page::about(words, set_up)
    }

    fn opened(board: &str) -> Option<Save> {
        let board: Analysis = board.parse().ok()?;
        SetUp::default().opened((board.goal, board.network()), Seed(0))
    }

    fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
        news::news(words, before, now)
    }

    fn describe(words: &Words, table: &Table, step: usize) -> String {
        describe::events(words, &table.seating, &table.record.events()[step])
    }

    fn refused(words: &Words, table: &Table, refusal: &Refusal) -> String {
        describe::refused(words, &table.seating, *refusal)
    }
}

impl Table {
    /// The round that has just ended, until its verdict has been read.
    pub fn verdict(&self) -> Option<&Round> {
        self.state().finished().get(self.screen.read)
    }

    /// The last round of a match that is over, to look back at.
    pub fn ended(&self) -> Option<&Round> {
        self.state().finished().last().filter(|_| self.state().stage() == Stage::Over)
    }

    /// The finished round whose verdict is told now.
    pub fn told(&self) -> Option<&Round> {
        self.verdict().or_else(|| self.ended())
    }

    /// Whether the latest step is on screen, nothing is on the stage and no verdict is waiting to be read.
    pub fn is_live(&self) -> bool {
        self.is_present() && self.verdict().is_none()
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

    /// The position and the case that the person who acts writes a proof of, once the curtain is open, or tries again.
    pub fn proving(&self) -> Option<(&Position, Case)> {
        if self.screen.retry.is_some() {
            return self.told().map(|round| (round.position(), round.hearing().case()));
        }
        let seat = self.acting().filter(|&seat| !self.is_veiled(seat))?;
        let hearing = self.state().hearing().filter(|hearing| hearing.writers().any(|writer| writer == seat))?;
        Some((self.state().position()?, hearing.case()))
    }

    /// Whether the curtain is closed until this person opens it: proofs are sealed, and others look at this screen too.
    pub fn is_veiled(&self, seat: Seat) -> bool {
        let shared = self.seating.only_person().is_none();
        shared && self.state().stage() == Stage::Proof && self.unveiled != Some(seat)
    }

    /// Whether the person to act may write a letter.
    pub fn is_writing(&self) -> bool {
        let vacant = self.state().position().is_some_and(|position| !position.network().is_full());
        vacant && matches!(self.state().stage(), Stage::Turn(_)) && self.acting().is_some()
    }

    /// The length in seconds of a match that is played for a stated time.
    fn stated_time(&self) -> Option<u32> {
        match self.state().setup().length() {
            Length::Minutes(minutes) => Some(u32::from(minutes) * 60),
            Length::Points(_) | Length::Rounds(_) => None,
        }
    }

    /// The seconds left in a match that is played for a stated time.
    pub fn seconds_left(&self) -> Option<u32> {
        self.stated_time().map(|time| time.saturating_sub(self.extras.elapsed))
    }

    /// The time that is left at the step on screen.
    pub fn time_left(&self) -> TimeLeft {
        match (self.stated_time(), self.viewing) {
            (None, _) => TimeLeft::Untimed,
            (Some(time), None) => TimeLeft::Now(time.saturating_sub(self.extras.elapsed)),
            (Some(time), Some(step)) => {
                self.extras.after(step).map_or(TimeLeft::Unknown, |then| TimeLeft::Then(time.saturating_sub(then)))
            }
        }
    }

    /// Whether the clock of a match that is played for a stated time runs: until time is called.
    pub fn clock_runs(&self) -> bool {
        let state = self.state();
        self.seconds_left().is_some() && !state.is_time_called() && state.stage() != Stage::Over
    }

    /// What lies on the mat at the step on screen, for the board.
    fn analysis(&self) -> Analysis {
        let state = self.on_screen();
        let version = state.setup().version();
        let reviewed = self.screen.reviewed.filter(|_| self.viewing.is_none());
        let round = reviewed.and_then(|round| state.finished().get(round)).or(state.finished().last());
        let between_rounds = state.position().is_none() && self.is_live() && state.stage() != Stage::Over;
        match state.position().or(round.map(Round::position)).filter(|_| !between_rounds) {
            Some(position) => Analysis { kind: version, goal: position.goal(), letters: position.every_letter() },
            None => Analysis::vacant(version),
        }
    }

    /// The letter that is pencilled and would be written.
    pub fn pencilled_letter(&self) -> Option<Placement> {
        self.screen.pencil.letters.first().copied()
    }

    /// Whether letters can be pencilled now: in a turn, or into a proof.
    fn takes_letters(&self) -> bool {
        let part = self.proving().map(|(_, case)| self.screen.draft.part(case));
        self.is_writing() || matches!(part, Some(Part::Solution | Part::Instead))
    }

    /// The square that beckons on a vacant mat: the middle, or beside it.
    pub fn first_square(&self) -> Option<Square> {
        let pencil = &self.screen.pencil;
        let network = self.state().position().filter(|_| self.is_writing())?.network();
        let begins = network.vacancies() == network.size().every() && pencil.letters.is_empty();
        let side = network.size().side();
        network.size().square(side + 2).filter(|_| begins && pencil.square().is_none())
    }

    fn held(mut self, letter: Letter) -> Self {
        if self.takes_letters() {
            self.screen.pencil = self.screen.pencil.held(letter);
        }
        self
    }

    fn pencilled(mut self, letter: Placement) -> Self {
        if let Some((position, case)) = self.proving() {
            let draft = &self.screen.draft;
            let Some(square) = draft.writes_in(letter.square, position, case) else { return self };
            let letter = Placement { square, ..letter };
            let edit = match draft.part(case) {
                Part::Solution => DraftEdit::Write(letter),
                Part::Instead => DraftEdit::Instead(letter),
                Part::Move => return self,
            };
            self.screen.pencil = Pencil::default();
            return self.drafted(edit);
        }
        if !self.is_writing() {
            return self;
        }
        let filled = self.state().position().and_then(|position| position.network().letter(letter.square));
        self.refusal = filled.map(|_| Refusal::Filled(letter.square));
        if self.refusal.is_none() {
            self.screen.pencil = self.screen.pencil.put(letter, 1);
        }
        self
    }

    fn drafted(mut self, edit: DraftEdit) -> Self {
        let Some((position, case)) = self.proving() else { return self };
        let draft = self.screen.draft.clone().with(edit, position, case);
        let retry = self.screen.retry.map(|_| Retry::Writing);
        self.screen = Screen { draft, retry, only: None, ..self.screen };
        self
    }

    /// The table after this change to the proof; a proof on display makes room for it.
    fn listed(mut self, edit: DraftEdit) -> Self {
        self.screen.shown = None;
        self.drafted(edit)
    }

    /// Whether a tap on the mat adds to the connection being listed.
    pub fn is_listing(&self) -> bool {
        self.proving().is_some_and(|(_, case)| self.screen.draft.part(case) == Part::Solution)
    }

    /// The network that the connections of the proof being written are listed on.
    pub fn solved(&self) -> Option<Network> {
        self.proving().map(|(position, case)| self.screen.draft.solved(position, case))
    }

    /// Why each of the connections listed does not count, where that is checked as they are written.
    pub fn listing_flaws(&self) -> Vec<Option<Flaw>> {
        self.extras.checking.flaws(self.solved(), &self.screen.draft.connections.counted)
    }

    /// Another square is focused. The same may be focused again by the page.
    fn pointed(mut self, square: Square) -> Self {
        self.refusal = None;
        if self.takes_letters() && square != self.screen.cursor {
            self.screen.pencil = self.screen.pencil.pointed(square);
        }
        self.screen.cursor = square;
        self
    }

    /// Where letters are written a square takes the one that waits, or waits for one. While a solution is written a vacant
    /// square takes a P where a letter is due, and any other joins the connection being tapped. In the middle of a connection
    /// a square does both.
    fn tapped(self, square: Square) -> Self {
        let mut table = self.pointed(square);
        if table.takes_letters() {
            if let Some(letter) = table.screen.pencil.letter() {
                return table.pencilled(Placement { letter, square });
            }
            table.screen.pencil = table.screen.pencil.pointed(square);
        }
        let is_traced = !table.screen.draft.connections.trace.is_empty();
        let takes = |(position, case)| table.screen.draft.takes_letter(square, position, case);
        let writes = table.proving().is_some_and(takes);
        if writes {
            table = table.listed(DraftEdit::Write(Placement { letter: Letter::P, square }));
        }
        match table.is_listing() && (is_traced || !writes) {
            true => table.listed(DraftEdit::Connections(ListChange::Tap(square))),
            false => table,
        }
    }

    fn keyed(mut self, key: MatKey, coach: Coach) -> Self {
        let cursor = self.screen.cursor;
        match key {
            MatKey::Number(number) => match self.state().setup().version().size().square(number) {
                Some(square) => self.tapped(square),
                None => self,
            },
            MatKey::Letter(symbol) => match symbol.encode_utf8(&mut [0; 4]).parse() {
                Ok(letter) => {
                    self.screen.shown = None;
                    self.pencilled(Placement { letter, square: cursor })
                }
                Err(_) => self,
            },
            MatKey::Enter if self.screen.pencil.letter().is_some() => self.tapped(cursor),
            MatKey::Enter if self.is_writing() => self.entered(coach),
            MatKey::Enter if self.is_listing() => self.tapped(cursor),
            MatKey::Enter => self,
            MatKey::Erase if self.is_listing() && !self.screen.draft.is_written(cursor) => {
                self.listed(DraftEdit::Connections(ListChange::Erase))
            }
            MatKey::Erase if self.proving().is_some() => self.listed(DraftEdit::Unwrite(cursor)),
            MatKey::Erase => {
                self.screen.pencil = self.screen.pencil.erased();
                self
            }
        }
    }

    fn entered(self, coach: Coach) -> Self {
        let letter = self
            .pencilled_letter()
            .filter(|_| self.screen.pencil.is_ready(1))
            .zip(self.state().position())
            .zip(self.acting());
        let Some(((letter, position), by)) = letter else { return self };
        let warning = if coach == Coach::Warn { coach::would_flub(position, letter) } else { None };
        match warning {
            Some(kind) => {
                let window = ScreenMsg::Window(Some(Window::Warning(kind)));
                Self { screen: self.screen.with(window), ..self }
            }
            None => self.acted(Action { by, act: Act::Write(letter) }),
        }
    }

    /// Advances the clock. At the end of the stated time the current round becomes the last. The screen stays as it is.
    fn ticked(mut self) -> Self {
        self.extras.elapsed += 1;
        if self.seconds_left() == Some(0) && !self.state().is_time_called() {
            // Refused only once the match is over.
            if self.record.apply(Action { by: Seat::FIRST, act: Act::CallTime }).is_ok() {
                self.extras.note(self.step());
            }
        }
        self
    }

    /// The table after this action, with its time.
    fn acted(self, action: Action) -> Self {
        let mut table = self.played(action);
        if table.refusal.is_none() && table.stated_time().is_some() {
            table.extras.note(table.step());
        }
        table
    }

    /// Connections to list with a press: through the squares tapped so far, or else through the letter that was written last.
    pub fn offered(&self) -> Vec<Listing> {
        let Draft { connections, letters, .. } = &self.screen.draft;
        let letter = letters.last().map(|letter| letter.square);
        let through = if connections.trace.is_empty() { letter.as_slice() } else { &connections.trace };
        let network = self.solved().filter(|_| self.extras.checking.as_i_write);
        network.map(|network| named(&network, through, &connections.counted)).unwrap_or_default()
    }

    /// What is still missing in the proof being written.
    pub fn missing(&self) -> Vec<Missing> {
        let Some((position, case)) = self.proving() else { return Vec::new() };
        let Draft { after, connections, instead, .. } = &self.screen.draft;
        let parts = parts(case);
        let due = [
            (Missing::Move, parts.contains(&Part::Move) && after.is_none()),
            (Missing::Letter, self.screen.draft.wants_letter(position, case)),
            (Missing::Instead, parts.contains(&Part::Instead) && instead.is_none()),
        ];
        Missing::of(due, connections)
    }

    /// The failed proof of the only person at the screen, if there is one that holds to be found in another try.
    pub fn failed(&self) -> Option<Draft> {
        let round = self.told()?;
        let finding = &round.findings()[self.seating.only_person()?.index()];
        let failed = matches!(finding.reason, Reason::Failed | Reason::ForceOutFailed);
        let holds = || round.position().find_proof(round.hearing().case()).is_some();
        (failed && holds()).then(|| finding.proof.as_ref().map(Draft::from).unwrap_or_default())
    }

    /// Begins with the proof that failed, to be mended.
    fn retried(mut self, tries: bool) -> Self {
        let failed = self.failed().filter(|_| tries);
        let retry = failed.as_ref().map(|_| Retry::Writing);
        let shown = self.told().filter(|_| retry.is_none()).and_then(first_proof);
        let draft = failed.unwrap_or_default();
        self.screen = Screen { retry, shown, draft, ..Screen::new(self.screen.cursor, self.screen.read) };
        self
    }

    fn handed_in(mut self, by: Seat) -> Self {
        if let Some((position, case)) = self.proving().filter(|_| self.screen.retry.is_some()) {
            let checked = self.screen.draft.proof().check(position, case);
            self.screen.retry = Some(Retry::of(checked));
            return self;
        }
        if !self.missing().is_empty() {
            let asks = ScreenMsg::Window(Some(Window::HandIn));
            return Self { screen: self.screen.with(asks), ..self };
        }
        let act = Act::Prove(self.screen.draft.proof());
        PoeTable::update(self, Intent::Act(by, act))
    }

    fn typed_listed(mut self) -> Self {
        let Ok(typed) = typed(&self.screen.typed) else {
            self.screen.mistyped = true;
            return self;
        };
        self.screen.typed = String::new();
        let edits = typed.into_iter().map(|listing| DraftEdit::Connections(ListChange::List(listing)));
        edits.fold(self, Self::drafted)
    }
}
