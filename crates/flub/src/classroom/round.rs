use std::collections::BTreeSet;

use super::{Places, Player, Seating};

/// A table of a round, and its result as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    players: Vec<Player>,
    /// In the order of the players.
    places: Vec<Option<usize>>,
}

impl Table {
    fn new(players: Vec<Player>) -> Self {
        Self { places: vec![None; players.len()], players }
    }

    /// Returns its players, in rank order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the places so far, in the order of the players.
    pub fn places(&self) -> &[Option<usize>] {
        &self.places
    }

    /// Returns the place of a player, if it is known.
    pub fn place(&self, player: Player) -> Option<usize> {
        self.players.iter().zip(&self.places).find(|(other, _)| **other == player).and_then(|(_, place)| *place)
    }

    /// Returns the result, once everybody has a place.
    pub fn result(&self) -> Option<Places> {
        let places: Option<Vec<usize>> = self.places.iter().copied().collect();
        Places::new(places?).ok()
    }

    /// Returns the points of each player, in their order, once everybody has a place.
    pub fn points(&self) -> Option<Vec<u32>> {
        self.result().map(|result| result.points())
    }

    /// Whether nobody has a place yet.
    pub fn is_blank(&self) -> bool {
        self.places.iter().all(Option::is_none)
    }

    /// Gives a player who has none the next place, or the last one given. Whether that could be.
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

    /// Takes the place of a player back. Those behind move up. Whether there was one.
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

/// A round: who is absent, and the tables of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Everybody, from the top down.
    pub(super) order: Vec<Player>,
    pub(super) absent: BTreeSet<Player>,
    /// Who came late, to begin with this round.
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

    /// Who is absent.
    pub const fn absent(&self) -> &BTreeSet<Player> {
        &self.absent
    }

    /// Who came late and began with this round.
    pub fn joined(&self) -> &[Player] {
        &self.joined
    }

    /// Whether no place is known yet, so that it can still be changed who plays.
    pub fn is_blank(&self) -> bool {
        self.tables.iter().all(Table::is_blank)
    }

    /// Returns how many tables have no result yet.
    pub fn open_tables(&self) -> usize {
        self.tables.iter().filter(|table| table.result().is_none()).count()
    }

    /// Returns the table of a player, from the top.
    pub fn table_of(&self, player: Player) -> Option<usize> {
        self.tables.iter().position(|table| table.players.contains(&player))
    }

    /// Seats whoever is present. What was known of the round is forgotten.
    pub(super) fn seat(&mut self, team: impl Fn(Player) -> Option<usize>) {
        let present: Vec<Player> = self.order.iter().copied().filter(|player| !self.absent.contains(player)).collect();
        self.tables = Seating::new(&present, team).tables.into_iter().map(Table::new).collect();
    }

    /// Who is absent, each with the table of whoever comes before in the order.
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
