//! What taps, keys and answers bring about: the reducer.

use flub::{
    games::lawtoe::{Act, Action, Burden, Case, Flub, LawToe, Proof, Refusal, Role, Stage},
    network::{Flaw, Goal, Letter, Listing, Network, Placement, Size, Square},
    play::{Game, Record, Seat, Seed},
};

use super::{
    analysis::Analysis,
    coach,
    draft::{Draft, DraftEdit},
    faces, guide, news,
    offer::Offer,
    on_stage::OnStage,
    save::{Save, Seating, SetUp},
    screen::{Screen, ScreenMsg, Shown, Window},
    think, wording,
};
use crate::{
    context::settings::{Coach, Pace},
    i18n::{Id, Words},
    letters::{
        listings::{Change as ListChange, Missing, Part, Retry, named},
        marks::Marks,
        mat_view::MatKey,
        pencil::Pencil,
    },
    table::{
        checking::Checking,
        company::Face,
        guide::Guide,
        midend::{self, TableMsg},
        news::News,
        set_up::SetUp as _,
        table_game::{self, Change, Question, TableGame, Think},
        unreadable::RecordForm,
    },
};

/// LawToe at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct LawToeTable;

/// A match at the table.
pub type Table = midend::Table<LawToeTable>;

/// What a message brings about.
type Turn = table_game::Turn<LawToeTable>;

/// An intent of a player or the computer.
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
    /// Pencil a letter into the square that waits for one, or let the letter wait.
    Pencil(Letter),
    /// The letter too many replaces the one in this square, or none.
    Replace(Option<Square>),
    /// Erase what was chosen or pencilled last.
    Erase,
    /// Enter the pencilled letters, unless the coach has a warning first.
    Enter(Coach),
    /// An action by the person to act.
    Act(Act),
    /// Hand in the proof, or ask first where something is missing.
    HandIn,
    /// An action by the computer.
    Answer(Action),
    /// Change the proof being written.
    Draft(DraftEdit),
    /// Try the failed proof again for practice, or stop trying.
    Retry(bool),
    /// Draw this proof on the mat. `None` removes it.
    Show(Option<Shown>),
    /// Draw only the triplet with this index. `None` draws all.
    Only(Option<usize>),
    /// A change to the screen: open, close, pick or type.
    Screen(ScreenMsg),
    /// List the triplets that were typed.
    ListTyped,
}

impl From<Intent> for TableMsg<LawToeTable> {
    fn from(intent: Intent) -> Self {
        Self::Game(intent)
    }
}

impl TableGame for LawToeTable {
    type Rules = LawToe;
    type Players = Seating;
    type Extras = Checking;
    type Screen = Screen;
    type Msg = Intent;
    type SetUp = SetUp;
    type Marks = Marks;
    type Staging = OnStage;

    const FORM: RecordForm =
        RecordForm { name: LawToe::NAME, title: "home-lawtoe", example: "flub 1 lawtoe pedagogue seed 7" };
    const THINK: Think = think::think;

    fn aim() -> Id {
        "lawtoe-aim"
    }

    fn update(table: &Table, intent: Intent) -> Turn {
        let screen = table.screen.clone();
        match intent {
            Intent::Point(square) => Turn::Choose(table.pointed(square)),
            Intent::Tap(square) => table.tapped(square),
            Intent::Key(key, coach) => table.keyed(key, coach),
            Intent::Trace(squares) if table.is_listing() => {
                Turn::Screen(screen.drafted(DraftEdit::Triplets(ListChange::Draw(squares))))
            }
            Intent::Trace(_) => Turn::Nothing,
            Intent::Pencil(letter) => match screen.pencil.square().or(table.single()) {
                Some(square) => table.pencilled(screen, Placement { letter, square }),
                None if table.is_writing() => Turn::Screen(screen.pencilling(|pencil| pencil.held(letter))),
                None => Turn::Nothing,
            },
            Intent::Replace(square) => Turn::Screen(screen.pencilling(|pencil| pencil.replaced(square))),
            Intent::Erase => Turn::Screen(screen.pencilling(Pencil::erased)),
            Intent::Enter(coach) => table.entered(coach),
            Intent::Act(act) => table.act(act),
            Intent::HandIn => table.handed_in(),
            Intent::Answer(action) => Turn::play(action),
            Intent::Draft(edit) => Turn::Screen(screen.drafted(edit)),
            Intent::Retry(tries) => Turn::Screen(table.retried(tries)),
            Intent::Show(shown) => Turn::Present(Screen { shown, only: None, ..screen }),
            Intent::Only(only) => Turn::Screen(Screen { only, ..screen }),
            Intent::Screen(msg) => Turn::Screen(screen.with(msg)),
            Intent::ListTyped => Turn::Screen(screen.typed_listed()),
        }
    }

