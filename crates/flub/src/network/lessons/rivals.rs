use super::{MatAnswer, MatTask, judge::once, solve::listings};
use crate::{
    network::{Goal, Line, Listing, Network, Placement},
    play::{Random, order},
};

impl MatTask {
    /// Returns answers near a right one: with a part more, a part fewer, or one in the place of another.
    pub fn rivals(&self, random: &mut Random) -> Vec<MatAnswer> {
        let mat = self.mat();
        let (required, permitted) = mat.connections();
        let mut rivals = match (self, self.solve()) {
            (MatTask::Pick { among, .. }, MatAnswer::Lines(right)) => {
                near_lists(&right, among).into_iter().map(MatAnswer::Lines).collect()
            }
            (MatTask::Apart(_), MatAnswer::Apart { required: must, permitted: may }) => {
                let all = nearly_connections(mat);
                let more = near_lists(&may, &all).into_iter();
                let more = more.map(|permitted| MatAnswer::Apart { required: must.clone(), permitted });
                let others = near_lists(&must, &all).into_iter();
                let others = others.map(|required| MatAnswer::Apart { required, permitted: may.clone() });
                let swapped = MatAnswer::Apart { required: may.clone(), permitted: must.clone() };
                more.chain(others).chain([swapped]).collect()
            }
            (MatTask::Unused(_), MatAnswer::Squares(right)) => {
                let toggled = mat
                    .demanding()
                    .or(mat.open())
                    .iter()
                    .map(|square| if right.has(square) { right.without(square) } else { right.with(square) });
                toggled.map(MatAnswer::Squares).collect()
            }
            (MatTask::Sizes(..), MatAnswer::Numbers(right)) => {
                let top = right.last().copied().unwrap_or(0) + 2;
                let toggled = (0..=top).map(|number| {
                    let with = right.iter().copied().chain([number]);
                    let without = right.iter().copied().filter(|own| *own != number);
                    MatAnswer::Numbers(if right.contains(&number) { order::set(without) } else { order::set(with) })
                });
                toggled.collect()
            }
            (MatTask::Solve(..), MatAnswer::Lines(right)) => {
                let all = [listings(mat, required), listings(mat, permitted), nearly_connections(mat)].concat();
                near_lists(&right, &all).into_iter().map(MatAnswer::Lines).collect()
            }
            (MatTask::All(_), MatAnswer::Lines(right)) => {
                near_lists(&right, &nearly_connections(mat)).into_iter().map(MatAnswer::Lines).collect()
            }
            (MatTask::Changes(letter, _), MatAnswer::Lines(right)) => {
                let through = once(Line::all(mat.size()).iter().filter(|line| line.squares().has(letter.square)));
                near_lists(&right, &through).into_iter().map(MatAnswer::Lines).collect()
            }
            _ => Vec::new(),
        };
        random.shuffle(&mut rivals);
        rivals
    }
}

/// Lists with an entry more, fewer or changed. Empty lists come last, for want of others.
fn near_lists(right: &[Listing], all: &[Listing]) -> Vec<Vec<Listing>> {
    let mut others: Vec<Listing> = Vec::new();
    for listing in all {
        if !right.contains(listing) && !others.contains(listing) {
            others.push(listing.clone());
        }
    }
    let mut lists: Vec<Vec<Listing>> = Vec::new();
    for place in 0..right.len() {
        let mut fewer = right.to_vec();
        fewer.remove(place);
        for other in others.iter().take(3) {
            let mut changed = right.to_vec();
            changed[place] = other.clone();
            lists.push(changed);
        }
        lists.push(fewer);
    }
    lists.extend(others.iter().map(|other| [right, std::slice::from_ref(other)].concat()));
    lists
}

/// The connections of a mat, and the lines that exactly one vacant square or F breaks.
fn nearly_connections(mat: &Network) -> Vec<Listing> {
    once(Line::all(mat.size()).iter().filter(|line| line.squares().minus(mat.open()).len() <= 1))
}

/// Letters, each with a list that could be thought to prove something: a solution after the letter if there is one, else the connections.
pub fn claims(mat: &Network, goal: Goal, random: &mut Random) -> Vec<(Placement, Vec<Listing>)> {
    let mut letters: Vec<Placement> = mat.placements().collect();
    random.shuffle(&mut letters);
    let claim = |letter: Placement| {
        let after = mat.with(letter)?;
        let (required, permitted) = after.connections();
        let found = after.solution(goal, None);
        let mut lines = found.unwrap_or_else(|| [listings(&after, required), listings(&after, permitted)].concat());
        if lines.is_empty() {
            lines = nearly_connections(&after).into_iter().filter(|line| holds(&after, line, letter)).take(1).collect();
        }
        lines.truncate(4);
        Some((letter, lines))
    };
    letters.into_iter().take(12).filter_map(claim).collect()
}

fn holds(mat: &Network, line: &Listing, letter: Placement) -> bool {
    line.squares(mat.size()).is_some_and(|squares| squares.has(letter.square))
}
