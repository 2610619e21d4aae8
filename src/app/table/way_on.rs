//! The law that there is always a way on: every state of every table offers somebody at the screen something to do, or has a
//! timer or a thought under way. It is held over random play, of people at the screen as of computers, and over reloads.

use std::{env, rc::Rc};

use flub::play::{Game, Random, Seed};
use yew::Reducible;

use super::{
    effects::Question,
    midend::{Table, TableMsg},
    seating::Level,
    table_game::{SaveOf, TableGame},
    two_players::{Side, TwoPlayers},
};
use crate::app::context::settings::Pace;

/// What carries a table on.
enum WayOn<G: TableGame> {
    /// Somebody at the screen is offered something to do, such as this.
    Act(Step<G>),
    /// A timer runs, at whose end computers are asked.
    Timer,
    /// Computers think.
    Thought,
}

/// Something that happens to a table.
pub enum Step<G: TableGame> {
    /// A button, a key or a timer sends this.
    Send(TableMsg<G>),
    /// Another table takes its place, after a reload.
    Sit(Box<Table<G>>),
}

/// A game as the law sees it.
pub trait WayOnGame: TableGame {
    /// How many steps at most lead to the end of a game in which everybody takes a way on.
    const LONGEST: usize;

    /// The record of another game, which may be pasted.
    const OTHER: &'static str;

    /// Whether the text of the record is to be seen.
    fn is_text_shown(_table: &Table<Self>) -> bool {
        true
    }

    /// Whether a window of the game is open, behind which nothing can be reached.
    fn has_window(_table: &Table<Self>) -> bool {
        false
    }

    /// What the computers answer.
    fn answer_to(_table: &Table<Self>, question: &Question, _random: &mut Random) -> String {
        (Self::THINK)(&question.text)
    }

    /// What a timer sends with which computers have nothing to do. That one runs is no way on.
    fn tick(_table: &Table<Self>) -> Option<TableMsg<Self>> {
        None
    }

    /// What people are offered that leads on, if anything is.
    fn onward(table: &Table<Self>, pace: Pace, random: &mut Random) -> Option<TableMsg<Self>>;

    /// What people can do besides, but for what they can do at every table.
    fn besides(table: &Table<Self>, pace: Pace, random: &mut Random) -> Vec<TableMsg<Self>>;
}

/// What people are offered that leads on: with the window open in which the record stands as text, nothing but to close it.
fn onward<G: WayOnGame>(table: &Table<G>, pace: Pace, random: &mut Random) -> Option<TableMsg<G>> {
    match table.sheets.sharing {
        true => G::is_text_shown(table).then_some(TableMsg::Share(false)),
        false => G::onward(table, pace, random),
    }
}

/// What people can do besides.
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
    let always = [view, TableMsg::ToggleSheets, TableMsg::Undo, TableMsg::Redo].into_iter().chain(share);
    always.chain(G::besides(table, pace, random)).collect()
}

/// How many steps of a game are taken by chance.
const STEPS: usize = 60;

/// How many of a hundred games are played to their end then.
const ENDS: u8 = 30;

/// So many of the games are played; `FLUB_LEVEL` says how many, as `cargo xtask test` sets it.
fn scaled(seeds: u64) -> u64 {
    match env::var("FLUB_LEVEL").as_deref() {
        Ok("long") => 20 * seeds,
        Ok("quick") => seeds.div_ceil(10),
        _ => seeds,
    }
}

/// How many mixes of two players there are: two people, and a person on either side against the computer of every level.
pub fn mixes<L: Level>() -> u64 {
    1 + 2 * L::LADDER.len() as u64
}

/// The players of the mix that this number stands for.
pub fn two_players<S: Side, L: Level>(mix: u64) -> TwoPlayers<S, L> {
    let mix = (mix % mixes::<L>()) as usize;
    TwoPlayers { computer: mix.checked_sub(1).map(|mix| (S::BOTH[mix % 2], L::LADDER[mix / 2])) }
}