    fn screen_after(_: &Table, now: &Table, change: Change) -> Screen {
        match change {
            Change::Played | Change::Undone => now.renewed_screen(change),
            Change::Refused => Screen { window: None, ..now.screen.clone() },
            Change::Viewed => Screen { shown: None, ..now.screen.clone() },
        }
    }

    /// Not after the verdict.
    fn undone(table: &Table) -> Option<Record<LawToe>> {
        table.before_choice(|_| true).filter(|_| table.state().verdict().is_none())
    }

    fn question(table: &Table, _: Pace) -> Option<Question> {
        news::question(table)
    }

    fn parse_answer(answer: &str) -> Option<Intent> {
        answer.parse().ok().map(Intent::Answer)
    }

    /// Not while a proof is due.
    fn analysis(table: &Table) -> Option<table_game::Analysis<Intent>> {
        if matches!(table.state().stage(), Stage::Proof(_)) {
            return None;
        }
        let state = table.on_screen();
        let letters = state.moves().iter().flat_map(|made| made.letters.iter().copied()).collect();
        let analysis = Analysis { kind: state.variant(), goal: state.goal().unwrap_or(Goal::Odd), letters };
        Some(table_game::Analysis::Board(analysis.to_string()))
    }

    fn guide(words: &Words, table: &Table) -> Guide<Marks> {
        guide::guide(words, table)
    }

    fn draft(table: &Table) -> String {
        table.subject().map(|_| table.screen.draft.saved()).unwrap_or_default()
    }

    fn begin_from_board(board: &str) -> Option<Save> {
        begin_from_board(&board.parse().ok()?)
    }

    fn face(table: &Table, seat: Seat) -> Face {
        faces::face(table, seat)
    }

    fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
        news::news(words, before, now)
    }

    fn describe(words: &Words, table: &Table, step: usize) -> String {
        wording::describe_events(words, table, &table.record.events()[step])
    }

    fn describe_refusal(words: &Words, _: &Table, refusal: &Refusal) -> String {
        wording::describe_refusal(words, *refusal)
    }
}

/// What a draft is about: who writes it, the case, and how many moves were made.
pub type Subject = (Role, Case, usize);

/// What the person who has to write a proof in this state writes about.
pub fn subject(state: &LawToe, seating: &Seating) -> Option<Subject> {
    match state.stage() {
        Stage::Proof(burden) if seating.is_here(burden.by) => Some((burden.by, burden.case, state.moves().len())),
        _ => None,
    }
}

/// A match that begins with what lies on the board, where the letters can be written in turns in that order.
fn begin_from_board(board: &Analysis) -> Option<Save> {
    let begun: Save = SetUp { setup: board.kind, ..SetUp::default() }.begun(Seed(0))?;
    let mut record = begun.record.clone();
    record.apply(Action { by: Role::Plaintiff, act: Act::SetGoal(board.goal) }).ok()?;
    let mut letters = board.letters.as_slice();
    while !letters.is_empty() {
        let (written, rest) = letters.split_at_checked(record.state().due())?;
        let by = record.state().to_act()?;
        record.apply(Action { by, act: Act::Write(written.to_vec()) }).ok()?;
        letters = rest;
    }
    Some(Save { record, ..begun }.with_moves_given())
}

