use std::fmt;

/// A mistaken belief about letters and proofs, revealed by a wrong answer.
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
    /// Every straight line counts twice.
    StraightTwice,
    /// A line through an F is a connection.
    ForbiddenJoins,
    /// A line through a vacant square is a connection.
    VacantJoins,
    /// Any number of R makes a connection required, even two.
    AnyRequires,
    /// Only a single O makes a triplet required, as a single R does in POE.
    OneRequires,
    /// A connection without R or O must be counted too.
    AllRequired,
    /// Any connection uses an R, even one with two R.
    AnyUses,
    /// Every connection must be counted.
    AllCounted,
    /// A required connection may be left out.
    RequiredSkipped,
    /// Zero is even and so a solution.
    ZeroIsEven,
    /// A solution may have fewer connections than are required.
    FewerThanRequired,
    /// A goal of exactly a number is also met by more connections.
    ExactlyIsAtLeast,
    /// A goal of at least a number is also met by fewer connections.
    AtLeastIsAtMost,
    /// If there is no solution yet, none is possible any more.
    NowOrNever,
    /// A solution is possible as long as a square is vacant.
    AlwaysHope,
    /// A move is a flub where it was forced, or where one more letter gives no solution.
    ForcedIsFlub,
    /// A move that leaves the mat ripe is not a flub.
    RipeIsNoFlub,
    /// The challenger always has to prove.
    ChallengerProves,
    /// The mover always has to prove.
    MoverProves,
    /// The latest move is always the flub.
    LatestMove,
    /// The flub is of the other kind.
    OtherKind,
    /// Any other letter would have avoided the A-flub.
    AnyInstead,
    /// If a solution cannot be avoided, one writes a letter instead of declaring a force-out.
    WritesOn,
    /// One declares a force-out instead of challenging a flub.
    ForceOutForFlub,
    /// The letter of a proof need not be used.
    NewLetterUnused,
    /// An A-flub needs another letter that would have avoided it, as in POE.
    NeedsInstead,
    /// Every CA-flub challenge is bold.
    AlwaysBold,
    /// A CA-flub challenge is never bold.
    NeverBold,
    /// If nobody challenges on a full mat, the Defendant wins.
    FullIsLost,
    /// Every line through the square changes, even one that is blocked already.
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
