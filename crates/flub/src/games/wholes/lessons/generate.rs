//! Candidates for exercises: amounts, hands and tables made at random, and the tests for whether a task fits a step.

use super::{
    Amount, Answer, Hand, Misconception, Step, Sum, Table, Task, beliefs,
    judge::{self, Judge, total},
    solve,
};
use crate::{
    games::wholes::{Card, Cards, Deck, Face, Form, Pack, Setup, Value, Wholes},
    lessons::Difficulty,
    play::{Random, Seat, order},
};

/// The largest common denominator of a task.
const LARGEST_COMMON: u32 = 1_000;

/// The number of cards from which a whole is taken, so that values, forms and lengths vary.
pub(super) const DRAWN: usize = 9;

/// Returns a task of a step, or `None` if this attempt finds none.
pub(super) fn candidate(step: Step, difficulty: Difficulty, wanted: Option<&str>, random: &mut Random) -> Option<Task> {
    let pack = random.one_of(&Pack::ALL);
    let deck = pack.deck();
    let more = difficulty as usize;
    let task = match step {
        Step::Pictures | Step::Equal | Step::Tenths | Step::Percents => name_task(step, &deck, random),
        Step::Units => {
            let units = |face: &Face| *face.value().numer() == 1 && face.form() == Form::Fraction;
            order_task(units, 3 + more, random)
        }
        Step::Decimals => order_task(|face| face.form() == Form::Decimal, 3 + more, random),
        Step::Missing => missing(&deck, 1 + random.below(2 + more), random),
        Step::OneDenominator => {
            let bottoms: Vec<u32> = deck.faces().map(|face| *face.value().denom()).collect();
            let bottom = *random.pick(&bottoms)?;
            let fits =
                |face: Face| *face.value().denom() == bottom && !matches!(face.form(), Form::Decimal | Form::Percent);
            let cards = draw(&deck, |card| card.face().is_some_and(fits), 4 + more + random.below(2), random);
            Some(Task::Whole(Hand { deck: Cards::Pack(pack), cards }))
        }
        Step::TwoDenominators => mend_task(&deck, random),
        Step::MixedForms => {
            let faces = draw_whole(&deck, random)?;
            let (_, whole) = Face::in_common_parts(&faces)?;
            Some(Task::Parts { faces, whole })
        }
        Step::Exactly => exactly_task(pack, wanted, random),
        Step::Longest => {
            let cards = draw(&deck, |card| card.face().is_some(), 6 + more + random.below(2), random);
            let wholes = deck.wholes_in(&cards, usize::MAX);
            let differ = wholes.last().map(Vec::len) < wholes.first().map(Vec::len);
            differ.then_some(Task::Longest(Hand { deck: Cards::Pack(pack), cards }))
        }
        Step::Saying => {
            let cards = if random.chance(40) {
                draw_whole(&deck, random)?.into_iter().map(Card::Face).collect()
            } else {
                draw(&deck, Card::is_playable, 2 + more + random.below(2), random)
            };
            Some(Task::Say(Hand { deck: Cards::Pack(pack), cards }))
        }
        Step::Possible => {
            let is_short = random.chance(60) || wanted == Some("no");
            make_table(pack, 3 + 4 * more, is_short, random).map(Task::Could)
        }
        Step::Calling => {
            // To call is right as often as to let it be.
            let (calls, is_short) = (random.chance(50), random.chance(25));
            let calls = wanted.map_or(calls, |wanted| wanted == "call");
            let task = make_table(pack, 2 + random.below(10), is_short, random).map(Task::Call);
            task.filter(|task| Judge::new(task).gain_by_calling().is_some_and(|gain| (gain > 0) == calls))
        }
        Step::Specials => special(pack, &deck, more, random),
    }?;
    let fits = Difficulty::of(measure(step, &task), bounds(step)) == difficulty;
    (fits && admits(step, &task)).then_some(task)
}

/// Returns random cards of a deck, at most `count` and in order.
fn draw(deck: &Deck, fits: impl Fn(&Card) -> bool, count: usize, random: &mut Random) -> Vec<Card> {
    let mut cards: Vec<Card> = deck.cards().into_iter().filter(|card| fits(card)).collect();
    random.shuffle(&mut cards);
    cards.truncate(count);
    order::sort(&mut cards);
    cards
}

