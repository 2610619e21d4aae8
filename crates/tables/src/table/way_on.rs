//! The law that there is always a way on: in every state of every table a person has something to do, or a timer or a
//! request is pending. It is tested by random play of people and computers, with reloads, storage that is full and workers that
//! end silently.
//!
//! The `Offer` of a game decides what people are offered and how long computers wait. The page is drawn from it and
//! the computers are asked by it, so these tests see what people see. In a browser, `tests/browser/monkey.ts` looks
//! for the same.

use std::env;

use flub::play::{Game, Random, Seed};

use super::{
    midend::{Table, TableMsg},
    seating::Level,
    table_game::{Question, SaveOf, TableGame},
    two_players::{Opponent, Side, TwoPlayers},
};
use crate::context::{
    arranged::Arranged,
    settings::{Coach, Pace},
};

/// A way on.
enum WayOn<G: TableGame> {
    /// A person is offered an action, such as this one.
    Act(Step<G>),
    /// A timer is running, after which the computers are asked.
    Timer,
    /// Computers think.
    Thought,
}

/// A change of a table.
pub enum Step<G: TableGame> {
    /// A message sent by a button, a key or a timer.
    Send(TableMsg<G>),
    /// A new table, after a reload.
    Sit(Box<Table<G>>),
}

/// A game under test.
pub trait WayOnGame: TableGame {
    /// The maximum number of steps to the end of a game in which everybody takes a way on.
    const LONGEST: usize;

    /// The record of another game, which may be pasted.
    const OTHER: &'static str;

    /// Whether the record is open as text.
    fn is_text_shown(_table: &Table<Self>) -> bool {
        true
    }

    /// Whether a modal dialog of the game is open.
    fn has_window(_table: &Table<Self>) -> bool {
        false
    }

    /// The computers' answer.
    fn answer_to(_table: &Table<Self>, question: &Question, _random: &mut Random) -> String {
        (Self::THINK)(&question.text)
    }

    /// The message of a timer that does not involve computers. Such a timer does not count as a way on.
    fn tick(_table: &Table<Self>) -> Option<TableMsg<Self>> {
        None
    }

    /// The actions offered to people that lead on.
    fn onward(table: &Table<Self>, pace: Pace, random: &mut Random) -> Option<TableMsg<Self>>;

    /// Other actions of people that are particular to the game.
    fn besides(_table: &Table<Self>, _pace: Pace, _random: &mut Random) -> Vec<TableMsg<Self>> {
        Vec::new()
    }
}

/// The actions offered to people that lead on. While the record is open as text that is only to close it.
fn onward<G: WayOnGame>(table: &Table<G>, pace: Pace, random: &mut Random) -> Option<TableMsg<G>> {
    match table.sheets.sharing {
        true => G::is_text_shown(table).then_some(TableMsg::Share(false)),
        false if table.staged.is_some() => Some(TableMsg::GoOn),
        false if table.viewing.is_none() && table.waits_elsewhere() => handed_back(table, random),
        false => G::onward(table, pace, random),
    }
}

/// The game with an action of the person at another device, as a link brings it.
fn handed_back<G: WayOnGame>(table: &Table<G>, random: &mut Random) -> Option<TableMsg<G>> {
    let mut save = table.save();
    let actions = table.state().actions(table.elsewhere()?);
    save.record.apply(random.pick(&actions)?.clone()).ok()?;
    Some(TableMsg::Begin(Box::new(save)))
}

/// Other actions of people.
fn besides<G: WayOnGame>(table: &Table<G>, pace: Pace, random: &mut Random) -> Vec<TableMsg<G>> {
    if table.sheets.sharing {
        let pasted = [G::OTHER.to_owned(), table.record.to_string(), "flub".to_owned()];
        return pasted.map(TableMsg::Paste).into_iter().chain([TableMsg::LoadPasted]).collect();
    }
    if G::has_window(table) {
        return G::besides(table, pace, random);
    }
    let view = TableMsg::View(Some(random.below(table.step() + 1)));
    let share = G::is_text_shown(table).then_some(TableMsg::Share(true));
    let always = [
        view,
        TableMsg::ToggleSheets,
        TableMsg::Analyse,
        TableMsg::Hint,
        TableMsg::Undo,
        TableMsg::Redo,
        TableMsg::StageAgain,
    ]
    .into_iter()
    .chain(share);
    always.chain(G::besides(table, pace, random)).collect()
}

/// The number of random steps of a game.
const STEPS: usize = 60;

/// The percentage of games that are then played to their end.
const ENDS: u8 = 10;

/// The percentage of questions whose worker ends silently, so that they are asked again.
const SILENT: u8 = 10;

