use super::{Act, Action, Burden, Case, Event, Flub, Refusal, Role, Variant, Verdict, writing::Writing};
use crate::{
    network::{Goal, LetterProof, Network, Placement, Rules, Size, SquareSet},
    play::{Game, Outcome, Seat, Seed},
};

/// A state of one match of LawToe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawToe {
    variant: Variant,
    goal: Option<Goal>,
    moves: Vec<Move>,
    stage: Stage,
}

/// The letters that one turn wrote, and their writer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The role that wrote the letters.
    pub by: Role,
    /// The letters, one or two.
    pub letters: Vec<Placement>,
}

/// What the match waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The Plaintiff sets the goal.
    Goal,
    /// This role writes or challenges. If the mat is full, it challenges or lets it stand.
    Turn(Role),
    /// The bearer of this burden writes a proof or gives it up.
    Proof(Burden),
    /// The match is over, with this verdict.
    Over(Verdict),
}

impl LawToe {
    /// The goals from which the Plaintiff chooses.
    pub const GOALS: [Goal; 2] = [Goal::Odd, Goal::Even];

    /// The mat without letters.
    pub const VACANT: Network = Network::vacant(Size::Three, Rules::LawToe);

    /// Returns the variant played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the goal, or `None` before it is set.
    pub const fn goal(&self) -> Option<Goal> {
        self.goal
    }

    /// Returns the moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns what the match waits for.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns the mat as it stands.
    pub fn network(&self) -> Network {
        self.network_after(self.moves.len())
    }

    /// Returns the mat after the first `moves` moves, or the current mat if there are fewer.
    pub fn network_after(&self, moves: usize) -> Network {
        let letters = self.moves.iter().take(moves).flat_map(|made| made.letters.iter());
        letters.fold(Self::VACANT, |network, &placement| {
            network.with(placement).expect("moves are checked before they are kept")
        })
    }

    /// Returns how many letters the player whose turn it is has to write, or 0 if nobody writes now.
    pub fn due(&self) -> usize {
        match self.stage {
            Stage::Turn(role) if !self.network().is_full() => self.variant.due(role, self.moves.is_empty()),
            _ => 0,
        }
    }

    /// Returns the squares in which the player whose turn it is may write. Empty if nobody writes now.
    pub fn writable(&self) -> SquareSet {
        match self.stage {
            Stage::Turn(role) => self.variant.squares(role).and(self.network().vacancies()),
            _ => SquareSet::EMPTY,
        }
    }

    /// Returns the role that acts now, or `None` if the match is over.
    pub const fn to_act(&self) -> Option<Role> {
        match &self.stage {
            Stage::Goal => Some(Role::Plaintiff),
            Stage::Turn(role) => Some(*role),
            Stage::Proof(burden) => Some(burden.by),
            Stage::Over(_) => None,
        }
    }

    /// Returns the verdict, or `None` while the match is not over.
    pub const fn verdict(&self) -> Option<&Verdict> {
        match &self.stage {
            Stage::Over(verdict) => Some(verdict),
            _ => None,
        }
    }

    fn write(&mut self, by: Role, letters: &[Placement]) -> Result<(), Refusal> {
        let (due, given) = (self.due(), letters.len());
        if due == 0 {
            return Err(Refusal::MatFull);
        }
        if due != given {
            return Err(Refusal::WrongCount { due, given });
        }
        let mut network = self.network();
        for &placement in letters {
            if !Rules::LawToe.letters().contains(&placement.letter) {
                return Err(Refusal::WrongLetter(placement.letter));
            }
            if !Size::Three.every().has(placement.square) {
                return Err(Refusal::NoSquare(placement.square));
            }
            if !self.variant.squares(by).has(placement.square) {
                return Err(Refusal::Barred(placement.square));
            }
            network = network.with(placement).ok_or(Refusal::Filled(placement.square))?;
        }
        self.moves.push(Move { by, letters: letters.to_vec() });
        self.stage = Stage::Turn(by.other());
        Ok(())
    }

    fn challenge(&mut self, by: Role, kind: Flub) -> Result<(), Refusal> {
        if self.moves.is_empty() {
            return Err(Refusal::NothingToChallenge);
        }
        self.stage = Stage::Proof(Burden { by, case: Case::Challenge(kind) });
        Ok(())
    }

