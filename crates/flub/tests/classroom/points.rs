use flub::classroom::{Places, PlacesFault};
use proptest::prelude::*;

fn points(places: &[usize]) -> Vec<u32> {
    Places::new(places.to_vec()).expect("these are places").points()
}

/// The table of points, row by row.
#[test]
fn points_are_those_of_the_table() {
    for (places, expected) in [
        (&[1, 2, 3, 4][..], &[60, 40, 30, 20][..]),
        (&[1, 1, 3, 4], &[50, 50, 30, 20]),
        (&[1, 2, 2, 4], &[60, 40, 40, 20]),
        (&[1, 2, 3, 3], &[60, 40, 30, 30]),
        (&[1, 1, 1, 4], &[50, 50, 50, 20]),
        (&[1, 2, 2, 2], &[60, 30, 30, 30]),
        (&[1, 1, 3, 3], &[50, 50, 30, 30]),
        (&[1, 1, 1, 1], &[40, 40, 40, 40]),
        (&[1, 2, 3], &[60, 40, 20]),
        (&[1, 1, 3], &[50, 50, 20]),
        (&[1, 2, 2], &[60, 30, 30]),
        (&[1, 1, 1], &[40, 40, 40]),
        (&[1, 2], &[60, 20]),
        (&[1, 1], &[40, 40]),
    ] {
        assert_eq!(points(places), expected, "{places:?}");
    }
    assert_eq!(points(&[3, 1, 1]), [20, 50, 50], "in the order of the players");
}

#[test]
fn other_numbers_are_not_places() {
    for places in [&[][..], &[1], &[1, 2, 3, 4, 5]] {
        assert_eq!(Places::new(places.to_vec()), Err(PlacesFault::Players), "{places:?}");
    }
    for places in [&[0, 1][..], &[1, 3], &[2, 2], &[1, 1, 2], &[1, 2, 2, 3], &[2, 3, 4], &[1, 1, usize::MAX]] {
        assert_eq!(Places::new(places.to_vec()), Err(PlacesFault::Ranks), "{places:?}");
    }
}

proptest! {
    /// Any scores give places, and a higher score gets more points.
    #[test]
    fn higher_scores_get_more_points(scores in prop::collection::vec(-5..5_i32, 2..=4)) {
        let points = Places::by_score(&scores).expect("a table").points();
        for (one, other) in (0..scores.len()).flat_map(|one| (0..scores.len()).map(move |other| (one, other))) {
            prop_assert_eq!(scores[one].cmp(&scores[other]), points[one].cmp(&points[other]));
        }
    }
}
