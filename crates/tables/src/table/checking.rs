//! Whether what is listed in a proof is checked as it is written.

use std::fmt;

use flub::network::{Flaw, Listing, Network};

use super::save::Extras;

/// Whether each line of a proof shows at once whether it counts. Tests and tournaments turn this off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checking {
    /// Whether it does; otherwise a proof is checked when it is handed in.
    pub as_i_write: bool,
}

impl Checking {
    /// The remark in a save that turns this off.
    const REMARK: &'static str = "# unchecked";

    /// Why each of these listings does not count on this network; `None` for all if nothing is checked.
    pub fn flaws(self, network: Option<Network>, counted: &[Listing]) -> Vec<Option<Flaw>> {
        let network = network.filter(|_| self.as_i_write);
        network.map_or_else(|| vec![None; counted.len()], |network| network.listing_flaws(counted))
    }
}

impl Default for Checking {
    fn default() -> Self {
        Self { as_i_write: true }
    }
}

impl fmt::Display for Checking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.as_i_write { Ok(()) } else { writeln!(f, "{}", Self::REMARK) }
    }
}

impl Extras for Checking {
    fn read(text: &str) -> Self {
        Self { as_i_write: !text.lines().any(|line| line.trim_end() == Self::REMARK) }
    }
}
