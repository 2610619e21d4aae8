//! A small mat drawn beside text.

use yew::prelude::*;

use super::figure::{Figure, Stroke};
use crate::app::{
    i18n::{Id, Words},
    ui::article::Drawn,
};

/// A mat of three rows with letters and strokes.
#[derive(Debug)]
pub struct Example {
    /// Nine letters from the top left, `.` where the square is vacant.
    pub letters: &'static str,
    /// The squares of each stroke, in its order, as in `157`.
    pub strokes: &'static [&'static str],
    /// Whether it shows a right example or a wrong one.
    pub right: bool,
    /// What it shows.
    pub caption: Id,
}

/// Mats side by side.
#[derive(Debug)]
pub struct Examples(pub &'static [Example]);

impl Drawn for Examples {
    fn draw(&self, words: &Words) -> Html {
        html! { <ul class="examples">{ for self.0.iter().map(|example| html! { <li>{ example.draw(words) }</li> }) }</ul> }
    }
}

impl Example {
    /// The drawing with its caption.
    fn draw(&self, words: &Words) -> Html {
        let strokes = self.strokes.iter().map(|&squares| Stroke { squares: squares.to_owned(), broken: false });
        let figure = Figure {
            letters: self.letters.to_owned(),
            strokes: strokes.collect(),
            right: self.right,
            ..Figure::default()
        };
        figure.draw(html! { <p>{ words.text(self.caption) }</p> })
    }
}
