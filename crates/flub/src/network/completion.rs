use super::{Goal, Letter, Line, LineSet, Listing, Network, Placement, Rules, Square, line_counts::LineCounts};
use crate::play::order;

/// How a solution can still be reached: what to write, then what to count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// Letters to write in vacant squares; the others stay vacant.
    pub letters: Vec<Placement>,
    /// A solution of the network with these letters.
    pub counted: Vec<Listing>,
}

impl Network {
    /// Returns a solution of the network as it stands, with a connection through this square if one is given, or `None`
    /// if there is none. It has as few connections as possible, and the straightest of the permitted ones.
    pub fn solution(&self, goal: Goal, using: Option<Square>) -> Option<Vec<Listing>> {
        // From here on, every R or O lies on a required connection.
        self.sizes()?;
        let (required, permitted) = self.connections();
        let lines = |set: LineSet| set.lines(self.size());
        let through = |line: &Line| using.is_none_or(|square| line.squares().has(square));
        let mut counted: Vec<&Line> = lines(required).collect();
        let mut optional: Vec<&Line> = lines(permitted).collect();
        order::sort_by_key(&mut optional, |line| line.bends());
        if using.is_some() && !counted.iter().any(|line| through(line)) {
            counted.push(optional.remove(optional.iter().position(|line| through(line))?));
        }
        let mut optional = optional.into_iter();
        while !goal.admits(counted.len()) {
            counted.push(optional.next()?);
        }
        Some(counted.into_iter().map(Listing::from).collect())
    }

    /// Returns letters that lead to a solution with the fewest connections of any filling, or `None` if the network is
    /// not possible. Every letter is needed for a solution of that size.
    pub fn completion(&self, goal: Goal) -> Option<Completion> {
        let (fewest, filling) = self.smallest_filling(goal)?;
        let letter = |square| Some(Placement { letter: filling.letter(square)?, square });
        // A vacant square counts as F, so an F need not be written.
        let mut letters: Vec<Placement> =
            self.vacancies().iter().filter_map(letter).filter(|placement| placement.letter != Letter::F).collect();
        // Sorted so that, from the back, R is dropped before P and later squares before earlier ones.
        order::sort(&mut letters);
        let is_spare = |letters: &[Placement], at: usize| {
            let others = [&letters[..at], &letters[at + 1..]].concat();
            self.with_all(others).is_some_and(|network| network.is_solved(fewest))
        };
        while let Some(at) = (0..letters.len()).rev().find(|&at| is_spare(&letters, at)) {
            letters.remove(at);
        }
        let counted = self.with_all(letters.iter().copied())?.solution(fewest, None)?;
        Some(Completion { letters, counted })
    }

    /// Returns the filling with the smallest solution, and the goal to have exactly that many connections.
    fn smallest_filling(&self, goal: Goal) -> Option<(Goal, Network)> {
        self.filling(goal)?;
        (1..=Line::all(self.size()).len())
            .filter(|&count| goal.admits(count))
            .map(|count| Goal::Exactly(count as u16))
            .find_map(|exactly| Some((exactly, self.filling(exactly)?)))
    }

    /// Returns the letters that make the network ripe: with any one of them there is a solution, and in LawToe one that
    /// uses the letter.
    pub fn completing(self, goal: Goal) -> impl Iterator<Item = Placement> {
        self.placements().filter(move |&placement| self.is_completing(goal, placement))
    }

    fn is_completing(&self, goal: Goal, placement: Placement) -> bool {
        let Some(line_counts) = self.with(placement).map(|next| LineCounts::standing(&next)) else { return false };
        let made = line_counts.open().and(line_counts.through(placement.square));
        match self.rules() {
            Rules::Poe => line_counts.sizes(),
            Rules::LawToe if placement.letter == Letter::P && !made.is_empty() => line_counts.sizes_using(made),
            Rules::LawToe => None,
        }
        .is_some_and(|sizes| goal.within(sizes))
    }

    /// Returns a letter and a solution that show the network to be ripe, with the fewest connections, or `None` if it
    /// is not ripe. A full POE network needs no letter.
    pub fn one_letter_completion(&self, goal: Goal) -> Option<Completion> {
        let solved = |network: &Network, using, letters| {
            network.solution(goal, using).map(|counted| Completion { letters, counted })
        };
        match self.rules() {
            Rules::Poe if self.is_full() => solved(self, None, Vec::new()),
            rules => self
                .completing(goal)
                .filter_map(|placement| {
                    let using = Some(placement.square).filter(|_| rules == Rules::LawToe);
                    solved(&self.with(placement)?, using, vec![placement])
                })
                .min_by_key(|completion| completion.counted.len()),
        }
    }
}
