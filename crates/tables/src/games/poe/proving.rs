//! What people do to a proof: its draft, and what becomes of it.

use flub::{
    games::poe::{Act, Action, Case, Event, Flub, Poe, Position, Reason, Stage},
    network::{Flaw, Listing, Network, Placement},
    play::Seat,
};

use super::{
    coach::Note,
    draft::{Draft, DraftEdit},
    save::Seating,
    scene::first_shown,
    screen::{Screen, ScreenMsg, Window},
    table::{Table, Turn},
};
use crate::{
    letters::{
        listings::{Change as ListChange, Missing, Part, Retry, named, typed},
        pencil::Pencil,
    },
    table::table_game::Change,
};

/// What a draft is about: the round, the person who writes it, the case, and the number of the move that is challenged.
pub type Subject = (usize, Seat, Case, usize);

/// The kinds of flub that the latest move can be claimed to be. Only a letter that others came before can be a CA-flub.
pub fn claims(state: &Poe) -> impl Iterator<Item = Flub> + '_ {
    let latest = state.position().map_or(0, Position::latest);
    state.challenges().iter().copied().filter(move |&kind| kind != Flub::CA || latest > 1)
}

impl Table {
    /// The flub that one looks back at, once its round is over.
    pub fn flub_looked_at(&self) -> Option<(Position, Note)> {
        let state = self.viewing.map(|_| self.on_screen())?;
        let is_over = state.finished().len() < self.state().finished().len();
        let position = state.position().filter(|_| is_over && state.hearing().is_none())?;
        let note = Note::on(position, position.latest());
        note.is_flub().then(|| (position.clone(), note))
    }

    /// How many letters the only person at the screen wrote in a match that is over, and how many of them were no flub.
    pub fn wrote_well(&self) -> Option<(usize, usize)> {
        let (person, state) = (self.only_person()?, self.state());
        let seats = state.setup().seats();
        let mut wrote = (0, 0);
        for round in state.finished().iter().filter(|_| state.stage() == Stage::Over) {
            let position = round.position();
            let own = |number: &usize| (round.setter().index() + number) % seats == person.index();
            for number in (1..=position.latest()).filter(own) {
                let is_flub = position.after(number).flubs(number).next().is_some();
                wrote = (wrote.0 + usize::from(!is_flub), wrote.1 + 1);
            }
        }
        Some(wrote)
    }

    /// The moves that this person can challenge, by the number of actions up to each, the latest first: the latest, and those of computers
    /// since a person acted. Computers do not wait, and nobody has to be quick.
    pub fn challengeable(&self, seat: Seat) -> Vec<usize> {
        let moves = (1..=self.step()).rev().take_while(|&step| {
            let acted = self.events_of(step).and_then(<[Event]>::first);
            let is_move = matches!(acted, Some(Event::GoalSet { .. } | Event::Wrote { .. }));
            let by = self.record.played()[step - 1].by;
            is_move && (step == self.step() || !self.seating.player(by).is_person())
        });
        let may = |step: &usize| self.is_live() && self.record.state_after(*step).may_challenge(seat);
        moves.filter(may).collect()
    }

    /// The step of the move that the open dialog asks about.
    pub fn challenged(&self) -> usize {
        self.screen.challenged.filter(|&step| step <= self.step()).unwrap_or(self.step())
    }

    /// An act of a person at the table. A challenge of an earlier move takes the game back to it.
    pub(super) fn act(&self, by: Seat, act: Act) -> Turn {
        if !self.is_live() || !self.seating.player(by).is_person() {
            return Turn::Nothing;
        }
        let step = self.challenged();
        if matches!(act, Act::Challenge(_)) && step < self.step() && self.challengeable(by).contains(&step) {
            let mut record = self.record.clone();
            while record.played().len() > step && record.undo() {}
            return Turn::Rewind(record, Action { by, act });
        }
        Turn::play(Action { by, act })
    }
}

/// What the person who has to write a proof in this state writes about.
pub fn subject(state: &Poe, seating: &Seating) -> Option<Subject> {
    let hearing = state.hearing().filter(|_| state.stage() == Stage::Proof)?;
    let seat = hearing.writers().find(|&seat| seating.player(seat).is_person())?;
    Some((state.finished().len(), seat, hearing.case(), state.position()?.latest()))
}

impl Table {
    /// The position and the case that the person who acts writes a proof of, once the curtain is open, or tries again.
    pub fn proving(&self) -> Option<(&Position, Case)> {
        if self.screen.retry.is_some() && self.viewing.is_none() {
            return self.judged_round().map(|round| (round.position(), round.hearing().case()));
        }
        let seat = self.acting().filter(|&seat| !self.is_veiled(seat))?;
        let hearing = self.state().hearing().filter(|hearing| hearing.writers().any(|writer| writer == seat))?;
        Some((self.state().position()?, hearing.case()))
    }

    /// What the person who has to write a proof now writes about.
    pub fn subject(&self) -> Option<Subject> {
        subject(self.state(), &self.seating)
    }

    /// The screen after something was played or taken back. A draft stays until it is handed in, or its writer has another proof to write.
    pub(super) fn renewed_screen(&self, change: Change) -> Screen {
        let Screen { cursor, read, subject, .. } = self.screen;
        let shown = self.verdict().and_then(first_shown);
        let fresh = Screen { shown, ..Screen::new(cursor, read) };
        match self.subject() {
            now @ Some(_) if now != subject => Screen { subject: now, ..fresh },
            None if change == Change::Played => fresh,
            now => {
                let Screen { draft, typed, mistyped, only, pencil, .. } = self.screen.clone();
                let pencil = if now.is_some() { pencil } else { fresh.pencil.clone() };
                Screen { subject, draft, typed, mistyped, only: only.filter(|_| now.is_some()), pencil, ..fresh }
            }
        }
    }

