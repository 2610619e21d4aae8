use serde::{Deserialize, Serialize};

use super::Role;
use crate::{
    network::{Size, Square, SquareSet},
    play::written,
};

/// The two variants. They differ in how many letters a turn writes, and in which squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Variant {
    /// Pedagogue Plaintiff: the Defendant writes two letters first, then one a turn, in any square. The Defendant can
    /// always win.
    #[default]
    Pedagogue,
    /// Dragoman Defendant: the Defendant writes two letters a turn, never in the centre. The Plaintiff can always win.
    Dragoman,
}

impl Variant {
    /// Both variants, in the order in which to play them.
    pub const BOTH: [Variant; 2] = [Variant::Pedagogue, Variant::Dragoman];

    /// Returns how many letters this role writes in a turn: 1 or 2. `first` says whether it is the first turn of the
    /// match.
    pub const fn due(self, role: Role, first: bool) -> usize {
        match (self, role) {
            (_, Role::Plaintiff) => 1,
            (Variant::Pedagogue, Role::Defendant) => 1 + first as usize,
            (Variant::Dragoman, Role::Defendant) => 2,
        }
    }

    /// Returns the squares in which this role may write if they are vacant.
    pub const fn squares(self, role: Role) -> SquareSet {
        let centre = Square::from_number(5).expect("the mat has a centre");
        match (self, role) {
            (Variant::Dragoman, Role::Defendant) => Size::Three.every().without(centre),
            _ => Size::Three.every(),
        }
    }
}

written! { Variant: Pedagogue "pedagogue", Dragoman "dragoman"; else "a variant is pedagogue or dragoman" }
