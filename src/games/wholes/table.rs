use flub::{
    games::wholes::{Act, Action, Card, Event, Refusal, Stage, Wholes},
    play::{Game, Record, Seat},
};
use yew::prelude::*;

use super::{
    deck_import::BroughtDeck,
    describe,
    draft::DraftEdit,
    news,
    on_stage::OnStage,
    page::WholesPage,
    save::{Practice, Save, Seating, SetUp},
    screen::{Screen, ScreenMsg, Window},
    setup_page::{self, SetUpPage},
    think,
};
use crate::{
    context::settings::Pace,
    i18n::Words,
    platform::thinker::Think,
    table::{
        effects::Question,
        for_class::Chosen,
        midend::{self, TableMsg},
        news::News,
        table_game::{Analysis, Change, TableGame},
        unreadable::RecordForm,
    },
};

/// Wholes at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct WholesTable;

/// A game at the table.
pub type Table = midend::Table<WholesTable>;

/// An intent of a player or a computer.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// The card in this place of the hand was tapped.
    TapCard(usize),
    /// An action by the person in this seat.
    Act(Seat, Act),
    /// All people let the play on the table pass, and the next player draws.
    LetBe,
    /// The computers' actions, possibly none.
    Answer(Vec<Action>),
    /// Change the play being put together.
    Draft(DraftEdit),
    /// A change to the screen: open, close, pick or type.
    Screen(ScreenMsg),
}

impl From<Intent> for TableMsg<WholesTable> {
    fn from(intent: Intent) -> Self {
        Self::Game(intent)
    }
}

impl TableGame for WholesTable {
    type Rules = Wholes;
    type Players = Seating;
    type Extras = Practice;
    type Screen = Screen;
    type Msg = Intent;
    type SetUp = SetUp;
    type Staging = OnStage;
    type Page = WholesPage;
    type SetUpPage = SetUpPage;

    const FORM: RecordForm =
        RecordForm { name: Wholes::NAME, title: "home-wholes", example: "flub 1 wholes seats 3 quarters seed 7" };
    const THINK: Think = think::think;

    fn update(mut table: Table, intent: Intent) -> Table {
        match intent {
            Intent::TapCard(place) => table.tapped(place),
            Intent::Act(by, act) if table.is_live() && table.seating.player(by).is_person() => {
                table.all_played(vec![Action { by, act }])
            }
            Intent::LetBe if table.is_live() => table.let_be(),
            Intent::Answer(actions) if table.is_live() && actions.is_empty() => {
                table.screen.all_passed = true;
                table.drawn_next()
            }
            Intent::Answer(actions) if table.is_live() => table.all_played(actions),
            Intent::Draft(edit) if table.is_picking() => table.drafted(edit),
            Intent::Act(..) | Intent::LetBe | Intent::Answer(_) | Intent::Draft(_) => table,
            Intent::Screen(msg) => {
                if msg == ScreenMsg::Alone {
                    // A person must not see the hand of another player.
                    table.unveiled = table.unveiled.filter(|&seat| table.screen.person == Some(seat));
                }
                Table { screen: table.screen.with(msg), ..table }
            }
        }
    }

    fn settled(mut table: Table, change: Change) -> Table {
        if change != Change::Viewed {
            let called = table.record.played().last().is_some_and(|action| action.act == Act::Call);
            let drawing = table.screen.drawing.filter(|_| change == Change::Played && !called);
            let Screen { hops, analysis, .. } = table.screen;
            table.screen = Screen { hops, analysis, drawing, ..Screen::default() };
            let whose = table.whose_turn();
            table.unveiled = table.unveiled.filter(|&seat| whose == Some(seat));
        }
        table
    }

    fn acting(table: &Table) -> Option<Seat> {
        table.acting()
    }

    /// In practice only: elsewhere cards have been seen.
    fn undone(table: &Table) -> Option<Record<Wholes>> {
        table.before_choice(|_| true).filter(|_| table.extras.practice)
    }

    fn question(table: &Table, pace: Pace) -> Option<Question> {
        news::question(table, pace)
    }

    fn answer(_: &Table, answer: &str) -> Option<Intent> {
        answer.lines().map(str::parse).collect::<Result<_, _>>().ok().map(Intent::Answer)
    }

    /// Only where nobody's cards are hidden.
    fn analysis(table: &Table) -> Option<Analysis<Intent>> {
        let shown = table.screen.analysis;
        table.is_open().then_some(Analysis::Here { msg: Intent::Screen(ScreenMsg::Analysis), shown })
    }

    fn about(words: &Words, set_up: &Save) -> Vec<Chosen> {
        setup_page::about(words, set_up)
    }

    fn brought(set_up: &Save) -> Html {
        html! { <BroughtDeck set_up={SetUp::from(set_up)} /> }
    }

    fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
        news::news(words, before, now)
    }

    fn describe(words: &Words, table: &Table, step: usize) -> String {
        describe::events(words, &table.seating, &table.record.events()[step])
    }

    fn refused(words: &Words, table: &Table, refusal: &Refusal) -> String {
        describe::refused(words, &table.seating, refusal)
    }
}

