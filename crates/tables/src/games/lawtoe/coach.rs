//! What the coach says after a move, about its flub and who wins from there, and its warning before one.

use std::cell::RefCell;

use flub::{
    games::lawtoe::{Act, Action, Flub, LawToe, Proof, Role, Solver, Variant},
    network::{Goal, Network, Placement},
    play::{Game, Seed},
};

use super::wording::role_key;
use crate::i18n::Words;

thread_local! {
    /// The solver remembers what it has proved.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

/// Finds who wins a match from here with best play on both sides.
pub fn find_winner(state: &LawToe) -> Role {
    SOLVER.with_borrow_mut(|solver| solver.winner(state))
}

/// Finds who wins from this mat with best play on both sides.
pub fn find_winner_from(variant: Variant, goal: Goal, mat: &Network) -> Role {
    SOLVER.with_borrow_mut(|solver| solver.winner_from(variant, goal, mat))
}

/// Finds every letter that may be written next on this mat, and who wins after it.
pub fn find_letters(variant: Variant, goal: Goal, mat: &Network) -> Vec<(Placement, Role)> {
    SOLVER.with_borrow_mut(|solver| solver.letters(variant, goal, mat))
}

/// The explanation of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// The number of the move, from 1.
    pub number: usize,
    /// Whose move it was.
    pub by: Role,
    /// Its letters.
    pub letters: Vec<Placement>,
    /// Its flub, with the letters of the move that was the A-flub.
    pub flub: Option<Flubbed>,
    /// A proof of its flub.
    pub proof: Option<Proof>,
    /// Who wins after it with best play.
    pub winner: Role,
    /// Whether the other side would have won before it.
    pub turns: bool,
}

impl Note {
    /// Explains every move of a match.
    pub fn of(state: &LawToe) -> Vec<Self> {
        let mut before = find_winner_after(state, 0);
        let notes = state.moves().iter().enumerate().map(|(index, made)| {
            let number = index + 1;
            let (flub, proof) = find_flub(state, number);
            let winner = find_winner_after(state, number);
            let turns = winner != before;
            before = winner;
            Self { number, by: made.by, letters: made.letters.clone(), flub, proof, winner, turns }
        });
        notes.collect()
    }

    /// Sentences on the flub and its reason, and on who wins after the move if that has changed.
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        let turned = self.turns.then(|| words.with("lawtoe-note-turned", &[("role", role_key(self.winner).into())]));
        let flub = self.flub.as_ref().map(|flub| describe_flub(words, flub, self.proof.as_ref()));
        flub.into_iter().chain(turned).collect()
    }
}

/// The flub of the latest move and its reason as a sentence, and a proof of it. `None` if it was none. No solver is asked who wins.
pub fn explain_latest_flub(words: &Words, state: &LawToe) -> Option<(String, Option<Proof>)> {
    let (flub, proof) = find_flub(state, state.moves().len());
    Some((describe_flub(words, &flub?, proof.as_ref()), proof))
}

/// The flub of a move, with the letters of the move that was the A-flub.
type Flubbed = (Flub, Vec<Placement>);

/// Finds the flub of a move, if it was one, and a proof of it.
fn find_flub(state: &LawToe, number: usize) -> (Option<Flubbed>, Option<Proof>) {
    let earlier = (1..number).find(|&earlier| state.is_flub(earlier, Flub::A));
    let flub = match earlier {
        Some(earlier) => Some((Flub::CA, earlier)),
        None => state.is_flub(number, Flub::A).then_some((Flub::A, number)),
    };
    let proof = flub.and_then(|(_, at)| Some(Proof { after: Some(at), ..state.find_completion(at)? }));
    (flub.map(|(kind, at)| (kind, state.moves()[at - 1].letters.clone())), proof)
}

/// A flub and its reason, as a sentence.
fn describe_flub(words: &Words, (kind, missed): &Flubbed, proof: Option<&Proof>) -> String {
    let proof = proof.cloned().unwrap_or_default();
    let letter = proof.letters.first().map(Placement::to_string).unwrap_or_default();
    match kind {
        Flub::A => {
            words.with("lawtoe-note-a", &[("letter", letter.into()), ("list", words.list(&proof.counted).into())])
        }
        Flub::CA => words.with("lawtoe-note-ca", &[("move", words.list(missed).into())]),
    }
}

/// What would have been better than this move of a match, as a sentence. Empty if nothing would, or if it wrote more than one letter.
pub fn describe_better(words: &Words, state: &LawToe, note: &Note) -> String {
    if note.flub.as_ref().is_some_and(|(kind, _)| *kind == Flub::CA) {
        return words.text("lawtoe-better-challenge");
    }
    let mat = state.network_after(note.number.saturating_sub(1));
    let single = state.goal().filter(|_| note.letters.len() == 1 && (note.flub.is_some() || note.turns));
    let letters = single.map(|goal| find_letters(state.variant(), goal, &mat)).unwrap_or_default();
    let better = letters.into_iter().find(|&(_, winner)| winner == note.by).map(|(letter, _)| letter.to_string());
    better.map(|letter| words.with("lawtoe-better", &[("letter", letter.into())])).unwrap_or_default()
}

/// The kind of flub that writing these letters would be. After an A-flub that nobody challenged it is a CA-flub.
pub fn would_flub(state: &LawToe, by: Role, letters: &[Placement]) -> Option<Flub> {
    let mut after = state.clone();
    after.apply(&Action { by, act: Act::Write(letters.to_vec()) }).ok()?;
    let latest = after.moves().len();
    [Flub::CA, Flub::A].into_iter().find(|&kind| after.is_flub(latest, kind))
}

/// Finds who wins after this many moves of a match with best play on both sides.
fn find_winner_after(state: &LawToe, number: usize) -> Role {
    let mut past = LawToe::begin(&state.variant(), Seed(0));
    let goal = state.goal().map(|goal| Action { by: Role::Plaintiff, act: Act::SetGoal(goal) });
    let moves = state.moves().iter().take(number);
    let moves = moves.map(|made| Action { by: made.by, act: Act::Write(made.letters.clone()) });
    for action in goal.into_iter().chain(moves) {
        past.apply(&action).expect("it was played before");
    }
    find_winner(&past)
}

#[cfg(test)]
mod tests {
    use flub::play::Record;

    use super::*;

    /// A CA-flub is explained by the letters of the A-flub, which people see on the mat.
    #[test]
    fn a_ca_flub_names_the_move_that_was_missed() {
        let played = "flub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\ndefendant P1 P2\nplaintiff F9\n";
        let record: Record<LawToe> = played.parse().expect("it is a record");
        let notes = Note::of(record.state());
        let missed: Vec<Placement> = ["P1", "P2"].map(|letter| letter.parse().expect("it is a letter")).into();
        assert_eq!(notes[0].flub, Some((Flub::A, missed.clone())));
        assert_eq!(notes[1].flub, Some((Flub::CA, missed)));
    }
}
