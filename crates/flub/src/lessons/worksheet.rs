use std::{error::Error, fmt};

use super::{
    Difficulty, Exercise, LARGEST_SEED, Ladder, Question,
    row::{Guesses, arrange},
};
use crate::play::{Random, Seed};

/// What is done on a worksheet that does not ask the exercises of a step as a lesson does. Its text is one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Activity {
    /// Proofs, sums or counts with one mistake: `faulty`.
    Faulty,
    /// Right proofs or sums with gaps: `cloze`.
    Cloze,
    /// Hands to sort into wholes: `sort`.
    Sort,
    /// Areas to score: `score`.
    Score,
}

impl Activity {
    /// All of them, in the order they are offered.
    pub const ALL: [Activity; 4] = [Activity::Faulty, Activity::Cloze, Activity::Sort, Activity::Score];
}

impl fmt::Display for Activity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Activity::Faulty => "faulty",
            Activity::Cloze => "cloze",
            Activity::Sort => "sort",
            Activity::Score => "score",
        })
    }
}

/// What the worksheets of a ladder can be made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Syllabus {
    /// The name of the game.
    pub ladder: &'static str,
    /// The number of steps of the ladder.
    pub steps: usize,
    /// The activities that the game has.
    pub activities: Vec<Activity>,
}

impl Syllabus {
    /// Returns the syllabus of a ladder.
    pub fn of<G: Ladder>() -> Self {
        let has = |activity: &Activity| G::for_sheet(*activity, 0, Difficulty::Easy, Seed(0)).is_some();
        let activities = Activity::ALL.into_iter().filter(has).collect();
        Self { ladder: G::NAME, steps: G::STEPS.len(), activities }
    }
}

/// The kind of exercises on a worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// One step, counted from 1: `7`.
    Step(usize),
    /// Steps from the first to the last, in order: `1-9`.
    Mix(usize, usize),
    /// An activity: `cloze`.
    Activity(Activity),
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Content::Step(step) => write!(f, "{step}"),
            Content::Mix(first, last) => write!(f, "{first}-{last}"),
            Content::Activity(activity) => activity.fmt(f),
        }
    }
}

/// The version of a worksheet. Neighbours get different versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Version {
    /// The first version.
    A,
    /// The second version: other exercises of the same steps and difficulties, in the same order.
    B,
}

impl Version {
    /// Both versions.
    pub const BOTH: [Version; 2] = [Version::A, Version::B];
}

/// Why a worksheet is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorksheetFault {
    /// The text has another form.
    Form,
    /// The ladder does not exist.
    Ladder,
    /// The ladder does not have this step, these steps or this activity.
    Content,
    /// The difficulty does not exist.
    Difficulty,
    /// The number of exercises is not from 1 to [`Worksheet::MOST`].
    Count,
    /// The seed is not from 0 to [`LARGEST_SEED`].
    Seed,
}

impl fmt::Display for WorksheetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WorksheetFault::Form => "a worksheet is written as worksheet poe 7 hard 8 seed 1234",
            WorksheetFault::Ladder => "there is no such ladder",
            WorksheetFault::Content => "the ladder has no such step or sheet",
            WorksheetFault::Difficulty => "a difficulty is easy, medium or hard",
            WorksheetFault::Count => "a worksheet has 1 to 24 exercises",
            WorksheetFault::Seed => "a worksheet's seed is a whole number from 0 to 999999",
        })
    }
}

impl Error for WorksheetFault {}

/// Exercises of a ladder for paper, in two versions. The same seed gives the same exercises on every platform. Answers
/// that can be given without looking are mixed in each version ([`Exercise::wanted`]).
///
/// Written `worksheet poe 7 hard 8 seed 1234`: the ladder, a step, the difficulty, the number of exercises, the seed.
/// Without a difficulty, exercises rise from easy to hard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    ladder: &'static str,
    content: Content,
    difficulty: Option<Difficulty>,
    count: usize,
    seed: Seed,
}

