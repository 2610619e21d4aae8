use std::{cmp::Reverse, collections::BTreeMap};

use super::Player;
use crate::play::order;

/// The largest number of players at a table.
pub const MOST_AT_TABLE: usize = 4;

/// Returns the sizes of the tables, from the top one down. Tables have three players; one or two left over make one or
/// two tables of four at the top. Two players make one table, five make tables of three and two, and one player makes
/// none.
pub fn table_sizes(players: usize) -> Vec<usize> {
    let fours = players % 3;
    match players {
        0 | 1 => Vec::new(),
        2 => vec![2],
        5 => vec![3, 2],
        _ => [vec![MOST_AT_TABLE; fours], vec![3; (players - MOST_AT_TABLE * fours) / 3]].concat(),
    }
}

/// The players at each table, from the top table down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The players of each table, in rank order.
    pub tables: Vec<Vec<Player>>,
}

impl Seating {
    /// Cuts the rank order into tables, then swaps players, as few and as near as possible, so that team mates sit
    /// together as rarely as possible. `team` returns the team of a player, if there is one.
    pub fn new(ranked: &[Player], team: impl Fn(Player) -> Option<usize>) -> Self {
        let mut order = ranked.to_vec();
        let table_of: Vec<usize> =
            table_sizes(ranked.len()).into_iter().enumerate().flat_map(|(table, size)| vec![table; size]).collect();
        while let Some((one, other)) = nearest_swap(&order, &table_of, &team) {
            order.swap(one, other);
        }
        let mut tables = vec![Vec::new(); table_of.last().map_or(0, |last| last + 1)];
        for (&player, &table) in order.iter().zip(&table_of) {
            tables[table].push(player);
        }
        let rank = |player: &Player| ranked.iter().position(|other| other == player);
        tables.iter_mut().for_each(|players| order::sort_by_key(players, rank));
        Self { tables }
    }

    /// Returns the table at which a player sits, counted from 0 at the top.
    pub fn table_of(&self, player: Player) -> Option<usize> {
        self.tables.iter().position(|players| players.contains(&player))
    }
}

/// Returns how many of these players share the table with an earlier player of their team.
pub fn mates_together(players: &[Player], team: impl Fn(Player) -> Option<usize>) -> usize {
    let mut of_team: BTreeMap<usize, usize> = BTreeMap::new();
    players.iter().filter_map(|&player| team(player)).for_each(|team| *of_team.entry(team).or_default() += 1);
    of_team.values().map(|count| count - 1).sum()
}

/// Returns the swap of two places that parts team mates and is nearest for the number it parts, or `None` if no swap
/// parts any.
fn nearest_swap(
    order: &[Player],
    table_of: &[usize],
    team: &impl Fn(Player) -> Option<usize>,
) -> Option<(usize, usize)> {
    let together = |table: usize, swapped: Option<(usize, usize)>| {
        let sitting = |place: usize| match swapped {
            Some((one, other)) if place == one => order[other],
            Some((one, other)) if place == other => order[one],
            _ => order[place],
        };
        let players: Vec<Player> = (0..table_of.len()).filter(|&place| table_of[place] == table).map(sitting).collect();
        mates_together(&players, team)
    };
    let gain = |one: usize, other: usize| {
        let (table, across) = (table_of[one], table_of[other]);
        let after = together(table, Some((one, other))) + together(across, Some((one, other)));
        (together(table, None) + together(across, None)).saturating_sub(after)
    };
    let crowded: Vec<usize> = (0..table_of.len()).filter(|&place| together(table_of[place], None) > 0).collect();
    let swaps = crowded.iter().flat_map(|&one| (0..table_of.len()).map(move |other| (one.min(other), one.max(other))));
    let across = swaps.filter(|&(one, other)| table_of[one] != table_of[other]);
    let better = across.map(|(one, other)| (gain(one, other), one, other)).filter(|&(gain, ..)| gain > 0);
    // A swap that parts more mates may reach farther in proportion; 12 is divisible by every possible gain.
    let nearest = better.min_by_key(|&(gain, one, other)| ((other - one) * 12 / gain, Reverse(gain), one));
    nearest.map(|(_, one, other)| (one, other))
}
