use super::Seat;

/// How a finished game came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    scores: Vec<i32>,
}

impl Outcome {
    /// The outcome in which each seat, in order, has this score. The highest wins; those level on it share the win.
    pub fn by_score(scores: Vec<i32>) -> Self {
        Self { scores }
    }

    /// The score of every seat in order.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// The seats with the highest score.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let best = self.scores.iter().max();
        Seat::first(self.scores.len()).filter(move |seat| Some(&self.scores[seat.index()]) == best)
    }

    /// Whether this seat is among the winners.
    pub fn won_by(&self, seat: Seat) -> bool {
        self.winners().any(|winner| winner == seat)
    }
}
