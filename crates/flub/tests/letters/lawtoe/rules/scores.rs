//! Scores, winning streaks and what they unlock.

use super::{after, odd, verdict};
use flub::{
    games::lawtoe::{Match, Role, Series, Variant},
    play::{Game, Seed},
};

fn scores(variant: &str, lines: &str) -> (i32, i32, bool) {
    let verdict = verdict(variant, lines);
    let outcome = after(variant, lines).outcome().expect("the match is over");
    let scores = Role::BOTH.map(|role| verdict.score(role));
    assert_eq!(outcome.scores(), scores, "{lines}");
    assert!(outcome.won_by(verdict.winner().seat()) && !outcome.won_by(verdict.winner().other().seat()));
    (scores[0], scores[1], verdict.bold)
}

/// "Sustained: writer 10, other 6. Sustained, bold challenge: 16 and 6. Not sustained: 6 and 10." A bold challenge is
/// "a CA-flub challenge of the very move that followed the A-flub".
#[test]
fn scores_are_10_6_and_16() {
    for (lines, expected) in [
        ("P1 P2; plaintiff challenges A-flub; plaintiff proves P3: 123", (10, 6, false)),
        ("P1 P2; plaintiff challenges A-flub; plaintiff gives up", (6, 10, false)),
        ("P1 P2; plaintiff challenges A-flub; plaintiff proves P3: 147", (6, 10, false)),
        ("P1 P2; plaintiff F9; defendant challenges CA-flub; defendant proves move 1 P3: 123", (6, 16, true)),
        ("P1 P2; plaintiff F9; defendant challenges CA-flub; defendant proves move 1 P3: 126", (10, 6, false)),
        ("P1 P2; plaintiff F9; defendant challenges CA-flub; defendant gives up", (10, 6, false)),
        // The challenged move is the second after the A-flub named.
        (
            "P1 P2; plaintiff F9; defendant F8; plaintiff challenges CA-flub; plaintiff proves move 1 P3: 123",
            (10, 6, false),
        ),
        // Move 3 is an A-flub too, and move 4 is the very move that followed it; naming move 1 is not bold.
        (
            "P1 P2; plaintiff F9; defendant F8; plaintiff F7; defendant challenges CA-flub; \
                defendant proves move 3 P3: 123",
            (6, 16, true),
        ),
        (
            "P1 P2; plaintiff F9; defendant F8; plaintiff F7; defendant challenges CA-flub; \
                defendant proves move 1 P3: 123",
            (6, 10, false),
        ),
    ] {
        assert_eq!(scores("pedagogue", &odd(lines)), expected, "{lines}");
    }
}

fn finished(variant: Variant, role: Role, against_computer: bool, won: bool) -> Match {
    let proof = if won == (role == Role::Plaintiff) { "proves P3: 123" } else { "gives up" };
    let lines = odd(&format!("P1 P2; plaintiff challenges A-flub; plaintiff {proof}"));
    let finished = Match::new(variant, role, against_computer, &verdict(&variant.to_string(), &lines), Seed(1));
    assert_eq!(finished.won(), won);
    // Each stands for another match.
    Match { seed: None, ..finished }
}

/// "Dragoman is unlocked by winning Pedagogue three times in a row", as the Defendant against the computer.
#[test]
fn three_wins_in_a_row_unlock_dragoman() {
    let entered = |matches: &[Match]| {
        let mut series = Series::default();
        matches.iter().for_each(|finished| series.enter(*finished));
        series
    };
    let win = finished(Variant::Pedagogue, Role::Defendant, true, true);
    let loss = finished(Variant::Pedagogue, Role::Defendant, true, false);
    let aside = [
        finished(Variant::Pedagogue, Role::Plaintiff, true, false),
        finished(Variant::Pedagogue, Role::Defendant, false, false),
        finished(Variant::Dragoman, Role::Defendant, true, false),
    ];
    for (matches, streak, unlocked) in [
        (vec![], 0, false),
        (vec![win, win], 2, false),
        (vec![win, win, loss, win], 1, false),
        (vec![win, win, win], 3, true),
        (vec![win, win, win, loss], 0, true),
        (vec![win, aside[0], win, aside[1], aside[2], win], 3, true),
        (vec![finished(Variant::Dragoman, Role::Defendant, true, true); 3], 0, false),
    ] {
        let series = entered(&matches);
        assert_eq!((series.streak(), series.unlocks_dragoman()), (streak, unlocked), "{matches:?}");
        assert_eq!(series.matches(), matches);
    }
    assert_eq!(entered(&[win, win, loss]).totals(), (26, 22));
}

/// A match counts once: its last act taken back and done again, or two finished matches looked at in turn, add nothing.
#[test]
fn a_match_counts_once() {
    let win = finished(Variant::Pedagogue, Role::Defendant, true, true);
    let mut series = Series::default();
    for seed in [1, 2, 1, 2, 1] {
        series.enter(Match { seed: Some(Seed(seed)), ..win });
        series = series.to_string().parse().expect("a score sheet");
    }
    assert_eq!((series.streak(), series.unlocks_dragoman()), (2, false));
    series.enter(Match { seed: Some(Seed(3)), ..win });
    assert!(series.unlocks_dragoman());
}

/// A score sheet is stored as text, one match per line, and reads back.
#[test]
fn a_score_sheet_is_text() {
    let text = "pedagogue defendant computer 10 6\ndragoman plaintiff person 6 16 seed 7\n";
    let series: Series = text.parse().expect("a score sheet");
    assert_eq!(series.matches().len(), 2);
    assert_eq!(series.to_string(), text);
    assert!(series.matches()[0].against_computer && !series.matches()[1].against_computer);
    assert_eq!(format!("\n{}\n", text.replace('\n', "\n\n")).parse().as_ref(), Ok(&series), "blank lines mean nothing");
    for line in [
        "pedagogue defendant computer 10",
        "pedagogue defendant nobody 10 6",
        "pedagogue defendant computer 9 6",
        "pedagogue defendant computer 10 6 seed",
        "pedagogue defendant computer 10 6 seed x",
    ] {
        assert!(line.parse::<Series>().is_err(), "{line}");
    }
    let level: Match = "pedagogue defendant computer 10 10".parse().expect("a match");
    assert!(!level.won(), "who has as many has not won");
}
