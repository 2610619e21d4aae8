use super::{Action, Allowance, Floating, Level, Setup, Side, Solver, Turn, strategy};
use crate::play::{Bot, Random, Seat};

/// A computer player of either side. It keeps what it has proved about games with the same setup.
#[derive(Clone, Debug)]
pub struct Computer {
    level: Level,
    solver: Option<Solver>,
}

impl Computer {
    /// Returns a computer player of this level.
    pub const fn new(level: Level) -> Self {
        Self { level, solver: None }
    }

    /// Returns the level, which says how well it plays.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Switches to another level, keeping all that is proved so far.
    pub const fn set_level(&mut self, level: Level) {
        self.level = level;
    }

    /// Returns its solver for games of this setup, which is a new one if its last game had another setup.
    pub fn solver(&mut self, setup: Setup) -> &mut Solver {
        let solver = self.solver.take().filter(|solver| solver.setup() == setup);
        self.solver.insert(solver.unwrap_or_else(|| Solver::new(setup)))
    }

    /// Returns the turns it considers equally good, or `None` if the allowance runs out first. Empty if the game is
    /// over. Turns taken without looking ([`Level::strays`]) are left to [`Computer::turn`].
    pub fn consider(&mut self, state: &Floating, allowance: &mut Allowance) -> Option<Vec<Turn>> {
        let Some(side) = state.to_move() else { return Some(Vec::new()) };
        if self.foresees(state) {
            return strategy::trickiest(self.solver(state.setup()), state, side, allowance);
        }
        Some(match self.level {
            Level::Easy => strategy::greedy(state, side),
            Level::Strong | Level::Perfect => strategy::promising(state, side),
        })
    }

    /// Returns the turns that look best by what is proved so far, for callers that cannot wait for
    /// [`Computer::consider`].
    pub fn guess(&mut self, state: &Floating) -> Vec<Turn> {
        state.to_move().map_or_else(Vec::new, |side| strategy::likeliest(self.solver(state.setup()), state, side))
    }

    /// Whether a turn is proved to keep the value of the state for the side that takes it.
    pub fn is_sure(&mut self, state: &Floating, turn: Turn) -> bool {
        let (Some(side), Ok(after)) = (state.to_move(), state.after(turn)) else { return false };
        let solver = self.solver(state.setup());
        solver.range(&after).of(side).least >= solver.range(state).of(side).most
    }

    /// Returns its turn in a state, or `None` if the allowance runs out or the game is over. Equal random numbers give
    /// equal turns, whatever was proved before.
    pub fn turn(&mut self, state: &Floating, random: &mut Random, allowance: &mut Allowance) -> Option<Turn> {
        let turns = if random.chance(self.level.strays()) {
            strategy::placings(state).collect()
        } else {
            self.consider(state, allowance)?
        };
        random.pick(&turns).copied()
    }

    fn foresees(&self, state: &Floating) -> bool {
        Floating::CHECKERS - state.checkers().len() <= self.level.foresight()
    }
}

impl Bot<Floating> for Computer {
    fn choose(&mut self, seat: Seat, seen: &Floating, random: &mut Random) -> Option<Action> {
        let by: Side = seen.to_move().filter(|side| side.seat() == seat)?;
        self.turn(seen, random, &mut Allowance::unlimited()).map(|turn| Action { by, turn })
    }
}
