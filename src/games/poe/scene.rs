//! What the mat shows during a match.

use flub::{
    games::poe::{Case, Flub, Position, Proof, ProofFlaw, Reason, Round},
    network::{Flaw, Network, Placement, Square, SquareSet},
    play::Seat,
};

use super::{
    describe,
    draft::{Draft, Part},
    on_stage,
    screen::{Shown, ShownBy},
    table::Table,
};
use crate::{
    i18n::Words,
    letters::{
        mat_view::{MatView, SquareView, StrokeView},
        naming::{at_fault, square_label},
    },
};

/// The mat of the table at the step on screen.
pub fn view(words: &Words, table: &Table) -> MatView {
    let mut scene = Scene::of(table);
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

/// The mat without its accessible names.
#[derive(Debug)]
pub struct Scene {
    /// The written letters.
    pub network: Network,
    /// Letters not entered, or written by a proof.
    pub pencil: Vec<Placement>,
    /// The square of the latest move.
    pub latest: Option<Square>,
    /// The squares a flaw is about.
    pub lit: Vec<Square>,
    /// The squares of the connection being tapped.
    pub traced: Vec<Square>,
    /// The squares that lead to something.
    pub open: SquareSet,
    /// The square that waits for a letter.
    pub picked: Option<Square>,
    /// The square that beckons.
    pub first: Option<Square>,
    /// The connections drawn.
    pub strokes: Vec<StrokeView>,
    /// The index of the connection that stands out.
    pub standing: Option<usize>,
}

impl Scene {
    fn of(table: &Table) -> Self {
        if let Some((shown, drawn)) = on_stage::shown(table) {
            let mut scene = Self::with_proof(&shown);
            scene.strokes.truncate(drawn);
            return scene;
        }
        if let Some(shown) = &table.screen.shown {
            return Self::with_shown(table, shown);
        }
        if let Some((position, case)) = table.proving() {
            let draft = &table.screen.draft;
            let picked = table.screen.pencil.square().filter(|_| draft.part(case) == Part::Instead);
            return Self { picked, ..Self::with_draft(position, case, draft, &table.listing_flaws()) };
        }
        let state = table.on_screen();
        let reviewed = table.screen.reviewed.filter(|_| table.viewing.is_none());
        if let Some(round) = reviewed.and_then(|round| state.finished().get(round)) {
            return Self::after(round.position());
        }
        let Some(position) = state.position().or(state.finished().last().map(Round::position)) else {
            return Self::plain(state.setup().version().mat());
        };
        // Between two rounds, after the verdict has been read, the mat is vacant.
        if state.position().is_none() && table.is_live() {
            return Self::plain(state.setup().version().mat());
        }
        let scene = Self::after(position);
        if table.is_writing() {
            let pencil = &table.screen.pencil;
            return Self {
                pencil: pencil.letters.clone(),
                open: scene.network.vacancies(),
                picked: pencil.square(),
                first: table.first_square(),
                ..scene
            };
        }
        scene
    }

    /// A plain network.
    pub fn plain(network: Network) -> Self {
        Self {
            open: network.size().every(),
            network,
            pencil: Vec::new(),
            latest: None,
            lit: Vec::new(),
            traced: Vec::new(),
            picked: None,
            first: None,
            strokes: Vec::new(),
            standing: None,
        }
    }

    fn after(position: &Position) -> Self {
        let latest = position.letters().last().map(|letter| letter.square);
        Self { latest, ..Self::plain(position.network()) }
    }

    /// A network with the letters and connections of a proof.
    fn with_proof(Shown { network, proof, .. }: &Shown) -> Self {
        let written = proof.letters.iter().fold(*network, |network, &letter| network.with(letter).unwrap_or(network));
        let strokes = StrokeView::of_proof(&written, &proof.counted);
        Self { pencil: proof.letters.clone(), strokes, ..Self::plain(*network) }
    }

    /// A proof to look at, with its first flaw if it is one that was handed in and is flawed.
    fn with_shown(table: &Table, shown: &Shown) -> Self {
        let mut scene = Self::with_proof(shown);
        let Shown { network, proof, .. } = shown;
        let findings = table.verdict().map(Round::findings).unwrap_or_default();
        let found = shown.by.seat().and_then(|seat| findings.get(seat.index()));
        if let Some(found) = found.and_then(|finding| finding.flaw.as_ref()) {
            scene.lit = describe::squares(found);
            // A selected connection is drawn instead of the wrong one.
            if let (ProofFlaw::Solution(found), None) = (found, table.screen.only)
                && let Some(listing) = at_fault(found)
            {
                scene.strokes = vec![StrokeView::at_fault(network.size(), &proof.counted, listing)];
            }
        }
        scene
    }

    fn with_draft(position: &Position, case: Case, draft: &Draft, flaws: &[Option<Flaw>]) -> Self {
        let network = draft.network(position, case);
        let plain = Self { open: network.vacancies(), ..Self::plain(network) };
        match draft.part(case) {
            Part::Instead => Self { pencil: draft.instead.into_iter().collect(), ..plain },
            Part::Move => Self { pencil: draft.letters.clone(), ..plain },
            Part::Solution => Self {
                pencil: draft.letters.clone(),
                open: network.size().every(),
                traced: draft.connections.trace.clone(),
                strokes: StrokeView::of_draft(network.size(), &draft.connections.counted, flaws),
                ..plain
            },
        }
    }

    /// The mat in words.
    pub fn view(self, words: &Words) -> MatView {
        let size = self.network.size();
        let squares = size.squares().map(|square| self.square(words, square)).collect();
        MatView { size, squares, strokes: self.strokes, standing: self.standing }
    }

    fn square(&self, words: &Words, square: Square) -> SquareView {
        let pencilled = self.pencil.iter().find(|placement| placement.square == square);
        let entered = self.network.letter(square);
        let letter = entered.or(pencilled.map(|placement| placement.letter));
        let pencilled = entered.is_none() && pencilled.is_some();
        let latest = self.latest == Some(square);
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
