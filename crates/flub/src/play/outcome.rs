use super::Seat;

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    scores: Vec<i32>,
}

impl Outcome {
    /// Returns the outcome with these scores, in seat order. The highest score wins; ties share the win.
    pub fn by_score(scores: Vec<i32>) -> Self {
        Self { scores }
    }

    /// Returns the scores, in seat order.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// Returns the seats with the highest score.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let best = self.scores.iter().max();
        Seat::first(self.scores.len()).filter(move |seat| Some(&self.scores[seat.index()]) == best)
    }

    /// Whether this seat is among the winners.
    pub fn won_by(&self, seat: Seat) -> bool {
        self.winners().any(|winner| winner == seat)
    }
}
