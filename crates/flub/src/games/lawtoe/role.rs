use serde::{Deserialize, Serialize};

use crate::play::{Seat, written};

/// The two roles in a match. The Plaintiff has the first seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// The role that sets the goal and seeks a solution.
    Plaintiff,
    /// The role that moves first and tries to block every solution.
    Defendant,
}

impl Role {
    /// Both roles, in seat order.
    pub const BOTH: [Role; 2] = [Role::Plaintiff, Role::Defendant];

    /// Returns the opponent's role.
    pub const fn other(self) -> Role {
        match self {
            Role::Plaintiff => Role::Defendant,
            Role::Defendant => Role::Plaintiff,
        }
    }

    /// Returns the seat of this role.
    pub const fn seat(self) -> Seat {
        match Seat::new(self as usize) {
            Some(seat) => seat,
            None => unreachable!(),
        }
    }

    /// Returns the role of a seat, or `None` for the third seat and above.
    pub fn of(seat: Seat) -> Option<Role> {
        Role::BOTH.get(seat.index()).copied()
    }
}

written! { Role: Plaintiff "plaintiff", Defendant "defendant"; else "a role is plaintiff or defendant" }
