//! Who comes and who leaves, before a round and in the middle of it, and what that does to the tables.

use std::collections::BTreeSet;

use super::{Act, ActFault, MOST_AT_TABLE, MOST_PLAYERS, MOST_TABLES, Player, Tournament, tournament::check_name};

/// The smallest number of players present in a round.
const FEWEST_PRESENT: usize = 2;

/// What a change of who is here does to the tables of the round. Tables are counted from 0 at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The round has no results yet, so all tables are made anew for this number of players.
    Anew(usize),
    /// A player leaves a table, where this number goes on; places behind move up.
    Leaves {
        /// Who leaves.
        player: Player,
        /// The table.
        table: usize,
        /// How many are left there.
        left: usize,
    },
    /// A player is alone at a table, and moves to another one that has not begun.
    Moves {
        /// Who moves.
        player: Player,
        /// The other table.
        table: usize,
    },
    /// A player plays no more in this round: nobody is left at the table, or no table that has not begun has room.
    SitsOut(Player),
    /// A player leaves a table that has its result, which stays.
    Keeps {
        /// Who leaves.
        player: Player,
        /// The table.
        table: usize,
    },
    /// A player sits down at a table that has not begun, where this number plays now; or is back at a table that has its result.
    Sits {
        /// Who sits down.
        player: Player,
        /// The table.
        table: usize,
        /// How many play there now.
        players: usize,
    },
}

impl Tournament {
    /// Returns what a change would do to the tables of the round.
    ///
    /// # Errors
    /// Returns an error if the change is impossible.
    pub fn effects(&self, act: &Act) -> Result<Vec<Effect>, ActFault> {
        let mut after = self.clone();
        match act {
            Act::SetAbsent(absent) => after.set_absent(absent),
            Act::Join(name) => after.join(name),
            act => after.apply(act).map(|()| Vec::new()),
        }
    }

    pub(super) fn set_absent(&mut self, absent: &BTreeSet<Player>) -> Result<Vec<Effect>, ActFault> {
        absent.iter().try_for_each(|&player| self.check_player(player))?;
        let present = self.roster().count() - absent.len();
        if present < FEWEST_PRESENT {
            return Err(ActFault::TooFew);
        }
        let before = std::mem::replace(&mut self.round_mut().absent, absent.clone());
        if self.round().is_blank() {
            self.seat();
            return Ok(vec![Effect::Anew(present)]);
        }
        self.round_mut().is_by_hand = true;
        let leaving = absent.difference(&before).copied();
        let mut effects: Vec<Effect> = leaving.flat_map(|player| self.leave(player)).collect();
        effects.extend(before.difference(absent).map(|&player| self.come(player)));
        Ok(effects)
    }

    pub(super) fn join(&mut self, name: &str) -> Result<Vec<Effect>, ActFault> {
        let name = check_name(name)?;
        let player = Player(self.roster().count());
        if player.0 >= MOST_PLAYERS {
            return Err(ActFault::Full);
        }
        let is_blank = self.round().is_blank();
        self.add(player, name);
        if is_blank {
            self.seat();
            return Ok(vec![Effect::Anew(self.roster().count() - self.round().absent().len())]);
        }
        self.round_mut().is_by_hand = true;
        Ok(vec![self.come(player)])
    }

    /// Takes a player away from the table, unless it has its result.
    fn leave(&mut self, player: Player) -> Vec<Effect> {
        let round = self.round_mut();
        let Some(table) = round.table_of(player) else { return vec![Effect::SitsOut(player)] };
        if round.tables[table].result().is_some() {
            return vec![Effect::Keeps { player, table }];
        }
        round.take_away(player);
        let left = round.tables[table].players().to_vec();
        let mut effects = vec![Effect::Leaves { player, table, left: left.len() }];
        if let [alone] = left[..] {
            // A place that was given has no meaning any more.
            round.tables[table].clear();
            match round.find_room(table, |size| size > 1) {
                Some(table) => {
                    round.take_away(alone);
                    round.sit(alone, table);
                    effects.push(Effect::Moves { player: alone, table });
                }
                None => effects.push(Effect::SitsOut(alone)),
            }
        }
        effects
    }

    /// Seats a player who has come where there is room, near to where the order has the player.
    fn come(&mut self, player: Player) -> Effect {
        let round = self.round_mut();
        if let Some(table) = round.table_of(player) {
            return Effect::Sits { player, table, players: round.tables[table].players().len() };
        }
        let level =
            round.absent_at_tables().into_iter().find(|(other, _)| *other == player).map_or(0, |(_, table)| table);
        match round.find_room(level, |size| size > 0) {
            Some(table) => {
                round.sit(player, table);
                Effect::Sits { player, table, players: round.tables[table].players().len() }
            }
            None => Effect::SitsOut(player),
        }
    }

    /// Seats everybody at these tables. `None` if they cannot be: somebody sits twice or does not exist, or a table has too many.
    pub(super) fn seat_by_hand(&mut self, tables: Vec<Vec<Player>>) -> Option<()> {
        let mut seated = BTreeSet::new();
        let fits = |table: &Vec<Player>| table.len() <= MOST_AT_TABLE;
        let is_new = |player: &Player| self.roster().name(*player).is_some() && seated.insert(*player);
        let is_possible = (1..=MOST_TABLES).contains(&tables.len())
            && tables.iter().all(fits)
            && tables.iter().flatten().all(is_new)
            && self.round().is_blank();
        is_possible.then(|| self.round_mut().seat_by_hand(tables))
    }
}
