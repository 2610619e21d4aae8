//! Tasks about a position of POE.

use flub::{
    games::poe::{
        Flub, Poe, Position, Proof, Side,
        lessons::{Answer, Ask, PositionTask, Reply, Step, Task},
    },
    lessons::Question,
    network::{Listing, Network, Placement},
};

use super::{
    bits, changed, is_right, judged,
    mat::{connections, named},
    questions, turned,
};
use crate::{
    plain,
    poe::rules::flubs::{Definitions, known},
};

/// Returns the definitions of a flub, for the goal of a position on 3x3.
fn flubs(position: &Position) -> Vec<Vec<Flub>> {
    let goal = position.goal();
    let definitions = Definitions {
        is_possible: &|network| known(network).has(known(network).possible, goal),
        is_ripe: &|network| known(network).has(known(network).ripe, goal),
    };
    definitions.flubs(position)
}

fn after(network: &Network, letter: Placement) -> plain::Position {
    plain::Position::of(&network.with(letter).expect("the square is vacant"))
}

/// What the plain reading says about a position.
struct Reading<'a> {
    position: &'a Position,
    network: plain::Position,
    flubs: Vec<Vec<Flub>>,
}

impl<'a> Reading<'a> {
    fn new(position: &'a Position) -> Self {
        Self { position, network: plain::Position::of(&position.network()), flubs: flubs(position) }
    }

    fn is(&self, kind: Flub) -> bool {
        self.flubs[self.position.latest()].contains(&kind)
    }

    fn is_ripe(&self, network: &plain::Position) -> bool {
        known(network).has(known(network).ripe, self.position.goal())
    }

    fn is_possible(&self, network: &plain::Position) -> bool {
        known(network).has(known(network).possible, self.position.goal())
    }

    fn is_safe(&self, network: &plain::Position) -> bool {
        self.is_possible(network) && !self.is_ripe(network)
    }

    /// Whether the letters and the list are a solution: at most this many letters more.
    fn solves(&self, proof: &Proof, letters: usize) -> bool {
        let network = self.position.network().with_all(proof.letters.iter().copied());
        let Some(network) = network.filter(|_| proof.letters.len() <= letters) else { return false };
        let counted: Option<Vec<u16>> = proof.counted.iter().map(|listing| bits(&network, listing)).collect();
        counted.is_some_and(|counted| plain::Position::of(&network).is_solution(self.position.goal(), &counted))
    }

    /// Whether this other letter would have avoided what the latest letter did.
    fn avoids(&self, letter: Placement) -> bool {
        let before = self.position.network_after(self.position.latest() - 1);
        self.position.letters().last() != Some(&letter)
            && before.with(letter).is_some_and(|after| self.is_safe(&plain::Position::of(&after)))
    }

    fn instead(&self) -> Vec<Placement> {
        self.position.network_after(self.position.latest() - 1).placements().collect()
    }
}

/// Returns the proof, what is left when a part of it is left out or said twice, and with another letter.
fn variations(proof: &Proof, network: &Network) -> Vec<Proof> {
    let counted = |counted: Vec<Listing>| Proof { counted, ..proof.clone() };
    let lists = changed(&proof.counted).into_iter().chain([turned(&proof.counted), Vec::new()]);
    let letters = |letters: Vec<Placement>| Proof { letters, ..proof.clone() };
    let others = network.placements().map(|letter| letters(vec![letter]));
    let fewer = (0..proof.letters.len()).map(|at| {
        let mut fewer = proof.letters.clone();
        fewer.remove(at);
        letters(fewer)
    });
    [proof.clone()].into_iter().chain(lists.map(counted)).chain(others).chain(fewer).collect()
}

/// Returns every list of all connections after this letter.
fn full_lists(network: &Network) -> impl Iterator<Item = Proof> {
    network.placements().map(|letter| {
        let counted = named(&connections(&after(network, letter), None));
        Proof { letters: vec![letter], counted, ..Proof::default() }
    })
}

