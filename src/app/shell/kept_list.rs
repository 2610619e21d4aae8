//! What is kept of games, as a list. It is read from the texts alone: no game's code has to be loaded for it.

use flub::play::Outline;

use crate::app::{
    games::{GAMES, Game},
    platform::store::{Store, aside_of},
};

/// Where a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// It is in play.
    InPlay,
    /// It is the last one that was finished.
    Finished,
    /// It was put aside.
    Aside,
}

/// A kept game.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptGame {
    /// Where it is kept.
    pub place: Place,
    /// The key it is kept under.
    pub key: String,
    /// Whether it was finished when it was kept.
    pub is_finished: bool,
    /// The number of actions.
    pub steps: usize,
    /// The names that people have given themselves.
    pub names: Vec<String>,
}

/// The kept games of each game: in play, finished, then those put aside, the newest first.
pub fn kept_games(store: &Store) -> Vec<(&'static Game, Vec<KeptGame>)> {
    let all = store.all();
    let of = |game: &'static Game| {
        let mut kept: Vec<KeptGame> = all.iter().filter_map(|(key, text)| kept_game(game, key, text)).collect();
        kept.sort_by_key(|kept| {
            let number = aside_of(&kept.key).map_or(0, |(_, number)| number);
            (kept.place, kept.is_finished, u32::MAX - number)
        });
        (game, kept)
    };
    GAMES.iter().map(of).filter(|(_, kept)| !kept.is_empty()).collect()
}

fn kept_game(game: &Game, key: &str, text: &str) -> Option<KeptGame> {
    let (original, place) = match aside_of(key) {
        Some((original, _)) => (original, Some(Place::Aside)),
        None => (key, None),
    };
    let is_finished = match original.strip_prefix("flub.")?.strip_prefix(game.tile.name)? {
        ".save" => false,
        ".last" => true,
        _ => return None,
    };
    let place = place.unwrap_or(if is_finished { Place::Finished } else { Place::InPlay });
    let names = text.lines().filter_map(name).map(str::to_owned).collect();
    Some(KeptGame { place, key: key.to_owned(), is_finished, steps: Outline::of(text).steps(), names })
}

/// The name in a remark that names a person: `# 1 person 1 Ana`.
fn name(line: &str) -> Option<&str> {
    let mut words = line.strip_prefix("# ")?.splitn(4, ' ').skip(1);
    (words.next() == Some("person") && words.next().is_some()).then(|| words.next()).flatten()
}

/// What was put aside and is no game: the keys.
pub fn other_things(store: &Store) -> Vec<String> {
    let is_game = |key: &str| aside_of(key).is_some_and(|(of, _)| of.ends_with(".save") || of.ends_with(".last"));
    store.all().into_iter().map(|(key, _)| key).filter(|key| aside_of(key).is_some() && !is_game(key)).collect()
}
