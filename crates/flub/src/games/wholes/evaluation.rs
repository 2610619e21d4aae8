use super::{Observation, Wholes};

use crate::play::Seat;

/// Where everybody stands, in spaces: those reached, and the worth of cards held.
#[derive(Clone, Copy, Debug)]
pub(super) struct Evaluation {
    seats: usize,
    places: [u8; Seat::MOST],
    worths: [f64; Seat::MOST],
}

/// What a card is worth in another's hand, in spaces.
const CARD: f64 = 0.6;

impl Evaluation {
    /// Returns the evaluation by a seat whose own hand has this worth.
    pub fn of(seen: &Observation, worth: f64) -> Self {
        let mut evaluation = Self { seats: seen.places.len(), places: [0; Seat::MOST], worths: [0.0; Seat::MOST] };
        evaluation.places[..evaluation.seats].copy_from_slice(&seen.places);
        for (worth, &count) in evaluation.worths.iter_mut().zip(&seen.counts) {
            *worth = CARD * count as f64;
        }
        evaluation.worths[seen.seat.index()] = worth;
        evaluation
    }

    /// Returns the evaluation where all hands lie open: everybody's space, and what their hands are worth, in spaces.
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

    /// Returns the evaluation after a call of a play of `count` cards that began on this space.
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

    /// Returns a seat's chance to win once nobody can call: certain on the last space, and otherwise greater the
    /// farther ahead it is, which weighs more near the end.
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
