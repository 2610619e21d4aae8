use std::rc::Rc;

use flub::{
    games::wholes::{Act, Action, Card, Refusal, Stage, Wholes},
    play::{Game, Record, Seat},
};
use yew::Reducible;

use super::{
    draft::{Draft, Stroke},
    save::Save,
    screen::{Screen, Turn},
    seating::Seating,
};
pub use crate::app::table::sending::{sends, sends_as};

/// A game at the table: the record, who plays, and what is on the screen only.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The game.
    pub record: Record<Wholes>,
    /// Who plays.
    pub seating: Seating,
    /// Whether everybody's cards lie face up.
    pub practice: bool,
    /// The play that is put together.
    pub draft: Draft,
    /// The card the person who acts has just drawn.
    pub drawn: Option<Card>,
    /// The step of the record that is looked at; nothing for the present.
    pub viewing: Option<usize>,
    /// Why the latest act was refused; gone with the next one.
    pub refusal: Option<Refusal>,
    /// What is open or typed.
    pub screen: Screen,
}

/// What a player, or a computer, wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Do something in the name of the person in this seat.
    Act(Seat, Act),
    /// All people let the play on the table be, and whose turn it is draws next.
    LetBe,
    /// What the computers do after this many actions; nothing, perhaps.
    Answer(usize, Vec<Action>),
    /// Change the play that is put together.
    Draft(Stroke),
    /// Look at a step of the record; nothing for the present.
    View(Option<usize>),
    /// Take back the latest act of a person and everything after it. In practice only: elsewhere cards have been seen.
    Undo,
    /// Open, close, pick or type something.
    Screen(Turn),
    /// Play on from the record that was pasted.
    LoadPasted,
}

impl Table {
    /// The table at which this game is played.
    pub fn new(save: Save) -> Self {
        Self {
            record: save.record,
            seating: save.seating,
            practice: save.practice,
            draft: Draft::default(),
            drawn: None,
            viewing: None,
            refusal: None,
            screen: Screen::default(),
        }
    }

    /// What is kept of it.
    pub fn save(&self) -> Save {
        Save { seating: self.seating.clone(), practice: self.practice, record: self.record.clone() }
    }

    /// The state of the game.
    pub fn state(&self) -> &Wholes {
        self.record.state()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state().stage() == Stage::Over
    }

    /// Whether the present is played, and not looked back from.
    pub fn is_live(&self) -> bool {
        self.viewing.is_none() && !self.is_over()
    }

    /// The step on the screen: the present, or the one that is looked at.
    pub fn step_on_screen(&self) -> usize {
        self.viewing.unwrap_or(self.record.played().len())
    }

    /// Whose turn it is: who draws next or has drawn.
    pub fn whose_turn(&self) -> Option<Seat> {
        match self.state().stage() {
            Stage::Draw(seat) | Stage::Turn(seat, _) => Some(seat),
            Stage::Over => None,
        }
    }

    /// Who has drawn and now plays or passes, and the cards of theirs.
    fn turn(&self) -> Option<(Seat, Vec<Card>)> {
        match self.state().stage() {
            Stage::Turn(seat, _) => Some((seat, self.state().hand(seat).to_vec())),
            Stage::Draw(_) | Stage::Over => None,
        }
    }

    /// The person whose turn it is, if it is a person's.
    pub fn acting(&self) -> Option<Seat> {
        self.whose_turn().filter(|&seat| self.is_live() && self.seating.player(seat).is_person())
    }

    /// The people who may call the play on the table.
    pub fn callers(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seating.people().filter(|&seat| self.is_live() && self.state().may_call(seat))
    }

    /// Whether several people look at this screen, and hands are hidden from each other.
    pub fn is_shared(&self) -> bool {
        self.seating.only_person().is_none() && !self.practice
    }

    /// Whether the person whose turn it is has to open the curtain first.
    pub fn is_veiled(&self) -> bool {
        self.is_shared() && self.acting().is_some_and(|seat| self.screen.unveiled != Some(seat))
    }

    /// Whose hand lies open in front of the screen: that of the only person, or else of the person whose turn it is, once
    /// the curtain is open. Nobody's cards are to be found in the page but theirs.
    pub fn holder(&self) -> Option<Seat> {
        match self.seating.only_person() {
            Some(seat) => Some(seat),
            None => self.acting().filter(|_| !self.is_veiled()),
        }
    }

    /// The hand that lies open.
    pub fn hand(&self) -> &[Card] {
        self.holder().map_or(&[], |seat| self.state().hand(seat))
    }

    /// Whether cards can be picked for a play.
    pub fn is_playing(&self) -> bool {
        let turn = matches!(self.state().stage(), Stage::Turn(seat, _) if self.acting() == Some(seat));
        turn && !self.is_veiled()
    }

    /// Whether people have something to read or to do before the computers go on: a call that came out, a play they may
    /// call, a second turn they may take before a computer draws. Where hands are hidden from each other it does not show
    /// whether somebody can.
    pub fn is_people_time(&self) -> bool {
        let Stage::Draw(next) = self.state().stage() else { return self.callers().next().is_some() };
        let mut people = self.seating.people();
        let replay = match self.is_shared() {
            true => self.state().latest().is_some_and(|seat| self.seating.player(seat).is_person()),
            false => self.seating.people().any(|seat| self.state().may_replay(seat)),
        };
        // Where a person draws next, there is time for a second turn until that person does.
        let replay = replay && !self.seating.player(next).is_person();
        let called = self.record.played().last().is_some_and(|action| action.act == Act::Call);
        self.callers().next().is_some() || replay || called && people.next().is_some()
    }

