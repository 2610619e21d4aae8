//! The page of packs, to look at, and of custom decks: edited, saved, and shared as files.

use std::slice;

use flub::games::wholes::{Cards, Deck, Pack};
use flub_tables::{
    games::wholes::deck_draft::{OwnDeck, write_decks},
    i18n::{Words, isolated},
};
use web_sys::Element;
use yew::prelude::*;

use super::{
    card_view::PlayingCard,
    deck_editor::{Change, DeckEditor, draw_form},
    deck_import::draw_import,
    own_decks,
};
use crate::{
    context::{AppContext, use_app, use_words},
    platform::{
        file,
        page::{focus, is_lost},
    },
    ui::{
        dialog::Dialog,
        sending::{sends, sends_as},
    },
};

/// The page of packs and decks.
#[component]
pub fn DeckPage() -> Html {
    let app = use_app();
    let AppContext { words, storage, .. } = app.clone();
    let editor = {
        let storage = storage.clone();
        use_reducer(move || DeckEditor::new(own_decks::load(&storage)))
    };
    {
        let loaded = use_mut_ref(|| false);
        use_effect_with(editor.decks.clone(), move |decks| {
            if loaded.replace(true) {
                own_decks::save(&storage, decks);
            }
        });
    }
    let before = use_mut_ref(|| editor.decks.len());
    use_effect_with(editor.decks.len(), move |&decks| {
        // The deleted deck's button is gone with it.
        if decks < before.replace(decks) && is_lost() {
            focus("#own-decks");
        }
    });
    let packs = Pack::ALL.into_iter().enumerate().map(|(index, pack)| {
        html! { <li key={index}><DeckDetails name={pack_name(&words, pack)} deck={pack.deck()} /></li> }
    });
    let own = editor.decks.iter().enumerate().map(|(place, own)| {
        html! {
            <li key={own.name.clone()}>
                <DeckDetails name={own.name.clone()} deck={own.deck.clone()}>
                    { draw_acts(&words, &editor, place, own) }
                </DeckDetails>
            </li>
        }
    });
    let none = editor.decks.is_empty().then(|| words.text("wholes-decks-none"));
    html! {
        <div class="column deck-page">
            <h1 tabindex="-1">{ words.text("wholes-decks-title") }</h1>
            <p class="lead">{ words.text("wholes-decks-lead") }</p>
            <section class="stack" aria-labelledby="packs">
                <h2 id="packs">{ words.text("wholes-decks-packs") }</h2>
                <ul class="deck-list">{ for packs }</ul>
            </section>
            <section class="stack" aria-labelledby="own-decks">
                <h2 id="own-decks" tabindex="-1">{ words.text("wholes-decks-own") }</h2>
                <p class="quiet">{ none }</p>
                <ul class="deck-list">{ for own }</ul>
                { draw_delete_dialog(&words, &editor) }
            </section>
            { draw_form(&app, &editor) }
            { draw_import(&app, &editor) }
            <p class="row">
                <a class="button" href="#/wholes">
                    { words.with("home-play", &[("game", words.text("home-wholes").into())]) }
                </a>
                <a class="button" href="#/how-to/wholes">{ words.text("home-how-to") }</a>
                <a class="button" href="#/print">{ words.text("print-title") }</a>
            </p>
        </div>
    }
}

/// The actions of a custom deck.
fn draw_acts(words: &Words, editor: &UseReducerHandle<DeckEditor>, place: usize, own: &OwnDeck) -> Html {
    let edit = sends_as(editor, move |_| {
        focus("#deck-form");
        Change::Edit(place)
    });
    let delete = sends(editor, Change::Deleting(Some(place)));
    let text = write_decks(slice::from_ref(own));
    html! {
        <div class="row">
            <button type="button" class="button" onclick={edit}>{ words.text("wholes-deck-edit") }</button>
            <a class="button" href={file::address(&text)} download={format!("{}.txt", own.name)}>
                { words.text("wholes-deck-file") }
            </a>
            <button type="button" class="button deletes" onclick={delete}>{ words.text("wholes-deck-delete") }</button>
        </div>
    }
}

/// The dialog before a deck is deleted.
fn draw_delete_dialog(words: &Words, editor: &UseReducerHandle<DeckEditor>) -> Html {
    let name = editor.deleting.map(|place| editor.decks[place].name.clone()).unwrap_or_default();
    let title = words.with("wholes-deck-delete-title", &[("name", isolated(&name).into())]);
    html! {
        <Dialog name="deck" {title} open={editor.deleting.is_some()} on_close={sends(editor, Change::Deleting(None))}>
            <div class="row">
                <button type="button" class="button primary deletes" onclick={sends(editor, Change::Delete)}>
                    { words.text("wholes-deck-delete") }
                </button>
                <button type="button" class="button" onclick={sends(editor, Change::Deleting(None))}>
                    { words.text("wholes-not-now") }
                </button>
            </div>
        </Dialog>
    }
}

/// The name of a pack.
pub fn pack_name(words: &Words, pack: Pack) -> String {
    match pack {
        Pack::Quarters => words.text("wholes-pack-quarters"),
        Pack::Eighths => words.text("wholes-pack-eighths"),
        Pack::Thirds => words.text("wholes-pack-thirds"),
        Pack::Fifths => words.text("wholes-pack-fifths"),
        Pack::Mixed => words.text("wholes-pack-mixed"),
    }
}

/// The name of the cards in play. `own` is the name of a deck that somebody wrote, empty if it has no name.
pub fn name_cards(words: &Words, cards: &Cards, own: &str) -> String {
    match cards {
        Cards::Pack(pack) => pack_name(words, *pack),
        Cards::Own(_) if own.is_empty() => words.text("wholes-deck-nameless"),
        Cards::Own(_) => isolated(own),
    }
}

/// Beyond this number of different wholes the exact number is not shown.
const MANY_WHOLES: u64 = 999_999;

/// Describes how many cards a deck has, and how many different wholes they make.
pub fn describe_deck(words: &Words, deck: &Deck) -> String {
    let cards = ("cards", deck.card_count().into());
    match u32::try_from(deck.wholes()) {
        Ok(wholes) if deck.wholes() <= MANY_WHOLES => {
            words.with("wholes-deck-about", &[cards, ("wholes", wholes.into())])
        }
        _ => words.with("wholes-deck-about-many", &[cards]),
    }
}

#[derive(Properties, PartialEq)]
pub struct DeckDetailsProps {
    pub name: AttrValue,
    pub deck: Deck,
    /// Buttons below the cards.
    #[prop_or_default]
    pub children: Html,
}

/// A deck with its cards, to be opened: every kind, and how many there are of it. They are drawn when it is opened, since a page
/// may list many decks of many cards.
#[component]
pub fn DeckDetails(props: &DeckDetailsProps) -> Html {
    let words = use_words();
    let is_open = use_state_eq(|| false);
    let on_toggle = {
        let setter = is_open.setter();
        move |event: Event| setter.set(event.target_unchecked_into::<Element>().has_attribute("open"))
    };
    let kinds = props.deck.kinds().enumerate().map(|(index, (card, count))| {
        let count = words.with("wholes-deck-copies", &[("count", count.into())]);
        html! { <li key={index} class="card-kind"><PlayingCard {card} /><span>{ count }</span></li> }
    });
    html! {
        <details class="sheet deck" ontoggle={on_toggle}>
            <summary>
                <strong>{ &props.name }</strong>
                <span class="quiet">{ describe_deck(&words, &props.deck) }</span>
            </summary>
            if *is_open {
                <ul class="card-row">{ for kinds }</ul>
                { props.children.clone() }
            }
        </details>
    }
}
