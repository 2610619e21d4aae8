//! The app files that parse text and need no browser, at their paths in the app.

#![allow(dead_code, reason = "the app uses them for more than reading")]

#[path = "../../../src/context"]
pub mod context {
    pub mod arranged;
    pub mod settings;
}

/// How each game is saved.
#[path = "../../../src/games"]
pub mod games {
    macro_rules! saves {
        ($($folder:ident $game:ident),+) => {
            $(
                pub mod $folder {
                    pub mod save;
                }
            )+
        };
    }

    flub::for_each_game!(saves);
}

#[path = "../../../src/letters"]
pub mod letters {
    pub mod analysis;
}

/// What else LawToe stores.
#[path = "../../../src/games/lawtoe"]
pub mod lawtoe {
    pub mod analysis;
}

/// What else POE stores.
#[path = "../../../src/games/poe"]
pub mod poe {
    pub mod analysis;
}

/// What else Wholes stores.
#[path = "../../../src/games/wholes"]
pub mod wholes {
    pub mod deck_draft;
}

#[path = "../../../src/i18n"]
pub mod i18n {
    mod language;

    pub use language::Language;

    pub type Id = &'static str;
}

#[path = "../../../src/shell"]
pub mod shell {
    pub mod backup_text;
}

#[path = "../../../src/table"]
pub mod table {
    pub mod checking;
    pub mod results;
    pub mod save;
    pub mod seating;
    pub mod set_up;
    pub mod two_players;
}
