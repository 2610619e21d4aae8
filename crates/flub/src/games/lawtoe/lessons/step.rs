use super::{Ask, MatchTask, Task, examples, generate};
use crate::{
    lessons::{Difficulty, Source},
    network::lessons::{Belief, LetterStep, MatTask, Which},
    play::Random,
};

/// The steps of LawToe's ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Telling triplets from other squares.
    Line,
    /// Corner diagonals count twice.
    Twice,
    /// F and vacant squares break triplets.
    Broken,
    /// Every triplet with an O must be listed.
    Obliged,
    /// Odd and even.
    Parity,
    /// The P written in a proof must be used.
    Used,
    /// An A-flub needs no alternative.
    AFlub,
    /// A CA-flub: naming the move that was the A-flub.
    CaFlub,
    /// Bold: sixteen points.
    Bold,
    /// A full mat: the Plaintiff proves.
    Full,
    /// The triplets that a letter opens or closes.
    Changes,
    /// Keeping a won match won.
    Won,
    /// Dragoman: square 5 is barred, and turns write two letters.
    Dragoman,
}

impl LetterStep for Step {
    type Match = MatchTask;

    const ALL: &'static [Step] = &[
        Step::Line,
        Step::Twice,
        Step::Broken,
        Step::Obliged,
        Step::Parity,
        Step::Used,
        Step::AFlub,
        Step::CaFlub,
        Step::Bold,
        Step::Full,
        Step::Changes,
        Step::Won,
        Step::Dragoman,
    ];

    fn beliefs(self) -> &'static [Belief] {
        match self {
            Step::Line => &[Belief::TurnsBack, Belief::Gaps, Belief::StraightOnly],
            Step::Twice => &[Belief::DiagonalOnce, Belief::StraightTwice],
            Step::Broken => &[Belief::ForbiddenJoins, Belief::VacantJoins],
            Step::Obliged => &[Belief::OneRequires, Belief::DiagonalOnce, Belief::ForbiddenJoins],
            Step::Parity => &[Belief::ZeroIsEven, Belief::FewerThanRequired],
            Step::Used => &[Belief::NewLetterUnused, Belief::RequiredSkipped],
            Step::AFlub => &[Belief::NeedsInstead, Belief::AlwaysHope],
            Step::CaFlub => &[Belief::LatestMove],
            Step::Bold => &[Belief::AlwaysBold, Belief::NeverBold],
            Step::Full => &[Belief::FullIsLost, Belief::AlwaysHope, Belief::RequiredSkipped],
            Step::Changes => &[Belief::AllThrough],
            Step::Won => &[Belief::FlubIsSafe, Belief::AnyMoveWins],
            Step::Dragoman => &[Belief::CentreAllowed, Belief::OneLetter, Belief::FlubIsSafe],
        }
    }

    fn always_tempts(self) -> bool {
        matches!(self, Step::Line | Step::Obliged | Step::Used)
    }

    fn asks_rule(self) -> bool {
        matches!(self, Step::Obliged | Step::Parity | Step::Full)
    }

    fn poses(self, task: &Task) -> bool {
        match (self, task) {
            (Step::Line, Task::Mat(MatTask::Pick { which, .. })) => *which == Which::Line,
            (Step::Twice, Task::Mat(MatTask::Pick { which, .. })) => *which == Which::Twice,
            (Step::Broken, Task::Mat(MatTask::Pick { which, .. })) => *which == Which::Connection,
            (Step::Obliged, Task::Mat(MatTask::All(_)))
            | (Step::Parity, Task::Mat(MatTask::Sizes(..)))
            | (Step::Changes, Task::Mat(MatTask::Changes(..))) => true,
            (step, Task::Match(task)) => match task.ask {
                Ask::Use => step == Step::Used,
                Ask::Flub => step == Step::AFlub,
                Ask::Name => step == Step::CaFlub,
                Ask::Points => step == Step::Bold,
                Ask::Full => step == Step::Full,
                Ask::Keep => step == Step::Won,
                Ask::Two => step == Step::Dragoman,
            },
            _ => false,
        }
    }

    fn candidate(self, difficulty: Difficulty, random: &mut Random) -> Option<Task> {
        generate::candidate(self, difficulty, random)
    }

    fn difficulty(self, task: &MatTask) -> Difficulty {
        match task {
            MatTask::Pick { among, .. } => Difficulty::of(among.len(), [4, 5]),
            MatTask::All(mat) => Difficulty::of(mat.connections().0.len(), [3, 6]),
            MatTask::Changes(..) => Difficulty::of(task.changed().len(), [2, 5]),
            _ => Difficulty::of(task.mat().sizes().map_or(0, |sizes| sizes.most.into()), [4, 7]),
        }
    }

    fn example(self) -> Task {
        examples::example(self)
    }

    fn sources(self) -> Vec<Source<Task>> {
        examples::sources(self)
    }
}
