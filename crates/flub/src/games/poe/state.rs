use super::{Act, Action, Case, Event, Flub, Hearing, Length, Position, Refusal, Round, Setup, Side, hearing::Paper};
use crate::{
    network::{Goal, LetterProof, Placement, Rules},
    play::{Game, Outcome, Seat, Seed},
};

/// A state of a match of POE.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Poe {
    setup: Setup,
    finished: Vec<Round>,
    position: Option<Position>,
    hearing: Option<Hearing>,
    time_called: bool,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// This player sets the goal.
    Goal(Seat),
    /// This player writes, challenges or declares a force-out. Meanwhile everybody but the mover may challenge.
    Turn(Seat),
    /// This player joins a side.
    Join(Seat),
    /// Every player who bears the burden and has not handed in a sealed proof writes one.
    Proof,
    /// The match is over.
    Over,
}

impl Poe {
    /// Returns the settings of the match.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the finished rounds.
    pub fn finished(&self) -> &[Round] {
        &self.finished
    }

    /// Returns the goal and letters of the round in progress, or `None` before its goal is set.
    pub const fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Returns the challenge or force-out that is being heard.
    pub const fn hearing(&self) -> Option<&Hearing> {
        self.hearing.as_ref()
    }

    /// Whether time has been called, so that the round in progress is the last.
    pub const fn is_time_called(&self) -> bool {
        self.time_called
    }

    /// Returns the player who sets the goal of the round in progress, or of the next one. The first seat begins, then
    /// players take turns.
    pub fn setter(&self) -> Seat {
        self.seat(self.finished.len())
    }

    /// Returns the player who made this move of the round in progress. Move 0 is the goal.
    pub fn writer(&self, number: usize) -> Seat {
        self.seat(self.finished.len() + number)
    }

    /// Returns the player who made the latest move of the round in progress, or `None` before its goal is set.
    pub fn mover(&self) -> Option<Seat> {
        self.position.as_ref().map(|position| self.writer(position.latest()))
    }

    fn seat(&self, place: usize) -> Seat {
        Seat::first(self.setup.seats()).nth(place % self.setup.seats()).expect("the remainder is a seat")
    }

    /// Returns the points of every seat so far.
    pub fn scores(&self) -> Vec<i32> {
        let points = |seat: Seat| self.finished.iter().map(|round| round.findings()[seat.index()].points).sum();
        Seat::first(self.setup.seats()).map(points).collect()
    }

    /// Returns what the match waits for.
    pub fn stage(&self) -> Stage {
        match (&self.position, &self.hearing) {
            (Some(_), Some(hearing)) => hearing.to_join().map_or(Stage::Proof, Stage::Join),
            (Some(position), None) => Stage::Turn(self.writer(position.latest() + 1)),
            (None, _) if self.is_over() => Stage::Over,
            (None, _) => Stage::Goal(self.setter()),
        }
    }

    /// Whether this player may challenge the latest move.
    pub fn may_challenge(&self, seat: Seat) -> bool {
        matches!(self.stage(), Stage::Turn(_)) && self.sits(seat) && self.mover() != Some(seat)
    }

