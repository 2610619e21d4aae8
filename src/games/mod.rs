//! The list of games: each has a folder, a line below and its name in [`for_each_game!`](crate::for_each_game). A game
//! knows [`crate::play`] and, if needed, [`crate::network`]; never another game.

pub mod floating;
pub mod lawtoe;
pub mod poe;
pub mod wholes;

/// Passes the list of games to a macro, as folder and type: `lawtoe LawToe, poe Poe, ...`. Used by the laws, the fuzzer
/// and its corpus.
#[macro_export]
macro_rules! for_each_game {
    ($visit:ident) => {
        $visit! { lawtoe LawToe, poe Poe, wholes Wholes, floating Floating }
    };
}