    /// The computers that may still do something before the next player draws.
    pub fn computers_pending(&self) -> impl Iterator<Item = Seat> + '_ {
        let state = self.state();
        let drawing = matches!(state.stage(), Stage::Draw(_)) && !self.screen.heard;
        let may = move |seat: &Seat| state.may_call(*seat) || state.may_replay(*seat);
        let computer = |seat: &Seat| !self.seating.player(*seat).is_person();
        Seat::first(state.seats()).filter(move |seat| drawing && computer(seat) && may(seat))
    }

    /// Whether a person may take something back.
    pub fn can_undo(&self) -> bool {
        self.practice && self.record.played().iter().any(|action| self.seating.player(action.by).is_person())
    }

    fn undone(mut self) -> Self {
        self.screen.drawing = None;
        while let Some(latest) = self.record.played().last() {
            let found = self.seating.player(latest.by).is_person();
            self.record.undo();
            if found {
                break;
            }
        }
        self.settled()
    }

    /// Carries actions out, one after another, as far as they are accepted.
    fn played(mut self, actions: Vec<Action>) -> Self {
        let (before, turn, steps) = (self.hand().to_vec(), self.turn(), self.record.played().len());
        let drawing =
            actions.iter().any(|action| action.act == Act::Draw && self.seating.player(action.by).is_person());
        self.refusal = actions.into_iter().find_map(|action| self.record.apply(action).err());
        if self.record.played().len() == steps {
            return self;
        }
        let refusal = self.refusal.take();
        let (draft, drawn_before) = (self.draft.clone(), self.drawn);
        let table = self.settled();
        // Others change places while a play is put together: it stays as it is, even while they look.
        if turn.is_some() && table.turn() == turn {
            return Self { draft, drawn: drawn_before, refusal, ..table };
        }
        let drawn = table.hand().iter().copied().find(|&card| count(table.hand(), card) > count(&before, card));
        Self { drawn: drawn.filter(|_| drawing), refusal, ..table }.drawn_next()
    }

    /// The person who let the play be in order to draw draws, once nobody else has anything to do.
    fn drawn_next(self) -> Self {
        let Some(by) = self.screen.drawing else { return self };
        let settled = self.computers_pending().next().is_none() && self.callers().next().is_none();
        match self.state().stage() {
            Stage::Draw(seat) if seat == by && settled => self.played(vec![Action { by, act: Act::Draw }]),
            Stage::Draw(seat) if seat == by => self,
            _ => Table { screen: Screen { drawing: None, ..self.screen }, ..self },
        }
    }

    fn let_be(self) -> Self {
        let actions: Vec<Action> = self.callers().map(|by| Action { by, act: Act::LetBe }).collect();
        let drawing = self.acting().filter(|_| !self.is_veiled());
        Table { screen: Screen { drawing, ..self.screen }, ..self }.played(actions)
    }

    /// The table with the screen cleared for a new state of the game.
    fn settled(self) -> Self {
        let called = self.record.played().last().is_some_and(|action| action.act == Act::Call);
        let whose = self.whose_turn();
        let screen = Screen {
            sheets: self.screen.sheets,
            sums: self.screen.sums,
            unveiled: self.screen.unveiled.filter(|&seat| whose == Some(seat)),
            drawing: self.screen.drawing.filter(|_| !called),
            ..Screen::default()
        };
        Self { screen, ..Self::new(self.save()) }
    }

    /// The table with a game that was pasted in. Who is not at the table yet is a computer, and who has no seat leaves.
    fn loaded(self, record: Record<Wholes>) -> Self {
        let seating = self.seating.fitted(record.state().seats());
        Self::new(Save { seating, practice: self.practice, record })
    }
}

fn count(hand: &[Card], card: Card) -> usize {
    hand.iter().filter(|&&held| held == card).count()
}

impl Reducible for Table {
    type Action = Intent;

    fn reduce(self: Rc<Self>, intent: Intent) -> Rc<Self> {
        let table = Rc::unwrap_or_clone(self);
        Rc::new(match intent {
            Intent::Act(by, act) if table.is_live() && table.seating.player(by).is_person() => {
                table.played(vec![Action { by, act }])
            }
            Intent::LetBe if table.is_live() => table.let_be(),
            Intent::Answer(step, actions) if step == table.record.played().len() && table.is_live() => {
                match actions.is_empty() {
                    true => Table { screen: Screen { heard: true, ..table.screen }, ..table }.drawn_next(),
                    false => table.played(actions),
                }
            }
            Intent::Draft(stroke) if table.is_playing() => {
                let draft = table.draft.clone().with(stroke, table.hand());
                Table { draft, refusal: None, ..table }
            }
            Intent::Act(..) | Intent::LetBe | Intent::Answer(..) | Intent::Draft(_) => table,
            Intent::View(step) => {
                // Where the record lies over the table, whoever chooses a step wants to see the table.
                let screen = Screen { sheets: false, ..table.screen };
                Table { viewing: step.filter(|&step| step < table.record.played().len()), screen, ..table }
            }
            Intent::Undo if table.can_undo() => table.undone(),
            Intent::Undo => table,
            Intent::Screen(turn) => Table { screen: table.screen.with(turn), ..table },
            Intent::LoadPasted => match table.screen.record() {
                Ok(record) => table.loaded(record),
                Err(error) => Table { screen: Screen { trouble: Some(error), ..table.screen }, ..table },
            },
        })
    }
}
