//! What is so about a claim that nobody proved: why it was right all the same, or what shows that it was wrong.

use flub::{
    games::poe::{Case, Flub, Position, Proof, ProofFlaw, Round},
    network::{Network, Placement, Rules, Square},
};

use super::{
    coach::{Note, describe_obstacle},
    scene::ground,
    screen::{Shown, ShownBy},
    wording,
};
use crate::{
    i18n::{Value, Words},
    letters::{naming, nearest::nearest},
};

/// The truth about the claim of a round that was not proved.
#[derive(Clone, Debug, PartialEq)]
pub struct Truth {
    /// What is so.
    pub fact: Fact,
    /// What shows it on the mat.
    pub shown: Option<Shown>,
}

/// What is so about a claim.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// The move was a flub of the kind that was claimed, as the coach explains it.
    Flub(Flub, Box<Note>),
    /// The move was a flub, but of other kinds than the one that was claimed and has to be proved by the challenger.
    OtherKind(Box<Note>),
    /// A solution could be reached, with these letters and connections.
    Possible(Proof),
    /// One letter finishes it, as was said.
    Ripe(Proof),
    /// One letter finishes it, but nothing better could have been written.
    Forced(Proof),
    /// No letter finishes it, and these letters are the fewest.
    Nearest(Proof),
    /// No letter finishes it, and none ever will.
    Never,
    /// No earlier letter was an A-flub: before the latest one, at least these letters were missing. None where one was enough, but
    /// nothing better could have been written.
    NoneEarlier(Option<Proof>),
}

impl Truth {
    /// The truth about a round. `None` if its claim was proved or disproved.
    pub fn of(round: &Round) -> Option<Self> {
        let (position, case) = (round.position(), round.hearing().case());
        if round.is_sustained() {
            return None;
        }
        let latest = position.latest();
        let fact = match case {
            Case::Challenge(kind) if position.is_flub(latest, kind) => {
                Fact::Flub(kind, Note::on(position, latest).into())
            }
            Case::Challenge(Flub::P | Flub::CP) => Fact::Possible(position.find_proof(case)?),
            Case::Challenge(_) if position.right_challenges().next().is_some() => {
                Fact::OtherKind(Note::on(position, latest).into())
            }
            Case::Challenge(Flub::CA) => {
                let before = nearest(&before_latest(position), position.goal());
                Fact::NoneEarlier(before.filter(|nearest| nearest.letters.len() > 1).map(Proof::from))
            }
            Case::Challenge(Flub::A) => match position.find_completion(latest) {
                Some(proof) => Fact::Forced(proof),
                None => unfinished(position),
            },
            Case::ForceOut => match position.find_completion(latest) {
                Some(proof) => Fact::Ripe(proof),
                None => unfinished(position),
            },
        };
        let shown = match &fact {
            Fact::Flub(_, note) | Fact::OtherKind(note) => {
                note.shown.clone().map(|shown| Shown { by: ShownBy::Nobody, ..shown })
            }
            Fact::Possible(proof) | Fact::Ripe(proof) | Fact::Forced(proof) | Fact::Nearest(proof) => {
                Some(Shown { network: ground(round, proof), proof: proof.clone(), by: ShownBy::Nobody })
            }
            Fact::NoneEarlier(proof) => {
                let network = before_latest(position);
                proof.clone().map(|proof| Shown { network, proof, by: ShownBy::Nobody })
            }
            // It has no lines, but may have a letter that no solution can use.
            Fact::Never => stranded(position).map(|_| Shown {
                network: position.network(),
                proof: Proof::default(),
                by: ShownBy::Nobody,
            }),
        };
        Some(Self { fact, shown })
    }

    /// Whether the claim was wrong, so that no proof could have held.
    pub fn is_wrong(&self) -> bool {
        !matches!(self.fact, Fact::Flub(..) | Fact::Possible(_) | Fact::Ripe(_))
    }

    /// The truth as a sentence.
    pub fn sentence(&self, words: &Words, position: &Position) -> String {
        let made = position.letters().last().map_or_else(|| position.goal().to_string(), Placement::to_string);
        let values = |proof: &Proof| {
            let letters = if proof.letters.is_empty() { "none".to_owned() } else { words.list(&proof.letters) };
            let list = words.list(&proof.counted);
            [("letters", Value::from(letters)), ("list", list.into()), ("move", Value::from(made.clone()))]
        };
        match &self.fact {
            Fact::Flub(kind, note) => {
                let why = note.sentence(words, position, *kind);
                match kind {
                    // The challenge holds, and this is why.
                    Flub::P | Flub::CP => why,
                    Flub::A | Flub::CA => words.with("poe-truth-flub", &[("why", why.into())]),
                }
            }
            Fact::OtherKind(note) => {
                let why = words.sentences(note.sentences(words, position));
                words.with("table-truth-other", &[("why", why.into())])
            }
            Fact::Possible(proof) => words.with("poe-truth-possible", &values(proof)),
            Fact::Ripe(proof) => words.with("poe-truth-ripe", &values(proof)),
            Fact::Forced(proof) => words.with("poe-truth-forced", &values(proof)),
            Fact::Nearest(proof) => words.with("poe-truth-nearest", &values(proof)),
            Fact::Never => {
                let why = position.network().obstacle(position.goal());
                let why = why.map(|why| describe_obstacle(words, position.goal(), &why)).unwrap_or_default();
                words.with("poe-truth-never", &[("why", why.into())])
            }
            Fact::NoneEarlier(proof) => {
                words.with("poe-truth-none-earlier", &values(proof.as_ref().unwrap_or(&Proof::default())))
            }
        }
    }
}

/// The network that the latest letter was written on.
fn before_latest(position: &Position) -> Network {
    position.network_after(position.latest().saturating_sub(1))
}

/// The letter that no solution can use, if that is why none is possible.
pub fn stranded(position: &Position) -> Option<Square> {
    position.network().obstacle(position.goal())?.stranded()
}

/// What is so where no letter finishes it.
fn unfinished(position: &Position) -> Fact {
    let nearest = nearest(&position.network(), position.goal()).map(Proof::from);
    nearest.map_or(Fact::Never, Fact::Nearest)
}

/// Why a proof has failed, as a sentence.
pub fn describe_failure(words: &Words, round: &Round, found: &ProofFlaw) -> String {
    let goal = round.position().goal();
    match found {
        ProofFlaw::Solution(flaw) => {
            let why = naming::describe_flaw(words, Rules::Poe, goal, flaw);
            words.with("poe-flaw-reason", &[("why", why.into())])
        }
        found => wording::describe_flaw(words, found, goal),
    }
}
