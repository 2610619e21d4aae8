//! A small mat beside text, to play with: each tap is answered in a sentence by the rules.

use flub::network::{Letter, Line, LineSet, Listing, Network, Placement, Rules, Size, Square};
use flub_tables::{
    i18n::{Id, Value, Words},
    letters::{
        mat_view::{MatView, StrokeStyle, StrokeView},
        naming::{lines_key, square_label},
    },
};
use yew::prelude::*;

use crate::{
    context::use_words,
    ui::{article::Drawn, choice::TryChoices, renewed::renewed},
};

/// A mat of three rows to play with.
#[derive(Debug)]
pub struct TryMat {
    /// The game, which determines the letters.
    pub rules: Rules,
    /// What a tap does.
    pub tap: Tap,
    /// The letters on it at first. Of several cases one is chosen.
    pub cases: &'static [Case],
    /// Comments on it after each tap.
    pub explain: Explain,
}

/// The letters on a mat at first: the name of the case, and the goal with the letters in their order, `O P5 R2`.
#[derive(Debug)]
pub struct Case(pub Id, pub &'static str);

/// What a tap on a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Adds it to a line of three.
    Line,
    /// Writes the next letter into it.
    Letter,
}

/// Comments on a mat by the rules.
pub type Explain = fn(&Words, &MatState) -> Comment;

/// The letters on a mat, or the line that is being tapped on it.
#[derive(Clone, Debug, PartialEq)]
pub struct MatState {
    /// The goal, as in `O`.
    pub goal: &'static str,
    /// The letters, the latest last.
    pub letters: Vec<Placement>,
    /// The squares of a line, in the order of the taps.
    pub line: Vec<Square>,
    /// The game.
    pub rules: Rules,
}

/// A comment on a mat.
#[derive(Debug, Default)]
pub struct Comment {
    /// Its sentences, a paragraph each.
    pub sentences: Vec<String>,
    /// The lines it draws on the mat.
    pub strokes: Vec<StrokeView>,
    /// The letters that it would write for them.
    pub pencil: Vec<Placement>,
    /// Whether it is about the latest letter, which is then marked.
    pub latest: bool,
}

impl MatState {
    fn new(rules: Rules, text: &'static str) -> Self {
        let (goal, letters) = text.split_once(' ').unwrap_or((text, ""));
        let letters = letters.split(' ').filter_map(|letter| letter.parse().ok()).collect();
        Self { goal, letters, line: Vec::new(), rules }
    }

    /// The letters on the mat.
    pub fn network(&self) -> Network {
        let vacant = Network::vacant(Size::Three, self.rules);
        self.letters.iter().fold(vacant, |network, &letter| network.with(letter).unwrap_or(network))
    }

    /// The goal and the letters, `O P5 R2`.
    pub fn text(&self) -> String {
        let letters = self.letters.iter().map(Placement::to_string);
        [self.goal.to_owned()].into_iter().chain(letters).collect::<Vec<_>>().join(" ")
    }

    fn tapped(mut self, tap: Tap, square: Square) -> Self {
        match tap {
            Tap::Line => {
                if self.line.len() == Size::Three.side() {
                    self.line.clear();
                }
                if !self.line.contains(&square) {
                    self.line.push(square);
                }
            }
            Tap::Letter => {
                let there = self.letters.iter().find(|letter| letter.square == square).map(|letter| letter.letter);
                self.letters.retain(|letter| letter.square != square);
                self.letters.extend(next_letter(self.rules, there).map(|letter| Placement { letter, square }));
            }
        }
        self
    }
}

/// The letter that a tap puts in the place of this one: P, then R or O, then F, then no letter.
fn next_letter(rules: Rules, letter: Option<Letter>) -> Option<Letter> {
    match letter {
        None => Some(Letter::P),
        Some(Letter::P) => Some(rules.demanding()),
        Some(Letter::F) => None,
        Some(Letter::R | Letter::O) => Some(Letter::F),
    }
}

impl Drawn for TryMat {
    fn draw(&'static self) -> Html {
        html! { <TryMatView of={self} /> }
    }
}

#[derive(Properties)]
struct TryMatProps {
    of: &'static TryMat,
}

impl PartialEq for TryMatProps {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.of, other.of)
    }
}

