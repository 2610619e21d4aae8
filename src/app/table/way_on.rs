//! The law that there is always a way on: every state of every table offers somebody at the screen something to do, or has a
//! timer or a thought under way. It is held over random play, of people at the screen as of computers, and over reloads.

use std::{env, fmt::Debug, rc::Rc};

use flub::play::{Random, Seed};
use yew::Reducible;

use super::effects::Question;
use crate::app::context::settings::Pace;

/// What carries a table on.
enum WayOn<T: Reducible> {
    /// Somebody at the screen is offered something to do, such as this.
    Act(Step<T>),
    /// A timer runs, at whose end computers are asked.
    Timer,
    /// Computers think.
    Thought,
}

/// Something that happens to a table.
pub enum Step<T: Reducible> {
    /// A button, a key or a timer sends this.
    Send(T::Action),
    /// Another table takes its place: after a reload, or for another game.
    Sit(Box<T>),
}

/// A table as the law sees it.
pub trait Carried: Reducible<Action: Clone + Debug> + Clone {
    /// How many steps at most lead to the end of a game in which everybody takes a way on.
    const LONGEST: usize;

    /// The table after a reload: what is kept of it.
    fn reloaded(&self) -> Self;

    /// What is kept of it, to be told when the law is broken.
    fn kept(&self) -> String;

    /// How many actions were played.
    fn played(&self) -> usize;

    /// Whether the game is over.
    fn is_finished(&self) -> bool;

    /// What the computers are asked.
    fn question(&self, pace: Pace) -> Option<Question>;

    /// What the table is told of their answer.
    fn answered(&self, question: &Question, random: &mut Random) -> Option<Self::Action>;

    /// What a timer sends with which computers have nothing to do. That one runs is no way on.
    fn tick(&self) -> Option<Self::Action>;

    /// What people are offered that leads on, if anything is.
    fn onward(&self, pace: Pace, random: &mut Random) -> Option<Step<Self>>;

    /// What people can do besides.
    fn besides(&self, pace: Pace, random: &mut Random) -> Vec<Self::Action>;
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

/// Plays games by chance, from so many seeds and at every pace, and holds the law at every step. `begun` sits down to the game
/// of a seed.
pub fn holds<T: Carried>(seeds: u64, begun: impl Fn(Seed, &mut Random) -> T) {
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
pub struct Page<T: Carried> {
    seed: Seed,
    /// The table.
    pub table: Rc<T>,
    pace: Pace,
    thinking: Option<Thinking>,
    /// What has happened of late, to be told when the law is broken.
    past: Vec<String>,
}

impl<T: Carried> Page<T> {
    /// The page on which a table has just been drawn.
    pub fn new(seed: Seed, table: T, pace: Pace) -> Self {
        Self { seed, table: Rc::new(table), pace, thinking: None, past: Vec::new() }.drawn()
    }

    /// A question that has changed takes the place of the one before.
    fn drawn(mut self) -> Self {
        let question = self.table.question(self.pace);
        if question.as_ref() != self.thinking.as_ref().map(Thinking::question) {
            self.thinking = question.map(Thinking::Waits);
        }
        self
    }

    fn with(mut self, step: Step<T>) -> Self {
        self.past.drain(..self.past.len().saturating_sub(30));
        match step {
            Step::Send(intent) => {
                self.past.push(format!("{intent:?}"));
                let table = self.table.reduce(intent);
                Self { table, ..self }.drawn()
            }
            Step::Sit(table) => {
                self.past.push("another table".to_owned());
                Self { table: Rc::new(*table), thinking: None, ..self }.drawn()
            }
        }
    }

    /// After something was sent.
    pub fn after(self, intent: T::Action) -> Self {
        self.with(Step::Send(intent))
    }

    /// After a reload.
    pub fn after_reload(self) -> Self {
        let table = self.table.reloaded();
        self.with(Step::Sit(Box::new(table)))
    }

    /// After the timer has run, or the computers have answered.
    fn after_a_while(mut self, random: &mut Random) -> Self {
        match self.thinking.take() {
            Some(Thinking::Waits(question)) => Self { thinking: Some(Thinking::Asked(question)), ..self },
            Some(Thinking::Asked(question)) => {
                let answer = self.table.answered(&question, random);
                let page = Self { thinking: Some(Thinking::Answered(question)), ..self };
                match answer {
                    Some(intent) => page.after(intent),
                    None => page,
                }
            }
            other => Self { thinking: other, ..self },
        }
    }

    /// After the timer has run with which computers have nothing to do, if it does.
    pub fn ticked(self) -> Self {
        self.table.tick().into_iter().fold(self, Self::after)
    }

    /// What carries the table on.
    ///
    /// # Panics
    /// Where nothing does.
    fn ways_on(&self, random: &mut Random) -> Vec<WayOn<T>> {
        let act = self.table.onward(self.pace, random).map(WayOn::Act);
        let time = match self.thinking {
            Some(Thinking::Waits(_)) => Some(WayOn::Timer),
            Some(Thinking::Asked(_)) => Some(WayOn::Thought),
            Some(Thinking::Answered(_)) | None => None,
        };
        let ways: Vec<WayOn<T>> = act.into_iter().chain(time).collect();
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
                let besides = self.table.besides(self.pace, random);
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
        let played = self.table.played();
        let mut page = self;
        for _ in 0..PATIENCE {
            if page.table.played() > played || page.table.is_finished() {
                return page;
            }
            page = page.onward(random);
        }
        page.breaks("the ways on lead nowhere")
    }

    fn plays_to_the_end(self, random: &mut Random) {
        let mut page = self;
        for _ in 0..T::LONGEST {
            if page.table.is_finished() {
                return;
            }
            page = if random.chance(20) { page.ticked() } else { page.onward(random) };
        }
        page.breaks("the game does not end")
    }

    fn breaks(&self, law: &str) -> ! {
        let (seed, pace, past, kept) = (self.seed, self.pace, self.past.join("\n"), self.table.kept());
        panic!("seed {seed}, pace {pace:?}: {law} after\n{past}\n\n{kept}")
    }
}
