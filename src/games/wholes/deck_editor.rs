//! The deck editor: its state, and the form in which a deck is written.

use std::rc::Rc;

use flub::games::wholes::{Deck, DeckFlaw, FaceFlaw, Form, Pack};
use flub_tables::{
    games::wholes::{
        card_speech::special_name,
        deck_draft::{DeckDraft, DraftFlaw, OwnDeck, Row, RowFlaw},
    },
    i18n::{Words, isolated},
};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{
    card_view::FaceImage,
    deck_page::{describe_deck, pack_name},
};
use crate::{
    context::AppContext,
    platform::page::focus,
    ui::{
        buttons::{CROSS, IconButton},
        renewed::renewed,
        sending::{sends, sends_as},
    },
};

/// The state of the page: the decks that are kept, and the draft of one.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckEditor {
    /// The decks that are kept.
    pub decks: Vec<OwnDeck>,
    /// The deck that is being written.
    pub draft: DeckDraft,
    /// Whether the draft was refused when it was saved.
    pub is_refused: bool,
    /// The text of the import field.
    pub pasted: String,
    /// Why that text could not be imported.
    pub refused: Option<ImportFlaw>,
    /// The index of the deck to confirm deleting.
    pub deleting: Option<usize>,
}

/// Why a text could not be imported. Nothing is imported then.
#[derive(Clone, Debug, PartialEq)]
pub enum ImportFlaw {
    /// The browser could not read the file.
    Unread,
    /// There is no deck in it.
    Empty,
    /// It is longer than any decks are.
    TooLong,
    /// The deck on this line, counted from 1, is invalid.
    Line(usize, Box<DeckDraft>, DraftFlaw),
}

/// A change in the deck editor.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Name the deck.
    Name(String),
    /// Set the value of the row at this place.
    Value(usize, String),
    /// Set the form of the row at this place.
    Form(usize, Form),
    /// Set the number of cards of the row at this place.
    Count(usize, String),
    /// Set the number of the special card at this place.
    Special(usize, String),
    /// Add an empty row.
    AddRow,
    /// Remove the row at this place.
    RemoveRow(usize),
    /// Add the cards of this deck.
    Mix(Rc<Deck>),
    /// Keep the draft as a deck, and start another.
    Keep,
    /// Discard the draft, and start another.
    Clear,
    /// Edit the deck at this place.
    Edit(usize),
    /// Open or close the question whether to delete the deck with this index.
    Deleting(Option<usize>),
    /// Delete it.
    Delete,
    /// Set the text of the import field.
    Paste(String),
    /// Report that the chosen file could not be read.
    Unread,
    /// Import the decks in that text.
    Import,
}

impl DeckEditor {
    /// The longest text with decks, in bytes.
    pub const LONGEST_TEXT: usize = 200_000;

    /// The longest line of such a text, in bytes.
    const LONGEST_LINE: usize = 10_000;

    /// An editor with these decks and a new draft.
    pub fn new(decks: Vec<OwnDeck>) -> Self {
        Self { decks, draft: DeckDraft::new(), is_refused: false, pasted: String::new(), refused: None, deleting: None }
    }

    fn keep(&mut self) {
        let checked = self.draft.check(&self.decks);
        self.is_refused = checked.is_err();
        let Ok(deck) = checked else { return };
        match self.decks.iter().position(|known| self.draft.was.as_ref() == Some(&known.name)) {
            Some(place) => self.decks[place] = deck,
            None => self.decks.push(deck),
        }
        self.draft = DeckDraft::new();
    }

    /// The decks that are kept, with those in the text of the import field.
    ///
    /// # Errors
    /// Why the text cannot be imported.
    pub fn with_text(&self) -> Result<Vec<OwnDeck>, ImportFlaw> {
        let text = &self.pasted;
        if text.len() > Self::LONGEST_TEXT || text.lines().any(|line| line.len() > Self::LONGEST_LINE) {
            return Err(ImportFlaw::TooLong);
        }
        let mut decks = self.decks.clone();
        for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
            let draft = DeckDraft::read(text);
            match draft.check(&decks) {
                Ok(deck) => decks.push(deck),
                Err(flaw) => return Err(ImportFlaw::Line(line, Box::new(draft), flaw)),
            }
        }
        if decks.len() == self.decks.len() { Err(ImportFlaw::Empty) } else { Ok(decks) }
    }
}

