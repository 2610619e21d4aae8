//! The laws every game keeps, checked with random actions on each game in the list.

use flub::{
    for_each_game, games,
    play::{Game, Random, Record, Sample, Seat, Seed},
};

use crate::scale::scaled;

/// How many actions to try on each game, at full counts.
const ACTIONS: usize = 1_000_000;

macro_rules! laws {
    ($($folder:ident $game:ident),+) => {
        $(
            #[test]
            fn $folder() {
                keeps_the_laws::<games::$folder::$game>();
            }
        )+
    };
}

for_each_game!(laws);

/// Plays random games until enough actions have been tried.
fn keeps_the_laws<G: Sample>() {
    let setups = G::setups();
    for setup in &setups {
        assert_eq!(setup.to_string().parse(), Ok(setup.clone()), "the text of a setup is read back");
    }
    let mut tried = 0;
    for seed in (0..).map(Seed) {
        if tried >= scaled(ACTIONS) {
            break;
        }
        let mut random = Random::new(seed);
        let setup = random.pick(&setups).expect("a game has a setup").clone();
        let mut table: Table<G> =
            Table { record: Record::new(setup, seed), context: format!("{} seed {seed}", G::NAME) };
        // Half of the games play listed actions with a little garbage; the others are mostly garbage.
        let rubbish = if seed.0 % 2 == 0 { 10 } else { 70 };
        let thorough = seed.0 % 16 < 2;
        for _ in 0..200 {
            tried += 1;
            if thorough {
                table.every_listed_action_is_accepted();
            }
            let over = table.record.state().outcome().is_some();
            match table.listed(&mut random).filter(|_| !random.chance(rubbish)) {
                Some(action) => table.try_action(action, true),
                None => table.try_action(G::any_action(&mut random), false),
            }
            if over {
                break;
            }
        }
        table.the_text_is_read_back();
        table.undo_and_redo(&mut random);
    }
}

struct Table<G: Game> {
    record: Record<G>,
    context: String,
}

impl<G: Game> Table<G> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.record.state().seats())
    }

    /// Returns a random listed action of a random seat that has any.
    fn listed(&self, random: &mut Random) -> Option<G::Action> {
        let mut seats: Vec<Seat> = self.seats().collect();
        random.shuffle(&mut seats);
        seats.iter().find_map(|&seat| random.pick(&self.record.state().actions(seat)).cloned())
    }

    fn every_listed_action_is_accepted(&self) {
        let state = self.record.state();
        for seat in self.seats() {
            let actions = state.actions(seat);
            assert!(state.may_act(seat) || actions.is_empty(), "{}: {seat} may not act: {state:?}", self.context);
            for action in actions {
                assert_eq!(G::actor(&action), seat, "{}: {action} is another seat's", self.context);
                assert_eq!(state.clone().apply(&action).err(), None, "{}: {action} in {state:?}", self.context);
            }
        }
    }

    fn try_action(&mut self, action: G::Action, listed: bool) {
        let (before, context) = (self.record.clone(), format!("{}: {action}", self.context));
        let state = before.state();
        match self.record.apply(action.clone()) {
            Ok(()) => {
                assert!(state.may_act(G::actor(&action)), "{context}: accepted of a seat that may not act: {state:?}");
                assert_eq!(state.outcome(), None, "{context}: accepted after the end");
                assert_ne!(self.record.state(), state, "{context}: accepted without effect");
                assert_eq!(action.to_string().parse(), Ok(action), "{context}: the text of an action is read back");
                let mut again = state.clone();
                let action = self.record.played().last().expect("an action was played");
                let events = again.apply(action).expect("it was accepted");
                assert_eq!(&again, self.record.state(), "{context}: the same action led elsewhere");
                assert!(!events.is_empty(), "{context}: nothing was brought about");
                assert_eq!(self.record.events().last(), Some(&events), "{context}: something else was brought about");
                assert_eq!(self.record.events().len(), self.record.played().len(), "{context}: events of each action");
            }
            Err(refusal) => {
                assert!(!listed, "{context}: a listed action was refused, {refusal:?}: {state:?}");
                assert_eq!(self.record, before, "{context}: a refusal changed the record");
                // The record passes the action on to its state, so this checks the game itself.
                let mut untouched = state.clone();
                assert_eq!(untouched.apply(&action), Err(refusal), "{context}: refused otherwise the second time");
                assert_eq!(&untouched, state, "{context}: a refusal changed the state");
            }
        }
    }

    fn the_text_is_read_back(&self) {
        let text = self.record.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&self.record), "{}: {text}", self.context);
        let line = text.replace('\n', ";");
        assert_eq!(line.parse().as_ref(), Ok(&self.record), "{}: as one line: {line}", self.context);
    }

    /// Goes some steps back and forth: each state reached is the one replaying leads to.
    fn undo_and_redo(&mut self, random: &mut Random) {
        let (end, steps) = (self.record.clone(), random.below(self.record.played().len() + 2));
        let undone = (0..steps).take_while(|_| self.record.undo()).count();
        assert_eq!(undone, steps.min(end.played().len()), "{}: undone", self.context);
        let played = self.record.played().len();
        assert_eq!(self.record.state(), &end.state_after(played), "{}: {undone} steps back", self.context);
        let redone = (0..steps).take_while(|_| self.record.redo()).count();
        assert_eq!((redone, &self.record), (undone, &end), "{}: {undone} steps back and forth", self.context);
    }
}
