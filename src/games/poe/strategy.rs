use super::{Level, Position, Version, sight::Sight};
use crate::{
    network::{Goal, Placement},
    play::Random,
};

/// The letters a player of this level chooses from.
pub(super) fn letters(level: Level, position: &Position, _random: &mut Random) -> Vec<Placement> {
    Sight(level).careful_letters(position)
}

/// The goal a player of this level sets.
pub(super) fn goal(_level: Level, version: Version, random: &mut Random) -> Goal {
    random.pick(&version.goals()).copied().unwrap_or(Goal::Odd)
}
