//! What the coach says after a move, about each of its flubs, and its warning before one.

use flub::{
    games::poe::{Case, Flub, Position},
    network::{Goal, Obstacle, Placement},
};

use super::{
    screen::{Shown, ShownBy},
    wording::goal_values,
};
use crate::i18n::{Value, Words};

/// The explanation of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// The number of the move: 0 is the setting of the goal.
    pub number: usize,
    /// Its letter.
    pub letter: Option<Placement>,
    /// Its flubs, in their usual order.
    pub flubs: Vec<Flub>,
    /// For a P-flub: why no solution is left.
    pub obstacle: Option<Obstacle>,
    /// For a CA-flub: the letter that was the A-flub.
    pub earlier: Option<Placement>,
    /// For an A- or CA-flub: a proof.
    pub shown: Option<Shown>,
}

impl Note {
    /// Explains this move of a position.
    pub fn on(position: &Position, number: usize) -> Self {
        let position = position.after(number);
        let flubs: Vec<Flub> = position.flubs(number).collect();
        let network = position.network();
        let obstacle = flubs.contains(&Flub::P).then(|| network.obstacle(position.goal())).flatten();
        let provable = [Flub::A, Flub::CA].into_iter().find(|kind| flubs.contains(kind));
        let shown = provable.and_then(|kind| position.find_proof(Case::Challenge(kind))).map(|proof| Shown {
            network: position.network_after(proof.after.unwrap_or(number)),
            proof,
            by: ShownBy::Move(number),
        });
        let letter = |number: usize| number.checked_sub(1).and_then(|index| position.letters().get(index)).copied();
        let earlier =
            (1..number).rev().find(|&earlier| flubs.contains(&Flub::CA) && position.is_flub(earlier, Flub::A));
        Self { number, letter: letter(number), flubs, obstacle, earlier: earlier.and_then(letter), shown }
    }

    /// Whether the move was a flub of any kind.
    pub fn is_flub(&self) -> bool {
        !self.flubs.is_empty()
    }

    /// The flubs and their reasons, as sentences.
    pub fn sentences(&self, words: &Words, position: &Position) -> Vec<String> {
        self.flubs.iter().map(|&kind| self.sentence(words, position, kind)).collect()
    }

    /// What this kind of flub is about this move, and its reason, as a sentence.
    pub fn sentence(&self, words: &Words, position: &Position, kind: Flub) -> String {
        let what = self.letter.map_or_else(|| position.goal().to_string(), |letter| letter.to_string());
        let what = ("move", Value::from(what));
        match kind {
            Flub::P => {
                let why = self.obstacle.as_ref().map(|obstacle| describe_obstacle(words, position.goal(), obstacle));
                words.with("poe-note-p", &[what, ("why", why.unwrap_or_default().into())])
            }
            Flub::A => {
                let proof = self.shown.as_ref().map(|shown| shown.proof.clone()).unwrap_or_default();
                // A solution that exists already needs no letter.
                let standing = position.network_after(self.number).solution(position.goal(), None);
                let letter = proof.letters.first().filter(|_| standing.is_none());
                let letter = letter.map_or_else(|| "none".to_owned(), Placement::to_string);
                let counted = standing.unwrap_or(proof.counted);
                let instead = proof.instead.map(|letter| letter.to_string()).unwrap_or_default();
                let (letter, instead) = (("letter", letter.into()), ("instead", instead.into()));
                words.with("poe-note-a", &[what, letter, ("list", words.list(&counted).into()), instead])
            }
            Flub::CP => words.with("poe-note-cp", &[what]),
            Flub::CA => {
                let earlier = self.earlier.map(|letter| letter.to_string()).unwrap_or_default();
                words.with("poe-note-ca", &[what, ("earlier", earlier.into())])
            }
        }
    }
}

/// What would have been better than this move of a position, as a sentence. Empty if nothing would.
pub fn describe_better(words: &Words, position: &Position, note: &Note) -> String {
    let passed = note.flubs.iter().any(|kind| matches!(kind, Flub::CP | Flub::CA));
    let better = note.number.checked_sub(1).and_then(|before| position.after(before).safe_letters().first().copied());
    // An A-flub is explained by what would have avoided it.
    match (passed, note.is_flub() && note.shown.is_none(), better) {
        (true, ..) => words.text("poe-better-challenge"),
        (false, true, Some(letter)) => words.with("poe-better", &[("letter", letter.to_string().into())]),
        _ => String::new(),
    }
}

/// Why no solution of a goal is left, as a sentence that follows a colon.
pub fn describe_obstacle(words: &Words, goal: Goal, obstacle: &Obstacle) -> String {
    let [goal, number] = goal_values(goal);
    match obstacle {
        Obstacle::Stranded(square) => words.with("poe-obstacle-stranded", &[("square", square.number().into())]),
        Obstacle::TooFew(most) => words.with("poe-obstacle-too-few", &[goal, number, ("count", (*most).into())]),
        Obstacle::TooMany { least, .. } => {
            words.with("poe-obstacle-too-many", &[goal, number, ("count", (*least).into())])
        }
        Obstacle::OtherSizes(sizes) => {
            words.with("poe-obstacle-other-sizes", &[goal, number, ("sizes", words.series(sizes).into())])
        }
    }
}

/// The gravest kind of flub that writing this letter would be.
pub fn would_flub(position: &Position, letter: Placement) -> Option<Flub> {
    let after = position.clone().with(letter)?;
    [Flub::CP, Flub::CA, Flub::P, Flub::A].into_iter().find(|&kind| after.is_flub(after.latest(), kind))
}

/// The coach's warning before a flub of this kind.
pub fn warning(words: &Words, kind: Flub) -> String {
    match kind {
        Flub::P => words.text("poe-warning-p"),
        Flub::A => words.text("poe-warning-a"),
        Flub::CP | Flub::CA => words.text("poe-warning-passed"),
    }
}
