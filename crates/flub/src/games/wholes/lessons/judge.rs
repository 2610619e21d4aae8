//! Judges answers by exact values, the deck and the odds: finds the first thing wrong with an answer and the
//! misconception it reveals.

use super::{Amount, Answer, Flaw, Hand, Misconception, Sum, Table, Task, beliefs};
use crate::{
    games::wholes::{
        Card, Deck, Face, Form, Level, Observation, Refusal, Value,
        find::Scale,
        odds::{Odds, size},
        strategy::Strategy,
    },
    play::{Seat, order},
};

/// What is wrong with an answer, and the misconception that it reveals.
pub(super) type Mistake = (Flaw, Option<Misconception>);

/// The largest number of sums that are tried, as for the odds.
const SENTENCES: usize = 300;

/// Judges answers to one task.
pub(super) struct Judge<'a> {
    task: &'a Task,
    /// The deck, if the task has cards from one.
    deck: Option<Deck>,
    longest: Vec<Card>,
    seen: Option<Observation>,
}

impl<'a> Judge<'a> {
    pub fn new(task: &'a Task) -> Self {
        let (mut deck, mut longest, mut seen) = (None, Vec::new(), None);
        match task {
            Task::Whole(hand) | Task::Longest(hand) | Task::Say(hand) | Task::Bait(hand) | Task::Twice(hand) => {
                let of = hand.deck();
                if matches!(task, Task::Longest(_)) {
                    longest = of.wholes_in(&hand.cards, usize::MAX).into_iter().next().unwrap_or_default();
                }
                deck = Some(of);
            }
            Task::Could(table) | Task::Call(table) => seen = Some(table.observation()),
            _ => {}
        }
        Self { task, deck, longest, seen }
    }

    /// Judges an answer.
    ///
    /// # Errors
    /// Returns the first thing wrong with the answer.
    pub fn check(&self, answer: &Answer) -> Result<(), Mistake> {
        match (self.task, answer) {
            (Task::Name { shown, offered }, Answer::Marks(marked)) => name(*shown, offered, marked),
            (Task::Order(faces), Answer::Order(places)) => order(faces, places),
            (Task::Missing { shown, offered }, Answer::Marks(marked)) => missing(shown, offered, marked),
            (Task::Whole(hand) | Task::Longest(hand), Answer::Plays(cards)) => {
                check_held(&hand.cards, cards)?;
                self.whole(cards)
            }
            (Task::Mend(sum), &Answer::Mend { place, parts }) => mend(sum, place, parts),
            (Task::Parts { faces, .. }, Answer::Parts(parts)) => parts_of(faces, parts),
            (Task::Exactly(faces), Answer::Exactly | Answer::Less(_) | Answer::More(_)) => exactly(faces, answer),
            (Task::Say(hand), Answer::Says(said)) => self.says(hand, said),
            (Task::Could(table), Answer::Yes | Answer::No(_)) => self.could(table, answer),
            (Task::Call(_), Answer::Call | Answer::LetBe) => self.call(answer),
            (Task::Call(_), &Answer::CallAt(odds)) => self.call(&Answer::Call).and_then(|()| self.odds_near(odds)),
            (Task::Call(_), &Answer::LetBeAt(odds)) => self.call(&Answer::LetBe).and_then(|()| self.odds_near(odds)),
            (Task::Swap(places), &Answer::Swap(with)) => swap(places, with),
            (Task::Bait(hand), Answer::Plays(cards)) => self.bait(hand, cards),
            (Task::Twice(hand), Answer::Twice(first, second)) => self.twice(hand, first, second),
            _ => Err((Flaw::OtherForm, None)),
        }
    }

    fn is_whole(&self, cards: &[Card]) -> bool {
        self.deck.as_ref().is_some_and(|deck| deck.is_whole(cards))
    }

