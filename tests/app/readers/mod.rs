//! The files of the app that read text and need no browser for it, in the places where the app has them.

#![allow(dead_code, reason = "the app uses them for more than reading")]

#[path = "../../../src/app/context"]
pub mod context {
    pub mod settings;
}

#[path = "../../../src/app/games"]
pub mod games {
    pub mod floating {
        pub mod save;
        mod seating;
    }

    pub mod lawtoe {
        pub mod save;
        mod seating;
    }

    pub mod poe {
        pub mod analysis;
        pub mod save;
        mod seating;
    }

    pub mod wholes {
        pub mod deck_draft;
        pub mod own_deck;
        pub mod save;
        mod seating;
    }
}

#[path = "../../../src/app/i18n"]
pub mod i18n {
    mod language;

    pub use language::Language;

    pub type Id = &'static str;
}

#[path = "../../../src/app/shell"]
pub mod shell {
    pub mod backup_text;
}

#[path = "../../../src/app/table"]
mod table {
    pub mod save;
    pub mod seating;
}
