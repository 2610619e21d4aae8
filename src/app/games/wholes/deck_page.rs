//! The page of packs, and of custom decks: edited, saved, and shared as files.

use std::slice;

use flub::games::wholes::Pack;
use yew::prelude::*;

use super::{
    deck_editor::{Change, DeckEditor},
    deck_form::DeckForm,
    deck_import::DeckImport,
    own_deck::{self, OwnDeck},
    own_decks,
    pack_view::{DeckDetails, pack_name},
};
use crate::app::{
    context::{AppContext, use_app, use_words},
    i18n::{Words, isolated},
    platform::{
        file,
        focus::{focus, is_lost},
    },
    table::sending::{sends, sends_as},
    ui::dialog::Dialog,
};

/// The page of packs and decks.
#[component]
pub fn DeckPage() -> Html {
    let AppContext { words, storage, .. } = use_app();
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
                    { acts(&words, &editor, place, own) }
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
                <DeleteDialog editor={&editor} />
            </section>
            <DeckForm editor={&editor} />
            <DeckImport editor={&editor} />
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
fn acts(words: &Words, editor: &UseReducerHandle<DeckEditor>, place: usize, own: &OwnDeck) -> Html {
    let edit = sends_as(editor, move |_| {
        focus("#deck-form");
        Change::Edit(place)
    });
    let delete = sends(editor, Change::Deleting(Some(place)));
    let text = own_deck::text(slice::from_ref(own));
    html! {
        <div class="row">
            <button type="button" class="button" onclick={edit}>{ words.text("wholes-deck-edit") }</button>
            <a class="button" href={file::address(&text)} download={format!("{}.txt", own.name)}>
                { words.text("wholes-deck-file") }
            </a>
            <button type="button" class="button" onclick={delete}>{ words.text("wholes-deck-delete") }</button>
        </div>
    }
}

/// Properties of [`DeleteDialog`].
#[derive(Properties, PartialEq)]
struct DeleteDialogProps {
    editor: UseReducerHandle<DeckEditor>,
}

/// Delete the deck?
#[component]
fn DeleteDialog(DeleteDialogProps { editor }: &DeleteDialogProps) -> Html {
    let words = use_words();
    let name = editor.deleting.map(|place| editor.decks[place].name.clone()).unwrap_or_default();
    let title = words.with("wholes-deck-delete-title", &[("name", isolated(&name).into())]);
    html! {
        <Dialog name="deck" {title} open={editor.deleting.is_some()} on_close={sends(editor, Change::Deleting(None))}>
            <div class="row">
                <button type="button" class="button primary" onclick={sends(editor, Change::Delete)}>
                    { words.text("wholes-deck-delete") }
                </button>
            </div>
        </Dialog>
    }
}
