use super::{Answer, Ask, PositionTask, Reply};
use crate::{
    games::poe::{Case, Flub, Position, Proof, ProofFlaw, Prospect, Side},
    network::{
        Obstacle, Placement,
        lessons::{Belief, MatFlaw, Verdict, of_solution},
    },
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
    /// A solution is impossible for this reason.
    Impossible(Obstacle),
    /// One more letter does not give a solution.
    NotRipe,
    /// The mover was forced: no other letter would have avoided the solution.
    Forced,
    /// This letter would have avoided the solution.
    Avoidable(Placement),
    /// This side bears the burden of proof.
    Burden(Side),
    /// This side is right.
    Join(Side),
    /// This move was the flub, and the challenge is of this kind.
    NotNamed {
        /// The kind of the challenge: CP or CA.
        kind: Flub,
        /// The number of the move that was the flub.
        number: usize,
    },
    /// The latest move is a flub of this kind, so it should be challenged.
    Flub(Flub),
    /// The latest move is not a flub of this kind.
    NoFlub(Flub),
    /// This letter is a flub, since it leaves the mat with this prospect.
    Letter(Placement, Prospect),
    /// The letter cannot be written.
    Barred(Placement),
    /// A solution cannot be avoided, so a force-out should be declared.
    ForceOutDue(Proof),
}

impl From<MatFlaw> for Flaw {
    fn from(flaw: MatFlaw) -> Self {
        Flaw::Mat(flaw)
    }
}

impl PositionTask {
    /// Judges an answer by the rules.
    pub(super) fn verdict(&self, answer: &Answer) -> Verdict<Flaw> {
        let position = &self.position;
        match (self.ask, answer) {
            (Ask::Possible, answer) => provable(position, Case::Challenge(Flub::P), answer),
            (Ask::Ripe, answer) => provable(position, Case::ForceOut, answer),
            (Ask::Avoidable, answer) => avoidable(position, answer),
            (Ask::Sides(kind), &Answer::Reply(Reply::Sides { burden, join })) => {
                let right = self.sides(kind);
                match (Answer::Reply(Reply::Sides { burden, join }), right) {
                    (_, (due, _)) if due != burden => {
                        let belief = if burden == Side::Mover { Belief::MoverProves } else { Belief::ChallengerProves };
                        Err((Flaw::Burden(due), Some(belief)))
                    }
                    (_, (_, side)) if side != join => Err((Flaw::Join(side), None)),
                    _ => Ok(()),
                }
            }
            (Ask::Prove, Answer::Proof(proof)) => check(position, Case::Challenge(Flub::A), proof),
            (Ask::Name, &Answer::Reply(Reply::Named { kind, number })) => self.names(kind, number),
            (Ask::Turn, answer) => turn(position, answer),
            _ => Err((Flaw::OtherForm, None)),
        }
    }

    /// Returns the side that bears the burden after this challenge, and the side that is right.
    pub(super) fn sides(&self, kind: Flub) -> (Side, Side) {
        let is_right = self.position.is_flub(self.position.latest(), kind);
        let burden = Case::Challenge(kind).burden().unwrap_or(Side::Challenger);
        (burden, if is_right { Side::Challenger } else { Side::Mover })
    }

    /// Returns every right way to name the flub that was not challenged.
    pub(super) fn named(&self) -> impl Iterator<Item = (Flub, usize)> + '_ {
        let earlier = 0..self.position.latest();
        earlier
            .flat_map(|number| [(Flub::CP, number), (Flub::CA, number)])
            .filter(|&(kind, number)| self.position.is_flub(number, if kind == Flub::CP { Flub::P } else { Flub::A }))
    }

    fn names(&self, kind: Flub, number: usize) -> Verdict<Flaw> {
        if self.named().any(|right| right == (kind, number)) {
            return Ok(());
        }
        let belief = if number == self.position.latest() {
            Some(Belief::LatestMove)
        } else {
            self.named().any(|right| right.1 == number).then_some(Belief::OtherKind)
        };
        let flaw = self.named().next().map_or(Flaw::OtherForm, |(kind, number)| Flaw::NotNamed { kind, number });
        Err((flaw, belief))
    }
}