/// Returns random cards of a deck that are one whole.
fn draw_whole(deck: &Deck, random: &mut Random) -> Option<Vec<Face>> {
    let cards = draw(deck, |card| card.face().is_some(), DRAWN, random);
    let mut wholes = deck.wholes_in(&cards, 12);
    random.shuffle(&mut wholes);
    let mut faces: Vec<Face> = wholes.first()?.iter().filter_map(Card::face).collect();
    random.shuffle(&mut faces);
    Some(faces)
}

/// Returns the faces of all packs, each once.
fn every_face() -> Vec<Face> {
    order::set(Pack::ALL.iter().flat_map(|pack| pack.deck().faces().collect::<Vec<_>>())).into_iter().collect()
}

fn order_task(fits: impl Fn(&Face) -> bool, count: usize, random: &mut Random) -> Option<Task> {
    let mut faces: Vec<Face> = every_face().into_iter().filter(fits).collect();
    random.shuffle(&mut faces);
    faces.truncate(count);
    Some(Task::Order(faces))
}

/// Returns a task that shows an amount and offers equal ones together with some that are taken for it.
fn name_task(step: Step, deck: &Deck, random: &mut Random) -> Option<Task> {
    let fits = |face: &Face| match step {
        Step::Pictures => matches!(face.form(), Form::Pie | Form::Bar),
        Step::Equal => face.form() == Form::Fraction,
        Step::Percents => face.form() != Form::Percent,
        _ => matches!(face.form(), Form::Decimal | Form::Fraction) && 100 % face.value().denom() == 0,
    };
    let faces: Vec<Face> = deck.faces().filter(fits).collect();
    let face = *random.pick(&faces)?;
    let (top, bottom) = (*face.value().numer(), *face.value().denom());
    let factor = 2 + random.below(3) as u32;
    let of = |value: Value, form: Form| Face::new(value, form).map(Amount::Face);
    let mut shown = Amount::Face(face);
    let (equal, others) = match step {
        Step::Pictures => {
            let others = [
                Amount::fraction(top, bottom - top),
                Amount::fraction(bottom - top, bottom),
                Amount::fraction(1, bottom),
            ];
            (vec![Amount::fraction(top, bottom)], others.to_vec())
        }
        Step::Equal => {
            let equal = vec![
                Amount::fraction(factor * top, factor * bottom),
                Amount::fraction((factor + 1) * top, (factor + 1) * bottom),
            ];
            let add = 1 + random.below(3) as u32;
            let others = [
                Amount::fraction(top + add, bottom + add),
                Amount::fraction(top, factor * bottom),
                Amount::fraction(factor * top, bottom),
            ];
            (equal, others.to_vec())
        }
        Step::Tenths => {
            let hundredths = 100 / bottom * top;
            let written = hundredths.is_multiple_of(10).then(|| Amount::fraction(hundredths / 10, 10)).flatten();
            let decimal = of(face.value(), Form::Decimal);
            if random.chance(50) {
                shown = written.filter(|_| random.chance(50)).or(Amount::fraction(hundredths, 100))?;
            } else {
                shown = decimal?;
            }
            let digits = beliefs::digits(Face::new(face.value(), Form::Decimal)?);
            let tenth = face.value() / 10;
            let others = [
                of(tenth, Form::Decimal),
                Amount::fraction(hundredths, 10),
                Amount::fraction(hundredths / 10, 100),
                Amount::fraction(1, digits),
            ];
            (vec![written, Amount::fraction(hundredths, 100), decimal], others.to_vec())
        }
        _ => {
            let percent = |hundredths: u32| of(Value::new(hundredths, 100), Form::Percent);
            let digits = if face.form() == Form::Decimal { beliefs::digits(face) } else { 10 * top + bottom };
            let others = [
                percent(bottom),
                percent(digits),
                percent(10 * bottom),
                of(Value::from_integer(1) - face.value(), Form::Percent),
            ];
            (vec![of(face.value(), Form::Percent)], others.to_vec())
        }
    };
    let mut offered: Vec<Amount> = equal.into_iter().flatten().filter(|amount| *amount != shown).collect();
    random.shuffle(&mut offered);
    offered.truncate(1 + random.below(2));
    offered.extend(others.into_iter().flatten());
    order::sort(&mut offered);
    offered.dedup();
    random.shuffle(&mut offered);
    Some(Task::Name { shown, offered })
}

