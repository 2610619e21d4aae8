//! There is always a way on at a table of LawToe.

use flub::{
    games::lawtoe::{Act, Flub, LawToe, Level, Proof, Series, Variant},
    network::{Goal, Letter, Listing, Placement, Rules, Square},
    play::{Game, Random, Record, Seed},
};

use super::{
    draft::Stroke,
    effects,
    offer::Offer,
    save::Save,
    screen::{Turn, Window},
    seating::{Player, Seating},
    table::{Intent, Table},
    think::think,
};
use crate::app::{
    context::settings::Pace,
    letters::listings::Change,
    table::{
        effects::Question,
        way_on::{Carried, Step, holds},
    },
};

/// Every mix of people and computers, and both variants.
const MIXES: u64 = 4 * 2;

#[test]
fn every_state_has_a_way_on() {
    holds(14 * MIXES, begun);
}

/// How many of a hundred questions the computer thinks about; to the others it gives any answer there is.
const THINKS: u8 = 20;

/// A match of the mix that this seed stands for.
fn begun(seed: Seed, random: &mut Random) -> Table {
    let mut player = |is_person: bool| match is_person {
        true => Player::Person,
        false => Player::Computer(*random.pick(&Level::ALL).expect("there are levels")),
    };
    let seating = Seating { plaintiff: player(seed.0 & 1 == 0), defendant: player(seed.0 & 2 == 0) };
    let variant = Variant::BOTH[(seed.0 / 4 % 2) as usize];
    Table::new(Save { seating, record: Record::new(variant, seed) }, Series::default())
}

impl Carried for Table {
    const LONGEST: usize = 200;

    fn reloaded(&self) -> Self {
        Table::new(self.kept().parse().expect("a save reads back"), self.series.clone())
    }

    fn kept(&self) -> String {
        self.save().to_string()
    }

    fn played(&self) -> usize {
        self.record.played().len()
    }

    fn is_finished(&self) -> bool {
        self.state().verdict().is_some()
    }

    fn question(&self, _: Pace) -> Option<Question> {
        effects::question(self)
    }

    fn answered(&self, question: &Question, random: &mut Random) -> Option<Intent> {
        let answer = match random.chance(THINKS) {
            true => think(&question.text),
            false => self.any_answer(random),
        };
        effects::answered(self, &answer)
    }

    fn tick(&self) -> Option<Intent> {
        None
    }

    fn onward(&self, _: Pace, random: &mut Random) -> Option<Step<Self>> {
        if let Some(window) = self.screen.window {
            let seen = self.is_seen(window);
            return seen.then_some(Step::Send(Intent::Screen(Turn::Window(None))));
        }
        let intent = match self.offer() {
            Offer::Verdict(_) => {
                let seed = Seed(random.below(1 << 16) as u64);
                Intent::Begin(self.state().variant(), self.seating, seed)
            }
            Offer::Now => Intent::View(None),
            Offer::Goal => Intent::Act(Act::SetGoal(*random.pick(&LawToe::GOALS).expect("there are goals"))),
            Offer::Turn => Intent::Act(self.any_turn(random)),
            Offer::Proof(burden) if random.chance(50) => {
                Intent::Act(self.state().find_proof(burden).map_or(Act::GiveUp, Act::Prove))
            }
            Offer::Proof(_) => Intent::Act(Act::GiveUp),
            Offer::Nothing => return None,
        };
        Some(Step::Send(intent))
    }

    fn besides(&self, _: Pace, random: &mut Random) -> Vec<Intent> {
        match self.screen.window {
            Some(window) => self.besides_in_window(window, random),
            None => self.besides_on_table(random),
        }
    }
}

impl Table {
    /// What the computer could answer as well.
    fn any_answer(&self, random: &mut Random) -> String {
        let by = self.state().to_act().expect("it is the computer's turn");
        random.pick(&self.state().actions(by.seat())).expect("it can do something").to_string()
    }

    /// Whether a window is to be seen that is said to be open.
    fn is_seen(&self, window: Window) -> bool {
        match window {
            Window::Challenge => self.offer() == Offer::Turn,
            Window::GiveUp => matches!(self.offer(), Offer::Proof(_)),
            Window::Record => true,
        }
    }

    /// Letters that can be written now, or what else can be done in a turn.
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
            Window::Challenge => vec![Intent::Screen(Turn::Kind(kind)), Intent::Act(Act::Challenge(kind))],
            Window::GiveUp => vec![Intent::Act(Act::GiveUp)],
            Window::Record => {
                let other = "flub 1 lawtoe dragoman seed 7; plaintiff goal odd".to_owned();
                let pasted = [other, self.record.to_string(), "flub".to_owned()];
                let paste = pasted.map(|text| Intent::Screen(Turn::Paste(text)));
                paste.into_iter().chain([Intent::LoadPasted]).collect()
            }
        }
    }

    fn besides_on_table(&self, random: &mut Random) -> Vec<Intent> {
        let opens = |window| Intent::Screen(Turn::Window(Some(window)));
        let numbers = [1 + random.below(9), 1 + random.below(9), 1 + random.below(9)];
        let [square, other, _] = numbers.map(|number| Square::from_number(number).expect("a square of the mat"));
        let letter = *random.pick(&Rules::LawToe.letters()).expect("there are letters");
        let mut intents = vec![
            Intent::View(Some(random.below(self.played() + 1))),
            Intent::Screen(Turn::Sheets),
            Intent::Point(square),
            Intent::Undo,
            Intent::Redo,
            opens(Window::Record),
        ];
        match self.offer() {
            Offer::Verdict(verdict) => intents.extend([Intent::Show(verdict.proof.clone()), Intent::Only(Some(0))]),
            Offer::Goal => intents.push(Intent::Act(Act::SetGoal(Goal::AtLeast(3)))),
            Offer::Turn => {
                intents.extend([Intent::Pencil(letter), Intent::Erase, Intent::Act(Act::LetStand)]);
                intents.push(Intent::Act(Act::Write(self.pencil.clone())));
                intents.push(Intent::Act(Act::Write(vec![Placement { letter: Letter::P, square: other }])));
                if !self.state().moves().is_empty() {
                    intents.extend(vec![opens(Window::Challenge); 3]);
                }
            }
            Offer::Proof(_) => {
                let listing = Listing(numbers.map(|number| number as u16).to_vec());
                let strokes = [
                    Stroke::After(1 + random.below(4)),
                    Stroke::Letter(Some(square)),
                    Stroke::Letter(None),
                    Stroke::Triplets(Change::Tap(other)),
                    Stroke::Triplets(Change::List(listing)),
                    Stroke::Triplets(Change::Erase),
                ];
                intents.extend(strokes.map(Intent::Draft));
                intents.push(Intent::Act(Act::Prove(self.draft.proof())));
                intents.push(Intent::Act(Act::Prove(Proof::default())));
                intents.extend([opens(Window::GiveUp), Intent::ListTyped]);
                intents.push(Intent::Screen(Turn::Type("159, x".to_owned())));
            }
            Offer::Now | Offer::Nothing => {}
        }
        intents
    }
}
