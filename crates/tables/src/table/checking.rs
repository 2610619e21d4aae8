//! Whether what is listed in a proof is checked as it is written.

use std::fmt;

use flub::network::{Flaw, Listing, Network};

use super::save::Extras;

/// Whether each line of a proof shows at once whether it counts, as a help for beginners. By the rules a proof is judged when it is handed in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checking {
    /// Whether it does.
    pub as_i_write: bool,
}

impl Checking {
    /// The remark in a save that turns this on.
    const REMARK: &'static str = "# checked";

    /// Why each of these listings does not count on this network; `None` for all if nothing is checked.
    pub fn flaws(self, network: Option<Network>, counted: &[Listing]) -> Vec<Option<Flaw>> {
        let network = network.filter(|_| self.as_i_write);
        network.map_or_else(|| vec![None; counted.len()], |network| network.listing_flaws(counted))
    }
}

impl fmt::Display for Checking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.as_i_write { writeln!(f, "{}", Self::REMARK) } else { Ok(()) }
    }
}

impl Extras for Checking {
    fn read(text: &str) -> Self {
        Self { as_i_write: text.lines().any(|line| line.trim_end() == Self::REMARK) }
    }
}
