//! A mat and the form beside it on paper, in black and white.

use flub::network::{
    Letter, Listing, Network, Placement, Rules, Square, SquareSet,
    lessons::{MatAnswer, MatTask},
};
use flub_tables::{
    i18n::Words,
    letters::{
        mat_view::{MatView, StrokeStyle, StrokeView, middle},
        naming::lines_key,
    },
};
use yew::prelude::*;

use super::{
    about_mat,
    form::{Field, Form, Way},
};
use crate::ui::paper::{GAP, Room, blank, tick, ticks, with_gaps};

/// What a mat on paper shows.
#[derive(Clone, Debug)]
pub struct Print {
    /// The mat.
    pub mat: Network,
    /// The squares of the latest letters.
    pub latest: SquareSet,
    /// The lines drawn on it.
    pub lines: Vec<Listing>,
}

impl Print {
    /// The mat, drawn without anything that needs an id.
    pub fn draw(&self, words: &Words) -> Html {
        let size = self.mat.size();
        let extent = 100 * size.side();
        let label = words.with("learn-mat", &[("squares", self.mat.to_string().into())]);
        let strokes = StrokeView::of_proof(&self.mat, &self.lines);
        let view = MatView { size, squares: Vec::new(), strokes, standing: None };
        let strokes = view.strokes.iter().enumerate().map(|(place, stroke)| {
            let class = match stroke.style {
                StrokeStyle::Permitted => "paper-stroke permitted",
                _ => "paper-stroke",
            };
            html! { <path key={place} {class} d={stroke.path_data(size, view.beside(place))} /> }
        });
        html! {
            <svg class={format!("paper-drawing paper-letters-{}", size.side())} role="img" aria-label={label}
                viewBox={format!("-3 -3 {0} {0}", extent + 6)}>
                { for size.squares().map(|square| self.square(square)) }
                <g>{ for strokes }</g>
                { for size.squares().filter_map(|square| self.letter(square)) }
            </svg>
        }
    }

    /// F is hatched, and the latest letter is underlined.
    fn square(&self, square: Square) -> Html {
        let (x, y) = middle(self.mat.size(), square);
        let is_latest = self.latest.has(square);
        html! {
            <g key={square.number()} transform={format!("translate({} {})", x - 50, y - 50)}>
                if self.mat.letter(square) == Some(Letter::F) {
                    <path class="paper-hatch" d={hatching()} />
                }
                <path class="paper-edge" d="M0 0H100V100H0Z" />
                if is_latest {
                    <path class="paper-latest" d="M27 90H73" />
                }
                <text class="paper-number" x="8" y="26">{ square.number() }</text>
            </g>
        }
    }

    /// The letter, above the strokes; R and O are ringed.
    fn letter(&self, square: Square) -> Option<Html> {
        let letter = self.mat.letter(square)?;
        let (x, y) = middle(self.mat.size(), square);
        let is_ringed = letter == self.mat.rules().demanding();
        Some(html! {
            <g key={square.number()} transform={format!("translate({x} {y})")}>
                if is_ringed {
                    <circle class="paper-ring" r="34" />
                }
                <text class="paper-letter" y="17">{ letter.as_str() }</text>
            </g>
        })
    }
}

/// Lines from corner to corner and beside them, within a square.
fn hatching() -> String {
    let line = |at: i32| {
        let (low, high) = ((at - 100).max(0), at.min(100));
        format!("M{low} {high}L{high} {low}")
    };
    (20..=180).step_by(20).map(line).collect()
}

/// What an answer is written into: the ways to answer as boxes to tick, each with its fields.
pub fn form(words: &Words, rules: Rules, form: &Form, label: &dyn Fn(&str) -> String) -> Html {
    match form.as_slice() {
        [only] => fields(words, rules, only, label),
        ways => {
            let way = |way: &Way| {
                let fields = fields(words, rules, way, label);
                html! { <div key={way.name} class="paper-way">{ tick(label(way.name)) }{ fields }</div> }
            };
            ways.iter().map(way).collect()
        }
    }
}

