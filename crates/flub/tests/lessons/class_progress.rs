//! What a class hands in: good lines are taken, bad ones are named with their reason, and nothing is lost.

use flub::lessons::{
    Belief, ClassProgress, Day, Effort, Entry, HandIn, HandInFault, NicknameFault, Order, Progress, ProgressFault,
    Standing,
};
use flub::pasted::plain;
use proptest::prelude::*;

const LADDERS: [(&str, usize); 2] = [("poe", 4), ("wholes", 3)];

/// Progress from what happened at steps of POE: how many were right in a row, and the latest misconception.
fn progress(steps: &[(usize, usize, Option<usize>)]) -> Progress {
    let mut progress = Progress::new(&LADDERS);
    for &(step, row, slip) in steps {
        let mut standing = progress.steps("poe")[step - 1].after(Effort::Missed, Day::new(100));
        standing = slip.map_or(standing, |slip| standing.slipped(slip));
        for _ in 0..row {
            standing = standing.after(Effort::Alone, Day::new(100));
        }
        assert!(progress.set("poe", step, standing));
    }
    progress
}

fn handed_in(text: &str) -> (ClassProgress, flub::lessons::Report) {
    let mut class = ClassProgress::default();
    let report = class.hand_in(&LADDERS, text, |number| format!("Student {number}"));
    (class, report)
}

fn names(class: &ClassProgress) -> Vec<&str> {
    class.students().iter().map(|student| student.nickname()).collect()
}

#[test]
fn nickname_and_progress_are_read_in_any_order() {
    let text = progress(&[(1, 3, None), (2, 1, Some(0))]).to_string();
    let link = format!("https://example.org/flub/#/learn/carry/{text}");
    for (line, nickname) in [
        (text.clone(), None),
        (link.clone(), None),
        (format!("  {text}. "), None),
        (format!("Ada: {text}"), Some("Ada")),
        (format!("Ada\t{text}"), Some("Ada")),
        (format!("Ada,{text}"), Some("Ada")),
        (format!("\"Ada\";\"{text}\""), Some("Ada")),
        (format!("{text}\tAda"), Some("Ada")),
        (format!("Ada {link}"), Some("Ada")),
        (format!("Ada:{link}"), Some("Ada")),
        (format!("{link} Ada"), Some("Ada")),
        (format!("Ada file:///C:/My%20games/flub.html#/learn/carry/{text}"), Some("Ada")),
        (format!("Ada B., 5a: {text}"), Some("Ada B., 5a")),
        (format!("12 {text}"), Some("12")),
        (format!("<b>Ada</b> {text}"), Some("<b>Ada</b>")),
        (format!("=1+1 {text}"), Some("=1+1")),
        (format!("עדה: {text}"), Some("עדה")),
    ] {
        let read = HandIn::read(&LADDERS, &line).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
        assert_eq!((read.nickname.as_deref(), read.progress.to_string()), (nickname, text.clone()), "{line}");
    }
}

#[test]
fn times_dates_and_addresses_are_no_part_of_a_nickname() {
    let text = progress(&[(1, 3, None), (2, 1, Some(0))]).to_string();
    for line in [
        format!("2026/11/27 9:12:33 AM GMT+1\tAna\t{text}"),
        format!("\"27/11/2026 9:12:33\",\"ana@school.org\",\"Ana\",\"{text}\""),
        format!("27/11/2026 09:12,Ana,{text}"),
        format!("27/11/26, 09:12 - Ana: {text}"),
        format!("[27.11.26, 09:12:33] Ana: {text}"),
        format!("09:12:33 From Ana to Everyone: {text}"),
        format!("Ana [9:12 AM]: {text}"),
        format!("Ana <ana@school.org>: {text}"),
        format!("> Ana: {text}"),
        format!("- **Ana**: {text}"),
        format!("1. Ana – {text}"),
        format!("~ Ana → `{text}`"),
        format!("{text} (Ana)"),
        format!("\u{feff}A\u{200b}na: \u{202a}{text}\u{202c}"),
    ] {
        let read = HandIn::read(&LADDERS, &line).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
        assert_eq!((read.nickname.as_deref(), read.progress.to_string()), (Some("Ana"), text.clone()), "{line}");
    }
    let (class, report) = handed_in(&format!("9:12 Ana: {text}\n10:30 Ana: {}", progress(&[(1, 1, None)])));
    assert_eq!(
        (names(&class), report.taken[1].1),
        (vec!["Ana"], Entry::Replaced),
        "the second time is the same student"
    );
}

