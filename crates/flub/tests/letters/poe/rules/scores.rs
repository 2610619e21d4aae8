//! The scoring table: every burden with every role, sustained and not.

use super::{after, points, round};
use flub::games::poe::Reason;

const FOUR: &str = "beginning seats 4 for 1 rounds";

/// A case at a table of four, and what its two bearers write.
struct Table {
    /// The actions up to and including the joining.
    lines: &'static str,
    bearers: [usize; 2],
    proof: &'static str,
}

impl Table {
    /// Returns the points when the bearers sustain or fail like this.
    fn points(&self, sustained: [bool; 2]) -> Vec<i32> {
        let papers = self.bearers.iter().zip(sustained).map(|(bearer, sustains)| match sustains {
            true => format!("{bearer} proves {}", self.proof),
            false => format!("{bearer} gives up"),
        });
        points(FOUR, &format!("{}; {}", self.lines, papers.collect::<Vec<_>>().join("; ")))
    }
}

/// "2: the challenger ... who bears the burden and sustains it, or [the mover, or a joiner to the mover] who does not
/// bear it when nobody who does sustains it. 1: a joiner to the challenger in either of those cases. 0: who bears the
/// burden and fails; who does not bear it when somebody who does sustains it."
#[test]
fn the_challengers_side_bears_the_burden_of_a_and_ca() {
    let a = Table {
        lines: "1 goal E; 2 R5; 3 P9; 4 challenges A; 1 joins challenger; 2 joins mover",
        bearers: [4, 1],
        proof: "P1: 159 159 instead F9",
    };
    assert_eq!(a.points([true, true]), [1, 0, 0, 2]);
    assert_eq!(a.points([true, false]), [0, 0, 0, 2]);
    assert_eq!(a.points([false, true]), [1, 0, 0, 0]);
    assert_eq!(a.points([false, false]), [0, 2, 2, 0]);
    let ca = Table {
        lines: "1 goal O; 2 R4; 3 P5; 4 R3; 1 challenges CA; 2 joins mover; 3 joins challenger",
        bearers: [1, 3],
        proof: "move 2 P3: 453 instead F1",
    };
    assert_eq!(ca.points([true, true]), [2, 0, 1, 0], "who made the A-flub may prove it");
    assert_eq!(ca.points([true, false]), [2, 0, 0, 0]);
    assert_eq!(ca.points([false, true]), [0, 0, 1, 0]);
    assert_eq!(ca.points([false, false]), [0, 2, 0, 2]);
}

/// "2: ... the mover or a joiner to the mover who bears the burden and sustains it, or [the challenger] who does not bear
/// it when nobody who does sustains it. 1: a joiner to the challenger in either of those cases."
#[test]
fn the_movers_side_bears_the_burden_of_p_and_cp() {
    let p = Table {
        lines: "1 goal E; 2 R5; 4 challenges P; 1 joins challenger; 3 joins mover",
        bearers: [2, 3],
        proof: "P1 P9: 159 159",
    };
    assert_eq!(p.points([true, true]), [0, 2, 2, 0]);
    assert_eq!(p.points([true, false]), [0, 2, 0, 0]);
    assert_eq!(p.points([false, true]), [0, 0, 2, 0]);
    assert_eq!(p.points([false, false]), [1, 0, 0, 2]);
    let cp = Table {
        lines: "1 goal E; 2 R5; 3 F9; 4 challenges CP; 1 joins challenger; 2 joins mover",
        bearers: [3, 2],
        proof: "P1 P9: 159 159",
    };
    assert_eq!(cp.points([true, true]), [0, 2, 2, 0]);
    assert_eq!(cp.points([true, false]), [0, 0, 2, 0]);
    assert_eq!(cp.points([false, true]), [0, 2, 0, 0]);
    assert_eq!(cp.points([false, false]), [1, 0, 0, 2]);
}

/// "1: any player who sustains a force-out. 0: who bears the burden and fails (force-out declarer apart). -1: who
/// declared a force-out and fails to sustain it."
#[test]
fn a_force_out_is_everybodys_burden_alone() {
    let lines = "1 goal E; 2 R5; 3 P9; 4 forces out";
    for sustained in 0..16 {
        let papers = (1..=4).map(|seat| match sustained >> (seat - 1) & 1 == 1 {
            true => format!("{seat} proves P1: 159 159"),
            false => format!("{seat} gives up"),
        });
        let expected: Vec<i32> = (1..=4)
            .map(|seat| match (sustained >> (seat - 1) & 1 == 1, seat) {
                (true, _) => 1,
                (false, 4) => -1,
                (false, _) => 0,
            })
            .collect();
        assert_eq!(points(FOUR, &format!("{lines}; {}", papers.collect::<Vec<_>>().join("; "))), expected);
    }
}

/// The details given with the points: the line of the table, the proof and its flaw.
#[test]
fn findings_say_why() {
    let lines = "1 goal E; 2 R5; 3 P9; 4 challenges A; 1 joins challenger; 2 joins mover";
    let mixed = round(FOUR, &format!("{lines}; 1 proves P1: 159; 4 proves P1: 159 159 instead F9"));
    let reasons: Vec<Reason> = mixed.findings().iter().map(|finding| finding.reason).collect();
    assert_eq!(reasons, [Reason::Failed, Reason::OthersSustained, Reason::OthersSustained, Reason::Sustained]);
    let written: Vec<bool> = mixed.findings().iter().map(|finding| finding.proof.is_some()).collect();
    assert_eq!(written, [true, false, false, true]);
    let flawed: Vec<bool> = mixed.findings().iter().map(|finding| finding.flaw.is_some()).collect();
    assert_eq!(flawed, [true, false, false, false]);
    assert!(mixed.is_sustained());
    let none = round(FOUR, &format!("{lines}; 4 gives up; 1 gives up"));
    let reasons: Vec<Reason> = none.findings().iter().map(|finding| finding.reason).collect();
    assert_eq!(reasons, [Reason::Failed, Reason::OthersFailed, Reason::OthersFailed, Reason::Failed]);
    assert!(!none.is_sustained());
    let forced = round(FOUR, "1 goal O; 2 forces out; 1 gives up; 2 gives up; 3 gives up; 4 gives up");
    assert_eq!(forced.findings()[1].reason, Reason::ForceOutFailed);
    assert_eq!(after(FOUR, "1 goal O").scores(), [0, 0, 0, 0]);
}
