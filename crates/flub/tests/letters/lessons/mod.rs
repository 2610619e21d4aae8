//! Exercises of the ladders on letters: every answer that the rules accept is right and no other, against the plain
//! implementation of the rules.

mod lawtoe;
mod mat;
mod poe;
mod turning;

use std::fmt::Debug;

use flub::{
    lessons::{Difficulty, Exercise, Judgement, Ladder, Question},
    network::{Listing, Network, SquareSet, lessons::MatAnswer},
    play::Seed,
};

use crate::scale::scaled;

/// The exercises of each step, at full counts.
const EXERCISES: usize = 10_000;

/// Questions of a step, a share of the full counts.
fn questions<G: Ladder>(step: G::Step, share: usize) -> impl Iterator<Item = Question<G>> {
    (0..scaled(EXERCISES / share))
        .map(move |number| Exercise::<G>::seeded(step, Difficulty::ALL[number % 3], Seed(9_000 + number as u64)).pose())
}

/// Whether the answer is right. A wrong one has a reason.
fn is_right<G: Ladder>(question: &Question<G>, answer: &G::Answer) -> bool {
    matches!(question.judge(answer), Judgement::Right)
}

/// Asserts that the answer is judged as expected.
fn judged<G: Ladder>(question: &Question<G>, answer: &G::Answer, expected: bool) {
    assert_eq!(is_right(question, answer), expected, "{}: {answer}", question.task());
}

/// Returns the squares of a listing, one bit each.
fn bits(mat: &Network, listing: &Listing) -> Option<u16> {
    listing.squares(mat.size()).map(set_bits)
}

fn set_bits(squares: SquareSet) -> u16 {
    squares.iter().fold(0, |set, square| set | 1 << square.index())
}

/// Everything chosen from these, nothing too.
fn choices<T: Clone>(of: &[T]) -> Vec<Vec<T>> {
    let chosen = |choice: u32| (0..of.len()).filter(move |at| choice >> at & 1 == 1).map(|at| of[at].clone()).collect();
    (0..1_u32 << of.len()).map(chosen).collect()
}

/// Returns the list with each of its entries left out, and with each said twice.
fn changed<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    let without = |at: usize| [&list[..at], &list[at + 1..]].concat();
    let twice = |at: usize| [list, &list[at..=at]].concat();
    (0..list.len()).flat_map(|at| [without(at), twice(at)]).collect()
}

/// Returns the same list the other way round.
fn turned<T: Clone>(list: &[T]) -> Vec<T> {
    list.iter().rev().cloned().collect()
}

/// A ladder whose answers can be about one mat.
trait OnMat: Ladder<Answer: Debug> {
    fn answer(answer: MatAnswer) -> Self::Answer;
}
