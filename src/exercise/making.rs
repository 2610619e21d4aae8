//! What is asked of the worker: to make an exercise, or those at a place of a worksheet, and to find the moments that decided a game.

use std::rc::Rc;

use flub::{
    lessons::{Exercise, Ladder, Origin, Syllabus, Worksheet},
    play::{Record, Seat},
};
use yew::prelude::*;

use super::{desk::Desk, lessons::Lessons};
use crate::{
    platform::thinker,
    table::again::{LEARN, TURNING},
};

/// Calls back with the exercise once it is made, or with `None` if its text cannot be read.
#[hook]
pub fn use_made(lessons: &'static Lessons, exercise: Rc<str>, on_made: Callback<Option<Rc<dyn Desk>>>) {
    use_effect_with(exercise, move |exercise| {
        let answer = on_made.reform(|made: String| (lessons.pose)(&made));
        // A task that is given needs no making.
        let asked = if exercise.contains(" from ") {
            answer.emit(exercise.to_string());
            None
        } else {
            let question = format!("{LEARN}{POSE}{exercise}");
            Some(thinker::ask(lessons.name, question, lessons.think, answer))
        };
        move || drop(asked)
    });
}

/// What comes before the text of an exercise that is to be made.
pub const POSE: &str = "pose ";

/// What comes before a worksheet whose exercises at a place are to be made; the place and the exercises that are on it
/// already follow, a line each.
pub const SHEET: &str = "sheet ";

/// Answers a question of a lesson. Empty if it cannot be read.
pub fn think<G: Ladder>(text: &str) -> String {
    let text = text.strip_prefix(LEARN).unwrap_or(text);
    let answer = match (text.strip_prefix(POSE), text.strip_prefix(TURNING), text.strip_prefix(SHEET)) {
        (Some(exercise), ..) => pose::<G>(exercise),
        (_, Some(game), _) => turning::<G>(game),
        (.., Some(sheet)) => pair::<G>(sheet),
        _ => None,
    };
    answer.unwrap_or_default()
}

/// The exercise with its task, which takes no time to pose.
fn pose<G: Ladder>(text: &str) -> Option<String> {
    let exercise: Exercise<G> = text.parse().ok()?;
    if let Origin::Given(_) = exercise.origin() {
        return Some(exercise.to_string());
    }
    let task = exercise.pose().task().clone();
    Exercise::<G>::given(exercise.step(), task).map(|given| given.to_string())
}

/// A line for each version: the exercise, and the same with its task, between tabs.
fn pair<G: Ladder>(text: &str) -> Option<String> {
    let mut lines = text.lines();
    let sheet = Worksheet::read(lines.next()?, &[Syllabus::of::<G>()]).ok()?;
    let place = lines.next()?.parse().ok()?;
    // Only compared with, so there is no need to look whether the step admits them once more.
    let taken: Vec<G::Task> = lines.filter_map(|line| line.split_once(" from ")?.1.parse().ok()).collect();
    let made = sheet.pair::<G>(place, &taken)?.into_iter().map(|(exercise, question)| {
        let given = Exercise::<G>::given(exercise.step(), question.task().clone())?;
        Some(format!("{exercise}\t{given}\n"))
    });
    made.collect()
}

/// A line for each turning point: how many actions came before it, its exercise and that in a mirror, between tabs.
fn turning<G: Ladder>(text: &str) -> Option<String> {
    let (seat, record) = text.split_once('\n')?;
    let (seat, record): (Seat, Record<G>) = (seat.parse().ok()?, record.parse().ok()?);
    let points = G::turning_points(&record, seat);
    Some(points.iter().map(|point| format!("{}\t{}\t{}\n", point.after, point.exercise, point.mirror)).collect())
}
