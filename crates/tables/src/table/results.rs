//! Wins and losses against computers: for each game and opponent.
//!
//! A game counts if it ends on this page, against computers, without help and not for practice.

use std::{collections::BTreeMap, fmt, str::FromStr};

use flub::play::{Seed, Unreadable, order};

/// The storage key of the results.
pub const RESULTS: &str = "flub.results";

/// How a game came out for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// The person won alone.
    Won,
    /// The person won together with others.
    Shared,
    /// Somebody else won.
    Lost,
}

/// The results of one game against one kind of opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won alone.
    pub wins: u32,
    /// Games won together with others.
    pub shared: u32,
    /// Games lost.
    pub losses: u32,
    /// Wins since the latest game that was not won alone.
    pub streak: u32,
    /// The longest streak.
    pub best: u32,
    /// The seeds of the latest games, the newest last. Each counts once, however often its end is played again.
    counted: Vec<u64>,
}

/// How many games are remembered as counted: more than are kept, from which one could be ended again.
const REMEMBERED: usize = 64;

impl Tally {
    fn enter(&mut self, came: Came, seed: Seed) {
        self.counted.push(seed.0);
        self.counted.drain(..self.counted.len().saturating_sub(REMEMBERED));
        let count = match came {
            Came::Won => &mut self.wins,
            Came::Shared => &mut self.shared,
            Came::Lost => &mut self.losses,
        };
        // What is read may be anything.
        *count = count.saturating_add(1);
        self.streak = if came == Came::Won { self.streak.saturating_add(1) } else { 0 };
        self.best = self.best.max(self.streak);
    }
}

/// All results: by the game's name and the levels of its computers, such as `student` or `beginner+expert`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results(BTreeMap<(String, String), Tally>);

impl Results {
    /// Counts a game, unless it was counted before.
    pub fn enter(&mut self, game: &str, opponent: String, came: Came, seed: Seed) {
        let tally = self.0.entry((game.to_owned(), opponent)).or_default();
        if !tally.counted.contains(&seed.0) {
            tally.enter(came, seed);
        }
    }

    /// The results of a game, by opponent.
    pub fn of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = (&'a str, &'a Tally)> + 'a {
        let of_game = self.0.iter().filter(move |((name, _), _)| name == game);
        of_game.map(|((_, opponent), tally)| (opponent.as_str(), tally))
    }
}

/// The levels of the computers, each once, joined by `+`. Empty if there are none.
pub fn opponent(levels: Vec<String>) -> String {
    order::set(levels).into_iter().collect::<Vec<_>>().join("+")
}

impl fmt::Display for Results {
    /// A line for each, with the seeds that count no more: `lawtoe student won 3 shared 0 lost 2 streak 1 best 2 seed 7 12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|((game, opponent), tally)| {
            let Tally { wins, shared, losses, streak, best, counted } = tally;
            write!(f, "{game} {opponent} won {wins} shared {shared} lost {losses} streak {streak} best {best} seed")?;
            counted.iter().try_for_each(|seed| write!(f, " {seed}"))?;
            writeln!(f)
        })
    }
}

impl FromStr for Results {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut results = Self::default();
        for line in text.lines() {
            let (of, tally) = read(line).ok_or(Unreadable("a line of results has five numbers and seeds"))?;
            results.0.insert(of, tally);
        }
        Ok(results)
    }
}

fn read(line: &str) -> Option<((String, String), Tally)> {
    let words: Vec<&str> = line.split(' ').collect();
    let &[
        game,
        opponent,
        "won",
        wins,
        "shared",
        shared,
        "lost",
        losses,
        "streak",
        streak,
        "best",
        best,
        "seed",
        ref counted @ ..,
    ] = words.as_slice()
    else {
        return None;
    };
    let number = |word: &str| word.parse().ok();
    let tally = Tally {
        wins: number(wins)?,
        shared: number(shared)?,
        losses: number(losses)?,
        streak: number(streak)?,
        best: number(best)?,
        counted: counted.iter().map(|seed| seed.parse().ok()).collect::<Option<_>>()?,
    };
    Some(((game.to_owned(), opponent.to_owned()), tally))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_counts_once_and_a_loss_ends_the_streak() {
        let mut results = Results::default();
        let games = [(Came::Won, 1), (Came::Won, 2), (Came::Won, 2), (Came::Lost, 3), (Came::Won, 4)];
        for (came, seed) in games {
            results.enter("poe", "student".to_owned(), came, Seed(seed));
        }
        let (opponent, tally) = results.of("poe").next().expect("a tally");
        assert_eq!((opponent, tally.wins, tally.losses, tally.streak, tally.best), ("student", 3, 1, 1, 2));
        results.enter("poe", "student".to_owned(), Came::Shared, Seed(5));
        let (_, tally) = results.of("poe").next().expect("a tally");
        assert_eq!((tally.wins, tally.shared, tally.streak, tally.best), (3, 1, 0, 2), "so does a win that is shared");
        assert_eq!(results.to_string().parse(), Ok(results));
    }

    #[test]
    fn games_whose_ends_are_played_in_turn_count_once() {
        let mut results = Results::default();
        for seed in [1, 2, 1, 2, 1, 3] {
            results.enter("poe", "student".to_owned(), Came::Won, Seed(seed));
            results = results.to_string().parse().expect("it reads back");
        }
        assert_eq!(results.of("poe").next().map(|(_, tally)| tally.wins), Some(3));
        // What an earlier version has written, which remembered one.
        let mut older: Results =
            "poe student won 1 shared 0 lost 0 streak 1 best 1 seed 9\n".parse().expect("it can be read");
        older.enter("poe", "student".to_owned(), Came::Won, Seed(9));
        assert_eq!(older.of("poe").next().map(|(_, tally)| tally.wins), Some(1));
    }

    #[test]
    fn what_is_remembered_does_not_grow_for_ever() {
        let mut results = Results::default();
        (0..1_000).for_each(|seed| results.enter("poe", "student".to_owned(), Came::Lost, Seed(seed)));
        let (_, tally) = results.of("poe").next().expect("a tally");
        assert_eq!((tally.losses, tally.counted.len()), (1_000, REMEMBERED));
    }

    #[test]
    fn a_game_from_the_first_of_all_seeds_counts_too() {
        let mut results = Results::default();
        results.enter("poe", "student".to_owned(), Came::Won, Seed(0));
        assert_eq!(results.of("poe").next().map(|(_, tally)| tally.wins), Some(1));
    }

    #[test]
    fn the_largest_numbers_that_can_be_read_stay_so() {
        let text = format!("poe student won {0} shared 0 lost 0 streak {0} best {0} seed 1\n", u32::MAX);
        let mut results: Results = text.parse().expect("they can be read");
        results.enter("poe", "student".to_owned(), Came::Won, Seed(2));
        assert_eq!(results.to_string(), text.replace("seed 1", "seed 1 2"));
    }

    #[test]
    fn opponents_are_the_levels_of_the_computers() {
        let of = |levels: &[&str]| opponent(levels.iter().map(ToString::to_string).collect());
        assert_eq!(of(&["student"]), "student");
        assert_eq!(of(&["sly", "careful", "sly"]), "careful+sly");
        assert_eq!(of(&[]), "");
    }
}
