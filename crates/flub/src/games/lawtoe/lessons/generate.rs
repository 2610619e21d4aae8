use super::{Ask, MatchTask, Step, Task, task::played};
use crate::{
    games::lawtoe::{Act, Action, LawToe, Role, Variant},
    lessons::Difficulty,
    network::{
        Goal, Network, Placement, Rules, Size,
        lessons::{MatTask, Which, any_mat, pick},
    },
    play::{Game, Random},
};

/// Returns a candidate for a task of the step.
pub(super) fn candidate(step: Step, difficulty: Difficulty, wanted: Option<&str>, random: &mut Random) -> Option<Task> {
    let level = difficulty as usize;
    let count = 4 + level;
    let mat = |filled, weights, random: &mut Random| any_mat(Size::Three, Rules::LawToe, filled, weights, random);
    let goal = random.one_of(&LawToe::GOALS);
    let task = match step {
        Step::Line => pick(Which::Line, LawToe::VACANT, count, random)?,
        Step::Twice => pick(Which::Twice, LawToe::VACANT, count, random)?,
        Step::Broken => pick(Which::Connection, mat(7, [2, 4, 2], random), count, random)?,
        Step::Obliged => MatTask::All(mat(5 + level, [2, 3, 3], random)),
        Step::Parity => {
            let weights = [2, 4, if random.chance(40) { 0 } else { 2 }];
            MatTask::Sizes(goal, mat(5 + random.below(3), weights, random))
        }
        Step::Changes => changes(mat(3 + random.below(4), [1, 4, 2], random), random)?,
        _ => return about_match(step, level, goal, wanted, random).map(Task::Match),
    };
    Some(Task::Mat(task))
}

/// Returns a task about what a letter changes, with a letter for a vacant square of the mat.
fn changes(mat: Network, random: &mut Random) -> Option<MatTask> {
    let letters: Vec<Placement> = mat.placements().collect();
    Some(MatTask::Changes(*random.pick(&letters)?, mat))
}

fn about_match(step: Step, level: usize, goal: Goal, wanted: Option<&str>, random: &mut Random) -> Option<MatchTask> {
    let variant = random.one_of(&Variant::BOTH);
    // The fewer letters stand on the mat, the harder it is to see what they allow.
    let flub: Option<usize> = match wanted {
        Some("challenges A-flub") => Some(5 - 2 * level + 2 * random.below(2)),
        Some("challenges CA-flub") => Some(5 - 2 * level),
        wanted => wanted.and_then(|wanted| wanted.strip_prefix("move ")?.parse().ok()),
    };
    let (ask, variant, turns, careful) = match (step, flub) {
        (Step::Used, _) => (Ask::Use, variant, 2 * (1 + random.below(2)), 0),
        (Step::AFlub, _) => (Ask::Flub, variant, 1 + random.below(5), if random.chance(50) { 0 } else { 100 }),
        (Step::CaFlub, _) => (Ask::Name, variant, 4 + level + level / 2 * random.below(2), 100),
        (Step::Bold, _) => (Ask::Points, variant, 2 + 2 * level + random.below(2), 0),
        (Step::Full, _) => (Ask::Full, variant, 9, 50),
        // A CA-flub is the Plaintiff's, who did not challenge.
        (Step::Won, Some(flub)) => (Ask::Keep, variant, flub + usize::from(wanted == Some("challenges CA-flub")), 0),
        (Step::Won, None) => (Ask::Keep, variant, 2 + random.below(4), 80),
        // The vacant mat would be the same exercise again and again.
        (Step::Dragoman, _) => (Ask::Two, Variant::Dragoman, 2 + 2 * random.below(2), 100),
        _ => return None,
    };
    let mut state = played(variant, goal, &[])?;
    let safe = |mat: &Network| !mat.is_ripe(goal);
    for turn in 1..=turns {
        if state.network().is_full() {
            break;
        }
        match flub {
            // The one move that shall be the A-flub.
            Some(flub) => write(&mut state, |mat| safe(mat) == (turn != flub), random)?,
            None => {
                let is_safe = random.chance(careful) && state.to_act() == Some(Role::Defendant);
                write(&mut state, |mat| !is_safe || safe(mat), random)?;
            }
        }
    }
    if step == Step::Used {
        // The mat is solved without the letter that the proof has to use.
        write(&mut state, |mat| mat.is_ripe(goal) && mat.is_solved(goal), random)?;
    }
    Some(MatchTask { ask, state })
}

/// Writes letters that lead to a mat that satisfies `such`, or any letters if none do.
fn write(state: &mut LawToe, such: impl Fn(&Network) -> bool, random: &mut Random) -> Option<()> {
    let by = state.to_act()?;
    let ways: Vec<_> = state.variant().writings(state.network()).collect();
    let wanted: Vec<_> = ways.iter().filter(|way| such(&way.mat)).collect();
    let way = random.pick(&wanted).copied().or_else(|| random.pick(&ways))?;
    state.apply(&Action { by, act: Act::Write(way.letters()) }).ok().map(drop)
}
