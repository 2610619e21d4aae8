//! Decks with a name, and decks while they are written.

use std::{fmt, str::FromStr};

use flub::{
    games::wholes::{Card, Deck, DeckFlaw, Face, FaceFlaw, Form, Pack},
    play::Unreadable,
};

/// A deck with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnDeck {
    /// Its name, unique among the decks.
    pub name: String,
    /// Its cards.
    pub deck: Deck,
}

impl OwnDeck {
    /// The maximum number of decks.
    pub const MOST: usize = 60;

    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 40;

    /// The name in its saved form: on one line, and cut to [`OwnDeck::LONGEST_NAME`].
    pub fn tidied(name: &str) -> String {
        let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
        name.chars().map(plain).take(Self::LONGEST_NAME).collect()
    }

    /// Whether this is its name, ignoring case.
    pub fn is_named(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.trim().to_lowercase()
    }
}

impl fmt::Display for OwnDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.deck)
    }
}

impl FromStr for OwnDeck {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        // A name may hold colons; cards do not.
        let (name, deck) = line.rsplit_once(':').ok_or(Unreadable("a deck of one's own has a name"))?;
        // Where a long name is cut a space may be left at its end, which the next reading would not find again.
        let name = OwnDeck::tidied(name.trim()).trim().to_owned();
        if name.is_empty() {
            return Err(Unreadable("the name is empty"));
        }
        Ok(Self { name, deck: deck.parse()? })
    }
}

/// Writes decks as text, one per line.
pub fn write_decks(decks: &[OwnDeck]) -> String {
    decks.iter().map(|deck| format!("{deck}\n")).collect()
}

/// A deck while it is being written, with the fields as they were typed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeckDraft {
    /// Its name.
    pub name: String,
    /// The cards with a value.
    pub rows: Vec<Row>,
    /// How many of each special card, in the order of [`Pack::SPECIALS`].
    pub specials: [String; Pack::SPECIALS.len()],
    /// The name of the deck that it replaces.
    pub was: Option<String>,
}

/// Cards of one kind, as they are being written.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The value, as `3/8`, `0.375` or `37 1/2%`.
    pub value: String,
    /// The form it is printed in.
    pub form: Form,
    /// How many there are.
    pub count: String,
}

/// Why a row is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowFlaw {
    /// The value cannot be read.
    Value,
    /// No card shows the value in this form. A negative value has the same message as zero.
    Face(FaceFlaw),
    /// The number of cards cannot be read, or is far too large.
    Count,
}

/// Why a draft is not a deck yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftFlaw {
    /// It has no name.
    NoName,
    /// Another deck has this name.
    NameTaken,
    /// There are [`OwnDeck::MOST`] others.
    NoRoom,
    /// The row at this index is invalid.
    Row(usize, RowFlaw),
    /// The number of a special card cannot be read.
    Special,
    /// The cards do not make a deck.
    Deck(DeckFlaw),
}

impl DeckDraft {
    /// The initial draft: the special cards of every pack, and an empty row.
    pub fn new() -> Self {
        Self {
            specials: Pack::SPECIALS.map(|(_, count)| count.to_string()),
            rows: vec![Row::default()],
            ..Self::default()
        }
    }

    /// A draft that replaces this deck.
    pub fn of(own: &OwnDeck) -> Self {
        let empty = Self { name: own.name.clone(), was: Some(own.name.clone()), ..Self::default() };
        empty.with_cards(&own.deck)
    }

    /// The draft of a line of a file. A card that cannot be read becomes an invalid row.
    pub fn read(line: &str) -> Self {
        let (name, cards) = line.rsplit_once(':').unwrap_or(("", line));
        let mut draft = Self { name: OwnDeck::tidied(name.trim()), ..Self::default() };
        for kind in cards.split(',') {
            let (card, count) = kind.rsplit_once('*').unwrap_or((kind, ""));
            draft.add(card.trim(), count.trim());
        }
        draft
    }

    /// Changes the row at this place, if there is one.
    pub fn change(&mut self, place: usize, change: impl FnOnce(&mut Row)) {
        self.rows.get_mut(place).map(change);
    }

    /// The draft with the cards of this deck added.
    pub fn with_cards(mut self, deck: &Deck) -> Self {
        self.rows.retain(|row| !row.is_empty());
        if self.rows.is_empty() {
            // The special cards offered at first give way to those of a whole deck.
            self.specials = Default::default();
        }
        for (card, count) in deck.kinds() {
            self.add(&card.to_string(), &count.to_string());
        }
        self
    }

