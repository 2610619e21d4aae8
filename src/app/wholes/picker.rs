use flub::games::wholes::Face;
use yew::prelude::*;

use super::{
    draft::Stroke,
    face_view::face_view,
    table::{Intent, Table, sends},
};
use crate::app::{html::html, words::Words};

/// Everything that can be said of a card: the faces of the deck.
pub fn picker(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let mut faces: Vec<Face> = table.state().deck().faces().collect();
    faces.sort_unstable();
    let faces = faces.into_iter().enumerate().map(|(place, face)| {
        html! {
            <button key={place} type="button" class="say" onclick={sends(table, Intent::Draft(Stroke::Say(face)))}>{ face_view(words, &face) }</button>
        }
    });
    html! {
        <div role="group" class="picker" aria-label={words.text("wholes-say-what")}>
            <p class="quiet">{ words.text("wholes-say-what") }</p>
            { for faces }
        </div>
    }
}
