//! The connections of a proof: the editor while it is written, the dialog before an incomplete proof is handed in, and the list of a
//! finished proof.

use flub::network::{Flaw, Listing, Rules};
use flub_tables::{
    i18n::{Value, Words},
    letters::{
        listings::{Change, Missing},
        naming::{self, lines_key},
    },
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::{
    buttons::{CROSS, IconButton},
    dialog::ConfirmDialog,
    keys,
    renewed::renewed,
};

/// What a list of connections being written shows, and what is called when it changes.
pub struct ListingEditor {
    /// The game, whose word for a connection is used.
    pub rules: Rules,
    /// An example of a connection on this mat: `157`, `1-6-11-16`.
    pub example: &'static str,
    /// The connections listed so far.
    pub listings: Vec<Listing>,
    /// Why each of them does not count, where that is checked while the proof is written.
    pub flaws: Vec<Option<Flaw>>,
    /// Connections to list with a press.
    pub offered: Vec<Listing>,
    /// The index of the only one drawn.
    pub only: Option<usize>,
    /// The text of the field.
    pub typed: String,
    /// Whether that text was unreadable.
    pub mistyped: bool,
    /// The number listed and the goal, as a sentence; empty where it is not to be known yet.
    pub count: String,
    /// Called with the typed text.
    pub on_type: Callback<String>,
    /// Called to list the typed connections.
    pub on_add: Callback<()>,
    /// Called with a change to the list.
    pub on_change: Callback<Change>,
    /// Called with the index of the only one to draw. `None` draws all.
    pub on_only: Callback<Option<usize>>,
}

/// The field to type connections.
pub fn draw_typing(words: &Words, editor: &ListingEditor) -> Html {
    let form = [("lines", Value::from(lines_key(editor.rules))), ("example", editor.example.into())];
    let on_input = editor.on_type.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let on_key = {
        let on_type = editor.on_type.clone();
        move |event: KeyboardEvent| keys::type_digit(&event).into_iter().for_each(|text| on_type.emit(text))
    };
    let on_submit = editor.on_add.reform(|event: SubmitEvent| event.prevent_default());
    html! {
        <>
            <form class="triplet-form" onsubmit={on_submit}>
                <label class="visually-hidden" for="triplet">{ words.with("table-listing-label", &form) }</label>
                <input id="triplet" type="text" inputmode="numeric" autocomplete="off" placeholder={editor.example}
                    value={editor.typed.clone()} oninput={on_input} onkeydown={on_key} aria-invalid={editor.mistyped.to_string()}
                    aria-describedby="triplet-wrong" />
                <button type="submit" class="button">{ words.text("table-listing-add") }</button>
            </form>
            <p id="triplet-wrong" class="field-wrong" role="status">
                { editor.mistyped.then(|| renewed(words.with("table-listing-wrong", &form))) }
            </p>
        </>
    }
}

/// Connections to list with a press, and the listed ones.
pub fn draw_list(words: &Words, editor: &ListingEditor) -> Html {
    let lines = [("lines", Value::from(lines_key(editor.rules)))];
    let rows = editor.listings.iter().enumerate().map(|(place, listing)| draw_row(words, editor, place, listing));
    let offered = editor.offered.iter().map(|listing| {
        let (name, change) = (listing.to_string(), Change::List(listing.clone()));
        let label = words.with("table-listing-offer", &[("listing", name.as_str().into())]);
        let onclick = editor.on_change.reform(move |_| change.clone());
        html! {
            <li key={name.as_str()}>
                <button type="button" class="button small" aria-label={label} {onclick}>{ &name }</button>
            </li>
        }
    });
    html! {
        <>
            <div class="offering">
                <span aria-hidden="true">{ words.text("table-listings-touch") }</span>
                <ul class="triplets offered" aria-label={words.with("table-listings-offered", &lines)}>
                    { for offered }
                </ul>
            </div>
            <ol class="triplets listed" aria-label={words.with("table-listings", &lines)}>{ for rows }</ol>
        </>
    }
}

/// How many are listed.
pub fn draw_count(words: &Words, editor: &ListingEditor) -> Html {
    let uncounted = describe_uncounted(words, &editor.flaws).map(renewed);
    html! { <p class="listing-count" role="status">{ renewed(&editor.count) }{ uncounted }</p> }
}

fn draw_row(words: &Words, editor: &ListingEditor, place: usize, listing: &Listing) -> Html {
    let name = [("listing", Value::from(listing.to_string()))];
    let flaw = editor.flaws.get(place).and_then(Option::as_ref);
    html! {
        <li key={format!("{place}-{listing}")} class={classes!("triplet", flaw.is_some().then_some("flawed"))}>
            { draw_listing_button(place, &editor.listings, editor.only, &editor.on_only) }
            { draw_mark(words, flaw) }
            <IconButton label={words.with("table-listing-remove", &name)} path={CROSS}
                onclick={editor.on_change.reform(move |_| Change::Remove(place))} />
        </li>
    }
}

/// Why a listed connection does not count, in a word or two.
fn draw_mark(words: &Words, flaw: Option<&Flaw>) -> Option<Html> {
    let flaw = flaw?;
    Some(html! {
        <span class="triplet-flaw">
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={CROSS} /></svg>
            { naming::describe_flaw_briefly(words, flaw) }
        </span>
    })
}

/// A sentence with the number of listed connections that do not count. `None` if all count.
fn describe_uncounted(words: &Words, flaws: &[Option<Flaw>]) -> Option<String> {
    let count = flaws.iter().flatten().count();
    (count > 0).then(|| format!(" {}", words.with("table-listings-uncounted", &[("count", count.into())])))
}

/// Draws the connections of a finished proof as buttons that show one of them alone. `flaw` is what is wrong with the proof, `only` is the
/// index of the one that is shown alone now, and `on_only` is called with another, or with `None` for all.
pub fn draw_listings(
    words: &Words,
    rules: Rules,
    listings: &[Listing],
    flaw: Option<&Flaw>,
    only: Option<usize>,
    on_only: &Callback<Option<usize>>,
) -> Html {
    // What is omitted is not listed, or not often enough. Of what is listed too often the last is too much.
    let at_fault = flaw.filter(|flaw| !matches!(flaw, Flaw::Omitted(_))).and_then(naming::flawed_listing);
    let at_fault = at_fault.and_then(|wrong| listings.iter().rposition(|listing| listing == wrong));
    let rows = (0..listings.len()).map(|place| {
        let flaw = flaw.filter(|_| at_fault == Some(place));
        html! {
            <li key={place} class={classes!("triplet", flaw.is_some().then_some("flawed"))}>
                { draw_listing_button(place, listings, only, on_only) }
                { draw_mark(words, flaw) }
            </li>
        }
    });
    let label = words.with("table-listings-shown", &[("lines", lines_key(rules).into())]);
    html! { <ol class="triplets" aria-label={label}>{ for rows }</ol> }
}

/// A connection of a list. Pressing it makes it stand out. A diagonal that is listed twice has an arrow from side to
/// side, as it is drawn: first from the top to the bottom.
fn draw_listing_button(
    place: usize,
    listings: &[Listing],
    only: Option<usize>,
    on_only: &Callback<Option<usize>>,
) -> Html {
    let (pressed, listing) = (only == Some(place), &listings[place]);
    let twice = listings.iter().filter(|other| *other == listing).count() > 1;
    let arrow = twice.then(|| if listings[..place].contains(listing) { " →" } else { " ↓" });
    let onclick = on_only.reform(move |_| (!pressed).then_some(place));
    html! {
        <button type="button" class="triplet-squares" aria-pressed={pressed.to_string()} {onclick}>
            { listing.to_string() }
            { arrow }
        </button>
    }
}

/// The dialog before an incomplete proof is handed in: what is missing, and whether to write on or to hand it in all the same.
pub fn draw_hand_in_dialog(
    words: &Words,
    open: bool,
    missing: &[Missing],
    on_stay: &Callback<()>,
    on_hand_in: Callback<()>,
) -> Html {
    let missing = missing.iter().map(|missing| {
        let sentence = match missing {
            Missing::Move => words.text("table-missing-move"),
            Missing::Letter => words.text("table-missing-letter"),
            Missing::Lines => words.text("table-missing-lines"),
            Missing::Rest => words.text("table-missing-rest"),
            Missing::Instead => words.text("table-missing-instead"),
        };
        html! { <li key={sentence.as_str()}>{ sentence }</li> }
    });
    html! {
        <ConfirmDialog name="hand-in" title={words.text("table-missing-title")} {open} beside=true
            primary={words.text("table-missing-stay")} on_primary={on_stay}
            other={words.text("table-missing-hand-in")} on_other={on_hand_in} on_close={on_stay}>
            <ul class="missing">{ for missing }</ul>
        </ConfirmDialog>
    }
}