/// The number of games to play, depending on `FLUB_LEVEL`, which `cargo xtask test` sets.
pub fn scaled(seeds: u64) -> u64 {
    match env::var("FLUB_LEVEL").as_deref() {
        Ok("release") => 20 * seeds,
        Ok("quick") => seeds.div_ceil(10),
        _ => seeds,
    }
}

/// The number of mixes of two players: two people here, and a person on either side against the computer of every level or against
/// somebody at another device.
pub fn mixes<L: Level>() -> u64 {
    1 + 2 * (L::LADDER.len() as u64 + 1)
}

/// The players of the mix with this number.
pub fn two_players<S: Side, L: Level>(mix: u64) -> TwoPlayers<S, L> {
    let mix = (mix % mixes::<L>()) as usize;
    let opponent = |place: usize| L::LADDER.get(place).map_or(Opponent::Elsewhere, |&level| Opponent::Computer(level));
    TwoPlayers { opponent: mix.checked_sub(1).map(|mix| (S::BOTH[mix % 2], opponent(mix / 2))) }
}

/// Plays random games from this many seeds at every pace, and checks the law at every step. What is arranged at a table must stay when
/// another record is pasted there. `begun` opens the game of a seed.
pub fn holds<G: WayOnGame>(seeds: u64, begun: impl Fn(Seed, &mut Random) -> Table<G>) {
    pasting_keeps_what_is_arranged(begun(Seed(7), &mut Random::new(Seed(7))));
    for seed in (0..scaled(seeds)).map(Seed) {
        for (place, pace) in Pace::ALL.into_iter().enumerate() {
            let mut random = Random::at(seed, place);
            let mut page = Page::new(seed, begun(seed, &mut random), pace);
            for _ in 0..STEPS {
                page = page.random_step(&mut random);
            }
            if random.chance(ENDS) {
                page.plays_to_the_end(&mut random);
            }
        }
    }
}

/// Pastes the record of another game at this table, and then that of a game without moves: what is arranged stays, also in
/// the save, and a game whose moves were given counts for nothing.
fn pasting_keeps_what_is_arranged<G: WayOnGame>(table: Table<G>) {
    let arranged = Arranged::read("# pace long\n# hidden analysis rules undo\n");
    let table = Table { arranged, coach: Some(Coach::Off), ..table };
    let setup = G::OTHER.split([';', '\n']).next().unwrap_or_default();
    for (text, given) in [(G::OTHER, true), (setup, false)] {
        let pasted = table.clone().reduced(TableMsg::Paste(text.to_owned())).reduced(TableMsg::LoadPasted);
        assert_eq!(pasted.sheets.trouble, None, "{text}");
        let kept: SaveOf<G> = pasted.save().to_string().parse().expect("a save reads back");
        for (arranged, coach, is_given) in
            [(pasted.arranged, pasted.coach, pasted.given), (kept.arranged, kept.coach, kept.given)]
        {
            assert_eq!((arranged, coach, is_given), (table.arranged, table.coach, given), "{text}");
        }
    }
}

/// The state of a request, as in [`use_thinking`](super::effects::use_thinking).
#[derive(Clone)]
enum Thinking {
    /// It is sent when the timer ends.
    Waits(Question),
    /// The computers are thinking about it.
    Asked(Question),
    /// It was answered, and is not sent again while it is the same.
    Answered(Question),
}

impl Thinking {
    fn question(&self) -> &Question {
        match self {
            Thinking::Waits(question) | Thinking::Asked(question) | Thinking::Answered(question) => question,
        }
    }
}

/// A table on the page and its request.
#[derive(Clone)]
pub struct Page<G: WayOnGame> {
    seed: Seed,
    /// The table.
    pub table: Table<G>,
    pace: Pace,
    thinking: Option<Thinking>,
    /// What is stored, while storage has no room for what came after it.
    stored: Option<Table<G>>,
    /// The latest changes, printed when the law is broken.
    past: Vec<String>,
}

impl<G: WayOnGame> Page<G> {
    /// A page with this table.
    pub fn new(seed: Seed, table: Table<G>, pace: Pace) -> Self {
        Self { seed, table, pace, thinking: None, stored: None, past: Vec::new() }.drawn()
    }

    /// Replaces the request if it has changed.
    fn drawn(mut self) -> Self {
        let question = self.table.question(self.pace);
        if question.as_ref() != self.thinking.as_ref().map(Thinking::question) {
            self.thinking = question.map(Thinking::Waits);
        }
        self
    }

    fn with(mut self, step: Step<G>) -> Self {
        self.past.drain(..self.past.len().saturating_sub(30));
        match step {
            Step::Send(msg) => {
                self.past.push(format!("{msg:?}"));
                let table = self.table.reduced(msg);
                Self { table, ..self }.drawn()
            }
            Step::Sit(table) => {
                self.past.push("another table".to_owned());
                Self { table: *table, thinking: None, ..self }.drawn()
            }
        }
    }

