//! What the small mats of both letter games say.

use flub::network::{Letter, Line, LineSet, Listing, Size, Square};

use super::{
    mat_view::{StrokeStyle, StrokeView},
    naming::{lines_key, listed},
    try_mat::{Told, Tried},
};
use crate::app::i18n::{Value, Words};

/// Whether the line that was tapped is one that can be counted.
pub fn line(words: &Words, tried: &Tried) -> Told {
    let size = Size::Three;
    let listing = Listing(tried.line.iter().map(|square| square.number() as u16).collect());
    let strokes = StrokeView::of_list(size, std::slice::from_ref(&listing), |_| StrokeStyle::Listed);
    let lines = ("lines", Value::from(lines_key(tried.rules)));
    if tried.line.len() < size.side() {
        let strokes = if tried.line.is_empty() { Vec::new() } else { strokes };
        return Told { says: vec![words.text("how-to-try-line-start")], strokes, latest: false };
    }
    let network = tried.network();
    let listed = ("listing", Value::from(listing.to_string()));
    let squares = tried.line.iter().copied().collect();
    let found: Vec<&Line> = Line::all(size).iter().filter(|line| line.squares() == squares).collect();
    let without = |is: &dyn Fn(Square) -> bool| tried.line.iter().copied().find(|&square| is(square));
    let forbidden = without(&|square| network.letter(square) == Some(Letter::F));
    let vacant = without(&|square| network.letter(square).is_none());
    let at = |square: Square| ("square", Value::from(square.number()));
    let says = match (found.as_slice(), forbidden, vacant) {
        ([], ..) => words.with("how-to-try-line-none", &[listed]),
        (_, Some(square), _) => words.with("how-to-try-line-forbidden", &[listed, at(square), lines]),
        (_, _, Some(square)) => words.with("how-to-try-line-vacant", &[listed, at(square), lines]),
        ([_], ..) => words.with("how-to-try-line-one", &[listed, lines]),
        _ => words.with("how-to-try-line-two", &[listed, lines]),
    };
    Told { says: vec![says], strokes, latest: false }
}

/// What must be counted, what may be, and a solution.
pub fn solution(words: &Words, tried: &Tried) -> Told {
    let network = tried.network();
    let (required, permitted) = network.connections();
    let list = |lines: LineSet| -> Vec<Listing> { lines.lines(Size::Three).map(Into::into).collect() };
    let (required, permitted) = (list(required), list(permitted));
    let values = [
        ("required", listed(&required).into()),
        ("needed", required.len().into()),
        ("permitted", listed(&permitted).into()),
        ("free", permitted.len().into()),
    ];
    let goal = tried.goal.parse().ok();
    let solution = goal.and_then(|goal| network.solution(goal, None));
    let solved = match &solution {
        Some(counted) => {
            words.with("how-to-try-solved", &[("list", listed(counted).into()), ("count", counted.len().into())])
        }
        None => words.text("how-to-try-unsolved"),
    };
    let counted = solution.unwrap_or(required);
    Told {
        says: vec![words.with("how-to-try-counted", &values), solved],
        strokes: StrokeView::of_proof(&network, &counted),
        latest: false,
    }
}
