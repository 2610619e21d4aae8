use std::collections::BTreeMap;

use flub::{
    for_each_ladder, games,
    lessons::{Exercise, Judgement, Ladder, Worksheet},
    play::Game,
};
use serde::Serialize;

use super::{explain::Explain, request::Request};

/// An exercise as data.
#[derive(Serialize)]
pub struct Posed {
    kind: &'static str,
    difficulty: String,
    shown: BTreeMap<&'static str, String>,
    asked: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    right_answers: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
}

/// Whether an answer is right and, if not, why.
#[derive(Serialize)]
pub struct Judged {
    right: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    misconception: Option<String>,
}

/// The exercises of a worksheet, as texts.
#[derive(Serialize)]
pub struct Listed {
    a: Vec<String>,
    b: Vec<String>,
}

/// Answers `{"ask":"exercise"}`.
pub fn exercise(request: &Request) -> Result<Posed, String> {
    let text = request.text("text")?;
    let name = text.split(' ').next().unwrap_or_default();
    macro_rules! posed {
        ($($folder:ident $game:ident),*) => {
            match name {
                $(<games::$folder::$game as Game>::NAME => posed::<games::$folder::$game>(text),)*
                other => Err(format!("the game {other:?} has no exercises")),
            }
        };
    }
    for_each_ladder!(posed)
}

/// Answers `{"ask":"answer"}`.
pub fn answer(request: &Request) -> Result<Judged, String> {
    let (text, answer) = (request.text("text")?, request.text("answer")?);
    let name = text.split(' ').next().unwrap_or_default();
    macro_rules! judged {
        ($($folder:ident $game:ident),*) => {
            match name {
                $(<games::$folder::$game as Game>::NAME => judged::<games::$folder::$game>(text, answer),)*
                other => Err(format!("the game {other:?} has no exercises")),
            }
        };
    }
    for_each_ladder!(judged)
}

/// Answers `{"ask":"worksheet"}`.
pub fn worksheet(request: &Request) -> Result<Listed, String> {
    let text = request.text("text")?;
    let sheet = Worksheet::read(text, &games::syllabi()).map_err(|fault| unreadable(text, &fault.to_string()))?;
    macro_rules! listed {
        ($($folder:ident $game:ident),*) => {
            match sheet.ladder() {
                $(<games::$folder::$game as Game>::NAME => listed::<games::$folder::$game>(&sheet),)*
                _ => None,
            }
        };
    }
    for_each_ladder!(listed).ok_or_else(|| unreadable(text, "there is no such ladder"))
}

fn listed<G: Ladder>(sheet: &Worksheet) -> Option<Listed> {
    let [a, b] =
        sheet.versions::<G>()?.map(|version| version.iter().map(|(exercise, _)| exercise.to_string()).collect());
    Some(Listed { a, b })
}

fn unreadable(text: &str, why: &str) -> String {
    format!("`text` cannot be {text:?}: {why}")
}

fn read<G: Ladder>(text: &str) -> Result<Exercise<G>, String> {
    text.parse().map_err(|error: flub::play::Unreadable| unreadable(text, &error.to_string()))
}

fn posed<G: Ladder>(text: &str) -> Result<Posed, String> {
    let exercise = read::<G>(text)?;
    let question = exercise.pose();
    Ok(Posed {
        kind: question.kind().as_str(),
        difficulty: question.difficulty().to_string(),
        shown: question.shown().into_iter().collect(),
        asked: question.asked(),
        right_answers: question.right_answers(),
        source: exercise.quoted().map(|source| format!("{}.md: {}", source.sheet, source.quote)),
    })
}

fn judged<G: Ladder<Flaw: Explain>>(text: &str, answer: &str) -> Result<Judged, String> {
    let question = read::<G>(text)?.pose();
    let given: G::Answer = answer.parse().map_err(|error| format!("`answer` cannot be {answer:?}: {error}"))?;
    Ok(match question.judge(&given) {
        Judgement::Right => Judged { right: true, why: None, misconception: None },
        Judgement::Wrong { flaw, misconception } => Judged {
            right: false,
            why: Some(flaw.explain()),
            misconception: misconception.map(|misconception| misconception.to_string()),
        },
    })
}
