//! The lessons of Floating Tic-Tac-Toe.

mod draft;
mod form;
mod paper;

use flub::{
    games::floating::{
        Floating, Side, Square, Squares, Turn,
        lessons::{Answer, Ask, CountLine, Fault, Flaw, Hint, Line, Misconception, Rule, Task},
    },
    lessons::{Activity, Court, Question},
    play::order,
};
use flub_tables::{
    games::floating::wording::{self, mark},
    i18n::{Value, Words},
};
use yew::prelude::*;

use self::draft::{Draft, Edit};
use crate::{
    exercise::{
        lessons::Lessons,
        paper::Paper,
        taught::{Drawn, Pointed, Taught, View, so},
    },
    games::floating::board::FloatingBoard,
};

/// Its lessons.
pub static LESSONS: Lessons = Lessons::of::<Floating>(&[include_str!("../styles/floating.css")]);

impl Taught for Floating {
    type Draft = Draft;
    type Edit = Edit;

    fn draft(_question: &Question<Self>, given: Option<&Answer>) -> Draft {
        given.map(Draft::of).unwrap_or_default()
    }

    fn draft_on_trial(_question: &Question<Self>, answer: &Answer) -> Draft {
        Draft { is_tried: true, ..Draft::of(answer) }
    }

    fn draft_found(question: &Question<Self>, answer: &Answer, flaw: &Flaw) -> Draft {
        let missing = match *flaw {
            Flaw::NotListed(line) => {
                let place = Self::locate(flaw, &Self::lines(question.task(), answer)).map(|(_, place)| place);
                place.and_then(|place| ('A'..).nth(place)).zip(Some(line))
            }
            _ => None,
        };
        Draft { missing, ..Self::draft_on_trial(question, answer) }
    }

    fn edit(question: &Question<Self>, draft: Draft, edit: Edit) -> Draft {
        draft.edited(question.task(), edit)
    }

    fn answer(question: &Question<Self>, draft: &Draft) -> Option<Answer> {
        draft.answer(question.task())
    }

    fn describe_step(words: &Words, step: usize) -> String {
        words.with("learn-floating-step", &[("step", step.into())])
    }

    fn describe_task(words: &Words, question: &Question<Self>) -> String {
        let task = question.task();
        words.with("learn-floating-ask", &asked(task))
    }

    fn draw(desk: &View<'_, Self>) -> Drawn {
        let (words, task) = (desk.words, desk.question.task());
        let (lit, is_missing) = match desk.pointed {
            Pointed::Flaw(flaw, _) | Pointed::Review(Some(flaw), _) => {
                (pointed_at(flaw), matches!(flaw, Flaw::NotListed(_)))
            }
            Pointed::Hint(Hint::Look(squares) | Hint::Among(squares)) => (*squares, false),
            _ => Default::default(),
        };
        // In court it has a letter, and needs no other mark.
        let is_marked = desk.draft.missing.is_none();
        let lit = if is_marked { lit } else { Squares::NONE };
        let mut view = form::view(words, task, desk.draft, lit, desk.locked);
        if is_missing && is_marked {
            view.strokes.extend(form::strokes(task, true, |line| line == lit));
        }
        let cursor = desk.draft.cursor.unwrap_or_else(|| form::middle(task));
        let on_edit = &desk.on_edit;
        let board = html! {
            <FloatingBoard {view} label={words.text("learn-floating-board")} {cursor}
                on_point={on_edit.reform(Edit::Point)} on_choose={on_edit.reform(Edit::Choose)}
                on_drag={on_edit.reform(|(from, to)| Edit::Drag(from, to))}
                on_key={on_edit.reform(|(key, square)| Edit::Key(key, square))} />
        };
        Drawn { board, form: form::form(words, task, desk.draft, on_edit) }
    }

