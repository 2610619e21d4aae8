//! Wholes' table.
//!
//! From seed 6 the first player holds 0.25, two rectangles of a half, BAIT and SWAP, and draws 1/4; the third holds REPLAY. From seed 7
//! the first holds REPLAY. From seed 13 the first holds SWAP, and nobody else a special card. From seed 18 the first holds and draws
//! 50%, four cards of three fourths, and BAIT.

mod calling;
mod coach;
mod decks;
mod game;
mod records;
mod specials;
mod spoken;
mod turns;
mod walks;

use flub::{
    games::wholes::{Act, Card, Face},
    play::Seat,
};
use flub_tables::{
    context::settings::Pace,
    games::wholes::{
        draft::DraftEdit,
        screen::{ScreenMsg, Window},
        table::{Intent, WholesTable},
    },
    table::{midend::TableMsg, table_game::TableGame},
};

use self::game::{ALONE, BLUFF, Game, HONEST, THREE, WHOLE_GAME, WHOLE_SEED};
use crate::At;

/// One person between two computers.
const BETWEEN: &[&str] = &["computer careful Ada", "person", "computer careful Emmy"];

/// One person after two computers.
const LAST: &[&str] = &["computer careful Ada", "computer careful Emmy", "person"];

const DRAWN: &[&str] = &["1 draws"];

/// From seed 13, the second player is ahead by one whole of three cards, and the first is to draw.
const AHEAD: &[&str] = &[
    "1 draws",
    "1 passes",
    "2 draws",
    "2 plays 1/4, pie 1/4, 0.5 saying 1/4, pie 1/4, 0.5",
    "1 lets it be",
    "3 lets it be",
    "3 draws",
    "3 passes",
];

impl Game<'_> {
    fn sit_down(&self) -> At<WholesTable> {
        At::sit_down(&self.save())
    }
}

/// The whole game without these last actions.
fn whole_game_but(last: usize) -> At<WholesTable> {
    let actions: Vec<&str> = WHOLE_GAME.lines().collect();
    let actions = &actions[..actions.len() - last];
    Game { players: &["person Ana", "person Ben"], seed: WHOLE_SEED, actions, ..Game::default() }.sit_down()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("there is such a seat")
}

fn card(text: &str) -> Card {
    text.parse().expect("there is such a card")
}

fn face(text: &str) -> Face {
    text.parse().expect("there is such a face")
}

fn opens(window: Window, person: Option<Seat>) -> Intent {
    Intent::Screen(ScreenMsg::Window(Some(window), person))
}

fn closes() -> Intent {
    Intent::Screen(ScreenMsg::Window(None, None))
}

/// What a person at Wholes does.
impl At<WholesTable> {
    /// The actions so far.
    fn actions(&self) -> Vec<String> {
        self.table.record.played().iter().map(ToString::to_string).collect()
    }

    /// How many cards everybody holds.
    fn counts(&self) -> Vec<usize> {
        Seat::first(self.table.seating.0.len()).map(|seat| self.table.state().hand(seat).len()).collect()
    }

    /// How long the computers wait at this pace, in milliseconds. `None` if they are not asked at all.
    fn wait(&self, pace: Pace) -> Option<u32> {
        self.table.question(pace).map(|question| question.wait)
    }

    /// Lets the computers that are asked now answer.
    fn answer(&mut self) -> &mut Self {
        let question = self.table.question(Pace::Short).expect("computers are asked");
        let answer = WholesTable::parse_answer(&(WholesTable::THINK)(&question.text)).expect("they answer");
        self.send([TableMsg::Answer(self.table.step(), answer)])
    }

    /// The tap of a card of the open hand that is not picked.
    fn tap(&self, text: &str) -> Intent {
        let mut hand = self.table.hand().iter().enumerate();
        let found = hand.find(|&(place, &held)| held == card(text) && !self.table.screen.draft.has(place));
        Intent::TapCard(found.unwrap_or_else(|| panic!("no {text} in {:?}", self.table.hand())).0)
    }

    /// Picks these cards of the open hand.
    fn pick(&mut self, cards: &[&str]) -> &mut Self {
        for card in cards {
            let tap = self.tap(card);
            self.send([tap]);
        }
        self
    }

    /// Says this value of the picked card in this place.
    fn say(&mut self, place: usize, said: &str) -> &mut Self {
        self.send([DraftEdit::Change(Some(place)), DraftEdit::Say(face(said))].map(Intent::Draft))
    }

    /// What the button that plays the picked cards sends.
    fn play(&self) -> Intent {
        let act = self.table.screen.draft.act().expect("a value is said of every card");
        Intent::Act(self.table.acting().expect("it is a person's turn"), act)
    }

    /// Opens the curtain for this seat and draws.
    fn draw(&mut self, number: usize) -> &mut Self {
        self.send([TableMsg::Unveil(seat(number)), Intent::Act(seat(number), Act::Draw).into()])
    }
}