#[test]
fn links_are_read_that_a_filter_has_rewritten() {
    let text = progress(&[(1, 3, None), (2, 1, Some(0))]).to_string();
    let encoded = text.replace(',', "%2C");
    for link in [
        format!("https://example.org/flub/%23/learn/carry/{text}"),
        format!("https://example.org/flub/#%2Flearn%2Fcarry%2F{encoded}"),
        format!(
            "https://x.safelinks.example.com/?url=https%3A%2F%2Fexample.org%2Fflub%2F%23%2Flearn%2Fcarry%2F{encoded}&data=05%7C01"
        ),
        format!("https://filter.example.com/v3/__https://example.org/flub/*/learn/carry/{text}__;Iw!!AbC$"),
        format!(
            "https://www.example.com/url?q=https%253A%252F%252Fexample.org%252F%2523%252Flearn%252Fcarry%252F{text}&sa=D"
        ),
        format!("<https://example.org/#/learn/carry/{text}>"),
        format!(
            "https://filter.example.com/v2/url?u=https-3A__example.org_flub_-23_learn_carry_{}&d=DwMFaQ&c=a_b",
            text.replace('-', "-2D").replace(',', "-2C")
        ),
        format!("https://example.org/flub/#/learn/carry/{text}?from=chat&id=7"),
        format!("https://example.org/flub/#/learn/carry/{text}!"),
    ] {
        for (line, nickname) in
            [(link.clone(), None), (format!("Ana: {link}"), Some("Ana")), (format!("{link} Ana"), Some("Ana"))]
        {
            let read = HandIn::read(&LADDERS, &line).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
            assert_eq!((read.nickname.as_deref(), read.progress.to_string()), (nickname, text.clone()), "{line}");
        }
    }
}

#[test]
fn forms_and_chats_say_who_hands_in() {
    let [one, two] = [1, 2].map(|step| progress(&[(step, 3, None)]).to_string());
    for text in [
        format!("Timestamp\tNickname\tYour progress\n27/11/2026 9:12:33\tAna\t{one}\n27/11/2026 9:13:00\tBen\t{two}"),
        format!(
            "Timestamp,Class,Nickname,Text\n\"27/11/2026 9:12\",7B,Ana,\"{one}\"\n\"27/11/2026 9:13\",7B,Ben,\"{two}\""
        ),
        format!("Ana  9:12 AM\n{one}\nBen  9:13 AM\n{two}"),
        format!("Ana — Today at 9:12\n{one}\n\nBen — Today at 9:13\n{two}\n"),
        format!("Ana\nMon 9:12\n{one}\nBen\n9:13 AM\n{two}"),
        format!("Ana:\n{one}\nBen:\n{two}"),
        format!("Ana\n{one}\n\nBen\n{two}"),
    ] {
        let (class, report) = handed_in(&text);
        assert_eq!((names(&class), &report.refused[..]), (vec!["Ana", "Ben"], &[][..]), "{text}");
        assert_eq!(class.students()[1].progress().to_string(), two);
    }
    let mut three = Progress::new(&LADDERS);
    assert!(three.set("wholes", 1, Standing::default().after(Effort::Alone, Day::new(100))));
    let three = three.to_string();
    assert!(three.contains(','));
    for line in [format!("27/11/2026 9:12,Ana,{three}"), format!("27/11/2026 9:12,\"Ana\",\"{three}\"")] {
        for headings in ["Timestamp,Nickname,Progress\n", "\n\nTimestamp,Nickname,Progress\n", ""] {
            let (class, report) = handed_in(&format!("{headings}{line}"));
            assert_eq!((names(&class), &report.refused[..]), (vec!["Ana"], &[][..]), "{headings}{line}");
            assert_eq!(class.students()[0].progress().to_string(), three);
        }
    }
    let (class, report) = handed_in(&format!("\nTimestamp,Progress\n27/11/2026 9:12,{one}\n"));
    assert_eq!((names(&class), &report.refused[..]), (vec!["Student 1"], &[][..]), "headings without a name");
    let (_, report) = handed_in(&format!("Nickname\tProgress\nAna\t{one}\nBen\tforgot"));
    assert_eq!(report.refused, [(3, "Ben\tforgot".to_owned(), HandInFault::NoProgress)]);
}

