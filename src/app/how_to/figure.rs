//! The drawing of a small mat with its caption.

use yew::prelude::*;

use crate::app::html::{classes, html};

/// A mat of three rows, and strokes through squares of it.
#[derive(Debug, Default)]
pub struct Figure {
    /// Nine letters from the top left, `.` where the square is vacant.
    pub letters: String,
    /// The stroke through each of these squares, in their order, as in `157`.
    pub strokes: Vec<Stroke>,
    /// The square of the latest letter, from 0, where it matters.
    pub latest: Option<usize>,
    /// Whether it shows how something is, or how it is not.
    pub right: bool,
}

/// A stroke through squares.
#[derive(Debug)]
pub struct Stroke {
    /// The squares by their digits.
    pub squares: String,
    /// Broken, as a permitted connection is, rather than solid.
    pub broken: bool,
}

/// The width of a square in the drawing's own units.
const SIDE: usize = 30;

/// Where in a square its letter stands, both across and down: off the middle, to leave the corner to the number.
const MIDDLE: usize = 17;

impl Figure {
    /// The drawing with its caption, which says all that the drawing shows.
    pub fn draw(&self, caption: Html) -> Html {
        let squares = self.letters.chars().enumerate().map(|(index, letter)| {
            let (x, y) = (index % 3 * SIDE, index / 3 * SIDE);
            let ring = matches!(letter, 'O' | 'R').then(|| {
                html! { <circle class="example-ring" cx={(x + MIDDLE).to_string()} cy={(y + MIDDLE).to_string()} r="9" /> }
            });
            let latest = (self.latest == Some(index)).then(|| {
                html! { <circle class="example-latest" cx={(x + MIDDLE).to_string()} cy={(y + MIDDLE).to_string()} r="11.75" /> }
            });
            let letter = (letter != '.').then_some(letter);
            html! {
                <g>
                    <text class="example-number" x={(x + 4).to_string()} y={(y + 9).to_string()}>{index + 1}</text>
                    <g>{ring}{latest}</g>
                    <text class="example-letter" x={(x + MIDDLE).to_string()} y={(y + MIDDLE + 6).to_string()}>{letter}</text>
                </g>
            }
        });
        let strokes = self.strokes.iter().map(|stroke| {
            let points: Vec<_> = stroke.squares.bytes().filter_map(centre).map(|(x, y)| format!("{x},{y}")).collect();
            let class = classes(&[("example-stroke", true), ("broken", stroke.broken)]);
            html! { <polyline {class} points={points.join(" ")} /> }
        });
        let mark = if self.right { "M3 9.5 7 13.5 15 4.5" } else { "M4 4 14 14M14 4 4 14" };
        html! {
            <figure class={if self.right { "example right" } else { "example wrong" }}>
                <svg class="example-mat" viewBox="-2 -2 94 94" aria-hidden="true">
                    <path class="example-grid" d="M0 0h90v90H0ZM30 0v90M60 0v90M0 30h90M0 60h90" />
                    {for strokes}
                    {for squares}
                </svg>
                <figcaption>
                    <svg class="example-mark" viewBox="0 0 18 18" aria-hidden="true"><path d={mark} /></svg>
                    <div>{caption}</div>
                </figcaption>
            </figure>
        }
    }
}

/// The place of the letter in a square that is named by its digit.
fn centre(digit: u8) -> Option<(usize, usize)> {
    let index = usize::from(digit.checked_sub(b'1')?);
    (index < 9).then_some((index % 3 * SIDE + MIDDLE, index / 3 * SIDE + MIDDLE))
}
