//! Saves and records: what reads back, what is refused and why, and what is made of any text.

use flub_tables::{games::poe::save::Save, table::unreadable::unreadable};

use super::*;

/// What the message under the field for a record says after this text is pasted. Empty if it is played on from.
fn refusal(at: &mut At<PoeTable>, text: &str) -> String {
    at.send([TableMsg::Share(true), TableMsg::Paste(text.to_owned()), TableMsg::LoadPasted]);
    let words = english();
    let Some(error) = &at.table.sheets.trouble else { return String::new() };
    unreadable(&words, &PoeTable::FORM, error, |why| PoeTable::describe_refusal(&words, &at.table, why))
}

const SETUP: &str = "beginning seats 3 for 6 rounds";

#[test]
fn what_is_no_save_is_not_read() {
    let save = sit_down(THREE, A).saved();
    assert!(save.parse::<Save>().is_ok(), "{save}");
    let changes = [
        ("# 3 person 3 Cem\n", ""),
        ("# 2 person", "# 2 dragon"),
        ("# 2 person 2", "# 2 person 9"),
        ("flub 1", "flub 9"),
        ("3 R2", "1 R2"),
        (" seed 7", " from O FFFFFFFF. seed 7"),
    ];
    for (from, to) in changes {
        let changed = save.replacen(from, to, 1);
        assert_ne!(changed, save, "{from} is in a save");
        assert!(changed.parse::<Save>().is_err(), "{changed}");
    }
    for text in ["", "this was never a save", &record(SETUP, A)] {
        assert!(text.parse::<Save>().is_err(), "{text}");
    }
}

#[test]
fn a_match_reads_back_as_it_was_at_every_step_with_the_curtain_closed_and_the_draft_behind_it() {
    for count in 0..=7 {
        let actions: Vec<&str> = DONE.split("; ").take(count).collect();
        let mut at = sit_down(THREE, &actions.join("; "));
        if count == 5 {
            at.write(1, "P8: 258 instead F1");
        }
        let back: At<PoeTable> = At::sit_down(&at.saved());
        assert_eq!((back.saved(), back.actions()), (at.saved(), actions.join("; ")));
        assert_eq!((back.table.unveiled, back.table.proving()), (None, None));
        assert_eq!(back.table.screen.draft.proof(), at.table.screen.draft.proof());
        assert_eq!(back.table.verdict().is_some(), count == 7, "a verdict is still to be read");
        assert_eq!(back.table.acting(), at.table.acting());
    }
}

#[test]
fn names_are_kept_in_one_line_and_not_too_long_whatever_they_hold() {
    let words = english();
    let typed = [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert"),
        ("Zoë 🦊 & “Ko”; # 1 x", "Zoë 🦊 & “Ko”  # 1 x"),
        (&*"a".repeat(200), &*"a".repeat(24)),
        ("\n1 goal O\r# given moves", "1 goal O # given moves"),
    ];
    for (name, kept) in typed {
        let mut at = sit_down(THREE, "1 goal O");
        at.table.seating.0[1] = at.table.seating.0[1].clone().named(name);
        let back: At<PoeTable> = At::sit_down(&at.saved());
        assert_eq!(back.table.seating.name(&words, seat(2)), kept);
        assert_eq!((back.saved(), back.table.given), (at.saved(), false));
    }
    let nameless = sit_down("# 1 person 1\n# 2 person 2\n# 3 computer student 3 Ada\n", "");
    let names: Vec<String> = [1, 2, 3].map(|number| nameless.table.seating.name(&words, seat(number))).to_vec();
    let numbered = |number: usize| words.with("seating-player", values! { number: number });
    assert_eq!(names, [numbered(1), numbered(2), "Ada".to_owned()]);
}

#[test]
fn a_text_that_is_no_record_is_refused_with_the_reason_and_leaves_the_match_as_it_is() {
    let words = english();
    let example = "flub 1 poe beginning seats 3 for 6 rounds seed 7";
    let at_line = |line: usize| words.with("table-unreadable-line", values! { line: line, title: "POE" });
    let setup = words.with("table-unreadable-setup", values! { example: example });
    let none = words.with("table-unreadable-no-record", values! { game: "poe" });
    let refused = [
        (String::new(), none.clone()),
        ("<script>alert(1)</script>".to_owned(), none),
        (example.replace("flub 1", "flub 2"), words.with("table-unreadable-version", values! { version: "2" })),
        (example.replace("seats 3", "seats 7"), setup.clone()),
        (example.replace("6 rounds", "0 rounds"), setup),
        (record(SETUP, "1 goal 🦊"), at_line(2)),
        (record(SETUP, "1 goal O; 9 F1"), at_line(3)),
        ("x".repeat(4 * 1024 * 1024 + 1), words.text("table-unreadable-long")),
    ];
    let mut at = sit_down(THREE, A);
    let before = at.saved();
    for (text, why) in refused {
        assert_eq!(refusal(&mut at, &text), why, "{}", &text[..text.len().min(100)]);
        assert_eq!(at.saved(), before);
    }
}

