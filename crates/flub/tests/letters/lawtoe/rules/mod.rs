//! The rules of LawToe, sentence by sentence: records in, what the rules say of them out. Sentences in quotation marks
//! are from `lawtoe.md` and `networks.md`.

mod challenges;
mod full_mat;
mod listed;
mod proofs;
mod scores;
mod turns;

use flub::{
    games::lawtoe::{LawToe, ProofFlaw, Refusal, Verdict},
    play::{Record, RecordFault},
};

/// Returns the state after these lines of a match.
fn after(variant: &str, lines: &str) -> LawToe {
    let text = format!("flub 1 lawtoe {variant} seed 0; {lines}");
    let record: Record<LawToe> = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    record.state().clone()
}

/// Why the last of these lines is refused; the others must be accepted.
fn refused(variant: &str, lines: &str) -> Refusal {
    let text = format!("flub 1 lawtoe {variant} seed 0; {lines}");
    let error = text.parse::<Record<LawToe>>().expect_err(&text);
    assert_eq!(error.line, 2 + lines.matches(';').count(), "{text}: {error}");
    match error.fault {
        RecordFault::Refused(refusal) => refusal,
        fault => panic!("{text}: {fault:?}"),
    }
}

fn verdict(variant: &str, lines: &str) -> Verdict {
    after(variant, lines).verdict().unwrap_or_else(|| panic!("{lines}: the match is not over")).clone()
}

/// Returns the first flaw of the proof that ends these lines.
fn flaw(variant: &str, lines: &str) -> ProofFlaw {
    let verdict = verdict(variant, lines);
    assert!(!verdict.sustained() && verdict.winner() == verdict.burden.by.other(), "{lines}: {verdict:?}");
    verdict.flaw.unwrap_or_else(|| panic!("{lines}: the proof is sustained"))
}

/// Returns the goal odd and the Defendant's first two letters.
fn odd(first: &str) -> String {
    format!("plaintiff goal odd; defendant {first}")
}