impl Reducible for DeckEditor {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut editor = Rc::unwrap_or_clone(self);
        let draft = &mut editor.draft;
        // The index comes from an earlier render, and may be gone after two quick touches.
        match change {
            Change::Name(name) => draft.name = OwnDeck::tidied(&name),
            Change::Value(place, value) => draft.change(place, |row| row.value = value),
            Change::Form(place, form) => draft.change(place, |row| row.form = form),
            Change::Count(place, count) => draft.change(place, |row| row.count = count),
            Change::Special(place, count) => draft.specials[place] = count,
            Change::AddRow => draft.rows.push(Row::default()),
            Change::RemoveRow(place) if place < draft.rows.len() => drop(draft.rows.remove(place)),
            Change::Mix(deck) => *draft = draft.clone().with_cards(&deck),
            Change::Keep => editor.keep(),
            Change::Clear => (editor.draft, editor.is_refused) = (DeckDraft::new(), false),
            Change::Edit(place) if place < editor.decks.len() => editor.draft = DeckDraft::of(&editor.decks[place]),
            Change::Deleting(place) => editor.deleting = place.filter(|&place| place < editor.decks.len()),
            Change::Delete => {
                if let Some(place) = editor.deleting.take() {
                    editor.decks.remove(place);
                }
            }
            Change::Paste(text) => (editor.pasted, editor.refused) = (text, None),
            Change::Unread => editor.refused = Some(ImportFlaw::Unread),
            Change::Import => match editor.with_text() {
                Ok(decks) => (editor.decks, editor.pasted, editor.refused) = (decks, String::new(), None),
                Err(flaw) => editor.refused = Some(flaw),
            },
            Change::RemoveRow(_) | Change::Edit(_) => {}
        }
        editor.into()
    }
}

