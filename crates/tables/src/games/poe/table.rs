//! What taps, keys and answers bring about: the reducer.

use flub::{
    games::poe::{Act, Action, Event, Poe, Refusal, Round, Stage},
    network::{Letter, Placement, Square},
    play::{Game, Record, Seat, Seed},
};

use super::{
    analysis::Analysis,
    clock::Clock,
    coach,
    draft::DraftEdit,
    faces, guide, news,
    on_stage::{self, OnStage},
    save::{Save, Seating, SetUp},
    screen::{Screen, ScreenMsg, Shown, Window},
    think, wording,
};
use crate::{
    context::settings::{Coach, Pace},
    i18n::{Id, Words},
    letters::{
        listings::{Change as ListChange, Part},
        marks::Marks,
        mat_view::MatKey,
        pencil::Pencil,
    },
    table::{
        company::Face,
        guide::Guide,
        midend::{self, TableMsg},
        news::News,
        table_game::{self, Change, Question, TableGame, Think},
        unreadable::RecordForm,
    },
};

/// POE at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct PoeTable;

/// A match at the table.
pub type Table = midend::Table<PoeTable>;

/// What a message brings about.
pub(super) type Turn = table_game::Turn<PoeTable>;

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
    type Marks = Marks;
    type Staging = OnStage;

    const FORM: RecordForm =
        RecordForm { name: Poe::NAME, title: "home-poe", example: "flub 1 poe beginning seats 3 for 6 rounds seed 7" };
    const THINK: Think = think::think;

    fn aim() -> Id {
        "poe-aim"
    }

    fn update(table: &Table, intent: Intent) -> Turn {
        let screen = table.screen.clone();
        match intent {
            Intent::Point(square) => Turn::Choose(table.pointed(square)),
            Intent::Tap(square) => table.tapped(square),
            Intent::Key(key, coach) => table.keyed(key, coach),
            Intent::Trace(squares) if table.is_listing() => {
                Turn::Screen(table.listed(screen, DraftEdit::Connections(ListChange::Draw(squares))))
            }
            Intent::Trace(_) => Turn::Nothing,
            Intent::Pencil(letter) => {
                // The draft replaces a proof on display.
                let screen = Screen { shown: None, ..screen };
                match screen.pencil.square().or(table.pencilled_letter().map(|there| there.square)) {
                    Some(square) => table.pencilled(screen, Placement { letter, square }),
                    None if table.takes_letters() => Turn::Screen(screen.pencilling(|pencil| pencil.held(letter))),
                    None => Turn::Screen(screen),
                }
            }
            Intent::Erase => Turn::Screen(screen.pencilling(Pencil::erased)),
            Intent::Enter(coach) => table.entered(coach),
            Intent::Act(by, act) => table.act(by, act),
            Intent::HandIn(by) => table.handed_in(by),
            Intent::Answer(action) if table.is_live() => Turn::play(action),
            Intent::Answer(_) => Turn::Nothing,
            Intent::Draft(edit) => Turn::Screen(table.listed(screen, edit)),
            Intent::Retry(tries) => Turn::Screen(table.retried(tries)),
            Intent::Show(shown) => Turn::Present(Screen { shown, only: None, ..screen }),
            Intent::Only(only) => Turn::Screen(Screen { only, ..screen }),
            Intent::NextRound => Turn::Present(Screen::new(screen.cursor, table.state().finished().len())),
            Intent::Tick => table.advance_clock(),
            Intent::Screen(msg) => {
                // Another round on the mat, in place of a proof from this one.
                let other = matches!(msg, ScreenMsg::Review(Some(_))) && screen.reviewed.is_some();
                let shown = screen.shown.clone().filter(|_| !other);
                Turn::Screen(Screen { shown, ..screen }.with(msg))
            }
            Intent::ListTyped => Turn::Screen(table.typed_listed()),
        }
    }

    fn screen_after(_: &Table, now: &Table, change: Change) -> Screen {
        match change {
            Change::Played | Change::Undone => now.renewed_screen(change),
            Change::Refused => Screen { window: None, ..now.screen.clone() },
            Change::Viewed => Screen { shown: None, ..now.screen.clone() },
        }
    }

    /// Notes the time of the action.
    fn extras_after(table: &Table) -> Clock {
        let clock = table.extras.clone();
        if table.stated_time().is_some() { clock.noted(table.step()) } else { clock }
    }

    fn acting(table: &Table) -> Option<Seat> {
        table.acting()
    }

    /// Within the current round, unless a proof is sealed. The end of the time is not a player's act, so it and everything
    /// before it cannot be undone.
    fn undone(table: &Table) -> Option<Record<Poe>> {
        let sealed = table.state().hearing().is_some_and(|hearing| hearing.is_sealed());
        if sealed || table.verdict().is_some() {
            return None;
        }
        let record = table.before_choice(|action| action.act != Act::CallTime)?;
        let (before, now) = (record.state(), table.state());
        let stays = before.finished().len() == now.finished().len() && before.is_time_called() == now.is_time_called();
        // Whom a computer has caught takes nothing back but the side that was joined.
        let caught = now.hearing().is_some_and(|hearing| table.seating.computer(hearing.caller()).is_some());
        (stays && (!caught || before.hearing().is_some())).then_some(record)
    }

    fn question(table: &Table, pace: Pace) -> Option<Question> {
        news::question(table, pace)
    }

    fn parse_answer(answer: &str) -> Option<Intent> {
        answer.parse().ok().map(Intent::Answer)
    }

    /// Not while a proof is due.
    fn analysis(table: &Table) -> Option<table_game::Analysis<Intent>> {
        let is_heard = table.state().hearing().is_some();
        (!is_heard).then(|| table_game::Analysis::Board(table.analysis().to_string()))
    }

    /// A round that was played is analysed without help for the next.
    fn is_decided(table: &Table) -> bool {
        let rounds = table.state().finished().len();
        table.verdict().is_some() || table.on_screen().finished().len() < rounds || table.state().outcome().is_some()
    }

    fn draft(table: &Table) -> String {
        table.subject().map(|_| table.screen.draft.saved()).unwrap_or_default()
    }

    fn guide(words: &Words, table: &Table) -> Guide<Marks> {
        guide::guide(words, table)
    }

    fn begin_from_board(board: &str) -> Option<Save> {
        let board: Analysis = board.parse().ok()?;
        SetUp::default().opened((board.goal, board.network()), Seed(0))
    }

    fn face(table: &Table, seat: Seat) -> Face {
        faces::face(table, seat)
    }

    fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
        news::news(words, before, now)
    }

    fn describe(words: &Words, table: &Table, step: usize) -> String {
        let events = &table.record.events()[step];
        match events.first() {
            Some(Event::HandedIn(by)) if table.is_given_up(step, *by) => {
                words.with("poe-event-gave-up", &table.seating.who(words, *by))
            }
            _ => wording::describe_events(words, &table.seating, events),
        }
    }

    fn describe_refusal(words: &Words, table: &Table, refusal: &Refusal) -> String {
        wording::describe_refusal(words, &table.seating, *refusal)
    }
}

