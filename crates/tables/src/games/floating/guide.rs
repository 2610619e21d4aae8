//! What Guided says and draws: lines that lack one checker, and hints.

use flub::games::floating::{Floating, Side, Square, Turn, Variation};

use super::{
    hand::Hand,
    scene::{BoardView, Stroke},
    table::Table,
};
use crate::{i18n::Words, table::guide::Guide};

/// The lines that lack one checker, and the square that a hint looks at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// The lines, drawn dotted.
    pub near: Vec<Stroke>,
    /// The square.
    pub looked: Option<Square>,
}

impl BoardView {
    /// The board with what Guided draws on it.
    pub fn with_marks(mut self, marks: &Marks) -> Self {
        self.squares.iter_mut().for_each(|view| view.first |= marks.looked == Some(view.square));
        self.strokes.extend(&marks.near);
        self
    }
}

/// What is best now: the first square is where.
#[derive(Clone, Copy, PartialEq)]
enum Advice {
    First,
    Avoid,
    Take,
    Block,
    Build,
}

/// What the person to play can make three of, what the other side could, and where.
pub fn guide(words: &Words, table: &Table) -> Guide<Marks> {
    let state = table.state();
    let Some(side) = table.person_to_act().filter(|_| table.screen.hand == Hand::Empty) else {
        return Guide::default();
    };
    let [own, others] = [side, side.other()].map(|side| state.threats(side).iter().collect::<Vec<Square>>());
    let is_fewest = state.plays(Variation::Fewest);
    let (advice, squares) = match (own.is_empty(), others.is_empty()) {
        _ if state.checkers().is_empty() => (Advice::First, Vec::new()),
        (false, _) if is_fewest => (Advice::Avoid, own),
        (false, _) => (Advice::Take, own),
        (true, false) if !is_fewest => (Advice::Block, others),
        _ => (Advice::Build, Vec::new()),
    };
    let at = [("squares", words.some_of(&squares).into())];
    let (says, what) = match advice {
        Advice::First => (words.text("floating-guide-first"), words.text("floating-hint-first")),
        Advice::Avoid => (words.with("floating-guide-avoid", &at), words.text("floating-hint-avoid")),
        Advice::Take => (words.with("floating-guide-take", &at), words.text("floating-hint-take")),
        Advice::Block => (words.with("floating-guide-block", &at), words.text("floating-hint-block")),
        Advice::Build => (words.text("floating-guide-build"), words.text("floating-hint-build")),
    };
    let best = find_best(state, side, advice, &squares);
    let hints = best.map(|best| {
        let square = [("square", best.to_string().into())];
        vec![words.with("floating-hint-look", &square), what, words.with("floating-hint-play", &square)]
    });
    let near = Side::BOTH
        .into_iter()
        .flat_map(|side| state.nearly(side).into_iter().map(move |line| Stroke { side, line, near: true }));
    let marks = Marks { near: near.collect(), looked: best.filter(|_| table.hint > 0) };
    Guide { says: vec![says], hints: hints.unwrap_or_default(), marks }
}

/// The square to play: one that makes or stops three in a row, else that from which the most lines lack one checker.
fn find_best(state: &Floating, side: Side, advice: Advice, squares: &[Square]) -> Option<Square> {
    let lines = |square: &Square| state.after(Turn::at(*square)).map_or(0, |after| after.nearly(side).len());
    let open = || state.open().iter();
    match advice {
        Advice::Take | Advice::Block => squares.first().copied(),
        Advice::First | Advice::Build => open().max_by_key(lines),
        Advice::Avoid => open().find(|square| !squares.contains(square)),
    }
}
