use std::fmt;

use crate::{
    network::{Line, Listing, Network},
    play::Random,
};

/// A rule about how a line counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineRule {
    /// An F or a vacant square breaks the line.
    Broken,
    /// The number of R or O makes the connection required.
    Required,
    /// The connection may be counted or not.
    Permitted,
}

impl LineRule {
    /// All rules, to choose from.
    pub const ALL: [LineRule; 3] = [LineRule::Broken, LineRule::Required, LineRule::Permitted];

    /// The rule by which a line of this mat counts, or does not.
    pub fn of(mat: &Network, line: &Line) -> Self {
        match line.squares().within(mat.open()) {
            false => LineRule::Broken,
            true if mat.is_required(line) => LineRule::Required,
            true => LineRule::Permitted,
        }
    }
}

impl fmt::Display for LineRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LineRule::Broken => "broken",
            LineRule::Required => "required",
            LineRule::Permitted => "permitted",
        })
    }
}

/// Returns a connection of the mat and the index in [`LineRule::ALL`] of the rule that makes it count, or `None` if the
/// mat has no connection.
pub fn which_rule(mat: &Network, random: &mut Random) -> Option<(Listing, usize)> {
    let connections: Vec<&Line> =
        Line::all(mat.size()).iter().filter(|line| line.squares().within(mat.open())).collect();
    let line = *random.pick(&connections)?;
    let rule = LineRule::of(mat, line);
    let right = LineRule::ALL.iter().position(|other| *other == rule)?;
    Some((Listing::from(line), right))
}
