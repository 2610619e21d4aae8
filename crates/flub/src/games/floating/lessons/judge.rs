//! Judges answers by the rules and the solver: finds the first thing wrong with an answer and the misconception it
//! reveals.

use super::{
    Answer, Ask, Flaw, Line, Misconception, Task,
    shapes::{self, Fault},
};
use crate::games::floating::{
    Allowance, Bar, Floating, Refusal, Score, Setup, Side, Solver, Square, Squares, Turn, Variation, solver::margin_of,
    squares::AREA,
};

/// What is wrong with an answer, and the misconception that it reveals.
pub(super) type Mistake = (Flaw, Option<Misconception>);

/// Judges answers to one task.
pub(super) struct Judge<'a> {
    task: &'a Task,
    state: &'a Floating,
    /// The side that answers; X if the game is over.
    side: Side,
    solver: Option<Solver>,
}

impl<'a> Judge<'a> {
    pub fn new(task: &'a Task) -> Self {
        let state = task.state();
        Self { task, state, side: state.to_move().unwrap_or(Side::X), solver: None }
    }

    /// Judges an answer.
    ///
    /// # Errors
    /// Returns the first thing wrong with the answer.
    pub fn check(&mut self, answer: &Answer) -> Result<(), Mistake> {
        match (self.task.ask(), answer) {
            (Ask::Reach, Answer::Marks(marked)) => self.reach(*marked),
            (Ask::May(square), Answer::Yes) => match self.state.bar(square) {
                None => Ok(()),
                Some(bar) => Err((Flaw::Barred(square, bar), of_bar(bar))),
            },
            (Ask::May(square), Answer::No(shown)) => self.may_not(square, *shown),
            (Ask::Lines(side), Answer::Lines(lines)) => self.lines(side, lines),
            (Ask::Count, &Answer::Count { x, o }) => self.count([x.into(), o.into()]),
            (Ask::Reach | Ask::May(_) | Ask::Lines(_) | Ask::Count, _) => Err((Flaw::OtherForm, None)),
            (_, Answer::Plays(turn)) => self.turn(*turn),
            _ => Err((Flaw::OtherForm, None)),
        }
    }

    fn reach(&self, marked: Squares) -> Result<(), Mistake> {
        let open = self.state.open();
        if let Some(square) = marked.less(open).iter().next() {
            let bars = || marked.less(open).iter().filter_map(|square| self.state.bar(square));
            let revealed = bars().find_map(of_bar);
            return Err((Flaw::Barred(square, self.state.bar(square).unwrap_or(Bar::OffBoard)), revealed));
        }
        let Some(missed) = open.less(marked).iter().next() else { return Ok(()) };
        let inside = marked.less(bounding_box(self.state.checkers())).is_empty();
        Err((Flaw::Missed(missed), inside.then_some(Misconception::BoxIsArea)))
    }

    fn may_not(&self, square: Square, shown: Option<Square>) -> Result<(), Mistake> {
        if self.state.bar(square).is_none() {
            let fits = self.state.checkers().with(square).reach().and(self.state.setup().board.squares());
            return Err((Flaw::Fits(fits), Some(Misconception::BoxIsArea)));
        }
        match shown {
            None => Err((Flaw::Unshown, None)),
            Some(shown) if too_far(self.state, square).has(shown) => Ok(()),
            Some(shown) => Err((Flaw::NotTooFar(shown), None)),
        }
    }

    fn lines(&self, side: Side, listed: &[Line]) -> Result<(), Mistake> {
        for (place, &line) in listed.iter().enumerate() {
            if let Some(fault) = shapes::fault(self.state, side, line) {
                let revealed = match fault {
                    Fault::Bent => Some(Misconception::BentCounts),
                    Fault::Gap => Some(Misconception::GapCounts),
                    Fault::NotOwn(_) => None,
                };
                return Err((Flaw::NoTicTacToe(line, fault), revealed));
            }
            if listed[..place].contains(&line) {
                return Err((Flaw::Twice(line), None));
            }
        }
        let all = shapes::lines_of(self.state, side);
        let missing: Vec<Line> = all.iter().copied().filter(|line| !listed.contains(line)).collect();
        // Rows are counted across, then up, then diagonally.
        let Some(&first) = missing.iter().min_by_key(|line| shapes::direction(**line)) else { return Ok(()) };
        let none_diagonal = !listed.iter().any(|&line| shapes::is_diagonal(line));
        let of_fours = |line: &Line| listed.iter().any(|&other| shapes::make_four(*line, other));
        let revealed = if missing.iter().all(of_fours) {
            Some(Misconception::FourIsOne)
        } else if none_diagonal && missing.iter().all(|&line| shapes::is_diagonal(line)) {
            Some(Misconception::NoDiagonals)
        } else {
            None
        };
        Err((Flaw::NotListed(first), revealed))
    }

