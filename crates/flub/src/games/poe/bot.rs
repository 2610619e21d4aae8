use super::{Act, Action, Case, Flub, Level, Poe, Position, Side, Stage, Version, perception::Perception, strategy};
use crate::{
    network::Goal,
    play::{Bot, Random, Seat},
};

/// A computer player in any seat. It sees what its [`Level`] lets it see, and it never calls time.
#[derive(Clone, Copy, Debug)]
pub struct Computer {
    level: Level,
}

impl Computer {
    /// Returns a computer player of this level.
    pub const fn new(level: Level) -> Self {
        Self { level }
    }

    /// Returns the level, which says how well it plays.
    pub const fn level(&self) -> Level {
        self.level
    }

    const fn perception(&self) -> Perception {
        Perception(self.level)
    }

    fn act(&self, by: Seat, seen: &Poe, random: &mut Random) -> Option<Act> {
        match (seen.stage(), seen.position()) {
            (Stage::Goal(setter), _) if setter == by => self.goal(seen.setup().version(), random).map(Act::SetGoal),
            (Stage::Turn(turn), Some(position)) if turn == by => Some(self.turn(position, random)),
            (Stage::Turn(_), Some(position)) if seen.may_challenge(by) => {
                self.looks(random).then(|| self.challenge(position, random))?
            }
            (Stage::Join(joiner), Some(position)) if joiner == by => {
                let hearing = seen.hearing()?;
                Some(Act::Join(self.side(position, hearing.case(), random)))
            }
            (Stage::Proof, Some(position)) => {
                let hearing = seen.hearing()?;
                hearing.writers().any(|writer| writer == by).then(|| self.paper(position, hearing.case(), random))
            }
            _ => None,
        }
    }

    fn goal(&self, version: Version, random: &mut Random) -> Option<Goal> {
        match self.level {
            Level::Beginner | Level::Student => random.pick(&version.common_goals()).copied(),
            Level::Expert => strategy::trickiest_goal(version, random),
        }
    }

    /// Decides by chance whether it looks at what a move leads to.
    fn looks(&self, random: &mut Random) -> bool {
        !random.chance(self.level.overlooks())
    }

    /// Decides by chance whether it takes the network for impossible without seeing why.
    fn jumps(&self, position: &Position, random: &mut Random) -> bool {
        random.chance(self.level.jumps()) && Perception::looks_hopeless(&position.network(), position.goal())
    }

    fn challenge(&self, position: &Position, random: &mut Random) -> Option<Act> {
        let seen = self.perception().right_challenge(position);
        seen.or_else(|| self.jumps(position, random).then_some(Flub::P)).map(Act::Challenge)
    }

    fn turn(&self, position: &Position, random: &mut Random) -> Act {
        let (network, goal) = (position.network(), position.goal());
        let looks = self.looks(random) || network.is_full();
        if looks {
            if let Some(challenge) = self.challenge(position, random) {
                return challenge;
            }
            if self.perception().is_ripe(&network, goal) {
                return Act::ForceOut;
            }
        }
        let letters = match self.level {
            _ if !looks => network.placements().collect(),
            Level::Beginner | Level::Student => self.perception().careful_letters(position),
            Level::Expert => strategy::trickiest_letters(position, random),
        };
        // In a full unsolved network nothing can be written, so it challenges the latest move.
        random.pick(&letters).map_or(Act::Challenge(Flub::P), |&letter| Act::Write(letter))
    }

    /// Returns the side that it believes to be right.
    fn side(&self, position: &Position, case: Case, random: &mut Random) -> Side {
        let believes = match case {
            Case::Challenge(kind) => {
                let sees = self.looks(random) && self.perception().sees(position, kind);
                sees || (kind == Flub::P && self.jumps(position, random))
            }
            Case::ForceOut => false,
        };
        if believes { Side::Challenger } else { Side::Mover }
    }

    fn paper(&self, position: &Position, case: Case, random: &mut Random) -> Act {
        if random.chance(self.level.gives_up()) {
            return Act::GiveUp;
        }
        position.find_proof(case).map_or(Act::GiveUp, Act::Prove)
    }
}

impl Bot<Poe> for Computer {
    fn choose(&mut self, seat: Seat, seen: &Poe, random: &mut Random) -> Option<Action> {
        self.act(seat, seen, random).map(|act| Action { by: seat, act })
    }
}
