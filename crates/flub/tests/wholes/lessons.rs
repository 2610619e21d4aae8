//! Exercises of Wholes: every answer that the rules accept is right and no other, against a plain reading of the rules
//! with values read from what is written.

use std::collections::{BTreeMap, BTreeSet};

use flub::{
    games::wholes::{
        Card, Cards, Face, Pack, Value, Wholes,
        lessons::{Amount, Answer, Flaw, Hand, Step, Sum, Task},
    },
    lessons::{Difficulty, Exercise, Judgement, Ladder, Question},
    play::{Seat, Seed},
};

use crate::scale::scaled;

/// The exercises of each step, at full counts.
const EXERCISES: usize = 10_000;

/// A fraction of whole numbers.
type Plain = (u64, u64);

/// Returns the value of what is written on a card or in a fraction.
fn value(text: &str) -> Plain {
    let fraction = |text: &str| {
        let (top, bottom) = text.split_once('/').expect("it is a fraction");
        (top.parse::<u64>().expect("a number"), bottom.parse::<u64>().expect("a number"))
    };
    let text = text.trim_start_matches("pie ").trim_start_matches("bar ");
    if let Some(percent) = text.strip_suffix('%') {
        return match percent.split_once(' ') {
            Some((whole, part)) => {
                let (top, bottom) = fraction(part);
                (whole.parse::<u64>().expect("a number") * bottom + top, 100 * bottom)
            }
            None if percent.contains('/') => (fraction(percent).0, 100 * fraction(percent).1),
            None => (percent.parse().expect("a number"), 100),
        };
    }
    let Some((whole, digits)) = text.split_once('.') else { return fraction(text) };
    let (once, again) = digits.trim_end_matches(')').split_once('(').unwrap_or((digits, ""));
    let number = |digits: &str| digits.parse::<u64>().unwrap_or(0);
    let (shift, nines) = (10_u64.pow(once.len() as u32), 10_u64.pow(again.len() as u32).max(2) - 1);
    let nines = if again.is_empty() { 1 } else { nines };
    ((number(whole) * shift + number(once)) * nines + number(again), shift * nines)
}

/// Returns a value as a number of 27,720,000ths, which is whole for every value on cards.
fn parts<T: ToString>(of: &T) -> u64 {
    let (top, bottom) = value(&of.to_string());
    let whole = WHOLE * top;
    assert_eq!(whole % bottom, 0, "{} in parts", of.to_string());
    whole / bottom
}

const WHOLE: u64 = 27_720_000;

/// Whether an amount has this many of those parts.
fn is(amount: &Amount, wanted: u64) -> bool {
    let (top, bottom) = value(&amount.to_string());
    top * WHOLE == wanted * bottom
}

fn sum<T: ToString>(of: &[T]) -> u64 {
    of.iter().map(parts).sum()
}

fn is_special(card: &Card) -> bool {
    matches!(card, Card::Bait | Card::Swap | Card::Replay)
}

fn is_whole(cards: &[Card]) -> bool {
    !cards.is_empty() && !cards.iter().any(is_special) && sum(cards) == WHOLE
}

fn questions(step: Step, count: usize) -> impl Iterator<Item = Question<Wholes>> {
    (0..count).map(move |number| {
        Exercise::<Wholes>::seeded(step, Difficulty::ALL[number % 3], Seed(7_000 + number as u64)).pose()
    })
}

/// Returns every choice of these, the empty one too.
fn choices<T: Clone>(of: &[T]) -> Vec<Vec<T>> {
    let chosen =
        |choice: u32| (0..of.len()).filter(move |place| choice >> place & 1 == 1).map(|place| of[place].clone());
    (0..1_u32 << of.len()).map(|choice| chosen(choice).collect()).collect()
}

fn orders(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with = |shorter: Vec<usize>| {
        (0..=shorter.len()).map(move |place| {
            let mut longer = shorter.clone();
            longer.insert(place, count);
            longer
        })
    };
    orders(count - 1).into_iter().flat_map(with).collect()
}