    fn whole(&self, cards: &[Card]) -> Result<(), Mistake> {
        if let Some(&card) = cards.iter().find(|card| card.face().is_none()) {
            return Err((Flaw::Refused(Refusal::NotPlayable(card)), None));
        }
        let faces: Vec<Face> = cards.iter().filter_map(Card::face).collect();
        let sum = total(&faces);
        if !self.is_whole(cards) {
            let bottoms = order::set(faces.iter().map(|face| *face.value().denom()));
            let counts = bottoms.len() == 1 && bottoms.contains(&(faces.len() as u32));
            let revealed = if counts && matches!(self.task, Task::Whole(_)) {
                Some(Misconception::CountsCards)
            } else {
                is_near(sum).then_some(Misconception::NearlyExactly)
            };
            return Err((Flaw::Adds(sum), revealed));
        }
        if cards.len() < self.longest.len() {
            return Err((Flaw::Longer(self.longest.clone()), Some(Misconception::AnyWhole)));
        }
        Ok(())
    }

    fn says(&self, hand: &Hand, said: &[Face]) -> Result<(), Mistake> {
        let Some(deck) = &self.deck else { return Err((Flaw::OtherForm, None)) };
        let refusal = match deck.check_said(&hand.cards, said) {
            Ok(()) => return Ok(()),
            Err(refusal) => refusal,
        };
        let own: Vec<Face> = hand.cards.iter().filter_map(Card::face).collect();
        let revealed = match refusal {
            Refusal::SaidOther { .. } => Some(Misconception::SaysFewer),
            Refusal::SaidNoWhole(_) if sorted(said) == sorted(&own) => Some(Misconception::MustBeTrue),
            Refusal::WholeSaidOtherwise => Some(Misconception::MaySayAnything),
            _ => None,
        };
        Err((Flaw::Refused(refusal), revealed))
    }

    /// Returns how many cards of a value may be in hands that are not seen, and how often the value was said.
    pub fn left_and_said(&self, face: Face) -> (usize, usize) {
        let Some(seen) = &self.seen else { return (0, 0) };
        let odds = Odds::of(seen);
        let left = odds.scale().place(&seen.deck, Card::Face(face)).map_or(0, |place| odds.unseen()[place]);
        let said = seen.play.iter().flat_map(|play| &play.said).filter(|said| said.value() == face.value()).count();
        (left, said)
    }

    fn could(&self, table: &Table, answer: &Answer) -> Result<(), Mistake> {
        let short = |face: &Face| {
            let (left, said) = self.left_and_said(*face);
            left < said
        };
        let too_few = table.said().iter().copied().find(short);
        match (answer, too_few) {
            (Answer::Yes, None) => Ok(()),
            (Answer::Yes, Some(face)) => {
                let task = Task::Could(table.without_gone());
                let forgets = !table.gone().is_empty() && Judge::new(&task).check(&Answer::Yes).is_ok();
                let flaw = Flaw::TooFew(face, self.left_and_said(face).0);
                Err((flaw, forgets.then_some(Misconception::ForgetsGone)))
            }
            (Answer::No(None), Some(_)) => Err((Flaw::Unfinished, None)),
            (&Answer::No(Some(face)), Some(_)) => {
                let (left, said) = self.left_and_said(face);
                if left < said { Ok(()) } else { Err((Flaw::Enough(face, left), None)) }
            }
            (Answer::No(named), None) => {
                let rarest = table.said().iter().copied().min_by_key(|&face| self.left_and_said(face).0);
                let face = named.or(rarest).unwrap_or(table.said()[0]);
                Err((Flaw::Enough(face, self.left_and_said(face).0), Some(Misconception::UnlikelyCannotBe)))
            }
            _ => Err((Flaw::OtherForm, None)),
        }
    }

    fn call(&self, answer: &Answer) -> Result<(), Mistake> {
        let Some(seen) = &self.seen else { return Err((Flaw::OtherForm, None)) };
        let pays = Strategy::new(Level::Expert, seen).calls();
        if pays == (*answer == Answer::Call) {
            return Ok(());
        }
        let revealed = if pays { Misconception::TrustsAll } else { Misconception::CallsTooMuch };
        Err((Flaw::Odds(self.odds()), Some(revealed)))
    }

