//! The list of games: a folder each, a line for it below, and its name in [`for_each_game!`](crate::for_each_game). A game knows
//! [`crate::play`] and, where it needs it, [`crate::network`]; never another game.

pub mod floating;
pub mod lawtoe;
pub mod poe;
pub mod wholes;

/// Hands the list of games to a macro, as the folder of each and its type: `lawtoe LawToe, poe Poe, ...`. The laws, the fuzzer
/// and its corpus read it.
#[macro_export]
macro_rules! for_each_game {
    ($visit:ident) => {
        $visit! { lawtoe LawToe, poe Poe, wholes Wholes, floating Floating }
    };
}