fn is_judged(question: &Question<Poe>, PositionTask { ask, position }: &PositionTask) {
    let reading = Reading::new(position);
    let network = position.network();
    let one_more = usize::from(!network.is_full());
    let found = match question.solve() {
        Answer::Proof(proof) => variations(&proof, &network),
        _ => Vec::new(),
    };
    let proofs = || found.iter().cloned().chain(full_lists(&network));
    match ask {
        Ask::Possible => {
            judged(question, &Answer::No, !reading.is_possible(&reading.network));
            proofs().for_each(|proof| judged(question, &Answer::Proof(proof.clone()), reading.solves(&proof, 9)));
        }
        Ask::Ripe => {
            judged(question, &Answer::No, !reading.is_ripe(&reading.network));
            for proof in proofs() {
                let is_right = proof.letters.len() == one_more && reading.solves(&proof, one_more);
                judged(question, &Answer::Proof(proof), is_right);
            }
        }
        Ask::Avoidable => {
            let is_ripe = reading.is_ripe(&reading.network);
            let others: Vec<Placement> = reading.instead();
            judged(question, &Answer::No, !is_ripe || !others.iter().any(|&other| reading.avoids(other)));
            for other in others {
                judged(question, &Answer::Reply(Reply::Instead(other)), is_ripe && reading.avoids(other));
            }
        }
        Ask::Sides(kind) => {
            let due = if matches!(kind, Flub::P | Flub::CP) { Side::Mover } else { Side::Challenger };
            let right = if reading.is(*kind) { Side::Challenger } else { Side::Mover };
            for burden in Side::BOTH {
                for join in Side::BOTH {
                    judged(question, &Answer::Reply(Reply::Sides { burden, join }), burden == due && join == right);
                }
            }
        }
        Ask::Prove => {
            let instead = |proof: &Proof| proof.instead.is_some_and(|letter| reading.avoids(letter));
            for proof in found.iter().cloned() {
                let is_right = proof.letters.len() == one_more && reading.solves(&proof, one_more) && instead(&proof);
                judged(question, &Answer::Proof(proof), is_right);
            }
            for other in reading.instead() {
                let Answer::Proof(proof) = question.solve() else { continue };
                let proof = Proof { instead: Some(other), ..proof };
                judged(question, &Answer::Proof(proof), reading.avoids(other));
            }
        }
        Ask::Name => {
            for number in 0..=position.latest() + 1 {
                for kind in Flub::ALL {
                    let plain = match kind {
                        Flub::CP => Flub::P,
                        Flub::CA => Flub::A,
                        Flub::P | Flub::A => continue,
                    };
                    let is_right = number < position.latest() && reading.flubs[number].contains(&plain);
                    judged(question, &Answer::Reply(Reply::Named { kind, number }), is_right);
                }
            }
        }
        Ask::Turn => {
            let flubs = &reading.flubs[position.latest()];
            Flub::ALL
                .into_iter()
                .for_each(|kind| judged(question, &Answer::Reply(Reply::Challenge(kind)), flubs.contains(&kind)));
            let ripe = reading.is_ripe(&reading.network);
            for proof in proofs() {
                let solves = proof.letters.len() == one_more && reading.solves(&proof, one_more);
                judged(question, &Answer::Proof(proof), flubs.is_empty() && solves);
            }
            for letter in network.placements() {
                let is_right = flubs.is_empty() && !ripe && reading.is_safe(&after(&network, letter));
                let forced = || !network.placements().any(|other| reading.is_safe(&after(&network, other)));
                let is_forced = flubs.is_empty() && !ripe && reading.is_possible(&after(&network, letter)) && forced();
                judged(question, &Answer::Reply(Reply::Write(letter)), is_right || is_forced);
            }
        }
    }
    assert!(is_right(question, &question.solve()), "{}", question.task());
}

#[test]
fn answers_about_a_position_are_judged_by_the_rules() {
    let steps = [Step::Possible, Step::Ripe, Step::Avoidable, Step::Burden, Step::Proof, Step::Named, Step::ForceOut];
    for step in steps {
        for question in questions::<Poe>(step, 5) {
            let Task::Match(task) = question.task() else { panic!("{}: it is about a position", question.task()) };
            is_judged(&question, task);
        }
    }
}
