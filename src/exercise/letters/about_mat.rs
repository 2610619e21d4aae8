//! Answers about one mat, their flaws and hints in words and on the mat.

use flub::network::{
    Goal, Letter, Listing, Rules, Square, SquareSet,
    lessons::{Belief, Hint, LineRule, MatAnswer, MatFlaw, MatTask, ProofLine},
};
use flub_tables::{
    i18n::{Value, Words},
    letters::naming::{self, goal_key, goal_number, lines_key},
};

use super::{desk::Ground, draft::Draft, form::asked_of_mat};

/// What is wanted, in a sentence.
pub fn describe_task(words: &Words, task: &MatTask) -> String {
    let lines = ("lines", Value::from(lines_key(task.mat().rules())));
    let asked = ("asked", Value::from(asked_of_mat(task)));
    match task {
        MatTask::Sizes(goal, _) | MatTask::Solve(goal, _) => {
            let goal = [("goal", goal_key(*goal).into()), ("number", goal_number(*goal).into())];
            words.with("learn-ask-goal", &[asked, lines, goal[0].clone(), goal[1].clone()])
        }
        MatTask::Changes(letter, _) => {
            words.with("learn-ask-letter", &[asked, lines, ("letter", letter.to_string().into())])
        }
        _ => {
            let letter = task.mat().rules().demanding();
            words.with("learn-ask-mat", &[asked, lines, ("letter", letter.as_str().into())])
        }
    }
}

/// An answer in words.
pub fn describe_answer(words: &Words, answer: &MatAnswer) -> String {
    match answer {
        MatAnswer::Lines(lines) => listed(words, lines),
        MatAnswer::Apart { required, permitted } => {
            let listed = |lines: &[Listing]| if lines.is_empty() { "none".to_owned() } else { words.series(lines) };
            let values = [("required", listed(required).into()), ("permitted", listed(permitted).into())];
            words.with("learn-answer-apart", &values)
        }
        MatAnswer::Squares(squares) => match squares.is_empty() {
            true => words.text("learn-answer-none"),
            false => numbers(words, *squares),
        },
        MatAnswer::Numbers(numbers) => match numbers.is_empty() {
            true => words.text("learn-answer-none"),
            false => words.series(numbers),
        },
    }
}

/// A proof in words: its letters, its lines, and the letter to write instead where one is named.
pub fn describe_proof(words: &Words, letters: &str, lines: &str, instead: Option<&str>) -> String {
    let or_none = |text: &str| if text.is_empty() { "none" } else { text }.to_owned();
    let values = [
        ("letters", or_none(letters).into()),
        ("lines", or_none(lines).into()),
        ("instead", instead.unwrap_or("no").into()),
    ];
    words.with("learn-answer-proof", &values)
}

/// Lines one after another.
pub fn listed(words: &Words, lines: &[Listing]) -> String {
    if lines.is_empty() { words.text("learn-answer-none") } else { words.series(lines) }
}

/// A line of a proof, as it is read out.
pub fn describe_line(words: &Words, rules: Rules, goal: Option<Goal>, line: &ProofLine) -> String {
    let lines = ("lines", Value::from(lines_key(rules)));
    let with = |kind: &'static str, named: String| {
        words.with("learn-proof-line", &[lines.clone(), ("kind", kind.into()), ("named", named.into())])
    };
    match line {
        ProofLine::Move(number) => with("move", number.to_string()),
        ProofLine::Letter(letter) => with("letter", letter.to_string()),
        ProofLine::NoLetter => with("no-letter", String::new()),
        ProofLine::Counted(listing) => with("counted", listing.to_string()),
        ProofLine::Complete => with("complete", rules.demanding().as_str().to_owned()),
        ProofLine::Number(count) => {
            let goal = goal.unwrap_or(Goal::Odd);
            let values =
                [("count", (*count).into()), ("goal", goal_key(goal).into()), ("number", goal_number(goal).into())];
            words.with("learn-proof-number", &values)
        }
        ProofLine::Used(letter) => with("used", letter.to_string()),
        ProofLine::Instead(letter) => with("instead", letter.to_string()),
        ProofLine::End => with("end", String::new()),
    }
}

/// The numbers of squares, one after another.
pub fn numbers(words: &Words, squares: SquareSet) -> String {
    words.series(squares.iter().map(Square::number))
}

