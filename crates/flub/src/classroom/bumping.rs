use super::{Places, Player};
use crate::play::{Random, order};

/// The players who move after a tournament, and the new order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bumped {
    /// All players in the new order, from the top table down. The next tables are cut from it.
    pub order: Vec<Player>,
    /// The players who moved one table up.
    pub up: Vec<Player>,
    /// The players who moved one table down.
    pub down: Vec<Player>,
}

/// Moves players after a tournament: the first of each table moves one table up, the last one table down, and the
/// others stay, as do the first at the top table and the last at the lowest one. Ties are broken by lot. Players of a
/// table without a result and absent players stay.
///
/// `tables` holds the players of each table with their places, in the same order, from the top table down; `absent`
/// holds the absent players, each with the table they belong to. A table below the last one counts as the last.
pub fn bump(tables: &[(Vec<Player>, Option<Places>)], absent: &[(Player, usize)], lot: &mut Random) -> Bumped {
    let Some(lowest) = tables.len().checked_sub(1) else {
        return Bumped { order: absent.iter().map(|&(player, _)| player).collect(), ..Bumped::default() };
    };
    let mut bumped = Bumped::default();
    // For each table: the players who came down from above, who stay, and who came up from below.
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

/// Returns the first and the last player of a table. A lot decides between players who share a place.
fn ends(players: &[Player], places: &Places, lot: &mut Random) -> Option<(Player, Player)> {
    let mut order: Vec<(usize, Player)> = places.each().iter().copied().zip(players.iter().copied()).collect();
    lot.shuffle(&mut order);
    // The sort is stable, so the lot decides among equals.
    order::sort_by_key(&mut order, |&(place, _)| place);
    match order.as_slice() {
        [(_, first), .., (_, last)] => Some((*first, *last)),
        _ => None,
    }
}
