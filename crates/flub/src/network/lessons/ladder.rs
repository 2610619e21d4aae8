use std::{
    fmt::{self, Debug, Display},
    str::FromStr,
};

use super::{Answer, Belief, Hint, LineRule, MatAnswer, MatFlaw, MatTask, which_rule};
use crate::{
    lessons::{Activity, Difficulty, Exercise, Judgement, Kind, Ladder, SourceText, TurningPoint, WhichRule},
    network::{LetterProof, Network},
    play::{Game, Random, Record, Seat, Seed, Unreadable},
};

/// A game of letters that is taught in steps. What is asked about one mat is the same in each of them ([`MatTask`]); the
/// game adds what is asked about its matches ([`AboutMatch`]). It is a [`Ladder`] by that.
pub trait LetterLadder: Game {
    /// The steps of the ladder.
    type Step: LetterStep;

    /// The steps with the proofs of special worksheets, which alternate.
    const PROOFS: [Self::Step; 2];

    /// The moments of a match that were decided wrongly by this seat, as exercises.
    fn turning_points(record: &Record<Self>, seat: Seat) -> Vec<TurningPoint<Self>>;
}

/// A step of such a ladder.
pub trait LetterStep: Copy + Debug + PartialEq + 'static {
    /// What it can ask about a match.
    type Match: AboutMatch;

    /// All of them, in order.
    const ALL: &'static [Self];

    /// The worked examples of the rule sheets.
    const SOURCES: &'static [SourceText<Self>];

    /// The misconceptions it deals with, the main one first.
    fn beliefs(self) -> &'static [Belief];

    /// Whether every generated task tempts to its main misconception; elsewhere, contrasting cases tempt to others.
    fn always_tempts(self) -> bool;

    /// Whether it asks which rule is behind a line.
    fn asks_rule(self) -> bool;

    /// Whether tasks of this form belong to it.
    fn poses(self, task: &Task<Self::Match>) -> bool;

    /// A candidate for a task, which may turn out not to be sound.
    fn candidate(self, difficulty: Difficulty, wanted: Option<&str>, random: &mut Random) -> Option<Task<Self::Match>>;

    /// The answers that can be given without looking, as [`Ladder::guesses`] says.
    fn guesses(self, difficulty: Difficulty) -> &'static [&'static str];

    /// How difficult a task about one mat is.
    fn difficulty(self, task: &MatTask) -> Difficulty;

    /// The worked example, as text.
    fn example(self) -> &'static str;
}

/// A task of a ladder of letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task<Match> {
    /// About one mat.
    Mat(MatTask),
    /// About a match while letters are written.
    Match(Match),
}

/// A task about a match: all that depends on the game.
pub trait AboutMatch: Clone + Debug + PartialEq + Display + 'static {
    /// A proof in a match.
    type Proof: LetterProof;

    /// An answer about a match that is neither a proof nor `no`.
    type Reply: Clone + Debug + PartialEq + Display + 'static;

    /// Why an answer is wrong.
    type Flaw: Clone + Debug + PartialEq + From<MatFlaw>;

    /// The flaw of an answer of another form than was asked for.
    const OTHER_FORM: Self::Flaw;

    /// Reads a task about a match; `None` if the text does not begin as one.
    fn read(text: &str) -> Option<Result<Self, Unreadable>>;

    /// Reads a task about a mat of the game.
    ///
    /// # Errors
    /// When the text is not such a task.
    fn read_mat(text: &str) -> Result<MatTask, Unreadable>;

    /// Reads a reply of these words; `None` if they do not begin as one.
    fn read_reply(words: &[&str]) -> Option<Result<Self::Reply, Unreadable>>;

    /// The mat as it stands.
    fn mat(&self) -> Network;

    /// What the learner does.
    fn kind(&self) -> Kind;

    /// The name of what is asked.
    fn asked(&self) -> &'static str;

    /// What is shown, as named facts.
    fn shown(&self) -> Vec<(&'static str, String)>;

    /// How difficult it is.
    fn difficulty(&self) -> Difficulty;

    /// Whether the task can be set and has a right answer.
    fn is_sound(&self) -> bool;

    /// Which of the step's guesses is right, as [`Ladder::guess`] says.
    fn guess(&self) -> Option<&'static str>;

    /// Judges an answer by the rules.
    ///
    /// # Errors
    /// The first flaw, with the belief it reveals if it is a known one.
    fn judge(&self, answer: &Answer<Self>) -> Verdict<Self::Flaw>;

    /// A right answer, the simplest to see.
    fn solve(&self) -> Answer<Self>;

    /// How many right answers there are; `None` if they are not counted.
    fn right_answers(&self) -> Option<u64>;

    /// Answers that a mistaken belief leads to.
    fn tempting(&self) -> Vec<Answer<Self>>;

    /// Where to look for this solution.
    fn look(&self, solution: &Answer<Self>) -> Hint<Answer<Self>>;
}

