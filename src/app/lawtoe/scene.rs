//! What the mat shows at each moment of a match.

use std::slice;

use flub::{
    games::lawtoe::{LawToe, Proof, ProofFlaw, Stage, Verdict},
    network::{Line, Listing, Network, Placement, Size, Square, SquareSet},
};

use super::{draft::Draft, flaw, table::Table, telling};
use crate::app::{
    shared::mat_view::{MatView, SquareView, StrokeStyle, StrokeView},
    words::Words,
};

/// The mat of the table as it stands on the screen.
pub fn view(words: &Words, table: &Table) -> MatView {
    let mut scene = Scene::of(table);
    if let Some(only) = table.only.filter(|&only| only < scene.strokes.len()) {
        scene.strokes = vec![scene.strokes.swap_remove(only)];
    }
    let squares = Size::Three.squares().map(|square| scene.square(words, square)).collect();
    MatView { size: Size::Three, squares, strokes: scene.strokes }
}

/// The mat before words are put to it.
struct Scene {
    network: Network,
    pencil: Vec<Placement>,
    latest: Vec<Square>,
    lit: Vec<Square>,
    traced: Vec<Square>,
    open: SquareSet,
    strokes: Vec<StrokeView>,
}

impl Scene {
    fn of(table: &Table) -> Self {
        let state = table.on_screen();
        match (&table.shown, state.stage()) {
            (Some(proof), _) => Self::with_proof(&state, proof),
            (None, Stage::Over(verdict)) => Self::with_verdict(&state, verdict, table.only),
            (None, Stage::Proof(_)) if table.person_to_act().is_some() => Self::with_draft(&state, &table.draft),
            (None, Stage::Turn(_)) if table.person_to_act().is_some() => Self {
                pencil: table.pencil.clone(),
                open: state.writable(),
                ..Self::after(&state, state.moves().len())
            },
            _ => Self::after(&state, state.moves().len()),
        }
    }

    fn after(state: &LawToe, moves: usize) -> Self {
        let latest = moves.checked_sub(1).and_then(|latest| state.moves().get(latest));
        Self {
            network: state.network_after(moves),
            pencil: Vec::new(),
            latest: latest.iter().flat_map(|made| made.letters.iter()).map(|placement| placement.square).collect(),
            lit: Vec::new(),
            traced: Vec::new(),
            open: Size::Three.every(),
            strokes: Vec::new(),
        }
    }

    /// A proof as it was written: the state it is about, its letter, its triplets.
    fn with_proof(state: &LawToe, proof: &Proof) -> Self {
        let scene = Self::after(state, proof.after.unwrap_or(state.moves().len()));
        let network =
            proof.letters.iter().fold(scene.network, |network, &letter| network.with(letter).unwrap_or(network));
        let strokes = StrokeView::of_list(Size::Three, &proof.counted, |line| style(&network, line));
        Self { pencil: proof.letters.clone(), strokes, ..scene }
    }

    fn with_draft(state: &LawToe, draft: &Draft) -> Self {
        // Whether they are triplets, and which, is for the verdict to say.
        let strokes = StrokeView::of_list(Size::Three, &draft.counted, |_| StrokeStyle::Listed);
        Self { traced: draft.trace.clone(), strokes, ..Self::with_proof(state, &draft.proof()) }
    }

    fn with_verdict(state: &LawToe, verdict: &Verdict, only: Option<usize>) -> Self {
        let Some(proof) = &verdict.proof else { return Self::after(state, state.moves().len()) };
        let mut scene = Self::with_proof(state, proof);
        if let Some(found) = &verdict.flaw {
            scene.lit = flaw::squares(found);
            // A triplet that was asked for is drawn rather than the one at fault.
            if let (ProofFlaw::Solution(found), None) = (found, only) {
                scene.strokes = flaw::at_fault(found).map(|listing| wrong(proof, listing)).into_iter().collect();
            }
        }
        scene
    }

    fn square(&self, words: &Words, square: Square) -> SquareView {
        let pencilled = self.pencil.iter().find(|placement| placement.square == square);
        let entered = self.network.letter(square);
        let letter = entered.or(pencilled.map(|placement| placement.letter));
        let pencilled = entered.is_none() && pencilled.is_some();
        let latest = self.latest.contains(&square);
        SquareView {
            letter,
            pencilled,
            latest,
            lit: self.lit.contains(&square),
            traced: self.traced.iter().position(|&traced| traced == square).map(|place| place + 1),
            open: self.open.has(square) || letter.is_some(),
            label: telling::square_label(words, square.number(), letter, pencilled, latest),
        }
    }
}

/// The triplet that is at fault, with its number in the proof's list if it is on it.
fn wrong(proof: &Proof, at_fault: &Listing) -> StrokeView {
    let mut strokes = StrokeView::of_list(Size::Three, slice::from_ref(at_fault), |_| StrokeStyle::Wrong);
    let number = proof.counted.iter().rposition(|listing| listing == at_fault).map(|place| place + 1);
    StrokeView { number, ..strokes.swap_remove(0) }
}

/// A triplet of a network: required or permitted, or wrong where it is none.
fn style(network: &Network, line: Option<&Line>) -> StrokeStyle {
    match line.filter(|line| line.squares().within(network.open())) {
        Some(line) if network.is_required(line) => StrokeStyle::Required,
        Some(_) => StrokeStyle::Permitted,
        None => StrokeStyle::Wrong,
    }
}
