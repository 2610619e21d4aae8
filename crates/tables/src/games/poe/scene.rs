//! What the mat shows during a match.

use flub::{
    games::poe::{Case, Flub, Position, Proof, ProofFlaw, Reason, Round},
    network::{Flaw, Network},
    play::Seat,
};

use super::{
    coach::Note,
    draft::Draft,
    on_stage,
    screen::{Shown, ShownBy},
    table::Table,
    truth::{Truth, stranded},
    wording,
};
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

/// The network of a proof in a finished round, before its letters are written.
pub fn ground(round: &Round, proof: &Proof) -> Network {
    let position = round.position();
    position.network_after(match round.hearing().case() {
        Case::Challenge(Flub::CA) => proof.after.unwrap_or(position.latest()),
        Case::Challenge(Flub::CP) => position.latest().saturating_sub(1),
        Case::Challenge(Flub::P | Flub::A) | Case::ForceOut => position.latest(),
    })
}

/// The proof of a round to look at first: one that was sustained, or else one that was not.
pub fn first_proof(round: &Round) -> Option<Shown> {
    let findings = || Seat::first(round.findings().len()).zip(round.findings());
    let found = findings().find(|(_, finding)| finding.reason == Reason::Sustained);
    let (by, found) = found.or_else(|| findings().find(|(_, finding)| finding.proof.is_some()))?;
    let proof = found.proof.clone()?;
    Some(Shown { network: ground(round, &proof), proof, by: ShownBy::Seat(by) })
}

/// What a round shows at first: a proof that was written, or else the truth where no proof could have held.
pub fn first_shown(round: &Round) -> Option<Shown> {
    first_proof(round).or_else(|| Truth::of(round).filter(Truth::is_wrong)?.shown)
}

fn set_scene(table: &Table) -> Scene {
    if let Some((shown, drawn)) = on_stage::shown(table) {
        let mut scene = show_proof(&shown);
        scene.strokes.truncate(drawn);
        return scene;
    }
    if let Some(shown) = &table.screen.shown {
        return show_displayed(table, shown);
    }
    if let Some((position, case)) = table.proving() {
        let draft = &table.screen.draft;
        let picked = table.screen.pencil.square().filter(|_| draft.part(position, case) == Part::Instead);
        return Scene { picked, ..show_draft(position, case, draft, &table.listing_flaws()) };
    }
    if let Some((_, Note { shown: Some(shown), letter, .. })) = table.flub_looked_at() {
        return Scene { latest: letter.map(|letter| letter.square).into_iter().collect(), ..show_proof(&shown) };
    }
    let state = table.on_screen();
    let reviewed = table.screen.reviewed.filter(|_| table.viewing.is_none());
    if let Some(round) = reviewed.and_then(|round| state.finished().get(round)) {
        return show_position(round.position());
    }
    let Some(position) = state.position().or(state.finished().last().map(Round::position)) else {
        return Scene::plain(state.setup().version().mat());
    };
    // Between two rounds, after the verdict has been read, the mat is vacant.
    if state.position().is_none() && table.is_live() {
        return Scene::plain(state.setup().version().mat());
    }
    let mut scene = show_position(position);
    // No proof shows a P-flub, but a letter that no solution can use may be what makes it one.
    scene.lit.extend(table.flub_looked_at().and_then(|(_, note)| note.obstacle?.stranded()));
    if table.is_writing() {
        let pencil = &table.screen.pencil;
        return Scene {
            pencil: pencil.letters.clone(),
            open: scene.network.vacancies(),
            picked: pencil.square(),
            first: table.first_square(),
            ..scene
        };
    }
    scene
}

fn show_position(position: &Position) -> Scene {
    let latest = position.letters().last().map(|letter| letter.square);
    Scene { latest: latest.into_iter().collect(), ..Scene::plain(position.network()) }
}

fn show_proof(Shown { network, proof, .. }: &Shown) -> Scene {
    Scene::with_proof(*network, &proof.letters, &proof.counted)
}

/// A proof on display. One that was handed in and is flawed is shown with its first flaw.
fn show_displayed(table: &Table, shown: &Shown) -> Scene {
    let mut scene = show_proof(shown);
    let verdict = table.verdict();
    if shown.proof == Proof::default() {
        scene.lit = verdict.and_then(|round| stranded(round.position())).into_iter().collect();
    }
    let findings = verdict.map(Round::findings).unwrap_or_default();
    let found = shown.by.seat().and_then(|seat| findings.get(seat.index()));
    if let Some(found) = found.and_then(|finding| finding.flaw.as_ref()) {
        scene.lit = wording::flaw_squares(found);
        // A selected connection is drawn instead of the wrong one.
        if let (ProofFlaw::Solution(found), None) = (found, table.screen.only) {
            scene.show_fault(found);
        }
    }
    scene
}

fn show_draft(position: &Position, case: Case, draft: &Draft, flaws: &[Option<Flaw>]) -> Scene {
    let network = draft.network(position, case);
    let plain = Scene { open: network.vacancies(), ..Scene::plain(network) };
    match draft.part(position, case) {
        Part::Instead => Scene { pencil: draft.instead.into_iter().collect(), ..plain },
        Part::Move => {
            let picked = draft.after.and_then(|number| position.letters().get(number.checked_sub(1)?));
            Scene { latest: picked.map(|letter| letter.square).into_iter().collect(), ..plain }
        }
        Part::Letters | Part::Lines => Scene {
            pencil: draft.letters.clone(),
            open: network.size().every(),
            traced: draft.connections.trace.clone(),
            strokes: draft.connections.strokes(network.size(), flaws),
            ..plain
        },
    }
}
