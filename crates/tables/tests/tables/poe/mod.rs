//! POE's table.

mod coach;
mod hearing;
mod keeping;
mod matches;
mod spoken;
mod truth;
mod turns;
mod writing;

use flub::{
    games::poe::{Act, Action, Proof},
    network::{Placement, Square},
    play::Seat,
};
use flub_tables::{
    context::settings::{Coach, Pace},
    games::poe::{
        draft::DraftEdit,
        scene,
        screen::{ScreenMsg, Window},
        table::{Intent, PoeTable},
    },
    letters::{listings::Part, mat_view::MatView},
    table::{
        midend::TableMsg,
        table_game::{Question, TableGame},
    },
};

use crate::{At, values, words::english};

/// Two, three and four people at one screen.
const TWO: &str = "# 1 person 1 Ana\n# 2 person 2 Ben\n";
const THREE: &str = "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n";
const FOUR: &str = "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n# 4 person 4 Dan\n";
/// One person with two computers that see everything.
const ALONE: &str = "# 1 person 1\n# 2 computer expert 2 Ada\n# 3 computer expert 3 Emmy\n";

/// F6, by the second player, is a P-flub.
const P: &str = "1 goal E; 2 F2; 3 F5; 1 F8; 2 F6";
/// R2, by the third player, is an A-flub: `P8: 258; F1`.
const A: &str = "1 goal O; 2 P5; 3 R2";
/// P9, by the third player, is an A-flub: `P1: 159, 159; F9`.
const TWICE: &str = "1 goal E; 2 R5; 3 P9";
/// P5, by the third player, was an A-flub (`P3: 453; F1`), so R3, by the first, is a CA-flub.
const CA: &str = "1 goal O; 2 R4; 3 P5; 1 R3";
/// F4, by the second player, was a P-flub, so P9, by the third, is a CP-flub.
const CP: &str = "1 goal E; 2 R1; 3 R2; 1 R5; 2 F4; 3 P9";
/// P2, by the third player, was forced: `P3: 123` ends it, and the first player is to act.
const FORCED: &str = "1 goal O; 2 R1; 3 F4; 1 F5; 2 F6; 3 F7; 1 F8; 2 F9; 3 P2";
/// A finished round: the challenger of an A-flub proves it, and so does the joiner.
const DONE: &str = "1 goal O; 2 P5; 3 R2; 1 challenges A; 2 joins challenger; 1 proves P8: 258 instead F1; 2 proves P7: 257 instead F1";

/// A match of these players and this set-up after these actions, as a record.
fn record(setup: &str, actions: &str) -> String {
    format!("flub 1 poe {setup} seed 7; {actions}")
}

/// The table of a match of six rounds of Beginning POE.
fn sit_down(players: &str, actions: &str) -> At<PoeTable> {
    sit_down_to("beginning", "for 6 rounds", players, actions)
}

/// The table of a match of this version and length.
fn sit_down_to(version: &str, length: &str, players: &str, actions: &str) -> At<PoeTable> {
    let setup = format!("{version} seats {} {length}", players.lines().count());
    At::sit_down(&format!("{players}{}\n", record(&setup, actions)))
}

/// The seat with this number.
fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("there is such a seat")
}

/// The square with this number.
fn square(number: usize) -> Square {
    Square::from_number(number).expect("there is such a square")
}

/// A letter in its square, such as `P8`.
fn placement(text: &str) -> Placement {
    text.parse().expect("a letter in a square")
}

/// What somebody does, such as `2 joins mover`.
fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

/// A proof as it is written in records.
fn proof(text: &str) -> Proof {
    match action(&format!("1 proves {text}")).act {
        Act::Prove(proof) => proof,
        other => panic!("{other:?}"),
    }
}

impl At<PoeTable> {
    /// Somebody acts, as in `2 joins mover`, and everything on the stage goes on.
    fn act(&mut self, text: &str) -> &mut Self {
        let Action { by, act } = action(text);
        self.send([Intent::Act(by, act)]).go_on()
    }

    /// Lets everything on the stage go on.
    fn go_on(&mut self) -> &mut Self {
        while self.table.staged.is_some() {
            self.send([TableMsg::GoOn]);
        }
        self
    }

    /// Taps the square of a letter, and then the letter.
    fn pencil(&mut self, letter: &str) -> &mut Self {
        let Placement { letter, square } = placement(letter);
        self.send([Intent::Tap(square), Intent::Pencil(letter)])
    }

    /// Goes to a part of the proof.
    fn part(&mut self, part: Part) -> &mut Self {
        self.send([Intent::Draft(DraftEdit::Part(part))])
    }

    /// Opens the curtain for the person in this seat and writes a proof, as in `move 2 P3: 453 instead F1`, part by part.
    fn write(&mut self, by: usize, text: &str) -> &mut Self {
        self.send([TableMsg::Unveil(seat(by))]);
        let Proof { after, letters, counted, instead } = proof(text);
        self.send(after.map(|number| Intent::Draft(DraftEdit::After(number)))).part(Part::Letters);
        for letter in letters {
            self.pencil(&letter.to_string());
        }
        let typed = counted.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        self.send([Intent::Screen(ScreenMsg::Type(typed)), Intent::ListTyped]);
        if let Some(instead) = instead {
            self.part(Part::Instead).pencil(&instead.to_string());
        }
        self
    }

    /// Hands in the proof of the person in this seat, whatever is missing.
    fn hand_in(&mut self, by: usize) -> &mut Self {
        self.send([Intent::HandIn(seat(by))]);
        if self.table.screen.window == Some(Window::HandIn) {
            let proof = self.table.screen.draft.proof();
            self.send([Intent::Act(seat(by), Act::Prove(proof))]);
        }
        self.go_on()
    }

    /// What the computers are asked by somebody who gives them three seconds.
    fn question(&self) -> Option<Question> {
        self.table.question(Pace::Short)
    }

    /// Lets the computers answer until they have nothing to say.
    fn computers_act(&mut self) -> &mut Self {
        while let Some(answer) = self.go_on().question().map(|question| PoeTable::THINK(&question.text)) {
            let Some(msg) = PoeTable::parse_answer(&answer) else { break };
            self.send([TableMsg::Answer(self.table.step(), msg)]);
        }
        self
    }

    /// What the mat shows.
    fn mat(&self) -> MatView {
        scene::view(&english(), &self.table)
    }

    /// The letters on the mat, `.` for a vacant square.
    fn letters(&self) -> String {
        self.mat().squares.iter().map(|square| square.letter.map_or(".", |letter| letter.as_str())).collect()
    }

    /// The numbers of the squares on the mat that are lit.
    fn lit(&self) -> Vec<usize> {
        (1..).zip(self.mat().squares).filter(|(_, square)| square.lit).map(|(number, _)| number).collect()
    }

    /// What the last finished round gave, seat by seat.
    fn points(&self) -> Vec<i32> {
        let round = self.table.state().finished().last().expect("a round is over");
        round.findings().iter().map(|finding| finding.points).collect()
    }

    /// The actions so far, as in a record.
    fn actions(&self) -> String {
        self.table.record.played().iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }
}

/// A coach who says nothing.
const SILENT: Coach = Coach::Off;