    fn count(&self, counted: [i32; 2]) -> Result<(), Mistake> {
        let scores = Side::BOTH.map(|side| self.state.score(side));
        let wrong = Side::BOTH.into_iter().find(|&side| scores[side as usize].points() != counted[side as usize]);
        let Some(side) = wrong else { return Ok(()) };
        let revealed = miscounts(self.state).into_iter().find(|(_, points)| *points == counted);
        Err((Flaw::Miscounted(side, scores[side as usize].clone()), revealed.map(|(misconception, _)| misconception)))
    }

    /// Judges a turn as an answer.
    ///
    /// # Errors
    /// Returns the first thing wrong with the turn.
    pub fn turn(&mut self, turn: Turn) -> Result<(), Mistake> {
        let next = self.state.after(turn).map_err(|refusal| (Flaw::Refused(refusal), of_refusal(refusal)))?;
        match self.task.ask() {
            Ask::Close => self.close(&next),
            Ask::Take => self.take(turn, &next),
            Ask::Block => self.block(&next),
            Ask::Two => self.two(&next),
            Ask::Fix(square) => self.fix(square, turn, &next),
            Ask::Keep => self.keep(turn, &next),
            Ask::Reach | Ask::May(_) | Ask::Lines(_) | Ask::Count => Err((Flaw::OtherForm, None)),
        }
    }

    fn close(&self, next: &Floating) -> Result<(), Mistake> {
        if next.area().is_some() {
            return Ok(());
        }
        let (wide, high) = next.checkers().extent();
        let one_way = wide.max(high) == AREA as usize;
        Err((Flaw::StillOpen(next.reach()), one_way.then_some(Misconception::OneWayIsEnough)))
    }

    /// Returns how many points the turn to this state gains for the side.
    fn gain(&self, next: &Floating) -> i32 {
        next.score(self.side).points() - self.state.score(self.side).points()
    }

    fn take(&self, turn: Turn, next: &Floating) -> Result<(), Mistake> {
        if self.gain(next) > 0 {
            return Ok(());
        }
        let other = self.state.of(self.side.other());
        let revealed = if self.state.plays(Variation::Moving) {
            turn.shift.is_none().then_some(Misconception::PlainRules)
        } else if !Score::completing(other, Squares::NONE.with(turn.square)).is_empty() {
            Some(Misconception::BlocksInstead)
        } else {
            shapes::makes_gap(self.state.of(self.side), turn.square).then_some(Misconception::GapCounts)
        };
        Err((Flaw::MakesNone, revealed))
    }

    fn block(&self, next: &Floating) -> Result<(), Mistake> {
        let left = next.threats(self.side.other());
        let Some(square) = left.iter().next() else { return Ok(()) };
        let revealed = if self.gain(next) > 0 {
            Some(Misconception::TakesInstead)
        } else if left.len() < self.state.threats(self.side.other()).len() {
            Some(Misconception::OneIsEnough)
        } else {
            None
        };
        Err((Flaw::Answered(Turn::at(square)), revealed))
    }

    fn two(&self, next: &Floating) -> Result<(), Mistake> {
        let threats = next.threats(self.side);
        // A checker of the other side adds nothing to this side's rows; it can only take squares away.
        let stops = |square: &Square| {
            let after = next.after(Turn::at(*square));
            after.is_ok_and(|after| threats.and(after.open()).is_empty())
        };
        let Some(answer) = next.open().iter().find(stops) else { return Ok(()) };
        Err((Flaw::Answered(Turn::at(answer)), (!threats.is_empty()).then_some(Misconception::OneIsEnough)))
    }

