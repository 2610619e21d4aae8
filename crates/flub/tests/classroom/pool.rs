use flub::classroom::{AnswerClass, Code, CodeFault, Pool, Tally};
use proptest::prelude::*;

const EXERCISE: &str = "poe 7 seed 1234";

fn code(class: AnswerClass, variety: u32) -> String {
    Code::new(EXERCISE, class, variety).to_string()
}

#[test]
fn hands_and_codes_are_counted_together() {
    let mut pool = Pool::default();
    pool.set_hands(1, 4);
    let text =
        format!("{} {}\n{}", code(AnswerClass::Right, 1), code(AnswerClass::First, 2), code(AnswerClass::Unsure, 3));
    assert_eq!(pool.take(&text, EXERCISE).taken, 3);
    assert_eq!(AnswerClass::ALL.map(|class| pool.coded(class)), [1, 1, 0, 0, 0, 1]);
    assert_eq!((pool.total(), pool.codes(), pool.hands(1)), (7, 3, 4));
}

#[test]
fn a_code_counts_once_and_invalid_codes_are_reported() {
    let mut pool = Pool::default();
    let known = code(AnswerClass::Right, 1);
    pool.take(&known, EXERCISE);
    let other = Code::new("poe 7 seed 5", AnswerClass::Right, 1).to_string();
    let taken = pool
        .take(&format!("{}, {other}, BBBBBC, BBB, {}", known.to_lowercase(), code(AnswerClass::Wrong, 2)), EXERCISE);
    assert_eq!((taken.taken, taken.again), (1, vec![known]));
    let refused = [
        (other, CodeFault::OtherExercise),
        ("BBBBBC".to_owned(), CodeFault::Mistyped),
        ("BBB".to_owned(), CodeFault::Length),
    ];
    assert_eq!(taken.refused, refused);
    assert_eq!(pool.total(), 2);
}

#[test]
fn every_change_can_be_undone() {
    let mut pool = Pool::default();
    let empty = pool.clone();
    pool.set_hands(0, 3);
    let counted = pool.clone();
    pool.take(&code(AnswerClass::Wrong, 9), EXERCISE);
    pool.set_hands(0, 3);
    assert!(pool.can_undo());
    pool.undo();
    assert_eq!(pool, counted, "what changed nothing is no change");
    pool.undo();
    assert_eq!(pool, empty);
    pool.undo();
    assert!(!pool.can_undo());
    assert_eq!(pool, empty);
}

#[test]
fn counts_have_a_limit() {
    let mut pool = Pool::default();
    pool.set_hands(0, u32::MAX);
    assert_eq!(pool.hands(0), Pool::MOST_HANDS);
    let many: String = (0..1_500).map(|variety| code(AnswerClass::Right, variety) + "\n").collect();
    assert_eq!(pool.take(&many, EXERCISE).taken, Pool::MOST_CODES);
    for hands in 0..2_000 {
        pool.set_hands(1, hands % 900);
    }
    (0..Pool::MOST_UNDONE).for_each(|_| pool.undo());
    assert!(!pool.can_undo());
}

#[test]
fn codes_are_read_in_any_form_of_typing() {
    let codes: Vec<String> = (0..6).map(|variety| code(AnswerClass::Right, variety)).collect();
    let forms: [fn(&[String]) -> String; 6] = [
        |codes| codes.join(" "),
        |codes| codes.join(","),
        |codes| codes.join("\r\n").to_lowercase(),
        |codes| codes.concat(),
        |codes| codes.iter().map(|code| format!("{} {}; ", &code[..3], code[3..].to_lowercase())).collect(),
        |codes| codes.iter().map(|code| format!("{}\t", code.split("").collect::<Vec<_>>().join("-"))).collect(),
    ];
    for form in forms {
        let mut pool = Pool::default();
        let taken = pool.take(&form(&codes), EXERCISE);
        assert_eq!((taken.taken, taken.refused), (6, Vec::new()), "{}", form(&codes));
    }
}

#[test]
fn a_tally_of_another_device_counts_all_of_its_codes_and_a_later_one_takes_its_place() {
    let mut other = Pool::default();
    other.take(&[code(AnswerClass::Right, 1), code(AnswerClass::First, 2)].join(" "), EXERCISE);
    let early = other.tally(EXERCISE, 4);
    other.take(&code(AnswerClass::Right, 3), EXERCISE);
    let late = other.tally(EXERCISE, 4).to_string();
    let mut pool = Pool::default();
    pool.take(&code(AnswerClass::Unsure, 9), EXERCISE);
    assert_eq!(pool.take(&early.to_string().to_lowercase(), EXERCISE).taken, 2);
    assert_eq!(pool.take(&early.to_string(), EXERCISE).again, [early.to_string()]);
    assert_eq!(pool.take(&late.replace(' ', ""), EXERCISE).taken, 3, "without the gap");
    assert_eq!(AnswerClass::ALL.map(|class| pool.coded(class)), [2, 1, 0, 0, 0, 1]);
    let foreign = other.tally("poe 7 seed 5", 4).to_string();
    assert_eq!(pool.take(&foreign, EXERCISE).refused, [(foreign, CodeFault::OtherExercise)]);
}

proptest! {
    #[test]
    fn a_tally_says_what_was_counted_and_a_wrong_letter_is_noticed(
        counts in prop::array::uniform6(0..=Tally::MOST), device in 0..Tally::DEVICES, place in 0..14_usize, by in 1..19_usize,
    ) {
        let tally = Tally::new(EXERCISE, counts, device);
        prop_assert_eq!(tally.to_string().parse::<Tally>().unwrap().counts(EXERCISE), Ok((counts, device)));
        let mut letters: Vec<char> = tally.to_string().chars().filter(|sign| *sign != ' ').collect();
        prop_assert_eq!(letters.len(), Tally::LENGTH);
        let all: Vec<char> = "BCDFGHJKLMNPRSTVWXZ".chars().collect();
        let old = all.iter().position(|letter| *letter == letters[place]).unwrap();
        letters[place] = all[(old + by) % all.len()];
        prop_assert!(letters.iter().collect::<String>().parse::<Tally>().is_err());
    }

    #[test]
    fn what_is_kept_of_a_pool_is_read_again(hands in prop::collection::vec(0..40_u32, 8), codes in 0..9_u32) {
        let mut pool = Pool::default();
        hands.iter().enumerate().for_each(|(place, &hands)| pool.set_hands(place, hands));
        let text: String = (0..codes).map(|variety| code(AnswerClass::First, variety) + " ").collect();
        pool.take(&text, EXERCISE);
        let mut other = Pool::default();
        other.take(&code(AnswerClass::Wrong, codes), EXERCISE);
        pool.take(&other.tally(EXERCISE, 3).to_string(), EXERCISE);
        let read = Pool::read(&pool.to_string(), EXERCISE);
        prop_assert!(!read.can_undo());
        prop_assert_eq!(read.to_string(), pool.to_string());
        prop_assert_eq!(read.total(), pool.total());
    }

    #[test]
    fn mangled_text_is_read_without_panic(text in "\\PC{0,60}") {
        let _ = Pool::read(&text, EXERCISE);
    }
}
