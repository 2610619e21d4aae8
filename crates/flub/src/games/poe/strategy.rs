use rustc_hash::FxHashMap;

use super::{Position, Prospect, Version};
use crate::{
    network::{Goal, Network, Placement},
    play::Random,
};

/// The largest number of networks judged to choose a letter. 4x4 has 2160 pairs of a letter and a reply at first; only
/// half as many networks are judged, since most arise in two ways.
const REPLIES: usize = 2_400;

/// Returns the safe letters that leave the next player the most ways to go wrong.
pub(super) fn trickiest_letters(position: &Position, random: &mut Random) -> Vec<Placement> {
    let (network, letters) = (position.network(), position.safe_letters());
    let mut memory = Memory { goal: position.goal(), known: FxHashMap::default() };
    let most = REPLIES / letters.len().max(1);
    let danger: Vec<usize> = letters
        .iter()
        .map(|&letter| network.with(letter).map_or(0, |after| memory.danger(&sample(after, most, random))))
        .collect();
    let most = danger.iter().max().copied();
    letters.into_iter().zip(danger).filter(|(_, danger)| Some(*danger) == most).map(|(letter, _)| letter).collect()
}

/// The number of goals that the expert compares.
const GOALS: usize = 6;

/// The number of trials for each goal.
const TRIALS: usize = 2;

/// The largest number of letters judged at each step of a trial.
const LETTERS: usize = 12;

/// Returns the goal that leaves the most ways to go wrong in rounds of random safe letters. Compares some goals, not
/// all.
pub(super) fn trickiest_goal(version: Version, random: &mut Random) -> Option<Goal> {
    let mut goals = version.common_goals();
    random.shuffle(&mut goals);
    goals.truncate(GOALS);
    goals.into_iter().max_by_key(|&goal| (0..TRIALS).map(|_| trial(version.mat(), goal, random)).sum::<usize>())
}

/// Plays a round at random and returns the average danger of its letters.
fn trial(mut network: Network, goal: Goal, random: &mut Random) -> usize {
    let mut memory = Memory { goal, known: FxHashMap::default() };
    let (mut danger, mut steps) = (0, 0);
    loop {
        let after = sample(network, LETTERS, random);
        danger += memory.danger(&after);
        steps += 1;
        let quiet = after.into_iter().find(|after| memory.prospect(after) == Prospect::Quiet);
        match quiet {
            Some(after) => network = after,
            None => return danger / steps,
        }
    }
}

/// Returns the networks that one more letter gives: all of them, or `most` of them at random.
fn sample(network: Network, most: usize, random: &mut Random) -> Vec<Network> {
    let mut after: Vec<Network> = network.placements().filter_map(|letter| network.with(letter)).collect();
    if after.len() > most {
        random.shuffle(&mut after);
        after.truncate(most);
    }
    after
}

/// A cache of judged networks, so that two letters written in either order are judged once.
struct Memory {
    goal: Goal,
    known: FxHashMap<Network, Prospect>,
}

impl Memory {
    fn prospect(&mut self, network: &Network) -> Prospect {
        *self.known.entry(*network).or_insert_with(|| Prospect::of(network, self.goal))
    }

    /// Returns how many of these networks, per thousand, are left by a P- or A-flub.
    fn danger(&mut self, after: &[Network]) -> usize {
        let prospects: Vec<Prospect> = after.iter().map(|network| self.prospect(network)).collect();
        let is_forced = !prospects.contains(&Prospect::Quiet);
        let is_flub = |left: &&Prospect| match left {
            Prospect::Impossible => true,
            Prospect::Ripe => !is_forced,
            Prospect::Quiet => false,
        };
        (prospects.iter().filter(is_flub).count() * 1_000).checked_div(after.len()).unwrap_or(0)
    }
}
