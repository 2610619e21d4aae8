//! Why a text cannot be read as a record, in words.

use flub::play::{RecordError, RecordFault};

use crate::i18n::{Id, Value, Words};

/// The form of a game's records.
pub struct RecordForm {
    /// The game's name in records.
    pub name: &'static str,
    /// The id of its title.
    pub title: Id,
    /// A valid first line, which an error message shows.
    pub example: &'static str,
}

/// Explains in a sentence why a text is not a record of this game. `refused` explains the game's own refusals.
pub fn unreadable<R>(
    words: &Words,
    form: &RecordForm,
    error: &RecordError<R>,
    refused: impl FnOnce(&R) -> String,
) -> String {
    let line = ("line", Value::from(error.line));
    let title = || ("title", words.text(form.title).into());
    match &error.fault {
        RecordFault::TooLong => words.text("table-unreadable-long"),
        RecordFault::NoRecord => words.with("table-unreadable-no-record", &[("game", form.name.into())]),
        RecordFault::Version(version) => {
            words.with("table-unreadable-version", &[("version", version.as_str().into())])
        }
        RecordFault::OtherGame(name) => words.with("table-unreadable-game", &[("name", name.as_str().into()), title()]),
        RecordFault::Setup(_) => words.with("table-unreadable-setup", &[("example", form.example.into())]),
        RecordFault::Action(_) => words.with("table-unreadable-line", &[line]),
        RecordFault::Refused(refusal) => {
            let why = refused(refusal);
            words.with("table-unreadable-refused", &[line, ("why", why.into())])
        }
    }
}