    /// Checks an action and changes the state.
    fn carry_out(&mut self, action: &Action) -> Result<(), Refusal> {
        let role = self.to_act().ok_or(Refusal::Over)?;
        if action.by != role {
            return Err(Refusal::NotYourTurn(role));
        }
        match (&self.stage, &action.act) {
            (Stage::Goal, &Act::SetGoal(goal)) if LawToe::GOALS.contains(&goal) => {
                self.goal = Some(goal);
                self.stage = Stage::Turn(Role::Defendant);
                Ok(())
            }
            (Stage::Goal, Act::SetGoal(_)) => Err(Refusal::GoalNotOffered),
            (Stage::Goal, _) => Err(Refusal::GoalDue),
            (_, Act::SetGoal(_)) => Err(Refusal::GoalSet),
            (Stage::Turn(_), Act::Write(letters)) => self.write(role, letters),
            (Stage::Turn(_), Act::Challenge(kind)) => self.challenge(role, *kind),
            (Stage::Turn(_), Act::LetStand) => self.let_stand(),
            (Stage::Turn(_), Act::Prove(_) | Act::GiveUp) => Err(Refusal::NoBurden),
            (Stage::Proof(_), Act::Prove(proof)) if proof.is_too_long() => Err(Refusal::ProofTooLong),
            (Stage::Proof(burden), Act::Prove(proof)) => {
                self.stage = Stage::Over(Verdict::on(self, *burden, Some(proof.clone())));
                Ok(())
            }
            (Stage::Proof(burden), Act::GiveUp) => {
                self.stage = Stage::Over(Verdict::on(self, *burden, None));
                Ok(())
            }
            (Stage::Proof(_), _) => Err(Refusal::ProofDue),
            (Stage::Over(_), _) => Err(Refusal::Over),
        }
    }

    fn let_stand(&mut self) -> Result<(), Refusal> {
        if !self.network().is_full() {
            return Err(Refusal::MatNotFull);
        }
        self.stage = Stage::Proof(Burden { by: Role::Plaintiff, case: Case::FullMat });
        Ok(())
    }
}

impl Game for LawToe {
    const NAME: &'static str = "lawtoe";

    type Setup = Variant;
    type Action = Action;
    type Event = Event;
    /// Both players see the whole state.
    type Observation = LawToe;
    type Refusal = Refusal;

    fn begin(setup: &Variant, _seed: Seed) -> Self {
        Self { variant: *setup, goal: None, moves: Vec::new(), stage: Stage::Goal }
    }

    fn seats(&self) -> usize {
        Role::BOTH.len()
    }

    fn actor(action: &Action) -> Seat {
        action.by.seat()
    }

    fn may_act(&self, seat: Seat) -> bool {
        self.to_act().is_some_and(|role| role.seat() == seat)
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        let Some(by) = Role::of(seat).filter(|_| self.may_act(seat)) else { return Vec::new() };
        let simple = |acts: &[Act]| acts.iter().map(|act| Action { by, act: act.clone() }).collect::<Vec<_>>();
        match self.stage {
            Stage::Goal => simple(&LawToe::GOALS.map(Act::SetGoal)),
            Stage::Turn(_) => {
                let mat = self.network();
                let write = |writing: Writing| Action { by, act: Act::Write(writing.letters()) };
                let mut actions: Vec<Action> = self.variant.writings(mat).map(write).collect();
                if mat.is_full() {
                    actions.extend(simple(&[Act::LetStand]));
                }
                if !self.moves.is_empty() {
                    actions.extend(simple(&Flub::BOTH.map(Act::Challenge)));
                }
                actions
            }
            Stage::Proof(_) => simple(&[Act::GiveUp]),
            Stage::Over(_) => Vec::new(),
        }
    }

    fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.carry_out(action)?;
        let by = action.by;
        let done = match &action.act {
            &Act::SetGoal(goal) => Event::GoalSet { by, goal },
            Act::Write(letters) => Event::Wrote { by, letters: letters.clone() },
            &Act::Challenge(kind) => Event::Challenged { by, kind },
            Act::LetStand => Event::LetStand(by),
            Act::Prove(_) => Event::Proved(by),
            Act::GiveUp => Event::GaveUp(by),
        };
        Ok([done].into_iter().chain(self.verdict().cloned().map(Event::Ended)).collect())
    }

    fn observe(&self, _seat: Seat) -> LawToe {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.verdict().map(Verdict::outcome)
    }
}