/// Why an answer is wrong, in a sentence.
pub fn describe_flaw(words: &Words, rules: Rules, goal: Option<Goal>, found: &MatFlaw) -> String {
    let named = |listing: &Listing| ("listing", Value::from(listing.to_string()));
    let kind = match found {
        MatFlaw::Solution(found) => {
            let why = naming::describe_flaw(words, rules, goal.unwrap_or(Goal::Odd), found);
            return words.with("learn-flaw-solution", &[("why", why.into())]);
        }
        MatFlaw::OtherForm => return words.text("learn-flaw-other-form"),
        MatFlaw::NotShown(listing) => return words.with("learn-flaw-twice", &[named(listing)]),
        MatFlaw::ExtraSquare(square) => ("extra", square.number()),
        MatFlaw::MissingSquare(square) => ("missing", square.number()),
        MatFlaw::ExtraNumber(number) => {
            return words.with("learn-flaw-number", &[("kind", "extra".into()), ("number", (*number).into())]);
        }
        MatFlaw::MissingNumber(number) => {
            return words.with("learn-flaw-number", &[("kind", "missing".into()), ("number", (*number).into())]);
        }
        MatFlaw::Extra(listing) => {
            return words.with("learn-flaw-line", &[("kind", "extra".into()), named(listing)]);
        }
        MatFlaw::Missing(listing) => {
            return words.with("learn-flaw-line", &[("kind", "missing".into()), named(listing)]);
        }
        MatFlaw::OtherList(listing) => {
            return words.with("learn-flaw-line", &[("kind", "other-list".into()), named(listing)]);
        }
    };
    words.with("learn-flaw-square", &[("kind", kind.0.into()), ("square", kind.1.into())])
}

/// The ground with what refutes an answer pointed at.
pub fn with_flaw(mut ground: Ground, found: &MatFlaw) -> Ground {
    match found {
        MatFlaw::Extra(line) | MatFlaw::Missing(line) | MatFlaw::OtherList(line) | MatFlaw::NotShown(line) => {
            ground.lit = line.squares(ground.mat.size()).unwrap_or_default();
            ground.at_fault = Some(line.clone());
        }
        MatFlaw::Solution(found) => {
            ground.at_fault = naming::flawed_listing(found).cloned();
            ground.lit = naming::flaw_squares(found).into_iter().collect();
        }
        MatFlaw::ExtraSquare(square) | MatFlaw::MissingSquare(square) => ground.lit = SquareSet::EMPTY.with(*square),
        MatFlaw::OtherForm | MatFlaw::ExtraNumber(_) | MatFlaw::MissingNumber(_) => {}
    }
    ground
}

/// The ground with what fails first in the list of a draft, where no list can be a solution.
pub fn with_failing(ground: Ground, goal: Option<Goal>, draft: &Draft) -> Ground {
    let letters = draft.letters.iter();
    let written = ground.mat.with_all(letters.clone().copied());
    match written.zip(goal).and_then(|(written, goal)| written.check(goal, &draft.lines.counted).err()) {
        Some(found) => with_flaw(ground, &MatFlaw::Solution(found)),
        None => Ground { lit: letters.map(|letter| letter.square).collect(), ..ground },
    }
}

/// A hint in a sentence; `describe` puts an answer into words.
pub fn describe_hint<Answer>(words: &Words, hint: &Hint<Answer>, describe: impl Fn(&Answer) -> String) -> String {
    match hint {
        Hint::Look(squares) if squares.is_empty() => words.text("learn-hint-look-all"),
        Hint::Look(squares) => words.with("learn-hint-look", &[("squares", numbers(words, *squares).into())]),
        Hint::LookAtMove(number) => words.with("learn-hint-move", &[("number", (*number).into())]),
        Hint::Begin(answer) => words.with("learn-hint-begin", &[("answer", describe(answer).into())]),
    }
}

/// A mistaken belief and what holds instead, in a sentence.
pub fn describe_belief(words: &Words, rules: Rules, belief: Belief) -> String {
    let letter: Letter = rules.demanding();
    let values =
        [("belief", belief.to_string().into()), ("letter", letter.as_str().into()), ("lines", lines_key(rules).into())];
    words.with("learn-belief", &values)
}

/// A rule that a line counts by, in a sentence.
pub fn describe_rule(words: &Words, rules: Rules, rule: LineRule) -> String {
    let letter: Letter = rules.demanding();
    words.with("learn-line-rule", &[("rule", rule.to_string().into()), ("letter", letter.as_str().into())])
}
