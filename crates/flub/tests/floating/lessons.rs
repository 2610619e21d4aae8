//! Exercises of Floating Tic-Tac-Toe: every answer that the rules accept is right and no other, against a plain reading
//! of the rules.

use std::collections::{BTreeMap, BTreeSet};

use flub::{
    games::floating::{
        Action, Floating, Shift, Side, Square, Turn, Variation,
        lessons::{Answer, Ask, Flaw, Line, Step, Task},
    },
    lessons::{Difficulty, Exercise, Judgement, Ladder, Question},
    play::{Game, Random, Record, Seat, Seed},
};

use crate::scale::scaled;

type Place = (i32, i32);

/// A position, plainly.
#[derive(Clone)]
struct Plain {
    side: i32,
    touching: bool,
    sharing: bool,
    fewest: bool,
    /// Who is where: true is X.
    at: BTreeMap<Place, bool>,
}

const WAYS: [Place; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

fn place(square: Square) -> Place {
    (square.file() as i32, square.rank() as i32)
}

fn square((file, rank): Place) -> Square {
    Square::new(file as usize, rank as usize).expect("it is on a board")
}

impl Plain {
    fn new(state: &Floating) -> Self {
        let on = |side: Side| state.of(side).iter().map(move |square| (place(square), side == Side::X));
        Self {
            side: state.setup().board.side() as i32,
            touching: state.plays(Variation::Touching),
            sharing: state.plays(Variation::Sharing),
            fewest: state.plays(Variation::Fewest),
            at: Side::BOTH.into_iter().flat_map(on).collect(),
        }
    }

    fn sheet(&self) -> impl Iterator<Item = Place> + use<> {
        let side = self.side;
        (0..side).flat_map(move |rank| (0..side).map(move |file| (file, rank)))
    }

    /// Whether a checker may be put here: all checkers stay within four files and ranks, and the place is empty and on the
    /// sheet.
    fn may(&self, (file, rank): Place) -> bool {
        let near = |&(other, another): &Place| (file - other).abs() < 4 && (rank - another).abs() < 4;
        let beside = |&(other, another): &Place| (file - other).abs() < 2 && (rank - another).abs() < 2;
        let centre = |line: i32| {
            2 * line == self.side - 1 || self.side % 2 == 0 && (line == self.side / 2 || line == self.side / 2 - 1)
        };
        let inside = (0..self.side).contains(&file) && (0..self.side).contains(&rank);
        if self.at.is_empty() {
            return centre(file) && centre(rank);
        }
        inside
            && self.at.len() < 16
            && !self.at.contains_key(&(file, rank))
            && self.at.keys().all(near)
            && (!self.touching || self.at.keys().any(beside))
    }

    fn open(&self) -> Vec<Place> {
        self.sheet().filter(|&place| self.may(place)).collect()
    }

    fn with(&self, place: Place, x: bool) -> Self {
        let mut next = self.clone();
        next.at.insert(place, x);
        next
    }

    fn lines(&self, x: bool) -> Vec<[Place; 3]> {
        let own = |place: &Place| self.at.get(place) == Some(&x);
        let line =
            |(file, rank): Place, (across, up): Place| [0, 1, 2].map(|step| (file + step * across, rank + step * up));
        let lines = self.sheet().flat_map(|place| WAYS.map(|way| line(place, way)));
        lines.filter(|line| line.iter().all(own)).collect()
    }

    fn points(&self, x: bool) -> i32 {
        let lines = self.lines(x);
        let shares = |(place, line): (usize, &[Place; 3])| {
            lines[..place].iter().filter(|other| line.iter().any(|on| other.contains(on))).count() as i32
        };
        let pairs: i32 = lines.iter().enumerate().map(shares).sum();
        lines.len() as i32 + if self.sharing { pairs } else { 0 }
    }

    /// Returns the margin of X with best play.
    fn value(&self, x: bool) -> i32 {
        let open = self.open();
        if open.is_empty() {
            let ahead = self.points(true) - self.points(false);
            return if self.fewest { -ahead } else { ahead };
        }
        let values = open.into_iter().map(|place| self.with(place, x).value(!x));
        if x { values.max() } else { values.min() }.expect("a square is open")
    }

    fn can_gain(&self, x: bool) -> bool {
        self.open().into_iter().any(|place| self.with(place, x).points(x) > self.points(x))
    }

    /// Whether a placing is a right answer.
    fn is_right(&self, ask: Ask, at: Place, x: bool) -> bool {
        let next = self.with(at, x);
        match ask {
            Ask::Close => {
                let open: Vec<Place> = next.at.keys().copied().chain(next.open()).collect();
                let apart = |one: i32, other: i32| (one - other).abs() < 4;
                open.iter().all(|one| open.iter().all(|other| apart(one.0, other.0) && apart(one.1, other.1)))
            }
            Ask::Take => next.points(x) > self.points(x),
            Ask::Block => !next.can_gain(!x),
            Ask::Two => {
                !next.open().is_empty() && next.open().into_iter().all(|answer| next.with(answer, !x).can_gain(x))
            }
            Ask::Fix(fixed) => at != place(fixed) && !next.may(place(fixed)),
            Ask::Keep => next.value(!x) == self.value(x),
            _ => false,
        }
    }
}

/// The exercises of each step, at full counts.
const EXERCISES: usize = 10_000;

fn questions(step: Step, count: usize) -> impl Iterator<Item = Question<Floating>> {
    (0..count).map(move |number| {
        Exercise::<Floating>::seeded(step, Difficulty::ALL[number % 3], Seed(7_000 + number as u64)).pose()
    })
}

/// Every placing on the sheet is judged as the plain reading does; the number of right answers is theirs.
fn placings_are_judged(step: Step, count: usize) {
    for question in questions(step, count) {
        let (task, state) = (question.task(), question.task().state());
        if !matches!(question.solve(), Answer::Plays(_)) || state.plays(Variation::Moving) {
            continue;
        }
        let (plain, x) = (Plain::new(state), state.to_move() == Some(Side::X));
        let mut right = 0;
        for at in plain.sheet() {
            let expected = plain.may(at) && plain.is_right(task.ask(), at, x);
            let judged = question.judge(&Answer::Plays(Turn::at(square(at)))).is_right();
            assert_eq!(judged, expected, "{task}: {}", square(at));
            right += u64::from(expected);
        }
        assert_eq!(question.right_answers(), Some(right), "{task}");
    }
}

#[test]
fn turns_are_judged_by_the_rules() {
    for step in [Step::Closing, Step::Taking, Step::Edge] {
        placings_are_judged(step, scaled(EXERCISES));
    }
}

/// A tenth as many, because the plain reading tries every answer to every turn.
#[test]
fn threats_are_judged_by_the_rules() {
    for step in [Step::Blocking, Step::TwoAtOnce] {
        placings_are_judged(step, scaled(EXERCISES / 10));
    }
}

/// A tenth as many, because the plain reading tries everything to the end.
#[test]
fn endings_are_judged_by_trying_everything() {
    for step in [Step::Ending, Step::Variations, Step::Refuting] {
        placings_are_judged(step, scaled(EXERCISES / 10));
    }
}

/// With *moving*, every turn that the rules list.
#[test]
fn turns_that_move_a_checker_are_judged_by_the_rules() {
    let mut moving = 0;
    for question in questions(Step::Variations, scaled(EXERCISES / 5)) {
        let (task, state) = (question.task(), question.task().state());
        if task.ask() != Ask::Take {
            continue;
        }
        let (plain, x) = (Plain::new(state), state.to_move() == Some(Side::X));
        let mut right = 0;
        for turn in state.turns() {
            let mut next = plain.clone();
            if let Some(Shift { from, to }) = turn.shift {
                next.at.remove(&place(from));
                next.at.insert(place(to), x);
            }
            next.at.insert(place(turn.square), x);
            let expected = next.points(x) > plain.points(x);
            assert_eq!(question.judge(&Answer::Plays(turn)).is_right(), expected, "{task}: {turn}");
            right += u64::from(expected);
        }
        assert_eq!(question.right_answers(), Some(right), "{task}");
        moving += 1;
    }
    assert!(moving > 0, "moving is practised");
}

#[test]
fn marks_and_reasons_are_judged_by_the_rules() {
    for step in [Step::Reach, Step::Shrinking, Step::Variations] {
        for question in questions(step, scaled(EXERCISES)) {
            let (task, plain) = (question.task(), Plain::new(question.task().state()));
            let right = |answer: Answer| question.judge(&answer).is_right();
            match task.ask() {
                Ask::Reach => {
                    let open: BTreeSet<Place> = plain.open().into_iter().collect();
                    let marks = |places: &BTreeSet<Place>| Answer::Marks(places.iter().map(|&at| square(at)).collect());
                    assert!(right(marks(&open)), "{task}");
                    for at in plain.sheet() {
                        let mut other = open.clone();
                        if !other.remove(&at) {
                            other.insert(at);
                        }
                        assert!(!right(marks(&other)), "{task}: {}", square(at));
                    }
                }
                Ask::May(asked) => {
                    let (may, (file, rank)) = (plain.may(place(asked)), place(asked));
                    assert_eq!(right(Answer::Yes), may, "{task}");
                    assert!(!right(Answer::No(None)), "{task}");
                    let mut shown = 0;
                    for at in plain.sheet() {
                        let far = (at.0 - file).abs() > 3 || (at.1 - rank).abs() > 3;
                        let expected = !may && far && plain.at.contains_key(&at);
                        assert_eq!(right(Answer::No(Some(square(at)))), expected, "{task}: {}", square(at));
                        shown += u64::from(expected);
                    }
                    assert_eq!(question.right_answers(), Some(shown + u64::from(may)), "{task}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn lines_and_points_are_those_of_the_rules() {
    for step in [Step::Three, Step::Four, Step::Diagonals, Step::Counting, Step::Variations] {
        for question in questions(step, scaled(EXERCISES)) {
            let (task, plain) = (question.task(), Plain::new(question.task().state()));
            let right = |answer: Answer| question.judge(&answer).is_right();
            match task.ask() {
                Ask::Lines(side) => {
                    let line = |places: [Place; 3]| Line::new(places.map(square)).expect("they differ");
                    let mut lines: Vec<Line> = plain.lines(side == Side::X).into_iter().map(line).collect();
                    lines.reverse();
                    assert!(right(Answer::Lines(lines.clone())), "{task}: in any order");
                    for leave in 0..lines.len() {
                        let mut fewer = lines.clone();
                        let left = fewer.remove(leave);
                        assert!(!right(Answer::Lines(fewer.clone())), "{task}: one is missing");
                        fewer.extend([left, left]);
                        assert!(!right(Answer::Lines(fewer)), "{task}: one stands twice");
                    }
                    assert!(!right(Answer::Lines(Vec::new())), "{task}");
                }
                Ask::Count => {
                    let points = [true, false].map(|x| plain.points(x));
                    for x in 0..25 {
                        for o in 0..25 {
                            let expected = [i32::from(x), i32::from(o)] == points;
                            assert_eq!(right(Answer::Count { x, o }), expected, "{task}: {x} {o}");
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

#[test]
fn an_answer_in_another_form_is_refused() {
    for &step in Floating::STEPS {
        let question = Question::<Floating>::example(step);
        for text in ["marks d4", "yes", "no d4", "lines", "x 1 o 1", "plays d4"] {
            let answer: Answer = text.parse().expect("it is an answer");
            assert!(!question.judge(&answer).is_right(), "{}: {text}", question.task());
        }
    }
    let question = Question::<Floating>::example(Step::Taking);
    let judged = question.judge(&Answer::Yes);
    assert_eq!(judged, Judgement::Wrong { flaw: Flaw::OtherForm, misconception: None });
}

/// Every variation has its exercises at step 13.
#[test]
fn each_variation_is_practised() {
    let practised: BTreeSet<Variation> = questions(Step::Variations, 60)
        .flat_map(|question| question.task().setup().variations.iter().collect::<Vec<_>>())
        .collect();
    assert_eq!(practised.len(), Variation::ALL.len());
}

/// What the rule sheet says stands there word for word.
#[test]
fn sources_are_quoted() {
    let sheet = include_str!("../../../../docs/rules/floating.md");
    let quotes = Floating::STEPS.iter().flat_map(|&step| Floating::sources(step));
    quotes.for_each(|source| assert!(sheet.contains(source.quote), "{}", source.quote));
}

#[test]
fn strange_tasks_are_refused() {
    for text in [
        "",
        "take",
        "take on",
        "take on 7x7",
        "take on 7x7 plain after d4 d4",
        "take on 7x7 plain after e4",
        "take on 9x9 plain after d4",
        "take on 7x7 plain after d4 h8",
        "may on 7x7 plain after d4",
        "lines z on 7x7 plain after d4",
        "win on 7x7 plain after d4",
    ] {
        assert!(text.parse::<Task>().is_err(), "{text}");
    }
    for (step, text) in [
        (Step::Taking, "take on 7x7 plain after d4"),
        (Step::Ending, "keep on 7x7 plain after d4"),
        (Step::Counting, "count on 7x7 plain after d4"),
        (Step::Reach, "take on 7x7 plain after d4 d5 e4 e5 f6 c3"),
        (Step::Taking, "take on 7x7 sharing after d4 d5 e4 e5 f6 c3"),
    ] {
        let task: Task = text.parse().expect("it is a task");
        assert_eq!(Exercise::<Floating>::given(step, task), None, "{text}");
    }
}

/// Turning points of finished random games: the turn played was wrong there, the mirror is of the same kind and shows
/// other squares, and both read back.
#[test]
fn turning_points_lost_something() {
    let mut found = 0;
    for seed in 0..scaled(2_000) as u64 {
        let mut random = Random::new(Seed(seed));
        let setup = *random.pick(&<Floating as flub::play::Sample>::setups()).expect("there are setups");
        let mut record = Record::<Floating>::new(setup, Seed(seed));
        while let Some(by) = record.state().to_move() {
            let turns: Vec<Turn> = record.state().open().iter().map(Turn::at).collect();
            let turn = *random.pick(&turns).expect("a square is open");
            record.apply(Action { by, turn }).expect("a listed turn is accepted");
        }
        for seat in Seat::first(2) {
            let mut before = (i32::MAX, usize::MAX);
            for point in Floating::turning_points(&record, seat) {
                let played = &record.played()[point.after];
                assert_eq!(Floating::actor(played), seat);
                let question = point.exercise.pose();
                assert_eq!(*question.task().state(), record.state_after(point.after));
                let judgement = question.judge(&Answer::Plays(played.turn));
                let Judgement::Wrong { flaw: Flaw::Loses { points, .. }, .. } = judgement else {
                    panic!("{} loses nothing", point.exercise)
                };
                assert!((points, point.after) < before, "seed {seed}: what cost most comes first, then what came last");
                before = (points, point.after);
                let mirror = point.mirror.pose();
                assert_eq!(mirror.right_answers(), question.right_answers(), "{}", point.mirror);
                assert_ne!(mirror.task(), question.task());
                for exercise in [&point.exercise, &point.mirror] {
                    assert_eq!(exercise.to_string().parse().as_ref(), Ok(exercise));
                }
                found += 1;
            }
        }
    }
    assert!(found > 0, "a random game loses something");
}