/// An exercise and its question.
pub type Posed<G> = (Exercise<G>, Question<G>);

impl Worksheet {
    /// The largest number of exercises in a version.
    pub const MOST: usize = 24;

    /// The number of seeds that are tried for a task that is not on the sheet yet. A small step may have no other task.
    const MOST_TRIES: usize = 12;

    /// Returns a worksheet of a ladder. Without a difficulty, exercises rise from easy to hard.
    ///
    /// # Errors
    /// Returns an error if the ladder does not have this content, or if a number is out of range.
    pub fn new(
        syllabus: &Syllabus,
        content: Content,
        difficulty: Option<Difficulty>,
        count: usize,
        seed: Seed,
    ) -> Result<Self, WorksheetFault> {
        let exists = match content {
            Content::Step(step) => (1..=syllabus.steps).contains(&step),
            Content::Mix(first, last) => 1 <= first && first < last && last <= syllabus.steps,
            Content::Activity(activity) => syllabus.activities.contains(&activity),
        };
        match (exists, count, seed) {
            (false, ..) => Err(WorksheetFault::Content),
            (_, 1..=Self::MOST, Seed(0..=LARGEST_SEED)) => {
                Ok(Self { ladder: syllabus.ladder, content, difficulty, count, seed })
            }
            (_, 1..=Self::MOST, _) => Err(WorksheetFault::Seed),
            _ => Err(WorksheetFault::Count),
        }
    }

    /// Reads a worksheet of one of these ladders.
    ///
    /// # Errors
    /// Returns the first reason why the text is not a worksheet.
    pub fn read(text: &str, syllabi: &[Syllabus]) -> Result<Self, WorksheetFault> {
        let mut words = text.split_whitespace();
        let mut word = || words.next().ok_or(WorksheetFault::Form);
        if word()? != "worksheet" {
            return Err(WorksheetFault::Form);
        }
        let ladder = word()?;
        let syllabus = syllabi.iter().find(|known| known.ladder == ladder).ok_or(WorksheetFault::Ladder)?;
        let content = read_content(word()?).ok_or(WorksheetFault::Content)?;
        let (difficulty, count) = match word()? {
            count if count.starts_with(|sign: char| sign.is_ascii_digit()) => (None, count),
            difficulty => {
                let known = Difficulty::ALL.into_iter().find(|known| known.to_string() == difficulty);
                (Some(known.ok_or(WorksheetFault::Difficulty)?), word()?)
            }
        };
        let count = number(count).ok_or(WorksheetFault::Count)?;
        if word()? != "seed" {
            return Err(WorksheetFault::Form);
        }
        let seed = number(word()?).ok_or(WorksheetFault::Seed)?;
        match words.next() {
            Some(_) => Err(WorksheetFault::Form),
            None => Self::new(syllabus, content, difficulty, count, Seed(seed as u64)),
        }
    }

