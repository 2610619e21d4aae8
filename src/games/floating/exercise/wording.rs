//! The exercises of Floating Tic-Tac-Toe in words.

use flub::games::floating::{
    Squares, Turn,
    lessons::{Answer, Ask, CountLine, Fault, Flaw, Hint, Line, Task},
};
use flub_tables::{
    games::floating::describe::{self, mark},
    i18n::{Value, Words},
};

/// What is wanted, in a sentence.
pub fn describe_task(words: &Words, task: &Task) -> String {
    words.with("learn-floating-ask", &asked(task))
}

/// The same on paper, where the sentence for a screen speaks of tapping.
pub fn describe_task_on_paper(words: &Words, task: &Task) -> String {
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
pub fn describe_facts(words: &Words, task: &Task) -> Option<String> {
    let played: Vec<String> = task
        .setup()
        .variations
        .iter()
        .map(|variation| words.with("learn-floating-variation", &[("variation", variation.to_string().into())]))
        .collect();
    (!played.is_empty()).then(|| played.join(" "))
}

/// The squares of a line.
pub fn line(line: Line) -> String {
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

/// An answer in words.
pub fn describe_answer(words: &Words, answer: &Answer) -> String {
    match answer {
        Answer::Marks(marked) if marked.is_empty() => words.text("learn-told-none"),
        Answer::Marks(marked) => words.series(marked.iter()),
        Answer::Yes => words.text("learn-yes"),
        Answer::No(None) => words.text("learn-told-no"),
        Answer::No(Some(square)) => words.with("learn-floating-told-no", &[("square", square.to_string().into())]),
        Answer::Lines(lines) if lines.is_empty() => words.text("learn-told-none"),
        Answer::Lines(lines) => words.series(lines.iter().map(|&listed| line(listed))),
        Answer::Count { x, o } => words.with("learn-floating-told-count", &[("x", (*x).into()), ("o", (*o).into())]),
        Answer::Plays(played) => turn(words, *played),
    }
}

/// A line of a count, as it is read out.
pub fn describe_line(words: &Words, task: &Task, counted: &CountLine) -> String {
    match counted {
        CountLine::Row(row) => words.with("learn-floating-line-row", &[("line", line(*row).into())]),
        CountLine::Complete => {
            let side = match task.ask() {
                Ask::Lines(side) => mark(side),
                _ => "",
            };
            words.with("learn-floating-line-complete", &[("side", side.into())])
        }
        CountLine::Points(side, count) => {
            words.with("learn-floating-miscounted", &[("side", mark(*side).into()), ("count", (*count).into())])
        }
    }
}

/// Why an answer is wrong.
pub fn describe_flaw(words: &Words, found: &Flaw) -> String {
    let at = |kind: &'static str, square: String| {
        words.with("learn-floating-flaw", &[("kind", kind.into()), ("square", square.into())])
    };
    match found {
        Flaw::OtherForm => words.text("learn-flaw-other-form"),
        Flaw::Barred(square, bar) => describe::refused(words, flub::games::floating::Refusal::At(*square, *bar)),
        Flaw::Missed(square) => at("missed", square.to_string()),
        Flaw::Fits(_) => at("fits", String::new()),
        Flaw::Unshown => at("unshown", String::new()),
        Flaw::NotTooFar(square) => at("not-too-far", square.to_string()),
        Flaw::Refused(refusal) => describe::refused(words, *refusal),
        Flaw::StillOpen(_) => at("still-open", String::new()),
        Flaw::NoTicTacToe(listed, Fault::NotOwn(square)) => line_flaw(words, "not-own", *listed, square.to_string()),
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

fn line_flaw(words: &Words, kind: &'static str, listed: Line, square: String) -> String {
    let values = [("kind", kind.into()), ("line", line(listed).into()), ("square", square.into())];
    words.with("learn-floating-flaw-line", &values)
}

/// The squares that show why an answer is wrong.
pub fn pointed_at(found: &Flaw) -> Squares {
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

/// A hint in a sentence.
pub fn describe_hint(words: &Words, hint: &Hint) -> String {
    match hint {
        Hint::Look(look) if look.is_empty() => words.text("learn-hint-look-all"),
        Hint::Look(look) => words.with("learn-floating-hint-look", &[("squares", words.series(look.iter()).into())]),
        Hint::HowMany(count) => words.with("learn-hint-how-many", &[("count", (*count).into())]),
        Hint::FourByFour => words.text("learn-floating-hint-four"),
        Hint::Among(among) => {
            words.with("learn-floating-hint-among", &[("squares", words.series(among.iter()).into())])
        }
    }
}
