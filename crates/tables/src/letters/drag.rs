//! A drag across the mat, read as a line.

use flub::network::{Line, Listing, Size, Square};

use super::mat_view::middle;

/// A point of a drag, in hundredths of a square from the top left corner of the mat.
pub type Point = (f64, f64);

/// A drag visits a square whose middle it passes as near as this, in hundredths of a square.
const NEAR: f64 = 46.0;

/// Whoever cuts a corner passes the middle of the square beside it no nearer than this.
const MEANT: f64 = 20.0;

/// How far apart the points are at which a drag is looked at. Fast pointers report fewer.
const STEP: f64 = 4.0;

/// A square on the way, and how near its middle was passed.
#[derive(Clone, Copy)]
struct Visit {
    square: Square,
    near: f64,
}

/// The squares that a drag visits, in order: those whose middles it passes near, and the two in which it begins and ends. Whoever goes
/// back takes back. A square between two that touch is on no line, so it counts only if it was not just clipped; and between two
/// that do not touch there is the one that was passed nearest.
pub fn read(size: Size, path: &[Point]) -> Vec<Square> {
    let mut reading = Reading { size, visits: Vec::new(), passed: vec![f64::MAX; size.side() * size.side()] };
    let beside = |at: f64| at.clamp(-100.0, 500.0);
    let path = path.iter().filter(|(x, y)| x.is_finite() && y.is_finite());
    let path: Vec<Point> = path.map(|&(x, y)| (beside(x), beside(y))).collect();
    let last = path.len().saturating_sub(1);
    for (place, &(x, y)) in path.iter().enumerate() {
        let (from_x, from_y) = path[place.saturating_sub(1)];
        let steps = ((x - from_x).hypot(y - from_y) / STEP).ceil().max(1.0);
        for step in 1..=steps as usize {
            let part = step as f64 / steps;
            let point = (from_x + part * (x - from_x), from_y + part * (y - from_y));
            let is_end = place == 0 || place == last && step as f64 >= steps;
            reading.pass(point, is_end);
        }
    }
    reading.unclipped().into_iter().map(|visit| visit.square).collect()
}

/// The line through these squares in this order or backwards, if there is one.
pub fn line(size: Size, squares: &[Square]) -> Option<Listing> {
    let is_it = |line: &&Line| line.path() == squares || line.path().iter().rev().eq(squares);
    Line::all(size).iter().find(is_it).map(Listing::from)
}

struct Reading {
    size: Size,
    visits: Vec<Visit>,
    /// How near the middle of each square was passed since the last visit.
    passed: Vec<f64>,
}

impl Reading {
    fn pass(&mut self, point: Point, is_end: bool) {
        let distances = self.size.squares().map(|square| (square, self.distance(square, point)));
        let Some((square, near)) = distances.min_by(|a, b| a.1.total_cmp(&b.1)) else { return };
        for square in self.size.squares() {
            let near = self.distance(square, point);
            let passed = &mut self.passed[square.index()];
            *passed = passed.min(near);
        }
        match self.visits.last_mut() {
            Some(last) if last.square == square => last.near = last.near.min(near),
            _ if near < NEAR || is_end && near < 100.0 => self.visit(Visit { square, near }),
            _ => {}
        }
    }

    fn visit(&mut self, visit: Visit) {
        match self.visits.as_slice() {
            [.., before, _] if before.square == visit.square => drop(self.visits.pop()),
            [.., last] if !touches(self.size, last.square, visit.square) => {
                let between = self.between(last.square, visit.square);
                self.visits.extend(between);
                self.visits.push(visit);
            }
            _ => self.visits.push(visit),
        }
        self.passed.fill(f64::MAX);
    }

    /// The visits without those that only clipped a corner, the worst first.
    fn unclipped(self) -> Vec<Visit> {
        let mut visits = self.visits;
        let clipped = |visits: &[Visit]| {
            let inner = 1..visits.len().saturating_sub(1);
            let is_clipped = |&place: &usize| {
                touches(self.size, visits[place - 1].square, visits[place + 1].square) && visits[place].near > MEANT
            };
            inner.filter(is_clipped).max_by(|&a, &b| visits[a].near.total_cmp(&visits[b].near))
        };
        while let Some(place) = clipped(&visits) {
            visits.remove(place);
        }
        visits
    }

    /// The square that touches both and was passed nearest on the way from one to the other.
    fn between(&self, from: Square, to: Square) -> Option<Visit> {
        let common = self.size.squares().filter(|&square| {
            touches(self.size, from, square) && touches(self.size, square, to) && square != from && square != to
        });
        let passed = common.map(|square| Visit { square, near: self.passed[square.index()] });
        passed.min_by(|a, b| a.near.total_cmp(&b.near))
    }

    fn distance(&self, square: Square, (x, y): Point) -> f64 {
        let (middle_x, middle_y) = middle(self.size, square);
        (x - f64::from(middle_x)).hypot(y - f64::from(middle_y))
    }
}

/// Whether the squares are neighbours, also across a corner.
fn touches(size: Size, one: Square, other: Square) -> bool {
    let place = |square: Square| (square.index() / size.side(), square.index() % size.side());
    let ((row, column), (other_row, other_column)) = (place(one), place(other));
    row.abs_diff(other_row) <= 1 && column.abs_diff(other_column) <= 1
}