    /// After a message.
    pub fn after(self, msg: impl Into<TableMsg<G>>) -> Self {
        self.with(Step::Send(msg.into()))
    }

    /// After a reload: with what is stored.
    pub fn after_reload(mut self) -> Self {
        let table = self.stored.take().unwrap_or_else(|| self.table.clone());
        Self { table, ..self }.after_a_visit()
    }

    /// After another page was shown for a while: with what is stored, or held for lack of room.
    fn after_a_visit(self) -> Self {
        let save: SaveOf<G> = self.table.save().to_string().parse().expect("a save reads back");
        self.with(Step::Sit(Box::new(Table::from(save))))
    }

    /// Storage is full from now on, or has room again.
    fn filled_or_emptied(self) -> Self {
        let stored = self.stored.is_none().then(|| self.table.clone());
        Self { stored, ..self }
    }

    /// After the timer has ended, or the computers have answered.
    fn after_a_while(mut self, random: &mut Random) -> Self {
        match self.thinking.take() {
            Some(Thinking::Waits(question)) => Self { thinking: Some(Thinking::Asked(question)), ..self },
            Some(Thinking::Asked(question)) if random.chance(SILENT) => {
                Self { thinking: Some(Thinking::Waits(question)), ..self }
            }
            Some(Thinking::Asked(question)) => {
                let answer = G::answer_to(&self.table, &question, random);
                let answer = G::parse_answer(&answer).map(|msg| TableMsg::Answer(self.table.step(), msg));
                let page = Self { thinking: Some(Thinking::Answered(question)), ..self };
                match answer {
                    Some(msg) => page.after(msg),
                    None => page,
                }
            }
            other => Self { thinking: other, ..self },
        }
    }

    /// After the timer that does not involve computers has ended, if it runs.
    pub fn ticked(self) -> Self {
        G::tick(&self.table).into_iter().fold(self, Self::after)
    }

    /// The ways on.
    ///
    /// # Panics
    /// If nothing does.
    fn ways_on(&self, random: &mut Random) -> Vec<WayOn<G>> {
        let act = onward(&self.table, self.pace, random).map(Step::Send).map(WayOn::Act);
        let time = match self.thinking {
            Some(Thinking::Waits(_)) => Some(WayOn::Timer),
            Some(Thinking::Asked(_)) => Some(WayOn::Thought),
            Some(Thinking::Answered(_)) | None => None,
        };
        let ways: Vec<WayOn<G>> = act.into_iter().chain(time).collect();
        if ways.is_empty() { self.breaks("there is no way on") } else { ways }
    }

    fn random_step(self, random: &mut Random) -> Self {
        self.ways_on(random);
        if random.chance(10) {
            self.clone().comes_further(random);
        }
        match random.below(100) {
            // A new pace re-renders the table.
            0..3 => {
                let pace = *random.pick(&[self.pace, self.pace, Pace::Ask, Pace::Short]).expect("there are paces");
                Self { pace, ..self }.after_reload()
            }
            3..8 => self.ticked(),
            8 => self.after_reload(),
            9 => self.after_a_visit(),
            10..13 => self.filled_or_emptied(),
            13..40 => {
                let besides = besides(&self.table, self.pace, random);
                random.pick(&besides).cloned().into_iter().fold(self, Self::after)
            }
            _ => self.onward(random),
        }
    }

    /// Takes a random way on.
    fn onward(self, random: &mut Random) -> Self {
        let mut ways = self.ways_on(random);
        match ways.swap_remove(random.below(ways.len())) {
            WayOn::Act(step) => self.with(step),
            WayOn::Timer | WayOn::Thought => self.after_a_while(random),
        }
    }

    /// Checks that ways on make progress: after a few of them another action was played.
    ///
    /// # Panics
    /// If they do not.
    pub fn comes_further(self, random: &mut Random) -> Self {
        const PATIENCE: usize = 60;
        let played = self.table.step();
        let mut page = self;
        for _ in 0..PATIENCE {
            if page.table.step() > played || page.table.state().outcome().is_some() {
                return page;
            }
            page = page.onward(random);
        }
        page.breaks("the ways on lead nowhere")
    }

    fn plays_to_the_end(self, random: &mut Random) {
        let mut page = self;
        for _ in 0..G::LONGEST {
            if page.table.state().outcome().is_some() {
                return;
            }
            page = if random.chance(20) { page.ticked() } else { page.onward(random) };
        }
        page.breaks("the game does not end")
    }

    fn breaks(&self, law: &str) -> ! {
        let (seed, pace, past, kept) = (self.seed, self.pace, self.past.join("\n"), self.table.save());
        panic!("seed {seed}, pace {pace:?}: {law} after\n{past}\n\n{kept}")
    }
}
