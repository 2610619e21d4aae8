//! What the mat shows during a match.

use flub::{
    games::lawtoe::{LawToe, Proof, ProofFlaw, Stage, Verdict},
    network::{Size, Square},
};

use super::{on_stage, screen::Shown, table::Table, wording};
use crate::{
    i18n::Words,
    letters::{listings::Part, mat_view::MatView, scene::Scene},
};

/// The mat of the table at the step on screen.
pub fn view(words: &Words, table: &Table) -> MatView {
    let mut scene = set_scene(table);
    // On the stage the latest line stands out.
    scene.standing = if table.staged.is_some() { scene.strokes.len().checked_sub(1) } else { table.screen.only };
    scene.view(words)
}

fn set_scene(table: &Table) -> Scene {
    if let Some(staged) = table.staged {
        let state = table.record.state_after(staged.step);
        // A proof is drawn as far as its lines have been on the stage.
        let Some(proof) = on_stage::proof(table, staged.step) else { return show_moves(&state, state.moves().len()) };
        let mut scene = show_proof(&state, proof);
        scene.strokes.truncate(staged.beat + 1);
        return scene;
    }
    let state = table.on_screen();
    if let Some(proof) = table.flub_looked_at() {
        return show_proof(&state, &proof);
    }
    match (&table.screen.shown, state.stage()) {
        _ if table.burden().is_some() => show_draft(&state, table),
        (Some(Shown { proof, .. }), _) => show_proof(&state, proof),
        (None, Stage::Over(verdict)) => show_verdict(&state, verdict, table.screen.only),
        (None, Stage::Turn(_)) if table.person_to_act().is_some() => Scene {
            pencil: table.screen.pencil.letters.clone(),
            picked: table.screen.pencil.marked(),
            first: table.first_square(),
            open: state.writable(),
            ..show_moves(&state, state.moves().len())
        },
        _ => show_moves(&state, state.moves().len()),
    }
}

/// The mat after this many moves.
fn show_moves(state: &LawToe, moves: usize) -> Scene {
    Scene { latest: latest_squares(state, moves), ..Scene::plain(state.network_after(moves)) }
}

fn latest_squares(state: &LawToe, moves: usize) -> Vec<Square> {
    let latest = moves.checked_sub(1).and_then(|latest| state.moves().get(latest));
    latest.iter().flat_map(|made| made.letters.iter()).map(|placement| placement.square).collect()
}

/// A written proof: the state of the match it is about, its letter and its triplets.
fn show_proof(state: &LawToe, proof: &Proof) -> Scene {
    let moves = proof.after.unwrap_or(state.moves().len());
    let scene = Scene::with_proof(state.network_after(moves), &proof.letters, &proof.counted);
    Scene { latest: latest_squares(state, moves), ..scene }
}

fn show_draft(state: &LawToe, table: &Table) -> Scene {
    let draft = &table.screen.draft;
    if table.part() == Some(Part::Move) {
        let picked = draft.after.map_or_else(Vec::new, |number| latest_squares(state, number));
        return Scene { latest: picked, ..show_moves(state, state.moves().len()) };
    }
    let strokes = draft.triplets.strokes(Size::Three, &table.listing_flaws());
    Scene { traced: draft.triplets.trace.clone(), strokes, ..show_proof(state, &draft.proof()) }
}

fn show_verdict(state: &LawToe, verdict: &Verdict, only: Option<usize>) -> Scene {
    let Some(proof) = &verdict.proof else { return show_moves(state, state.moves().len()) };
    let mut scene = show_proof(state, proof);
    if let Some(found) = &verdict.flaw {
        scene.lit = wording::flaw_squares(found);
        // A selected triplet is drawn instead of the one at fault.
        if let (ProofFlaw::Solution(found), None) = (found, only) {
            scene.show_fault(found);
        }
    }
    scene
}