    /// Returns the kinds of flub as which the latest move can be challenged, rightly or not. A goal can only be
    /// challenged as a P-flub.
    pub fn challenges(&self) -> &'static [Flub] {
        match &self.position {
            None => &[],
            Some(position) if position.latest() == 0 => &[Flub::P],
            Some(_) => &Flub::ALL,
        }
    }

    /// Whether the match is over, assuming that no round is in progress.
    fn is_over(&self) -> bool {
        let rounds = self.finished.len();
        rounds >= Length::MOST_ROUNDS as usize
            || match self.setup.length() {
                Length::Points(target) => self.scores().into_iter().any(|score| score >= i32::from(target)),
                Length::Rounds(number) => rounds >= number as usize,
                Length::Minutes(_) => self.time_called,
            }
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.index() < self.setup.seats()
    }

    fn set_goal(&mut self, by: Seat, goal: Goal) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Goal(setter) if setter != by => Err(Refusal::GoalDue(setter)),
            Stage::Goal(_) if !self.setup.version().offers(goal) => Err(Refusal::GoalNotOffered(goal)),
            Stage::Goal(_) => {
                self.position = Some(Position::new(self.setup.version().mat(), goal));
                Ok(())
            }
            _ => Err(Refusal::GoalSet),
        }
    }

    /// Returns the position and the seat whose turn it is, or a refusal if letters are not being written.
    fn turn(&self) -> Result<(&Position, Seat), Refusal> {
        match (self.stage(), &self.position) {
            (Stage::Turn(seat), Some(position)) => Ok((position, seat)),
            (Stage::Goal(setter), _) => Err(Refusal::GoalDue(setter)),
            _ => Err(Refusal::Hearing),
        }
    }

    fn write(&mut self, by: Seat, letter: Placement) -> Result<(), Refusal> {
        let (position, turn) = self.turn()?;
        if turn != by {
            return Err(Refusal::NotYourTurn(turn));
        }
        if position.network().is_full() {
            return Err(Refusal::MatFull);
        }
        if !Rules::Poe.letters().contains(&letter.letter) {
            return Err(Refusal::WrongLetter(letter.letter));
        }
        if !position.size().every().has(letter.square) {
            return Err(Refusal::NoSquare(letter.square));
        }
        self.position = Some(position.clone().with(letter).ok_or(Refusal::Filled(letter.square))?);
        Ok(())
    }

    fn challenge(&mut self, by: Seat, kind: Flub) -> Result<(), Refusal> {
        let (position, _) = self.turn()?;
        let mover = self.writer(position.latest());
        if mover == by {
            return Err(Refusal::OwnMove);
        }
        if !self.challenges().contains(&kind) {
            return Err(Refusal::GoalIsNoLetter);
        }
        self.hearing = Some(Hearing::new(Case::Challenge(kind), by, mover, self.setup.seats()));
        Ok(())
    }

    fn force_out(&mut self, by: Seat) -> Result<(), Refusal> {
        let (position, turn) = self.turn()?;
        if turn != by {
            return Err(Refusal::NotYourTurn(turn));
        }
        let mover = self.writer(position.latest());
        self.hearing = Some(Hearing::new(Case::ForceOut, by, mover, self.setup.seats()));
        Ok(())
    }

    fn join(&mut self, by: Seat, side: Side) -> Result<(), Refusal> {
        let hearing = self.hearing.as_mut().ok_or(Refusal::NoHearing)?;
        match hearing.to_join() {
            None => return Err(Refusal::SidesJoined),
            Some(seat) if seat != by => return Err(Refusal::NotYourTurn(seat)),
            Some(_) => hearing.join(side),
        }
        Ok(())
    }

    fn hand_in(&mut self, by: Seat, paper: Paper) -> Result<(), Refusal> {
        let hearing = self.hearing.as_mut().ok_or(Refusal::NoHearing)?;
        if let Some(seat) = hearing.to_join() {
            return Err(Refusal::JoinDue(seat));
        }
        if !hearing.bears(by) {
            return Err(Refusal::NoBurden);
        }
        if hearing.has_handed_in(by) {
            return Err(Refusal::HandedIn);
        }
        if matches!(&paper, Paper::Proof(proof) if proof.is_too_long()) {
            return Err(Refusal::ProofTooLong);
        }
        hearing.hand_in(by, paper);
        if hearing.writers().next().is_none() {
            self.end_round();
        }
        Ok(())
    }

    fn end_round(&mut self) {
        let setter = self.setter();
        if let (Some(position), Some(hearing)) = (self.position.take(), self.hearing.take()) {
            self.finished.push(Round::new(setter, position, hearing, self.setup.seats()));
        }
    }

    /// Checks an action and changes the state.
    fn carry_out(&mut self, action: &Action) -> Result<(), Refusal> {
        let by = action.by;
        if self.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        if !self.sits(by) {
            return Err(Refusal::NoSeat(by));
        }
        match &action.act {
            &Act::SetGoal(goal) => self.set_goal(by, goal),
            &Act::Write(letter) => self.write(by, letter),
            &Act::Challenge(kind) => self.challenge(by, kind),
            Act::ForceOut => self.force_out(by),
            &Act::Join(side) => self.join(by, side),
            Act::Prove(proof) => self.hand_in(by, Paper::Proof(proof.clone())),
            Act::GiveUp => self.hand_in(by, Paper::GivenUp),
            Act::CallTime => self.call_time(),
        }
    }

    fn call_time(&mut self) -> Result<(), Refusal> {
        match self.setup.length() {
            Length::Minutes(_) if self.time_called => Err(Refusal::TimeCalled),
            Length::Minutes(_) => {
                self.time_called = true;
                Ok(())
            }
            Length::Points(_) | Length::Rounds(_) => Err(Refusal::NotTimed),
        }
    }

    fn can_call_time(&self) -> bool {
        matches!(self.setup.length(), Length::Minutes(_)) && !self.time_called && self.stage() != Stage::Over
    }
}

