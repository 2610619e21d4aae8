//! There is always a way on at a table of Floating Tic-Tac-Toe.

use std::cell::RefCell;

use flub::{
    games::floating::{Action, Allowance, Computer, Level, Setup, Side, Square},
    play::{Random, Record, Seed},
};

use super::{
    count::total,
    effects,
    offer::Offer,
    save::Save,
    screen::Turn,
    seating::Seating,
    table::{Intent, Table},
    think::LAST_ROUND,
};
use crate::app::{
    context::settings::Pace,
    table::{
        effects::Question,
        way_on::{Carried, Step, holds},
    },
};

/// Two people, and a person with either side against the computer of every level.
const MIXES: u64 = 1 + 2 * 3;

#[test]
fn every_state_has_a_way_on() {
    holds(14 * MIXES, begun);
}

/// A game of the mix that this seed stands for.
fn begun(seed: Seed, random: &mut Random) -> Table {
    let mix = (seed.0 % MIXES) as usize;
    let computer = mix.checked_sub(1).map(|mix| (Side::BOTH[mix % 2], Level::ALL[mix / 2]));
    let setup = *random.pick(&Setup::all().collect::<Vec<_>>()).expect("there are setups");
    Table::from(Save { seating: Seating { computer }, record: Record::new(setup, seed) })
}

impl Carried for Table {
    const LONGEST: usize = 1_000;

    fn reloaded(&self) -> Self {
        Table::from(self.kept().parse::<Save>().expect("a save reads back"))
    }

    fn kept(&self) -> String {
        self.save().to_string()
    }

    fn played(&self) -> usize {
        self.record.played().len()
    }

    fn is_finished(&self) -> bool {
        self.state().to_move().is_none()
    }

    fn question(&self, _: Pace) -> Option<Question> {
        effects::question(self)
    }

    /// The computers think by the clock, of which nothing here may depend: they know at once, or think on as long as they may.
    fn answered(&self, question: &Question, random: &mut Random) -> Option<Intent> {
        let is_last = self.screen.waited >= LAST_ROUND;
        let answer = match question.text.starts_with("ahead") {
            true => random.pick(&["", "done"]).expect("there are answers").to_string(),
            false if !is_last && random.chance(50) => String::new(),
            false => self.turn(is_last, random),
        };
        effects::answered(self, &answer)
    }

    fn tick(&self) -> Option<Intent> {
        let counted = self.screen.counted;
        (self.is_over() && counted < total(self)).then_some(Intent::Screen(Turn::Count(counted + 1)))
    }

    fn onward(&self, _: Pace, random: &mut Random) -> Option<Step<Self>> {
        let intent = match self.offer() {
            _ if self.screen.sharing => Intent::Screen(Turn::Share(false)),
            Offer::Now => Intent::View(None),
            Offer::Again => Intent::Begin(*self.record.setup(), self.seating, Seed(random.below(1 << 16) as u64)),
            Offer::Turn => self.open(random).map_or(Intent::PutBack, Intent::Choose),
            Offer::Nothing => return None,
        };
        Some(Step::Send(intent))
    }

    fn besides(&self, _: Pace, random: &mut Random) -> Vec<Intent> {
        if self.screen.sharing {
            let other = "flub 1 floating 8x8 moving seed 7".to_owned();
            let pasted = [other, self.record.to_string(), "flub".to_owned()];
            let paste = pasted.map(|text| Intent::Screen(Turn::Paste(text)));
            return paste.into_iter().chain([Intent::LoadPasted]).collect();
        }
        let side = self.state().setup().board.side();
        let mut square = || Square::new(random.below(side), random.below(side)).expect("a square of the board");
        let (square, other) = (square(), square());
        let screen = [Turn::Sheets, Turn::Share(true), Turn::Values, Turn::Rethink, Turn::Draw(Some((Side::X, 0)))];
        let lifts = self.state().movable().iter().map(Intent::Choose);
        let board = [Intent::Point(square), Intent::Choose(square), Intent::Drag(square, other), Intent::PutBack];
        let record = [Intent::View(Some(random.below(self.played() + 1))), Intent::Undo, Intent::Redo];
        screen.map(Intent::Screen).into_iter().chain(lifts).chain(board).chain(record).collect()
    }
}

thread_local! {
    /// What the computer has proved so far.
    static COMPUTER: RefCell<Computer> = const { RefCell::new(Computer::new(Level::Perfect)) };
}

impl Table {
    /// A square that can be chosen now.
    fn open(&self, random: &mut Random) -> Option<Square> {
        let squares: Vec<Square> = self.hand.open(self.state()).iter().collect();
        random.pick(&squares).copied()
    }

    /// The computer's turn, as it writes it.
    fn turn(&self, is_last: bool, random: &mut Random) -> String {
        let (state, by) = (self.state(), self.state().to_move().expect("it is the computer's turn"));
        let level = self.seating.computer_at(by).expect("it is the computer's turn");
        COMPUTER.with_borrow_mut(|computer| {
            computer.set_level(level);
            if let Some(turn) = computer.turn(state, random, &mut Allowance::new(200)) {
                return Action { by, turn }.to_string();
            }
            let guess = random.pick(&computer.guess(state)).copied().filter(|_| is_last);
            guess.map(|turn| format!("unproven {}", Action { by, turn })).unwrap_or_default()
        })
    }
}