    /// Returns how many of a hundred calls of the play are right, by the expert's estimate.
    pub fn odds(&self) -> u8 {
        let odds = self.seen.as_ref().and_then(Observation::call_odds).unwrap_or(0.0);
        (100.0 * odds).round() as u8
    }

    /// Checks an estimate of the odds.
    fn odds_near(&self, odds: u8) -> Result<(), Mistake> {
        let own = self.odds();
        if own.abs_diff(odds) <= NEAR_ODDS { Ok(()) } else { Err((Flaw::Odds(own), None)) }
    }

    /// Returns by how much, in hundredths, a call raises the chance to win. Negative if it lowers it.
    pub fn gain_by_calling(&self) -> Option<i32> {
        let gain = Strategy::new(Level::Expert, self.seen.as_ref()?).gain_by_calling()?;
        Some((100.0 * gain).round() as i32)
    }

    fn bait(&self, hand: &Hand, cards: &[Card]) -> Result<(), Mistake> {
        check_held(&hand.cards, cards)?;
        if let Some(&card) = cards.iter().find(|card| !card.is_playable()) {
            return Err((Flaw::Refused(Refusal::NotPlayable(card)), None));
        }
        if !cards.contains(&Card::Bait) {
            return Err((Flaw::NoBait, Some(Misconception::ForgetsBait)));
        }
        if self.sayable(cards.len()).is_none() {
            return Err((Flaw::Unsayable(cards.len()), None));
        }
        Ok(())
    }

    /// Returns values of the deck that can be said for this many cards, or `None` if that is impossible.
    pub fn sayable(&self, count: usize) -> Option<Vec<Face>> {
        self.sentences(count).into_iter().next()
    }

    /// Returns all sums of this many values that can be said, each in one choice of forms.
    pub fn sentences(&self, count: usize) -> Vec<Vec<Face>> {
        let Some(deck) = &self.deck else { return Vec::new() };
        let (scale, cards) = (Scale::of(deck), deck.cards());
        let sums = scale.wholes(&scale.tally(deck, cards.iter().copied()), SENTENCES);
        let said = sums.into_iter().filter(|sum| size(sum) == count);
        said.map(|sum| scale.part(deck, sum, cards.iter().copied()).0.iter().filter_map(Card::face).collect()).collect()
    }

    fn twice(&self, hand: &Hand, first: &[Card], second: &[Card]) -> Result<(), Mistake> {
        check_held(&hand.cards, first)?;
        check_held(&hand.cards, second)?;
        for cards in [first, second] {
            if !self.is_whole(cards) {
                let faces: Vec<Face> = cards.iter().filter_map(Card::face).collect();
                return Err((Flaw::Adds(total(&faces)), None));
            }
        }
        let both: Vec<Card> = first.iter().chain(second).copied().collect();
        check_held(&hand.cards, &both).map_err(|(flaw, _)| (flaw, Some(Misconception::CardTwice)))
    }
}

/// How far an estimate of the odds may be off, of a hundred.
const NEAR_ODDS: u8 = 10;

/// Checks that there are cards, and that the hand holds all of them together.
fn check_held(hand: &[Card], cards: &[Card]) -> Result<(), Mistake> {
    if cards.is_empty() {
        return Err((Flaw::Unfinished, None));
    }
    let mut rest = hand.to_vec();
    for card in cards {
        let place = rest.iter().position(|held| held == card).ok_or((Flaw::NotHeld(*card), None))?;
        rest.remove(place);
    }
    Ok(())
}

/// Returns the sum of faces.
pub(super) fn total(faces: &[Face]) -> Value {
    faces.iter().map(|face| face.value()).sum()
}