fn missing(deck: &Deck, count: usize, random: &mut Random) -> Option<Task> {
    let faces: Vec<Face> = deck.faces().collect();
    let mut shown = Vec::new();
    for _ in 0..count {
        shown.push(*random.pick(&faces)?);
    }
    let sum = deck.sum(shown.iter().copied())?;
    let rest = Some(Value::from_integer(1)).filter(|one| sum < *one).map(|one| one - sum)?;
    let mut offered: Vec<Face> = faces.iter().copied().filter(|face| face.value() == rest).collect();
    random.shuffle(&mut offered);
    offered.truncate(1 + random.below(2));
    let mut others: Vec<Face> = faces.into_iter().filter(|face| face.value() != rest).collect();
    random.shuffle(&mut others);
    let tempting = |face: &Face| face.value() == sum || judge::is_near(sum + face.value());
    order::sort_by_key(&mut others, |face| !tempting(face));
    offered.extend(others.into_iter().take(3));
    random.shuffle(&mut offered);
    Some(Task::Missing { shown, offered: offered.into_iter().map(Amount::Face).collect() })
}

/// Returns a task with a sum of fractions, worked with a mistake.
fn mend_task(deck: &Deck, random: &mut Random) -> Option<Task> {
    let fractions: Vec<Face> = deck.faces().filter(|face| face.form() == Form::Fraction).collect();
    let mut faces = Vec::new();
    for _ in 0..2 + random.below(2) {
        faces.push(*random.pick(&fractions)?);
    }
    let (mut parts, whole) = Face::in_common_parts(&faces)?;
    let tops: u32 = faces.iter().map(|face| *face.value().numer()).sum();
    let bottoms: u32 = faces.iter().map(|face| *face.value().denom()).sum();
    let total = if random.chance(50) {
        Amount::fraction(tops, bottoms)?
    } else {
        let place = random.below(faces.len());
        parts[place] = *faces[place].value().numer();
        Amount::fraction(parts.iter().sum(), whole)?
    };
    Some(Task::Mend(Sum { faces, whole, parts, total }))
}

/// Returns a task with cards that are exactly one whole if that is wanted, and otherwise may seem to be.
fn exactly_task(pack: Pack, wanted: Option<&str>, random: &mut Random) -> Option<Task> {
    let deck = pack.deck();
    let mut faces = draw_whole(&deck, random)?;
    if wanted != Some("exactly") {
        // Another card in the place of one of them.
        let place = random.below(faces.len());
        faces[place] = *random.pick(&deck.faces().collect::<Vec<_>>())?;
    }
    Some(Task::Exactly(faces))
}

/// Returns a table where about this many cards have gone. If `is_short`, too few cards are left of a value that was
/// said.
fn make_table(pack: Pack, gone: usize, is_short: bool, random: &mut Random) -> Option<Table> {
    let seats = 2 + random.below(3);
    let setup = Setup::new(seats, Cards::Pack(pack))?;
    let deck = pack.deck();
    let mut said: Vec<Face> = draw_whole(&deck, random)?;
    order::sort(&mut said);
    let mut cards = deck.cards();
    random.shuffle(&mut cards);
    let mut known = if is_short { take_too_many(&mut cards, &said) } else { Vec::new() };
    let mut take = |count: usize| cards.split_off(cards.len().saturating_sub(count));
    let mut hand = take(1 + random.below(3));
    hand.extend(known.pop());
    let mut gone = take(gone.saturating_sub(known.len()));
    gone.append(&mut known);
    order::sort(&mut hand);
    order::sort(&mut gone);
    let left = cards.len().saturating_sub(said.len()) / seats;
    let counts = [hand.len()].into_iter().chain((1..seats).map(|_| random.below(left.min(7)))).collect();
    let mut places: Vec<u8> = (0..seats).map(|_| random.below(Wholes::LAST_SPACE.into()) as u8).collect();
    let by = Seat::new(1 + random.below(seats - 1))?;
    let from = places[by.index()].saturating_sub(said.len() as u8);
    places[by.index()] = (from + said.len() as u8).min(Wholes::LAST_SPACE);
    Table::new(setup, hand, gone, counts, places, by, from, said)
}

