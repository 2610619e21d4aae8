//! The connections of a proof: listed while it is written, looked at when it is there.

use flub::network::{Listing, Rules};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{icon_button::icon_button, listings::Change, naming::lines_key};
use crate::app::html::html;
use crate::app::words::{Value, Words};

/// What the editor of a list shows, and what it tells.
pub struct ListingEditor<'a> {
    /// The game, whose word for a connection is used.
    pub rules: Rules,
    /// How a connection is written on this mat: `157`, `1-6-11-16`.
    pub example: &'static str,
    /// What to do here, as a sentence.
    pub lead: String,
    /// The connections listed so far.
    pub listings: &'a [Listing],
    /// The one that is drawn alone, by its place in the list.
    pub only: Option<usize>,
    /// What stands in the field.
    pub typed: String,
    /// Whether what stood there was no connection.
    pub mistyped: bool,
    /// How many are listed and what the goal wants, as a sentence.
    pub count: String,
    /// Hears what is typed.
    pub on_type: Callback<String>,
    /// Lists what is typed.
    pub on_add: Callback<()>,
    /// Changes the list.
    pub on_change: Callback<Change>,
    /// Draws one alone, by its place in the list; nothing draws all.
    pub on_only: Callback<Option<usize>>,
}

impl ListingEditor<'_> {
    /// The field to type in, the list, the count.
    pub fn view(&self, words: &Words) -> Html {
        let lines = ("lines", Value::from(lines_key(self.rules)));
        let form = [lines.clone(), ("example", self.example.into())];
        let on_input =
            self.on_type.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
        let on_submit = self.on_add.reform(|event: SubmitEvent| event.prevent_default());
        let rows = self.listings.iter().enumerate().map(|(place, listing)| self.row(words, place, listing));
        html! {
            <div class="prover-step">
                <p>{ self.lead.clone() }</p>
                <form class="triplet-form" onsubmit={on_submit}>
                    <label class="visually-hidden" for="triplet">{ words.with("table-listing-label", &form) }</label>
                    <input id="triplet" type="text" inputmode="numeric" autocomplete="off" placeholder={self.example}
                        value={self.typed.clone()} oninput={on_input} aria-invalid={self.mistyped.to_string()}
                        aria-describedby="triplet-wrong" />
                    <button type="submit" class="button">{ words.text("table-listing-add") }</button>
                </form>
                <p id="triplet-wrong" class="field-wrong" role="status">
                    { self.mistyped.then(|| words.with("table-listing-wrong", &form)) }
                </p>
                <ol class="triplets" aria-label={words.with("table-listings", &[lines])}>{ for rows }</ol>
                <p class="listing-count" role="status">{ self.count.clone() }</p>
            </div>
        }
    }

    fn row(&self, words: &Words, place: usize, listing: &Listing) -> Html {
        let change = |change: Change| self.on_change.reform(move |()| change.clone());
        let name = [("listing", Value::from(listing.to_string()))];
        html! {
            <li key={format!("{place}-{listing}")} class="triplet">
                { listing_button(place, listing, self.only, &self.on_only) }
                { icon_button(words.with("table-listing-raise", &name), "M12 19V5M6 11l6-6 6 6", place == 0, change(Change::Raise(place))) }
                { icon_button(words.with("table-listing-remove", &name), "M6 6l12 12M18 6 6 18", false, change(Change::Remove(place))) }
            </li>
        }
    }
}

/// The connections of a finished proof, to be drawn one at a time. `only` is the place of the one drawn alone.
pub fn listing_buttons(
    words: &Words,
    rules: Rules,
    listings: &[Listing],
    only: Option<usize>,
    on_only: &Callback<Option<usize>>,
) -> Html {
    let rows = listings.iter().enumerate().map(|(place, listing)| {
        html! { <li key={place} class="triplet">{ listing_button(place, listing, only, on_only) }</li> }
    });
    let label = words.with("table-listings-shown", &[("lines", lines_key(rules).into())]);
    html! { <ol class="triplets" aria-label={label}>{ for rows }</ol> }
}

/// A connection of a list; pressed, it is drawn alone, with its number.
fn listing_button(place: usize, listing: &Listing, only: Option<usize>, on_only: &Callback<Option<usize>>) -> Html {
    let pressed = only == Some(place);
    let onclick = on_only.reform(move |()| (!pressed).then_some(place));
    html! {
        <button type="button" class="triplet-squares" aria-pressed={pressed.to_string()} {onclick}>
            { listing.to_string() }
        </button>
    }
}
