use std::fmt;

/// A mistaken belief about letters and proofs that a wrong answer reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Belief {
    /// A line may turn back, as 142 does.
    TurnsBack,
    /// The squares of a line need not touch.
    Gaps,
    /// A line must be straight.
    StraightOnly,
    /// A diagonal counts once.
    DiagonalOnce,
    /// Any straight line counts twice.
    StraightTwice,
    /// A line through an F is a connection.
    ForbiddenJoins,
    /// A line through a vacant square is a connection.
    VacantJoins,
    /// Any R makes a connection required, also two.
    AnyRequires,
    /// Only one O makes a triplet required: POE's rule in LawToe.
    OneRequires,
    /// A connection without R or O must be counted too.
    AllRequired,
    /// Any connection uses an R, also one with two R.
    AnyUses,
    /// Every connection must be counted.
    AllCounted,
    /// A required connection may be left out.
    RequiredSkipped,
    /// Zero is even and so a solution.
    ZeroIsEven,
    /// A solution may have fewer connections than are required.
    FewerThanRequired,
    /// Exactly is as good as at least.
    ExactlyIsAtLeast,
    /// At least is as good as at most.
    AtLeastIsAtMost,
    /// What has no solution yet can have none.
    NowOrNever,
    /// As long as a square is vacant there is hope.
    AlwaysHope,
    /// A forced move is a flub.
    ForcedIsFlub,
    /// A ripe mat is no flub.
    RipeIsNoFlub,
    /// The challenger always has to prove.
    ChallengerProves,
    /// The mover always has to prove.
    MoverProves,
    /// The latest move is always the one that was the flub.
    LatestMove,
    /// The flub is of the other kind.
    OtherKind,
    /// Any other letter would have avoided the A-flub.
    AnyInstead,
    /// One writes on when there is no way round a solution, instead of declaring a force-out.
    WritesOn,
    /// One declares a force-out instead of challenging a flub.
    ForceOutForFlub,
    /// The letter of a proof need not be used.
    NewLetterUnused,
    /// An A-flub needs another letter that would have avoided it: POE's rule in LawToe.
    NeedsInstead,
    /// Every CA-flub challenge is bold.
    AlwaysBold,
    /// A CA-flub challenge is never bold.
    NeverBold,
    /// A full mat without challenge is the Defendant's.
    FullIsLost,
    /// Every line through the square changes, also one that is blocked already.
    AllThrough,
    /// A move that is a flub is safe.
    FlubIsSafe,
    /// Any move keeps a won match won.
    AnyMoveWins,
    /// The Defendant may write in square 5.
    CentreAllowed,
    /// The Defendant writes one letter a turn.
    OneLetter,
}

impl fmt::Display for Belief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Belief::TurnsBack => "turns-back",
            Belief::Gaps => "gaps",
            Belief::StraightOnly => "straight-only",
            Belief::DiagonalOnce => "diagonal-once",
            Belief::StraightTwice => "straight-twice",
            Belief::ForbiddenJoins => "forbidden-joins",
            Belief::VacantJoins => "vacant-joins",
            Belief::AnyRequires => "any-requires",
            Belief::OneRequires => "one-requires",
            Belief::AllRequired => "all-required",
            Belief::AnyUses => "any-uses",
            Belief::AllCounted => "all-counted",
            Belief::RequiredSkipped => "required-skipped",
            Belief::ZeroIsEven => "zero-is-even",
            Belief::FewerThanRequired => "fewer-than-required",
            Belief::ExactlyIsAtLeast => "exactly-is-at-least",
            Belief::AtLeastIsAtMost => "at-least-is-at-most",
            Belief::NowOrNever => "now-or-never",
            Belief::AlwaysHope => "always-hope",
            Belief::ForcedIsFlub => "forced-is-flub",
            Belief::RipeIsNoFlub => "ripe-is-no-flub",
            Belief::ChallengerProves => "challenger-proves",
            Belief::MoverProves => "mover-proves",
            Belief::LatestMove => "latest-move",
            Belief::OtherKind => "other-kind",
            Belief::AnyInstead => "any-instead",
            Belief::WritesOn => "writes-on",
            Belief::ForceOutForFlub => "force-out-for-flub",
            Belief::NewLetterUnused => "new-letter-unused",
            Belief::NeedsInstead => "needs-instead",
            Belief::AlwaysBold => "always-bold",
            Belief::NeverBold => "never-bold",
            Belief::FullIsLost => "full-is-lost",
            Belief::AllThrough => "all-through",
            Belief::FlubIsSafe => "flub-is-safe",
            Belief::AnyMoveWins => "any-move-wins",
            Belief::CentreAllowed => "centre-allowed",
            Belief::OneLetter => "one-letter",
        })
    }
}
