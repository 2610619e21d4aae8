//! Test: there is always a way on at a table of LawToe.

use flub::{
    games::lawtoe::{Act, Flub, LawToe, Level, Proof, Variant},
    network::{Goal, Letter, Listing, Placement, Rules, Square},
    play::{Game, Random, Record, Seed},
};

use super::{
    draft::DraftEdit,
    offer::Offer,
    save::Save,
    screen::{ScreenMsg, Shown, ShownBy, Window},
    table::{Intent, LawToeTable, Table},
};
use crate::{
    context::settings::Pace,
    letters::listings::Change,
    table::{
        checking::Checking,
        midend::TableMsg,
        table_game::{Question, TableGame},
        way_on::{WayOnGame, holds, mixes, two_players},
    },
};

#[test]
fn every_state_has_a_way_on() {
    holds(16 * mixes::<Level>(), begun);
}

/// The percentage of requests that the computer thinks about; to the others it gives a random legal answer.
const THINKS: u8 = 20;

/// The set-up for this seed.
fn begun(seed: Seed, _: &mut Random) -> Table {
    let variant = Variant::BOTH[(seed.0 % 2) as usize];
    Table::from(Save::new(two_players(seed.0 / 2), Checking::default(), Record::new(variant, seed)))
}

impl WayOnGame for LawToeTable {
    const LONGEST: usize = 200;
    const OTHER: &'static str = "flub 1 lawtoe dragoman seed 7; plaintiff goal odd";

    fn has_window(table: &Table) -> bool {
        table.screen.window.is_some()
    }

    fn answer_to(table: &Table, question: &Question, random: &mut Random) -> String {
        match random.chance(THINKS) {
            true => (Self::THINK)(&question.text),
            false => table.any_answer(random),
        }
    }

    fn onward(table: &Table, _: Pace, random: &mut Random) -> Option<TableMsg<Self>> {
        if let Some(window) = table.screen.window {
            let seen = table.is_seen(window);
            return seen.then_some(Intent::Screen(ScreenMsg::Window(None)).into());
        }
        let intent = match table.offer() {
            Offer::Verdict(_) => TableMsg::Again(Seed(random.below(1 << 16) as u64)),
            Offer::Retry(_) => Intent::Retry(false).into(),
            Offer::Now => TableMsg::View(None),
            Offer::Goal => Intent::Act(Act::SetGoal(*random.pick(&LawToe::GOALS).expect("there are goals"))).into(),
            Offer::Turn => Intent::Act(table.any_turn(random)).into(),
            Offer::Proof(burden) if random.chance(50) => {
                Intent::Act(table.state().find_proof(burden).map_or(Act::GiveUp, Act::Prove)).into()
            }
            Offer::Proof(_) => Intent::Act(Act::GiveUp).into(),
            Offer::Nothing => return None,
        };
        Some(intent)
    }

    fn besides(table: &Table, _: Pace, random: &mut Random) -> Vec<TableMsg<Self>> {
        match table.screen.window {
            Some(window) => messages(table.besides_in_window(window, random)),
            None => messages(table.besides_on_table(random)),
        }
    }
}

fn messages(intents: Vec<Intent>) -> Vec<TableMsg<LawToeTable>> {
    intents.into_iter().map(TableMsg::Game).collect()
}

impl Table {
    /// Another legal answer of the computer.
    fn any_answer(&self, random: &mut Random) -> String {
        let by = self.state().to_act().expect("it is the computer's turn");
        random.pick(&self.state().actions(by.seat())).expect("it can do something").to_string()
    }

    /// Whether an open dialog is visible.
    fn is_seen(&self, window: Window) -> bool {
        match window {
            Window::Challenge | Window::Warning(_) => self.offer() == Offer::Turn,
            Window::HandIn | Window::GiveUp => matches!(self.offer(), Offer::Proof(_)),
        }
    }

    /// Letters that can be written now, or other actions of a turn.
    fn any_turn(&self, random: &mut Random) -> Act {
        let by = self.state().to_act().expect("it is somebody's turn").seat();
        let mut actions = self.state().actions(by);
        let writes = actions.iter().any(|action| matches!(action.act, Act::Write(_)));
        actions.retain(|action| !writes || matches!(action.act, Act::Write(_)));
        random.pick(&actions).expect("there is something to do in a turn").act.clone()
    }

    fn besides_in_window(&self, window: Window, random: &mut Random) -> Vec<Intent> {
        let kind = *random.pick(&Flub::BOTH).expect("there are flubs");
        match window {
            Window::Challenge => vec![Intent::Act(Act::Challenge(kind))],
            Window::Warning(_) => vec![Intent::Act(Act::Write(self.screen.pencil.letters.clone()))],
            Window::HandIn => vec![Intent::Act(Act::Prove(self.screen.draft.proof()))],
            Window::GiveUp => vec![Intent::Act(Act::GiveUp)],
        }
    }

    fn besides_on_table(&self, random: &mut Random) -> Vec<Intent> {
        let opens = |window| Intent::Screen(ScreenMsg::Window(Some(window)));
        let numbers = [1 + random.below(9), 1 + random.below(9), 1 + random.below(9)];
        let [square, other, _] = numbers.map(|number| Square::from_number(number).expect("a square of the mat"));
        let letter = *random.pick(&Rules::LawToe.letters()).expect("there are letters");
        let mut intents = vec![Intent::Point(square), Intent::Tap(other)];
        match self.offer() {
            Offer::Verdict(verdict) => {
                let shown = verdict.proof.clone().map(|proof| Shown { proof, by: ShownBy::Verdict });
                intents.extend([Intent::Show(shown), Intent::Only(Some(0)), Intent::Retry(true)]);
            }
            Offer::Goal => intents.push(Intent::Act(Act::SetGoal(Goal::AtLeast(3)))),
            Offer::Turn => {
                intents.extend([Intent::Pencil(letter), Intent::Erase, Intent::Act(Act::LetStand)]);
                intents.extend([Intent::Replace(Some(square)), Intent::Replace(None)]);
                intents.push(Intent::Act(Act::Write(self.screen.pencil.letters.clone())));
                intents.push(Intent::Act(Act::Write(vec![Placement { letter: Letter::P, square: other }])));
                if !self.state().moves().is_empty() {
                    intents.extend(vec![opens(Window::Challenge); 3]);
                }
            }
            Offer::Proof(_) | Offer::Retry(_) => {
                let listing = Listing(numbers.map(|number| number as u16).to_vec());
                let strokes = [
                    DraftEdit::After(1 + random.below(4)),
                    DraftEdit::Letter(Some(square)),
                    DraftEdit::Letter(None),
                    DraftEdit::Triplets(Change::Tap(other)),
                    DraftEdit::Triplets(Change::List(listing)),
                    DraftEdit::Triplets(Change::Erase),
                ];
                intents.extend(strokes.map(Intent::Draft));
                intents.push(Intent::Act(Act::Prove(self.screen.draft.proof())));
                intents.push(Intent::Act(Act::Prove(Proof::default())));
                intents.extend([Intent::ListTyped, Intent::HandIn]);
                // Only a proof that counts can be given up.
                intents.extend(self.screen.retry.is_none().then(|| opens(Window::GiveUp)));
                intents.push(Intent::Screen(ScreenMsg::Type("159, x".to_owned())));
            }
            Offer::Now | Offer::Nothing => {}
        }
        intents
    }
}