    fn fix(&self, square: Square, turn: Turn, next: &Floating) -> Result<(), Mistake> {
        if turn.square == square {
            return Err((Flaw::Used(square), None));
        }
        if !next.reach().has(square) {
            return Ok(());
        }
        let widened = next.checkers().extent() != self.state.checkers().extent();
        let revealed = if widened { Misconception::WrongEdge } else { Misconception::InsideFixes };
        Err((Flaw::StillInReach(square), Some(revealed)))
    }

    fn keep(&mut self, turn: Turn, next: &Floating) -> Result<(), Mistake> {
        let (side, state) = (self.side, self.state);
        let solver = self.solver.get_or_insert_with(|| Solver::new(state.setup()));
        let mut value = |state: &Floating| {
            let value = solver.value(state, &mut Allowance::unlimited());
            margin_of(side, value.expect("the allowance is unlimited"))
        };
        let points = value(state) - value(next);
        if points <= 0 {
            return Ok(());
        }
        let line = solver.line(next, &mut Allowance::unlimited());
        let scores =
            |by: Side, before: &Floating, after: &Floating| after.score(by).points() > before.score(by).points();
        let answered = line.first().and_then(|&answer| next.after(answer).ok());
        let revealed = if state.plays(Variation::Fewest) {
            self.is_right_without_fewest(turn).then_some(Misconception::PlainRules)
        } else if scores(side, state, next) {
            Some(Misconception::Greedy)
        } else if answered.is_some_and(|answered| scores(side.other(), next, &answered)) {
            Some(Misconception::Unguarded)
        } else {
            Some(Misconception::LetsItPass)
        };
        Err((Flaw::Loses { points, line }, revealed))
    }
}

impl Judge<'_> {
    /// Whether a turn would be right if *fewest* were not played.
    fn is_right_without_fewest(&self, turn: Turn) -> bool {
        let setup = self.task.setup();
        let setup = Setup { variations: setup.variations.without(Variation::Fewest), ..setup };
        let plain = Task::new(setup, self.task.turns().to_vec(), Ask::Keep);
        plain.is_some_and(|plain| Judge::new(&plain).turn(turn).is_ok())
    }
}

/// Returns the misconceptions that lead to wrong counts, each with its count for X and O.
pub(super) fn miscounts(state: &Floating) -> Vec<(Misconception, [i32; 2])> {
    let counted = |count: fn(&[Line]) -> usize| Side::BOTH.map(|side| count(&shapes::lines_of(state, side)) as i32);
    if state.plays(Variation::Sharing) {
        return vec![(Misconception::PlainRules, counted(<[Line]>::len))];
    }
    let upright = |lines: &[Line]| lines.iter().filter(|&&line| !shapes::is_diagonal(line)).count();
    vec![
        (Misconception::FourIsOne, counted(|lines| lines.len() - shapes::fours(lines))),
        (Misconception::NoDiagonals, counted(upright)),
    ]
}

/// Returns the checkers that are too far from a square to share an area with it.
pub(super) fn too_far(state: &Floating, square: Square) -> Squares {
    let far = |on: &Square| on.file().abs_diff(square.file()).max(on.rank().abs_diff(square.rank())) >= AREA as usize;
    state.checkers().iter().filter(far).collect()
}

/// Returns the squares of the smallest rectangle around the checkers.
pub(super) fn bounding_box(checkers: Squares) -> Squares {
    let Some(edges) = checkers.edges() else { return Squares::NONE };
    let squares = (edges.bottom..=edges.top)
        .flat_map(|rank| (edges.left..=edges.right).filter_map(move |file| Square::new(file as usize, rank as usize)));
    squares.collect()
}

fn of_bar(bar: Bar) -> Option<Misconception> {
    match bar {
        Bar::TooLarge { .. } | Bar::NotCentre => Some(Misconception::SheetIsBoard),
        Bar::Apart => Some(Misconception::PlainRules),
        Bar::OffBoard | Bar::Filled(_) => None,
    }
}

fn of_refusal(refusal: Refusal) -> Option<Misconception> {
    match refusal {
        Refusal::At(_, bar) | Refusal::To(_, bar) => of_bar(bar),
        _ => None,
    }
}