    fn describe_answer(words: &Words, question: &Question<Self>, answer: &Answer) -> String {
        let state = question.task().state();
        let vacant = || state.setup().board.squares().less(state.checkers());
        match answer {
            Answer::Marks(marked) if marked.is_empty() => words.text("learn-answer-none"),
            Answer::Marks(marked) if *marked == vacant() => words.text("learn-floating-answer-every"),
            Answer::Marks(marked) => words.series(runs(*marked)),
            Answer::Yes => words.text("learn-yes"),
            Answer::No(None) => words.text("learn-answer-no"),
            Answer::No(Some(square)) => {
                words.with("learn-floating-answer-no", &[("square", square.to_string().into())])
            }
            Answer::Lines(lines) if lines.is_empty() => words.text("learn-answer-none"),
            Answer::Lines(lines) => words.series(lines.iter().map(|&listed| line(listed))),
            Answer::Count { x, o } => {
                words.with("learn-floating-answer-count", &[("x", (*x).into()), ("o", (*o).into())])
            }
            Answer::Plays(played) => turn(words, *played),
        }
    }

    fn describe_beat(
        words: &Words,
        question: &Question<Self>,
        before: Option<&Answer>,
        answer: &Answer,
    ) -> Option<String> {
        let task = question.task();
        let so = |why: String| so(words, why, Self::describe_answer(words, question, answer));
        let rows = |rows: &[Line]| {
            let told = |&row: &Line| {
                let rule = Rule::of(row).to_string();
                words.with("learn-floating-beat", &[("line", line(row).into()), ("rule", rule.into())])
            };
            rows.iter().map(told).collect::<Vec<_>>().join(" ")
        };
        match (task.ask(), answer) {
            (_, Answer::Lines(lines)) if !lines.is_empty() => {
                let seen = if let Some(Answer::Lines(lines)) = before { lines.len() } else { 0 };
                Some(rows(&lines[seen.min(lines.len())..]))
            }
            (Ask::Take, &Answer::Plays(turn)) => {
                let (state, side) = (task.state(), task.state().to_move()?);
                let was = state.score(side);
                let made = state.after(turn).ok()?.score(side);
                let made = made.tic_tac_toes().iter().filter(|row| !was.tic_tac_toes().contains(row));
                Some(so(rows(&made.map(|&row| row.into()).collect::<Vec<_>>())))
            }
            (Ask::Block, &Answer::Plays(turn)) => {
                let side = task.state().to_move()?.other();
                let left = task.state().after(turn).ok()?.nearly(side);
                let feared = task.state().nearly(side).into_iter().filter(|row| !left.contains(row));
                let feared: Vec<String> = feared.map(|row| line(row.into())).collect();
                let values = [("side", mark(side).into()), ("lines", words.series(&feared).into())];
                (!feared.is_empty()).then(|| so(words.with("learn-floating-beat-stops", &values)))
            }
            (Ask::Count, _) => Some(describe_count(words, task)).filter(|told| !told.is_empty()).map(so),
            (Ask::Reach | Ask::May(_) | Ask::Fix(_), _) => {
                let rules = describe_facts(words, task).into_iter().chain([words.text("learn-floating-hint-four")]);
                Some(so(rules.collect::<Vec<_>>().join(" ")))
            }
            _ => None,
        }
    }

    fn right_part(question: &Question<Self>, answer: &Answer) -> Option<Answer> {
        match (answer, question.solve()) {
            (Answer::Marks(marked), Answer::Marks(right)) => {
                Some(marked.and(right)).filter(|both| !both.is_empty()).map(Answer::Marks)
            }
            (Answer::Lines(lines), Answer::Lines(right)) => {
                let is_right = |line: &&Line| right.iter().any(|other| other.set() == line.set());
                let both: Vec<Line> = lines.iter().filter(is_right).copied().collect();
                (!both.is_empty()).then_some(Answer::Lines(both))
            }
            _ => None,
        }
    }