/// Whether the sum is nearly but not exactly one whole.
pub(super) fn is_near(sum: Value) -> bool {
    let one = Value::from_integer(1);
    let off = if sum > one { sum - one } else { one - sum };
    *off.numer() != 0 && off <= Value::new(1, 8)
}

/// Whether cards are not one whole but nearly: by sight or, with few parts in a whole, by a single one of them.
pub(super) fn seems_whole(faces: &[Face]) -> bool {
    let sum = total(faces);
    let one_off =
        |(parts, whole): (Vec<u32>, u32)| (4..=6).contains(&whole) && parts.iter().sum::<u32>().abs_diff(whole) == 1;
    is_near(sum) || Face::in_common_parts(faces).is_some_and(one_off)
}

fn sorted(faces: &[Face]) -> Vec<Face> {
    let mut faces = faces.to_vec();
    order::sort(&mut faces);
    faces
}

/// Checks that each of these places shows something and is named only once.
fn check_places(places: &[usize], count: usize) -> Result<(), Mistake> {
    let bad = |(index, place): (usize, &usize)| !(1..=count).contains(place) || places[..index].contains(place);
    match places.iter().enumerate().find(|&case| bad(case)) {
        Some((_, &place)) => Err((Flaw::NotThere(place), None)),
        None => Ok(()),
    }
}

fn name(shown: Amount, offered: &[Amount], marked: &[usize]) -> Result<(), Mistake> {
    check_places(marked, offered.len())?;
    let is_equal = |amount: &Amount| amount.value() == shown.value();
    let wrong = || marked.iter().copied().filter(|place| !is_equal(&offered[place - 1]));
    if let Some(place) = wrong().next() {
        let revealed = wrong().find_map(|place| beliefs::find_belief(shown, offered[place - 1]));
        return Err((Flaw::Unequal(place, offered[place - 1]), revealed));
    }
    let missed = (1..=offered.len()).find(|place| is_equal(&offered[place - 1]) && !marked.contains(place));
    missed.map_or(Ok(()), |place| Err((Flaw::Missed(place), None)))
}

fn order(faces: &[Face], places: &[usize]) -> Result<(), Mistake> {
    check_places(places, faces.len())?;
    if places.len() < faces.len() {
        return Err((Flaw::Unfinished, None));
    }
    let at = |place: usize| faces[place - 1];
    let wrong = places.windows(2).find(|pair| at(pair[0]).value() > at(pair[1]).value());
    let Some(pair) = wrong else { return Ok(()) };
    let follows = |key: fn(Face) -> u32| places.windows(2).all(|pair| key(at(pair[0])) <= key(at(pair[1])));
    let units = faces.iter().all(|face| *face.value().numer() == 1 && face.form() != Form::Decimal);
    let revealed = if units {
        follows(|face| *face.value().denom()).then_some(Misconception::LargerBottom)
    } else {
        follows(beliefs::digits).then_some(Misconception::LongerIsLarger)
    };
    Err((Flaw::OutOfOrder(pair[0], pair[1]), revealed))
}

fn missing(shown: &[Face], offered: &[Amount], marked: &[usize]) -> Result<(), Mistake> {
    check_places(marked, offered.len())?;
    let [place] = marked else { return Err((Flaw::Unfinished, None)) };
    let amount = offered[place - 1];
    let sum = total(shown) + amount.value();
    if sum == Value::from_integer(1) {
        return Ok(());
    }
    let revealed = if amount.value() == total(shown) {
        Some(Misconception::GivenAgain)
    } else {
        is_near(sum).then_some(Misconception::NearlyExactly)
    };
    Err((Flaw::Adds(sum), revealed))
}

/// Returns the number of parts of each card, and then of all together, if one whole has this many.
pub(super) fn in_parts(faces: &[Face], whole: u32) -> Option<Vec<u32>> {
    let part = |face: &Face| {
        let parts = face.value() * whole;
        parts.is_integer().then(|| parts.to_integer())
    };
    let parts: Vec<u32> = faces.iter().map(part).collect::<Option<_>>()?;
    let all = parts.iter().sum();
    Some(parts.into_iter().chain([all]).collect())
}

