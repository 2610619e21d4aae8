//! Games of Wholes to sit down to, at the tables without pictures and on the page.

use std::fmt::Write;

/// Three people at one screen.
pub const THREE: &[&str] = &["person Ana", "person Ben", "person Cem"];

/// One person with two computers.
pub const ALONE: &[&str] = &["person", "computer careful Ada", "computer careful Emmy"];

/// From seed 6, the first player plays one whole of three cards.
pub const HONEST: &[&str] = &["1 draws", "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2"];

/// From seed 6, the first player bluffs with two cards.
pub const BLUFF: &[&str] = &["1 draws", "1 plays 1/4, bar 1/2 saying 1/4, 3/4"];

/// A whole game of two people from [`WHOLE_SEED`]: the first wins with wholes and with bluffs that nobody calls, takes a second turn, and
/// calls two bluffs of the second.
pub const WHOLE_GAME: &str = include_str!("whole-game.txt");
pub const WHOLE_SEED: u64 = 203;

/// A saved game; by default quarters between three people from seed 6.
#[derive(Clone, Copy)]
pub struct Game<'a> {
    pub players: &'a [&'a str],
    pub practice: bool,
    pub cards: &'a str,
    pub seed: u64,
    pub actions: &'a [&'a str],
}

impl Default for Game<'_> {
    fn default() -> Self {
        Self { players: THREE, practice: false, cards: "quarters", seed: 6, actions: &[] }
    }
}

impl Game<'_> {
    /// The game as a record.
    pub fn record(&self) -> String {
        let (seats, cards, seed) = (self.players.len(), self.cards, self.seed);
        format!("flub 1 wholes seats {seats} {cards} seed {seed}\n{}\n", self.actions.join("\n"))
    }

    /// The game as a save.
    pub fn save(&self) -> String {
        let mut save = String::new();
        for (number, player) in (1..).zip(self.players) {
            // The mark stands before the name.
            let mut words = player.split(' ').collect::<Vec<_>>();
            let mark = number.to_string();
            words.insert(if words[0] == "person" { 1 } else { 2 }, &mark);
            writeln!(save, "# {number} {}", words.join(" ")).expect("a text takes a line");
        }
        if self.practice {
            save += "# practice\n";
        }
        save + &self.record()
    }
}