    fn describe_flaw(words: &Words, _question: &Question<Self>, found: &Flaw) -> String {
        let at = |kind: &'static str, square: String| {
            words.with("learn-floating-flaw", &[("kind", kind.into()), ("square", square.into())])
        };
        match found {
            Flaw::OtherForm => words.text("learn-flaw-other-form"),
            Flaw::Barred(square, bar) => {
                wording::describe_refusal(words, flub::games::floating::Refusal::At(*square, *bar))
            }
            Flaw::Missed(square) => at("missed", square.to_string()),
            Flaw::Fits(_) => at("fits", String::new()),
            Flaw::Unshown => at("unshown", String::new()),
            Flaw::NotTooFar(square) => at("not-too-far", square.to_string()),
            Flaw::Refused(refusal) => wording::describe_refusal(words, *refusal),
            Flaw::StillOpen(_) => at("still-open", String::new()),
            Flaw::NoTicTacToe(listed, Fault::NotOwn(square)) => {
                line_flaw(words, "not-own", *listed, square.to_string())
            }
            Flaw::NoTicTacToe(listed, Fault::Gap) => line_flaw(words, "gap", *listed, String::new()),
            Flaw::NoTicTacToe(listed, Fault::Bent) => line_flaw(words, "bent", *listed, String::new()),
            Flaw::Twice(listed) => line_flaw(words, "twice", *listed, String::new()),
            Flaw::NotListed(listed) => line_flaw(words, "not-listed", *listed, String::new()),
            Flaw::Miscounted(side, score) => {
                let values = [("side", mark(*side).into()), ("count", score.points().into())];
                words.with("learn-floating-miscounted", &values)
            }
            Flaw::MakesNone => at("makes-none", String::new()),
            Flaw::Answered(played) => words.with("learn-floating-answered", &[("turn", turn(words, *played).into())]),
            Flaw::Used(square) => at("used", square.to_string()),
            Flaw::StillInReach(square) => at("still-in-reach", square.to_string()),
            Flaw::Loses { points, line } => {
                let follows = words.series(line.iter().map(|&played| turn(words, played)));
                words.with("learn-floating-loses", &[("count", (*points).into()), ("line", follows.into())])
            }
        }
    }

    fn describe_belief(words: &Words, belief: Misconception) -> String {
        words.with("learn-floating-belief", &[("belief", belief.to_string().into())])
    }

    fn describe_rule(words: &Words, rule: Rule) -> String {
        words.with("learn-floating-rule", &[("rule", rule.to_string().into())])
    }

    fn describe_hint(words: &Words, _question: &Question<Self>, hint: &Hint) -> String {
        match hint {
            Hint::Look(look) if look.is_empty() => words.text("learn-hint-look-all"),
            Hint::Look(look) => {
                words.with("learn-floating-hint-look", &[("squares", words.series(look.iter()).into())])
            }
            Hint::HowMany(count) => words.with("learn-hint-how-many", &[("count", (*count).into())]),
            Hint::FourByFour => words.text("learn-floating-hint-four"),
            Hint::Among(among) => {
                words.with("learn-floating-hint-among", &[("squares", words.series(among.iter()).into())])
            }
        }
    }

    fn print(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper {
        paper::paper(words, question, sheet)
    }

    fn describe_line(words: &Words, question: &Question<Self>, counted: &CountLine) -> String {
        let task = question.task();
        match counted {
            CountLine::Row(row) => words.with("learn-floating-line-row", &[("line", line(*row).into())]),
            CountLine::Complete(way) => {
                let side = match task.ask() {
                    Ask::Lines(side) => mark(side),
                    _ => "",
                };
                words.with("learn-floating-line-complete", &[("side", side.into()), ("way", way.as_str().into())])
            }
            CountLine::Counted(side, way, count) => words.with(
                "learn-floating-line-counted",
                &[("side", mark(*side).into()), ("way", way.as_str().into()), ("count", (*count).into())],
            ),
            CountLine::Points(side, count) => {
                words.with("learn-floating-miscounted", &[("side", mark(*side).into()), ("count", (*count).into())])
            }
        }
    }
}

/// How many tic-tac-toes each side has in each direction, and the variations that change what they count.
fn describe_count(words: &Words, task: &Task) -> String {
    let mut told: Vec<String> = describe_facts(words, task).into_iter().collect();
    for side in Side::BOTH {
        let score = task.state().score(side);
        for rule in Rule::ALL {
            let count = score.tic_tac_toes().iter().filter(|&&row| Rule::of(row.into()) == rule).count();
            let values = [("side", mark(side).into()), ("way", rule.to_string().into()), ("count", count.into())];
            told.extend((count > 0).then(|| words.with("learn-floating-line-counted", &values)));
        }
    }
    told.join(" ")
}

