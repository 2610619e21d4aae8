use super::{Ask, PositionTask, Task, generate};
use crate::{
    lessons::{Difficulty, SourceText},
    network::{
        Goal, Size,
        lessons::{Belief, DIAGONALS, LetterStep, MatTask, Which},
    },
    play::Random,
};

/// The steps of POE's ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Telling lines from other squares.
    Line,
    /// Corner diagonals count twice.
    Twice,
    /// F and vacant squares break lines.
    Broken,
    /// Exactly one R makes a connection required.
    OneR,
    /// Listing all connections, the required and the permitted ones apart.
    Connections,
    /// Every R needs a required connection.
    Used,
    /// All required connections must be counted, and any number of permitted ones.
    Counted,
    /// Odd and even; zero is neither.
    Parity,
    /// Whether a solution is possible.
    Possible,
    /// Whether one letter gives a solution.
    Ripe,
    /// An A-flub needs another letter that would have avoided it.
    Avoidable,
    /// Which side has to prove, and which side to join.
    Burden,
    /// A complete proof of an A-flub, with the letter instead.
    Proof,
    /// CP- and CA-flubs: naming the move.
    Named,
    /// Force-outs.
    ForceOut,
    /// Goals of exactly or at least a number, and 4x4.
    Numbers,
}

impl LetterStep for Step {
    type Match = PositionTask;

    const ALL: &'static [Step] = &[
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

    const SOURCES: &'static [SourceText<Step>] = &[
        (Step::Connections, "networks", "| `P.. P.. P..` |", "apart P..P..P.."),
        (Step::Connections, "networks", "| `P.. PRR P..` |", "apart P..PRRP.."),
        (Step::Connections, "networks", "| `P.F PRR P..` |", "apart P.FPRRP.."),
        (Step::Connections, "networks", "| `P.F PRR PP.` |", "apart P.FPRRPP."),
        (Step::Connections, "networks", "| `P.F PRR P.P` |", "apart P.FPRRP.P"),
        (Step::Used, "networks", "| `P.. PRR P..` |", "unused P..PRRP.."),
        (Step::Used, "networks", "| `P.F PRR P..` |", "unused P.FPRRP.."),
        (Step::Used, "networks", "| `P.F PRR P.P` |", "unused P.FPRRP.P"),
        (Step::Counted, "networks", "| `P.F PRR PP.` |", "solve E P.FPRRPP."),
        (Step::Possible, "poe", "| E | F2 F5 F8 F6 |", "possible E ......... F2 F5 F8 F6"),
        (Step::Possible, "poe", "| O | R1 F2 F4 F5 |", "possible O ......... R1 F2 F4 F5"),
        (Step::Possible, "poe", "| E5 | R1 R3 F4 F8 P7 P9 |", "possible E5 ......... R1 R3 F4 F8 P7 P9"),
        (Step::Burden, "poe", "| O | F3 F5 F7 F8 F6 |", "sides-p O ......... F3 F5 F7 F8 F6"),
        (Step::Proof, "poe", "| O | P5 R2 |", "prove O ......... P5 R2"),
        (Step::Proof, "poe", "| E | R5 P9 |", "prove E ......... R5 P9"),
        (Step::Named, "poe", "| O | R4 P5 R3 |", "name O ......... R4 P5 R3"),
        (Step::Named, "poe", "| E | R1 R2 R5 F4 P9 |", "name E ......... R1 R2 R5 F4 P9"),
        (Step::ForceOut, "poe", "| O | R1 F4 F5 F6 F7 F8 F9 P2 |", "turn O ......... R1 F4 F5 F6 F7 F8 F9 P2"),
    ];

    fn beliefs(self) -> &'static [Belief] {
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

    fn always_tempts(self) -> bool {
        matches!(self, Step::Line | Step::OneR | Step::Connections | Step::Used | Step::Counted)
    }

    fn asks_rule(self) -> bool {
        matches!(self, Step::OneR | Step::Connections | Step::Counted | Step::Numbers)
    }

    fn poses(self, task: &Task) -> bool {
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
            (step, Task::Match(task)) => match task.ask {
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

    fn candidate(self, difficulty: Difficulty, wanted: Option<&str>, random: &mut Random) -> Option<Task> {
        generate::candidate(self, difficulty, wanted, random)
    }

    fn guesses(self, difficulty: Difficulty) -> &'static [&'static str] {
        match self {
            Step::Twice => &DIAGONALS,
            Step::Possible | Step::Ripe => &["no", "proves"],
            Step::Avoidable => &["no", "instead"],
            Step::Burden => &[
                "proves mover joins mover",
                "proves mover joins challenger",
                "proves challenger joins mover",
                "proves challenger joins challenger",
            ],
            Step::Named => &["names CP", "names CA"],
            // A force-out is due only when the mat is almost full.
            Step::ForceOut if difficulty == Difficulty::Easy => &["challenges A", "proves", "writes"],
            Step::ForceOut => &["challenges A", "writes"],
            _ => &[],
        }
    }

    fn difficulty(self, task: &MatTask) -> Difficulty {
        match task {
            MatTask::Pick { among, .. } => Difficulty::of(among.len(), [4, 5]),
            MatTask::Apart(mat) | MatTask::All(mat) => {
                let (required, permitted) = mat.connections();
                Difficulty::of(required.len() + permitted.len(), [3, 6])
            }
            MatTask::Unused(mat) => Difficulty::of(mat.demanding().len(), [2, 3]),
            MatTask::Sizes(_, mat) => Difficulty::of(mat.sizes().map_or(0, |sizes| sizes.most.into()), [4, 7]),
            MatTask::Solve(_, mat) if self == Step::Numbers && mat.size() == Size::Four => Difficulty::Hard,
            MatTask::Solve(goal, mat) => {
                let counted = mat.solution(*goal, None).map_or(0, |counted| counted.len());
                Difficulty::of(counted, if self == Step::Numbers { [3, usize::MAX] } else { [2, 4] })
            }
            MatTask::Changes(..) => Difficulty::Medium,
        }
    }

    fn example(self) -> &'static str {
        match self {
            Step::Line => "pick line ......... 123 142 159 156",
            Step::Twice => "pick twice ......... 159 147 156 357",
            Step::Broken => "pick connection P.FPRRP.. 147 157 153 148",
            Step::OneR => "pick required P.FPRRPP. 157 156 147 158",
            Step::Connections => "apart P.FPRRP..",
            Step::Used => "unused P.FPRRP..",
            Step::Counted => "solve E P.FPRRPP.",
            Step::Parity => "sizes E P..PP.P..",
            Step::Possible => "possible O RF.FF....",
            Step::Ripe => "ripe E ....R...P",
            Step::Avoidable => "avoidable E ......... R5 P9",
            Step::Burden => "sides-p O ......... F3 F5 F7 F8 F6",
            Step::Proof => "prove E ......... R5 P9",
            Step::Named => "name O ......... R4 P5 R3",
            Step::ForceOut => "turn O ......... R1 F4 F5 F6 F7 F8 F9 P2",
            Step::Numbers => "solve E4 P.FPRRPP.",
        }
    }
}
