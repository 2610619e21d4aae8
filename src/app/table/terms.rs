//! The terms that are marked in what a table says.

use yew::prelude::*;

use crate::app::{i18n::Words, ui::term};

/// A sentence in which each marked term explains itself when touched.
pub fn explained(words: &Words, text: &str) -> Html {
    term::explained(text, |name| meaning(words, name))
}

fn meaning(words: &Words, name: &str) -> Option<String> {
    Some(match name {
        "lawtoe-triplet" => words.text("how-to-lawtoe-terms-triplet-is"),
        "lawtoe-solution" => words.text("how-to-lawtoe-terms-solution-is"),
        "lawtoe-a-flub" => words.text("how-to-lawtoe-terms-a-flub-is"),
        "lawtoe-ca-flub" => words.text("how-to-lawtoe-terms-ca-flub-is"),
        "poe-connection" => words.text("how-to-poe-terms-connection-is"),
        "poe-solution" => words.text("how-to-poe-terms-solution-is"),
        "poe-flub" => words.text("how-to-poe-terms-flub-is"),
        "poe-a-flub" => words.text("how-to-poe-terms-a-flub-is"),
        "poe-ca-flub" => words.text("how-to-poe-terms-ca-flub-is"),
        "poe-force-out" => words.text("how-to-poe-terms-force-out-is"),
        "wholes-whole" => words.text("how-to-wholes-terms-whole-is"),
        "wholes-call" => words.text("how-to-wholes-terms-call-is"),
        "wholes-bluff" => words.text("how-to-wholes-terms-bluff-is"),
        _ => return None,
    })
}