/// Returns the place of the first wrong number in a sum, from 1, and the number that should stand there.
pub(super) fn first_wrong(sum: &Sum) -> Option<(usize, u32)> {
    let right = in_parts(&sum.faces, sum.whole)?;
    let wrong = sum.parts.iter().zip(&right).position(|(written, right)| written != right);
    let written = Value::new(*right.last()?, sum.whole);
    let place = wrong.or((sum.total.value() != written).then_some(sum.faces.len()))?;
    Some((place + 1, right[place]))
}

fn mend(sum: &Sum, place: usize, parts: u32) -> Result<(), Mistake> {
    let Some((first, right)) = first_wrong(sum) else { return Err((Flaw::OtherForm, None)) };
    if (place, parts) == (first, right) {
        return Ok(());
    }
    let tops = sum.faces.iter().map(|face| *face.value().numer()).sum::<u32>();
    let revealed = if place == sum.faces.len() + 1 && parts == tops {
        Some(Misconception::TopsAndBottoms)
    } else {
        let keeps = place.checked_sub(1).and_then(|index| sum.faces.get(index)).map(|face| *face.value().numer());
        (keeps == Some(parts)).then_some(Misconception::KeepsTop)
    };
    let flaw = if place == first { Flaw::HasParts(place, right) } else { Flaw::FirstWrong(first) };
    Err((flaw, revealed))
}

fn parts_of(faces: &[Face], parts: &[u32]) -> Result<(), Mistake> {
    let Some((right, _)) = Face::in_common_parts(faces) else { return Err((Flaw::OtherForm, None)) };
    if parts.len() > right.len() {
        return Err((Flaw::NotThere(right.len() + 1), None));
    }
    if let Some(index) = (0..parts.len()).find(|&index| parts[index] != right[index]) {
        let (face, written) = (faces[index], parts[index]);
        let reads = matches!(face.form(), Form::Decimal | Form::Percent) && written == beliefs::digits(face);
        let revealed = if reads {
            Some(Misconception::ReadsDigits)
        } else {
            (written == *face.value().numer()).then_some(Misconception::KeepsTop)
        };
        return Err((Flaw::HasParts(index + 1, right[index]), revealed));
    }
    if parts.len() < right.len() { Err((Flaw::Unfinished, None)) } else { Ok(()) }
}

fn exactly(faces: &[Face], answer: &Answer) -> Result<(), Mistake> {
    let (sum, one) = (total(faces), Value::from_integer(1));
    let right = match sum.cmp(&one) {
        std::cmp::Ordering::Less => Answer::Less(one - sum),
        std::cmp::Ordering::Equal => Answer::Exactly,
        std::cmp::Ordering::Greater => Answer::More(sum - one),
    };
    if *answer == right {
        return Ok(());
    }
    let repeats = faces.iter().any(|&face| beliefs::repeats(face));
    let revealed = match (answer, &right) {
        (Answer::Exactly, _) => seems_whole(faces).then_some(Misconception::NearlyExactly),
        (Answer::Less(_), Answer::Exactly) if repeats => Some(Misconception::RepeatingFallsShort),
        _ => None,
    };
    Err((if right == Answer::Exactly { Flaw::IsWhole } else { Flaw::Adds(sum) }, revealed))
}

fn swap(places: &[u8], with: Seat) -> Result<(), Mistake> {
    let Some(&there) = places.get(with.index()).filter(|_| with != Seat::FIRST) else {
        return Err((Flaw::Refused(Refusal::NoSeat(with)), None));
    };
    let farthest = Seat::first(places.len()).max_by_key(|seat| places[seat.index()]).unwrap_or(Seat::FIRST);
    if there == places[farthest.index()] {
        return Ok(());
    }
    Err((Flaw::Farther(farthest), (there > places[0]).then_some(Misconception::AnyoneAhead)))
}
