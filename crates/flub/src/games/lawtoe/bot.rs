use super::{Act, Action, Flub, LawToe, Level, Role, Solver, Stage, strategy::Strategist, writing::Writing};
use crate::{
    network::Goal,
    play::{Bot, Random, Seat},
};

/// A computer player of either role. It plays as the exact solver says, apart from what its [`Level`] makes it
/// overlook.
#[derive(Clone, Debug)]
pub struct Computer {
    level: Level,
    solver: Solver,
}

impl Computer {
    /// Returns a computer player of this level.
    pub fn new(level: Level) -> Self {
        Self { level, solver: Solver::new() }
    }

    /// Returns the level, which says how well it plays.
    pub const fn level(&self) -> Level {
        self.level
    }

    fn act(&mut self, by: Role, seen: &LawToe, random: &mut Random) -> Option<Act> {
        Some(match seen.stage() {
            Stage::Proof(burden) => seen.find_proof(*burden).map_or(Act::GiveUp, Act::Prove),
            Stage::Goal => self.set_goal(seen, random),
            Stage::Over(_) => return None,
            Stage::Turn(_) => match self.right_challenge(seen, random) {
                Some(kind) => Act::Challenge(kind),
                None if seen.network().is_full() => Act::LetStand,
                None => self.write(by, seen, random),
            },
        })
    }

    fn right_challenge(&self, seen: &LawToe, random: &mut Random) -> Option<Flub> {
        seen.right_challenges().next().filter(|_| !random.chance(self.level.misses()))
    }

    /// Chooses a winning goal, or any goal if neither wins. In Pedagogue both lose, but after odd 320 and after even
    /// 316 of the Defendant's 324 first moves throw the win away.
    fn set_goal(&mut self, seen: &LawToe, random: &mut Random) -> Act {
        let wins = |goal: &Goal| self.solver.winner_with(seen.variant(), *goal) == Role::Plaintiff;
        let winning: Vec<Goal> = LawToe::GOALS.into_iter().filter(wins).collect();
        let stray = winning.is_empty() || random.chance(self.level.strays());
        let goals = if stray { &LawToe::GOALS[..] } else { &winning };
        Act::SetGoal(*random.pick(goals).expect("there are two goals"))
    }

    fn write(&mut self, by: Role, seen: &LawToe, random: &mut Random) -> Act {
        let goal = seen.goal().expect("nothing is written before the goal is set");
        let writings: Vec<Writing> = seen.variant().writings(seen.network()).collect();
        let mut strategist = Strategist { solver: &mut self.solver, variant: seen.variant(), goal, by };
        let stray = random.chance(self.level.strays());
        let choice = if stray { strategist.plausible(&writings) } else { strategist.most_promising(&writings) };
        Act::Write(random.pick(&choice).expect("a mat that is not full can be written on").letters())
    }
}

impl Bot<LawToe> for Computer {
    fn choose(&mut self, seat: Seat, seen: &LawToe, random: &mut Random) -> Option<Action> {
        let by = seen.to_act().filter(|role| role.seat() == seat)?;
        self.act(by, seen, random).map(|act| Action { by, act })
    }
}
