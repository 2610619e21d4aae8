//! A lesson is kept, sent and read back as the same list, and what is none is refused with a reason.

use flub::{
    classroom::{Agenda, AgendaFault, LONGEST_AGENDA, LONGEST_NAME, MOST_PLACES},
    play::{from_link, to_link},
};
use proptest::{collection::vec, prelude::*};

/// Places as addresses have them, and texts that are none.
fn place() -> impl Strategy<Value = String> {
    prop_oneof!["[a-z]{1,6}/[a-z0-9-]{1,6}", "[a-z~]{1,4}/[a-z0-9_;%,.:=!@+()*~-]{0,20}[a-z0-9]", "\\PC{0,12}"]
}

fn agenda() -> impl Strategy<Value = Agenda> {
    ("\\PC{0,70}", vec(place(), 0..50)).prop_map(|(name, places)| {
        let mut agenda = Agenda::default();
        agenda.rename(&name);
        for place in places {
            // What is refused is another test's.
            let _ = agenda.add(&place);
        }
        agenda
    })
}

proptest! {
    #[test]
    fn a_lesson_reads_back_from_its_text_its_file_and_its_link(agenda in agenda()) {
        let text = agenda.to_string();
        prop_assert_eq!(text.parse(), Ok(agenda.clone()));
        let file = format!("\u{feff}# kept\r\n{}", text.replace('\n', "\r\n\r\n"));
        prop_assert_eq!(file.parse(), Ok(agenda.clone()));
        let link = to_link(&text).expect("it is short");
        prop_assert_eq!(from_link(&link).expect("it is whole").parse(), Ok(agenda));
    }

    #[test]
    fn a_place_is_added_once_or_refused_and_changes_nothing(agenda in agenda(), place in place()) {
        let mut after = agenda.clone();
        match after.add(&place) {
            Ok(()) => {
                prop_assert_eq!(after.places().len(), agenda.places().len() + 1);
                let with = after.clone();
                prop_assert_eq!(after.add(&format!("#/{place}")), Err(AgendaFault::NoPlace));
                prop_assert_eq!(after, with);
            }
            Err(fault) => {
                prop_assert_eq!(&after, &agenda);
                prop_assert_eq!(fault == AgendaFault::Full, agenda.places().len() == MOST_PLACES && fault != AgendaFault::NoPlace);
            }
        }
    }

    #[test]
    fn shifting_there_and_back_and_removing_keep_the_others_in_order(agenda in agenda(), from in 0..50_usize, to in 0..50_usize) {
        let mut changed = agenda.clone();
        changed.shift(from, to);
        let is_within = from.max(to) < agenda.places().len();
        if is_within {
            prop_assert_eq!(&changed.places()[to], &agenda.places()[from]);
        }
        changed.shift(to, from);
        prop_assert_eq!(&changed, &agenda);
        changed.remove(from);
        let rest = agenda.places().iter().enumerate().filter(|(at, _)| *at != from).map(|(_, place)| place);
        prop_assert!(changed.places().iter().eq(rest));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(flub lesson 1)?[a-z |#/\n]{0,80}|\\PC{0,40}") {
        if let Ok(agenda) = text.parse::<Agenda>() {
            prop_assert_eq!(agenda.to_string().parse(), Ok(agenda));
        }
    }
}

fn read(text: &str) -> Result<Agenda, AgendaFault> {
    text.parse()
}

#[test]
fn what_is_no_lesson_is_refused_with_the_reason() {
    assert_eq!(read(""), Err(AgendaFault::NoAgenda));
    assert_eq!(read("flub lesson 2\nteach/pose"), Err(AgendaFault::NoAgenda));
    assert_eq!(read("flub lesson 11"), Err(AgendaFault::NoAgenda));
    assert_eq!(read("flub lesson 1 A\n\nteach/pose\nteach/pose"), Err(AgendaFault::Line(4)));
    assert_eq!(read("flub lesson 1\nlearn/\u{e9}"), Err(AgendaFault::Line(2)));
    assert_eq!(read(&"x".repeat(LONGEST_AGENDA + 1)), Err(AgendaFault::TooLong));
    let many: String = (0..=MOST_PLACES).map(|place| format!("learn/poe/{place}\n")).collect();
    assert_eq!(read(&format!("flub lesson 1\n{many}")), Err(AgendaFault::Full));
}

#[test]
fn a_place_that_leads_nowhere_is_named_by_its_line_also_beneath_remarks() {
    let text = "# at 1\nflub lesson 1 A\n\nteach/pose\n# below\nteach/nothing\n";
    assert_eq!(Agenda::read(text, |place| place != "teach/nothing"), Err(AgendaFault::Line(6)));
    assert_eq!(Agenda::read(text, |_| true).map(|agenda| agenda.position("#/teach/nothing")), Ok(Some(1)));
}

#[test]
fn the_text_can_be_read_by_people() {
    let mut agenda = Agenda::default();
    agenda.rename("  Fractions;  Thursday ");
    for place in ["#/teach/pose/wholes_9_seed_7", "poe/table/~_coach_off;flub_1_poe"] {
        assert_eq!(agenda.add(place), Ok(()), "{place}");
    }
    let text = "flub lesson 1 Fractions, Thursday\nteach/pose/wholes 9 seed 7\npoe/table/~ coach off|flub 1 poe\n";
    assert_eq!(agenda.to_string(), text);
    agenda.rename(&"long ".repeat(40));
    assert!(agenda.name().chars().count() <= LONGEST_NAME);
}