/// Returns the values of cards, in order: what a right answer is counted by.
fn values(cards: &[Card]) -> Vec<u64> {
    let mut values: Vec<u64> = cards.iter().map(|card| if is_special(card) { 0 } else { parts(card) }).collect();
    values.sort_unstable();
    values
}

pub fn is_right(question: &Question<Wholes>, answer: Answer) -> bool {
    question.judge(&answer).is_right()
}

fn check(step: Step, count: usize, plain: impl Fn(&Question<Wholes>)) {
    questions(step, count).for_each(|question| plain(&question));
}

#[test]
fn marked_amounts_are_the_equal_ones() {
    for step in [Step::Pictures, Step::Equal, Step::Tenths, Step::Percents, Step::Missing] {
        check(step, scaled(EXERCISES), |question| {
            let (places, wanted, offered, one): (_, u64, &Vec<Amount>, bool) = match question.task() {
                Task::Name { shown, offered } => {
                    ((1..=offered.len()).collect::<Vec<_>>(), parts(shown), offered, false)
                }
                Task::Missing { shown, offered } => ((1..=offered.len()).collect(), WHOLE - sum(shown), offered, true),
                other => panic!("{other}"),
            };
            let equal: Vec<usize> = places.iter().copied().filter(|place| is(&offered[place - 1], wanted)).collect();
            for marked in choices(&places) {
                let expected = if one { marked.len() == 1 && equal.contains(&marked[0]) } else { marked == equal };
                assert_eq!(
                    is_right(question, Answer::Marks(marked.clone())),
                    expected,
                    "{}: {marked:?}",
                    question.task()
                );
            }
            assert_eq!(question.right_answers(), Some(if one { equal.len() as u64 } else { 1 }));
        });
    }
}

#[test]
fn an_order_is_from_the_smallest() {
    for step in [Step::Units, Step::Decimals] {
        check(step, scaled(EXERCISES), |question| {
            let Task::Order(faces) = question.task() else { panic!("{}", question.task()) };
            let mut right = 0;
            for order in orders(faces.len()) {
                let expected = order.windows(2).all(|pair| parts(&faces[pair[0] - 1]) <= parts(&faces[pair[1] - 1]));
                assert_eq!(
                    is_right(question, Answer::Order(order.clone())),
                    expected,
                    "{}: {order:?}",
                    question.task()
                );
                right += u64::from(expected);
            }
            assert_eq!(question.right_answers(), Some(right), "{}", question.task());
        });
    }
}

#[test]
fn wholes_are_exactly_one() {
    for (step, longest) in [(Step::OneDenominator, false), (Step::Longest, true)] {
        check(step, scaled(EXERCISES), |question| {
            let (Task::Whole(hand) | Task::Longest(hand)) = question.task() else { panic!("{}", question.task()) };
            let choices = choices(&hand.cards);
            let most = choices.iter().filter(|cards| is_whole(cards)).map(Vec::len).max();
            let mut right = BTreeSet::new();
            for cards in choices {
                let expected = is_whole(&cards) && (!longest || Some(cards.len()) == most);
                if expected {
                    right.insert(values(&cards));
                }
                assert_eq!(
                    is_right(question, Answer::Plays(cards.clone())),
                    expected,
                    "{}: {cards:?}",
                    question.task()
                );
            }
            assert_eq!(question.right_answers(), Some(right.len() as u64), "{}", question.task());
            let other: Card = "1/997".parse().expect("a card");
            assert!(!is_right(question, Answer::Plays(vec![other])), "a card that is not in the hand");
        });
    }
}

