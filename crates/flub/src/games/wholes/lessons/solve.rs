//! The right answers to a task, wrong ones that follow from a misconception, and hints.

use std::cmp::Ordering;

use super::{
    Answer, Hand, Hint, Misconception, Task, beliefs,
    judge::{self, Judge, in_parts, total},
};
use crate::{
    games::wholes::{Card, Face, Form, Value},
    play::{Seat, order},
};

/// Returns a right answer, if possible a simple one, or `None` if there is none.
pub(super) fn solution(task: &Task) -> Option<Answer> {
    let judge = Judge::new(task);
    match task {
        Task::Name { shown, offered } => {
            let equal = (1..=offered.len()).filter(|place| offered[place - 1].value() == shown.value());
            Some(Answer::Marks(equal.collect()))
        }
        Task::Order(faces) => {
            let mut places: Vec<usize> = (1..=faces.len()).collect();
            order::sort_by_key(&mut places, |place| faces[place - 1].value());
            Some(Answer::Order(places))
        }
        Task::Missing { offered, .. } => {
            let marks = (1..=offered.len()).map(|place| Answer::Marks(vec![place]));
            first_right(&judge, marks)
        }
        Task::Whole(hand) | Task::Longest(hand) => {
            hand.deck().wholes_in(&hand.cards, usize::MAX).into_iter().next().map(Answer::Plays)
        }
        Task::Mend(sum) => judge::first_wrong(sum).map(|(place, parts)| Answer::Mend { place, parts }),
        Task::Parts { faces, .. } => Face::in_common_parts(faces).map(|(parts, _)| Answer::Parts(parts)),
        Task::Exactly(faces) => {
            let (sum, one) = (total(faces), Value::from_integer(1));
            let by = if sum < one { Answer::Less(one - sum) } else { Answer::More(sum - one) };
            Some(if sum == one { Answer::Exactly } else { by })
        }
        Task::Say(hand) => {
            let own: Vec<Face> = hand.cards.iter().filter_map(Card::face).collect();
            let said = [own].into_iter().chain(judge.sentences(hand.cards.len()));
            first_right(&judge, said.map(Answer::Says))
        }
        Task::Could(table) => {
            let named = table.said().iter().map(|&face| Answer::No(Some(face)));
            first_right(&judge, [Answer::Yes].into_iter().chain(named))
        }
        Task::Call(_) => first_right(&judge, [Answer::Call, Answer::LetBe].into_iter()),
        Task::Swap(places) => first_right(&judge, Seat::first(places.len()).skip(1).map(Answer::Swap)),
        Task::Bait(hand) => first_right(&judge, subsets(hand).into_iter().map(Answer::Plays)),
        Task::Twice(hand) => splits(hand).into_iter().next().map(|(first, second)| Answer::Twice(first, second)),
    }
}

/// Returns which answer is right of those that can be given without looking.
pub(super) fn guess(task: &Task) -> Option<&'static str> {
    let judge = Judge::new(task);
    match task {
        Task::Exactly(faces) => Some(match total(faces).cmp(&Value::from_integer(1)) {
            Ordering::Equal => "exactly",
            Ordering::Less => "less",
            Ordering::Greater => "more",
        }),
        Task::Say(hand) => {
            let own: Vec<Face> = hand.cards.iter().filter_map(Card::face).collect();
            Some(if judge.check(&Answer::Says(own)).is_ok() { "says the cards" } else { "says others" })
        }
        Task::Could(_) => Some(if judge.check(&Answer::Yes).is_ok() { "yes" } else { "no" }),
        Task::Call(_) => Some(if judge.check(&Answer::Call).is_ok() { "call" } else { "let it be" }),
        _ => None,
    }
}

fn first_right(judge: &Judge, mut answers: impl Iterator<Item = Answer>) -> Option<Answer> {
    answers.find(|answer| judge.check(answer).is_ok())
}