#[component]
fn TryMatView(&TryMatProps { of }: &TryMatProps) -> Html {
    let words = use_words();
    let read_case = |case: usize| MatState::new(of.rules, of.cases[case].1);
    let case = use_state_eq(|| 0);
    let state = use_state_eq(|| read_case(0));
    let comment = (of.explain)(&words, &state);
    let network = state.network();
    let latest = state.letters.last().filter(|_| comment.latest).map(|letter| letter.square);
    let cells = Size::Three.squares().map(|square| {
        let onclick = {
            let state = state.clone();
            move |_| state.set((*state).clone().tapped(of.tap, square))
        };
        let pencilled = comment.pencil.iter().find(|pencilled| pencilled.square == square).map(|one| one.letter);
        let letter = network.letter(square).or(pencilled);
        let class = classes!(
            "square",
            pencilled.map(|_| "pencilled"),
            letter.map(|letter| format!("letter-{letter}")),
            (latest == Some(square)).then_some("latest"),
            state.line.contains(&square).then_some("traced"),
        );
        html! {
            <button key={square.index()} type="button" {class} {onclick}>
                <span class="visually-hidden">
                    { renewed(square_label(&words, square.number(), letter, pencilled.is_some(), latest == Some(square))) }
                </span>
                <span class="square-number" aria-hidden="true">{ square.number() }</span>
                <span class="square-letter" aria-hidden="true">{ letter.map(renewed) }</span>
            </button>
        }
    });
    let view = MatView { size: Size::Three, squares: Vec::new(), strokes: comment.strokes, standing: None };
    let strokes = view.strokes.iter().enumerate().map(|(place, stroke)| {
        html! { <path class={classes!("stroke", stroke.style.class())} pathLength="1" d={stroke.path_data(view.size, view.beside(place))} /> }
    });
    let on_choose = {
        let (case, state) = (case.clone(), state.clone());
        Callback::from(move |chosen| {
            case.set(chosen);
            state.set(read_case(chosen));
        })
    };
    html! {
        <div class="try">
            <TryChoices names={of.cases.iter().map(|Case(name, _)| words.text(name)).collect::<Vec<_>>()} chosen={*case} {on_choose} />
            <div class="mat">
                <div class="try-squares">{ for cells }</div>
                <svg class="mat-strokes" viewBox="0 0 300 300" aria-hidden="true">{ for strokes }</svg>
            </div>
            <div class="try-says" role="status">{ for comment.sentences.iter().map(|sentence| html! { <p>{ renewed(sentence) }</p> }) }</div>
        </div>
    }
}

/// Comments on whether the tapped line can be counted.
pub fn explain_line(words: &Words, state: &MatState) -> Comment {
    let size = Size::Three;
    let listing = Listing(state.line.iter().map(|square| square.number() as u16).collect());
    let strokes = StrokeView::of_list(size, std::slice::from_ref(&listing), |_| StrokeStyle::Listed);
    let lines = ("lines", Value::from(lines_key(state.rules)));
    if state.line.len() < size.side() {
        let strokes = if state.line.is_empty() { Vec::new() } else { strokes };
        return Comment { sentences: vec![words.text("how-to-try-line-start")], strokes, ..Comment::default() };
    }
    let network = state.network();
    let listed = ("listing", Value::from(listing.to_string()));
    let squares = state.line.iter().copied().collect();
    let found: Vec<&Line> = Line::all(size).iter().filter(|line| line.squares() == squares).collect();
    let without = |is: &dyn Fn(Square) -> bool| state.line.iter().copied().find(|&square| is(square));
    let forbidden = without(&|square| network.letter(square) == Some(Letter::F));
    let vacant = without(&|square| network.letter(square).is_none());
    let at = |square: Square| ("square", Value::from(square.number()));
    let sentence = match (found.as_slice(), forbidden, vacant) {
        ([], ..) => words.with("how-to-try-line-none", &[listed]),
        (_, Some(square), _) => words.with("how-to-try-line-forbidden", &[listed, at(square), lines]),
        (_, _, Some(square)) => words.with("how-to-try-line-vacant", &[listed, at(square), lines]),
        ([_], ..) => words.with("how-to-try-line-one", &[listed, lines]),
        _ => words.with("how-to-try-line-two", &[listed, lines]),
    };
    Comment { sentences: vec![sentence], strokes, ..Comment::default() }
}

/// Comments on the lines that must and may be counted, and on a solution.
pub fn explain_solution(words: &Words, state: &MatState) -> Comment {
    let network = state.network();
    let (required, permitted) = network.connections();
    let list = |lines: LineSet| -> Vec<Listing> { lines.lines(Size::Three).map(Into::into).collect() };
    let (required, permitted) = (list(required), list(permitted));
    let values = [
        ("required", words.list(&required).into()),
        ("needed", required.len().into()),
        ("permitted", words.list(&permitted).into()),
        ("free", permitted.len().into()),
    ];
    let goal = state.goal.parse().ok();
    let solution = goal.and_then(|goal| network.solution(goal, None));
    let solved = match &solution {
        Some(counted) => {
            words.with("how-to-try-solved", &[("list", words.list(counted).into()), ("count", counted.len().into())])
        }
        None => words.text("how-to-try-unsolved"),
    };
    let counted = solution.unwrap_or(required);
    Comment {
        sentences: vec![words.with("how-to-try-counted", &values), solved],
        strokes: StrokeView::of_proof(&network, &counted),
        ..Comment::default()
    }
}
