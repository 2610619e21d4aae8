use super::{Answer, Ask, MatchTask, Reply};
use crate::{
    games::lawtoe::{Act, Action, Burden, Case, Flub, Proof, ProofFlaw, Refusal, Role, Solver},
    network::{
        Network, Placement,
        lessons::{Belief, MatFlaw, Verdict, of_solution},
    },
    play::Game,
};

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The answer has another form than the task asks for.
    OtherForm,
    /// The answer about a mat is wrong.
    Mat(MatFlaw),
    /// The proof is flawed.
    Proof(ProofFlaw),
    /// A proof is possible, such as this one.
    CanBe(Proof),
    /// No solution can be proved.
    NoSolution,
    /// This move was the A-flub.
    Named(usize),
    /// A right challenge scores this many points.
    Points(i32),
    /// The letters cannot be written.
    Refused(Refusal),
    /// The move is an A-flub, as this proves.
    Opens(Proof),
    /// After the move the other player wins with best play. This move would have kept the win.
    GivesAway(Vec<Placement>),
    /// The latest move is a flub of this kind, so it should be challenged.
    Flub(Flub),
    /// The latest move is not a flub of this kind.
    NoFlub(Flub),
}

impl From<MatFlaw> for Flaw {
    fn from(flaw: MatFlaw) -> Self {
        Flaw::Mat(flaw)
    }
}

impl MatchTask {
    pub(super) fn latest(&self) -> usize {
        self.state.moves().len()
    }

    /// Returns the burden of proof that the task is about.
    pub(super) fn burden(&self) -> Burden {
        let case = if self.ask == Ask::Full { Case::FullMat } else { Case::Challenge(Flub::A) };
        Burden { by: Role::Plaintiff, case }
    }

    /// Returns the most that a challenge of the latest move as a CA-flub can score, or `None` if the challenge would be
    /// wrong.
    pub(super) fn points(&self) -> Option<i32> {
        let by = self.state.to_act()?;
        let burden = Burden { by, case: Case::Challenge(Flub::CA) };
        let proof = self.state.find_proof(burden)?;
        let mut state = self.state.clone();
        state.apply(&Action { by, act: Act::Challenge(Flub::CA) }).ok()?;
        state.apply(&Action { by, act: Act::Prove(proof) }).ok()?;
        state.verdict().map(|verdict| verdict.score(by))
    }

    /// Judges an answer by the rules.
    pub(super) fn verdict(&self, answer: &Answer) -> Verdict<Flaw> {
        let state = &self.state;
        match (self.ask, answer) {
            (Ask::Use, Answer::Proof(proof)) => self.check(proof),
            (Ask::Flub | Ask::Full, Answer::No) => {
                let belief = if self.ask == Ask::Full { Belief::FullIsLost } else { Belief::NeedsInstead };
                state.find_proof(self.burden()).map_or(Ok(()), |proof| Err((Flaw::CanBe(proof), Some(belief))))
            }
            (Ask::Flub | Ask::Full, Answer::Proof(proof)) => match state.find_proof(self.burden()) {
                Some(_) => self.check(proof),
                None => Err((Flaw::NoSolution, Some(Belief::AlwaysHope))),
            },
            (Ask::Name, &Answer::Reply(Reply::Move(number)))
                if number < self.latest() && state.is_flub(number, Flub::A) =>
            {
                Ok(())
            }
            (Ask::Name, &Answer::Reply(Reply::Move(number))) => {
                let flub = (1..self.latest()).rev().find(|&number| state.is_flub(number, Flub::A));
                let belief = (number == self.latest()).then_some(Belief::LatestMove);
                Err((flub.map_or(Flaw::OtherForm, Flaw::Named), belief))
            }
            (Ask::Points, &Answer::Reply(Reply::Points(points))) => match self.points() {
                Some(right) if right == points => Ok(()),
                Some(right) => {
                    let belief = if points > right { Belief::AlwaysBold } else { Belief::NeverBold };
                    Err((Flaw::Points(right), Some(belief)))
                }
                None => Err((Flaw::OtherForm, None)),
            },
            (Ask::Keep, &Answer::Reply(Reply::Challenge(kind))) if state.is_flub(self.latest(), kind) => Ok(()),
            (Ask::Keep, &Answer::Reply(Reply::Challenge(kind))) => Err((Flaw::NoFlub(kind), None)),
            (Ask::Keep | Ask::Two, Answer::Reply(Reply::Write(letters))) => self.writes(letters),
            _ => Err((Flaw::OtherForm, None)),
        }
    }

    fn check(&self, proof: &Proof) -> Verdict<Flaw> {
        proof.check(&self.state, self.burden()).map_err(|flaw| {
            let belief = match &flaw {
                ProofFlaw::LetterNotUsed(_) => Some(Belief::NewLetterUnused),
                ProofFlaw::Solution(flaw) => {
                    let network = self.state.network().with_all(proof.letters.iter().copied());
                    let goal = self.state.goal();
                    network.zip(goal).and_then(|(network, goal)| of_solution(&network, goal, &proof.counted, flaw))
                }
                _ => None,
            };
            (Flaw::Proof(flaw), belief)
        })
    }

    fn writes(&self, letters: &[Placement]) -> Verdict<Flaw> {
        let state = &self.state;
        let Some(by) = state.to_act() else { return Err((Flaw::OtherForm, None)) };
        if let Some(kind) = state.right_challenges().next() {
            return Err((Flaw::Flub(kind), Some(Belief::AnyMoveWins)));
        }
        let mut after = state.clone();
        after.apply(&Action { by, act: Act::Write(letters.to_vec()) }).map_err(|refusal| {
            let belief = match refusal {
                Refusal::Barred(_) => Some(Belief::CentreAllowed),
                Refusal::WrongCount { given: 1, .. } => Some(Belief::OneLetter),
                _ => None,
            };
            (Flaw::Refused(refusal), belief)
        })?;
        let opens = || after.find_completion(after.moves().len());
        match self.ask {
            Ask::Two if !after.is_flub(after.moves().len(), Flub::A) => Ok(()),
            Ask::Keep if Solver::new().winner(&after) == by => Ok(()),
            _ => Err(match opens() {
                Some(proof) => (Flaw::Opens(proof), Some(Belief::FlubIsSafe)),
                None => {
                    (Flaw::GivesAway(self.keeping().into_iter().next().unwrap_or_default()), Some(Belief::AnyMoveWins))
                }
            }),
        }
    }

    /// Returns every move that is right: it keeps the win, or is not an A-flub. Empty if a challenge is due.
    pub(super) fn keeping(&self) -> Vec<Vec<Placement>> {
        let state = &self.state;
        let (Some(by), Some(goal)) = (state.to_act(), state.goal()) else { return Vec::new() };
        if state.right_challenges().next().is_some() {
            return Vec::new();
        }
        let mut solver = Solver::new();
        let mut keeps = |mat: &Network| match self.ask {
            Ask::Two => !mat.is_ripe(goal),
            _ => solver.winner_on(state.variant(), goal, mat) == by,
        };
        let writings = state.variant().writings(state.network()).filter(|writing| keeps(&writing.mat));
        writings.map(|writing| writing.letters()).collect()
    }

    /// Whether the player whose turn it is wins with best play.
    pub(super) fn is_won(&self) -> bool {
        Some(Solver::new().winner(&self.state)) == self.state.to_act()
    }
}