/// Returns the number of right answers. Cards of the same value in different forms count as the same.
pub(super) fn count_right(task: &Task) -> usize {
    let judge = Judge::new(task);
    let right = |answer: &Answer| judge.check(answer).is_ok();
    match task {
        Task::Name { .. } | Task::Mend(_) | Task::Parts { .. } | Task::Exactly(_) | Task::Call(_) => 1,
        Task::Order(faces) => {
            // Cards of the same value can be in any order.
            let values = order::set(faces.iter().map(|face| face.value()));
            let alike = |value: &Value| faces.iter().filter(|face| face.value() == *value).count();
            values.iter().map(|value| (1..=alike(value)).product::<usize>()).product()
        }
        Task::Missing { offered, .. } => {
            (1..=offered.len()).filter(|&place| right(&Answer::Marks(vec![place]))).count()
        }
        Task::Whole(hand) => hand.deck().wholes_in(&hand.cards, usize::MAX).len(),
        Task::Longest(hand) => {
            let wholes = hand.deck().wholes_in(&hand.cards, usize::MAX);
            wholes.iter().filter(|whole| whole.len() == wholes[0].len()).count()
        }
        Task::Say(hand) => {
            let own: Vec<Face> = hand.cards.iter().filter_map(Card::face).collect();
            if right(&Answer::Says(own)) { 1 } else { judge.sentences(hand.cards.len()).len() }
        }
        Task::Could(table) if right(&Answer::Yes) => usize::from(!table.said().is_empty()),
        Task::Could(table) => {
            let values = order::set(table.said().iter().map(|face| face.value()));
            let named = |value: &&Value| {
                let face = table.said().iter().find(|face| face.value() == **value);
                face.is_some_and(|&face| right(&Answer::No(Some(face))))
            };
            values.iter().filter(named).count()
        }
        Task::Swap(places) => Seat::first(places.len()).filter(|&seat| right(&Answer::Swap(seat))).count(),
        Task::Bait(hand) => subsets(hand).into_iter().filter(|cards| right(&Answer::Plays(cards.clone()))).count(),
        Task::Twice(hand) => splits(hand).len(),
    }
}

/// The largest number of cards of which every choice is tried.
const MOST_TRIED: usize = 10;

/// Returns all different choices of cards from a hand, the shortest first. From a large hand, only the first cards are
/// used.
pub(super) fn subsets(hand: &Hand) -> Vec<Vec<Card>> {
    let cards = &hand.cards[..hand.cards.len().min(MOST_TRIED)];
    let chosen = |choice: u32| -> Vec<Card> {
        let mut chosen: Vec<Card> =
            (0..cards.len()).filter(|place| choice >> place & 1 == 1).map(|place| cards[place]).collect();
        order::sort(&mut chosen);
        chosen
    };
    let all = order::set((1..1_u32 << cards.len()).map(chosen).map(|cards| (cards.len(), cards)));
    all.into_iter().map(|(_, cards)| cards).collect()
}

/// Returns the ways to play one whole and then another.
fn splits(hand: &Hand) -> Vec<(Vec<Card>, Vec<Card>)> {
    let deck = hand.deck();
    let second = |first: Vec<Card>| {
        let mut rest = hand.cards.clone();
        for card in &first {
            if let Some(place) = rest.iter().position(|held| held == card) {
                rest.remove(place);
            }
        }
        deck.wholes_in(&rest, usize::MAX).into_iter().map(move |second| (first.clone(), second)).collect::<Vec<_>>()
    };
    deck.wholes_in(&hand.cards, usize::MAX).into_iter().flat_map(second).collect()
}

/// Returns, for each of these misconceptions, an answer that follows from it and is wrong, if there is one.
pub(super) fn wrong_answers(task: &Task, believed: &[Misconception]) -> Vec<(Misconception, Answer)> {
    let judge = Judge::new(task);
    let mut wrong: Vec<(Misconception, Answer)> = Vec::new();
    for answer in tempting_answers(task, &judge) {
        if let Err((_, Some(belief))) = judge.check(&answer)
            && believed.contains(&belief)
            && wrong.iter().all(|(known, _)| *known != belief)
        {
            wrong.push((belief, answer));
        }
    }
    order::sort_by_key(&mut wrong, |(belief, _)| believed.iter().position(|own| own == belief));
    wrong
}

