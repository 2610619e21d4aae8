use super::{Observation, Wholes};
use crate::play::Seat;

/// How everybody stands, in spaces: the space reached, and the worth of the cards held.
#[derive(Clone, Copy, Debug)]
pub(super) struct Evaluation {
    seats: usize,
    places: [u8; Seat::MOST],
    worths: [f64; Seat::MOST],
}

/// The worth of a card in another player's hand, in spaces.
const CARD: f64 = 0.6;

impl Evaluation {
    /// Returns the evaluation by a seat that values its own hand at this worth.
    pub fn of(seen: &Observation, worth: f64) -> Self {
        let mut evaluation = Self { seats: seen.places.len(), places: [0; Seat::MOST], worths: [0.0; Seat::MOST] };
        evaluation.places[..evaluation.seats].copy_from_slice(&seen.places);
        for (worth, &count) in evaluation.worths.iter_mut().zip(&seen.counts) {
            *worth = CARD * count as f64;
        }
        evaluation.worths[seen.seat.index()] = worth;
        evaluation
    }

    /// Returns the evaluation if all hands are open, from the space and the worth of the hand of each seat.
    pub fn open(places: &[u8], worths: &[f64]) -> Self {
        let mut evaluation = Self { seats: places.len(), places: [0; Seat::MOST], worths: [0.0; Seat::MOST] };
        evaluation.places[..places.len()].copy_from_slice(places);
        evaluation.worths[..worths.len()].copy_from_slice(worths);
        evaluation
    }

    /// Returns the evaluation after this seat plays `count` cards and keeps a hand of this worth.
    pub fn played(mut self, by: Seat, count: usize, worth: f64) -> Self {
        let place = usize::from(self.places[by.index()]) + count;
        self.places[by.index()] = place.min(Wholes::LAST_SPACE.into()) as u8;
        self.worths[by.index()] = worth;
        self
    }

    /// Returns the evaluation after a call. The play is given as the seat that played, the space on which its turn
    /// began, and its number of cards.
    pub fn called(mut self, (by, from, count): (Seat, u8, usize), caller: Seat, right: bool) -> Self {
        let back = if right { by } else { caller };
        let place = &mut self.places[back.index()];
        if right {
            *place = (*place).min(from);
            self.worths[caller.index()] += CARD * count as f64;
        }
        *place = usize::from(*place).saturating_sub(count) as u8;
        self
    }

    /// Returns the chance of a seat to win if no play can be called any more. It is certain on the last space;
    /// otherwise it grows with the lead, and a lead counts more near the end.
    pub fn chance(&self, seat: Seat) -> f64 {
        let places = &self.places[..self.seats];
        let first = places.iter().copied().max().unwrap_or(0);
        if first == Wholes::LAST_SPACE {
            return f64::from(u8::from(self.places[seat.index()] == first));
        }
        let weight = 0.15 + 1.5 / f64::from(Wholes::LAST_SPACE + 4 - first);
        let ahead = |place: usize| f64::from(self.places[place]) + self.worths[place];
        let own = ahead(seat.index());
        1.0 / (0..self.seats).map(|place| (weight * (ahead(place) - own)).exp()).sum::<f64>()
    }
}
