//! What the coach says before and after letters.

use flub::{
    games::poe::{Case, Flub, Position},
    network::Rules,
};
use flub_tables::{
    games::poe::{
        coach::{self, Note},
        guide,
    },
    letters::mat_view::MatKey,
};

use super::*;

/// The letters before every flub of the rules' examples.
const BEFORE: [&str; 5] = [P, A, CA, CP, FORCED];

/// The match without its last action, and that action.
fn split(actions: &str) -> (&str, &str) {
    actions.rsplit_once("; ").expect("there are several")
}

fn position(at: &At<PoeTable>) -> Position {
    at.table.state().position().cloned().expect("a round is played")
}

#[test]
fn a_coach_who_warns_does_so_before_every_flub_and_before_nothing_else() {
    let mut warned = 0;
    for before in BEFORE.map(|actions| split(actions).0) {
        let writer = sit_down(THREE, before).table.acting().expect("a person is to write");
        for letter in position(&sit_down(THREE, before)).network().placements() {
            let after = position(&sit_down(THREE, before)).with(letter).expect("it fits");
            let flubs: Vec<Flub> = after.flubs(after.latest()).collect();
            for coach in Coach::ALL {
                let mut at = sit_down(THREE, before);
                at.pencil(&letter.to_string()).send([Intent::Enter(coach)]);
                let warning = match at.table.screen.window {
                    Some(Window::Warning(kind)) => Some(kind),
                    _ => None,
                };
                let warns = coach.warns() && !flubs.is_empty();
                assert_eq!(warning.is_some(), warns, "{letter} after {before}");
                assert_eq!(at.actions() == before, warns, "{letter} after {before}");
                if let Some(kind) = warning {
                    warned += 1;
                    assert!(flubs.contains(&kind), "{letter} after {before}");
                    at.send([Intent::Screen(ScreenMsg::Window(None))]);
                    assert_eq!(at.table.pencilled_letter(), Some(letter), "it stays in pencil");
                    at.send([Intent::Key(MatKey::Enter, coach)]);
                    assert_eq!(at.table.screen.window, Some(Window::Warning(kind)), "the same by keys");
                    at.send([Intent::Act(writer, Act::Write(letter))]);
                    assert_eq!(at.actions(), format!("{before}; {writer} {letter}"));
                }
            }
        }
    }
    assert!(warned > 30, "{warned}");
}

#[test]
fn the_warning_says_what_is_wrong() {
    let says = [(P, "poe-warning-p"), (A, "poe-warning-a"), (CA, "poe-warning-passed"), (CP, "poe-warning-passed")];
    for (actions, id) in says {
        let (before, last) = split(actions);
        let letter = last.rsplit_once(' ').expect("a seat and a letter").1;
        let kind = coach::would_flub(&position(&sit_down(THREE, before)), placement(letter)).expect("a flub");
        assert_eq!(coach::warning(&english(), kind), english().text(id), "{actions}");
    }
    let (before, _) = split(FORCED);
    assert_eq!(coach::would_flub(&position(&sit_down(THREE, before)), placement("P2")), None, "it is forced");
}

/// What the coach says of the last letter.
fn remarks(actions: &str) -> (Note, Vec<String>) {
    let position = position(&sit_down(THREE, actions));
    let note = Note::on(&position, position.latest());
    let sentences = note.sentences(&english(), &position);
    (note, sentences)
}

#[test]
fn the_coach_explains_every_kind_of_flub_and_what_is_shown_proves_it() {
    let words = english();
    let (note, said) = remarks(A);
    let shown = note.shown.expect("a proof").proof;
    assert_eq!(shown.check(&position(&sit_down(THREE, A)), Case::Challenge(Flub::A)), Ok(()));
    let [letter, instead] = [shown.letters[0], shown.instead.expect("a letter")].map(|letter| letter.to_string());
    let list = words.list(&shown.counted);
    let values: [(&str, &str); 4] = [("move", "R2"), ("letter", &letter), ("list", &list), ("instead", &instead)];
    assert_eq!(said, [words.with("poe-note-a", &values.map(|(name, value)| (name, value.into())))]);

    let ca = words.with("poe-note-ca", values! { move: "R3", earlier: "P5" });
    let (note, said) = remarks(CA);
    assert!(said.contains(&ca), "{said:?}");
    // It is an A-flub too, which is simpler to show.
    let kind = *[Flub::A, Flub::CA].iter().find(|kind| note.flubs.contains(kind)).expect("one that is proved");
    let shown = note.shown.expect("a proof").proof;
    assert_eq!(shown.check(&position(&sit_down(THREE, CA)), Case::Challenge(kind)), Ok(()));

    let why = words.with("poe-obstacle-stranded", values! { square: 1 });
    let p = words.with("poe-note-p", values! { move: "F4", why: why.as_str() });
    assert!(remarks(split(CP).0).1.contains(&p));
    assert!(remarks(CP).1.contains(&words.with("poe-note-cp", values! { move: "P9" })));
    assert_eq!(remarks(FORCED).1, Vec::<String>::new());
}

#[test]
fn guided_says_whether_the_last_letter_is_a_flub_and_which_are_safe() {
    let words = english();
    let said = |actions| guide::says(&words, &sit_down(THREE, actions).table);
    assert_eq!(said(""), [words.text("poe-guide-goal")]);
    assert_eq!(said(A), [words.with("poe-guide-flub", values! { own: "yes" })]);
    let computers = guide::says(&words, &sit_down(ALONE, A).table);
    assert_eq!(computers, [words.with("poe-guide-flub", values! { own: "no" })]);
    let fine = said("1 goal O; 2 P5");
    let safe = position(&sit_down(THREE, "1 goal O; 2 P5")).safe_letters();
    assert!(safe.iter().all(|letter| Rules::Poe.letters().contains(&letter.letter)));
    let letters = words.some_of(&safe);
    let safe = words.with("poe-guide-safe", values! { forced: "no", letters: letters.as_str() });
    assert_eq!(fine, [words.with("poe-guide-fine", values! { letter: "P5", ripe: "no" }), safe]);
    let proof = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins mover"));
    assert_eq!(guide::says(&words, &proof.table), Vec::<String>::new(), "each step of a proof says what it is for");
}