/// Returns answers that a mistaken learner may give. Some of them may be right.
fn tempting_answers(task: &Task, judge: &Judge) -> Vec<Answer> {
    match task {
        Task::Name { offered, .. } | Task::Missing { offered, .. } => {
            (1..=offered.len()).map(|place| Answer::Marks(vec![place])).collect()
        }
        Task::Order(faces) => {
            let sorted = |key: fn(Face) -> u32| {
                let mut places: Vec<usize> = (1..=faces.len()).collect();
                order::sort_by_key(&mut places, |place| key(faces[place - 1]));
                Answer::Order(places)
            };
            vec![sorted(|face| *face.value().denom()), sorted(beliefs::digits)]
        }
        Task::Whole(hand) | Task::Longest(hand) | Task::Bait(hand) => {
            subsets(hand).into_iter().map(Answer::Plays).collect()
        }
        Task::Mend(sum) => {
            let tops = sum.faces.iter().map(|face| *face.value().numer());
            let keeps = tops.clone().enumerate().map(|(index, top)| Answer::Mend { place: index + 1, parts: top });
            let added = Answer::Mend { place: sum.faces.len() + 1, parts: tops.clone().sum() };
            keeps.chain([added]).collect()
        }
        Task::Parts { faces, .. } => {
            let Some((right, _)) = Face::in_common_parts(faces) else { return Vec::new() };
            let with = |index: usize, part: u32| {
                let mut parts = right.clone();
                parts[index] = part;
                Answer::Parts(parts)
            };
            let written = |(index, face): (usize, &Face)| {
                let top = with(index, *face.value().numer());
                let reads = matches!(face.form(), Form::Decimal | Form::Percent);
                [Some(top), reads.then(|| with(index, beliefs::digits(*face)))]
            };
            faces.iter().enumerate().flat_map(written).flatten().collect()
        }
        Task::Exactly(_) => vec![Answer::Exactly, Answer::Less(Value::new(1, 100))],
        Task::Say(hand) => {
            let own: Vec<Face> = hand.cards.iter().filter_map(Card::face).collect();
            let of = |count: usize| judge.sentences(count).into_iter().map(Answer::Says);
            let fewer = hand.cards.len().saturating_sub(1);
            [Answer::Says(own)].into_iter().chain(of(hand.cards.len())).chain(of(fewer)).filter(is_said).collect()
        }
        Task::Could(table) => {
            [Answer::Yes].into_iter().chain(table.said().iter().map(|&face| Answer::No(Some(face)))).collect()
        }
        Task::Call(_) => vec![Answer::Call, Answer::LetBe],
        Task::Swap(places) => Seat::first(places.len()).skip(1).map(Answer::Swap).collect(),
        Task::Twice(hand) => {
            let wholes = hand.deck().wholes_in(&hand.cards, 8);
            let pairs = wholes.iter().flat_map(|first| wholes.iter().map(move |second| (first, second)));
            pairs.map(|(first, second)| Answer::Twice(first.clone(), second.clone())).collect()
        }
    }
}

fn is_said(answer: &Answer) -> bool {
    !matches!(answer, Answer::Says(said) if said.is_empty())
}

/// Returns two hints: where to look, then what to do.
pub(super) fn hints(task: &Task) -> [Hint; 2] {
    let judge = Judge::new(task);
    let common = |faces: &[Face]| {
        let (parts, whole) = Face::in_common_parts(faces).unwrap_or_default();
        [Hint::InParts(whole), Hint::Parts(parts)]
    };
    let faces = |hand: &Hand| hand.cards.iter().filter_map(Card::face).collect::<Vec<_>>();
    match task {
        Task::Name { shown, offered } => {
            let equal = offered.iter().filter(|amount| amount.value() == shown.value()).count();
            [Hint::InParts(*shown.value().denom()), Hint::HowMany(equal)]
        }
        Task::Missing { shown: faces, .. } | Task::Order(faces) | Task::Exactly(faces) => common(faces),
        Task::Whole(hand) | Task::Longest(hand) | Task::Twice(hand) => {
            let whole = hand.deck().wholes_in(&hand.cards, usize::MAX).into_iter().next().unwrap_or_default();
            let [parts, _] = common(&faces(hand));
            [parts, whole.first().map_or(Hint::HowMany(0), |&card| Hint::Begin(card))]
        }
        Task::Mend(sum) => {
            let parts = in_parts(&sum.faces, sum.whole).unwrap_or_default();
            [Hint::InParts(sum.whole), Hint::Parts(parts)]
        }
        Task::Parts { faces, whole } => {
            let first = Face::in_common_parts(faces).map_or_else(Vec::new, |(parts, _)| parts[..1].to_vec());
            [Hint::InParts(*whole), Hint::Parts(first)]
        }
        Task::Say(hand) => {
            let said = match solution(task) {
                Some(Answer::Says(said)) => said.first().copied(),
                _ => None,
            };
            let begin = said.map_or(Hint::InParts(1), |face| Hint::Begin(Card::Face(face)));
            [Hint::HowMany(hand.cards.len()), begin]
        }
        Task::Could(table) | Task::Call(table) => {
            let room = |&face: &Face| {
                let (left, said) = judge.left_and_said(face);
                (left as isize - said as isize, face)
            };
            let rarest = table.said().iter().copied().min_by_key(room).unwrap_or(table.said()[0]);
            let odds = matches!(task, Task::Call(_)).then(|| Hint::Odds(judge.odds()));
            [Hint::Count(rarest), odds.unwrap_or(Hint::Left(rarest, judge.left_and_said(rarest).0))]
        }
        Task::Swap(places) => [Hint::Ahead, Hint::Farthest(places.iter().copied().max().unwrap_or(0))],
        Task::Bait(_) => {
            let count = match solution(task) {
                Some(Answer::Plays(cards)) => cards.len(),
                _ => 0,
            };
            [Hint::Special(Card::Bait), Hint::HowMany(count)]
        }
    }
}
