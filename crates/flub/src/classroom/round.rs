use std::collections::BTreeSet;

use super::{MOST_AT_TABLE, Places, Player, Seating};

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
        // Nobody plays alone.
        let free = self.places[at].is_none() && self.players.len() > 1;
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
    /// Whether somebody left or came when the round had begun, so that the tables do not follow from the order.
    pub(super) is_by_hand: bool,
}

impl Round {
    pub(super) fn new(order: Vec<Player>, absent: BTreeSet<Player>) -> Self {
        Self { order, absent, joined: Vec::new(), tables: Vec::new(), is_by_hand: false }
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

    /// Returns the number of tables that play and have no result.
    pub fn open_tables(&self) -> usize {
        self.tables.iter().filter(|table| table.players.len() > 1 && table.result().is_none()).count()
    }

    /// Whether somebody left or came when the round had begun, so that the tables do not follow from the order.
    pub const fn is_by_hand(&self) -> bool {
        self.is_by_hand
    }

    /// Returns who is here and does not play in this round: who came when no table had room, or was left alone at one.
    pub fn sitting_out(&self) -> Vec<Player> {
        let is_out = |player: &Player| {
            let alone = self.table_of(*player).is_none_or(|table| self.tables[table].players.len() < 2);
            alone && !self.absent.contains(player)
        };
        self.order.iter().copied().filter(is_out).collect()
    }

    /// Returns the table at which a player sits, counted from 0 at the top.
    pub fn table_of(&self, player: Player) -> Option<usize> {
        self.tables.iter().position(|table| table.players.contains(&player))
    }

    /// Seats the players who are present. All places given before are lost.
    pub(super) fn seat(&mut self, team: impl Fn(Player) -> Option<usize>) {
        let present: Vec<Player> = self.order.iter().copied().filter(|player| !self.absent.contains(player)).collect();
        self.tables = Seating::new(&present, team).tables.into_iter().map(Table::new).collect();
        self.is_by_hand = false;
    }

    /// Seats these players at the tables.
    pub(super) fn seat_by_hand(&mut self, tables: Vec<Vec<Player>>) {
        self.tables = tables.into_iter().map(Table::new).collect();
        self.is_by_hand = true;
    }

    /// Takes a player away from the table; the players behind move up.
    pub(super) fn take_away(&mut self, player: Player) {
        for table in &mut self.tables {
            table.take_back(player);
            if let Some(at) = table.players.iter().position(|other| *other == player) {
                table.players.remove(at);
                table.places.remove(at);
            }
        }
    }

    /// Seats a player at a table, behind those who are stronger.
    pub(super) fn sit(&mut self, player: Player, table: usize) {
        let rank = |player: Player| self.order.iter().position(|other| *other == player);
        let Some(players) = self.tables.get(table).map(|table| &table.players) else { return };
        let at = players.iter().filter(|other| rank(**other) < rank(player)).count();
        self.tables[table].players.insert(at, player);
        self.tables[table].places.insert(at, None);
    }

    /// Returns the table with the fewest players, of these near to this one, that has not begun and has room. Only tables of these sizes.
    pub(super) fn find_room(&self, near: usize, has_size: impl Fn(usize) -> bool) -> Option<usize> {
        let size = |table: usize| self.tables[table].players.len();
        let has_room =
            |table: &usize| self.tables[*table].is_blank() && size(*table) < MOST_AT_TABLE && has_size(size(*table));
        (0..self.tables.len()).filter(has_room).min_by_key(|&table| (size(table), table.abs_diff(near)))
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