#[test]
fn refused_lines_have_a_reason() {
    let text = progress(&[(1, 3, None)]).to_string();
    let mangled = HandInFault::Unreadable(ProgressFault::Mangled);
    for (line, fault) in [
        ("Ada".to_owned(), HandInFault::NoProgress),
        ("-- from the 3rd lesson --".to_owned(), HandInFault::NoProgress),
        (format!("Ada: {}", &text[..text.len() - 1]), mangled),
        (format!("Ada: {}x", &text[..text.len() - 1]), mangled),
        (format!("https://example.org/#/learn/carry/{}", &text[..text.len() - 2]), mangled),
        (format!("Ada: 2{}", &text[1..]), HandInFault::Unreadable(ProgressFault::Version)),
        (format!("Ada: 1{}", "A".repeat(300)), HandInFault::Unreadable(ProgressFault::TooLong)),
        ("A".repeat(5_000), HandInFault::Unreadable(ProgressFault::TooLong)),
    ] {
        assert_eq!(HandIn::read(&LADDERS, &line), Err(fault), "{line}");
    }
}

#[test]
fn good_lines_are_taken_and_the_others_are_kept() {
    let [one, two] = [1, 2].map(|step| progress(&[(step, 3, None)]).to_string());
    let (mut class, report) = handed_in(&format!("Ada: {one}\n\nBen\n{two}\n{one}\nADA {two}\nCy {one}"));
    assert_eq!(names(&class), ["Ada", "Student 1", "Cy"]);
    assert_eq!(report.refused, [(3, "Ben".to_owned(), HandInFault::NoProgress)]);
    let taken: Vec<_> = report.taken.iter().map(|(name, taken, _)| (name.as_str(), *taken)).collect();
    let expected = [("Ada", Entry::Added), ("Student 1", Entry::Added), ("Ada", Entry::Known)];
    assert_eq!(taken, [&expected[..], &[("Ada", Entry::Replaced), ("Cy", Entry::Added)]].concat());
    assert_eq!(class.students()[0].progress().to_string(), two);
    assert_eq!(class.rename(1, " ben: "), Ok(()));
    assert_eq!((class.rename(1, "ada"), class.rename(1, " ")), (Err(NicknameFault::InUse), Err(NicknameFault::Empty)));
    class.remove(0);
    class.remove(7);
    assert_eq!(names(&class), ["ben", "Cy"]);
}

#[test]
fn a_class_has_at_most_sixty_students() {
    let text = progress(&[(1, 1, None)]).to_string();
    let lines = |count: usize| (1..=count).map(|number| format!("S{number} {text}\n")).collect::<String>();
    for (count, taken) in [(0, 0), (1, 1), (2, 2), (60, 60), (61, 60)] {
        let (class, report) = handed_in(&lines(count));
        assert_eq!((class.students().len(), report.taken.len(), report.refused.len()), (taken, taken, count - taken));
        assert!(report.refused.iter().all(|(_, _, fault)| *fault == HandInFault::Full));
        assert_eq!(ClassProgress::read(&LADDERS, &class.to_string()), Some(class));
    }
    assert_eq!(ClassProgress::read(&LADDERS, &lines(61).replace(' ', "\t")), None);
}

#[test]
fn a_long_nickname_is_cut_and_reported() {
    let text = progress(&[]).to_string();
    let (class, report) = handed_in(&format!("{}: {text}\n{text}\n{text}", "ä".repeat(200)));
    assert_eq!(names(&class), ["ä".repeat(ClassProgress::LONGEST_NICKNAME).as_str(), "Student 1", "Student 2"]);
    assert!(report.taken[0].2 && !report.taken[1].2);
}

