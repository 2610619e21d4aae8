//! The games, a folder each. A game knows [`crate::play`] and, where it needs it, [`crate::network`]; never another game.

pub mod floating;
pub mod lawtoe;
pub mod poe;
pub mod wholes;
