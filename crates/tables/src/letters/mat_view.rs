//! What a mat shows.

use std::slice;

use flub::network::{Flaw, Letter, Line, Listing, Network, Sides, Size, Square};

/// Everything the mat shows, as a value.
#[derive(Clone, Debug, PartialEq)]
pub struct MatView {
    /// Its size.
    pub size: Size,
    /// Its squares, row by row.
    pub squares: Vec<SquareView>,
    /// The connections drawn on it.
    pub strokes: Vec<StrokeView>,
    /// The index of the connection that stands out. `None` if they stand out in turn, or all are drawn alike.
    pub standing: Option<usize>,
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
    /// Whether it waits for a letter.
    pub picked: bool,
    /// Whether it is marked as a good place to begin.
    pub first: bool,
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
    /// The kind of network it would leave.
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
    /// The sides it joins. `None` if its squares do not form a line.
    pub sides: Option<Sides>,
    /// How it is drawn.
    pub style: StrokeStyle,
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
    /// A listing that is not a connection, or must not be counted.
    Wrong,
    /// A line that lacks one letter: dotted.
    Near,
}

impl StrokeStyle {
    /// Its class in the style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            StrokeStyle::Required => "required",
            StrokeStyle::Permitted => "permitted",
            StrokeStyle::Listed => "listed",
            StrokeStyle::Wrong => "wrong",
            StrokeStyle::Near => "near",
        }
    }
}

