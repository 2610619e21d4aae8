//! What taps, keys and answers bring about: the reducer.

use flub::{
    games::wholes::{Act, Action, Card, Event, Refusal, Stage, Wholes},
    play::{Game, Record, Seat},
};

use super::{
    draft::DraftEdit,
    faces, hints, news,
    on_stage::OnStage,
    save::{Practice, Seating, SetUp},
    screen::{Screen, ScreenMsg, Window},
    think, wording,
};
use crate::{
    context::settings::Pace,
    i18n::{Id, Words},
    table::{
        company::Face,
        guide::Guide,
        midend::{self, TableMsg},
        news::News,
        table_game::{self, Analysis, Change, Question, TableGame, Think},
        unreadable::RecordForm,
    },
};

/// Wholes at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct WholesTable;

/// A game at the table.
pub type Table = midend::Table<WholesTable>;

/// What a message brings about.
type Turn = table_game::Turn<WholesTable>;

/// An intent of a player or a computer.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// The card in this place of the hand was tapped.
    TapCard(usize),
    /// An action by the person in this seat.
    Act(Seat, Act),
    /// All people let the play on the table pass, and the next player draws.
    LetBe,
    /// Draw for this person as soon as nobody else can act.
    DrawFor(Seat),
    /// Draw for the person who has let the play pass in order to draw, if nobody else can act now.
    DrawNext,
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
    type Marks = Vec<Card>;
    type Staging = OnStage;

    const FORM: RecordForm =
        RecordForm { name: Wholes::NAME, title: "home-wholes", example: "flub 1 wholes seats 3 quarters seed 7" };
    const THINK: Think = think::think;

    fn aim() -> Id {
        "wholes-aim"
    }

    fn update(table: &Table, intent: Intent) -> Turn {
        let screen = table.screen.clone();
        match intent {
            Intent::TapCard(place) => table.tapped(place),
            Intent::Act(by, act) if table.is_live() && table.seating.player(by).is_person() => {
                Turn::Play(vec![Action { by, act }], Some(Intent::DrawNext))
            }
            Intent::LetBe if table.is_live() => {
                let actions = table.callers().map(|by| Action { by, act: Act::LetBe }).collect();
                Turn::Play(actions, table.acting().filter(|_| !table.is_veiled()).map(Intent::DrawFor))
            }
            Intent::DrawFor(by) => table.drawn_for(by, screen),
            Intent::DrawNext => table.drawn_next(screen),
            Intent::Answer(actions) if table.is_live() && actions.is_empty() => {
                table.drawn_next(Screen { all_passed: true, ..screen })
            }
            Intent::Answer(actions) if table.is_live() => Turn::Play(actions, Some(Intent::DrawNext)),
            Intent::Draft(edit) => table.drafted(edit),
            Intent::Act(..) | Intent::LetBe | Intent::Answer(_) => Turn::Nothing,
            // A person must not see the hand of another player.
            Intent::Screen(ScreenMsg::Alone) if table.unveiled != screen.person => {
                Turn::Veil(screen.with(ScreenMsg::Alone))
            }
            Intent::Screen(msg) => Turn::Screen(screen.with(msg)),
        }
    }

    fn screen_after(before: &Table, now: &Table, change: Change) -> Screen {
        let Screen { hops, analysis, drawing, .. } = now.screen;
        match change {
            Change::Refused | Change::Viewed => return now.screen.clone(),
            Change::Undone => return Screen { hops, analysis, ..Screen::default() },
            Change::Played => {}
        }
        let called = now.record.played().last().is_some_and(|action| action.act == Act::Call);
        let drawing = drawing.filter(|_| !called);
        let holder = now.holder();
        let drawn = now.record.events()[before.step()..].iter().flatten().find_map(|event| match event {
            Event::Drew { by, card } if holder == Some(*by) => *card,
            _ => None,
        });
        let screen = Screen { hops, analysis, drawing, drawn, ..Screen::default() };
        // A play that is put together stays when its player draws, and when others act meanwhile.
        match before.acting().filter(|&seat| now.acting() == Some(seat)) {
            Some(seat) => Screen {
                draft: now.screen.draft.clone().in_hand(now.state().hand(seat)),
                drawn: drawn.or(now.screen.drawn),
                ..screen
            },
            None => screen,
        }
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

    fn parse_answer(answer: &str) -> Option<Intent> {
        answer.lines().map(str::parse).collect::<Result<_, _>>().ok().map(Intent::Answer)
    }

    /// Only where nobody's cards are hidden.
    fn analysis(table: &Table) -> Option<Analysis<Intent>> {
        let shown = table.screen.analysis;
        table.is_open().then_some(Analysis::AtTable { msg: Intent::Screen(ScreenMsg::Analysis), shown })
    }

    fn guide(words: &Words, table: &Table) -> Guide<Vec<Card>> {
        hints::guide(words, table)
    }

    fn face(table: &Table, seat: Seat) -> Face {
        faces::face(table, seat)
    }

    fn news(words: &Words, before: Option<&Table>, now: &Table) -> News {
        news::news(words, before, now)
    }

    fn describe(words: &Words, table: &Table, step: usize) -> String {
        let happened = wording::describe_events(words, &table.seating, &table.record.events()[step]);
        let worked = table.bluff_worked(step + 1).then(|| words.text("wholes-bluff-worked"));
        words.sentences([happened].into_iter().chain(worked))
    }

    fn describe_refusal(words: &Words, table: &Table, refusal: &Refusal) -> String {
        wording::describe_refusal(words, &table.seating, refusal)
    }
}

