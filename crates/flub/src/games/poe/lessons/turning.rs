use super::{Ask, PositionTask, Step, Task};
use crate::{
    games::poe::{Act, Case, Flub, Poe, Position},
    lessons::{Exercise, TurningPoint},
    network::{Network, Placement, lessons::Symmetry},
    play::{Game, Record, Seat, order},
};

/// Returns the flubs of this seat, its challenges and force-outs that could not be right, and the flubs of others that nobody challenged.
/// What cost most comes first: a wrong challenge gives its points away at once, and so does an own flub that somebody challenged.
pub(super) fn points(record: &Record<Poe>, seat: Seat) -> Vec<TurningPoint<Poe>> {
    let mut state = Poe::begin(record.setup(), record.seed());
    let mut points: Vec<(bool, TurningPoint<Poe>)> = Vec::new();
    for (index, action) in record.played().iter().enumerate() {
        let before = state.position().cloned();
        if state.apply(action).is_err() {
            break;
        }
        let case = match action.act {
            Act::Challenge(kind) => Some(Case::Challenge(kind)),
            Act::ForceOut => Some(Case::ForceOut),
            _ => None,
        };
        if let (Some(case), Some(before), true) = (case, &before, action.by == seat) {
            let is_wrong = match case {
                Case::Challenge(kind) => !before.is_flub(before.latest(), kind),
                Case::ForceOut => before.find_proof(case).is_none(),
            };
            points.extend(
                point(index, Step::ForceOut, Ask::Turn, before).filter(|_| is_wrong).map(|point| (true, point)),
            );
        }
        let (Act::Write(_), Some(before), Some(after)) = (&action.act, before, state.position()) else { continue };
        let flub = Flub::PLAIN.into_iter().find(|&kind| after.is_flub(after.latest(), kind));
        let (Some(kind), true) = (flub, is_new(&before)) else { continue };
        let next = record.played()[index + 1..].iter().find(|next| next.act != Act::CallTime);
        let is_missed = matches!(next.map(|next| &next.act), Some(Act::Write(_)));
        if action.by == seat {
            points.extend(point(index, Step::ForceOut, Ask::Turn, &before).map(|point| (!is_missed, point)));
        } else if is_missed {
            let (step, ask) = if kind == Flub::A { (Step::Proof, Ask::Prove) } else { (Step::ForceOut, Ask::Turn) };
            points.extend(point(index + 1, step, ask, after).map(|point| (false, point)));
        }
    }
    order::sort_by_key(&mut points, |(is_costly, _)| !is_costly);
    points.into_iter().map(|(_, point)| point).collect()
}

/// Whether no flub was left unchallenged so far. What follows such a flub is decided already.
fn is_new(before: &Position) -> bool {
    before.latest() == 0 || before.right_challenges().next().is_none()
}

fn point(after: usize, step: Step, ask: Ask, position: &Position) -> Option<TurningPoint<Poe>> {
    let given = |position| Exercise::given(step, Task::Match(PositionTask { ask, position }));
    Some(TurningPoint { after, exercise: given(position.clone())?, mirror: given(mirrored(position)?)? })
}

/// Returns the position with left and right exchanged.
fn mirrored(position: &Position) -> Option<Position> {
    let size = position.size();
    let mirror = |letter| Symmetry::LeftRight.letter(size, letter);
    let opening = position.network_after(0);
    let letters = size.squares().filter_map(|square| Some(Placement { letter: opening.letter(square)?, square }));
    let opening = Network::vacant(size, opening.rules()).with_all(letters.map(mirror))?;
    position
        .letters()
        .iter()
        .try_fold(Position::new(opening, position.goal()), |mirrored, &letter| mirrored.with(mirror(letter)))
}