#[test]
fn the_first_wrong_number_of_a_sum_is_mended() {
    check(Step::TwoDenominators, scaled(EXERCISES), |question| {
        let Task::Mend(Sum { faces, whole, parts: written, total }) = question.task() else { panic!("a sum") };
        let right: Vec<u64> = faces.iter().map(|face| parts(face) * u64::from(*whole) / WHOLE).collect();
        let all: u64 = right.iter().sum();
        let wrong = (0..faces.len()).find(|&place| u64::from(written[place]) != right[place]);
        let (place, due) = match wrong {
            Some(place) => (place + 1, right[place]),
            None => {
                let (top, bottom) = value(&total.to_string());
                assert_ne!(top * u64::from(*whole), all * bottom, "the sum is wrong: {}", question.task());
                (faces.len() + 1, all)
            }
        };
        for other in 0..faces.len() + 3 {
            for parts in 0..80_u32 {
                let expected = (other, u64::from(parts)) == (place, due);
                assert_eq!(is_right(question, Answer::Mend { place: other, parts }), expected, "{}", question.task());
            }
        }
    });
}

#[test]
fn parts_are_those_of_each_card() {
    check(Step::MixedForms, scaled(EXERCISES), |question| {
        let Task::Parts { faces, whole } = question.task() else { panic!("parts") };
        let right: Vec<u32> = faces.iter().map(|face| (parts(face) * u64::from(*whole) / WHOLE) as u32).collect();
        assert_eq!(right.iter().sum::<u32>(), *whole, "{}", question.task());
        assert!(is_right(question, Answer::Parts(right.clone())));
        for place in 0..right.len() {
            for part in (0..100).filter(|part| *part != right[place]) {
                let mut other = right.clone();
                other[place] = part;
                assert!(!is_right(question, Answer::Parts(other)), "{}", question.task());
            }
            assert!(!is_right(question, Answer::Parts(right[..place].to_vec())), "unfinished");
        }
    });
}

#[test]
fn nearly_is_not_exactly() {
    check(Step::Exactly, scaled(EXERCISES), |question| {
        let Task::Exactly(faces) = question.task() else { panic!("a sum") };
        let sum = sum(faces);
        assert_eq!(is_right(question, Answer::Exactly), sum == WHOLE, "{}", question.task());
        for bottom in [2, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40, 60, 120_u32] {
            for top in 1..=bottom {
                let by = Value::new(top, bottom);
                let in_parts = WHOLE * u64::from(top) / u64::from(bottom);
                assert_eq!(is_right(question, Answer::Less(by)), sum + in_parts == WHOLE, "{}", question.task());
                assert_eq!(is_right(question, Answer::More(by)), sum == WHOLE + in_parts, "{}", question.task());
            }
        }
    });
}

/// Every two values of the deck that can be said for two cards, and the same with one more or less.
#[test]
fn the_values_said_are_one_whole_and_true_of_a_whole() {
    check(Step::Saying, scaled(EXERCISES), |question| {
        let Task::Say(hand) = question.task() else { panic!("cards") };
        let faces: Vec<Face> = hand.deck().faces().collect();
        let mut right = BTreeSet::new();
        for &one in &faces {
            assert!(!is_right(question, Answer::Says(vec![one])), "{}: one value", question.task());
            for &other in faces.iter().filter(|_| hand.cards.len() == 2) {
                let said = vec![one, other];
                let mut own: Vec<u64> = said.iter().map(parts).collect();
                own.sort_unstable();
                let expected = sum(&said) == WHOLE && (!is_whole(&hand.cards) || own == values(&hand.cards));
                if expected {
                    right.insert(own);
                }
                assert_eq!(is_right(question, Answer::Says(said)), expected, "{}: {one}, {other}", question.task());
            }
        }
        if hand.cards.len() == 2 {
            assert_eq!(question.right_answers(), Some(right.len() as u64), "{}", question.task());
        }
    });
}

#[test]
fn an_impossible_play_has_too_few_cards() {
    let mut answers = [0; 2];
    for question in questions(Step::Possible, scaled(EXERCISES)) {
        let Task::Could(table) = question.task() else { panic!("a table") };
        let alike =
            |cards: &[Card], value: u64| cards.iter().filter(|card| !is_special(card) && parts(*card) == value).count();
        let deck = table.setup().deck().cards();
        let too_few = |face: &Face| {
            let value = parts(face);
            let said = table.said().iter().filter(|other| parts(*other) == value).count();
            alike(&deck, value) - alike(table.hand(), value) - alike(table.gone(), value) < said
        };
        let could = !table.said().iter().any(too_few);
        assert_eq!(is_right(&question, Answer::Yes), could, "{}", question.task());
        assert!(!is_right(&question, Answer::No(None)), "{}", question.task());
        for face in table.setup().deck().faces() {
            let expected = table.said().iter().any(|said| parts(said) == parts(&face)) && too_few(&face);
            assert_eq!(is_right(&question, Answer::No(Some(face))), expected, "{}: {face}", question.task());
        }
        answers[usize::from(could)] += 1;
    }
    assert!(answers.iter().all(|&count| 5 * count > answers[0] + answers[1]), "both occur often: {answers:?}");
}