impl Table {
    /// What went well for the only person at the screen: wholes played, calls that were right, and bluffs that have passed.
    pub fn went_well(&self) -> [usize; 3] {
        let (person, deck) = (self.only_person(), self.record.setup().deck());
        let count = |is_good: &dyn Fn(&Event) -> bool| {
            self.record.events().iter().flatten().filter(|event| is_good(event)).count()
        };
        [
            count(
                &|event| matches!(event, Event::Played { by, cards, .. } if person == Some(*by) && deck.is_whole(cards)),
            ),
            count(&|event| matches!(event, Event::Called(called) if called.right && person == Some(called.by))),
            (1..=self.step()).filter(|&step| self.bluff_worked(step)).count(),
        ]
    }

    /// Whether with this step a bluff of the only person at the screen has passed: the next turn begins, and nobody has called.
    pub fn bluff_worked(&self, step: usize) -> bool {
        let events = self.record.events()[..step.min(self.step())].iter().rev().filter_map(|events| events.first());
        let mut before = events.skip_while(|event| matches!(event, Event::LetBe(_)));
        let begins = matches!(before.next(), Some(Event::Drew { .. }));
        let play = before.find(|event| !matches!(event, Event::LetBe(_)));
        let deck = self.record.setup().deck();
        matches!(play, Some(Event::Played { by, cards, .. }) if begins && self.only_person() == Some(*by) && !deck.is_whole(cards))
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

    /// Who has won, in seat order. Nobody before the game is over.
    pub fn winners(&self) -> Vec<Seat> {
        self.state().outcome().iter().flat_map(|outcome| outcome.winners()).collect()
    }

    /// Whether anybody at the screen may call the play on the table.
    pub fn can_be_called(&self) -> bool {
        self.callers().next().is_some()
    }

    /// The people who may call the play on the table.
    pub fn callers(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seating.people().filter(|&seat| self.is_live() && self.state().may_call(seat))
    }

    /// Whether the person whose hand is open may call the play on the table.
    pub fn may_call(&self) -> bool {
        self.callers().any(|seat| self.holder() == Some(seat))
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
        let Stage::Draw(next) = self.state().stage() else { return self.can_be_called() };
        let mut people = self.seating.people();
        let replay = match self.is_shared() {
            true => self.state().latest().is_some_and(|seat| self.seating.player(seat).is_person()),
            false => self.seating.people().any(|seat| self.state().may_replay(seat)),
        };
        // Where a person draws next, there is time for a second turn until that person does.
        let replay = replay && !self.seating.player(next).is_person();
        let called = self.record.played().last().is_some_and(|action| action.act == Act::Call);
        self.can_be_called() || replay || called && people.next().is_some()
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
    fn tapped(&self, place: usize) -> Turn {
        let window = match self.hand().get(place) {
            Some(Card::Swap) => Window::Swap,
            Some(Card::Replay) => Window::Replay,
            _ => return self.drafted(DraftEdit::Pick(place)),
        };
        Turn::Screen(self.screen.clone().with(ScreenMsg::Window(Some(window), self.holder())))
    }

    fn drafted(&self, edit: DraftEdit) -> Turn {
        if !self.is_picking() {
            return Turn::Nothing;
        }
        let screen = self.screen.clone();
        Turn::Choose(Screen { draft: screen.draft.with(edit, self.hand()), ..screen })
    }

    /// Draws for this person, or notes on the screen who draws once nobody else can act.
    fn drawn_for(&self, by: Seat, screen: Screen) -> Turn {
        let draws = self.state().stage() == Stage::Draw(by);
        let pending = !screen.all_passed && self.computers_pending().next().is_some();
        match draws && !pending && !self.can_be_called() {
            true => Turn::play(Action { by, act: Act::Draw }),
            false => Turn::Screen(Screen { drawing: Some(by).filter(|_| draws), ..screen }),
        }
    }

    /// Draws for the person who let the play pass in order to draw, if there is one.
    fn drawn_next(&self, screen: Screen) -> Turn {
        match screen.drawing {
            Some(by) => self.drawn_for(by, screen),
            None => Turn::Screen(screen),
        }
    }
}
