//! Lines that a class suspects.

use flub::{
    games::floating::{
        Floating,
        lessons::{Answer, Flaw},
    },
    lessons::{Court, Difficulty, Exercise, trials},
    play::{Random, Seed},
};
use flub_tables::games::floating::suspects::{DISC, distance, place};

#[test]
fn each_line_of_a_case_is_drawn_in_a_place_of_its_own_with_a_letter_that_covers_no_other() {
    let mut tried = 0;
    for &step in Floating::COURT_STEPS {
        for (difficulty, seed) in Difficulty::ALL.into_iter().flat_map(|one| (0..60).map(move |seed| (one, seed))) {
            let question = Exercise::<Floating>::seeded(step, difficulty, Seed(seed)).pose();
            let board = question.task().setup().board;
            for trial in trials(&question, &mut Random::new(Seed(seed))) {
                let Answer::Lines(lines) = &trial.answer else { continue };
                let missing = match trial.flaw {
                    Flaw::NotListed(line) => Some(('Z', line)),
                    _ => None,
                };
                let suspects = place(board, lines, missing);
                assert_eq!(suspects.len(), lines.len() + usize::from(missing.is_some()));
                tried += 1;
                for (number, one) in suspects.iter().enumerate() {
                    for other in &suspects[..number] {
                        let case = format!("{step:?} {difficulty} seed {seed}: {} and {}", other.letter, one.letter);
                        assert!(distance(one.tag, other.tag) > 2.0 * f64::from(DISC), "{case}");
                        assert!(one.points != other.points, "{case}");
                    }
                    let within = f64::from(DISC)..=(100 * board.side()) as f64 - f64::from(DISC);
                    assert!(
                        within.contains(&one.tag.0) && within.contains(&one.tag.1),
                        "{step:?} seed {seed}: {}",
                        one.letter
                    );
                }
            }
        }
    }
    assert!(tried > 500, "{tried}");
}
