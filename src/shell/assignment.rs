//! What a learning platform learns about a student: the share of the assigned steps that is learnt, and whether that is all.

use std::collections::BTreeSet;

use flub::{games::ladders, play::order};

use crate::{
    context::SETTINGS,
    exercise::learners::{Learner, Learners},
    games::Game,
    platform::{
        learning_platform::{self, Keeping, Outcome},
        resume::Values,
    },
    route::{Route, places::LearnPlace},
};

/// The assigned steps, by game and number, and the first place of them.
#[derive(Clone, Debug, PartialEq)]
struct Assignment {
    steps: BTreeSet<(&'static str, usize)>,
    first: LearnPlace,
}

/// Begins a session with the platform that started the page, if one did. The page of the assigned steps takes the place of the home page.
pub fn begin() {
    let task = learning_platform::begin(Keeping { keys: &[Learners::KEY, SETTINGS], judge: outcome, join });
    let set = task.and_then(|task| Assignment::read(&task));
    if let Some(Assignment { first, .. }) = set.filter(|_| Route::current() == Route::Home) {
        let _ = gloo::utils::window().location().replace(&first.href());
    }
}

/// Joins two texts of one key: the better progress of each learner, and this window's text of anything else.
fn join(key: &str, own: &str, other: &str) -> String {
    let ladders = ladders();
    let read = |text| Some(text).filter(|_| key == Learners::KEY).and_then(|text| Learners::read(&ladders, text));
    match (read(own), read(other)) {
        (Some(own), Some(other)) => own.joined(&ladders, &other).to_string(),
        _ => own.to_owned(),
    }
}

/// The outcome of the current learner.
fn outcome(task: &str, kept: &Values) -> Outcome {
    let ladders = ladders();
    let learners = kept.get(Learners::KEY).and_then(|text| Learners::read(&ladders, text));
    let learners = learners.unwrap_or_else(|| Learners::new(&ladders));
    match Assignment::read(task) {
        Some(set) => set.outcome(learners.learner()),
        None => without_assignment(learners.learner()),
    }
}

impl Assignment {
    /// Reads places of learning as their links name them, with spaces or commas between: `poe/4-8 wholes/2`, `floating`. Anything
    /// else is passed over. `None` if no step is left.
    fn read(task: &str) -> Option<Self> {
        let words = task.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|word| !word.is_empty());
        // A word may be a whole link.
        let paths = words.map(|word| word.rsplit_once("learn/").map_or(word, |(_, path)| path));
        let mut places = paths.map(LearnPlace::parse).filter(|place| !steps(place).is_empty()).peekable();
        let first = places.peek()?.clone();
        Some(Self { steps: order::set(places.flat_map(|place| steps(&place))), first })
    }

    /// The outcome of a learner for the assigned steps.
    fn outcome(&self, learner: &Learner) -> Outcome {
        let learnt = self.steps.iter().filter(|&&(game, step)| is_learnt(learner, game, step)).count();
        Outcome { score: share(learnt, self.steps.len()), is_complete: learnt == self.steps.len() }
    }
}

/// The steps of a place.
fn steps(place: &LearnPlace) -> Vec<(&'static str, usize)> {
    let (game, steps) = match *place {
        LearnPlace::Ladder { game, steps: None } => (game, (1, game.steps())),
        LearnPlace::Ladder { game, steps: Some(steps) } => (game, steps),
        LearnPlace::Step { game, step } => (game, (step, step)),
        _ => return Vec::new(),
    };
    (steps.0..=steps.1).map(|step| (game.tile.name, step)).collect()
}

/// Where nothing was set: the share of all steps, and whether some game is learnt as a whole.
fn without_assignment(learner: &Learner) -> Outcome {
    let (mut learnt, mut all, mut is_complete) = (0, 0, false);
    for game in Game::taught() {
        let of_game = (1..=game.steps()).filter(|&step| is_learnt(learner, game.tile.name, step)).count();
        learnt += of_game;
        all += game.steps();
        is_complete |= of_game == game.steps();
    }
    Outcome { score: share(learnt, all), is_complete }
}