/// Takes cards of the value said most often, so many that what was said cannot be true.
fn take_too_many(cards: &mut Vec<Card>, said: &[Face]) -> Vec<Card> {
    let often = |face: &Face| said.iter().filter(|other| other.value() == face.value()).count();
    let Some(most) = said.iter().max_by_key(|face| often(face)).copied() else { return Vec::new() };
    let alike = |card: &Card| card.face().is_some_and(|face| face.value() == most.value());
    let (mut of_value, others): (Vec<Card>, Vec<Card>) = cards.drain(..).partition(alike);
    let known = of_value.split_off(of_value.len().min(often(&most).saturating_sub(1)));
    *cards = [of_value, others].concat();
    known
}

fn special(pack: Pack, deck: &Deck, more: usize, random: &mut Random) -> Option<Task> {
    let hand = |cards: Vec<Card>| Hand { deck: Cards::Pack(pack), cards };
    Some(match random.below(3) {
        0 => Task::Swap((0..3 + more).map(|_| random.below(usize::from(Wholes::LAST_SPACE) + 1) as u8).collect()),
        1 => {
            let others = draw(deck, |card| *card != Card::Bait, 3 + more, random);
            Task::Bait(hand(others.into_iter().chain([Card::Bait]).collect()))
        }
        _ => Task::Twice(hand(draw(deck, |card| card.face().is_some(), 6 + more, random))),
    })
}

/// Whether a task fits a step: it asks what the step asks, is small enough to calculate with, and has a right answer
/// and a wrong answer that reveals a misconception of the step.
pub(super) fn admits(step: Step, task: &Task) -> bool {
    is_asked(step, task)
        && is_small(task)
        && solve::solution(task).is_some_and(|answer| answer != Answer::Marks(Vec::new()))
        && !solve::wrong_answers(task, Misconception::of(step)).is_empty()
}

fn is_asked(step: Step, task: &Task) -> bool {
    let all = |faces: &[Face], fits: fn(&Face) -> bool| faces.len() > 1 && faces.iter().all(fits);
    match (step, task) {
        (Step::Pictures, Task::Name { shown, .. }) => matches!(shown.form(), Form::Pie | Form::Bar),
        (Step::Equal | Step::Tenths | Step::Percents, Task::Name { .. })
        | (Step::Missing, Task::Missing { .. })
        | (Step::OneDenominator, Task::Whole(_))
        | (Step::Longest, Task::Longest(_))
        | (Step::Possible, Task::Could(_))
        | (Step::Specials, Task::Swap(_) | Task::Bait(_) | Task::Twice(_)) => true,
        (Step::Calling, Task::Call(_)) => {
            // If the odds are close, both answers would be reasonable.
            Judge::new(task).gain_by_calling().is_some_and(|gain| gain.abs() >= LEAST_GAIN)
        }
        (Step::Units, Task::Order(faces)) => all(faces, |face| *face.value().numer() == 1),
        (Step::Decimals, Task::Order(faces)) => all(faces, |face| face.form() == Form::Decimal),
        (Step::TwoDenominators, Task::Mend(sum)) => {
            let bottoms = order::set(sum.faces.iter().map(|face| *face.value().denom()));
            sum.parts.len() == sum.faces.len() && bottoms.len() > 1 && judge::first_wrong(sum).is_some()
        }
        (Step::MixedForms, Task::Parts { faces, whole }) => {
            faces.len() > 1
                && forms(faces) > 1
                && Face::in_common_parts(faces).is_some_and(|(_, common)| common == *whole)
                && total(faces) == Value::from_integer(1)
        }
        (Step::Exactly, Task::Exactly(faces)) => {
            judge::seems_whole(faces)
                || total(faces) == Value::from_integer(1) && faces.iter().any(|&face| beliefs::repeats(face))
        }
        (Step::Saying, Task::Say(hand)) => hand.cards.len() > 1 && hand.cards.iter().all(Card::is_playable),
        _ => false,
    }
}

