//! A small mat drawn beside the words.

use yew::prelude::*;

use crate::app::words::{Id, Words};

/// A mat of three rows with letters, and strokes through squares of it.
#[derive(Debug)]
pub struct Example {
    /// Nine letters from the top left, `.` where the square is vacant.
    pub letters: &'static str,
    /// The squares of each stroke, in its order, as in `157`.
    pub strokes: &'static [&'static str],
    /// Whether it shows how something is, or how it is not.
    pub right: bool,
    /// What it shows.
    pub caption: Id,
}

/// The width of a square in the drawing's own units.
const SIDE: usize = 30;

impl Example {
    /// The drawing with its caption, which says all that the drawing shows.
    pub fn draw(&self, words: &Words) -> Html {
        let squares = self.letters.chars().enumerate().map(|(index, letter)| {
            let (x, y) = (index % 3 * SIDE, index / 3 * SIDE);
            let ring = (letter == 'O').then(|| {
                html! { <circle class="example-ring" cx={(x + 15).to_string()} cy={(y + 15).to_string()} r="9.5" /> }
            });
            let letter = (letter != '.').then_some(letter);
            html! {
                <g>
                    <text class="example-number" x={(x + 4).to_string()} y={(y + 9).to_string()}>{index + 1}</text>
                    <g>{ring}</g>
                    <text class="example-letter" x={(x + 15).to_string()} y={(y + 21).to_string()}>{letter}</text>
                </g>
            }
        });
        let strokes = self.strokes.iter().map(|squares| {
            let points: Vec<_> = squares.bytes().filter_map(centre).map(|(x, y)| format!("{x},{y}")).collect();
            html! { <polyline class="example-stroke" points={points.join(" ")} /> }
        });
        let mark = if self.right { "M3 9.5 7 13.5 15 4.5" } else { "M4 4 14 14M14 4 4 14" };
        html! {
            <figure class={classes!("example", if self.right { "right" } else { "wrong" })}>
                <svg class="example-mat" viewBox="-2 -2 94 94" aria-hidden="true">
                    <path class="example-grid" d="M0 0h90v90H0ZM30 0v90M60 0v90M0 30h90M0 60h90" />
                    {for strokes}
                    {for squares}
                </svg>
                <figcaption>
                    <svg class="example-mark" viewBox="0 0 18 18" aria-hidden="true"><path d={mark} /></svg>
                    <span>{words.text(self.caption)}</span>
                </figcaption>
            </figure>
        }
    }
}

/// The middle of a square that is named by its digit.
fn centre(digit: u8) -> Option<(usize, usize)> {
    let index = usize::from(digit.checked_sub(b'1')?);
    (index < 9).then_some((index % 3 * SIDE + SIDE / 2, index / 3 * SIDE + SIDE / 2))
}