    /// Adds cards of one kind, given as text.
    fn add(&mut self, card: &str, count: &str) {
        let sum = |one: &str| match (one.trim().parse::<u16>(), count.parse::<u16>()) {
            (Ok(one), Ok(more)) => one.saturating_add(more).to_string(),
            _ => count.to_owned(),
        };
        let special =
            card.parse().ok().and_then(|card| Pack::SPECIALS.iter().position(|&(special, _)| special == card));
        if let Some(place) = special {
            self.specials[place] = sum(&self.specials[place]);
            return;
        }
        let row = Row::read(card, count);
        let face = row.face();
        match self.rows.iter_mut().find(|known| face.is_ok() && known.face() == face) {
            Some(known) => known.count = sum(&known.count),
            None => self.rows.push(row),
        }
    }

    /// The deck.
    ///
    /// # Errors
    /// The first flaw that keeps it from being a deck, or from being saved beside the existing ones.
    pub fn check(&self, others: &[OwnDeck]) -> Result<OwnDeck, DraftFlaw> {
        let deck = self.deck()?;
        let name = self.name.trim().to_owned();
        self.name_flaw(others).map_or(Ok(OwnDeck { name, deck }), Err)
    }

    /// Why it cannot be saved under its name beside the existing decks.
    pub fn name_flaw(&self, others: &[OwnDeck]) -> Option<DraftFlaw> {
        let is_new = !others.iter().any(|other| self.was.as_ref() == Some(&other.name));
        if is_new && others.len() >= OwnDeck::MOST {
            return Some(DraftFlaw::NoRoom);
        }
        let taken = |other: &OwnDeck| other.is_named(&self.name) && self.was.as_ref() != Some(&other.name);
        if self.name.trim().is_empty() {
            Some(DraftFlaw::NoName)
        } else {
            others.iter().any(taken).then_some(DraftFlaw::NameTaken)
        }
    }

    /// Its cards. Its name is not checked.
    ///
    /// # Errors
    /// The first flaw that keeps them from being a deck.
    pub fn deck(&self) -> Result<Deck, DraftFlaw> {
        let rows = self.rows.iter().enumerate().filter(|(_, row)| !row.is_empty());
        let rows = rows.map(|(place, row)| row.cards().map_err(|flaw| DraftFlaw::Row(place, flaw)));
        let specials = Pack::SPECIALS.into_iter().zip(&self.specials);
        // An empty field counts as 0.
        let specials = specials.map(|((card, _), count)| match count.trim() {
            "" => Ok((card, 0)),
            count => Ok((card, count.parse().map_err(|_| DraftFlaw::Special)?)),
        });
        let cards = rows.chain(specials).collect::<Result<Vec<_>, DraftFlaw>>()?;
        Deck::new(cards).map_err(DraftFlaw::Deck)
    }
}

impl Default for Row {
    /// A row to be written: three cards without a value.
    fn default() -> Self {
        Self { value: String::new(), form: Form::Fraction, count: "3".to_owned() }
    }
}

impl Row {
    /// The row of a card in its text.
    fn read(card: &str, count: &str) -> Self {
        let (value, form) = match card.split_once(' ') {
            Some(("pie", value)) => (value.trim(), Form::Pie),
            Some(("bar", value)) => (value.trim(), Form::Bar),
            _ if card.ends_with('%') => (card, Form::Percent),
            _ if card.contains('/') => (card, Form::Fraction),
            _ => (card, Form::Decimal),
        };
        Self { value: value.to_owned(), form, count: count.to_owned() }
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.value.trim().is_empty()
    }

    /// The text on its cards.
    ///
    /// # Errors
    /// Why no card shows this.
    pub fn face(&self) -> Result<Face, RowFlaw> {
        if self.value.trim().starts_with(['-', '−']) {
            return Err(RowFlaw::Face(FaceFlaw::Zero));
        }
        // Many schools write decimals with a comma.
        let value = Face::read_value(&self.value.replace(',', ".")).ok_or(RowFlaw::Value)?;
        Face::check(value, self.form).map_err(RowFlaw::Face)
    }

    /// Its cards.
    ///
    /// # Errors
    /// Why the row is invalid.
    pub fn cards(&self) -> Result<(Card, u16), RowFlaw> {
        Ok((Card::Face(self.face()?), self.count.trim().parse().map_err(|_| RowFlaw::Count)?))
    }
}
