//! Decks from elsewhere: imported from files, or part of a set-up from a link.

use flub::games::wholes::Cards;
use flub_tables::games::wholes::{deck_draft::OwnDeck, save::SetUp};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::{
    deck_editor::{Change, DeckEditor, ImportFlaw, describe_flaw},
    deck_page::{DeckDetails, name_cards},
    own_decks,
};
use crate::{
    context::{AppContext, use_app},
    platform::{file, page::focus},
    ui::{renewed::renewed, sending::sends_as},
};

/// A deck in the form that can be imported.
const EXAMPLE: &str = "Quarters: 1/4*9, 0.5*9, 75%*9, pie 1/4*9, bar 1/2*9, BAIT*1, REPLAY*1, SWAP*2";

/// The form that imports decks from a file or from pasted text.
pub fn draw_import(app: &AppContext, editor: &UseReducerHandle<DeckEditor>) -> Html {
    let words = &app.words;
    let trouble = editor.refused.as_ref().map(|flaw| match flaw {
        ImportFlaw::Unread => words.text("shell-file-unread"),
        ImportFlaw::Empty => words.text("wholes-import-empty"),
        ImportFlaw::TooLong => words.text("wholes-import-long"),
        ImportFlaw::Line(line, draft, flaw) => {
            let why = describe_flaw(words, draft, *flaw);
            words.with("wholes-import-line", &[("line", (*line).into()), ("why", why.into())])
        }
    });
    let on_paste = sends_as(editor, |event: InputEvent| {
        Change::Paste(event.target_unchecked_into::<HtmlTextAreaElement>().value())
    });
    let on_text = sends_as(editor, |text: Option<String>| text.map_or(Change::Unread, Change::Paste));
    let on_file = move |event: Event| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        file::read_chosen(&field, DeckEditor::LONGEST_TEXT, on_text.clone());
    };
    let on_import = {
        let (app, editor) = (app.clone(), editor.clone());
        move |_| {
            if editor.with_text().is_ok() {
                app.announcer.announce(app.words.text("wholes-import-done"));
                focus("#own-decks");
            }
            editor.dispatch(Change::Import);
        }
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
                <p class="quiet">{ words.text("wholes-import-form") }</p>
                <pre class="import-example" translate="no">{ EXAMPLE }</pre>
                <textarea id="import-text" rows="4" value={editor.pasted.clone()} oninput={on_paste}
                    aria-invalid={trouble.is_some().to_string()} aria-describedby="import-trouble" />
                <p id="import-trouble" class="field-wrong" role="status">{ trouble.map(renewed) }</p>
            </div>
            <div class="row">
                <button type="button" class="button" onclick={on_import}>{ words.text("wholes-import") }</button>
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct BroughtDeckProps {
    pub set_up: SetUp,
}

/// The cards of a set-up from a link. A deck that somebody wrote can be kept, but can be played with in any case.
#[component]
pub fn BroughtDeck(BroughtDeckProps { set_up }: &BroughtDeckProps) -> Html {
    let AppContext { words, storage, announcer, .. } = use_app();
    let kept = use_state_eq(|| own_decks::load(&storage));
    let name = name_cards(&words, &set_up.cards, &set_up.deck);
    let Cards::Own(deck) = &set_up.cards else {
        let deck = set_up.setup().map(|setup| setup.deck());
        return deck.map(|deck| html! { <DeckDetails {name} {deck} /> }).unwrap_or_default();
    };
    let action = if kept.iter().any(|own| own.deck == *deck) {
        html! { <p class="quiet">{ words.text("wholes-sent-deck-kept") }</p> }
    } else if kept.len() >= OwnDeck::MOST {
        html! { <p class="quiet">{ words.text("wholes-sent-deck-no-room") }</p> }
    } else {
        let deck = OwnDeck { name: find_free_name(&kept, &name), deck: deck.clone() };
        let label = words.text("wholes-sent-deck-keep");
        let (kept, storage) = (kept.clone(), storage.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let decks: Vec<OwnDeck> = kept.iter().cloned().chain([deck.clone()]).collect();
            own_decks::save(&storage, &decks);
            announcer.announce(words.text("wholes-sent-deck-kept"));
            kept.set(decks);
        });
        html! { <button type="button" class="button" {onclick}>{ label }</button> }
    };
    html! {
        <>
            <DeckDetails {name} deck={deck.clone()} />
            <div>{ action }</div>
        </>
    }
}

/// This name, with a number after it if another deck has the name.
fn find_free_name(kept: &[OwnDeck], name: &str) -> String {
    let numbered = |number: usize| {
        let end = format!(" {number}");
        let begin: String = name.chars().take(OwnDeck::LONGEST_NAME - end.len()).collect();
        if number == 1 { name.to_owned() } else { begin + &end }
    };
    (1..).map(numbered).find(|name| !kept.iter().any(|own| own.is_named(name))).unwrap_or_default()
}
