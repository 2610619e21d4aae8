//! Which standards the steps of the ladders serve: of content where one is named, else practices of mathematics.

use crate::i18n::Id;

/// A standard of the Common Core for mathematics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standard {
    /// Its code, the same in every language.
    pub code: &'static str,
    /// What it says.
    pub title: Id,
}

const FRACTIONS: Standard = Standard { code: "3.NF.A", title: "standards-3nfa" };
const UNIT_FRACTIONS: Standard = Standard { code: "4.NF.B", title: "standards-4nfb" };
const DECIMALS: Standard = Standard { code: "4.NF.C", title: "standards-4nfc" };
const SUMS: Standard = Standard { code: "5.NF.A", title: "standards-5nfa" };
const PERCENTS: Standard = Standard { code: "6.RP.A.3c", title: "standards-6rpa3c" };
const PROBLEMS: Standard = Standard { code: "MP1", title: "standards-mp1" };
const ARGUMENTS: Standard = Standard { code: "MP3", title: "standards-mp3" };
const STRUCTURE: Standard = Standard { code: "MP7", title: "standards-mp7" };

/// All of them, in the order of their codes.
pub const STANDARDS: [Standard; 8] =
    [FRACTIONS, UNIT_FRACTIONS, DECIMALS, SUMS, PERCENTS, PROBLEMS, ARGUMENTS, STRUCTURE];

/// The standards that a step, counted from 1, serves. None is named for what only a rule of the game or a variant is about.
pub fn served(game: &str, step: usize) -> &'static [Standard] {
    match (game, step) {
        ("wholes", 1..=3) => &[FRACTIONS],
        ("wholes", 4..=6) => &[DECIMALS, PERCENTS],
        ("wholes", 7..=9) => &[UNIT_FRACTIONS, SUMS],
        ("wholes", 10..=12) => &[SUMS],
        // What is said is believed or doubted, with reasons.
        ("wholes", 13..=15) => &[ARGUMENTS],
        ("poe", 1..=8) | ("lawtoe", 1..=6) | ("floating", 1..=7) => &[STRUCTURE],
        ("poe", 9 | 10 | 15) | ("lawtoe", 11 | 12) | ("floating", 8..=12) => &[PROBLEMS],
        ("poe", 11..=14) | ("lawtoe", 7 | 8 | 10) | ("floating", 14) => &[ARGUMENTS],
        _ => &[],
    }
}
