//! The addresses that begin a game. The game's own address replaces them, so that a reload finds the game.

use yew::prelude::*;

use super::route::Route;
use crate::app::{
    context::use_words,
    games::Game,
    table::link::{LinkKind, LinkPayload},
};

/// Properties of [`Begin`].
#[derive(Properties, PartialEq)]
pub struct BeginProps {
    /// The game.
    pub game: &'static Game,
    /// Whether to start at once or to show the set-up.
    pub kind: LinkKind,
    /// Called to open the game's page in place of this one.
    pub on_open: Callback<(Route, LinkPayload)>,
}

/// Opens the game's page, which begins as the address says.
#[component]
pub fn Begin(&BeginProps { game, kind, ref on_open }: &BeginProps) -> Html {
    let words = use_words();
    let on_open = on_open.clone();
    use_effect_with((), move |()| on_open.emit((Route::Play(game), LinkPayload { kind, text: AttrValue::default() })));
    html! { <h1 tabindex="-1">{ words.text(game.tile.title) }</h1> }
}