impl StrokeView {
    /// The strokes of a list, in order. `style` gets the line that a listing names, or `None` if it names none. A diagonal that is listed
    /// twice joins the other pair of sides the second time.
    pub fn of_list(size: Size, listings: &[Listing], style: impl Fn(Option<&Line>) -> StrokeStyle) -> Vec<StrokeView> {
        let mut drawn: Vec<usize> = Vec::new();
        listings
            .iter()
            .map(|listing| {
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

    /// The connections of a proof being written: those with a flaw are wrong, the others are not judged.
    pub fn of_draft(size: Size, counted: &[Listing], flaws: &[Option<Flaw>]) -> Vec<StrokeView> {
        let strokes = Self::of_list(size, counted, |_| StrokeStyle::Listed).into_iter();
        let style = |flaw: &Option<Flaw>| if flaw.is_some() { StrokeStyle::Wrong } else { StrokeStyle::Listed };
        strokes.zip(flaws).map(|(stroke, flaw)| StrokeView { style: style(flaw), ..stroke }).collect()
    }

    /// The wrong connection.
    pub fn at_fault(size: Size, at_fault: &Listing) -> StrokeView {
        Self::of_list(size, slice::from_ref(at_fault), |_| StrokeStyle::Wrong).swap_remove(0)
    }

    /// The stroke as SVG path data, a hundred units per square: a soft curve from side to side, bent towards the middle of
    /// each square and this far beside it, or as far as the other number from corner to corner. It never leaves its squares: each curve and
    /// its control point are in one of them. A stroke that is not a line has no sides to start from, and has a gap where its squares do not
    /// touch.
    pub fn path_data(&self, size: Size, (beside, pinched): (i32, i32)) -> String {
        let is_across = self.sides == Some(Sides::LeftRight);
        let aside = |out: i32| if is_across { (0, out) } else { (out, 0) };
        let (across, down) = aside(beside);
        // A curve from corner to corner is pinched at both ends.
        let bend = |square: &Square, is_pinched: bool| {
            let ((x, y), (across, down)) = (middle(size, *square), aside(if is_pinched { pinched } else { beside }));
            (x + across, y + down)
        };
        let edge = |square: &Square, out: i32| {
            let (x, y) = middle(size, *square);
            match self.sides {
                Some(Sides::TopBottom) => (x + across, y + out),
                Some(Sides::LeftRight) => (x + out, y + down),
                None => (x, y),
            }
        };
        // Where the stroke crosses from one square into the next: on their edge, or through their common corner.
        let crossing = |pair: &[Square]| {
            let ((ax, ay), (bx, by)) = (middle(size, pair[0]), middle(size, pair[1]));
            let (steps_x, steps_y) = ((bx - ax).abs() / 100, (by - ay).abs() / 100);
            match (steps_x, steps_y) {
                (0, 1) => Some((ax + across, (ay + by) / 2)),
                (1, 0) => Some(((ax + bx) / 2, ay + down)),
                (1, 1) => Some(((ax + bx) / 2, (ay + by) / 2)),
                _ => None,
            }
        };
        // No stroke is so far beside the middles that it crosses an edge at a corner.
        let is_corner = |(x, y): (i32, i32)| x % 100 == 0 && y % 100 == 0;
        let mut data = String::new();
        for (place, square) in self.path.iter().enumerate() {
            let before = place.checked_sub(1).map(|before| [self.path[before], *square]);
            let after = self.path.get(place + 1).map(|after| [*square, *after]);
            let (start, end) = (before.and_then(|pair| crossing(&pair)), after.and_then(|pair| crossing(&pair)));
            if start.is_none() {
                let (x, y) = edge(square, -50);
                data.push_str(&format!("M{x} {y}"));
            }
            let is_pinched = start.is_some_and(is_corner) && end.is_some_and(is_corner);
            let ((bend_x, bend_y), (x, y)) = (bend(square, is_pinched), end.unwrap_or_else(|| edge(square, 50)));
            data.push_str(&format!("Q{bend_x} {bend_y} {x} {y}"));
        }
        data
    }
}

impl MatView {
    /// How many connections can be drawn beside one another and still be told apart.
    pub const BESIDE: usize = 5;

    /// How far beside the middles of its squares this connection is drawn, and how far it bends from corner to corner, up to the edges of
    /// its squares; in hundredths of a square. Both are 0 if there are more than [`MatView::BESIDE`].
    pub fn beside(&self, index: usize) -> (i32, i32) {
        let count = self.strokes.len() as i32;
        let out = |apart: i32| apart * (2 * index as i32 + 1 - count) / 2;
        if count > Self::BESIDE as i32 { (0, 0) } else { (out(13), out(50.min(100 / (count - 1).max(1)))) }
    }
}

/// The centre of a square, in hundredths of a square.
pub fn middle(size: Size, square: Square) -> (i32, i32) {
    let at = |place: usize| place as i32 * 100 + 50;
    (at(square.index() % size.side()), at(square.index() / size.side()))
}

/// The command of a key pressed on the mat, other than moving around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatKey {
    /// A letter of the alphabet, upper case.
    Letter(char),
    /// The number of a square.
    Number(usize),
    /// Enter.
    Enter,
    /// Backspace or Delete.
    Erase,
}

#[cfg(test)]
mod tests {
    use std::env;

    use flub::network::{Line, Listing, Rules};

    use super::*;

    /// The points of a stroke, eight on each of its curves.
    fn points(data: &str) -> Vec<(f64, f64)> {
        let numbers =
            |text: &str| text.split(' ').map(|number| number.parse().expect("a number")).collect::<Vec<f64>>();
        let (mut at, mut points) = ((0.0, 0.0), Vec::new());
        for piece in data.replace('M', "|M").replace('Q', "|Q").split('|').skip(1) {
            let (command, rest) = piece.split_at(1);
            match (command, numbers(rest).as_slice()) {
                ("M", &[x, y]) => at = (x, y),
                ("Q", &[bend_x, bend_y, x, y]) => {
                    for step in 0..=8 {
                        let t = f64::from(step) / 8.0;
                        let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
                        points.push((a * at.0 + b * bend_x + c * x, a * at.1 + b * bend_y + c * y));
                    }
                    at = (x, y);
                }
                other => panic!("{other:?} in {data}"),
            }
        }
        points
    }

    /// Whether a point is in one of these squares, edges and corners included.
    fn is_in(size: Size, squares: &[Square], (x, y): (f64, f64)) -> bool {
        squares.iter().any(|&square| {
            let (middle_x, middle_y) = middle(size, square);
            (x - f64::from(middle_x)).abs() <= 50.001 && (y - f64::from(middle_y)).abs() <= 50.001
        })
    }

    fn keeps_to_its_squares(view: &MatView) {
        for (index, stroke) in view.strokes.iter().enumerate() {
            let data = stroke.path_data(view.size, view.beside(index));
            let points = points(&data);
            assert!(!points.is_empty(), "{stroke:?} is drawn");
            for point in points {
                assert!(is_in(view.size, &stroke.path, point), "{point:?} of {data} is in none of {:?}", stroke.path);
            }
        }
    }

    fn view(size: Size, strokes: Vec<StrokeView>) -> MatView {
        MatView { size, squares: Vec::new(), strokes, standing: None }
    }

    /// Connections depend only on which squares are open, which means filled and without F.
    #[test]
    fn strokes_of_every_network_keep_to_its_connections() {
        for size in [Size::Three, Size::Four] {
            let squares: Vec<Square> = size.squares().collect();
            // An odd step, so that every square is open in some and closed in others.
            let step = if env::var("FLUB_LEVEL").is_ok_and(|level| level == "release") { 1 } else { 15 };
            for open in (0..1_u32 << squares.len()).step_by(step) {
                let is_open = |square: &Square| open >> square.index() & 1 == 1;
                let lines = Line::all(size).iter().filter(|line| line.path().iter().all(is_open));
                let strokes: Vec<StrokeView> = lines
                    .map(|line| StrokeView {
                        path: line.path().to_vec(),
                        sides: Some(line.sides()),
                        style: StrokeStyle::Required,
                    })
                    .collect();
                // All of them, and as few as are drawn beside one another.
                let few = strokes.iter().take(MatView::BESIDE).cloned().collect();
                keeps_to_its_squares(&view(size, few));
                keeps_to_its_squares(&view(size, strokes));
            }
        }
    }

    /// Between two corners they would else be one broad line.
    #[test]
    fn lines_through_the_same_corners_are_apart_by_more_than_their_width() {
        let counted = ["1-6-11-16", "1-6-11-16", "2-6-11-16"].map(|listing| listing.parse().expect("a listing"));
        let view = view(Size::Four, StrokeView::of_list(Size::Four, &counted, |_| StrokeStyle::Listed));
        keeps_to_its_squares(&view);
        let in_the_middle_of_11 =
            |(index, stroke): (usize, &StrokeView)| points(&stroke.path_data(view.size, view.beside(index)))[2 * 9 + 4];
        let at: Vec<(f64, f64)> = view.strokes.iter().enumerate().map(in_the_middle_of_11).collect();
        for (one, other) in [(0, 1), (1, 2), (0, 2)] {
            let apart = (at[one].0 - at[other].0).hypot(at[one].1 - at[other].1);
            assert!(apart > 20.0, "{apart} hundredths between {one} and {other}: {at:?}");
        }
    }

    #[test]
    fn nineteen_connections_beside_three_f_leave_the_f_alone() {
        let squares = "P1 P2 F3 R4 P5 P6 F7 P8 P9".split(' ').map(|letter| letter.parse().expect("a letter"));
        let network = squares.fold(Network::vacant(Size::Three, Rules::Poe), |network, letter| {
            network.with(letter).expect("it is vacant")
        });
        let (required, permitted) = network.connections();
        let lines = required.lines(Size::Three).chain(permitted.lines(Size::Three));
        let counted: Vec<Listing> = lines.map(Listing::from).collect();
        assert!(counted.len() > MatView::BESIDE);
        keeps_to_its_squares(&view(Size::Three, StrokeView::of_proof(&network, &counted)));
    }

    #[test]
    fn what_is_no_line_is_drawn_in_its_own_squares_only() {
        for listing in ["289", "142", "19", "555", "1"] {
            let counted = [listing.parse().expect("a listing")];
            let strokes = StrokeView::of_list(Size::Three, &counted, |_| StrokeStyle::Wrong);
            keeps_to_its_squares(&view(Size::Three, strokes));
        }
    }
}
