//! Test: there is always a way on at a table of Floating Tic-Tac-Toe.

use std::cell::RefCell;

use flub::{
    games::floating::{Action, Allowance, Computer, Level, Setup, Side, Square},
    play::{Random, Record, Seed},
};

use super::{
    hand::Offer,
    save::Save,
    scene::count_items,
    screen::ScreenMsg,
    table::{FloatingTable, Intent, Table},
    think::LAST_ROUND,
};
use crate::{
    context::settings::Pace,
    table::{
        midend::TableMsg,
        save::NoExtras,
        table_game::Question,
        two_players::{Opponent, TwoPlayers},
        way_on::{Page, WayOnGame, holds, mixes, two_players},
    },
};

#[test]
fn every_state_has_a_way_on() {
    holds(14 * mixes::<Level>(), begun);
}

#[test]
fn help_is_noted_against_a_computer_only() {
    let helped = |opponent: Option<(Side, Opponent<Level>)>| {
        let record = Record::new(*Setup::all().collect::<Vec<_>>().first().expect("there are setups"), Seed(7));
        let save = Save::new(TwoPlayers { opponent }, NoExtras, record);
        let page = Page::<FloatingTable>::new(Seed(7), Table::from(save), Pace::Ask).after(TableMsg::Analyse);
        page.after_reload().table.helped
    };
    assert!(
        helped(Some((Side::O, Opponent::Computer(Level::Easy)))),
        "against a computer, and a reload does not undo it"
    );
    assert!(!helped(None), "two people help each other");
}

/// The set-up for this seed.
fn begun(seed: Seed, random: &mut Random) -> Table {
    let setup = *random.pick(&Setup::all().collect::<Vec<_>>()).expect("there are setups");
    Table::from(Save::new(two_players(seed.0), NoExtras, Record::new(setup, seed)))
}

impl WayOnGame for FloatingTable {
    const LONGEST: usize = 1_000;
    const OTHER: &'static str = "flub 1 floating 8x8 moving seed 7; x d4";

    /// The computers think by the clock, on which the test must not depend: they answer at once, or use all their rounds.
    fn answer_to(table: &Table, question: &Question, random: &mut Random) -> String {
        let is_last = table.screen.waited >= LAST_ROUND;
        match question.text.starts_with("ahead") {
            true => random.pick(&["", "done"]).expect("there are answers").to_string(),
            false if !is_last && random.chance(50) => String::new(),
            false => table.turn(is_last, random),
        }
    }

    fn tick(table: &Table) -> Option<TableMsg<Self>> {
        let counted = table.screen.counted;
        (table.is_over() && counted < count_items(table))
            .then_some(Intent::Screen(ScreenMsg::Count(counted + 1)).into())
    }

    fn onward(table: &Table, _: Pace, random: &mut Random) -> Option<TableMsg<Self>> {
        let intent = match table.offer() {
            Offer::Now => TableMsg::View(None),
            Offer::Again => TableMsg::Again(Seed(random.below(1 << 16) as u64)),
            Offer::Turn => table.open(random).map_or(Intent::PutBack, Intent::Tap).into(),
            Offer::Nothing => return None,
        };
        Some(intent)
    }

    fn besides(table: &Table, _: Pace, random: &mut Random) -> Vec<TableMsg<Self>> {
        let side = table.state().setup().board.side();
        let mut square = || Square::new(random.below(side), random.below(side)).expect("a square of the board");
        let (square, other) = (square(), square());
        let screen = [ScreenMsg::Values, ScreenMsg::Rethink, ScreenMsg::Draw(Some((Side::X, 0)))];
        let lifts = table.state().movable().iter().map(Intent::Tap);
        let board = [Intent::Point(square), Intent::Tap(square), Intent::Drag(square, other), Intent::PutBack];
        screen.map(Intent::Screen).into_iter().chain(lifts).chain(board).map(TableMsg::Game).collect()
    }
}

thread_local! {
    /// What the computer has proved so far.
    static COMPUTER: RefCell<Computer> = const { RefCell::new(Computer::new(Level::Perfect)) };
}

impl Table {
    /// A square that can be chosen now.
    fn open(&self, random: &mut Random) -> Option<Square> {
        let squares: Vec<Square> = self.screen.hand.open(self.state()).iter().collect();
        random.pick(&squares).copied()
    }

    /// The computer's answer.
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
