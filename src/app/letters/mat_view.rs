use std::slice;

use flub::network::{Letter, Line, Listing, Network, Sides, Size, Square};

/// Everything the mat shows, as a value.
#[derive(Clone, Debug, PartialEq)]
pub struct MatView {
    /// Its size.
    pub size: Size,
    /// Its squares, row by row.
    pub squares: Vec<SquareView>,
    /// The connections drawn on it.
    pub strokes: Vec<StrokeView>,
}

/// A square of the mat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SquareView {
    /// The letter in it, entered or pencilled.
    pub letter: Option<Letter>,
    /// Whether the letter is pencilled: not yet entered.
    pub pencilled: bool,
    /// Whether the letter was written by the latest move.
    pub latest: bool,
    /// Whether it is highlighted as part of a flaw.
    pub lit: bool,
    /// Its place in the connection being tapped, from 1.
    pub traced: Option<usize>,
    /// Whether choosing it has an effect now.
    pub open: bool,
    /// Notes in a vacant square: letters that could be written.
    pub notes: Vec<LetterNote>,
    /// Its accessible name.
    pub label: String,
}

/// A letter that could be written, and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetterNote {
    /// The letter.
    pub letter: Letter,
    /// The network it would leave.
    pub safety: Safety,
}

/// The network after a letter is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Safety {
    /// A possible network that is not ripe.
    Safe,
    /// A ripe network.
    Ripe,
    /// An impossible network.
    Impossible,
}

/// A connection drawn on the mat.
#[derive(Clone, Debug, PartialEq)]
pub struct StrokeView {
    /// Its squares, in order.
    pub path: Vec<Square>,
    /// The sides it joins. `None` if the squares are no line.
    pub sides: Option<Sides>,
    /// How it is drawn.
    pub style: StrokeStyle,
    /// Its place in the list, from 1. `None` if it is on none.
    pub number: Option<usize>,
}

/// How a connection is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrokeStyle {
    /// A connection that must be counted: solid.
    Required,
    /// A connection that may be counted: dashed.
    Permitted,
    /// A listing that is not judged yet: solid.
    Listed,
    /// A listing that is no connection, or is wrong.
    Wrong,
}

impl StrokeView {
    /// The strokes of a list, in order, styled by the line each listing is, if it is one: a diagonal that stands twice joins other sides the second time.
    pub fn of_list(size: Size, listings: &[Listing], style: impl Fn(Option<&Line>) -> StrokeStyle) -> Vec<StrokeView> {
        let mut drawn: Vec<usize> = Vec::new();
        listings
            .iter()
            .enumerate()
            .map(|(place, listing)| {
                let path: Vec<Square> = listing.0.iter().filter_map(|&number| size.square(number.into())).collect();
                let same = |line: &Line| line.squares() == path.iter().copied().collect() && path.len() == size.side();
                let found = Line::all(size).iter().enumerate().filter(|(_, line)| same(line));
                let index = found.map(|(index, _)| index).find(|index| !drawn.contains(index));
                drawn.extend(index);
                let line = index.map(|index| &Line::all(size)[index]);
                StrokeView {
                    path: line.map_or(path, |line| line.path().to_vec()),
                    sides: line.map(Line::sides),
                    style: style(line),
                    number: Some(place + 1),
                }
            })
            .collect()
    }

    /// The connections of a proof on this network: required, permitted or wrong.
    pub fn of_proof(network: &Network, counted: &[Listing]) -> Vec<StrokeView> {
        Self::of_list(network.size(), counted, |line| match line.filter(|line| line.squares().within(network.open())) {
            Some(line) if network.is_required(line) => StrokeStyle::Required,
            Some(_) => StrokeStyle::Permitted,
            None => StrokeStyle::Wrong,
        })
    }

    /// The wrong connection, with its number in the proof's list if it is listed.
    pub fn at_fault(size: Size, counted: &[Listing], at_fault: &Listing) -> StrokeView {
        let mut strokes = Self::of_list(size, slice::from_ref(at_fault), |_| StrokeStyle::Wrong);
        let number = counted.iter().rposition(|listing| listing == at_fault).map(|place| place + 1);
        StrokeView { number, ..strokes.swap_remove(0) }
    }

    /// The stroke as SVG path data, a hundred units per square: through the centres, out to both sides.
    pub fn path_data(&self, size: Size) -> String {
        let side = size.side();
        let middle = |&square: &Square| {
            let (x, y) = middle(size, square);
            (x as i32, y as i32)
        };
        let mut points: Vec<(i32, i32)> = self.path.iter().map(middle).collect();
        if let (Some(sides), Some(&first), Some(&last)) = (self.sides, points.first(), points.last()) {
            // A little beyond the sides, so that a shifted stroke still reaches them.
            let (near, far) = (-20, side as i32 * 100 + 20);
            let (start, end) = match sides {
                Sides::TopBottom => ((first.0, near), (last.0, far)),
                Sides::LeftRight => ((near, first.1), (far, last.1)),
            };
            points.insert(0, start);
            points.push(end);
        }
        let steps = points.iter().enumerate();
        steps.map(|(place, (x, y))| format!("{}{x} {y}", if place == 0 { 'M' } else { 'L' })).collect()
    }
}

/// The centre of a square, in hundredths of a square.
pub fn middle(size: Size, square: Square) -> (usize, usize) {
    (square.index() % size.side() * 100 + 50, square.index() / size.side() * 100 + 50)
}