fn fields(words: &Words, rules: Rules, way: &Way, label: &dyn Fn(&str) -> String) -> Html {
    // Where the permitted lines are listed apart, the first list has the required ones.
    let are_apart = way.fields.contains(&Field::Permitted);
    let field = |field: &Field| match field {
        Field::Pick(among) => ticks(None, among.iter().map(Listing::to_string)),
        Field::Lines if are_apart => blank(words.text("paper-required"), Room::Lines(1)),
        Field::Lines => blank(words.with("paper-lines", &[("lines", lines_key(rules).into())]), Room::Lines(1)),
        Field::Permitted => blank(words.text("paper-permitted"), Room::Lines(1)),
        Field::Squares => blank(words.text("paper-squares"), Room::Lines(0)),
        Field::Numbers(most) => ticks(None, (0..=*most).map(|number| number.to_string())),
        Field::Letters(most) => {
            let room = if *most == 1 { Room::Short } else { Room::Long };
            blank(words.with("paper-letters", &[("count", (*most).into())]), room)
        }
        Field::Instead => blank(words.text("paper-instead"), Room::Short),
        Field::Choice { name, options } => ticks(Some(label(name)), options.iter().map(|option| label(option))),
    };
    way.fields.iter().map(field).collect()
}

/// A right answer in words, with gaps to fill.
pub fn cloze(words: &Words, text: &str) -> Html {
    html! {
        <>
            <p class="paper-task">{ words.text("paper-fill") }</p>
            <p class="paper-hand">{ with_gaps(text) }</p>
        </>
    }
}

/// A list of lines with a square left out of each, another one from line to line.
pub fn lines_with_gaps(words: &Words, lines: &[Listing]) -> String {
    let begin: usize = lines.first().map_or(0, |line| line.0.iter().copied().map(usize::from).sum());
    let left_out = |(index, line): (usize, &Listing)| {
        let gap = (begin + index).checked_rem(line.0.len());
        let square = |(at, number): (usize, &u16)| if Some(at) == gap { GAP.to_string() } else { number.to_string() };
        let squares: Vec<String> = line.0.iter().enumerate().map(square).collect();
        // As a line is written: the numbers of a larger mat are apart.
        squares.join(if line.to_string().contains('-') { "-" } else { "" })
    };
    words.series(lines.iter().enumerate().map(left_out))
}

/// Letters without their squares.
pub fn letters_with_gaps(words: &Words, letters: &[Placement]) -> String {
    words.series(letters.iter().map(|letter| format!("{}{GAP}", letter.letter)))
}

/// The mat of an answer with its letters and lines, where these are few enough to be told apart.
pub fn answered(words: &Words, mat: &Network, letters: &[Placement], lines: &[Listing]) -> Html {
    match mat.with_all(letters.iter().copied()) {
        Some(mat) if (1..=MatView::BESIDE).contains(&lines.len()) => {
            let latest = letters.iter().map(|letter| letter.square).collect();
            Print { mat, latest, lines: lines.to_vec() }.draw(words)
        }
        _ => html! {},
    }
}

/// What is wanted, in a sentence for paper.
pub fn describe_task(words: &Words, task: &MatTask) -> String {
    match task {
        MatTask::Unused(mat) => words.with("paper-unused", &[("letter", mat.rules().demanding().as_str().into())]),
        _ => about_mat::describe_task(words, task),
    }
}

/// The lines of an answer about one mat.
pub fn lines(answer: &MatAnswer) -> Vec<Listing> {
    match answer {
        MatAnswer::Lines(lines) => lines.clone(),
        MatAnswer::Apart { required, permitted } => [required.as_slice(), permitted].concat(),
        MatAnswer::Squares(_) | MatAnswer::Numbers(_) => Vec::new(),
    }
}
