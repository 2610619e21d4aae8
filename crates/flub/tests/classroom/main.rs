//! A class: teams, tables, points and bumping, against `docs/rules/class.md`.

mod agenda;
mod bumping;
mod class_list;
mod code;
mod histories;
mod points;
mod pool;
mod presence;
mod roster;
mod tables;
mod teams;
mod tournament;

use flub::classroom::Player;

/// Everybody on a roster of this length, in rank order.
fn roster(players: usize) -> Vec<Player> {
    (0..players).map(Player).collect()
}
