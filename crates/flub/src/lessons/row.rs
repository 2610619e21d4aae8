//! What shall be right along the exercises of a sheet, so that guessing does not pay.

use crate::play::Random;

/// The answers to a question that can be given without looking, each as often as its share.
pub(super) type Guesses = &'static [&'static str];

/// How many rows are begun before one is taken that ends early.
const MOST_TRIES: usize = 200;

/// Returns the answer that shall be right at each place with these guesses: in the places with the same guesses, each as
/// often as its share, and none three times running. `None` where nothing can be guessed.
pub(super) fn arrange(places: &[Guesses], random: &mut Random) -> Vec<Option<&'static str>> {
    let mut row = Vec::new();
    for _ in 0..MOST_TRIES {
        row = begin(places, random);
        if row.len() == places.len() {
            break;
        }
    }
    row.resize(places.len(), None);
    row
}

/// Returns a row up to the place where every answer that is left would be the third alike.
fn begin(places: &[Guesses], random: &mut Random) -> Vec<Option<&'static str>> {
    let mut left: Vec<(Guesses, Vec<&'static str>)> = Vec::new();
    for &guesses in places {
        if left.iter().all(|(known, _)| *known != guesses) {
            let count = places.iter().filter(|other| **other == guesses).count();
            left.push((guesses, deal(guesses, count, random)));
        }
    }
    let mut row: Vec<Option<&'static str>> = Vec::new();
    for &guesses in places {
        let Some((_, answers)) = left.iter_mut().find(|(known, _)| *known == guesses) else { break };
        let third = match row[..] {
            [.., one, other] if one == other => one,
            _ => None,
        };
        let fits: Vec<usize> = (0..answers.len()).filter(|&at| third != Some(answers[at])).collect();
        match random.pick(&fits) {
            Some(&at) => row.push(Some(answers.swap_remove(at))),
            None if guesses.is_empty() => row.push(None),
            None => break,
        }
    }
    row
}

/// Returns this many answers, each as often as its share.
fn deal(guesses: Guesses, count: usize, random: &mut Random) -> Vec<&'static str> {
    let mut answers = Vec::new();
    while answers.len() < count && !guesses.is_empty() {
        let mut round = guesses.to_vec();
        random.shuffle(&mut round);
        answers.extend(round);
    }
    answers.truncate(count);
    answers
}
