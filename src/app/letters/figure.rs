//! The drawing of a small mat with its caption.

use yew::prelude::*;

/// A mat of three rows, and strokes through squares of it.
#[derive(Debug, Default)]
pub struct Figure {
    /// Nine letters from the top left, `.` where the square is vacant.
    pub letters: String,
    /// The stroke through each of these squares, in their order, as in `157`.
    pub strokes: Vec<Stroke>,
    /// The square of the latest letter, from 0, if it matters.
    pub latest: Option<usize>,
    /// Whether it shows a right example or a wrong one.
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

/// The position of a letter in its square, across and down: off the centre, to leave the corner to the number.
const MIDDLE: usize = 17;

/// The offset of a letter's baseline below its middle.
const DROP: usize = 6;

impl Figure {
    /// The drawing with its caption, which says all that the drawing shows.
    pub fn draw(&self, caption: Html) -> Html {
        let letters = self.letters.chars().enumerate().filter(|&(_, letter)| letter != '.');
        let written: Vec<_> = letters.map(|(index, letter)| (centre(index), letter)).collect();
        let ringed = written.iter().filter(|(_, letter)| matches!(letter, 'O' | 'R'));
        let rings = ringed.map(|&(place, _)| circle("example-ring", place, "9"));
        let latest = self.latest.map(|index| circle("example-latest", centre(index), "11.75"));
        let x: Vec<_> = written.iter().map(|((x, _), _)| x.to_string()).collect();
        let y: Vec<_> = written.iter().map(|((_, y), _)| (y + DROP).to_string()).collect();
        let letters: String = written.iter().map(|&(_, letter)| letter).collect();
        let strokes = self.strokes.iter().map(|stroke| {
            let squares = stroke.squares.bytes().filter_map(index);
            let points: Vec<_> = squares.map(centre).map(|(x, y)| format!("{x},{y}")).collect();
            let class = classes!("example-stroke", stroke.broken.then_some("broken"));
            html! { <polyline {class} points={points.join(" ")} /> }
        });
        let mark = if self.right { "M3 9.5 7 13.5 15 4.5" } else { "M4 4 14 14M14 4 4 14" };
        html! {
            <figure class={if self.right { "example right" } else { "example wrong" }}>
                <svg class="example-mat" viewBox="-2 -2 94 94" aria-hidden="true">
                    <path class="example-grid" d="M0 0h90v90H0ZM30 0v90M60 0v90M0 30h90M0 60h90" />
                    { for strokes }
                    // All signs of a kind are one element, because a page has hundreds of them.
                    <text class="example-number" x="4 34 64 4 34 64 4 34 64" y="9 9 9 39 39 39 69 69 69">{ "123456789" }</text>
                    { for rings }
                    { latest }
                    <text class="example-letter" x={x.join(" ")} y={y.join(" ")}>{ letters }</text>
                </svg>
                <figcaption>
                    <svg class="example-mark" viewBox="0 0 18 18" aria-hidden="true"><path d={mark} /></svg>
                    <div>{ caption }</div>
                </figcaption>
            </figure>
        }
    }
}

fn circle(class: &'static str, (x, y): (usize, usize), radius: &'static str) -> Html {
    html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={radius} /> }
}

/// The square that is named by a digit, from 0.
fn index(digit: u8) -> Option<usize> {
    digit.checked_sub(b'1').map(usize::from).filter(|&index| index < 9)
}

/// The position of the letter in a square.
fn centre(index: usize) -> (usize, usize) {
    (index % 3 * SIDE + MIDDLE, index / 3 * SIDE + MIDDLE)
}
