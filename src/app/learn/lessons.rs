//! What the lessons of a game bring with them, loaded when they are first wanted.

use flub::teach::Special;
use yew::prelude::*;

use super::{
    answer_view::AnswerProps, court_view::CourtProps, lesson_view::LessonProps, paper::Paper, pose_view::PoseProps,
};
use crate::app::{
    i18n::{Messages, Words},
    platform::thinker::Think,
};

/// The lessons of a game.
pub struct Lessons {
    /// A lesson on the page.
    pub lesson: fn(LessonProps) -> Html,
    /// An exercise posed to a class.
    pub pose: fn(PoseProps) -> Html,
    /// Such an exercise on somebody's own device.
    pub answer: fn(AnswerProps) -> Html,
    /// A faulty answer that a class tries.
    pub court: fn(CourtProps) -> Html,
    /// The steps that can be tried, from 1.
    pub tried: fn() -> Vec<usize>,
    /// What a step is called, by its number from 1.
    pub title: fn(&Words, usize) -> String,
    /// A mistaken belief and what holds instead, in a sentence, by the number of the step from 1 and its index there.
    pub belief: fn(&Words, usize, usize) -> Option<String>,
    /// The text of the worked example of a step.
    pub example: fn(usize) -> Option<String>,
    /// How many worked examples of the rule sheets a step has.
    pub sources: fn(usize) -> usize,
    /// An exercise on a worksheet, perhaps a special one, at a place on it, by its text.
    pub paper: fn(&Words, Option<Special>, usize, &str) -> Option<Paper>,
    /// Its words.
    pub messages: Messages,
    /// Its style sheets.
    pub styles: &'static [&'static str],
    /// What it asks the worker.
    pub think: Think,
}
