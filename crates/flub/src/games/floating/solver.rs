use super::{
    Allowance, Floating, Setup, Side, Turn,
    position::{Position, Rules},
    search::Search,
};

/// The values of games of one setup with best play on both sides. A solver caches what it has proved, so keep it as
/// long as games of its setup are played.
///
/// Values are margins of X, as [`Floating::margin`] counts them.
#[derive(Clone, Debug)]
pub struct Solver {
    setup: Setup,
    search: Search,
}

/// The range of margins of X in which the value of a state lies, inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// X gets at least this.
    pub least: i32,
    /// X gets at most this.
    pub most: i32,
}

impl Range {
    /// Returns the value if it is proved, that is, if the range has one number.
    pub fn value(self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }

    /// Returns the same range in margins of this side.
    pub const fn of(self, side: Side) -> Self {
        match side {
            Side::X => self,
            Side::O => Self { least: -self.most, most: -self.least },
        }
    }
}

impl Solver {
    /// Returns a solver for games of this setup that has proved nothing yet.
    pub fn new(setup: Setup) -> Self {
        Self { setup, search: Search::new(Rules::new(setup)) }
    }

    /// Returns the setup of the games it solves.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Returns the number of positions in memory. Positions that differ only by rotation, reflection or shift count
    /// once.
    pub fn known(&self) -> usize {
        self.search.known()
    }

    /// Returns the number of visits to positions.
    pub const fn visited(&self) -> u64 {
        self.search.visited()
    }

    /// Returns the range proved for a state so far.
    ///
    /// # Panics
    /// If the state has another setup than the solver, as in all questions to a solver.
    pub fn range(&self, state: &Floating) -> Range {
        let Some((position, side)) = self.position(state) else { return exactly(state.margin()) };
        let bounds = self.search.bounds(&position);
        let bounds = if side == Side::X { bounds } else { bounds.reversed() };
        Range { least: bounds.least.into(), most: bounds.most.into() }
    }

    /// Returns the value of a state, or `None` if the allowance runs out before it is proved.
    pub fn value(&mut self, state: &Floating, allowance: &mut Allowance) -> Option<i32> {
        let Some((position, side)) = self.position(state) else { return Some(state.margin()) };
        let value = i32::from(self.search.value(&position, allowance)?);
        Some(margin_of(side, value))
    }

    /// Whether this side ends at least `margin` ahead, or `None` if the allowance runs out before that is proved.
    pub fn is_worth(&mut self, state: &Floating, side: Side, margin: i32, allowance: &mut Allowance) -> Option<bool> {
        let Range { least, most } = self.range(state).of(side);
        let Some((position, to_move)) = self.position(state).filter(|_| least < margin && margin <= most) else {
            return Some(margin <= least);
        };
        // The margin is within the range, so it fits.
        let goal = if side == to_move { margin } else { 1 - margin } as i8;
        let reached = self.search.probe(&position, goal, allowance)? >= goal;
        Some(reached == (side == to_move))
    }

    /// Returns the turns that keep the value of a state, in the order of [`Floating::turns`], or `None` if the
    /// allowance runs out before they are proved. Empty if the game is over.
    pub fn best(&mut self, state: &Floating, allowance: &mut Allowance) -> Option<Vec<Turn>> {
        let Some(side) = state.to_move() else { return Some(Vec::new()) };
        let value = margin_of(side, self.value(state, allowance)?);
        self.worth(state, state.turns().into_iter(), side, value, allowance)
    }

    /// Returns a line of best play on both sides from a state, to the end or as far as the allowance goes. A checker is
    /// moved only if no other turn is best.
    pub fn line(&mut self, state: &Floating, allowance: &mut Allowance) -> Vec<Turn> {
        let mut line = Vec::new();
        let mut state = *state;
        while let Some(turn) = self.best_turn(&state, allowance) {
            line.push(turn);
            state = after(&state, turn);
        }
        line
    }

    fn best_turn(&mut self, state: &Floating, allowance: &mut Allowance) -> Option<Turn> {
        let side = state.to_move()?;
        let value = margin_of(side, self.value(state, allowance)?);
        for turn in state.turns() {
            if self.is_worth(&after(state, turn), side, value, allowance)? {
                return Some(turn);
            }
        }
        None
    }

    /// Returns those of the turns after which this side ends at least `margin` ahead.
    pub(super) fn worth(
        &mut self,
        state: &Floating,
        turns: impl Iterator<Item = Turn>,
        side: Side,
        margin: i32,
        allowance: &mut Allowance,
    ) -> Option<Vec<Turn>> {
        let mut worth = Vec::new();
        for turn in turns {
            if self.is_worth(&after(state, turn), side, margin, allowance)? {
                worth.push(turn);
            }
        }
        Some(worth)
    }

    /// Whether these states differ only by rotation, reflection or shift. `false` if there are none, or if one is over.
    pub(super) fn are_alike(&self, states: impl Iterator<Item = Floating>) -> bool {
        let mut keys = states.map(|state| self.position(&state).map(|(position, _)| self.search.key(&position)));
        let first = keys.next();
        first.flatten().is_some() && keys.all(|key| Some(key) == first)
    }

    fn position(&self, state: &Floating) -> Option<(Position, Side)> {
        assert_eq!(state.setup(), self.setup, "a solver is asked about games of its setup");
        Position::new(state).zip(state.to_move())
    }
}

/// Returns the state after a turn from the state's own list.
pub(super) fn after(state: &Floating, turn: Turn) -> Floating {
    state.after(turn).expect("a listed turn is accepted")
}

/// Converts a margin of X to one of this side, or back.
pub(super) const fn margin_of(side: Side, margin: i32) -> i32 {
    match side {
        Side::X => margin,
        Side::O => -margin,
    }
}

const fn exactly(margin: i32) -> Range {
    Range { least: margin, most: margin }
}
