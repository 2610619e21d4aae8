use super::{Act, Action, Card, Level, Observation, Stage, Wholes, strategy::Strategy};
use crate::play::{Bot, Random, Seat};

/// A computer player in any seat. It calls another player's play or lets it be before it draws, and plays SWAP and
/// REPLAY out of turn too.
#[derive(Clone, Copy, Debug)]
pub struct Computer {
    level: Level,
}

impl Computer {
    /// Returns a computer player of this level.
    pub const fn new(level: Level) -> Self {
        Self { level }
    }

    /// Returns the level, which says how it plays.
    pub const fn level(&self) -> Level {
        self.level
    }

    fn act(&self, seen: &Observation, random: &mut Random) -> Option<Act> {
        let strategy = Strategy::new(self.level, seen);
        let holds = |card| seen.hand.contains(&card);
        let callable = seen.play.as_ref().is_some_and(|play| play.callable);
        match seen.stage {
            Stage::Over => None,
            _ if holds(Card::Swap)
                && let Some(other) = strategy.swap() =>
            {
                Some(Act::Swap(other))
            }
            Stage::Turn(whose, _) if whose == seen.seat => Some(strategy.play(random).unwrap_or(Act::Pass)),
            Stage::Draw(_) if callable => Some(if strategy.calls() { Act::Call } else { Act::LetBe }),
            Stage::Draw(next) if next == seen.seat => Some(Act::Draw),
            Stage::Draw(_) if seen.latest == Some(seen.seat) && holds(Card::Replay) => Some(Act::Replay),
            Stage::Turn(..) | Stage::Draw(_) => None,
        }
    }
}

impl Bot<Wholes> for Computer {
    fn choose(&mut self, seat: Seat, seen: &Observation, random: &mut Random) -> Option<Action> {
        self.act(seen, random).map(|act| Action { by: seat, act })
    }
}
