use flub::games::wholes::Face;
use yew::prelude::*;

use super::{
    describe,
    draft::DraftEdit,
    face_view::FaceImage,
    table::{Intent, Table},
};
use crate::app::{context::use_words, table::sending::sends};

/// Properties of [`Picker`].
#[derive(Properties, PartialEq)]
pub struct PickerProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Everything that can be said of a card: the faces of the deck.
#[component]
pub fn Picker(PickerProps { table }: &PickerProps) -> Html {
    let words = use_words();
    let mut faces: Vec<Face> = table.state().deck().faces().collect();
    faces.sort_unstable();
    let faces = faces.into_iter().enumerate().map(|(place, face)| {
        let onclick = sends(table, Intent::Draft(DraftEdit::Say(face)));
        html! { <button key={place} type="button" class="say" {onclick}><FaceImage {face} /></button> }
    });
    let question = describe::say_what(&words, &table.screen.draft);
    html! {
        <div role="group" class="picker" aria-label={question.clone()}>
            <p>{ question }</p>
            { for faces }
        </div>
    }
}
