use super::{
    Answer, Ask, Flaw, Hint, Misconception, Rule, Step, Task, generate, judge::Judge, shapes, solve, sources, turning,
};
use crate::{
    games::floating::{Floating, Side, Square, Squares},
    lessons::{Activity, Difficulty, Exercise, Judgement, Kind, Ladder, Source, TurningPoint, WhichRule},
    play::{Random, Record, Seat, Seed},
};

impl Ladder for Floating {
    type Step = Step;
    type Task = Task;
    type Answer = Answer;
    type Flaw = Flaw;
    type Misconception = Misconception;
    type Hint = Hint;
    type Rule = Rule;

    const STEPS: &'static [Step] = &Step::ALL;

    fn misconceptions(step: Step) -> &'static [Misconception] {
        Misconception::of(step)
    }

    fn candidate(step: Step, difficulty: Difficulty, random: &mut Random) -> Option<Task> {
        generate::candidate(step, difficulty, random)
    }

    fn difficulty(step: Step, task: &Task) -> Difficulty {
        generate::measure(step, task)
            .map_or(Difficulty::Hard, |measure| Difficulty::of(measure, generate::bounds(step, task)))
    }

    fn admits(step: Step, task: &Task) -> bool {
        generate::admits(step, task)
    }

    fn example(step: Step) -> Task {
        sources::example(step)
    }

    fn sources(step: Step) -> Vec<Source<Task>> {
        sources::of(step)
    }

    fn kind(_step: Step, task: &Task) -> Kind {
        match task.ask() {
            Ask::Reach | Ask::Lines(_) => Kind::Find,
            Ask::May(_) | Ask::Count => Kind::Decide,
            _ => Kind::Move,
        }
    }

    fn shown(_step: Step, task: &Task) -> Vec<(&'static str, String)> {
        let state = task.state();
        let listed = |squares: Squares| squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
        let mut shown = vec![
            ("board", task.setup().board.to_string()),
            ("variations", task.setup().variations.to_string()),
            ("x", listed(state.of(Side::X))),
            ("o", listed(state.of(Side::O))),
        ];
        shown.extend(state.to_move().map(|side| ("turn", side.to_string())));
        shown.extend(task.latest().map(|(_, turn)| ("latest", super::task::write_turn(turn))));
        match task.ask() {
            Ask::May(square) | Ask::Fix(square) => shown.push(("square", square.to_string())),
            Ask::Lines(side) => shown.push(("side", side.to_string())),
            _ => {}
        }
        shown
    }

    fn asked(_step: Step, task: &Task) -> &'static str {
        task.ask().name()
    }

    fn judge(step: Step, task: &Task, answer: &Answer) -> Judgement<Self> {
        match Judge::new(task).check(answer) {
            Ok(()) => Judgement::Right,
            Err((flaw, revealed)) => {
                let known = revealed.filter(|misconception| Misconception::of(step).contains(misconception));
                Judgement::Wrong { flaw, misconception: known }
            }
        }
    }

    fn solve(_step: Step, task: &Task) -> Answer {
        solve::solution(task).unwrap_or(Answer::No(None))
    }

    /// Works a task out step by step: marks and lines one by one, the checker that shows a "no" after the "no", and the
    /// points of X before those of O.
    fn worked(step: Step, task: &Task) -> Vec<Answer> {
        match Self::solve(step, task) {
            Answer::Marks(squares) => {
                let squares: Vec<Square> = squares.iter().collect();
                (1..=squares.len()).map(|count| Answer::Marks(squares[..count].iter().copied().collect())).collect()
            }
            Answer::Lines(lines) => (1..=lines.len()).map(|count| Answer::Lines(lines[..count].to_vec())).collect(),
            Answer::No(Some(shown)) => vec![Answer::No(None), Answer::No(Some(shown))],
            other => vec![other],
        }
    }

    fn right_answers(_step: Step, task: &Task) -> Option<u64> {
        Some(solve::count_right(task) as u64)
    }

    fn wrong_answers(step: Step, task: &Task) -> Vec<(Misconception, Answer)> {
        solve::wrong_answers(task, Misconception::of(step))
    }

    fn hints(_step: Step, task: &Task) -> [Hint; 2] {
        let act = match task.ask() {
            Ask::Reach => Hint::HowMany(task.state().open().len()),
            Ask::Lines(side) => Hint::HowMany(shapes::lines_of(task.state(), side).len()),
            Ask::Count => {
                Hint::HowMany(Side::BOTH.map(|side| task.state().score(side).tic_tac_toes().len()).iter().sum())
            }
            Ask::May(_) => Hint::FourByFour,
            _ => Hint::Among(solve::narrowed(task)),
        };
        [Hint::Look(solve::where_to_look(task)), act]
    }

    fn which_rule(_step: Step, task: &Task, random: &mut Random) -> Option<WhichRule<Self>> {
        let Ask::Lines(side) = task.ask() else { return None };
        let line = *random.pick(&shapes::lines_of(task.state(), side))?;
        let right = Rule::ALL.iter().position(|rule| *rule == Rule::of(line))?;
        Some(WhichRule { about: Answer::Lines(vec![line]), choices: Rule::ALL.to_vec(), right })
    }

    fn for_sheet(sheet: Activity, place: usize, difficulty: Difficulty, seed: Seed) -> Option<Exercise<Self>> {
        let step = match sheet {
            Activity::Faulty | Activity::Cloze => [Step::Four, Step::Diagonals][place % 2],
            Activity::Score => Step::Counting,
            Activity::Sort => return None,
        };
        Some(Exercise::seeded(step, difficulty, seed))
    }

    fn turning_points(record: &Record<Self>, seat: Seat) -> Vec<TurningPoint<Self>> {
        turning::points(record, seat)
    }
}
