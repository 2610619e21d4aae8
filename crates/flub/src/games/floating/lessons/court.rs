use super::{
    Answer, Ask, Flaw, Line, Step, Task,
    shapes::{self, Direction, Fault},
};
use crate::{
    games::floating::{Floating, Side},
    lessons::Court,
    play::Random,
};

/// A line in somebody's count of tic-tac-toes and points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountLine {
    /// These three squares are a tic-tac-toe.
    Row(Line),
    /// No tic-tac-toe that runs like this is left out.
    Complete(Direction),
    /// A side has so many tic-tac-toes that run like this.
    Counted(Side, Direction, u8),
    /// A side has this many points.
    Points(Side, u8),
}

impl Court for Floating {
    type Line = CountLine;

    const COURT_STEPS: &'static [Step] = &[Step::Three, Step::Four, Step::Diagonals, Step::Counting];

    fn lines(task: &Task, answer: &Answer) -> Vec<CountLine> {
        match answer {
            Answer::Lines(lines) => {
                let rows = lines.iter().copied().map(CountLine::Row);
                rows.chain(Direction::ALL.map(CountLine::Complete)).collect()
            }
            &Answer::Count { x, o } => {
                Side::BOTH.into_iter().zip([x, o]).flat_map(|(side, points)| counted(task, side, points)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn spoiled(step: Step, task: &Task, random: &mut Random) -> Vec<Answer> {
        let mut spoiled: Vec<Answer> = match task.ask() {
            Ask::Lines(side) => lists(task, side, random).into_iter().map(Answer::Lines).collect(),
            Ask::Count => {
                let [x, o] = Side::BOTH.map(|side| u8::try_from(task.state().score(side).points()).unwrap_or(u8::MAX));
                vec![Answer::Count { x: x.saturating_add(1), o }, Answer::Count { x, o: o.saturating_add(1) }]
            }
            _ => return Vec::new(),
        };
        let usual = <Self as crate::lessons::Ladder>::wrong_answers(step, task);
        spoiled.splice(0..0, usual.into_iter().map(|(_, answer)| answer));
        spoiled
    }

    fn locate(flaw: &Flaw, lines: &[CountLine]) -> Option<(&'static str, usize)> {
        let row = |line: &Line| lines.iter().position(|other| *other == CountLine::Row(*line));
        Some(match flaw {
            Flaw::NoTicTacToe(line, Fault::NotOwn(_)) => ("not-own", row(line)?),
            Flaw::NoTicTacToe(line, Fault::Gap) => ("gap", row(line)?),
            Flaw::NoTicTacToe(line, Fault::Bent) => ("bent", row(line)?),
            Flaw::Twice(line) => ("twice", lines.iter().rposition(|other| *other == CountLine::Row(*line))?),
            Flaw::NotListed(missing) => {
                let complete = CountLine::Complete(shapes::direction(*missing));
                ("not-listed", lines.iter().position(|line| *line == complete)?)
            }
            Flaw::Miscounted(side, score) => {
                let all: Vec<Line> = score.tic_tac_toes().iter().copied().map(Line::from).collect();
                let is_wrong = |line: &CountLine| match line {
                    CountLine::Points(of, _) => of == side,
                    CountLine::Counted(of, way, count) => of == side && run(&all, *way) != usize::from(*count),
                    CountLine::Row(_) | CountLine::Complete(_) => false,
                };
                ("points", lines.iter().position(is_wrong)?)
            }
            _ => return None,
        })
    }
}

/// How many of these lines run like this.
fn run(lines: &[Line], way: Direction) -> usize {
    lines.iter().filter(|line| shapes::direction(**line) == way).count()
}

/// Returns the lines of a count of this many points: its rows by how they run. What is too many or too few stands where somebody has most
/// likely miscounted: all diagonals are forgotten, else the longest count is off. Where points are not rows, they stand alone.
fn counted(task: &Task, side: Side, points: u8) -> Vec<CountLine> {
    let all = shapes::lines_of(task.state(), side);
    let mut counts = Direction::ALL.map(|way| run(&all, way) as i32);
    if all.len() as i32 != task.state().score(side).points() {
        return vec![CountLine::Points(side, points)];
    }
    let off = i32::from(points) - all.len() as i32;
    let most = if off == -counts[2] { 2 } else { (0..3).max_by_key(|&way| counts[way]).unwrap_or(0) };
    counts[most] += off;
    let lines = Direction::ALL.into_iter().zip(counts);
    lines.map(|(way, count)| CountLine::Counted(side, way, u8::try_from(count).unwrap_or(0))).collect()
}

/// Returns lists of a side's tic-tac-toes with one thing changed.
pub(super) fn lists(task: &Task, side: Side, random: &mut Random) -> Vec<Vec<Line>> {
    let state = task.state();
    let all = shapes::lines_of(state, side);
    let (own, board) = (state.of(side), state.setup().board.squares());
    // Rows whose last square is replaced by one without a checker of the side.
    let strays = all.iter().flat_map(|line| {
        let [one, two, _] = line.squares();
        board.less(own).iter().filter_map(move |square| Line::new([one, two, square]))
    });
    let stray = strays.into_iter().next();
    let near = [Fault::Bent, Fault::Gap].map(|fault| shapes::near_miss(state, side, fault));
    let put_in = near.into_iter().chain([stray, random.pick(&all).copied()]).flatten();
    let mut lists: Vec<Vec<Line>> = Vec::new();
    for line in put_in {
        let mut list = all.clone();
        list.insert(random.below(list.len() + 1), line);
        lists.push(list);
    }
    for place in 0..all.len() {
        let mut list = all.clone();
        list.remove(place);
        lists.push(list);
    }
    lists
}
