//! Lines: which run from side to side, in which order they are written, and how often they count.

use flub::network::{Line, Listing, Sides, Size};

use crate::plain;

#[test]
fn lines_are_those_of_the_definition() {
    for (size, count) in [(Size::Three, 34), (Size::Four, 136)] {
        let squares = |line: &Line| line.path().iter().fold(0u16, |set, square| set | 1 << square.index());
        let mut ours: Vec<u16> = Line::all(size).iter().map(squares).collect();
        ours.sort_unstable();
        assert_eq!(ours, plain::lines(size.side()), "the lines of {size:?}");
        assert_eq!(ours.len(), count);
        assert!(Line::all(size).iter().all(|line| line.squares() == line.path().iter().copied().collect()));
        let top_bottom = Line::all(size).iter().filter(|line| line.sides() == Sides::TopBottom);
        assert_eq!(top_bottom.count(), count / 2, "as many lines join each pair of sides");
    }
}

#[test]
fn a_line_is_written_from_its_first_side_to_the_other() {
    for size in [Size::Three, Size::Four] {
        for line in Line::all(size) {
            let along = line.path().iter().map(|square| match line.sides() {
                Sides::TopBottom => square.index() / size.side(),
                Sides::LeftRight => square.index() % size.side(),
            });
            assert!(along.eq(0..size.side()), "{}", Listing::from(line));
        }
    }
}

/// The sides a written line joins, `|` for top-bottom and `-` for left-right.
fn check(size: Size, written: &str, expected: &str) {
    let listing: Listing = written.parse().unwrap();
    let sides: String = Line::all(size)
        .iter()
        .filter(|line| Listing::from(*line) == listing)
        .map(|line| if line.sides() == Sides::TopBottom { '|' } else { '-' })
        .collect();
    assert_eq!(sides, expected, "{written}");
}

#[test]
fn lines_of_the_rule_book() {
    for left_right in ["123", "126", "456", "486", "786"] {
        check(Size::Three, left_right, "-");
    }
    for top_bottom in ["148", "258", "359", "157"] {
        check(Size::Three, top_bottom, "|");
    }
    check(Size::Three, "159", "|-");
    check(Size::Three, "357", "|");
    check(Size::Three, "753", "-");
    for no_line in ["142", "256", "578", "12", "1234"] {
        check(Size::Three, no_line, "");
    }
    check(Size::Four, "1-6-11-16", "|-");
    check(Size::Four, "1-2-3-4", "-");
    check(Size::Four, "1-6-12-16", "");
}

#[test]
fn only_diagonals_count_twice() {
    let twice = |size| {
        let lines = Line::all(size);
        let is_repeated = |line: &&Line| lines.iter().filter(|other| other.squares() == line.squares()).count() == 2;
        let mut repeated: Vec<String> = lines
            .iter()
            .filter(is_repeated)
            .map(|line| {
                let mut squares: Vec<usize> = line.path().iter().map(|square| square.number()).collect();
                squares.sort_unstable();
                format!("{squares:?}")
            })
            .collect();
        repeated.sort_unstable();
        repeated
    };
    assert_eq!(twice(Size::Three), ["[1, 5, 9]", "[1, 5, 9]", "[3, 5, 7]", "[3, 5, 7]"]);
    assert_eq!(twice(Size::Four), ["[1, 6, 11, 16]", "[1, 6, 11, 16]", "[4, 7, 10, 13]", "[4, 7, 10, 13]"]);
}
