//! An answer about a mat while it is put together.

use std::collections::BTreeSet;

use flub::network::{
    Letter, Listing, Network, Placement, Size, Square, SquareSet,
    lessons::{MatAnswer, MatTask},
};
use flub_tables::letters::{
    listings::{Change, Listings, listing, typed},
    mat_view::MatKey,
};

use super::form::{Field, Form};

/// An answer while it is put together. Not saved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The index of the way to answer; the first where there is only one.
    pub way: Option<usize>,
    /// The index of the field that the mat is for; `None` before one was chosen, which is the first.
    pub field: Option<usize>,
    /// The lines listed, and the one being tapped.
    pub lines: Listings,
    /// The permitted ones, where they are listed apart.
    pub permitted: Listings,
    /// The squares marked.
    pub squares: SquareSet,
    /// The numbers picked.
    pub numbers: BTreeSet<u16>,
    /// The letters written.
    pub letters: Vec<Placement>,
    /// The letter written instead.
    pub instead: Option<Placement>,
    /// The index of what is chosen in each field.
    pub chosen: [Option<usize>; 2],
    /// The focused square.
    pub cursor: Option<Square>,
    /// What is typed as a line, and whether it could not be read.
    pub typed: (String, bool),
    /// The index of the only line drawn.
    pub only: Option<usize>,
}

/// A change to a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Answer in this way.
    Way(usize),
    /// Fill in this field on the mat.
    Field(usize),
    /// Pick this line of those shown, or drop it.
    Pick(Listing),
    /// This square was tapped.
    Tap(Square),
    /// This square was focused.
    Point(Square),
    /// These squares were dragged across.
    Trace(Vec<Square>),
    /// A key was pressed on the mat.
    Key(MatKey),
    /// Write this letter in the focused square.
    Write(Letter),
    /// Take the letter in this square back.
    Unwrite(Square),
    /// Change the list of lines.
    Lines(Change),
    /// This is typed as a line.
    Type(String),
    /// List what is typed.
    AddTyped,
    /// Draw only this line.
    Only(Option<usize>),
    /// Pick this number, or drop it.
    Number(u16),
    /// In this choice, the first or second of the way, choose the option with this index.
    Choose(usize, usize),
}