/// One of both is right; certainly so at certain odds.
#[test]
fn calls_follow_the_odds() {
    let mut answers = [0; 2];
    for question in questions(Step::Calling, scaled(EXERCISES)) {
        let Task::Call(table) = question.task() else { panic!("a table") };
        let (call, let_be) = (is_right(&question, Answer::Call), is_right(&question, Answer::LetBe));
        assert_ne!(call, let_be, "{}", question.task());
        let odds = table.observation().call_odds().expect("a play can be called");
        assert!(odds > 0.0 || !call, "{}: a call cannot be right", question.task());
        assert!(odds < 1.0 || call, "{}: a call costs nothing", question.task());
        answers[usize::from(call)] += 1;
    }
    assert!(answers.iter().all(|&count| 5 * count > answers[0] + answers[1]), "both occur often: {answers:?}");
}

/// Returns the numbers of values that can add up to one whole.
fn sayable(hand: &Hand) -> BTreeSet<usize> {
    let mut reached: BTreeMap<u64, BTreeSet<usize>> = BTreeMap::from([(0, BTreeSet::from([0]))]);
    let faces: BTreeSet<u64> = hand.deck().faces().map(|face| parts(&face)).collect();
    for face in faces {
        let copies = hand.deck().cards().iter().filter(|card| !is_special(card) && parts(*card) == face).count();
        let before = reached.clone();
        for (sum, counts) in before {
            for copy in 1..=copies {
                let more = counts.iter().map(|count| count + copy);
                reached.entry(sum + face * copy as u64).or_default().extend(more);
            }
        }
        reached.retain(|sum, _| *sum <= WHOLE);
    }
    reached.remove(&WHOLE).unwrap_or_default()
}

#[test]
fn special_cards_are_judged_by_the_rules() {
    let sayable: BTreeMap<String, BTreeSet<usize>> = Pack::ALL
        .into_iter()
        .map(|pack| (pack.to_string(), sayable(&Hand { deck: Cards::Pack(pack), cards: Vec::new() })))
        .collect();
    let mut kinds = BTreeSet::new();
    check(Step::Specials, scaled(EXERCISES), |question| match question.task() {
        Task::Swap(places) => {
            let farthest = places.iter().max().expect("there are players");
            for seat in Seat::first(Seat::MOST) {
                let there = places.get(seat.index());
                let expected = seat != Seat::FIRST && there == Some(farthest);
                assert_eq!(is_right(question, Answer::Swap(seat)), expected, "{}: {seat}", question.task());
            }
        }
        Task::Bait(hand) => {
            let Cards::Pack(pack) = hand.deck else { panic!("a pack") };
            let mut right = BTreeSet::new();
            for mut cards in choices(&hand.cards) {
                let playable = !cards.contains(&Card::Swap) && !cards.contains(&Card::Replay);
                let expected =
                    cards.contains(&Card::Bait) && playable && sayable[&pack.to_string()].contains(&cards.len());
                assert_eq!(
                    is_right(question, Answer::Plays(cards.clone())),
                    expected,
                    "{}: {cards:?}",
                    question.task()
                );
                cards.sort_unstable();
                right.extend(expected.then_some(cards));
            }
            assert_eq!(question.right_answers(), Some(right.len() as u64), "{}", question.task());
        }
        Task::Twice(hand) => {
            let wholes: Vec<Vec<Card>> = choices(&hand.cards).into_iter().filter(|cards| is_whole(cards)).collect();
            let mut right = BTreeSet::new();
            for first in &wholes {
                for second in &wholes {
                    let needs = |card: &Card| first.iter().chain(second).filter(|other| *other == card).count();
                    let held = |card: &Card| hand.cards.iter().filter(|other| *other == card).count();
                    let expected = hand.cards.iter().all(|card| needs(card) <= held(card));
                    let judged = is_right(question, Answer::Twice(first.clone(), second.clone()));
                    assert_eq!(judged, expected, "{}: {first:?} then {second:?}", question.task());
                    right.extend(expected.then(|| (values(first), values(second))));
                }
            }
            assert!(!is_right(question, Answer::Twice(wholes[0].clone(), wholes[0][1..].to_vec())));
            assert_eq!(question.right_answers(), Some(right.len() as u64), "{}", question.task());
        }
        other => panic!("{other}"),
    });
    kinds.extend(questions(Step::Specials, 40).map(|question| question.task().name()));
    assert_eq!(kinds.len(), 3, "{kinds:?}");
}

