use super::{
    Answer, Hand, Step, Task,
    judge::{Judge, total},
    solve,
};
use crate::{
    games::wholes::{Card, Face, Value, Wholes},
    lessons::Rivals,
    play::{Random, Seat, order},
};

/// How many answers with cards are tried.
const TRIED: usize = 24;

/// Calls that are right more often than this, of a hundred, are a reason to call.
const EVEN: u8 = 50;

impl Rivals for Wholes {
    fn rivals(_step: Step, task: &Task, random: &mut Random) -> Vec<Answer> {
        let judge = Judge::new(task);
        let mut rivals: Vec<Answer> = match task {
            Task::Name { offered, .. } => {
                let Some(Answer::Marks(right)) = solve::solution(task) else { return Vec::new() };
                let toggled = (1..=offered.len()).map(|place| {
                    let mut marked: Vec<usize> =
                        (1..=offered.len()).filter(|own| (*own == place) != right.contains(own)).collect();
                    marked.truncate(3);
                    marked
                });
                let singles = (1..=offered.len()).map(|place| vec![place]);
                toggled.chain(singles).filter(|marked| !marked.is_empty()).map(Answer::Marks).collect()
            }
            Task::Missing { offered, .. } => (1..=offered.len()).map(|place| Answer::Marks(vec![place])).collect(),
            Task::Order(faces) => {
                let Some(Answer::Order(right)) = solve::solution(task) else { return Vec::new() };
                let swapped = (0..faces.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
                let swapped = swapped.map(|(one, other)| {
                    let mut places = right.clone();
                    places.swap(one, other);
                    places
                });
                let reversed = right.iter().rev().copied().collect();
                swapped.chain([reversed]).map(Answer::Order).collect()
            }
            Task::Whole(hand) | Task::Longest(hand) => near_wholes(hand).into_iter().map(Answer::Plays).collect(),
            Task::Bait(hand) => {
                let mut plays = solve::subsets(hand);
                random.shuffle(&mut plays);
                plays.truncate(TRIED);
                plays.into_iter().map(Answer::Plays).collect()
            }
            Task::Twice(hand) => {
                let wholes = near_wholes(hand);
                let pairs = wholes.iter().flat_map(|first| wholes.iter().map(move |second| (first, second)));
                pairs.map(|(first, second)| Answer::Twice(first.clone(), second.clone())).take(4 * TRIED).collect()
            }
            Task::Mend(sum) => {
                let Some(Answer::Mend { place, parts }) = solve::solution(task) else { return Vec::new() };
                let others = (1..=sum.faces.len() + 1).flat_map(|place| [1, 2, 3, 4].map(|parts| (place, parts)));
                let near = [(place, parts + 1), (place, parts + 2), (place, parts.saturating_sub(1).max(1))];
                near.into_iter().chain(others).map(|(place, parts)| Answer::Mend { place, parts }).collect()
            }
            Task::Parts { faces, .. } => {
                let Some((right, _)) = Face::in_common_parts(faces) else { return Vec::new() };
                let with = |place: usize, part: u32| {
                    let mut parts = right.clone();
                    parts[place] = part;
                    Answer::Parts(parts)
                };
                let near =
                    |place: usize| [with(place, right[place] + 1), with(place, right[place].saturating_sub(1).max(1))];
                (0..right.len()).flat_map(near).collect()
            }
            Task::Exactly(faces) => {
                let (sum, one) = (total(faces), Value::from_integer(1));
                let (_, whole) = Face::in_common_parts(faces).unwrap_or_default();
                let off = if sum < one { one - sum } else { sum - one };
                let mut by: Vec<Value> = Some(off).filter(|off| *off.numer() > 0).into_iter().collect();
                by.push(Value::new(1, whole.max(2)));
                by.push(Value::new(1, 100));
                let answers = by.into_iter().flat_map(|by| [Answer::Less(by), Answer::More(by)]);
                answers.chain([Answer::Exactly]).collect()
            }
            Task::Say(hand) => {
                let count = hand.cards.len();
                let own: Vec<Face> = hand.cards.iter().filter_map(Card::face).collect();
                let mut faces: Vec<Face> = hand.deck().faces().collect();
                random.shuffle(&mut faces);
                let first = own.first().copied();
                // One value beside what is held, and sums of as many values or one more.
                let changed = faces.into_iter().take(4).map(|face| {
                    let mut said = own.clone();
                    said.resize(count, face);
                    if let Some(last) = said.last_mut() {
                        *last = face;
                    }
                    said
                });
                let again = first.map(|first| vec![first; count]);
                let sums = [count, count + 1].into_iter().flat_map(|count| judge.sentences(count).into_iter().take(3));
                changed.chain(again).chain(sums).filter(|said| !said.is_empty()).map(Answer::Says).collect()
            }
            Task::Could(table) => {
                let mut named: Vec<Face> = table.said().to_vec();
                named.extend(table.hand().iter().chain(table.gone()).filter_map(Card::face));
                let named = named.into_iter().map(|face| Answer::No(Some(face)));
                named.chain([Answer::Yes]).collect()
            }
            Task::Call(_) => {
                let odds = judge.odds();
                let near = [odds, odds / 2, 100 - odds, (odds + 50).min(99)];
                // Odds that are no reason for an answer would be believed by nobody, and tell that it is wrong.
                let with_odds = |odds| if odds > EVEN { Answer::CallAt(odds) } else { Answer::LetBeAt(odds) };
                near.map(with_odds).to_vec()
            }
            Task::Swap(places) => Seat::first(places.len()).map(Answer::Swap).collect(),
        };
        random.shuffle(&mut rivals);
        rivals
    }
}

/// Choices of cards from a hand whose sum is nearly one whole, or is one.
fn near_wholes(hand: &Hand) -> Vec<Vec<Card>> {
    let one = Value::from_integer(1);
    let off = |cards: &[Card]| {
        let sum = total(&cards.iter().filter_map(Card::face).collect::<Vec<_>>());
        if sum > one { sum - one } else { one - sum }
    };
    let all = solve::subsets(hand).into_iter().filter(|cards| cards.iter().all(|card| card.face().is_some()));
    let mut near: Vec<Vec<Card>> = all.collect();
    order::sort_by_key(&mut near, |cards| off(cards));
    near.truncate(TRIED);
    near
}
