use super::{Case, Flub, Position, Proof};
use crate::network::Completion;

impl Position {
    /// Returns a proof that sustains the burden of this case after the latest move, with as few connections as
    /// possible, or `None` if there is none. For a CA-flub it uses the latest A-flub.
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

    /// Returns a letter (none in a full network) and connections that show the network after this move to be ripe, or
    /// `None` if it is not ripe.
    pub fn find_completion(&self, number: usize) -> Option<Proof> {
        self.network_after(number).one_letter_completion(self.goal()).map(Proof::from)
    }

    /// Returns letters and connections that show the network after this move to be possible, or `None` if it is not
    /// possible.
    fn find_filling(&self, number: usize) -> Option<Proof> {
        self.network_after(number).completion(self.goal()).map(Proof::from)
    }

    /// Returns a completion of the network after this move, and a letter with which the writer could have avoided the
    /// A-flub. `None` if the move is not an A-flub.
    fn find_a_flub(&self, number: usize) -> Option<Proof> {
        let proof = self.find_completion(number)?;
        Some(Proof { instead: Some(self.alternatives(number).next()?), ..proof })
    }
}

impl From<Completion> for Proof {
    fn from(Completion { letters, counted }: Completion) -> Self {
        Proof { letters, counted, ..Proof::default() }
    }
}