#[test]
fn an_answer_in_another_form_is_refused() {
    let answers = ["marks 1", "order 1", "parts 1", "mend 1 to 1", "exactly", "call", "yes", "swaps with 2"];
    for &step in Wholes::STEPS {
        let question = Question::<Wholes>::example(step);
        let other = |text: &&str| {
            let judged = question.judge(&text.parse().expect("it is an answer"));
            judged == Judgement::Wrong { flaw: Flaw::OtherForm, misconception: None }
        };
        assert!(answers.iter().filter(|text| other(text)).count() >= answers.len() - 1, "{}", question.task());
    }
    let question = Question::<Wholes>::example(Step::Units);
    for text in ["order", "order 1", "order 1 1 1", "order 0 1 2", "order 4 1 2", "order 1 2 3 1"] {
        assert!(!is_right(&question, text.parse().expect("it is an answer")), "{text}");
    }
}

#[test]
fn sources_are_quoted() {
    let sheet = include_str!("../../../../docs/rules/wholes.md");
    let quotes = Wholes::STEPS.iter().flat_map(|&step| Wholes::sources(step));
    quotes.for_each(|source| assert!(sheet.contains(source.quote), "{}", source.quote));
}

#[test]
fn strange_tasks_are_refused() {
    for text in [
        "",
        "name",
        "name 1/4",
        "name 1/4 among",
        "order 0/4",
        "order 1/4, 5/4",
        "whole on quarters from 1/3",
        "whole on quarters from 1/4, 1/4, 1/4, 1/4",
        "whole on nothing from 1/4",
        "mend 1/2 in 0 as 1 making 1/2",
        "swap at 256",
        "call seats 2 quarters hand 1/4 gone none cards 2 3 at 4 8 by 2 from 1 said 1/4, 3/4",
        "call seats 2 quarters hand none gone none cards 0 3 at 4 8 by 1 from 1 said 1/4, 3/4",
        "call seats 2 quarters hand none gone none cards 0 3 at 4 8 by 2 from 1 said 1/4, 1/4",
        "call seats 2 quarters hand none gone none cards 0 3 at 4 21 by 2 from 1 said 1/4, 3/4",
        "call seats 2 quarters hand none gone none cards 0 40 at 4 8 by 2 from 1 said 1/4, 3/4",
        "win 1/4",
    ] {
        assert!(text.parse::<Task>().is_err(), "{text}");
    }
    for (step, text) in [
        (Step::Units, "order 1/4, 3/4"),
        (Step::Decimals, "order 0.5, 1/4"),
        (Step::Equal, "name 1/4 among 1/2"),
        (Step::Equal, "name 1/4 among 2/8"),
        (Step::Exactly, "exactly 1/997, 1/991, 1/983"),
        (Step::Longest, "longest on quarters from 1/4"),
        (Step::Pictures, "name 1/4 among 1/3, 1/4"),
        (Step::Specials, "swap at 3 2 1"),
    ] {
        let task: Task = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(Exercise::<Wholes>::given(step, task), None, "{text}");
    }
}
