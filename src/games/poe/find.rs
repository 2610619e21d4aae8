use super::{Case, Flub, Position, Proof};
use crate::network::{Goal, Line, LineSet, Listing, Network, Placement};

impl Position {
    /// A proof that sustains the burden of this case after the latest move, if there is one, with as few connections as
    /// there can be. For a CA-flub it goes by the latest A-flub.
    pub fn find_proof(&self, case: Case) -> Option<Proof> {
        let latest = self.latest();
        match case {
            Case::Challenge(Flub::P) => self.find_filling(latest),
            Case::Challenge(Flub::CP) => self.find_filling(latest.saturating_sub(1)),
            Case::Challenge(Flub::A) => self.find_a_flub(latest),
            Case::Challenge(Flub::CA) => {
                (1..latest).rev().find_map(|number| Some(Proof { after: Some(number), ..self.find_a_flub(number)? }))
            }
            Case::ForceOut => self.find_completion(latest),
        }
    }

    /// One letter, none in a full network, and the connections that show the network after this move to be ripe.
    pub fn find_completion(&self, number: usize) -> Option<Proof> {
        let (network, goal) = (self.network_after(number), self.goal());
        if network.is_full() {
            return Some(Proof { counted: fewest(&network, goal)?, ..Proof::default() });
        }
        let one = |letter: Placement| {
            let counted = fewest(&network.with(letter)?, goal)?;
            Some(Proof { letters: vec![letter], counted, ..Proof::default() })
        };
        network.placements().filter_map(one).min_by_key(|proof| proof.counted.len())
    }

    /// Letters and the connections that show the network after this move to be possible.
    fn find_filling(&self, number: usize) -> Option<Proof> {
        let (network, goal) = (self.network_after(number), self.goal());
        let filling = network.filling(goal)?;
        let mut letters: Vec<Placement> = network
            .vacancies()
            .iter()
            .filter_map(|square| Some(Placement { letter: filling.letter(square)?, square }))
            .collect();
        let write = |letters: &[Placement]| letters.iter().copied().try_fold(network, Network::with);
        for place in (0..letters.len()).rev() {
            let letter = letters.remove(place);
            if !write(&letters).is_some_and(|fewer| fewer.is_solved(goal)) {
                letters.insert(place, letter);
            }
        }
        let counted = fewest(&write(&letters)?, goal)?;
        Some(Proof { letters, counted, ..Proof::default() })
    }

    /// A completion of the network after this move and the letter with which its writer would have avoided that.
    fn find_a_flub(&self, number: usize) -> Option<Proof> {
        let proof = self.find_completion(number)?;
        Some(Proof { instead: Some(self.alternatives(number).next()?), ..proof })
    }
}

/// A solution of as few connections as there can be.
fn fewest(network: &Network, goal: Goal) -> Option<Vec<Listing>> {
    network.sizes()?;
    let (required, permitted) = network.connections();
    let lines = |set: LineSet| set.lines(network.size());
    let mut counted: Vec<&Line> = lines(required).collect();
    let mut optional = lines(permitted);
    while !goal.admits(counted.len()) {
        counted.push(optional.next()?);
    }
    Some(counted.into_iter().map(Listing::from).collect())
}
