use super::{Answer, Ask, Flaw, Hint, Misconception, Rule, Step, Task, generate, judge::Judge, shapes, solve, turning};
use crate::{
    games::floating::{Floating, Side, Square, Squares},
    lessons::{Activity, Difficulty, Exercise, Judgement, Kind, Ladder, SourceText, TurningPoint, WhichRule},
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
    const SOURCES: &'static [SourceText<Step>] = &[
        (Step::Reach, "floating", "X starts in the centre square.", "reach on 7x7 plain"),
        (Step::Reach, "floating", "starts on any of the four centre squares", "reach on 8x8 plain"),
        (
            Step::Shrinking,
            "floating",
            "never gets more than four wide or four high",
            "may b6 on 7x7 plain after d4 e5 f4",
        ),
        (Step::Closing, "floating", "After 16 symbols a 4x4 part is full.", "close on 7x7 plain after d4 e5 c3 d5"),
        (Step::Four, "floating", "four in a row count as two", "lines x on 7x7 plain after d4 d5 e4 e5 f4 e3 c4 f6"),
        (
            Step::Diagonals,
            "floating",
            "straight line of\n   neighbours, horizontal, vertical or diagonal",
            "lines o on 7x7 plain after d4 c3 e4 d5 f3 e6 d3 c4 d6 c5 f6 f5",
        ),
        (
            Step::Variations,
            "floating",
            "each player may move one of their own checkers",
            "take on 7x7 moving after d4 d3 b5 a5 a4 d5 c6 b4 c3 b3",
        ),
        (
            Step::Variations,
            "floating",
            "two tic-tac-toes of a player that share a checker score one extra point",
            "count on 7x7 sharing after d4 c3 e4 d3 f4 c6 d5 e6 d6 f6",
        ),
        (
            Step::Variations,
            "floating",
            "each new checker must be next to one already played",
            "reach on 7x7 touching after d4 e5 f6",
        ),
        (
            Step::Variations,
            "floating",
            "the player with the fewest tic-tac-toes wins",
            "keep on 7x7 fewest after d4 b4 a4 c6 a3 b5 d5 c5 b3 a5 c3 b6 d3",
        ),
    ];

    fn misconceptions(step: Step) -> &'static [Misconception] {
        Misconception::of(step)
    }

    fn candidate(step: Step, difficulty: Difficulty, wanted: Option<&str>, random: &mut Random) -> Option<Task> {
        generate::candidate(step, difficulty, wanted, random)
    }

    fn difficulty(step: Step, task: &Task) -> Difficulty {
        generate::measure(step, task)
            .map_or(Difficulty::Hard, |measure| Difficulty::of(measure, generate::bounds(step, task)))
    }

    fn admits(step: Step, task: &Task) -> bool {
        generate::admits(step, task)
    }

    fn example_text(step: Step) -> &'static str {
        match step {
            Step::Reach => "reach on 7x7 plain after d4 e5 f6 e3 f4",
            Step::Shrinking => "may b6 on 7x7 plain after d4 e5 f4",
            Step::Closing => "close on 7x7 plain after d4 e5 c3 d5",
            Step::Three => "lines x on 7x7 plain after d4 d5 e4 e5 f4 e3 f6 c6",
            Step::Four => "lines x on 7x7 plain after d4 d5 e4 e5 f4 e3 c4 f6",
            Step::Diagonals => "lines o on 7x7 plain after d4 c3 e4 d5 f3 e6 d3 c4 d6 c5 f6 f5",
            Step::Counting => "count on 7x7 plain after d4 c3 e4 d3 f4 c6 d5 e6 d6 f6 f5 c5 e5 c4 e3 f3",
            Step::Taking => "take on 7x7 plain after d4 d5 e4 e5 f6 c3",
            Step::Blocking => "block on 7x7 plain after d4 c4 e4",
            Step::TwoAtOnce => "two on 7x7 plain after d4 g2 g3 e2",
            Step::Edge => "fix g4 on 7x7 plain after d4 e5 e4 d5 f4",
            Step::Ending => "keep on 7x7 plain after d4 e6 b3 b4 c3 c6 d5 d3 b6 c4 e3 b5",
            Step::Variations => "reach on 7x7 touching after d4 e5 f6",
            Step::Refuting => "keep on 7x7 plain after d4 d7 g7 e6 d5 f5 e7 g5 f4 f7 d6 g4 f6",
        }
    }

    fn guesses(step: Step, _difficulty: Difficulty) -> &'static [&'static str] {
        if step == Step::Shrinking { &["yes", "no"] } else { &[] }
    }

    fn guess(_step: Step, task: &Task) -> Option<&'static str> {
        match task.ask() {
            Ask::May(square) => Some(if task.state().bar(square).is_none() { "yes" } else { "no" }),
            _ => None,
        }
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
        Judgement::of(Judge::new(task).check(answer), step)
    }

    fn solve(_step: Step, task: &Task) -> Answer {
        solve::solution(task).unwrap_or(Answer::No(None))
    }

    /// Works a task out step by step: marks and lines one by one, the checker that shows a "no" after the "no", and the
    /// points of X before those of O.
    fn solve_in_parts(step: Step, task: &Task) -> Vec<Answer> {
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
