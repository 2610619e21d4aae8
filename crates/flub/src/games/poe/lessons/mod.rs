//! POE's ladder: sixteen steps from a line to a force-out.

mod answer;
mod court;
mod examples;
mod generate;
mod judge;
mod solve;
mod step;
mod task;
mod turning;

use crate::{
    games::poe::Poe,
    lessons::{Activity, Difficulty, Exercise, Judgement, Kind, Ladder, Source, TurningPoint, WhichRule},
    network::lessons::{Belief, Hint, LineRule, MatAnswer, which_rule},
    play::{Random, Record, Seat, Seed},
};

pub use self::answer::Answer;
pub use self::judge::Flaw;
pub use self::step::Step;
pub use self::task::{Ask, PositionTask, Task};

impl Ladder for Poe {
    type Step = Step;
    type Task = Task;
    type Answer = Answer;
    type Flaw = Flaw;
    type Misconception = Belief;
    type Hint = Hint<Answer>;
    type Rule = LineRule;

    const STEPS: &'static [Step] = &Step::ALL;

    fn misconceptions(step: Step) -> &'static [Belief] {
        step.beliefs()
    }

    fn candidate(step: Step, difficulty: Difficulty, random: &mut Random) -> Option<Task> {
        generate::candidate(step, difficulty, random).filter(|task| {
            let wrong = || Self::wrong_answers(step, task);
            let tempts = !step.always_tempts() || wrong().iter().any(|(belief, _)| *belief == step.beliefs()[0]);
            tempts && Self::admits(step, task)
        })
    }

    fn difficulty(step: Step, task: &Task) -> Difficulty {
        task.difficulty(step)
    }

    fn admits(step: Step, task: &Task) -> bool {
        step.asks(task) && task.is_sound() && !Self::wrong_answers(step, task).is_empty()
    }

    fn example(step: Step) -> Task {
        examples::example(step)
    }

    fn sources(step: Step) -> Vec<Source<Task>> {
        examples::sources(step)
    }

    fn kind(_step: Step, task: &Task) -> Kind {
        task.kind()
    }

    fn shown(_step: Step, task: &Task) -> Vec<(&'static str, String)> {
        task.shown()
    }

    fn asked(_step: Step, task: &Task) -> &'static str {
        task.asked()
    }

    fn judge(step: Step, task: &Task, answer: &Answer) -> Judgement<Self> {
        match task.judge(answer) {
            Ok(()) => Judgement::Right,
            Err((flaw, belief)) => {
                let misconception = belief.filter(|belief| step.beliefs().contains(belief));
                Judgement::Wrong { flaw, misconception }
            }
        }
    }

    fn solve(_step: Step, task: &Task) -> Answer {
        task.solve()
    }

    fn worked(_step: Step, task: &Task) -> Vec<Answer> {
        task.worked()
    }

    fn right_answers(_step: Step, task: &Task) -> Option<u64> {
        task.right_answers()
    }

    fn wrong_answers(step: Step, task: &Task) -> Vec<(Belief, Answer)> {
        let mut wrong = task.wrong();
        wrong.retain(|(belief, _)| step.beliefs().contains(belief));
        wrong
    }

    fn hints(_step: Step, task: &Task) -> [Hint<Answer>; 2] {
        task.hints()
    }

    fn which_rule(step: Step, task: &Task, random: &mut Random) -> Option<WhichRule<Self>> {
        if !matches!(step, Step::OneR | Step::Connections | Step::Counted | Step::Numbers) {
            return None;
        }
        let (line, right) = which_rule(&task.mat(), random)?;
        let about = Answer::Mat(MatAnswer::Lines(vec![line]));
        Some(WhichRule { about, choices: LineRule::ALL.to_vec(), right })
    }

    /// Returns exercises to prove an A-flub, and to list the connections of a mat.
    fn for_sheet(sheet: Activity, place: usize, difficulty: Difficulty, seed: Seed) -> Option<Exercise<Self>> {
        let step = [Step::Counted, Step::Proof][place % 2];
        let has_proof = matches!(sheet, Activity::Faulty | Activity::Cloze);
        has_proof.then(|| Exercise::seeded(step, difficulty, seed))
    }

    fn turning_points(record: &Record<Self>, seat: Seat) -> Vec<TurningPoint<Self>> {
        turning::points(record, seat)
    }
}
