use super::{Ask, MatchTask, Task, generate};
use crate::{
    lessons::{Difficulty, SourceText},
    network::lessons::{Belief, CHANGED, DIAGONALS, LetterStep, MatTask, Which},
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

    const SOURCES: &'static [SourceText<Step>] = &[
        (
            Step::Line,
            "networks",
            "123, 126, 456 are left-right triplets; 148, 258, 359 top-bottom",
            "pick line ......... 123 126 456 148 258 359 142 256 578",
        ),
        (
            Step::Twice,
            "networks",
            "159 makes two; 142, 256, 578 are none",
            "pick twice ......... 159 123 126 456 148 258 359",
        ),
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

    fn candidate(self, difficulty: Difficulty, wanted: Option<&str>, random: &mut Random) -> Option<Task> {
        generate::candidate(self, difficulty, wanted, random)
    }

    fn guesses(self, difficulty: Difficulty) -> &'static [&'static str] {
        match self {
            Step::Twice => &DIAGONALS,
            Step::AFlub | Step::Full => &["no", "proves"],
            Step::CaFlub if difficulty == Difficulty::Hard => &["move 1", "move 3", "move 5"],
            Step::CaFlub => &["move 1", "move 3"],
            Step::Bold => &["points 10", "points 16"],
            Step::Changes if difficulty == Difficulty::Easy => &CHANGED,
            Step::Won => &["writes", "challenges A-flub", "challenges CA-flub"],
            _ => &[],
        }
    }

    fn difficulty(self, task: &MatTask) -> Difficulty {
        match task {
            MatTask::Pick { among, .. } => Difficulty::of(among.len(), [4, 5]),
            MatTask::All(mat) => Difficulty::of(mat.connections().0.len(), [3, 6]),
            MatTask::Changes(..) => Difficulty::of(task.changed().len(), [2, 5]),
            _ => Difficulty::of(task.mat().sizes().map_or(0, |sizes| sizes.most.into()), [4, 7]),
        }
    }

    fn example(self) -> &'static str {
        match self {
            Step::Line => "pick line ......... 123 142 159 578",
            Step::Twice => "pick twice ......... 159 147 126 357",
            Step::Broken => "pick connection P.FPOPP.. 147 157 153 148",
            Step::Obliged => "all P.FPOOPP.",
            Step::Parity => "sizes E P..PP.P..",
            Step::Used => "use pedagogue O P1 P4, P7, P2",
            Step::AFlub => "flub pedagogue O P2 P3",
            Step::CaFlub => "name pedagogue O P2 P3, F5",
            Step::Bold => "points pedagogue O P2 P3, F5",
            Step::Full => "full dragoman O P1 P2, P3, F4 F6, F5, F7 F8, F9",
            Step::Changes => "changes P5 P.....P..",
            Step::Won => "keep pedagogue O P2 P3",
            Step::Dragoman => "two dragoman O",
        }
    }
}
