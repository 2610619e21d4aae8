//! What is arranged for one game and takes precedence over the settings of the device: the language, how long computers wait, and which
//! helpers are hidden. It is in a save as remarks, so a link can carry it.

use std::fmt;

use super::settings::Pace;
use crate::i18n::{Id, Language};

/// What helps at a table and may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helper {
    /// The analysis of a position while it is played.
    Analysis,
    /// The rules beside the table.
    Rules,
    /// Taking back.
    Undo,
}

impl Helper {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Helper; 3] = [Helper::Analysis, Helper::Rules, Helper::Undo];

    /// Its name in saves.
    const fn name(self) -> &'static str {
        match self {
            Helper::Analysis => "analysis",
            Helper::Rules => "rules",
            Helper::Undo => "undo",
        }
    }

    /// The message id of its label.
    pub const fn label(self) -> Id {
        match self {
            Helper::Analysis => "shell-helper-analysis",
            Helper::Rules => "shell-helper-rules",
            Helper::Undo => "shell-helper-undo",
        }
    }
}

/// What is arranged for one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arranged {
    /// The language. `None` for the device's own.
    pub language: Option<Language>,
    /// How long computers wait. `None` for what the settings say.
    pub pace: Option<Pace>,
    /// Whether everybody who is sent the game begins with the same cards.
    pub same_deal: bool,
    /// Which helpers are hidden, by their place in [`Helper::ALL`].
    hidden: [bool; Helper::ALL.len()],
}

/// The remarks in a save.
const LANGUAGE: &str = "# language ";
const PACE: &str = "# pace ";
const SAME_DEAL: &str = "# same deal";
const HIDDEN: &str = "# hidden ";

impl Arranged {
    /// Reads the remarks of a save. Unknown values are left to the device.
    pub fn read(text: &str) -> Self {
        let remark = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        let hidden: Vec<&str> = remark(HIDDEN).into_iter().flat_map(str::split_whitespace).collect();
        Self {
            language: remark(LANGUAGE).and_then(Language::of_code),
            pace: remark(PACE).and_then(Pace::named),
            same_deal: text.lines().any(|line| line.trim_end() == SAME_DEAL),
            hidden: Helper::ALL.map(|helper| hidden.contains(&helper.name())),
        }
    }

    /// Whether this helper is hidden.
    pub const fn hides(&self, helper: Helper) -> bool {
        self.hidden[helper as usize]
    }

    /// The helpers that are hidden.
    pub fn hidden(&self) -> impl Iterator<Item = Helper> + '_ {
        Helper::ALL.into_iter().filter(|&helper| self.hides(helper))
    }

    /// Hides a helper, or shows it again.
    pub const fn toggle(&mut self, helper: Helper) {
        self.hidden[helper as usize] = !self.hidden[helper as usize];
    }
}

impl fmt::Display for Arranged {
    /// One remark for each thing that is arranged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(language) = self.language {
            writeln!(f, "{LANGUAGE}{}", language.code())?;
        }
        if let Some(pace) = self.pace {
            writeln!(f, "{PACE}{}", pace.name())?;
        }
        if self.same_deal {
            writeln!(f, "{SAME_DEAL}")?;
        }
        let hidden: Vec<&str> = self.hidden().map(Helper::name).collect();
        if hidden.is_empty() { Ok(()) } else { writeln!(f, "{HIDDEN}{}", hidden.join(" ")) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Arranged, Helper};
    use crate::{context::settings::Pace, i18n::Language};

    #[test]
    fn what_is_arranged_reads_back_and_nothing_else_is_taken_for_it() {
        for language in [None].into_iter().chain(Language::ALL.map(Some)) {
            for pace in [None].into_iter().chain(Pace::ALL.map(Some)) {
                for bits in 0..16 {
                    let mut arranged = Arranged { language, pace, same_deal: bits & 8 != 0, ..Arranged::default() };
                    Helper::ALL
                        .into_iter()
                        .filter(|&one| bits >> one as usize & 1 == 1)
                        .for_each(|one| arranged.toggle(one));
                    assert_eq!(Arranged::read(&arranged.to_string()), arranged);
                }
            }
        }
        assert_eq!(
            Arranged::read("# language xx\n# pace never\n# hidden everything\n# same dealer\nflub 1"),
            Arranged::default()
        );
    }
}