/// The form in which a deck is written, with its flaws so far.
pub fn draw_form(app: &AppContext, editor: &UseReducerHandle<DeckEditor>) -> Html {
    let words = &app.words;
    let draft = &editor.draft;
    let rows = draft
        .rows
        .iter()
        .enumerate()
        .map(|(place, row)| draw_row(words, place, row, &sends_as(editor, |change| change)));
    let specials = Pack::SPECIALS.iter().zip(&draft.specials).enumerate().map(|(place, ((card, _), count))| {
        let oninput = sends_as(editor, move |event| Change::Special(place, read_field(&event)));
        html! {
            <label key={place} class="deck-special">
                <span>{ special_name(words, card) }</span>
                { draw_count_field(count, None, None, oninput) }
            </label>
        }
    });
    let mix = Pack::ALL.into_iter().map(|pack| (pack_name(words, pack), Rc::new(pack.deck())));
    let mix = mix.chain(editor.decks.iter().map(|own| (own.name.clone(), Rc::new(own.deck.clone()))));
    let mix = mix.enumerate().map(|(index, (name, deck))| {
        let onclick = sends(editor, Change::Mix(deck));
        html! { <button key={index} type="button" class="button small" {onclick}>{ name }</button> }
    });
    let on_keep = {
        let (app, editor) = (app.clone(), editor.clone());
        move |_| keep(&app, &editor)
    };
    let wrong = draft.rows.iter().filter(|row| !row.is_empty() && row.cards().is_err()).count();
    let about = match draft.deck() {
        Ok(deck) => describe_deck(words, &deck),
        // Each says itself what is wrong.
        Err(DraftFlaw::Row(..)) if wrong > 1 => words.with("wholes-flaw-rows", &[("count", wrong.into())]),
        Err(flaw) => describe_flaw(words, draft, flaw),
    };
    // A missing name is only reported when the deck is saved.
    let name_flaw = draft.name_flaw(&editor.decks).filter(|&flaw| flaw != DraftFlaw::NoName || editor.is_refused);
    let name_flaw = name_flaw.map(|flaw| describe_flaw(words, draft, flaw));
    let title = match &draft.was {
        Some(name) => words.with("wholes-deck-edit-title", &[("name", isolated(name).into())]),
        None => words.text("wholes-deck-new-title"),
    };
    let mixing = words.text("wholes-deck-mix");
    html! {
        <section class="sheet stack deck-form" aria-labelledby="deck-form">
            <h2 id="deck-form" tabindex="-1">{ title }</h2>
            <div class="field">
                <label for="deck-name">{ words.text("wholes-deck-name") }</label>
                <input id="deck-name" type="text" autocomplete="off" maxlength={OwnDeck::LONGEST_NAME.to_string()}
                    value={draft.name.clone()} oninput={sends_as(editor, |event| Change::Name(read_field(&event)))}
                    aria-invalid={name_flaw.is_some().to_string()} aria-describedby="deck-name-flaw" />
                <p id="deck-name-flaw" class="field-wrong" role="status">{ name_flaw.map(renewed) }</p>
            </div>
            <div class="stack" role="group" aria-label={mixing.clone()}>
                <p>{ mixing }</p>
                <div class="row">{ for mix }</div>
            </div>
            <div class="deck-heads" aria-hidden="true">
                <span>{ words.text("wholes-deck-head-value") }</span>
                <span>{ words.text("wholes-deck-head-form") }</span>
                <span>{ words.text("wholes-deck-head-count") }</span>
            </div>
            <ol class="deck-rows" aria-label={words.text("wholes-deck-rows")}>{ for rows }</ol>
            <div class="row">
                <button type="button" class="button" onclick={sends(editor, Change::AddRow)}>
                    { words.text("wholes-deck-add-row") }
                </button>
            </div>
            <div class="row">{ for specials }</div>
            <div class="deck-end">
                <p class="deck-about" role="status">{ renewed(about) }</p>
                <div class="row">
                    <button type="button" class="button primary" onclick={on_keep}>
                        { words.text("wholes-deck-keep") }
                    </button>
                    <button type="button" class="button" onclick={sends(editor, Change::Clear)}>
                        { words.text("wholes-deck-clear") }
                    </button>
                </div>
            </div>
        </section>
    }
}

/// Keeps the draft as a deck, or announces its first flaw.
fn keep(app: &AppContext, editor: &UseReducerHandle<DeckEditor>) {
    let words = &app.words;
    match editor.draft.check(&editor.decks) {
        Ok(own) => {
            app.announcer.announce(words.with("wholes-deck-kept", &[("name", isolated(&own.name).into())]));
            focus("#own-decks");
        }
        Err(flaw) => {
            app.announcer.announce(describe_flaw(words, &editor.draft, flaw));
            focus(match flaw {
                DraftFlaw::NoName | DraftFlaw::NameTaken | DraftFlaw::NoRoom => "#deck-name",
                _ => ".deck-form [aria-invalid=true]",
            });
        }
    }
    editor.dispatch(Change::Keep);
}

/// A row for cards of one kind: value, form, and how many.
fn draw_row(words: &Words, place: usize, row: &Row, on_change: &Callback<Change>) -> Html {
    let number = [("number", (place + 1).into())];
    let flaw = row.cards().err().filter(|_| !row.is_empty());
    let wrong = flaw.map(|flaw| describe_row_flaw(words, flaw));
    let id = format!("deck-row-{place}");
    // The field that has to be changed is the one that is marked.
    let is_count = matches!(flaw, Some(RowFlaw::Count));
    let wrong_value = (flaw.is_some() && !is_count).then(|| id.clone());
    let wrong_count = is_count.then(|| id.clone());
    let preview = row.face().ok().map(|face| html! { <FaceImage {face} /> });
    let on_value = on_change.reform(move |event| Change::Value(place, read_field(&event)));
    let on_count = on_change.reform(move |event| Change::Count(place, read_field(&event)));
    let on_form = on_change.reform(move |event: Event| {
        let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        Change::Form(place, Form::ALL[(index.max(0) as usize).min(Form::ALL.len() - 1)])
    });
    let forms = Form::ALL.map(|form| html! { <option selected={form == row.form}>{ name_form(words, form) }</option> });
    html! {
        <li key={place} class="deck-row">
            <span class="deck-preview">{ preview }</span>
            <input id={format!("deck-value-{place}")} class="deck-value" type="text" autocomplete="off"
                placeholder="3/8" aria-label={words.with("wholes-deck-value", &number)} value={row.value.clone()} oninput={on_value}
                aria-invalid={wrong_value.is_some().to_string()} aria-describedby={wrong_value} />
            <select class="deck-select" aria-label={words.with("wholes-deck-form", &number)} onchange={on_form}>
                { for forms }
            </select>
            { draw_count_field(&row.count, Some(words.with("wholes-deck-count", &number)), wrong_count, on_count) }
            <IconButton label={words.with("wholes-deck-remove-row", &number)} path={CROSS}
                onclick={on_change.reform(move |_| Change::RemoveRow(place))} />
            <p class="field-wrong" {id}>{ wrong.map(renewed) }</p>
        </li>
    }
}

