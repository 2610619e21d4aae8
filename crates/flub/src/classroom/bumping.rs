use super::{Places, Player};

use crate::play::Random;

/// Who moves after a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bumped {
    /// Everybody in the new order, from the top table down: the next tables are cut from it.
    pub order: Vec<Player>,
    /// Who moved one table up.
    pub up: Vec<Player>,
    /// Who moved one table down.
    pub down: Vec<Player>,
}

/// Moves players after a tournament: the first of a table moves one table up, the last one down, the middle stays; at the ends
/// one stays. Ties are broken by lot. A table without a result, and a player who was absent, stays.
///
/// `tables` has the players of each table from the top down with their places, in the same order; `absent` has those who did
/// not play, each with the table that they belong to. A table beyond the last one counts as the last.
pub fn bump(tables: &[(Vec<Player>, Option<Places>)], absent: &[(Player, usize)], lot: &mut Random) -> Bumped {
    let Some(lowest) = tables.len().checked_sub(1) else {
        return Bumped { order: absent.iter().map(|&(player, _)| player).collect(), ..Bumped::default() };
    };
    let mut bumped = Bumped::default();
    // For each table: who came down from above, who stays, who came up from below.
    let mut new = vec![[const { Vec::new() }; 3]; tables.len()];
    for (table, (players, places)) in tables.iter().enumerate() {
        let mut staying = players.clone();
        if let Some((first, last)) = places.as_ref().and_then(|places| ends(players, places, lot)) {
            if table > 0 {
                new[table - 1][2].push(first);
                bumped.up.push(first);
                staying.retain(|&player| player != first);
            }
            if table < lowest {
                new[table + 1][0].push(last);
                bumped.down.push(last);
                staying.retain(|&player| player != last);
            }
        }
        new[table][1].extend(staying);
    }
    for &(player, table) in absent {
        new[table.min(lowest)][1].push(player);
    }
    bumped.order = new.into_iter().flatten().flatten().collect();
    bumped
}

/// Returns the first and the last of a table; lots are drawn among those who share a place.
fn ends(players: &[Player], places: &Places, lot: &mut Random) -> Option<(Player, Player)> {
    let mut order: Vec<(usize, Player)> = places.each().iter().copied().zip(players.iter().copied()).collect();
    lot.shuffle(&mut order);
    // The sort is stable, so the lot decides among equals.
    order.sort_by_key(|&(place, _)| place);
    match order.as_slice() {
        [(_, first), .., (_, last)] => Some((*first, *last)),
        _ => None,
    }
}