fn is_learnt(learner: &Learner, game: &str, step: usize) -> bool {
    learner.standing(game, step).mastery().is_learnt()
}

/// In percent, rounded down so that only everything is 100.
fn share(part: usize, whole: usize) -> u32 {
    (part * 100 / whole.max(1)) as u32
}

#[cfg(test)]
mod tests {
    use flub::{
        lessons::{Day, Effort, Standing},
        play::Seat,
    };

    use super::*;

    /// What the platform keeps of a learner who has learnt these steps.
    fn kept(learnt: impl IntoIterator<Item = (&'static str, usize)>) -> Values {
        let ladders = ladders();
        let mut learner = Learner::new(&ladders, "Ana", Seat::FIRST);
        let standing = (0..3).fold(Standing::default(), |standing, _| standing.after(Effort::Alone, Day::new(1)));
        for (game, step) in learnt {
            assert!(learner.progress.set(game, step, standing));
        }
        let learners = Learners::new(&ladders).with(&ladders, learner).expect("there is room");
        Values::from([(Learners::KEY.to_owned(), learners.to_string())])
    }

    fn outcome_of(task: &str, learnt: impl IntoIterator<Item = (&'static str, usize)>) -> (u32, bool) {
        let Outcome { score, is_complete } = outcome(task, &kept(learnt));
        (score, is_complete)
    }

    #[test]
    fn the_steps_that_were_set_count_and_no_others() {
        assert_eq!(outcome_of("poe/4-6", []), (0, false));
        assert_eq!(outcome_of("poe/4-6", [("poe", 4), ("poe", 5), ("wholes", 1)]), (66, false));
        assert_eq!(outcome_of("poe/4-6", [("poe", 4), ("poe", 5), ("poe", 6)]), (100, true));
        assert_eq!(outcome_of("poe/4-5, wholes/2", [("poe", 4), ("wholes", 2)]), (66, false));
        assert_eq!(outcome_of("https://host/flub.html#/learn/poe/4", [("poe", 4)]), (100, true));
    }

    #[test]
    fn where_nothing_was_set_one_whole_game_is_enough() {
        let all: Vec<_> = Game::taught().flat_map(|game| steps(&LearnPlace::Ladder { game, steps: None })).collect();
        let floating: Vec<_> = all.iter().copied().filter(|(game, _)| *game == "floating").collect();
        let score = (floating.len() * 100 / all.len()) as u32;
        for task in ["", "  ", "poe/0", "everything", "chess/1", "today", "poe/exercise/poe_7"] {
            assert_eq!(outcome_of(task, floating.clone()), (score, true), "{task}");
            assert!(!outcome_of(task, floating[1..].to_vec()).1, "{task}");
            assert_eq!(outcome_of(task, all.clone()), (100, true), "{task}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_passed_over() {
        assert_eq!(
            Assignment::read("chess poe/9-3 poe/7 <b>").map(|set| set.first.href()).as_deref(),
            Some("#/learn/poe/7")
        );
        assert_eq!(outcome_of("poe/7 poe/7 poe/6-7 poe/99", [("poe", 7)]), (50, false));
    }

    #[test]
    fn a_learner_who_cannot_be_read_begins() {
        let mangled = Values::from([(Learners::KEY.to_owned(), "cut".to_owned())]);
        assert_eq!(outcome("poe/7", &mangled), Outcome { score: 0, is_complete: false });
    }

    #[test]
    fn all_that_one_learner_can_have_fits_into_what_a_platform_keeps() {
        let name = "\u{1f600}".repeat(20);
        let mut kept = kept(Game::taught().flat_map(|game| steps(&LearnPlace::Ladder { game, steps: None })));
        kept.iter_mut().for_each(|(_, text)| *text = text.replace("Ana", &name));
        kept.insert(SETTINGS.to_owned(), "dragoman-unlocked-by-teacher false\n".repeat(9));
        let line = crate::platform::resume::write(&kept).expect("there is room");
        assert!(line.len() < crate::platform::resume::LONGEST / 3, "{} characters", line.len());
    }
}