    /// Returns the name of the game.
    pub const fn ladder(&self) -> &'static str {
        self.ladder
    }

    /// Returns the kind of its exercises.
    pub const fn content(&self) -> Content {
        self.content
    }

    /// Returns the difficulty, or `None` if it rises.
    pub const fn difficulty(&self) -> Option<Difficulty> {
        self.difficulty
    }

    /// Returns the number of exercises in a version.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// Returns the seed of the exercises.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the activity, or `None` if the sheet is not about one.
    pub const fn activity(&self) -> Option<Activity> {
        match self.content {
            Content::Activity(activity) => Some(activity),
            Content::Step(_) | Content::Mix(..) => None,
        }
    }

    /// Returns the exercises of both versions at a place, counted from 0. `taken` are the tasks already on the sheet.
    /// `None` beyond the last place, or if it is a worksheet of another ladder.
    pub fn pair<G: Ladder>(&self, place: usize, taken: &[G::Task]) -> Option<[Posed<G>; 2]> {
        if G::NAME != self.ladder || place >= self.count {
            return None;
        }
        let a = self.exercise::<G>(Version::A, place, taken)?;
        let with_a = [taken, &[a.1.task().clone()]].concat();
        let b = self.exercise::<G>(Version::B, place, &with_a)?;
        Some([a, b])
    }

    /// Returns the exercises of both versions, or `None` if it is a worksheet of another ladder.
    pub fn versions<G: Ladder>(&self) -> Option<[Vec<Posed<G>>; 2]> {
        let (mut versions, mut taken) = ([Vec::new(), Vec::new()], Vec::new());
        for place in 0..self.count {
            let pair = self.pair::<G>(place, &taken)?;
            for (version, posed) in versions.iter_mut().zip(pair) {
                taken.push(posed.1.task().clone());
                version.push(posed);
            }
        }
        Some(versions)
    }

    fn exercise<G: Ladder>(&self, version: Version, place: usize, taken: &[G::Task]) -> Option<Posed<G>> {
        let mut random = Random::at(self.seed, 2 * place + version as usize);
        let difficulty = self.difficulty_at(place);
        let wanted = self.row::<G>(version)[place];
        let mut posed: Option<Posed<G>> = None;
        let mut tries = 0;
        while tries < Self::MOST_TRIES {
            let seed = Seed(random.below(LARGEST_SEED as usize + 1) as u64);
            let exercise = match self.content {
                Content::Activity(activity) => G::for_sheet(activity, place, difficulty, seed)?,
                Content::Step(_) | Content::Mix(..) => Exercise::seeded(self.step_at::<G>(place)?, difficulty, seed),
            };
            // What a seed wants is known before it is posed, and one in a few wants this: the row is made of what seeds can want.
            if wanted.is_some() && exercise.wanted() != wanted {
                continue;
            }
            let question = exercise.pose();
            let is_new = !taken.contains(question.task());
            posed = Some((exercise, question));
            if is_new {
                break;
            }
            tries += 1;
        }
        posed
    }

    /// Returns the guess that shall be right at each place of a version.
    fn row<G: Ladder>(&self, version: Version) -> Vec<Option<&'static str>> {
        let guesses =
            |place| self.step_at::<G>(place).map_or(&[][..], |step| G::guesses(step, self.difficulty_at(place)));
        let places: Vec<Guesses> = (0..self.count).map(guesses).collect();
        arrange(&places, &mut Random::at(self.seed, 2 * Self::MOST + version as usize))
    }

    /// Returns the difficulty at a place.
    fn difficulty_at(&self, place: usize) -> Difficulty {
        let rising = Difficulty::ALL[(Difficulty::ALL.len() * place / self.count).min(2)];
        self.difficulty.unwrap_or(rising)
    }

    /// Returns the step at a place, or `None` on the sheet of an activity.
    fn step_at<G: Ladder>(&self, place: usize) -> Option<G::Step> {
        let number = match self.content {
            Content::Step(step) => step,
            Content::Mix(first, last) => first + place * (last + 1 - first) / self.count,
            Content::Activity(_) => return None,
        };
        G::STEPS.get(number.checked_sub(1)?).copied()
    }
}

fn read_content(text: &str) -> Option<Content> {
    let activity = Activity::ALL.into_iter().find(|activity| activity.to_string() == text).map(Content::Activity);
    activity.or_else(|| match text.split_once('-') {
        Some((first, last)) => Some(Content::Mix(number(first)?, number(last)?)),
        None => number(text).map(Content::Step),
    })
}

/// Reads a number without a sign or leading zeros.
fn number(digits: &str) -> Option<usize> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    digits.parse::<u32>().ok().filter(|_| plain).map(|number| number as usize)
}

impl fmt::Display for Worksheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ladder, content, difficulty, count, seed } = self;
        write!(f, "worksheet {ladder} {content} ")?;
        if let Some(difficulty) = difficulty {
            write!(f, "{difficulty} ")?;
        }
        write!(f, "{count} seed {seed}")
    }
}
