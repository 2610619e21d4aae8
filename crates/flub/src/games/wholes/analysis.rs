use super::{
    Act, Action, Card, Level, Stage, Wholes,
    evaluation::Evaluation,
    strategy::{Strategy, without},
};
use crate::play::{Game, Seat, order};

/// What can be said about a state if all hands are open.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// How each seat stands.
    pub standings: Vec<Standing>,
    /// What the players who may act now can do, best first: play a whole or pass, or call or let it be. Each comes with
    /// the estimated chance of its player to win afterwards, from 0 to 1.
    pub choices: Vec<(Action, f64)>,
}

/// How a seat stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The seat that is described.
    pub seat: Seat,
    /// The whole in its hand with the most cards. Empty if the hand holds no whole.
    pub longest: Vec<Card>,
    /// The estimated chance of the seat to win, from 0 to 1.
    pub chance: f64,
    /// The chance that a call by this seat would be right, as far as it can know, from 0 to 1. `None` if it cannot
    /// call.
    pub call: Option<f64>,
}

/// The largest number of wholes in a hand that are compared.
const WHOLES: usize = 4;

impl Wholes {
    /// Returns an analysis of this state with all hands open: what is in each hand, who is likely to win, and what each
    /// choice leads to.
    pub fn analysis(&self) -> Analysis {
        let seats = || Seat::first(self.seats());
        let worth = |seat: Seat, hand: &[Card]| Strategy::new(Level::Expert, &self.observe_open(seat)).worth(hand);
        let worths: Vec<f64> = seats().map(|seat| worth(seat, self.hand(seat))).collect();
        let evaluation = Evaluation::open(self.places(), &worths);
        let standings = seats().map(|seat| Standing {
            seat,
            longest: self.deck().wholes_in(self.hand(seat), 1 + WHOLES).into_iter().next().unwrap_or_default(),
            chance: evaluation.chance(seat),
            call: self.may_call(seat).then(|| self.observe(seat).call_odds()).flatten(),
        });
        let mut choices: Vec<(Action, f64)> = match (self.stage(), self.play()) {
            (Stage::Turn(by, _), _) => {
                let wholes = self.deck().wholes_in(self.hand(by), WHOLES).into_iter().map(|cards| {
                    let rest = without(self.hand(by), &cards);
                    let chance = evaluation.played(by, cards.len(), worth(by, &rest)).chance(by);
                    let said = cards.iter().filter_map(Card::face).collect();
                    (Action { by, act: Act::Play { cards, said } }, chance)
                });
                wholes.chain([(Action { by, act: Act::Pass }, evaluation.chance(by))]).collect()
            }
            (_, Some(play)) => {
                let right = !self.deck().is_whole(&play.cards) && !play.cards.contains(&Card::Bait);
                let called = (play.by, play.from, play.cards.len());
                let callers = seats().filter(|&seat| self.may_call(seat));
                callers
                    .flat_map(|by| {
                        let after = evaluation.called(called, by, right).chance(by);
                        [(Act::Call, after), (Act::LetBe, evaluation.chance(by))]
                            .map(|(act, chance)| (Action { by, act }, chance))
                    })
                    .collect()
            }
            _ => Vec::new(),
        };
        order::sort_by(&mut choices, |(_, one), (_, other)| other.total_cmp(one));
        Analysis { standings: standings.collect(), choices }
    }
}