impl Draft {
    /// What is filled in, in the way chosen.
    pub fn fields<'a>(&self, form: &'a Form) -> &'a [Field] {
        let way = if form.len() == 1 { Some(0) } else { self.way };
        way.and_then(|way| form.get(way)).map_or(&[], |way| &way.fields)
    }

    /// The field that the mat is for.
    pub fn on_mat<'a>(&self, form: &'a Form) -> Option<&'a Field> {
        let fields = self.fields(form);
        let chosen = self.field.and_then(|field| fields.get(field)).filter(|field| field.is_on_mat());
        chosen.or_else(|| fields.iter().find(|field| field.is_on_mat()))
    }

    /// The list that lines are added to.
    pub fn listed(&self, form: &Form) -> &Listings {
        if self.on_mat(form) == Some(&Field::Permitted) { &self.permitted } else { &self.lines }
    }

    /// The draft after a change, on this mat.
    pub fn edited(mut self, form: &Form, mat: &Network, edit: Edit) -> Self {
        let size = mat.size();
        let field = self.on_mat(form).cloned();
        match edit {
            Edit::Way(way) => (self.way, self.field) = (Some(way), None),
            Edit::Field(field) => (self.field, self.only) = (Some(field), None),
            Edit::Pick(listing) => match self.lines.counted.iter().position(|picked| *picked == listing) {
                Some(place) => drop(self.lines.counted.remove(place)),
                None => self.lines.counted.push(listing),
            },
            Edit::Point(square) => self.cursor = Some(square),
            Edit::Tap(square) => {
                self.cursor = Some(square);
                match field {
                    Some(Field::Squares) if self.squares.has(square) => self.squares = self.squares.without(square),
                    Some(Field::Squares) => self.squares = self.squares.with(square),
                    Some(field) if field.takes_lines() => return self.listing(form, size, Change::Tap(square)),
                    _ => {}
                }
            }
            Edit::Trace(squares) if squares.len() == size.side() => {
                return self.listing(form, size, Change::List(listing(&squares)));
            }
            Edit::Trace(_) => {}
            Edit::Key(MatKey::Letter(letter)) => {
                let letter = Letter::ALL.into_iter().find(|known| known.as_str() == letter.to_string());
                if let Some(letter) = letter.filter(|letter| mat.rules().letters().contains(letter)) {
                    return self.edited(form, mat, Edit::Write(letter));
                }
            }
            Edit::Key(MatKey::Number(number)) => {
                if let Some(square) = size.square(number) {
                    return self.edited(form, mat, Edit::Tap(square));
                }
            }
            Edit::Key(MatKey::Erase) => match field {
                Some(Field::Letters(_) | Field::Instead) => {
                    let erased = self.cursor.unwrap_or_else(|| first(size));
                    return self.edited(form, mat, Edit::Unwrite(erased));
                }
                Some(field) if field.takes_lines() => return self.listing(form, size, Change::Erase),
                _ => {}
            },
            Edit::Key(MatKey::Enter) => {}
            Edit::Write(letter) => self.write(field.as_ref(), mat, letter),
            Edit::Unwrite(square) => {
                self.letters.retain(|letter| letter.square != square);
                self.instead = self.instead.filter(|letter| letter.square != square);
            }
            Edit::Lines(change) => return self.listing(form, size, change),
            Edit::Type(text) => self.typed = (text, false),
            Edit::AddTyped => match typed(&self.typed.0) {
                Ok(listings) => {
                    let add = |draft: Self, listing| draft.listing(form, size, Change::List(listing));
                    let mut added = listings.into_iter().fold(self, add);
                    added.typed = Default::default();
                    return added;
                }
                Err(_) => self.typed.1 = true,
            },
            Edit::Only(only) => self.only = only,
            Edit::Number(number) => {
                if !self.numbers.remove(&number) {
                    self.numbers.insert(number);
                }
            }
            Edit::Choose(field, option) => {
                if let Some(chosen) = self.chosen.get_mut(field) {
                    *chosen = Some(option);
                }
            }
        }
        self
    }

    fn listing(mut self, form: &Form, size: Size, change: Change) -> Self {
        let permitted = self.on_mat(form) == Some(&Field::Permitted);
        let list = if permitted { &mut self.permitted } else { &mut self.lines };
        *list = std::mem::take(list).with(size, change);
        self.only = None;
        self
    }

    fn write(&mut self, field: Option<&Field>, mat: &Network, letter: Letter) {
        let square = self.cursor.unwrap_or_else(|| first(mat.size()));
        let placement = Placement { letter, square };
        match field {
            Some(&Field::Letters(most)) if mat.letter(square).is_none() => {
                self.letters.retain(|written| written.square != square);
                // The only letter is replaced.
                if most == 1 {
                    self.letters.clear();
                }
                if self.letters.len() < most {
                    self.letters.push(placement);
                }
            }
            Some(Field::Instead) => self.instead = Some(placement),
            _ => {}
        }
    }

    /// The index of what is chosen in the first or second choice of the way.
    pub fn choice(&self, place: usize) -> Option<usize> {
        self.chosen.get(place).copied().flatten()
    }

    /// The answer to a task about one mat.
    pub fn about_mat(&self, task: &MatTask) -> Option<MatAnswer> {
        let traced = !self.lines.trace.is_empty() || !self.permitted.trace.is_empty();
        let lines = || self.lines.counted.clone();
        match task {
            _ if traced => None,
            MatTask::Pick { .. } | MatTask::All(_) | MatTask::Solve(..) | MatTask::Changes(..) => {
                Some(MatAnswer::Lines(lines()))
            }
            MatTask::Apart(_) => {
                Some(MatAnswer::Apart { required: lines(), permitted: self.permitted.counted.clone() })
            }
            MatTask::Unused(_) => Some(MatAnswer::Squares(self.squares)),
            MatTask::Sizes(..) => Some(MatAnswer::Numbers(self.numbers.clone())),
        }
    }

    /// The draft of an answer about one mat.
    pub fn of_mat(answer: &MatAnswer) -> Self {
        let list = |counted: &Vec<Listing>| Listings { counted: counted.clone(), ..Listings::default() };
        match answer {
            MatAnswer::Lines(lines) => Self { lines: list(lines), ..Self::default() },
            MatAnswer::Apart { required, permitted } => {
                // The list that grows is the one on the mat.
                let field = Some(usize::from(!permitted.is_empty()));
                Self { lines: list(required), permitted: list(permitted), field, ..Self::default() }
            }
            MatAnswer::Squares(squares) => Self { squares: *squares, ..Self::default() },
            MatAnswer::Numbers(numbers) => Self { numbers: numbers.clone(), ..Self::default() },
        }
    }
}

/// The square where a mat's cursor is at first.
pub fn first(size: Size) -> Square {
    size.square(size.side() + 2).expect("a mat has a second row")
}