/// What is wrong with an answer, and the belief it reveals.
pub type Verdict<Flaw> = Result<(), (Flaw, Option<Belief>)>;

impl<M: AboutMatch> Task<M> {
    /// The mat as it stands.
    pub fn mat(&self) -> Network {
        match self {
            Task::Mat(task) => *task.mat(),
            Task::Match(task) => task.mat(),
        }
    }

    fn is_sound(&self) -> bool {
        match self {
            Task::Mat(task) => task.is_sound(),
            Task::Match(task) => task.is_sound(),
        }
    }

    fn judge(&self, answer: &Answer<M>) -> Verdict<M::Flaw> {
        match (self, answer) {
            (Task::Mat(task), Answer::Mat(answer)) => {
                task.judge(answer).map_err(|(flaw, belief)| (flaw.into(), belief))
            }
            (Task::Mat(_), _) => Err((M::OTHER_FORM, None)),
            (Task::Match(task), _) => task.judge(answer),
        }
    }

    /// Wrong answers, one for each belief that one reveals.
    fn wrong_answers(&self) -> Vec<(Belief, Answer<M>)> {
        let task = match self {
            Task::Mat(task) => {
                return task.wrong().into_iter().map(|(belief, answer)| (belief, answer.into())).collect();
            }
            Task::Match(task) => task,
        };
        let mut wrong: Vec<(Belief, Answer<M>)> = Vec::new();
        for answer in task.tempting() {
            if let Err((_, Some(belief))) = task.judge(&answer)
                && wrong.iter().all(|(known, _)| *known != belief)
            {
                wrong.push((belief, answer));
            }
        }
        wrong
    }
}

impl<M: Display> Display for Task<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Mat(task) => Display::fmt(task, f),
            Task::Match(task) => Display::fmt(task, f),
        }
    }
}

impl<M: AboutMatch> FromStr for Task<M> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match M::read(text) {
            Some(task) => task.map(Task::Match),
            None => M::read_mat(text).map(Task::Mat),
        }
    }
}

/// A task about a match of this game.
type MatchOf<G> = <<G as LetterLadder>::Step as LetterStep>::Match;

impl<G: LetterLadder> Ladder for G {
    type Step = <G as LetterLadder>::Step;
    type Task = Task<MatchOf<G>>;
    type Answer = Answer<MatchOf<G>>;
    type Flaw = <MatchOf<G> as AboutMatch>::Flaw;
    type Misconception = Belief;
    type Hint = Hint<Self::Answer>;
    type Rule = LineRule;

    const STEPS: &'static [Self::Step] = <Self::Step as LetterStep>::ALL;
    const SOURCES: &'static [SourceText<Self::Step>] = <Self::Step as LetterStep>::SOURCES;

