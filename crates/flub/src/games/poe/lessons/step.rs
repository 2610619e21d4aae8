use super::{Ask, Task};

use crate::network::{
    Goal,
    lessons::{Belief, MatTask, Which},
};

/// The steps of POE's ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A line or not.
    Line,
    /// Corner diagonals count twice.
    Twice,
    /// F and vacant squares break lines.
    Broken,
    /// Exactly one R requires.
    OneR,
    /// List all connections, required and permitted apart.
    Connections,
    /// Every R needs a required connection.
    Used,
    /// All required, as many permitted as you like.
    Counted,
    /// Odd and even; zero is neither.
    Parity,
    /// Can it still be solved?
    Possible,
    /// Is it one letter away?
    Ripe,
    /// An A-flub needs another letter that would have avoided it.
    Avoidable,
    /// Who has to prove, whom to join.
    Burden,
    /// A whole A-flub proof with its "instead".
    Proof,
    /// CP and CA: name the move.
    Named,
    /// Force-out.
    ForceOut,
    /// Exactly, at least, and 4x4.
    Numbers,
}

impl Step {
    /// All of them, in order.
    pub const ALL: [Step; 16] = [
        Step::Line,
        Step::Twice,
        Step::Broken,
        Step::OneR,
        Step::Connections,
        Step::Used,
        Step::Counted,
        Step::Parity,
        Step::Possible,
        Step::Ripe,
        Step::Avoidable,
        Step::Burden,
        Step::Proof,
        Step::Named,
        Step::ForceOut,
        Step::Numbers,
    ];

    /// The misconceptions it deals with, the main one first.
    pub(super) const fn beliefs(self) -> &'static [Belief] {
        match self {
            Step::Line => &[Belief::TurnsBack, Belief::Gaps, Belief::StraightOnly],
            Step::Twice => &[Belief::DiagonalOnce, Belief::StraightTwice],
            Step::Broken => &[Belief::ForbiddenJoins, Belief::VacantJoins],
            Step::OneR => &[Belief::AnyRequires, Belief::AllRequired],
            Step::Connections => &[Belief::AnyRequires, Belief::ForbiddenJoins, Belief::VacantJoins],
            Step::Used => &[Belief::AnyUses],
            Step::Counted => &[Belief::AllCounted, Belief::RequiredSkipped],
            Step::Parity => &[Belief::ZeroIsEven, Belief::FewerThanRequired],
            Step::Possible | Step::Ripe => &[Belief::NowOrNever, Belief::AlwaysHope],
            Step::Avoidable => &[Belief::ForcedIsFlub, Belief::RipeIsNoFlub, Belief::AnyInstead],
            Step::Burden => &[Belief::ChallengerProves, Belief::MoverProves],
            Step::Proof => &[Belief::AnyInstead, Belief::RequiredSkipped, Belief::AllCounted],
            Step::Named => &[Belief::LatestMove, Belief::OtherKind],
            Step::ForceOut => &[Belief::WritesOn, Belief::ForceOutForFlub, Belief::FlubIsSafe],
            Step::Numbers => &[Belief::ExactlyIsAtLeast, Belief::AtLeastIsAtMost, Belief::RequiredSkipped],
        }
    }

    /// Whether every generated task tempts to its main misconception; elsewhere, contrasting cases tempt to others.
    pub(super) const fn always_tempts(self) -> bool {
        matches!(self, Step::Line | Step::OneR | Step::Connections | Step::Used | Step::Counted)
    }

    /// Whether tasks of this form belong to it.
    pub(super) fn asks(self, task: &Task) -> bool {
        match (self, task) {
            (Step::Line, Task::Mat(MatTask::Pick { which, .. })) => *which == Which::Line,
            (Step::Twice, Task::Mat(MatTask::Pick { which, .. })) => *which == Which::Twice,
            (Step::Broken, Task::Mat(MatTask::Pick { which, .. })) => *which == Which::Connection,
            (Step::OneR, Task::Mat(MatTask::Pick { which, .. })) => *which == Which::Required,
            (Step::Connections, Task::Mat(MatTask::Apart(_))) | (Step::Used, Task::Mat(MatTask::Unused(_))) => true,
            (Step::Counted, Task::Mat(MatTask::Solve(goal, _)))
            | (Step::Parity, Task::Mat(MatTask::Sizes(goal, _))) => {
                matches!(goal, Goal::Odd | Goal::Even)
            }
            (Step::Numbers, Task::Mat(MatTask::Solve(goal, _))) => matches!(goal, Goal::AtLeast(_) | Goal::Exactly(_)),
            (step, Task::Position(task)) => match task.ask {
                Ask::Possible => step == Step::Possible,
                Ask::Ripe => step == Step::Ripe,
                Ask::Avoidable => step == Step::Avoidable,
                Ask::Sides(_) => step == Step::Burden,
                Ask::Prove => step == Step::Proof,
                Ask::Name => step == Step::Named,
                Ask::Turn => step == Step::ForceOut,
            },
            _ => false,
        }
    }
}
