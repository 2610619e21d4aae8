use super::{Ask, PositionTask, Step, Task};
use crate::{
    games::poe::{Flub, Position},
    lessons::Difficulty,
    network::{
        Goal, Network, Placement, Rules, Size,
        lessons::{MatTask, Which, any_mat, pick},
    },
    play::Random,
};

/// Returns a candidate for a task of the step.
pub(super) fn candidate(step: Step, difficulty: Difficulty, wanted: Option<&str>, random: &mut Random) -> Option<Task> {
    let count = 4 + difficulty as usize;
    let full = [7, 6, 5][difficulty as usize];
    let mat = |filled, weights, random: &mut Random| any_mat(Size::Three, Rules::Poe, filled, weights, random);
    let parity = |random: &mut Random| random.one_of(&[Goal::Odd, Goal::Even]);
    let task = match step {
        Step::Line => pick(Which::Line, Network::vacant(Size::Three, Rules::Poe), count, random)?,
        Step::Twice => pick(Which::Twice, Network::vacant(Size::Three, Rules::Poe), count, random)?,
        Step::Broken => pick(Which::Connection, mat(7, [2, 4, 2], random), count, random)?,
        Step::OneR => pick(Which::Required, mat(8, [1, 4, 4], random), count, random)?,
        Step::Connections => MatTask::Apart(mat(4 + difficulty as usize + random.below(3), [2, 4, 3], random)),
        Step::Used => MatTask::Unused(mat(7, [2, 3, 2 + difficulty as usize], random)),
        Step::Counted => MatTask::Solve(parity(random), mat(5 + random.below(4), [2, 4, 2], random)),
        Step::Parity => {
            let weights = [2, 4, if random.chance(40) { 0 } else { 2 }];
            MatTask::Sizes(parity(random), mat(5 + random.below(3), weights, random))
        }
        Step::Numbers => numbers(difficulty, random),
        _ => {
            let (ask, position) = about_position(step, difficulty, wanted, full, random)?;
            return Some(Task::Match(PositionTask { ask, position }));
        }
    };
    Some(Task::Mat(task))
}

/// Returns a task with a mat and a goal whose number is near that of a solution.
fn numbers(difficulty: Difficulty, random: &mut Random) -> MatTask {
    let (size, filled) = if difficulty == Difficulty::Hard { (Size::Four, 11) } else { (Size::Three, 7) };
    let mat = any_mat(size, Rules::Poe, filled, [3, 5, 2], random);
    let most = mat.sizes().map_or(1, |sizes| sizes.most).min(9);
    let number = 1 + random.below(most.into()) as u16;
    let goal = if random.chance(50) { Goal::AtLeast(number) } else { Goal::Exactly(number) };
    MatTask::Solve(goal, mat)
}

fn about_position(
    step: Step,
    difficulty: Difficulty,
    wanted: Option<&str>,
    full: usize,
    random: &mut Random,
) -> Option<(Ask, Position)> {
    let goal = random.one_of(&[Goal::Odd, Goal::Even]);
    let vacant = Position::new(Network::vacant(Size::Three, Rules::Poe), goal);
    let standing = |filled, weights, random: &mut Random| {
        Position::new(any_mat(Size::Three, Rules::Poe, filled, weights, random), goal)
    };
    let level = difficulty as usize;
    Some(match step {
        Step::Possible if wanted == Some("no") => {
            let before = standing(full - 1 - random.below(3), [3, 2, 3], random);
            (Ask::Possible, Position::new(stranded(before, random)?.network(), goal))
        }
        // Where nothing can be solved, `full - 1` letters stand as a rule, and counting them must not tell the answer.
        Step::Possible => {
            let fewer = if random.chance(50) { 1 } else { random.below(3) };
            (Ask::Possible, standing(full - fewer, [3, 2, 3], random))
        }
        Step::Ripe => (Ask::Ripe, standing(3 + level + random.below(3), [3, 3, 2], random)),
        // It is no flub where nothing else could have been written, which comes with the last letter but one, or where one more
        // letter gives no solution yet.
        Step::Avoidable if wanted == Some("no") && random.chance(70) => {
            let before = played(vacant, random.below(7), random)?;
            (Ask::Avoidable, after_one(before, |after| !after.is_ripe(goal), random)?)
        }
        Step::Avoidable => {
            let length = if wanted == Some("no") { 7 } else { random.below(7) };
            let before = played(vacant, length, random)?;
            (Ask::Avoidable, ripened(before, random)?)
        }
        Step::Burden if wanted == Some("proves mover joins challenger") => {
            let (opening, length) = [(4, 1), (3, 4), (1, 6)][level];
            let before = standing(opening, [3, 2, 3], random);
            let after = stranded(played(before, length - 1, random)?, random)?;
            (Ask::Sides(Flub::P), after)
        }
        Step::Burden => {
            let kind = random.one_of(&Flub::ALL);
            let length = 1 + 2 * level + random.below(3);
            let before = played(vacant, length - 1, random)?;
            let after = if random.chance(50) { written(before, random)? } else { ripened(before, random)? };
            (Ask::Sides(kind), after)
        }
        Step::Proof => {
            let length = random.below(7);
            let before = played(vacant, length, random)?;
            (Ask::Prove, ripened(before, random)?)
        }
        Step::Named if wanted == Some("names CP") => {
            let before = played(standing(3 + random.below(2), [3, 2, 3], random), random.below(3), random)?;
            let flub = stranded(before, random)?;
            (Ask::Name, (0..=level).try_fold(flub, |position, _| written(position, random))?)
        }
        Step::Named => {
            let opening = if random.chance(70) { standing(3 + random.below(2), [3, 2, 3], random) } else { vacant };
            let flub = ripened(played(opening, random.below(3), random)?, random)?;
            let flub = if random.chance(50) { flub } else { written(flub.after(flub.latest() - 1), random)? };
            (Ask::Name, (0..=level).try_fold(flub, |position, _| written(position, random))?)
        }
        Step::ForceOut => {
            let length = [6, 4, 2][level] + random.below(3);
            let before = played(vacant, length, random)?;
            let is_quiet = random.chance(20);
            (Ask::Turn, if is_quiet { before } else { ripened(before, random)? })
        }
        _ => return None,
    })
}

/// Returns the position after this many more safe letters.
fn played(position: Position, length: usize, random: &mut Random) -> Option<Position> {
    (0..length).try_fold(position, |position, _| {
        let letter = *random.pick(&position.safe_letters())?;
        position.with(letter)
    })
}

/// Returns the position after any letter.
fn written(position: Position, random: &mut Random) -> Option<Position> {
    let letters: Vec<Placement> = position.network().placements().collect();
    position.with(*random.pick(&letters)?)
}

/// Returns the position after a letter that leaves it ripe.
fn ripened(position: Position, random: &mut Random) -> Option<Position> {
    let goal = position.goal();
    after_one(position, |after| after.is_ripe(goal), random)
}

/// Returns the position after a letter with which no solution is possible any more.
fn stranded(position: Position, random: &mut Random) -> Option<Position> {
    let goal = position.goal();
    position.network().is_possible(goal).then_some(())?;
    after_one(position, |after| !after.is_possible(goal), random)
}

/// Returns the position after a letter that leads to such a network.
fn after_one(position: Position, such: impl Fn(&Network) -> bool, random: &mut Random) -> Option<Position> {
    let network = position.network();
    let fits = |letter: &Placement| network.with(*letter).is_some_and(|after| such(&after));
    let letters: Vec<Placement> = network.placements().filter(fits).collect();
    position.with(*random.pick(&letters)?)
}