impl Table {
    /// The round that has just ended, until its verdict has been read.
    pub fn verdict(&self) -> Option<&Round> {
        self.state().finished().get(self.screen.read)
    }

    /// Whether this player gave the proof up with the action of this index, as far as it is known: what was written is sealed until its
    /// verdict has been on the stage.
    fn is_given_up(&self, step: usize, by: Seat) -> bool {
        let ended = (step + 1..=self.step()).find_map(|at| Some((at, on_stage::round(self, at)?)));
        let told = ended.filter(|&(at, _)| self.staged.is_none_or(|staged| at < staged.step));
        told.is_some_and(|(_, round)| round.findings()[by.index()].proof.is_none())
    }

    /// The last round of a match that is over, to look back at.
    pub fn ended(&self) -> Option<&Round> {
        self.state().finished().last().filter(|_| self.state().stage() == Stage::Over)
    }

    /// The finished round whose verdict is on screen.
    pub fn judged_round(&self) -> Option<&Round> {
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

    /// The letter that is pencilled and would be written.
    pub fn pencilled_letter(&self) -> Option<Placement> {
        self.screen.pencil.letters.first().copied()
    }

    /// Whether letters can be pencilled now: in a turn, or into a proof.
    fn takes_letters(&self) -> bool {
        self.is_writing() || matches!(self.part(), Some(Part::Letters | Part::Instead))
    }

    /// The square that beckons on a vacant mat: the middle, or beside it.
    pub fn first_square(&self) -> Option<Square> {
        let pencil = &self.screen.pencil;
        let network = self.state().position().filter(|_| self.is_writing())?.network();
        let begins = network.vacancies() == network.size().every() && pencil.letters.is_empty();
        let side = network.size().side();
        network.size().square(side + 2).filter(|_| begins && pencil.square().is_none())
    }

    fn pencilled(&self, screen: Screen, letter: Placement) -> Turn {
        if let Some((position, case)) = self.proving() {
            return Turn::Screen(self.proved_with(screen, letter, position, case));
        }
        if !self.is_writing() {
            return Turn::Screen(screen);
        }
        match self.state().position().and_then(|position| position.network().letter(letter.square)) {
            Some(_) => Turn::Refuse(Refusal::Filled(letter.square), screen),
            None => Turn::Choose(screen.pencilling(|pencil| pencil.put(letter, 1))),
        }
    }

    /// The screen with another square focused. The same may be focused again by the page.
    fn pointed(&self, square: Square) -> Screen {
        let mut screen = self.screen.clone();
        if self.takes_letters() && square != screen.cursor {
            screen = screen.pencilling(|pencil| pencil.pointed(square));
        }
        screen.cursor = square;
        screen
    }

    /// Where letters are written a square takes the one that waits, or waits for one. While the letters of a proof are written a vacant
    /// square takes a P; while its connections are listed any square joins the one being tapped; and while its move is picked the
    /// square of a letter picks that.
    fn tapped(&self, square: Square) -> Turn {
        let mut screen = self.pointed(square);
        if self.takes_letters() {
            if let Some(letter) = screen.pencil.letter() {
                return self.pencilled(screen, Placement { letter, square });
            }
            screen = screen.pencilling(|pencil| pencil.pointed(square));
        }
        let edit = self.proving().and_then(|(position, case)| screen.draft.tapped(square, position, case));
        Turn::Choose(edit.map_or(screen.clone(), |edit| self.listed(screen, edit)))
    }

    fn keyed(&self, key: MatKey, coach: Coach) -> Turn {
        let screen = self.screen.clone();
        let cursor = screen.cursor;
        match key {
            MatKey::Number(number) => match self.state().setup().version().size().square(number) {
                Some(square) => self.tapped(square),
                None => Turn::Nothing,
            },
            MatKey::Letter(symbol) => match symbol.encode_utf8(&mut [0; 4]).parse() {
                Ok(letter) => self.pencilled(Screen { shown: None, ..screen }, Placement { letter, square: cursor }),
                Err(_) => Turn::Nothing,
            },
            MatKey::Enter if screen.pencil.letter().is_some() => self.tapped(cursor),
            MatKey::Enter if self.is_writing() => self.entered(coach),
            MatKey::Enter if self.proving().is_some() => self.tapped(cursor),
            MatKey::Enter => Turn::Nothing,
            MatKey::Erase if self.part() == Some(Part::Lines) => {
                Turn::Screen(self.listed(screen, DraftEdit::Connections(ListChange::Erase)))
            }
            MatKey::Erase if self.proving().is_some() => Turn::Screen(self.listed(screen, DraftEdit::Unwrite(cursor))),
            MatKey::Erase => Turn::Screen(screen.pencilling(Pencil::erased)),
        }
    }

    fn entered(&self, coach: Coach) -> Turn {
        let letter = self
            .pencilled_letter()
            .filter(|_| self.screen.pencil.is_ready(1))
            .zip(self.state().position())
            .zip(self.acting());
        let Some(((letter, position), by)) = letter else { return Turn::Nothing };
        let warning = if coach.warns() { coach::would_flub(position, letter) } else { None };
        match warning {
            Some(kind) => Turn::Screen(self.screen.clone().with(ScreenMsg::Window(Some(Window::Warning(kind))))),
            None => self.act(by, Act::Write(letter)),
        }
    }
}
