use flub::{
    classroom::{AnswerClass, Code, CodeFault, split_codes},
    play::{Random, Seed},
};

const LETTERS: &[u8] = b"BCDFGHJKLMNPRSTVWXZ";

/// Codes of many exercises, answers and students.
fn codes() -> impl Iterator<Item = (String, AnswerClass, Code)> {
    (0..40).flat_map(|seed| {
        let exercise = format!("poe {} seed {seed}", 1 + seed % 16);
        AnswerClass::ALL.into_iter().flat_map(move |class| {
            let exercise = exercise.clone();
            [0, 1, 7, 1_649, u32::MAX].map(|variety| (exercise.clone(), class, Code::new(&exercise, class, variety)))
        })
    })
}

#[test]
fn a_code_gives_back_the_class_of_the_answer() {
    for (exercise, class, code) in codes() {
        let text = code.to_string();
        assert_eq!(text.len(), 6);
        assert!(text.bytes().all(|letter| LETTERS.contains(&letter)), "{text}");
        assert_eq!(text.parse(), Ok(code));
        assert_eq!(code.class(&exercise), Ok(class));
        let typed = format!(" {} {}", text[..3].to_lowercase(), &text[3..]);
        assert_eq!(typed.parse(), Ok(code), "case and spaces do not matter");
    }
}

/// By hand, so that codes of another version are still read.
#[test]
fn codes_stay_the_same() {
    assert_eq!(Code::new("poe 7 seed 1234", AnswerClass::Right, 0).to_string(), "HFCFDS");
    assert_eq!(Code::new("poe 7 seed 1234", AnswerClass::First, 1).to_string(), "RWWGCW");
}

#[test]
fn every_single_wrong_letter_is_found() {
    for (_, _, code) in codes() {
        let right = code.to_string().into_bytes();
        for (place, &letter) in (0..6).flat_map(|place| LETTERS.iter().map(move |letter| (place, letter))) {
            let mut typed = right.clone();
            typed[place] = letter;
            let typed = String::from_utf8(typed).expect("letters");
            assert_eq!(typed.parse::<Code>().is_ok(), letter == right[place], "{typed}");
        }
    }
}

#[test]
fn every_swap_of_two_letters_is_found() {
    for (_, _, code) in codes() {
        let right = code.to_string().into_bytes();
        for (one, other) in (0..6).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let mut typed = right.clone();
            typed.swap(one, other);
            let typed = String::from_utf8(typed).expect("letters");
            assert_eq!(typed.parse::<Code>().is_ok(), right[one] == right[other], "{typed}");
        }
    }
}

#[test]
fn invented_codes_are_found_nine_times_of_ten_and_more() {
    let mut random = Random::new(Seed(28));
    let tries = 20_000;
    let (mut passed, mut answered) = (0, 0);
    for _ in 0..tries {
        let typed: String = (0..6).map(|_| char::from(*random.pick(LETTERS).expect("letters"))).collect();
        let read = typed.parse::<Code>();
        passed += usize::from(read.is_ok());
        answered += usize::from(read.is_ok_and(|code| code.class("poe 7 seed 1234").is_ok()));
    }
    assert!(passed * 10 < tries, "{passed} of {tries} have the right check letter");
    assert!(answered * 1_000 < tries, "{answered} of {tries} would be counted");
}

#[test]
fn codes_of_other_exercises_are_refused() {
    let others = 1_000;
    let taken = (0..others)
        .filter(|seed| {
            let code = Code::new(&format!("wholes 9 seed {seed}"), AnswerClass::Right, *seed);
            code.class("wholes 9 seed 4242") != Err(CodeFault::OtherExercise)
        })
        .count();
    assert!(taken * 100 <= others as usize, "{taken} of {others} pass for another exercise");
}

#[test]
fn equal_answers_do_not_look_alike() {
    let shown: Vec<String> =
        (0..30).map(|variety| Code::new("poe 7 seed 1234", AnswerClass::Right, variety * 55).to_string()).collect();
    for place in 0..6 {
        let letters: std::collections::BTreeSet<_> = shown.iter().map(|code| code.as_bytes()[place]).collect();
        assert!(letters.len() > 5, "place {place} of {shown:?}");
    }
}

#[test]
fn invalid_codes_are_refused() {
    for (typed, fault) in [
        ("", CodeFault::Length),
        ("BCDFG", CodeFault::Length),
        ("BCDFGHJ", CodeFault::Length),
        ("BCDFGA", CodeFault::Mistyped),
        ("BCDFG0", CodeFault::Mistyped),
        ("<b>abc", CodeFault::Mistyped),
        ("😀😀😀😀😀😀", CodeFault::Mistyped),
        ("שלוםשל", CodeFault::Mistyped),
    ] {
        assert_eq!(typed.parse::<Code>(), Err(fault), "{typed}");
    }
    assert_eq!("B".repeat(100_000).parse::<Code>(), Err(CodeFault::Length));
}

#[test]
fn codes_are_found_in_any_text() {
    for (text, expected) in [
        ("BCDFGH", &["BCDFGH"][..]),
        ("bcd fgh", &["bcdfgh"]),
        ("bc-df-gh", &["bcdfgh"]),
        ("BCDFGH JKLMNP\nRSTVWX", &["BCDFGH", "JKLMNP", "RSTVWX"]),
        ("BCDFGH,JKLMNP;RSTVWX", &["BCDFGH", "JKLMNP", "RSTVWX"]),
        ("BCDFGHJKLMNP", &["BCDFGH", "JKLMNP"]),
        ("BCD FGH JKL MNP", &["BCDFGH", "JKLMNP"]),
        ("Ana: BCDFGH (Ben) JKLMNP", &["Ana", "BCDFGH", "Ben", "JKLMNP"]),
        ("BCD FGHJ", &["BCD", "FGHJ"]),
        ("BCDFGHJ", &["BCDFGHJ"]),
        (" \n,; ", &[]),
    ] {
        assert_eq!(split_codes(text), expected, "{text}");
    }
}