/// Plays games by chance, from so many seeds and at every pace, and holds the law at every step. `begun` sits down to the game
/// of a seed.
pub fn holds<G: WayOnGame>(seeds: u64, begun: impl Fn(Seed, &mut Random) -> Table<G>) {
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

/// What has become of a question, as [`use_thinking`](super::table_effects::use_thinking) has it.
#[derive(Clone)]
enum Thinking {
    /// It is asked when the timer has run.
    Waits(Question),
    /// It is thought about.
    Asked(Question),
    /// It was answered, and is not asked again as long as it is the same.
    Answered(Question),
}

impl Thinking {
    fn question(&self) -> &Question {
        match self {
            Thinking::Waits(question) | Thinking::Asked(question) | Thinking::Answered(question) => question,
        }
    }
}

/// A table on the page: what happens to it, and what was asked about it.
#[derive(Clone)]
pub struct Page<G: WayOnGame> {
    seed: Seed,
    /// The table.
    pub table: Rc<Table<G>>,
    pace: Pace,
    thinking: Option<Thinking>,
    /// What has happened of late, to be told when the law is broken.
    past: Vec<String>,
}

impl<G: WayOnGame> Page<G> {
    /// The page on which a table has just been drawn.
    pub fn new(seed: Seed, table: Table<G>, pace: Pace) -> Self {
        Self { seed, table: Rc::new(table), pace, thinking: None, past: Vec::new() }.drawn()
    }

    /// A question that has changed takes the place of the one before.
    fn drawn(mut self) -> Self {
        let question = G::question(&self.table, self.pace);
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
                let table = self.table.reduce(msg);
                Self { table, ..self }.drawn()
            }
            Step::Sit(table) => {
                self.past.push("another table".to_owned());
                Self { table: Rc::new(*table), thinking: None, ..self }.drawn()
            }
        }
    }

    /// After something was sent.
    pub fn after(self, msg: impl Into<TableMsg<G>>) -> Self {
        self.with(Step::Send(msg.into()))
    }

    /// After a reload.
    pub fn after_reload(self) -> Self {
        let save: SaveOf<G> = self.table.save().to_string().parse().expect("a save reads back");
        self.with(Step::Sit(Box::new(Table::from(save))))
    }

    /// After the timer has run, or the computers have answered.
    fn after_a_while(mut self, random: &mut Random) -> Self {
        match self.thinking.take() {
            Some(Thinking::Waits(question)) => Self { thinking: Some(Thinking::Asked(question)), ..self },
            Some(Thinking::Asked(question)) => {
                let answer = G::answer_to(&self.table, &question, random);
                let answer = G::answer(&self.table, &answer).map(|msg| TableMsg::Answer(self.table.step(), msg));
                let page = Self { thinking: Some(Thinking::Answered(question)), ..self };
                match answer {
                    Some(msg) => page.after(msg),
                    None => page,
                }
            }
            other => Self { thinking: other, ..self },
        }
    }

    /// After the timer has run with which computers have nothing to do, if it does.
    pub fn ticked(self) -> Self {
        G::tick(&self.table).into_iter().fold(self, Self::after)
    }

    /// What carries the table on.
    ///
    /// # Panics
    /// Where nothing does.
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
            // Whoever sets another pace finds the table anew.
            0..3 => {
                let pace = *random.pick(&[self.pace, self.pace, Pace::Ask, Pace::Short]).expect("there are paces");
                Self { pace, ..self }.after_reload()
            }
            3..8 => self.ticked(),
            8..35 => {
                let besides = besides(&self.table, self.pace, random);
                random.pick(&besides).cloned().into_iter().fold(self, Self::after)
            }
            _ => self.onward(random),
        }
    }

    /// Takes a way on, any there is.
    fn onward(self, random: &mut Random) -> Self {
        let mut ways = self.ways_on(random);
        match ways.swap_remove(random.below(ways.len())) {
            WayOn::Act(step) => self.with(step),
            WayOn::Timer | WayOn::Thought => self.after_a_while(random),
        }
    }

    /// Holds that ways on lead on: after a few of them something more was played.
    ///
    /// # Panics
    /// Where they do not.
    pub fn comes_further(self, random: &mut Random) -> Self {
        const PATIENCE: usize = 40;
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