/// Judges a proof of this case, or the claim that there is none.
fn provable(position: &Position, case: Case, answer: &Answer) -> Verdict<Flaw> {
    let found = || position.find_proof(case);
    match answer {
        Answer::No => found().map_or(Ok(()), |proof| Err((Flaw::CanBe(proof), Some(Belief::NowOrNever)))),
        Answer::Proof(proof) => check(position, case, proof).map_err(|(flaw, belief)| match (found(), case) {
            (Some(_), _) => (flaw, belief),
            (None, Case::ForceOut) => (Flaw::NotRipe, Some(Belief::AlwaysHope)),
            (None, _) => {
                let obstacle = position.network().obstacle(position.goal());
                (obstacle.map_or(flaw, Flaw::Impossible), Some(Belief::AlwaysHope))
            }
        }),
        _ => Err((Flaw::OtherForm, None)),
    }
}

fn check(position: &Position, case: Case, proof: &Proof) -> Verdict<Flaw> {
    proof.check(position, case).map_err(|flaw| {
        let belief = match &flaw {
            ProofFlaw::AlternativeRipe(_) | ProofFlaw::AlternativeImpossible(_) => Some(Belief::AnyInstead),
            ProofFlaw::Solution(flaw) => {
                let network = position.network().with_all(proof.letters.iter().copied());
                network.and_then(|network| of_solution(&network, position.goal(), &proof.counted, flaw))
            }
            _ => None,
        };
        (Flaw::Proof(flaw), belief)
    })
}

fn avoidable(position: &Position, answer: &Answer) -> Verdict<Flaw> {
    let latest = position.latest();
    let is_ripe = position.network().is_ripe(position.goal());
    let alternative = position.alternatives(latest).next();
    match (answer, alternative) {
        (Answer::No, Some(letter)) if is_ripe => Err((Flaw::Avoidable(letter), Some(Belief::RipeIsNoFlub))),
        (Answer::No, _) => Ok(()),
        (Answer::Reply(Reply::Instead(_)), _) if !is_ripe => Err((Flaw::NotRipe, Some(Belief::ForcedIsFlub))),
        (Answer::Reply(Reply::Instead(_)), None) => Err((Flaw::Forced, Some(Belief::ForcedIsFlub))),
        (Answer::Reply(Reply::Instead(letter)), Some(_))
            if position.alternatives(latest).any(|other| other == *letter) =>
        {
            Ok(())
        }
        (Answer::Reply(Reply::Instead(letter)), Some(_)) => {
            let before = position.network_after(latest.saturating_sub(1));
            let is_written = position.letters().last() == Some(letter);
            match before.with(*letter) {
                Some(after) if !is_written => {
                    let left = Prospect::of(&after, position.goal());
                    Err((Flaw::Letter(*letter, left), Some(Belief::AnyInstead)))
                }
                _ => Err((Flaw::Barred(*letter), None)),
            }
        }
        _ => Err((Flaw::OtherForm, None)),
    }
}

/// Judges what is done on a turn: a right challenge, else a force-out if the mat is ripe, else a letter that is no flub.
fn turn(position: &Position, answer: &Answer) -> Verdict<Flaw> {
    let flub = position.right_challenges().next();
    let proof = position.find_proof(Case::ForceOut);
    match (answer, flub, proof) {
        (Answer::Reply(Reply::Challenge(kind)), Some(_), _) if position.is_flub(position.latest(), *kind) => Ok(()),
        (Answer::Reply(Reply::Challenge(Flub::A)), None, Some(proof)) => {
            Err((Flaw::ForceOutDue(proof), Some(Belief::ForcedIsFlub)))
        }
        (Answer::Reply(Reply::Challenge(kind)), ..) => Err((Flaw::NoFlub(*kind), None)),
        (Answer::Proof(_), Some(kind), _) => Err((Flaw::Flub(kind), Some(Belief::ForceOutForFlub))),
        (Answer::Proof(_), None, None) => Err((Flaw::NotRipe, None)),
        (Answer::Proof(proof), None, Some(_)) => check(position, Case::ForceOut, proof),
        (Answer::Reply(Reply::Write(letter)), flub, proof) => {
            let after = position.network().with(*letter).ok_or((Flaw::Barred(*letter), None))?;
            match (flub, proof) {
                (Some(kind), _) => Err((Flaw::Flub(kind), Some(Belief::WritesOn))),
                (None, Some(proof)) => Err((Flaw::ForceOutDue(proof), Some(Belief::WritesOn))),
                (None, None) if position.safe_letters().contains(letter) => Ok(()),
                (None, None) => {
                    let left = Prospect::of(&after, position.goal());
                    Err((Flaw::Letter(*letter, left), Some(Belief::FlubIsSafe)))
                }
            }
        }
        _ => Err((Flaw::OtherForm, None)),
    }
}
