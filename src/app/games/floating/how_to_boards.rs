//! Boards of Floating Tic-Tac-Toe beside the words.

use yew::prelude::*;

use super::Figure;
use crate::app::{
    i18n::{Id, Words},
    ui::article::Drawn,
};

/// Games drawn side by side with captions.
#[derive(Debug)]
pub struct Boards(pub &'static [(&'static str, Id)]);

impl Drawn for Boards {
    fn draw(&self, words: &Words) -> Html {
        let board = |(game, caption): &(&'static str, Id)| {
            html! { <li><Figure game={*game} caption={words.text(caption)} /></li> }
        };
        html! { <ul class="examples findings">{ for self.0.iter().map(board) }</ul> }
    }
}
