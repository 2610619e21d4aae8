use super::{Case, Hearing, Part, Position, Proof, ProofFlaw, Side, hearing::Paper};
use crate::play::Seat;

/// A finished round: what was played, what was proved, and the points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    setter: Seat,
    position: Position,
    hearing: Hearing,
    findings: Vec<Finding>,
}

/// The result of the round for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The points, from -1 to 2.
    pub points: i32,
    /// The line of the scoring table that gives the points.
    pub reason: Reason,
    /// The proof handed in, or `None` if none was due or it was given up.
    pub proof: Option<Proof>,
    /// The first flaw of the proof, or `None` if it has none.
    pub flaw: Option<ProofFlaw>,
}

/// The lines of the scoring table in `poe.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The player bore the burden and sustained it: 2, or 1 for a joiner to the challenger and in a force-out.
    Sustained,
    /// The player bore the burden and failed: 0.
    Failed,
    /// The player declared a force-out and failed to sustain it: -1.
    ForceOutFailed,
    /// The player did not bear the burden, and nobody sustained it: 2, or 1 for a joiner to the challenger.
    OthersFailed,
    /// The player did not bear the burden, and somebody sustained it: 0.
    OthersSustained,
}

impl Round {
    /// Returns the round that ends with this hearing, after all papers are in.
    pub(super) fn new(setter: Seat, position: Position, hearing: Hearing, seats: usize) -> Self {
        let checked = |seat| match hearing.paper(seat) {
            Some(Paper::Proof(proof)) => (Some(proof.clone()), proof.check(&position, hearing.case()).err()),
            Some(Paper::GivenUp) | None => (None, None),
        };
        let proofs: Vec<_> = Seat::first(seats).map(checked).collect();
        let sustained = |(proof, flaw): &(Option<Proof>, Option<ProofFlaw>)| proof.is_some() && flaw.is_none();
        let anybody = proofs.iter().any(sustained);
        let finding = |(seat, checked): (Seat, (Option<Proof>, Option<ProofFlaw>))| {
            let reason = match (hearing.bears(seat), hearing.part(seat)) {
                (true, _) if sustained(&checked) => Reason::Sustained,
                (true, Part::Caller) if hearing.case() == Case::ForceOut => Reason::ForceOutFailed,
                (true, _) => Reason::Failed,
                (false, _) if anybody => Reason::OthersSustained,
                (false, _) => Reason::OthersFailed,
            };
            let (proof, flaw) = checked;
            Finding { points: points(hearing.case(), hearing.part(seat), reason), reason, proof, flaw }
        };
        let findings = Seat::first(seats).zip(proofs).map(finding).collect();
        Self { setter, position, hearing, findings }
    }

    /// Returns the player who set the goal.
    pub const fn setter(&self) -> Seat {
        self.setter
    }

    /// Returns the goal and the letters.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the challenge or force-out that ended the round.
    pub const fn hearing(&self) -> &Hearing {
        &self.hearing
    }

    /// Returns the findings, seat by seat.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Whether at least one player sustained the burden.
    pub fn is_sustained(&self) -> bool {
        self.findings.iter().any(|finding| finding.reason == Reason::Sustained)
    }
}

/// Returns the points by the scoring table of `poe.md`.
const fn points(case: Case, part: Part, reason: Reason) -> i32 {
    match (reason, case, part) {
        (Reason::Sustained, Case::ForceOut, _) => 1,
        (Reason::Sustained | Reason::OthersFailed, _, Part::Joiner(Some(Side::Challenger))) => 1,
        (Reason::Sustained | Reason::OthersFailed, ..) => 2,
        (Reason::Failed | Reason::OthersSustained, ..) => 0,
        (Reason::ForceOutFailed, ..) => -1,
    }
}