impl Game for Poe {
    const NAME: &'static str = "poe";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    /// The state, with the sealed proofs of other seats left blank.
    type Observation = Poe;
    type Refusal = Refusal;

    fn begin(setup: &Setup, _seed: Seed) -> Self {
        let position = setup.first_position();
        Self { setup: *setup, finished: Vec::new(), position, hearing: None, time_called: false }
    }

    fn seats(&self) -> usize {
        self.setup.seats()
    }

    fn actor(action: &Action) -> Seat {
        action.by
    }

    /// Whether the action begins a round, so that each round is one line.
    fn begins_line(action: &Action) -> bool {
        matches!(action.act, Act::SetGoal(_))
    }

    fn may_act(&self, seat: Seat) -> bool {
        let due = match self.stage() {
            Stage::Goal(setter) => seat == setter,
            Stage::Turn(turn) => seat == turn || self.may_challenge(seat),
            Stage::Join(joiner) => seat == joiner,
            Stage::Proof => self.hearing.iter().any(|hearing| hearing.writers().any(|writer| writer == seat)),
            Stage::Over => false,
        };
        self.sits(seat) && (due || self.can_call_time())
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if !self.may_act(seat) {
            return Vec::new();
        }
        let mut acts = Vec::new();
        match (self.stage(), &self.position) {
            (Stage::Goal(setter), _) if setter == seat => {
                acts.extend(self.setup.version().goals().into_iter().map(Act::SetGoal));
            }
            (Stage::Turn(turn), Some(position)) => {
                if turn == seat {
                    acts.extend(position.network().placements().map(Act::Write));
                    acts.push(Act::ForceOut);
                }
                if self.may_challenge(seat) {
                    acts.extend(self.challenges().iter().copied().map(Act::Challenge));
                }
            }
            (Stage::Join(joiner), _) if joiner == seat => acts.extend(Side::BOTH.map(Act::Join)),
            (Stage::Proof, _) if self.hearing.iter().any(|hearing| hearing.writers().any(|writer| writer == seat)) => {
                acts.push(Act::GiveUp);
            }
            _ => {}
        }
        if self.can_call_time() {
            acts.push(Act::CallTime);
        }
        acts.into_iter().map(|act| Action { by: seat, act }).collect()
    }

    fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        let (by, rounds) = (action.by, self.finished.len());
        self.carry_out(action)?;
        let done = match &action.act {
            &Act::SetGoal(goal) => Event::GoalSet { by, goal },
            &Act::Write(letter) => Event::Wrote { by, letter },
            &Act::Challenge(kind) => Event::Challenged { by, kind },
            Act::ForceOut => Event::ForceOut(by),
            &Act::Join(side) => Event::Joined { by, side },
            Act::Prove(_) | Act::GiveUp => Event::HandedIn(by),
            Act::CallTime => Event::TimeCalled,
        };
        let scored = (self.finished.len() > rounds).then_some(Event::RoundScored { round: rounds });
        let ended = (self.stage() == Stage::Over).then_some(Event::Ended);
        Ok([done].into_iter().chain(scored).chain(ended).collect())
    }

    fn observe(&self, seat: Seat) -> Poe {
        let hearing = self.hearing.as_ref().map(|hearing| hearing.seen_by(seat));
        Poe { hearing, ..self.clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stage() == Stage::Over).then(|| Outcome::by_score(self.scores()))
    }
}
