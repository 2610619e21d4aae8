//! What each beat of a worked example adds, and why.

use flub::network::{
    Letter, LetterProof, Line, Listing, Network, Placement, Sides,
    lessons::{AboutMatch, Answer, LineRule, MatAnswer, MatTask, Task, Which},
};
use flub_tables::i18n::Words;

/// What an answer has beyond the one of the beat before, with the reason; `None` where its words alone say it.
pub fn describe<M: AboutMatch>(
    words: &Words,
    task: &Task<M>,
    before: Option<&Answer<M>>,
    answer: &Answer<M>,
) -> Option<String> {
    let (mut mat, was, now) = (task.mat(), lines(before), lines(Some(answer)));
    let asked = if let Task::Mat(MatTask::Pick { which, .. }) = task { Some(*which) } else { None };
    let is_list = matches!(answer, Answer::Proof(_) | Answer::Mat(MatAnswer::Lines(_) | MatAnswer::Apart { .. }));
    if !is_list {
        return None;
    }
    if let Answer::Proof(proof) = answer {
        mat = mat.with_all(proof.letters().iter().copied()).unwrap_or(mat);
        let known: &[Placement] = if let Some(Answer::Proof(before)) = before { before.letters() } else { &[] };
        let letters = proof.letters().iter().filter(|letter| !known.contains(letter));
        let mut told: Vec<String> = letters.map(|letter| describe_letter(words, *letter)).collect();
        told.extend(told_lines(words, &mat, asked, &was, &now));
        if let Some(letter) = proof.instead().filter(|_| told.is_empty()) {
            told.push(words.with("learn-beat-instead", &[("letter", letter.to_string().into())]));
        }
        return Some(told.join(" "));
    }
    // A letter that is asked about is written first.
    if let Task::Mat(MatTask::Changes(letter, _)) = task
        && letter.letter != Letter::F
    {
        mat = mat.with(*letter).unwrap_or(mat);
    }
    Some(told_lines(words, &mat, asked, &was, &now).join(" ")).filter(|told| !told.is_empty())
}

/// All lines of an answer, in order.
fn lines<M: AboutMatch>(answer: Option<&Answer<M>>) -> Vec<Listing> {
    match answer {
        Some(Answer::Mat(MatAnswer::Lines(lines))) => lines.clone(),
        Some(Answer::Mat(MatAnswer::Apart { required, permitted })) => [&**required, permitted].concat(),
        Some(Answer::Proof(proof)) => proof.counted().to_vec(),
        _ => Vec::new(),
    }
}

fn describe_letter(words: &Words, letter: Placement) -> String {
    let values = [("letter", letter.letter.as_str().into()), ("named", letter.to_string().into())];
    words.with("learn-beat-letter", &values)
}

/// The lines that are new, each with the sides it joins and how it counts. Several at once are only named.
fn told_lines(words: &Words, mat: &Network, asked: Option<Which>, was: &[Listing], now: &[Listing]) -> Vec<String> {
    let new = &now[was.len().min(now.len())..];
    match new {
        [] => Vec::new(),
        [listing] => vec![describe_line(words, mat, asked, was, listing)],
        several => {
            let named = words.series(several);
            vec![words.with("learn-beat-others", &[("lines", named.into())])]
        }
    }
}

fn describe_line(words: &Words, mat: &Network, asked: Option<Which>, was: &[Listing], listing: &Listing) -> String {
    let squares = listing.squares(mat.size());
    let same: Vec<&Line> = Line::all(mat.size()).iter().filter(|line| Some(line.squares()) == squares).collect();
    let again = was.iter().filter(|other| other.squares(mat.size()) == squares).count();
    let sides = match same.as_slice() {
        // Where lines are only picked, a diagonal is picked once for both.
        [_, _] if asked.is_some() => "both",
        [_, _] if again > 0 => "again",
        [_, _] => "first",
        [line] if line.sides() == Sides::TopBottom => "down",
        _ => "across",
    };
    let rule = match (asked, same.first()) {
        (Some(Which::Connection), _) => "open".to_owned(),
        (None | Some(Which::Required), Some(line)) => LineRule::of(mat, line).to_string(),
        _ => "none".to_owned(),
    };
    let letter = mat.rules().demanding();
    let values = [
        ("line", listing.to_string().into()),
        ("sides", sides.into()),
        ("rule", rule.into()),
        ("letter", letter.as_str().into()),
    ];
    words.with("learn-beat-line", &values)
}