    /// The screen with a letter in the proof.
    pub(super) fn proved_with(&self, screen: Screen, letter: Placement, position: &Position, case: Case) -> Screen {
        let Some(square) = screen.draft.writes_in(letter.square, position, case) else { return screen };
        let letter = Placement { square, ..letter };
        let edit = match screen.draft.part(position, case) {
            Part::Letters => DraftEdit::Write(letter),
            Part::Instead => DraftEdit::Instead(letter),
            Part::Move | Part::Lines => return screen,
        };
        self.drafted(screen.pencilling(|_| Pencil::default()), edit)
    }

    pub(super) fn drafted(&self, screen: Screen, edit: DraftEdit) -> Screen {
        let Some((position, case)) = self.proving() else { return screen };
        let retry = screen.retry.map(|_| Retry::Writing);
        Screen { draft: screen.draft.with(edit, position, case), retry, only: None, ..screen }
    }

    /// The screen after this change to the proof; a proof on display makes room for it.
    pub(super) fn listed(&self, screen: Screen, edit: DraftEdit) -> Screen {
        self.drafted(Screen { shown: None, ..screen }, edit)
    }

    /// The part of the proof that is being written.
    pub fn part(&self) -> Option<Part> {
        self.proving().map(|(position, case)| self.screen.draft.part(position, case))
    }

    /// Whether a drag across the mat lists a connection.
    pub fn is_listing(&self) -> bool {
        matches!(self.part(), Some(Part::Letters | Part::Lines))
    }

    /// The network that the connections of the proof being written are listed on.
    pub fn solved(&self) -> Option<Network> {
        self.proving().map(|(position, case)| self.screen.draft.solved(position, case))
    }

    /// Why each of the connections listed does not count, where that is checked as they are written.
    pub fn listing_flaws(&self) -> Vec<Option<Flaw>> {
        self.extras.checking.flaws(self.solved(), &self.screen.draft.connections.counted)
    }

    /// Connections to list with a press: through the squares tapped so far, or else through the letter that was written last.
    pub fn offered(&self) -> Vec<Listing> {
        let Draft { connections, letters, .. } = &self.screen.draft;
        let letter = letters.last().map(|letter| letter.square);
        let through = if connections.trace.is_empty() { letter.as_slice() } else { &connections.trace };
        let network = self.solved().filter(|_| self.extras.checking.as_i_write);
        network.map(|network| named(&network, through, &connections.counted)).unwrap_or_default()
    }

    /// What is still missing in the proof being written.
    pub fn missing(&self) -> Vec<Missing> {
        let Some((position, case)) = self.proving() else { return Vec::new() };
        let Draft { after, connections, instead, .. } = &self.screen.draft;
        let parts = self.screen.draft.parts(position, case);
        let due = [
            (Missing::Move, parts.contains(&Part::Move) && after.is_none()),
            (Missing::Letter, self.screen.draft.wants_letter(position, case)),
            (Missing::Instead, parts.contains(&Part::Instead) && instead.is_none()),
        ];
        Missing::of(due, connections)
    }

    /// The failed proof of the only person at the screen, if there is one that holds to be found in another try.
    pub fn failed(&self) -> Option<Draft> {
        let round = self.judged_round()?;
        let finding = &round.findings()[self.seating.only_person()?.index()];
        let failed = matches!(finding.reason, Reason::Failed | Reason::ForceOutFailed);
        let holds = || round.position().find_proof(round.hearing().case()).is_some();
        (failed && holds()).then(|| finding.proof.as_ref().map(Draft::from).unwrap_or_default())
    }

    /// Begins with the proof that failed, to be mended.
    pub(super) fn retried(&self, tries: bool) -> Screen {
        let failed = self.failed().filter(|_| tries);
        let retry = failed.as_ref().map(|_| Retry::Writing);
        let shown = self.judged_round().filter(|_| retry.is_none()).and_then(first_shown);
        let draft = failed.unwrap_or_default();
        Screen { retry, shown, draft, ..Screen::new(self.screen.cursor, self.screen.read) }
    }

    pub(super) fn handed_in(&self, by: Seat) -> Turn {
        let screen = self.screen.clone();
        if let Some((position, case)) = self.proving().filter(|_| screen.retry.is_some()) {
            let retry = Some(Retry::of(screen.draft.proof().check(position, case)));
            return Turn::Screen(Screen { retry, ..screen });
        }
        match self.missing().is_empty() {
            true => self.act(by, Act::Prove(screen.draft.proof())),
            false => Turn::Screen(screen.with(ScreenMsg::Window(Some(Window::HandIn)))),
        }
    }

    /// The screen with the typed connections in the list, if they can be read.
    pub(super) fn typed_listed(&self) -> Screen {
        let screen = self.screen.clone();
        let Ok(listings) = typed(&screen.typed) else { return Screen { mistyped: true, ..screen } };
        let edits = listings.into_iter().map(|listing| DraftEdit::Connections(ListChange::List(listing)));
        edits.fold(Screen { typed: String::new(), ..screen }, |screen, edit| self.drafted(screen, edit))
    }
}
