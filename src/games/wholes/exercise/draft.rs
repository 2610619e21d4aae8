//! An answer about cards while it is put together.

use flub::{
    games::wholes::{
        Card, Face, Value,
        lessons::{Answer, Hand, Task},
    },
    play::Seat,
};

/// An answer while it is put together. Not saved. Places count from 0.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The places picked, in order.
    pub picked: Vec<usize>,
    /// The places picked for a second turn.
    pub second: Vec<usize>,
    /// Whether cards are picked for the second turn.
    pub is_second: bool,
    /// The numbers written.
    pub parts: Vec<Option<u32>>,
    /// What is chosen: one of a few answers, or the place of a wrong number.
    pub chosen: Option<usize>,
    /// The difference from one whole: the numbers above and below.
    pub by: [Option<u32>; 2],
    /// The values said, or the value that too few cards have.
    pub said: Vec<Face>,
}

/// A change to a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Pick what is in this place, or put it back.
    Pick(usize),
    /// Pick cards for the first turn or the second.
    Second(bool),
    /// Write this number in this place; `None` if the text is not a number.
    Part(usize, Option<u32>),
    /// Choose this answer.
    Choose(usize),
    /// Write this number above or below.
    By(usize, Option<u32>),
    /// Say this value, or name it.
    Say(Face),
    /// Take back what is said in this place.
    Unsay(usize),
}

/// The hand that a task is about.
pub const fn hand(task: &Task) -> Option<&Hand> {
    match task {
        Task::Whole(hand) | Task::Longest(hand) | Task::Say(hand) | Task::Bait(hand) | Task::Twice(hand) => Some(hand),
        _ => None,
    }
}

/// Where the cards are in a hand, one place each.
fn places(hand: &[Card], cards: &[Card], taken: &[usize]) -> Vec<usize> {
    let mut found = taken.to_vec();
    for card in cards {
        found.extend((0..hand.len()).find(|place| hand[*place] == *card && !found.contains(place)));
    }
    found.split_off(taken.len())
}

impl Draft {
    /// The draft of an answer.
    pub fn of(task: &Task, answer: &Answer) -> Self {
        let draft = Self::default();
        let cards = hand(task).map_or(&[][..], |hand| &hand.cards);
        let by = |value: &Value| [Some(*value.numer()), Some(*value.denom())];
        match answer {
            Answer::Marks(places) | Answer::Order(places) => {
                Self { picked: places.iter().filter_map(|place| place.checked_sub(1)).collect(), ..draft }
            }
            Answer::Plays(played) => Self { picked: places(cards, played, &[]), ..draft },
            Answer::Twice(first, second) => {
                let picked = places(cards, first, &[]);
                Self { second: places(cards, second, &picked), picked, is_second: true, ..draft }
            }
            Answer::Parts(parts) => Self { parts: parts.iter().copied().map(Some).collect(), ..draft },
            Answer::Mend { place, parts } => Self { chosen: place.checked_sub(1), parts: vec![Some(*parts)], ..draft },
            Answer::Exactly => Self { chosen: Some(0), ..draft },
            Answer::Less(value) => Self { chosen: Some(1), by: by(value), ..draft },
            Answer::More(value) => Self { chosen: Some(2), by: by(value), ..draft },
            Answer::Says(faces) => Self { said: faces.clone(), ..draft },
            Answer::Yes | Answer::Call | Answer::CallAt(_) => Self { chosen: Some(0), ..draft },
            Answer::No(face) => Self { chosen: Some(1), said: face.iter().copied().collect(), ..draft },
            Answer::LetBe | Answer::LetBeAt(_) => Self { chosen: Some(1), ..draft },
            Answer::Swap(seat) => Self { chosen: Some(seat.index()), ..draft },
        }
    }

    /// The draft after a change.
    pub fn edited(mut self, task: &Task, edit: Edit) -> Self {
        match edit {
            Edit::Pick(place) => {
                let is_single = matches!(task, Task::Missing { .. });
                let second = self.is_second && matches!(task, Task::Twice(_));
                let list = if second { &mut self.second } else { &mut self.picked };
                match list.iter().position(|picked| *picked == place) {
                    Some(there) => drop(list.remove(there)),
                    None if is_single => *list = vec![place],
                    None => list.push(place),
                }
            }
            Edit::Second(is_second) => self.is_second = is_second,
            Edit::Part(place, part) => {
                if place >= self.parts.len() {
                    self.parts.resize(place + 1, None);
                }
                self.parts[place] = part;
            }
            Edit::Choose(place) => self.chosen = Some(place),
            Edit::By(place, number) => self.by[place.min(1)] = number,
            Edit::Say(face) if matches!(task, Task::Could(_)) => (self.chosen, self.said) = (Some(1), vec![face]),
            Edit::Say(face) => self.said.push(face),
            Edit::Unsay(place) if place < self.said.len() => drop(self.said.remove(place)),
            Edit::Unsay(_) => {}
        }
        self
    }

    /// The cards in these places of a hand.
    fn cards(task: &Task, places: &[usize]) -> Vec<Card> {
        let cards = hand(task).map_or(&[][..], |hand| &hand.cards);
        places.iter().filter_map(|&place| cards.get(place).copied()).collect()
    }

    /// The cards picked now.
    pub fn picked_cards(&self, task: &Task) -> Vec<Card> {
        Self::cards(task, if self.is_second { &self.second } else { &self.picked })
    }

    /// The answer; `None` while it is unfinished.
    pub fn answer(&self, task: &Task) -> Option<Answer> {
        let counted = || self.picked.iter().map(|place| place + 1).collect::<Vec<_>>();
        let by = || {
            let [top, bottom] = [self.by[0]?, self.by[1]?];
            (top > 0 && bottom > 0).then(|| Value::new(top, bottom))
        };
        match task {
            Task::Name { .. } => Some(Answer::Marks(counted())),
            Task::Missing { .. } => (!self.picked.is_empty()).then(|| Answer::Marks(counted())),
            Task::Order(faces) => (self.picked.len() == faces.len()).then(|| Answer::Order(counted())),
            Task::Whole(_) | Task::Longest(_) | Task::Bait(_) => {
                (!self.picked.is_empty()).then(|| Answer::Plays(Self::cards(task, &self.picked)))
            }
            Task::Twice(_) => (!self.picked.is_empty() && !self.second.is_empty())
                .then(|| Answer::Twice(Self::cards(task, &self.picked), Self::cards(task, &self.second))),
            Task::Parts { faces, .. } => {
                let parts: Option<Vec<u32>> = (0..faces.len()).map(|place| self.part(place)).collect();
                parts.map(Answer::Parts)
            }
            Task::Mend(_) => Some(Answer::Mend { place: self.chosen? + 1, parts: self.part(0)? }),
            Task::Exactly(_) => match self.chosen? {
                0 => Some(Answer::Exactly),
                1 => by().map(Answer::Less),
                _ => by().map(Answer::More),
            },
            Task::Say(_) => (!self.said.is_empty()).then(|| Answer::Says(self.said.clone())),
            Task::Could(_) => match self.chosen? {
                0 => Some(Answer::Yes),
                _ => self.said.first().map(|face| Answer::No(Some(*face))),
            },
            Task::Call(_) => Some(if self.chosen? == 0 { Answer::Call } else { Answer::LetBe }),
            Task::Swap(_) => Seat::new(self.chosen?).map(Answer::Swap),
        }
    }

    /// The number written in this place.
    pub fn part(&self, place: usize) -> Option<u32> {
        self.parts.get(place).copied().flatten()
    }
}
