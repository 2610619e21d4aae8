use super::{
    Action, Bar, Event, Refusal, Score, Setup, Shift, Side, Square, TicTacToe, Turn, Variation,
    ground::Ground,
    squares::{AREA, Squares},
};
use crate::play::{Game, Outcome, Seat, Seed};

/// A state of a game of Floating Tic-Tac-Toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Floating {
    setup: Setup,
    checkers: [Squares; 2],
    moved: [bool; 2],
}

impl Floating {
    /// The number of checkers played in a game.
    pub const CHECKERS: usize = 16;

    /// Returns the settings of the game.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Whether this variation is played.
    pub const fn plays(&self, variation: Variation) -> bool {
        self.setup.variations.has(variation)
    }

    /// Returns the checkers of a side.
    pub const fn of(&self, side: Side) -> Squares {
        self.checkers[side as usize]
    }

    /// Returns all checkers.
    pub const fn checkers(&self) -> Squares {
        self.of(Side::X).or(self.of(Side::O))
    }

    /// Returns the side of the checker on this square.
    pub fn at(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.of(side).has(square))
    }

    /// Returns the side whose turn it is, or `None` if the game is over.
    pub const fn to_move(&self) -> Option<Side> {
        match self.checkers().len() {
            Self::CHECKERS.. => None,
            even if even % 2 == 0 => Some(Side::X),
            _ => Some(Side::O),
        }
    }

    /// Returns the squares, filled or not, that lie in some four by four area together with all checkers. Before the
    /// first checker, returns the centre.
    pub fn reach(&self) -> Squares {
        if self.checkers().is_empty() {
            return self.setup.board.centre();
        }
        self.checkers().reach().and(self.setup.board.squares())
    }

    /// Returns the four by four area in which the game ends, once the checkers span so much that only one area is left.
    /// Squares outside it can be reached only if a checker is moved.
    pub fn area(&self) -> Option<Squares> {
        let reach = self.reach();
        (reach.len() == (AREA * AREA) as usize && reach.extent() == (AREA as usize, AREA as usize)).then_some(reach)
    }

    /// Returns the squares on which a new checker may be put if none is moved.
    pub fn open(&self) -> Squares {
        if self.to_move().is_none() { Squares::NONE } else { self.ground().open(self.checkers()) }
    }

    /// Returns the squares on which a side would make a tic-tac-toe with a new checker, if it were its turn and no
    /// checker were moved.
    pub fn threats(&self, side: Side) -> Squares {
        Score::completing(self.of(side), self.open())
    }

    /// Returns the tic-tac-toes that a side would make with one new checker, if it were its turn and no checker were moved.
    pub fn nearly(&self, side: Side) -> Vec<TicTacToe> {
        let own = self.of(side);
        let made = |square: Square| {
            let score = Score::of(own.with(square), false);
            score
                .tic_tac_toes()
                .iter()
                .copied()
                .filter(move |line| line.squares().contains(&square))
                .collect::<Vec<_>>()
        };
        self.threats(side).iter().flat_map(made).collect()
    }

    /// Returns why no new checker may be put on this square if none is moved, or `None` if one may or the game is over.
    pub fn bar(&self, square: Square) -> Option<Bar> {
        self.to_move()?;
        self.ground().bar(self.checkers, square)
    }

    /// Whether this side may still move a checker in this game. Always `false` without *moving*.
    pub const fn has_move(&self, side: Side) -> bool {
        self.plays(Variation::Moving) && !self.moved[side as usize]
    }

    /// Returns the checkers that the side whose turn it is may move now.
    pub fn movable(&self) -> Squares {
        match self.to_move() {
            Some(side) if self.has_move(side) => {
                self.of(side).iter().filter(|&from| !self.targets(from).is_empty()).collect()
            }
            _ => Squares::NONE,
        }
    }

    /// Returns the squares to which the checker on this square may be moved before the turn. Empty if it may not be
    /// moved.
    pub fn targets(&self, from: Square) -> Squares {
        match self.to_move() {
            Some(side) if self.may_lift(side, from).is_ok() => {
                self.ground().open(self.checkers().without(from)).without(from)
            }
            _ => Squares::NONE,
        }
    }

    /// Returns the squares on which a new checker may be put after this move of one. Empty if the move is not allowed.
    pub fn open_after(&self, shift: Shift) -> Squares {
        let moved = self.to_move().ok_or(Refusal::Over).and_then(|side| self.shifted(side, shift));
        moved.map_or(Squares::NONE, |[x, o]| self.ground().open(x.or(o)))
    }

    /// Checks whether the side to move may move a checker like this before it puts one down.
    ///
    /// # Errors
    /// Returns the first reason why it may not.
    pub fn check_shift(&self, shift: Shift) -> Result<(), Refusal> {
        let side = self.to_move().ok_or(Refusal::Over)?;
        self.shifted(side, shift).map(|_| ())
    }

    /// Returns all turns that the rules allow now. Turns that move no checker come first.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns: Vec<Turn> = self.open().iter().map(Turn::at).collect();
        let ground = self.ground();
        for from in self.movable().iter() {
            let rest = self.checkers().without(from);
            for to in self.targets(from).iter() {
                let shift = Some(Shift { from, to });
                turns.extend(ground.open(rest.with(to)).iter().map(|square| Turn { shift, square }));
            }
        }
        turns
    }

    /// Returns the state after this turn of the side whose turn it is.
    ///
    /// # Errors
    /// Returns the first reason why the rules do not allow the turn.
    pub fn after(&self, turn: Turn) -> Result<Self, Refusal> {
        let side = self.to_move().ok_or(Refusal::Over)?;
        let mut next = *self;
        if let Some(shift) = turn.shift {
            next.checkers = self.shifted(side, shift)?;
            next.moved[side as usize] = true;
        }
        if let Some(bar) = self.ground().bar(next.checkers, turn.square) {
            return Err(Refusal::At(turn.square, bar));
        }
        let own = &mut next.checkers[side as usize];
        *own = own.with(turn.square);
        Ok(next)
    }

    /// Returns the score of a side so far.
    pub fn score(&self, side: Side) -> Score {
        Score::of(self.of(side), self.plays(Variation::Sharing))
    }

    /// Returns by how many points X is ahead, or with *fewest*, how many more points O has.
    pub fn margin(&self) -> i32 {
        let ahead = self.score(Side::X).points() - self.score(Side::O).points();
        if self.plays(Variation::Fewest) { -ahead } else { ahead }
    }

    /// Returns the events of this turn, given the state before it.
    fn events(&self, before: &Self, Action { by, turn }: Action) -> Vec<Event> {
        let points = |side| (before.score(side).points(), self.score(side).points());
        let scored = Side::BOTH.into_iter().filter_map(|side| match points(side) {
            (before, now) if before == now => None,
            (_, points) => Some(Event::Scored { side, points }),
        });
        let ended = self.to_move().is_none();
        let area = self.area().filter(|_| !ended && before.area() != self.area());
        let played = [Event::Played { by, turn }];
        played
            .into_iter()
            .chain(scored)
            .chain(area.map(Event::AreaSettled))
            .chain(ended.then_some(Event::Ended))
            .collect()
    }

    fn ground(&self) -> Ground {
        Ground::new(self.setup)
    }

    fn may_lift(&self, side: Side, from: Square) -> Result<(), Refusal> {
        if !self.plays(Variation::Moving) {
            return Err(Refusal::NotMoving);
        }
        if self.moved[side as usize] {
            return Err(Refusal::MovedBefore);
        }
        if self.of(side).has(from) { Ok(()) } else { Err(Refusal::NotYours(from)) }
    }

    /// Returns the checkers of both sides after this side moves a checker.
    fn shifted(&self, side: Side, Shift { from, to }: Shift) -> Result<[Squares; 2], Refusal> {
        self.may_lift(side, from)?;
        if from == to {
            return Err(Refusal::To(to, Bar::Filled(side)));
        }
        let mut checkers = self.checkers;
        let own = &mut checkers[side as usize];
        *own = own.without(from);
        if let Some(bar) = self.ground().bar(checkers, to) {
            return Err(Refusal::To(to, bar));
        }
        let own = &mut checkers[side as usize];
        *own = own.with(to);
        Ok(checkers)
    }
}

