//! What the mat shows during a match.

use flub::{
    games::lawtoe::{LawToe, Proof, ProofFlaw, Stage, Verdict},
    network::{Network, Placement, Size, Square, SquareSet},
};

use super::{describe, draft::Draft, on_stage, screen::Shown, table::Table};
use crate::{
    i18n::Words,
    letters::{
        mat_view::{MatView, SquareView, StrokeView},
        naming::{at_fault, square_label},
    },
    table::staging::Staged,
};

/// The mat of the table at the step on screen.
pub fn view(words: &Words, table: &Table) -> MatView {
    let scene = Scene::of(table);
    // On the stage the latest line stands out.
    let standing = if table.staged.is_some() { scene.strokes.len().checked_sub(1) } else { table.screen.only };
    let squares = Size::Three.squares().map(|square| scene.square(words, square)).collect();
    MatView { size: Size::Three, squares, strokes: scene.strokes, standing }
}

/// The mat without its accessible names.
struct Scene {
    network: Network,
    pencil: Vec<Placement>,
    latest: Vec<Square>,
    lit: Vec<Square>,
    traced: Vec<Square>,
    picked: Option<Square>,
    first: Option<Square>,
    open: SquareSet,
    strokes: Vec<StrokeView>,
}

impl Scene {
    fn of(table: &Table) -> Self {
        let state = table.on_screen();
        if let Some(staged) = table.staged {
            return Self::on_stage(&table.record.state_after(staged.step), on_stage::proof(table, staged.step), staged);
        }
        match (&table.screen.shown, state.stage()) {
            _ if table.burden().is_some() => Self::with_draft(&state, table),
            (Some(Shown { proof, .. }), _) => Self::with_proof(&state, proof),
            (None, Stage::Over(verdict)) => Self::with_verdict(&state, verdict, table.screen.only),
            (None, Stage::Turn(_)) if table.person_to_act().is_some() => Self {
                pencil: table.screen.pencil.letters.clone(),
                picked: table.screen.pencil.marked(),
                first: table.first_square(),
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
            picked: None,
            first: None,
            open: Size::Three.every(),
            strokes: Vec::new(),
        }
    }

    /// The challenged move, or a proof as far as its lines are drawn.
    fn on_stage(state: &LawToe, proof: Option<&Proof>, staged: Staged) -> Self {
        let Some(proof) = proof else { return Self::after(state, state.moves().len()) };
        let mut scene = Self::with_proof(state, proof);
        scene.strokes.truncate(staged.beat + 1);
        scene
    }

    /// A written proof: the state it is about, its letter, its triplets.
    fn with_proof(state: &LawToe, proof: &Proof) -> Self {
        let scene = Self::after(state, proof.after.unwrap_or(state.moves().len()));
        let network =
            proof.letters.iter().fold(scene.network, |network, &letter| network.with(letter).unwrap_or(network));
        let strokes = StrokeView::of_proof(&network, &proof.counted);
        Self { pencil: proof.letters.clone(), strokes, ..scene }
    }

    fn with_draft(state: &LawToe, table: &Table) -> Self {
        let Draft { triplets, .. } = &table.screen.draft;
        let strokes = StrokeView::of_draft(Size::Three, &triplets.counted, &table.listing_flaws());
        Self { traced: triplets.trace.clone(), strokes, ..Self::with_proof(state, &table.screen.draft.proof()) }
    }

    fn with_verdict(state: &LawToe, verdict: &Verdict, only: Option<usize>) -> Self {
        let Some(proof) = &verdict.proof else { return Self::after(state, state.moves().len()) };
        let mut scene = Self::with_proof(state, proof);
        if let Some(found) = &verdict.flaw {
            scene.lit = describe::squares(found);
            // A selected triplet is drawn instead of the one at fault.
            if let (ProofFlaw::Solution(found), None) = (found, only)
                && let Some(listing) = at_fault(found)
            {
                scene.strokes = vec![StrokeView::at_fault(Size::Three, &proof.counted, listing)];
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
            picked: self.picked == Some(square),
            first: self.first == Some(square),
            notes: Vec::new(),
            label: square_label(words, square.number(), letter, pencilled, latest),
        }
    }
}