/// The smallest gain of a call or of letting be, in hundredths of the chance to win.
const LEAST_GAIN: i32 = 2;

/// Whether all values have a common denominator that is small enough to calculate with.
fn is_small(task: &Task) -> bool {
    let small = |faces: &[Face]| Face::in_common_parts(faces).is_some_and(|(_, whole)| whole <= LARGEST_COMMON);
    match task {
        Task::Name { .. } | Task::Could(_) | Task::Call(_) => true,
        Task::Whole(_) | Task::Longest(_) | Task::Say(_) | Task::Bait(_) | Task::Twice(_) => true,
        Task::Order(faces) | Task::Exactly(faces) => small(faces),
        Task::Missing { shown, .. } => small(shown),
        Task::Mend(sum) => small(&sum.faces),
        Task::Parts { faces, .. } => small(faces),
        Task::Swap(places) => {
            let ahead = places.iter().skip(1).any(|place| *place > places[0]);
            (2..=Seat::MOST).contains(&places.len()) && places.iter().all(|&place| place <= Wholes::LAST_SPACE) && ahead
        }
    }
}

fn forms(faces: &[Face]) -> usize {
    order::set(faces.iter().map(Face::form)).len()
}

/// Returns the number by which the difficulty of a task is measured. It grows with the common denominator, the number
/// of forms and the number of cards.
pub(super) fn measure(step: Step, task: &Task) -> usize {
    let common = |faces: &[Face]| Face::in_common_parts(faces).map_or(usize::MAX, |(_, whole)| whole as usize);
    match task {
        Task::Name { shown, .. } if step == Step::Tenths => {
            let tenths = (shown.value() * 10).is_integer();
            match shown.form() {
                Form::Decimal if tenths => 1,
                _ if tenths => 2,
                _ => 3,
            }
        }
        Task::Name { shown, .. } => *shown.value().denom() as usize,
        Task::Order(faces) => faces.len(),
        Task::Missing { shown, .. } => shown.len() + forms(shown),
        Task::Mend(sum) => sum.whole as usize,
        Task::Parts { faces, .. } => faces.len() + forms(faces),
        // What is a whole has thirds in every deck, so it grows with the number of cards.
        Task::Exactly(faces) if total(faces) == Value::from_integer(1) => 6 * (faces.len() - 1),
        Task::Exactly(faces) => common(faces),
        Task::Whole(hand) | Task::Longest(hand) | Task::Say(hand) => hand.cards.len(),
        Task::Could(table) => table.hand().len() + table.gone().len(),
        Task::Call(_) => {
            let gain = Judge::new(task).gain_by_calling().unwrap_or(0);
            100_usize.saturating_sub(gain.unsigned_abs() as usize)
        }
        // The number of cards or players to choose from.
        Task::Swap(places) => places.len() + 2,
        Task::Bait(hand) => hand.cards.len() + 1,
        Task::Twice(hand) => hand.cards.len() - 1,
    }
}

/// Returns the highest measure of an easy task and the highest of a medium one.
pub(super) const fn bounds(step: Step) -> [usize; 2] {
    match step {
        Step::Tenths => [1, 2],
        Step::Pictures | Step::Percents => [4, 5],
        Step::Equal => [3, 5],
        Step::Units | Step::Decimals => [3, 4],
        Step::Missing => [2, 4],
        Step::OneDenominator => [4, 5],
        Step::TwoDenominators => [6, 10],
        Step::MixedForms => [5, 6],
        Step::Exactly => [6, 12],
        Step::Longest => [6, 7],
        Step::Saying => [2, 3],
        Step::Possible => [7, 11],
        Step::Calling => [85, 93],
        Step::Specials => [5, 6],
    }
}
