use super::{Burden, Case, Flub, LawToe, Proof, Role};
use crate::network::{Goal, Letter, Line, LineSet, Listing, Network, Placement, Square, SquareSet};

impl LawToe {
    /// A proof that sustains this burden, if there is one: among those of one mat the one with the fewest triplets.
    /// For a CA-flub it goes by the latest A-flub that serves, which makes the challenge a bold one where it can be.
    pub fn find_proof(&self, burden: Burden) -> Option<Proof> {
        let latest = self.moves().len();
        match burden.case {
            Case::Challenge(Flub::A) => self.find_completion(latest),
            Case::Challenge(Flub::CA) => (1..latest)
                .rev()
                .find_map(|number| Some(Proof { after: Some(number), ..self.find_completion(number)? })),
            Case::FullMat => {
                let counted = fewest(&self.network(), self.goal()?, None)?;
                Some(Proof { after: None, letters: Vec::new(), counted })
            }
        }
    }

    /// The squares that make the mat ripe after the first `moves` moves: a P in any of them gives a solution that uses
    /// it. Empty before the goal is set.
    pub fn ripe_squares(&self, moves: usize) -> SquareSet {
        self.goal().map_or(SquareSet::EMPTY, |goal| ripe_squares(&self.network_after(moves), goal))
    }

    /// The P and the triplets that show this move, counted from 1, to be an A-flub; nothing when it is none.
    pub fn find_completion(&self, number: usize) -> Option<Proof> {
        let goal = self.goal()?;
        self.moves().get(number.checked_sub(1)?).filter(|made| made.by == Role::Defendant)?;
        let mat = self.network_after(number);
        mat.vacancies()
            .iter()
            .filter_map(|square| completion(&mat, goal, square))
            .min_by_key(|proof| proof.counted.len())
    }
}

/// The vacant squares in which a P gives a solution that uses it.
pub(super) fn ripe_squares(mat: &Network, goal: Goal) -> SquareSet {
    mat.vacancies().iter().filter(|&square| completion(mat, goal, square).is_some()).collect()
}

/// The shortest proof that a P in this vacant square gives a solution that uses it.
fn completion(mat: &Network, goal: Goal, square: Square) -> Option<Proof> {
    let placement = Placement { letter: Letter::P, square };
    let counted = fewest(&mat.with(placement)?, goal, Some(square))?;
    Some(Proof { after: None, letters: vec![placement], counted })
}

/// A solution of as few triplets as there can be, with one through this square where one is asked for.
fn fewest(mat: &Network, goal: Goal, using: Option<Square>) -> Option<Vec<Listing>> {
    // Every O has a triplet: those through it are the required ones.
    mat.sizes()?;
    let (required, permitted) = mat.connections();
    let lines = |set: LineSet| set.lines(mat.size());
    let through = |line: &Line| using.is_none_or(|square| line.squares().has(square));
    let mut counted: Vec<&Line> = lines(required).collect();
    let mut optional: Vec<&Line> = lines(permitted).collect();
    optional.sort_unstable_by_key(|line| bends(line));
    if using.is_some() && !counted.iter().any(|line| through(line)) {
        counted.push(optional.remove(optional.iter().position(|line| through(line))?));
    }
    let mut optional = optional.into_iter();
    while !goal.admits(counted.len()) {
        counted.push(optional.next()?);
    }
    Some(counted.into_iter().map(Listing::from).collect())
}

/// How often a line changes its direction: the straightest are the easiest to see.
fn bends(line: &Line) -> usize {
    let steps: Vec<usize> = line.path().windows(2).map(|pair| pair[1].number() + 16 - pair[0].number()).collect();
    steps.windows(2).filter(|pair| pair[0] != pair[1]).count()
}
