use std::collections::BTreeSet;

use super::{Places, Player, Seating};

/// A table of a round, and its result as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    players: Vec<Player>,
    /// The places so far, in the order of the players.
    places: Vec<Option<usize>>,
}

impl Table {
    fn new(players: Vec<Player>) -> Self {
        Self { places: vec![None; players.len()], players }
    }

    /// Returns the players of the table, in rank order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the places so far, in the order of the players.
    pub fn places(&self) -> &[Option<usize>] {
        &self.places
    }

    /// Returns the place of a player, or `None` if it is not known.
    pub fn place(&self, player: Player) -> Option<usize> {
        self.players.iter().zip(&self.places).find(|(other, _)| **other == player).and_then(|(_, place)| *place)
    }

    /// Returns the result, or `None` while a player has no place.
    pub fn result(&self) -> Option<Places> {
        let places: Option<Vec<usize>> = self.places.iter().copied().collect();
        Places::new(places?).ok()
    }

    /// Returns the points of each player, in the order of the players, or `None` while a player has no place.
    pub fn points(&self) -> Option<Vec<u32>> {
        self.result().map(|result| result.points())
    }

    /// Whether nobody has a place yet.
    pub fn is_blank(&self) -> bool {
        self.places.iter().all(Option::is_none)
    }

    /// Gives a player the next place, or, if `tied`, the last place given. Returns `false` if the player has a place or
    /// does not sit here.
    pub(super) fn put(&mut self, player: Player, tied: bool) -> bool {
        let taken = self.places.iter().flatten().count();
        let last = self.places.iter().flatten().max().copied().filter(|_| tied);
        let Some(at) = self.players.iter().position(|other| *other == player) else { return false };
        let free = self.places[at].is_none();
        if free {
            self.places[at] = Some(last.unwrap_or(taken + 1));
        }
        free
    }

    /// Takes back the place of a player; the players behind move up. Returns `false` if the player has no place here.
    pub(super) fn take_back(&mut self, player: Player) -> bool {
        let Some(at) = self.players.iter().position(|other| *other == player) else { return false };
        let Some(gone) = self.places[at].take() else { return false };
        self.places.iter_mut().flatten().filter(|place| **place > gone).for_each(|place| *place -= 1);
        true
    }

    pub(super) fn clear(&mut self) {
        self.places.fill(None);
    }
}

/// A round: the absent players, and the tables of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// All players, from the top table down.
    pub(super) order: Vec<Player>,
    pub(super) absent: BTreeSet<Player>,
    /// The players who came late and began with this round.
    pub(super) joined: Vec<Player>,
    pub(super) tables: Vec<Table>,
}

impl Round {
    pub(super) fn new(order: Vec<Player>, absent: BTreeSet<Player>) -> Self {
        Self { order, absent, joined: Vec::new(), tables: Vec::new() }
    }

    /// Returns the tables, from the top down.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// Returns the absent players.
    pub const fn absent(&self) -> &BTreeSet<Player> {
        &self.absent
    }

    /// Returns the players who came late and began with this round.
    pub fn joined(&self) -> &[Player] {
        &self.joined
    }

    /// Whether nobody has a place yet, so that the players who take part can still be changed.
    pub fn is_blank(&self) -> bool {
        self.tables.iter().all(Table::is_blank)
    }

    /// Returns the number of tables without a result.
    pub fn open_tables(&self) -> usize {
        self.tables.iter().filter(|table| table.result().is_none()).count()
    }

    /// Returns the table at which a player sits, counted from 0 at the top.
    pub fn table_of(&self, player: Player) -> Option<usize> {
        self.tables.iter().position(|table| table.players.contains(&player))
    }

    /// Seats the players who are present. All places given before are lost.
    pub(super) fn seat(&mut self, team: impl Fn(Player) -> Option<usize>) {
        let present: Vec<Player> = self.order.iter().copied().filter(|player| !self.absent.contains(player)).collect();
        self.tables = Seating::new(&present, team).tables.into_iter().map(Table::new).collect();
    }

    /// Returns the absent players, each with the table of the nearest player before them in the order.
    pub(super) fn absent_at_tables(&self) -> Vec<(Player, usize)> {
        let mut before = 0;
        let mut absent = Vec::new();
        for &player in &self.order {
            match self.table_of(player) {
                Some(table) => before = table,
                None => absent.push((player, before)),
            }
        }
        absent
    }
}
