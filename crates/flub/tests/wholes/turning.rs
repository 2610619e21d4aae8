//! Exercises from whole games of Wholes: what was missed there, and what a seat sees.

use std::collections::BTreeMap;

use flub::{
    games::wholes::{
        Act, Action, Cards, Computer, Level, Pack, Setup, Stage, Wholes,
        lessons::{Answer, Table, Task},
    },
    lessons::Ladder,
    play::{Bot, Game, Random, Record, Seat, Seed},
};

use crate::{lessons::is_right, scale::scaled};

/// Games of computers, some of whose actions are replaced by random ones.
fn finished(seed: u64) -> Record<Wholes> {
    let mut random = Random::new(Seed(seed));
    let setup = Setup::new(2 + random.below(3), Cards::Pack(random.one_of(&Pack::ALL))).expect("they may play");
    let mut record = Record::<Wholes>::new(setup, Seed(seed));
    while record.state().stage() != Stage::Over {
        let mut chosen: Option<Action> = None;
        for seat in Seat::first(record.state().seats()).filter(|&seat| record.state().may_act(seat)) {
            let choice =
                Computer::new(Level::ALL[seat.index() % 3]).choose(seat, &record.state().observe(seat), &mut random);
            let listed = random.pick(&record.state().actions(seat)).cloned().filter(|_| random.clone().chance(30));
            if chosen.as_ref().is_none_or(|action| action.act == Act::Draw) {
                chosen = listed.or(choice).or(chosen);
            }
        }
        record.apply(chosen.expect("somebody acts")).expect("it is accepted");
    }
    record
}

/// What was done was wrong there, the mirror asks the same of other forms, and both read back.
#[test]
fn turning_points_were_missed() {
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..scaled(1_000) as u64 {
        let record = finished(seed);
        for seat in Seat::first(record.state().seats()) {
            let mut before = usize::MAX;
            for point in Wholes::turning_points(&record, seat) {
                let (question, mirror) = (point.exercise.pose(), point.mirror.pose());
                let done = match &record.played()[point.after].act {
                    Act::Play { cards, .. } => Some(Answer::Plays(cards.clone())),
                    Act::Call => Some(Answer::Call),
                    Act::LetBe | Act::Draw => Some(Answer::LetBe),
                    _ => None,
                };
                let spaces = match question.task() {
                    Task::Call(table) => table.said().len(),
                    _ => match question.solve() {
                        Answer::Plays(cards) => cards.len(),
                        other => panic!("{other} is no whole"),
                    },
                };
                assert!(spaces <= before, "seed {seed}: what cost most comes first");
                before = spaces;
                if let Some(done) = done {
                    assert!(!is_right(&question, done), "{}", point.exercise);
                }
                assert_eq!(mirror.right_answers(), question.right_answers(), "{}", point.mirror);
                assert_eq!(mirror.task().name(), question.task().name());
                for exercise in [&point.exercise, &point.mirror] {
                    assert_eq!(exercise.to_string().parse().as_ref(), Ok(exercise));
                }
                *found.entry(question.task().name()).or_default() += 1;
            }
        }
    }
    assert!(found.contains_key("longest") && found.contains_key("call"), "{found:?}");
}

/// A table is what one seat sees, with the players counted from it.
#[test]
fn a_table_is_what_a_seat_sees() {
    let mut seen = 0;
    for seed in 0..scaled(200) as u64 {
        let record = finished(seed);
        let mut state = Wholes::begin(record.setup(), record.seed());
        for action in record.played() {
            for seat in Seat::first(state.seats()).filter(|&seat| state.may_call(seat)) {
                let observation = state.observe(seat);
                let table = Table::seen(&observation).expect("a play can be called");
                assert_eq!(table.to_string().parse().as_ref(), Ok(&table), "{table}");
                assert_eq!(table.hand(), observation.hand);
                assert_eq!(table.said(), observation.play.expect("it can be called").said);
                seen += 1;
            }
            state.apply(action).expect("it was accepted");
        }
    }
    assert!(seen > 0);
}
