use super::{Ask, MatchTask, Step, Task, task::played};
use crate::{
    games::lawtoe::{Act, Case, Flub, LawToe, Role, Solver, Stage},
    lessons::{Exercise, TurningPoint},
    network::{Placement, Size, lessons::Symmetry},
    play::{Game, Record, Seat},
};

/// Returns the actions with which this seat gave a win away: flubs, omitted challenges, failed proofs. The last one decided the match and
/// comes first; what was given away before came back.
pub(super) fn points(record: &Record<LawToe>, seat: Seat) -> Vec<TurningPoint<LawToe>> {
    let Some(role) = Role::of(seat) else { return Vec::new() };
    let mut state = LawToe::begin(record.setup(), record.seed());
    let mut solver = Solver::new();
    let mut points = Vec::new();
    for (index, action) in record.played().iter().enumerate() {
        let before = state.clone();
        if state.apply(action).is_err() {
            break;
        }
        let wins = |solver: &mut Solver, state: &LawToe| solver.winner(state) == role;
        if action.by == role && wins(&mut solver, &before) && !wins(&mut solver, &state) {
            points.extend(point(index, &before, &action.act));
        }
    }
    points.reverse();
    points
}

fn point(after: usize, before: &LawToe, act: &Act) -> Option<TurningPoint<LawToe>> {
    let (step, ask) = match (before.stage(), act) {
        (Stage::Proof(burden), _) => match burden.case {
            Case::Challenge(Flub::A) => (Step::Used, Ask::Use),
            Case::Challenge(Flub::CA) => (Step::CaFlub, Ask::Name),
            Case::FullMat => (Step::Full, Ask::Full),
        },
        (Stage::Turn(_), _) => (Step::Won, Ask::Keep),
        (Stage::Goal | Stage::Over(_), _) => return None,
    };
    let moves: Vec<Vec<Placement>> = before.moves().iter().map(|made| made.letters.clone()).collect();
    let mirror = |letter: &Placement| Symmetry::LeftRight.letter(Size::Three, *letter);
    let mirrored: Vec<Vec<Placement>> = moves.iter().map(|made| made.iter().map(mirror).collect()).collect();
    let given = |moves: &[Vec<Placement>]| {
        let state = played(before.variant(), before.goal()?, moves)?;
        Exercise::given(step, Task::Match(MatchTask { ask, state }))
    };
    Some(TurningPoint { after, exercise: given(&moves)?, mirror: given(&mirrored)? })
}
