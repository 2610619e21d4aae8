//! Where lines that a class suspects are drawn: apart from each other, each with its letter at an end.

use flub::games::floating::{Board, lessons::Line};

use super::scene::middle;

/// A place on the board, in hundredths of a square from the top left.
pub type Point = (f64, f64);

/// A line that a class suspects, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Suspect {
    /// Its letter, as in the list beside the board.
    pub letter: char,
    /// Where it begins, turns and ends.
    pub points: [Point; 3],
    /// The middle of its letter.
    pub tag: Point,
    /// Whether it is the one that was not listed.
    pub is_missing: bool,
}

/// Half the width of the disc around a letter.
pub const DISC: u32 = 21;

/// How far beside another one a line runs that has two squares in common with it.
const BESIDE: f64 = 20.0;

/// How far beyond the ends of a line its letter can stand, the best first; below 0 it stands on the line.
const BEYOND: [f64; 4] = [36.0, 14.0, -30.0, -52.0];

/// The lines that are listed, and the one that is missing with the letter of what says that none is; each where it and its letter
/// cover no earlier one.
pub fn place(board: Board, listed: &[Line], missing: Option<(char, Line)>) -> Vec<Suspect> {
    let mut placed: Vec<Suspect> = Vec::new();
    let all: Vec<(char, Line)> = ('A'..).zip(listed.iter().copied()).chain(missing).collect();
    for (number, &(letter, line)) in all.iter().enumerate() {
        let ends = line.squares().map(|square| {
            let (x, y) = middle(board, square);
            (x as f64, y as f64)
        });
        // It runs beside an earlier one where both have two squares, in turns on either side.
        let common = |(_, other): &(char, Line)| {
            let both: Vec<usize> = (0..3).filter(|&at| other.set().has(line.squares()[at])).collect();
            (both.len() > 1).then(|| towards(ends[both[0]], ends[both[1]]))
        };
        let mut like = all[..number].iter().filter_map(common);
        let (across, down) = like.next().unwrap_or_default();
        let beside = if like.count().is_multiple_of(2) { BESIDE } else { -BESIDE };
        let points = ends.map(|(x, y)| (x - beside * down, y + beside * across));
        let [from, through, to] = points;
        let tags =
            BEYOND.iter().flat_map(|&beyond| [(through, from), (through, to)].map(|(of, end)| along(of, end, beyond)));
        let tags: Vec<Point> = tags.collect();
        let is_free = |tag: &&Point| {
            let (disc, extent) = (f64::from(DISC), (100 * board.side()) as f64);
            let is_within = [tag.0, tag.1].iter().all(|at| (disc..extent - disc).contains(at));
            is_within && placed.iter().all(|other| distance(other.tag, **tag) > 2.0 * disc)
        };
        let tag = tags.iter().find(is_free).unwrap_or(&tags[0]);
        placed.push(Suspect { letter, points, tag: *tag, is_missing: number == listed.len() });
    }
    placed
}

/// The direction from one point to another.
fn towards(from: Point, to: Point) -> Point {
    let length = distance(from, to).max(1.0);
    ((to.0 - from.0) / length, (to.1 - from.1) / length)
}

/// The point so far beyond the end of a line that comes from the first point.
fn along(from: Point, end: Point, beyond: f64) -> Point {
    let (across, down) = towards(from, end);
    (end.0 + beyond * across, end.1 + beyond * down)
}

/// How far two points are apart.
pub fn distance(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}