impl Game for Floating {
    const NAME: &'static str = "floating";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    /// Both sides see the whole state.
    type Observation = Floating;
    type Refusal = Refusal;

    fn begin(setup: &Setup, _seed: Seed) -> Self {
        Self { setup: *setup, checkers: [Squares::NONE; 2], moved: [false; 2] }
    }

    fn seats(&self) -> usize {
        2
    }

    fn actor(action: &Action) -> Seat {
        action.by.seat()
    }

    fn may_act(&self, seat: Seat) -> bool {
        self.to_move().is_some_and(|side| side.seat() == seat)
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        let side = self.to_move().filter(|side| side.seat() == seat);
        let turns = |by: Side| self.turns().into_iter().map(move |turn| Action { by, turn });
        side.map_or_else(Vec::new, |by| turns(by).collect())
    }

    fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        let before = *self;
        match self.to_move() {
            None => return Err(Refusal::Over),
            Some(side) if side != action.by => return Err(Refusal::NotYourTurn(side)),
            Some(_) => *self = self.after(action.turn)?,
        }
        Ok(self.events(&before, *action))
    }

    fn observe(&self, _seat: Seat) -> Floating {
        *self
    }

    /// Returns the points of both sides as scores, negated with *fewest*, so that the higher score wins.
    fn outcome(&self) -> Option<Outcome> {
        if self.to_move().is_some() {
            return None;
        }
        let sign = if self.plays(Variation::Fewest) { -1 } else { 1 };
        Some(Outcome::by_score(Side::BOTH.map(|side| sign * self.score(side).points()).to_vec()))
    }
}
