//! Every pack to look at, and decks of one's own: written, kept, and shared as files.

use flub::games::wholes::{Deck, Pack};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::functional::Hook;
use yew::prelude::*;

use super::{
    bench::{Bench, Change, ImportFlaw},
    deck_draft::DraftFlaw,
    deck_form::{deck_form, flaw_told},
    own_deck::{self, OwnDeck},
    own_decks,
    pack_view::{deck_about, deck_cards, pack_name},
};
use crate::app::{
    desk::{Desk, use_desk},
    file,
    focus::{focus, is_lost},
    html::html,
    part::part,
    shared::dialog::Dialog,
    words::Words,
};

/// The page of packs and decks.
pub fn deck_page() -> Html {
    part("wholes-decks", (), |(), context| use_deck_page().run(context))
}

#[hook]
fn use_deck_page() -> Html {
    let desk = use_desk();
    let words = &desk.words;
    let bench = {
        let storage = desk.storage.clone();
        use_reducer(move || Bench::new(own_decks::load(&storage)))
    };
    {
        let (storage, loaded) = (desk.storage.clone(), use_mut_ref(|| false));
        use_effect_with(bench.decks.clone(), move |decks| {
            if loaded.replace(true) {
                own_decks::save(&storage, decks);
            }
        });
    }
    let before = use_mut_ref(|| bench.decks.len());
    use_effect_with(bench.decks.len(), move |&decks| {
        // The button that deleted a deck is gone with it.
        if decks < before.replace(decks) && is_lost() {
            focus("#own-decks");
        }
    });
    let dispatcher = bench.dispatcher();
    let change = Callback::from(move |change: Change| dispatcher.dispatch(change));
    let on_keep = {
        let (desk, bench, change) = (desk.clone(), bench.clone(), change.clone());
        Callback::from(move |()| keep(&desk, &bench, &change))
    };
    let on_import = {
        let (desk, bench, change) = (desk.clone(), bench.clone(), change.clone());
        Callback::from(move |()| {
            if bench.with_text().is_ok() {
                desk.announcer.announce(desk.words.text("wholes-import-done"));
                focus("#own-decks");
            }
            change.emit(Change::Import);
        })
    };
    let packs =
        Pack::ALL.map(|pack| html! { <li>{ shown(words, pack_name(words, pack), &pack.deck(), html! {}) }</li> });
    let own = bench.decks.iter().enumerate().map(|(place, own)| {
        html! { <li key={own.name.clone()}>{ shown(words, own.name.clone(), &own.deck, acts(words, place, own, &change)) }</li> }
    });
    let none = bench.decks.is_empty().then(|| words.text("wholes-decks-none"));
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
                { delete_dialog(words, &bench, &change) }
            </section>
            { deck_form(words, &bench, &change, on_keep) }
            { import(words, &bench, &change, on_import) }
            <p class="row">
                <a class="button" href="#/wholes">{ words.with("home-play", &[("game", words.text("home-wholes").into())]) }</a>
                <a class="button" href="#/how-to/wholes">{ words.text("home-how-to") }</a>
                <a class="button" href="#/print">{ words.text("print-title") }</a>
            </p>
        </div>
    }
}

/// Keeps the deck that is being written, or says why not.
fn keep(desk: &Desk, bench: &Bench, change: &Callback<Change>) {
    let words = &desk.words;
    match bench.draft.check(&bench.decks) {
        Ok(own) => {
            desk.announcer.announce(words.with("wholes-deck-kept", &[("name", own.name.into())]));
            focus("#own-decks");
        }
        Err(flaw) => {
            desk.announcer.announce(flaw_told(words, &bench.draft, flaw));
            focus(match flaw {
                DraftFlaw::NoName | DraftFlaw::NameTaken => "#deck-name",
                _ => ".deck-form [aria-invalid=true]",
            });
        }
    }
    change.emit(Change::Keep);
}

/// A deck with its cards, which are there when it is opened.
fn shown(words: &Words, name: String, deck: &Deck, acts: Html) -> Html {
    html! {
        <details class="sheet deck">
            <summary><strong>{ name }</strong><span class="quiet">{ deck_about(words, deck) }</span></summary>
            { deck_cards(words, deck) }
            { acts }
        </details>
    }
}

/// What can be done with a deck of one's own.
fn acts(words: &Words, place: usize, own: &OwnDeck, change: &Callback<Change>) -> Html {
    let edit = change.reform(move |()| {
        focus("#deck-form");
        Change::Edit(place)
    });
    let delete = change.reform(move |()| Change::Deleting(Some(place)));
    let text = own_deck::text(std::slice::from_ref(own));
    html! {
        <div class="row">
            <button type="button" class="button" onclick={edit}>{ words.text("wholes-deck-edit") }</button>
            <a class="button" href={file::address(&text)} download={format!("{}.txt", own.name)}>{ words.text("wholes-deck-file") }</a>
            <button type="button" class="button" onclick={delete}>{ words.text("wholes-deck-delete") }</button>
        </div>
    }
}

fn delete_dialog(words: &Words, bench: &Bench, change: &Callback<Change>) -> Html {
    let name = bench.deleting.map(|place| bench.decks[place].name.clone()).unwrap_or_default();
    let delete = change.reform(|()| Change::Delete);
    let inside = html! {
        <div class="row">
            <button type="button" class="button primary" onclick={delete}>{ words.text("wholes-deck-delete") }</button>
        </div>
    };
    let title = words.with("wholes-deck-delete-title", &[("name", name.into())]);
    yew::html! { <Dialog key="deck" name="deck" {title} open={bench.deleting.is_some()} on_close={change.reform(|()| Change::Deleting(None))}>{ inside }</Dialog> }
}

/// The decks of a file, chosen or pasted.
fn import(words: &Words, bench: &Bench, change: &Callback<Change>, on_import: Callback<()>) -> Html {
    let trouble = bench.refused.as_ref().map(|flaw| match flaw {
        ImportFlaw::Unread => words.text("shell-file-unread"),
        ImportFlaw::Empty => words.text("wholes-import-empty"),
        ImportFlaw::TooLong => words.text("wholes-import-long"),
        ImportFlaw::Line(line, draft, flaw) => {
            let why = flaw_told(words, draft, *flaw);
            words.with("wholes-import-line", &[("line", (*line).into()), ("why", why.into())])
        }
    });
    let on_paste =
        change.reform(|event: InputEvent| Change::Paste(event.target_unchecked_into::<HtmlTextAreaElement>().value()));
    let on_file = {
        let change = change.clone();
        Callback::from(move |event: Event| {
            let field = event.target_unchecked_into::<HtmlInputElement>();
            let on_text = change.reform(|text: Option<String>| text.map_or(Change::Unread, Change::Paste));
            file::read_chosen(&field, Bench::LONGEST_TEXT, on_text);
        })
    };
    html! {
        <section class="sheet stack" aria-labelledby="import">
            <h2 id="import">{ words.text("wholes-import-title") }</h2>
            <label class="field">
                <span>{ words.text("wholes-import-file") }</span>
                <input type="file" accept=".txt,text/plain" onchange={on_file} />
            </label>
            <div class="field">
                <label for="import-text">{ words.text("wholes-import-text") }</label>
                <textarea id="import-text" rows="4" value={bench.pasted.clone()} oninput={on_paste}
                    aria-invalid={trouble.is_some().to_string()} aria-describedby="import-trouble" />
                <p id="import-trouble" class="field-wrong" role="status">{ trouble }</p>
            </div>
            <div class="row">
                <button type="button" class="button" onclick={on_import}>{ words.text("wholes-import") }</button>
            </div>
        </section>
    }
}
