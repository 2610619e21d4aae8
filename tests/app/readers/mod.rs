//! The files of the app that read text and need no browser for it, in the places where the app has them.

#![allow(dead_code, reason = "the app uses them for more than reading")]

#[path = "../../../src/app/floating"]
pub mod floating {
    pub mod save;
    mod seating;
}

#[path = "../../../src/app/lawtoe"]
pub mod lawtoe {
    pub mod save;
    mod seating;
}

#[path = "../../../src/app/poe"]
pub mod poe {
    pub mod save;
    mod seating;
    pub mod study;
}

#[path = "../../../src/app/settings.rs"]
pub mod settings;

#[path = "../../../src/app/shared"]
mod shared {
    pub mod kept;
    pub mod seating;
}

#[path = "../../../src/app/takeaway_text.rs"]
pub mod takeaway_text;

#[path = "../../../src/app/wholes"]
pub mod wholes {
    pub mod deck_draft;
    pub mod own_deck;
    pub mod save;
    mod seating;
}

#[path = "../../../src/app/words"]
pub mod words {
    mod language;

    pub use language::Language;

    pub type Id = &'static str;
}
