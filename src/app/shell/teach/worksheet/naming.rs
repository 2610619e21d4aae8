//! What worksheets are called.

use flub::teach::{Content, Special, Version};

use crate::app::{games::Game, i18n::Words};

/// The name of a special sheet.
pub fn special(words: &Words, special: Special) -> String {
    words.with("worksheet-special", &[("special", special.to_string().into())])
}

/// What is on a sheet.
pub fn content(words: &Words, game: &Game, content: Content) -> String {
    match content {
        Content::Step(number) => step(words, game, number),
        Content::Mix(first, last) => words.with("worksheet-mix-of", &[("first", first.into()), ("last", last.into())]),
        Content::Special(kind) => special(words, kind),
    }
}

/// A step with its number.
pub fn step(words: &Words, game: &Game, step: usize) -> String {
    let name = game.lessons().map(|lessons| (lessons.title)(words, step)).unwrap_or_default();
    words.with("learn-step", &[("step", step.into()), ("name", name.into())])
}

/// A version's letter.
pub const fn version(version: Version) -> &'static str {
    match version {
        Version::A => "A",
        Version::B => "B",
    }
}