/// A field for how many cards there are. If it is wrong, the element with the id `wrong` says why.
fn draw_count_field(count: &str, label: Option<String>, wrong: Option<String>, oninput: Callback<InputEvent>) -> Html {
    html! {
        <input class="deck-count" type="text" inputmode="numeric" autocomplete="off" maxlength="6" aria-label={label}
            value={count.to_owned()} aria-invalid={wrong.is_some().to_string()} aria-describedby={wrong} {oninput} />
    }
}

fn read_field(event: &InputEvent) -> String {
    event.target_unchecked_into::<HtmlInputElement>().value()
}

fn name_form(words: &Words, form: Form) -> String {
    match form {
        Form::Fraction => words.text("wholes-form-fraction"),
        Form::Decimal => words.text("wholes-form-decimal"),
        Form::Percent => words.text("wholes-form-percent"),
        Form::Pie => words.text("wholes-form-pie"),
        Form::Bar => words.text("wholes-form-bar"),
    }
}

/// Describes why a draft is not a deck yet.
pub fn describe_flaw(words: &Words, draft: &DeckDraft, flaw: DraftFlaw) -> String {
    match flaw {
        DraftFlaw::NoName => words.text("wholes-flaw-no-name"),
        DraftFlaw::NameTaken => words.with("wholes-flaw-name", &[("name", isolated(draft.name.trim()).into())]),
        DraftFlaw::NoRoom => words.with("wholes-flaw-no-room", &[("most", OwnDeck::MOST.into())]),
        DraftFlaw::Row(place, flaw) => {
            let typed = draft.rows[place].value.as_str();
            words.with("wholes-flaw-row", &[("typed", typed.into()), ("why", describe_row_flaw(words, flaw).into())])
        }
        DraftFlaw::Special => words.text("wholes-flaw-count"),
        DraftFlaw::Deck(DeckFlaw::TooFew(count)) => {
            words.with("wholes-flaw-few", &[("count", count.into()), ("fewest", Deck::FEWEST.into())])
        }
        DraftFlaw::Deck(DeckFlaw::TooMany(count)) => {
            words.with("wholes-flaw-many", &[("count", count.into()), ("most", Deck::MOST.into())])
        }
        DraftFlaw::Deck(DeckFlaw::Unrelated) => words.text("wholes-flaw-unrelated"),
        DraftFlaw::Deck(DeckFlaw::NoWhole) => words.text("wholes-flaw-no-whole"),
    }
}

fn describe_row_flaw(words: &Words, flaw: RowFlaw) -> String {
    match flaw {
        RowFlaw::Value => words.text("wholes-flaw-value"),
        RowFlaw::Face(FaceFlaw::Zero) => words.text("wholes-flaw-zero"),
        RowFlaw::Face(FaceFlaw::OverOne) => words.text("wholes-flaw-over"),
        RowFlaw::Face(FaceFlaw::Denominator(denominator)) => {
            words.with("wholes-flaw-denominator", &[("denominator", denominator.into())])
        }
        RowFlaw::Face(FaceFlaw::Digits) => words.text("wholes-flaw-digits"),
        RowFlaw::Count => words.text("wholes-flaw-count"),
    }
}