    fn misconceptions(step: Self::Step) -> &'static [Belief] {
        step.beliefs()
    }

    fn candidate(
        step: Self::Step,
        difficulty: Difficulty,
        wanted: Option<&str>,
        random: &mut Random,
    ) -> Option<Self::Task> {
        step.candidate(difficulty, wanted, random).filter(|task| {
            let wrong = || Self::wrong_answers(step, task);
            let tempts = !step.always_tempts() || wrong().iter().any(|(belief, _)| *belief == step.beliefs()[0]);
            tempts && Self::admits(step, task)
        })
    }

    fn difficulty(step: Self::Step, task: &Self::Task) -> Difficulty {
        match task {
            Task::Mat(task) => step.difficulty(task),
            Task::Match(task) => task.difficulty(),
        }
    }

    fn admits(step: Self::Step, task: &Self::Task) -> bool {
        step.poses(task) && task.is_sound() && !Self::wrong_answers(step, task).is_empty()
    }

    fn example_text(step: Self::Step) -> &'static str {
        step.example()
    }

    fn guesses(step: Self::Step, difficulty: Difficulty) -> &'static [&'static str] {
        step.guesses(difficulty)
    }

    fn guess(_step: Self::Step, task: &Self::Task) -> Option<&'static str> {
        match task {
            Task::Mat(task) => task.guess(),
            Task::Match(task) => task.guess(),
        }
    }

    fn kind(_step: Self::Step, task: &Self::Task) -> Kind {
        match task {
            Task::Mat(task) => task.kind(),
            Task::Match(task) => task.kind(),
        }
    }

    fn shown(_step: Self::Step, task: &Self::Task) -> Vec<(&'static str, String)> {
        match task {
            Task::Mat(task) => task.shown(),
            Task::Match(task) => task.shown(),
        }
    }

    fn asked(_step: Self::Step, task: &Self::Task) -> &'static str {
        match task {
            Task::Mat(task) => task.asked(),
            Task::Match(task) => task.asked(),
        }
    }

    fn judge(step: Self::Step, task: &Self::Task, answer: &Self::Answer) -> Judgement<Self> {
        Judgement::of(task.judge(answer), step)
    }

    fn solve(_step: Self::Step, task: &Self::Task) -> Self::Answer {
        match task {
            Task::Mat(task) => task.solve().into(),
            Task::Match(task) => task.solve(),
        }
    }

    fn solve_in_parts(_step: Self::Step, task: &Self::Task) -> Vec<Self::Answer> {
        match task {
            Task::Mat(task) => task.solve_in_parts().into_iter().map(Into::into).collect(),
            Task::Match(task) => task.solve().in_parts(),
        }
    }

    fn right_answers(_step: Self::Step, task: &Self::Task) -> Option<u64> {
        match task {
            Task::Mat(task) => Some(task.right_answers()),
            Task::Match(task) => task.right_answers(),
        }
    }

    fn wrong_answers(step: Self::Step, task: &Self::Task) -> Vec<(Belief, Self::Answer)> {
        let mut wrong = task.wrong_answers();
        wrong.retain(|(belief, _)| step.beliefs().contains(belief));
        wrong
    }

    fn hints(_step: Self::Step, task: &Self::Task) -> [Self::Hint; 2] {
        match task {
            Task::Mat(task) => task.hints().map(|hint| hint.map(Into::into)),
            Task::Match(task) => {
                let solution = task.solve();
                let look = task.look(&solution);
                [look, Hint::Begin(solution.clone().in_parts().into_iter().next().unwrap_or(solution))]
            }
        }
    }

    fn which_rule(step: Self::Step, task: &Self::Task, random: &mut Random) -> Option<WhichRule<Self>> {
        if !step.asks_rule() {
            return None;
        }
        let (line, right) = which_rule(&task.mat(), random)?;
        let about = MatAnswer::Lines(vec![line]).into();
        Some(WhichRule { about, choices: LineRule::ALL.to_vec(), right })
    }

    fn for_sheet(sheet: Activity, place: usize, difficulty: Difficulty, seed: Seed) -> Option<Exercise<Self>> {
        let has_proof = matches!(sheet, Activity::Faulty | Activity::Cloze);
        has_proof.then(|| Exercise::seeded(G::PROOFS[place % 2], difficulty, seed))
    }

    fn turning_points(record: &Record<Self>, seat: Seat) -> Vec<TurningPoint<Self>> {
        <G as LetterLadder>::turning_points(record, seat)
    }
}