#[test]
fn students_are_sorted_by_name_by_progress_or_by_a_step() {
    let [ada, ben, cy] =
        [&[(1, 3, None), (2, 3, None)][..], &[(1, 1, None)], &[(1, 3, None), (2, 1, None)]].map(progress);
    let (class, _) = handed_in(&format!("Cy {cy}\nAda {ada}\nBen {ben}"));
    let ordered =
        |order| class.ordered("poe", order, str::cmp).into_iter().map(|at| names(&class)[at]).collect::<Vec<_>>();
    assert_eq!(ordered(Order::Nickname), ["Ada", "Ben", "Cy"]);
    assert_eq!(ordered(Order::Learnt), ["Ben", "Cy", "Ada"]);
    assert_eq!(ordered(Order::Step(1)), ["Ben", "Ada", "Cy"]);
    assert_eq!(ordered(Order::Step(2)), ["Ben", "Cy", "Ada"]);
    assert_eq!(ordered(Order::Step(9)), ["Ada", "Ben", "Cy"]);
    assert_eq!([1, 2, 3, 9].map(|step| class.learnt_at("poe", step)), [2, 1, 0, 0]);
    assert_eq!(class.learnt_at("wholes", 1), 0);
}

/// At steps 1 and 2 index 0 is the same belief; at step 3 it is one that nobody knows.
#[test]
fn the_commonest_beliefs_come_first() {
    let belief = |step, index| match (step, index) {
        (1 | 2, 0) => Some("gaps"),
        (1, 1) => Some("turns-back"),
        (2, 1) => Some("diagonal-once"),
        _ => None,
    };
    let students = [
        &[(1, 3, Some(0)), (2, 1, Some(0))][..],
        &[(1, 0, Some(1)), (3, 1, Some(0))],
        &[(1, 2, Some(0)), (2, 3, Some(1))],
    ];
    let text: String = students.map(|steps| format!("{}\n", progress(steps))).concat();
    let (class, _) = handed_in(&text);
    let told = |belief, steps: &[usize], held: &[usize], overcome: &[usize]| Belief {
        belief,
        steps: steps.to_vec(),
        held: held.to_vec(),
        overcome: overcome.to_vec(),
    };
    let expected = [
        told("gaps", &[1, 2], &[0, 2], &[]),
        told("turns-back", &[1], &[1], &[]),
        told("diagonal-once", &[2], &[], &[2]),
    ];
    assert_eq!(class.beliefs("poe", belief), expected);
    assert_eq!(class.beliefs("wholes", belief), []);
}

proptest! {
    #[test]
    fn any_text_is_taken_or_refused_line_by_line(text in "(\\PC{0,40}[1-9][A-Za-z0-9.,-]{0,20}[\n\t:]{0,2}){0,8}") {
        let (class, report) = handed_in(&text);
        let lines = plain(&text).lines().filter(|line| !line.trim().is_empty()).count();
        // A chat's line with a name belongs to the next one.
        prop_assert!(report.taken.len() + report.refused.len() <= lines);
        prop_assert!(report.taken.len() + report.refused.len() > 0 || lines == 0);
        prop_assert_eq!(ClassProgress::read(&LADDERS, &class.to_string()), Some(class));
    }

    #[test]
    fn any_nickname_reads_back(name in "[^\\p{C}\\p{Zl}\\p{Zp}]{1,60}") {
        let (class, report) = handed_in(&format!("{name}\t{}", progress(&[(1, 1, None)])));
        prop_assert_eq!(report.refused.len(), 0);
        prop_assert_eq!(ClassProgress::read(&LADDERS, &class.to_string()), Some(class));
    }

    #[test]
    fn a_saved_class_in_another_form_is_refused(text in "(\\PC{0,9}\t?1\\PC{0,9}\n?){0,3}") {
        if let Some(class) = ClassProgress::read(&LADDERS, &text) {
            let written = class.to_string();
            prop_assert_eq!(written.trim_end(), text.trim_end());
        }
    }
}
