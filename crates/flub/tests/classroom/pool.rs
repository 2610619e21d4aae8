use flub::classroom::{AnswerClass, Code, CodeFault, Pool};

const EXERCISE: &str = "poe 7 seed 1234";

fn code(class: AnswerClass, variety: u32) -> String {
    Code::new(EXERCISE, class, variety).to_string()
}

#[test]
fn hands_and_codes_are_counted_together() {
    let mut pool = Pool::default();
    pool.set_hands(AnswerClass::First, 4);
    let text =
        format!("{} {}\n{}", code(AnswerClass::Right, 1), code(AnswerClass::First, 2), code(AnswerClass::Unsure, 3));
    assert_eq!(pool.take(&text, EXERCISE).taken, 3);
    assert_eq!(AnswerClass::ALL.map(|class| pool.count(class)), [1, 5, 0, 0, 0, 1]);
    assert_eq!((pool.total(), pool.codes(), pool.hands(AnswerClass::First)), (7, 3, 4));
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
    pool.set_hands(AnswerClass::Right, 3);
    let counted = pool.clone();
    pool.take(&code(AnswerClass::Wrong, 9), EXERCISE);
    pool.set_hands(AnswerClass::Right, 3);
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
    pool.set_hands(AnswerClass::Right, u32::MAX);
    assert_eq!(pool.count(AnswerClass::Right), Pool::MOST_HANDS);
    let many: String = (0..1_500).map(|variety| code(AnswerClass::Right, variety) + "\n").collect();
    assert_eq!(pool.take(&many, EXERCISE).taken, Pool::MOST_CODES);
    for hands in 0..2_000 {
        pool.set_hands(AnswerClass::First, hands % 900);
    }
    (0..Pool::MOST_UNDONE).for_each(|_| pool.undo());
    assert!(!pool.can_undo());
}