impl Table {
    /// The role to act, if a person plays it and the latest step is on screen and not on the stage.
    pub fn person_to_act(&self) -> Option<Role> {
        self.state().to_act().filter(|&role| self.is_present() && self.seating.is_here(role))
    }

    /// The burden of proof that a person bears now, or tries again.
    pub fn burden(&self) -> Option<Burden> {
        match self.offer() {
            Offer::Proof(burden) | Offer::Retry(burden) => Some(burden),
            _ => None,
        }
    }

    /// Whether a person may write letters now.
    fn is_writing(&self) -> bool {
        self.offer() == Offer::Turn
    }

    /// The screen with another square focused. The same may be focused again by the page.
    fn pointed(&self, square: Square) -> Screen {
        let mut screen = self.screen.clone();
        if self.is_writing() && square != screen.cursor {
            screen = screen.pencilling(|pencil| pencil.pointed(square));
        }
        screen.cursor = square;
        screen
    }

    /// While a proof is written a tapped square takes the P, or else is added to the triplet being tapped. In a turn it
    /// takes the letter that waits, or waits for one.
    fn tapped(&self, square: Square) -> Turn {
        let screen = self.pointed(square);
        if self.is_writing() {
            return match screen.pencil.letter() {
                Some(letter) => self.pencilled(screen, Placement { letter, square }),
                None => Turn::Choose(screen.pencilling(|pencil| pencil.pointed(square))),
            };
        }
        let edit = match self.part() {
            Some(Part::Move) => self.move_in(square).map(DraftEdit::After),
            Some(Part::Letters) => Some(DraftEdit::Letter(Some(square))).filter(|_| self.is_vacant(square)),
            // No triplet runs through a vacant square, so there it is the P that is still due.
            Some(Part::Lines) if self.missing().contains(&Missing::Letter) && self.is_vacant(square) => {
                Some(DraftEdit::Letter(Some(square)))
            }
            Some(Part::Lines) => Some(DraftEdit::Triplets(screen.draft.triplets.tapped(Size::Three, square))),
            Some(Part::Instead) | None => None,
        };
        Turn::Choose(edit.map_or(screen.clone(), |edit| screen.drafted(edit)))
    }

    /// The part of the proof that is being written.
    pub fn part(&self) -> Option<Part> {
        self.burden().map(|burden| self.screen.draft.part(burden.case))
    }

    /// Whether a drag across the mat lists a triplet.
    pub fn is_listing(&self) -> bool {
        matches!(self.part(), Some(Part::Letters | Part::Lines))
    }

