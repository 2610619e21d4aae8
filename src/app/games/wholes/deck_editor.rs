use std::rc::Rc;

use flub::games::wholes::{Deck, Form};
use yew::prelude::*;

use super::{
    deck_draft::{DeckDraft, DraftFlaw, Row},
    own_deck::OwnDeck,
};

/// Where decks are written: those that are there, and the one in hand.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckEditor {
    /// The decks of one's own.
    pub decks: Vec<OwnDeck>,
    /// The deck that is being written.
    pub draft: DeckDraft,
    /// Whether saving it was tried in vain.
    pub tried: bool,
    /// The text of the import field.
    pub pasted: String,
    /// Why that is none.
    pub refused: Option<ImportFlaw>,
    /// The index of the deck to confirm deleting.
    pub deleting: Option<usize>,
}

/// Why a text could not be imported. Nothing is changed then.
#[derive(Clone, Debug, PartialEq)]
pub enum ImportFlaw {
    /// The browser could not read the file.
    Unread,
    /// There is no deck in it.
    Empty,
    /// It is longer than any decks are.
    TooLong,
    /// Something is wrong with the deck of a line, counted from 1.
    Line(usize, Box<DeckDraft>, DraftFlaw),
}

/// A change in the deck editor.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The deck is to be called this.
    Name(String),
    /// The value of the row at this place.
    Value(usize, String),
    /// Its form.
    Form(usize, Form),
    /// How many there are of it.
    Count(usize, String),
    /// How many of the special card at this place.
    Special(usize, String),
    /// Another row.
    AddRow,
    /// Without the row at this place.
    RemoveRow(usize),
    /// The cards of this deck too.
    Mix(Rc<Deck>),
    /// Keep the deck, and begin another.
    Keep,
    /// Begin another.
    Clear,
    /// Write the deck at this place anew.
    Edit(usize),
    /// Open or close the question whether to delete the deck with this index.
    Deleting(Option<usize>),
    /// Delete it.
    Delete,
    /// The text of the import field.
    Paste(String),
    /// Say that the file that was chosen could not be read.
    Unread,
    /// Take the decks of that.
    Import,
}

impl DeckEditor {
    /// The longest text with decks, in bytes.
    pub const LONGEST_TEXT: usize = 200_000;

    /// The longest line of one.
    const LONGEST_LINE: usize = 10_000;

    /// With these decks, and a draft to begin with.
    pub fn new(decks: Vec<OwnDeck>) -> Self {
        Self { decks, draft: DeckDraft::new(), tried: false, pasted: String::new(), refused: None, deleting: None }
    }

    fn keep(&mut self) {
        let checked = self.draft.check(&self.decks);
        self.tried = checked.is_err();
        let Ok(deck) = checked else { return };
        match self.decks.iter().position(|known| self.draft.was.as_ref() == Some(&known.name)) {
            Some(place) => self.decks[place] = deck,
            None => self.decks.push(deck),
        }
        self.draft = DeckDraft::new();
    }

    /// The decks that are there and those of the text in the field, one a line.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
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
            Change::AddRow => draft.rows.push(Row::new()),
            Change::RemoveRow(place) if place < draft.rows.len() => drop(draft.rows.remove(place)),
            Change::Mix(deck) => *draft = draft.clone().with_cards(&deck),
            Change::Keep => editor.keep(),
            Change::Clear => (editor.draft, editor.tried) = (DeckDraft::new(), false),
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