#[test]
fn a_record_against_the_rules_is_refused_at_the_action_that_is() {
    let words = english();
    let long = format!("1 goal O; 2 F1; 3 challenges P; 1 joins mover; 1 proves: {}", "159 ".repeat(500));
    let hearing = "1 goal O; 2 F1; 3 challenges P";
    type Against<'a> = (&'a str, &'a str, &'a [(&'a str, flub_tables::i18n::Value<'a>)]);
    let against: [Against<'_>; 19] = [
        ("2 goal O", "poe-refused-goal-due", values! { name: "Ana" }),
        ("1 goal O; 2 goal E", "poe-refused-goal-set", &[]),
        ("1 goal A6", "poe-refused-goal-other", values! { text: "A6" }),
        ("1 goal O; 3 F1", "poe-refused-turn", values! { name: "Ben" }),
        ("1 goal O; 2 O1", "poe-refused-letter", values! { letter: "O" }),
        ("1 goal O; 2 F12", "poe-refused-square", values! { square: 12 }),
        ("1 goal O; 2 F1; 3 F1", "poe-refused-filled", values! { square: 1 }),
        ("1 goal O; 2 F1; 2 challenges P", "poe-refused-own-move", &[]),
        ("1 goal O; 2 challenges A", "poe-refused-goal-flub", &[]),
        ("1 goal O; 2 gives up", "poe-refused-no-hearing", &[]),
        ("1 goal O; 2 joins mover", "poe-refused-no-hearing", &[]),
        (&format!("{hearing}; 3 F2"), "poe-refused-hearing", &[]),
        (&format!("{hearing}; 2 gives up"), "poe-refused-join-due", values! { name: "Ana" }),
        (&format!("{hearing}; 1 joins challenger; 3 gives up"), "poe-refused-no-burden", &[]),
        (&format!("{hearing}; 1 joins mover; 1 joins mover"), "poe-refused-sides", &[]),
        (&format!("{hearing}; 1 joins mover; 1 gives up; 1 gives up"), "poe-refused-handed-in", &[]),
        ("1 calls time", "poe-refused-not-timed", &[]),
        (&long, "poe-refused-proof-long", &[]),
        ("4 goal O", "poe-refused-seat", values! { number: 4 }),
    ];
    let mut at = sit_down(THREE, A);
    let before = at.saved();
    for (actions, id, values) in against {
        let (line, why) = (actions.split("; ").count() + 1, words.with(id, values));
        let told = words.with("table-unreadable-refused", values! { line: line, why: why.as_str() });
        assert_eq!(refusal(&mut at, &record(SETUP, actions)), told, "{}", &actions[..actions.len().min(100)]);
        assert_eq!(at.saved(), before);
    }
}

#[test]
fn a_record_with_more_seats_brings_computers_and_one_with_fewer_sends_players_away() {
    let words = english();
    let names = |at: &At<PoeTable>| {
        let players = &at.table.seating.0;
        (1..=players.len()).map(|number| at.table.seating.name(&words, seat(number))).collect::<Vec<_>>()
    };
    let mut at = sit_down(TWO, "");
    assert_eq!(refusal(&mut at, &record("big-tough seats 6 for 6 rounds", "1 goal A3; 2 R16")), "");
    let mut seated = names(&at);
    assert_eq!((&seated[..2], at.actions()), (&["Ana", "Ben"].map(str::to_owned)[..], "1 goal A3; 2 R16".to_owned()));
    assert!(at.letters().ends_with('R'));
    assert_eq!(At::<PoeTable>::sit_down(&at.saved()).saved(), at.saved());
    seated.sort();
    seated.dedup();
    assert_eq!(seated.len(), 6, "everybody has a name of their own");
    assert_eq!(refusal(&mut at, &record("beginning seats 2 for 6 rounds", "1 goal O")), "");
    assert_eq!((names(&at), at.table.acting()), (["Ana", "Ben"].map(str::to_owned).to_vec(), Some(seat(2))));
    // Also one in several lines.
    assert_eq!(refusal(&mut at, &record("beginning seats 2 for 6 rounds", "1 goal O; 2 P5").replace("; ", "\n")), "");
    at.pencil("F1").send([Intent::Enter(SILENT)]);
    assert_eq!((at.actions().as_str(), at.table.given), ("1 goal O; 2 P5; 1 F1", true));
}

#[test]
fn a_proof_that_is_too_long_is_refused_and_nothing_of_it_is_lost() {
    let mut at = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins mover"));
    at.write(1, &format!("P8: {} instead F1", "258 ".repeat(1_000).trim_end())).hand_in(1);
    let why = at.table.refusal.map(|why| PoeTable::describe_refusal(&english(), &at.table, &why));
    assert_eq!(why, Some(english().text("poe-refused-proof-long")));
    assert_eq!((at.table.screen.draft.connections.counted.len(), at.table.step()), (1_000, 5));
    assert_eq!(at.part(Part::Letters).letters(), ".R..P..P.");
}

#[test]
fn whatever_is_typed_as_a_connection_is_kept_as_it_is_judged() {
    let typed = [
        "99999999999999999999",
        "1-2-3-4-5-6-7-8-9",
        "0",
        "-1",
        "１２３",
        "258; 1 gives up",
        "<b>258</b>",
        "65536",
        "-",
        "",
    ];
    for typed in typed {
        let mut at = sit_down(THREE, &format!("{A}; 1 challenges A; 2 joins mover"));
        at.write(1, "P8: 258 instead F1").send([Intent::Screen(ScreenMsg::Type(typed.to_owned())), Intent::ListTyped]);
        at.hand_in(1);
        assert_eq!(at.table.step(), 6, "{typed}");
        let back: At<PoeTable> = At::sit_down(&at.saved());
        assert_eq!((back.saved(), back.points()), (at.saved(), at.points()), "{typed}");
    }
}