impl Table {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state().stage() == Stage::Over
    }

    /// Whether all cards may be seen: in practice, and after the game.
    pub fn is_open(&self) -> bool {
        self.extras.practice || self.is_over()
    }

    /// Whether the latest step is on screen, nothing is on the stage, and the game goes on.
    pub fn is_live(&self) -> bool {
        self.is_present() && !self.is_over()
    }

    /// Whose turn it is: who draws next or has drawn.
    pub fn whose_turn(&self) -> Option<Seat> {
        match self.state().stage() {
            Stage::Draw(seat) | Stage::Turn(seat, _) => Some(seat),
            Stage::Over => None,
        }
    }

    /// The person whose turn it is, if it is a person's.
    pub fn acting(&self) -> Option<Seat> {
        self.whose_turn().filter(|&seat| self.is_live() && self.seating.player(seat).is_person())
    }

    /// The people who may call the play on the table.
    pub fn callers(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seating.people().filter(|&seat| self.is_live() && self.state().may_call(seat))
    }

    /// Whether several people look at this screen, and hands are hidden from each other.
    pub fn is_shared(&self) -> bool {
        self.seating.only_person().is_none() && !self.extras.practice
    }

    /// Whether the person whose turn it is has to open the curtain first.
    pub fn is_veiled(&self) -> bool {
        self.is_shared() && self.acting().is_some_and(|seat| self.unveiled != Some(seat))
    }

    /// The seat whose hand is open: the only person, or else the person to act, once the curtain is open. No other
    /// cards are in the page.
    pub fn holder(&self) -> Option<Seat> {
        match self.seating.only_person() {
            Some(seat) => Some(seat),
            None => self.acting().filter(|_| !self.is_veiled()),
        }
    }

    /// The open hand.
    pub fn hand(&self) -> &[Card] {
        self.holder().map_or(&[], |seat| self.state().hand(seat))
    }

    /// Whether cards can be picked for a play: from the beginning of the turn, before the card is drawn.
    pub fn is_picking(&self) -> bool {
        self.acting().is_some() && !self.is_veiled()
    }

    /// Whether cards can be played.
    pub fn is_playing(&self) -> bool {
        self.is_picking() && matches!(self.state().stage(), Stage::Turn(..))
    }

    /// Whether people have something to read or do before the computers go on: a call's result, a play they may call, a
    /// second turn before a computer draws. With hidden hands this does not reveal whether anybody can.
    pub fn is_people_time(&self) -> bool {
        let Stage::Draw(next) = self.state().stage() else { return self.callers().next().is_some() };
        let mut people = self.seating.people();
        let replay = match self.is_shared() {
            true => self.state().latest().is_some_and(|seat| self.seating.player(seat).is_person()),
            false => self.seating.people().any(|seat| self.state().may_replay(seat)),
        };
        // Where a person draws next, there is time for a second turn until that person does.
        let replay = replay && !self.seating.player(next).is_person();
        let called = self.record.played().last().is_some_and(|action| action.act == Act::Call);
        self.callers().next().is_some() || replay || called && people.next().is_some()
    }

    /// The computers that may still do something before the next player draws.
    pub fn computers_pending(&self) -> impl Iterator<Item = Seat> + '_ {
        let state = self.state();
        let drawing = matches!(state.stage(), Stage::Draw(_)) && !self.screen.all_passed;
        let may = move |seat: &Seat| state.may_call(*seat) || state.may_replay(*seat);
        let computer = |seat: &Seat| !self.seating.player(*seat).is_person();
        Seat::first(state.seats()).filter(move |seat| drawing && computer(seat) && may(seat))
    }

    /// A card of the hand was tapped: it is picked or put back, and a special card opens its dialog.
    fn tapped(self, place: usize) -> Self {
        let window = match self.hand().get(place) {
            Some(Card::Swap) => Window::Swap,
            Some(Card::Replay) => Window::Replay,
            _ => return WholesTable::update(self, Intent::Draft(DraftEdit::Pick(place))),
        };
        let holder = self.holder();
        WholesTable::update(self, Intent::Screen(ScreenMsg::Window(Some(window), holder)))
    }

    fn drafted(mut self, edit: DraftEdit) -> Self {
        self.screen.draft = self.screen.draft.clone().with(edit, self.hand());
        self.refusal = None;
        self
    }

    /// Carries actions out, one after another, as far as they are accepted.
    fn all_played(mut self, actions: Vec<Action>) -> Self {
        let (acting, steps) = (self.acting(), self.step());
        let refusal = actions.into_iter().find_map(|action| self.record.apply(action).err());
        if self.step() == steps {
            return Self { refusal, ..self };
        }
        let (draft, drawn) = (self.screen.draft.clone(), self.screen.drawn);
        let mut table = Self { refusal, ..self.settled() };
        let holder = table.holder();
        table.screen.drawn = table.record.events()[steps..].iter().flatten().find_map(|event| match event {
            Event::Drew { by, card } if holder == Some(*by) => *card,
            _ => None,
        });
        // A play that is put together stays when its player draws, and when others act meanwhile.
        if let Some(seat) = acting.filter(|_| table.acting() == acting) {
            table.screen.draft = draft.in_hand(table.state().hand(seat));
            table.screen.drawn = table.screen.drawn.or(drawn);
        }
        table.drawn_next()
    }

    /// Draws for the person who let the play pass in order to draw, once nobody else can act.
    fn drawn_next(mut self) -> Self {
        let Some(by) = self.screen.drawing else { return self };
        let settled = self.computers_pending().next().is_none() && self.callers().next().is_none();
        match self.state().stage() {
            Stage::Draw(seat) if seat == by && settled => self.all_played(vec![Action { by, act: Act::Draw }]),
            Stage::Draw(seat) if seat == by => self,
            _ => {
                self.screen.drawing = None;
                self
            }
        }
    }

    fn let_be(mut self) -> Self {
        let actions: Vec<Action> = self.callers().map(|by| Action { by, act: Act::LetBe }).collect();
        self.screen.drawing = self.acting().filter(|_| !self.is_veiled());
        self.all_played(actions)
    }
}