/// What is wanted, on paper, where the sentence for a screen speaks of tapping.
fn describe_task_on_paper(words: &Words, task: &Task) -> String {
    words.with("learn-floating-paper", &asked(task))
}

/// What is asked, of which square and which side.
fn asked(task: &Task) -> [(&'static str, Value<'static>); 3] {
    let square = match task.ask() {
        Ask::May(square) | Ask::Fix(square) => square.to_string(),
        _ => String::new(),
    };
    let side = match task.ask() {
        Ask::Lines(side) => Some(side),
        _ => task.state().to_move(),
    };
    [("asked", task.ask().name().into()), ("square", square.into()), ("side", side.map_or("", mark).into())]
}

/// The variations that are played, if any are.
fn describe_facts(words: &Words, task: &Task) -> Option<String> {
    let played: Vec<String> = task
        .setup()
        .variations
        .iter()
        .map(|variation| words.with("learn-floating-variation", &[("variation", variation.to_string().into())]))
        .collect();
    (!played.is_empty()).then(|| played.join(" "))
}

/// Squares, of which three or more beside each other are named by the first and the last.
fn runs(squares: Squares) -> Vec<String> {
    let mut rows: Vec<Vec<Square>> = Vec::new();
    let mut all: Vec<Square> = squares.iter().collect();
    order::sort_by_key(&mut all, |square| (square.rank(), square.file()));
    for square in all {
        let follows = |last: &Square| last.rank() == square.rank() && last.file() + 1 == square.file();
        match rows.last_mut() {
            Some(row) if row.last().is_some_and(follows) => row.push(square),
            _ => rows.push(vec![square]),
        }
    }
    let named = |row: Vec<Square>| match (row.first(), row.last()) {
        (Some(first), Some(last)) if row.len() > 2 => vec![format!("{first}–{last}")],
        _ => row.iter().map(ToString::to_string).collect(),
    };
    rows.into_iter().flat_map(named).collect()
}

/// The squares of a line.
fn line(line: Line) -> String {
    line.squares().map(|square| square.to_string()).join(" ")
}

fn turn(words: &Words, turn: Turn) -> String {
    let square = ("square", Value::from(turn.square.to_string()));
    match turn.shift {
        None => words.with("learn-floating-turn", &[square]),
        Some(shift) => {
            let (from, to) = (shift.from.to_string(), shift.to.to_string());
            words.with("learn-floating-turn-moved", &[square, ("from", from.into()), ("to", to.into())])
        }
    }
}

fn line_flaw(words: &Words, kind: &'static str, listed: Line, square: String) -> String {
    let values = [("kind", kind.into()), ("line", line(listed).into()), ("square", square.into())];
    words.with("learn-floating-flaw-line", &values)
}

/// The squares that show why an answer is wrong.
fn pointed_at(found: &Flaw) -> Squares {
    let one = |square| Squares::NONE.with(square);
    match found {
        Flaw::Barred(square, _)
        | Flaw::Missed(square)
        | Flaw::NotTooFar(square)
        | Flaw::Used(square)
        | Flaw::StillInReach(square) => one(*square),
        Flaw::Fits(squares) | Flaw::StillOpen(squares) => *squares,
        Flaw::NoTicTacToe(line, _) | Flaw::Twice(line) | Flaw::NotListed(line) => line.set(),
        Flaw::Miscounted(_, score) => score.tic_tac_toes().iter().flat_map(|line| line.squares()).collect(),
        Flaw::Answered(turn) => one(turn.square),
        Flaw::Loses { line, .. } => line.iter().map(|turn| turn.square).collect(),
        Flaw::OtherForm | Flaw::Unshown | Flaw::Refused(_) | Flaw::MakesNone => Squares::NONE,
    }
}
