use super::{
    Allowance, Floating, Setup, Side, Turn,
    position::{Position, Rules},
    search::Search,
};

/// What games of one setup are worth with best play on both sides. It remembers what it has proved, so it is best kept
/// as long as games of that setup are played.
///
/// Values are margins of X, as [`Floating::margin`] counts them.
#[derive(Clone, Debug)]
pub struct Solver {
    setup: Setup,
    search: Search,
}

/// Between which margins of X the value of a state lies, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// X gets no less.
    pub least: i32,
    /// X gets no more.
    pub most: i32,
}

impl Range {
    /// The value, where it is proved.
    pub fn value(self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }

    /// The same as margins of this side.
    pub const fn of(self, side: Side) -> Self {
        match side {
            Side::X => self,
            Side::O => Self { least: -self.most, most: -self.least },
        }
    }
}

impl Solver {
    /// A solver for games of this setup that has proved nothing yet.
    pub fn new(setup: Setup) -> Self {
        Self { setup, search: Search::new(Rules::new(setup)) }
    }

    /// The setup of the games it solves.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// How many positions something is remembered of; those that differ by a turn, a reflection or a shift are one.
    pub fn known(&self) -> usize {
        self.search.known()
    }

    /// How many times it has looked into a position.
    pub const fn visited(&self) -> u64 {
        self.search.visited()
    }

    /// What is proved of a state so far.
    ///
    /// # Panics
    /// When the state is of another setup, as in everything that is asked of a solver.
    pub fn range(&self, state: &Floating) -> Range {
        let Some((position, side)) = self.position(state) else { return exactly(state.margin()) };
        let bounds = self.search.bounds(&position);
        let bounds = if side == Side::X { bounds } else { bounds.reversed() };
        Range { least: bounds.least.into(), most: bounds.most.into() }
    }

    /// The value of a state; nothing when the allowance is used up before it is proved.
    pub fn value(&mut self, state: &Floating, allowance: &mut Allowance) -> Option<i32> {
        let Some((position, side)) = self.position(state) else { return Some(state.margin()) };
        let value = i32::from(self.search.value(&position, allowance)?);
        Some(margin_of(side, value))
    }

    /// Whether this side comes out at least so far ahead; nothing when the allowance is used up before it is proved.
    pub fn is_worth(&mut self, state: &Floating, side: Side, margin: i32, allowance: &mut Allowance) -> Option<bool> {
        let Range { least, most } = self.range(state).of(side);
        let Some((position, to_move)) = self.position(state).filter(|_| least < margin && margin <= most) else {
            return Some(margin <= least);
        };
        // Within the range, so it is as small as a margin is.
        let goal = if side == to_move { margin } else { 1 - margin } as i8;
        let reached = self.search.probe(&position, goal, allowance)? >= goal;
        Some(reached == (side == to_move))
    }

    /// The turns that keep the value of a state, in the order of [`Floating::turns`]; nothing when the allowance is
    /// used up before they are proved, and none when the game is over.
    pub fn best(&mut self, state: &Floating, allowance: &mut Allowance) -> Option<Vec<Turn>> {
        let Some(side) = state.to_move() else { return Some(Vec::new()) };
        let value = margin_of(side, self.value(state, allowance)?);
        self.worth(state, state.turns().into_iter(), side, value, allowance)
    }

    /// A line of best play on both sides from a state on, to the end or as far as the allowance goes. A checker is moved
    /// only where no other turn is best.
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

    /// Those of the turns of a state after which this side comes out at least so far ahead.
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

    /// Whether these states, none of them over, differ by a turn, a reflection or a shift only.
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

/// The state after a turn that the state itself has listed.
pub(super) fn after(state: &Floating, turn: Turn) -> Floating {
    state.after(turn).expect("a listed turn is accepted")
}

/// A margin of X as one of this side, and the other way round.
pub(super) const fn margin_of(side: Side, margin: i32) -> i32 {
    match side {
        Side::X => margin,
        Side::O => -margin,
    }
}

const fn exactly(margin: i32) -> Range {
    Range { least: margin, most: margin }
}