    /// The moves that may have been the A-flub that was missed before the latest move, by their numbers: the Defendant's.
    pub fn nameable(&self) -> impl Iterator<Item = usize> + '_ {
        let moves = self.state().moves();
        (1..moves.len()).filter(|number| moves[number - 1].by == Role::Defendant)
    }

    /// A proof of the A-flub that one looks back at, once the match is over.
    pub fn flub_looked_at(&self) -> Option<Proof> {
        let state = self.viewing.filter(|_| self.state().verdict().is_some()).map(|_| self.on_screen())?;
        let latest = state.moves().len();
        let is_it = matches!(state.stage(), Stage::Turn(_)) && state.is_flub(latest, Flub::A);
        let proof = is_it.then(|| state.find_completion(latest)).flatten()?;
        Some(Proof { after: Some(latest), ..proof })
    }

    /// The kinds of flub that the latest move can be claimed to be by whoever acts. Only the Defendant's can be an A-flub, and only while
    /// a square is vacant.
    pub fn claims(&self) -> Vec<Flub> {
        let is_plaintiff = self.state().to_act() == Some(Role::Plaintiff);
        let can_be = |kind: &Flub| match kind {
            Flub::A => is_plaintiff && !self.state().moves().is_empty() && !self.state().network().is_full(),
            Flub::CA => self.nameable().next().is_some(),
        };
        Flub::BOTH.into_iter().filter(can_be).collect()
    }

    /// The move that can be named and wrote in this square.
    fn move_in(&self, square: Square) -> Option<usize> {
        let wrote =
            |number: &usize| self.state().moves()[number - 1].letters.iter().any(|letter| letter.square == square);
        self.nameable().find(wrote)
    }

    /// What the person who has to write a proof now writes about.
    pub fn subject(&self) -> Option<Subject> {
        subject(self.state(), &self.seating)
    }

    /// The screen after something was played or taken back. A draft stays until it is handed in, or its writer has another proof to write.
    fn renewed_screen(&self, change: Change) -> Screen {
        let fresh = Screen::new(self.screen.cursor);
        match self.subject() {
            now @ Some(_) if now != self.screen.subject => Screen { subject: now, ..fresh },
            None if change == Change::Played => fresh,
            _ => {
                let Screen { subject, draft, typed, mistyped, .. } = self.screen.clone();
                Screen { subject, draft, typed, mistyped, ..fresh }
            }
        }
    }

    fn keyed(&self, key: MatKey, coach: Coach) -> Turn {
        let (screen, burden) = (self.screen.clone(), self.burden());
        let cursor = screen.cursor;
        match key {
            MatKey::Number(number) => Square::from_number(number).map_or(Turn::Nothing, |square| self.tapped(square)),
            MatKey::Letter('P') if burden.is_some_and(|burden| burden.case.letters_due() > 0) => {
                match self.is_vacant(cursor) {
                    true => Turn::Screen(screen.drafted(DraftEdit::Letter(Some(cursor)))),
                    false => Turn::Nothing,
                }
            }
            MatKey::Letter(symbol) if self.is_writing() => match symbol.encode_utf8(&mut [0; 4]).parse() {
                Ok(letter) => self.pencilled(screen, Placement { letter, square: cursor }),
                Err(_) => Turn::Nothing,
            },
            MatKey::Enter if screen.pencil.letter().is_some() => self.tapped(cursor),
            MatKey::Enter if self.is_writing() => self.entered(coach),
            MatKey::Enter if burden.is_some() => self.tapped(cursor),
            MatKey::Erase if self.is_writing() => Turn::Screen(screen.pencilling(Pencil::erased)),
            MatKey::Erase if self.part() == Some(Part::Lines) => {
                Turn::Screen(screen.drafted(DraftEdit::Triplets(ListChange::Erase)))
            }
            MatKey::Letter(_) | MatKey::Enter | MatKey::Erase => Turn::Nothing,
        }
    }

    /// Whether the proof could place its P here.
    fn is_vacant(&self, square: Square) -> bool {
        self.ground().letter(square).is_none()
    }

    /// The mat that the proof being written is about.
    fn ground(&self) -> Network {
        let state = self.state();
        state.network_after(self.screen.draft.after.unwrap_or(state.moves().len()))
    }

    /// The network that the triplets of the proof being written are listed on.
    pub fn solved(&self) -> Network {
        let (ground, letters) = (self.ground(), self.screen.draft.proof().letters);
        letters.into_iter().fold(ground, |network, letter| network.with(letter).unwrap_or(network))
    }

    /// Why each of the triplets listed does not count, where that is checked as they are written.
    pub fn listing_flaws(&self) -> Vec<Option<Flaw>> {
        self.extras.flaws(Some(self.solved()), &self.screen.draft.triplets.counted)
    }

    /// This letter in pencil, or the reason why its square takes none.
    fn pencilled(&self, screen: Screen, placement: Placement) -> Turn {
        if !self.is_writing() {
            return Turn::Nothing;
        }
        let due = self.state().due();
        match self.barred(placement.square) {
            Some(refusal) => Turn::Refuse(refusal, screen),
            None => Turn::Choose(screen.pencilling(|pencil| pencil.put(placement, due))),
        }
    }

    /// The square of the pencilled letter, in a turn that writes one.
    fn single(&self) -> Option<Square> {
        let only = self.screen.pencil.letters.first().filter(|_| self.state().due() == 1);
        only.map(|placement| placement.square)
    }

    /// Why no letter can be pencilled into this square.
    fn barred(&self, square: Square) -> Option<Refusal> {
        let filled = self.state().network().letter(square).is_some();
        let why = if filled { Refusal::Filled(square) } else { Refusal::Barred(square) };
        (!self.state().writable().has(square)).then_some(why)
    }

    /// The square that beckons on a vacant mat: the middle, or the first that may be written in.
    pub fn first_square(&self) -> Option<Square> {
        let (state, pencil) = (self.state(), &self.screen.pencil);
        let begins = self.is_writing() && state.moves().is_empty() && pencil.letters.is_empty();
        let squares = || state.writable().iter();
        let middle = squares().find(|&square| square == Square::from_number(5).expect("the mat has a middle"));
        middle.or_else(|| squares().next()).filter(|_| begins && pencil.square().is_none())
    }

    /// Whether the number of pencilled letters is right for the turn, and none waits.
    pub fn is_ready(&self) -> bool {
        self.screen.pencil.is_ready(self.state().due())
    }

    fn act(&self, act: Act) -> Turn {
        self.person_to_act().map_or(Turn::Nothing, |by| Turn::play(Action { by, act }))
    }

    fn entered(&self, coach: Coach) -> Turn {
        let Some(by) = self.person_to_act().filter(|_| self.is_ready()) else { return Turn::Nothing };
        let letters = self.screen.pencil.letters.clone();
        let warning = if coach.warns() { coach::would_flub(self.state(), by, &letters) } else { None };
        match warning {
            Some(kind) => Turn::Screen(self.screen.clone().with(ScreenMsg::Window(Some(Window::Warning(kind))))),
            None => self.act(Act::Write(letters)),
        }
    }

    /// Triplets to list with a press: through the squares tapped so far, or else through the P.
    pub fn offered(&self) -> Vec<Listing> {
        let Draft { letter, triplets, .. } = &self.screen.draft;
        let through = if triplets.trace.is_empty() { letter.as_slice() } else { &triplets.trace };
        if self.extras.as_i_write { named(&self.solved(), through, &triplets.counted) } else { Vec::new() }
    }

    /// What is still missing in the proof being written.
    pub fn missing(&self) -> Vec<Missing> {
        let Some(burden) = self.burden() else { return Vec::new() };
        let Draft { after, letter, triplets, .. } = &self.screen.draft;
        let due = [
            (Missing::Move, burden.case == Case::Challenge(Flub::CA) && after.is_none()),
            (Missing::Letter, burden.case.letters_due() > 0 && letter.is_none()),
        ];
        Missing::of(due, triplets)
    }

    /// Whether the only person at the screen may try the failed proof again: where there is one that holds.
    pub fn may_retry(&self) -> bool {
        self.state().verdict().is_some_and(|verdict| {
            let is_own = self.seating.person() == Some(verdict.burden.by);
            is_own && !verdict.sustained() && self.state().find_proof(verdict.burden).is_some()
        })
    }

    /// Begins with the proof that failed, to be mended.
    fn retried(&self, tries: bool) -> Screen {
        let failed = self.state().verdict().and_then(|verdict| verdict.proof.as_ref()).map(Draft::from);
        let retry = (tries && self.may_retry()).then_some(Retry::Writing);
        let draft = failed.filter(|_| retry.is_some()).unwrap_or_default();
        Screen { retry, draft, ..Screen::new(self.screen.cursor) }
    }

    fn handed_in(&self) -> Turn {
        let screen = self.screen.clone();
        if let Offer::Retry(burden) = self.offer() {
            let retry = Some(Retry::of(screen.draft.proof().check(self.state(), burden)));
            return Turn::Screen(Screen { retry, ..screen });
        }
        match self.missing().is_empty() {
            true => self.act(Act::Prove(screen.draft.proof())),
            false => Turn::Screen(screen.with(ScreenMsg::Window(Some(Window::HandIn)))),
        }
    }
}
