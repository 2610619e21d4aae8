use std::rc::Rc;

use flub::{games::poe::Proof, network::Placement};
use yew::prelude::*;

use super::{
    board::{Board, Change, Lines},
    coach::{describe_obstacle, listed},
    facts::Facts,
    screen::Shown,
};
use crate::app::{
    context::use_words,
    i18n::{Value, Words},
    letters::mat_view::Safety,
    table::sending::{sends, sends_as},
    ui::choice::{Choice, ChoiceGroup},
};

/// Properties of [`FactsPanel`].
#[derive(Properties, PartialEq)]
pub struct FactsPanelProps {
    /// The board.
    pub board: UseReducerHandle<Board>,
    /// The analysis.
    pub facts: Rc<Facts>,
}

/// The facts, a line each, with proofs to show.
#[component]
pub fn FactsPanel(FactsPanelProps { board, facts }: &FactsPanelProps) -> Html {
    let words = use_words();
    let counts = [("required", Value::from(facts.required.len())), ("permitted", facts.permitted.len().into())];
    let choices = [words.text("poe-lines-none"), words.text("poe-lines-required"), words.text("poe-lines-permitted")];
    html! {
        <div class="sheet stack facts">
            <p role="status">{ words.with("poe-board-connections", &counts) }</p>
            <ChoiceGroup name="lines" legend={words.text("poe-lines")} choices={choices.map(Choice::new).to_vec()}
                chosen={Lines::ALL.iter().position(|&lines| lines == board.lines)}
                on_choose={sends_as(board, |index: usize| Change::Lines(Lines::ALL[index]))} />
            <ul class="fact-list" aria-live="polite">
                { solved(&words, board, facts) }
                { possible(&words, board, facts) }
                { ripe(&words, board, facts) }
                { safe(&words, board, facts) }
                { latest(&words, board, facts) }
            </ul>
            <p class="quiet">{ words.text("poe-board-legend") }</p>
        </div>
    }
}

/// Whether there is a solution now.
fn solved(words: &Words, board: &UseReducerHandle<Board>, facts: &Facts) -> Html {
    let solution =
        facts.network.solution(board.analysis.goal, None).map(|counted| Proof { counted, ..Proof::default() });
    let sentence = match &solution {
        Some(proof) => words.with("poe-board-solved", &[("list", listed(&proof.counted).into())]),
        None => words.text("poe-board-unsolved"),
    };
    line(solution.is_some(), sentence, show_button(words, board, facts, solution))
}

/// Whether there can still be one, or why not.
fn possible(words: &Words, board: &UseReducerHandle<Board>, facts: &Facts) -> Html {
    let (network, goal) = (facts.network, board.analysis.goal);
    let way = network.completion(goal);
    let way = way.map(|way| Proof { letters: way.letters, counted: way.counted, ..Proof::default() });
    let sentence = match &way {
        Some(_) => words.text("poe-board-possible"),
        None => {
            let why = network.obstacle(goal).map(|obstacle| describe_obstacle(words, goal, &obstacle));
            words.with("poe-board-impossible", &[("why", why.unwrap_or_default().into())])
        }
    };
    line(way.is_some(), sentence, show_button(words, board, facts, way))
}

/// Whether one more letter makes a solution.
fn ripe(words: &Words, board: &UseReducerHandle<Board>, facts: &Facts) -> Html {
    let one = facts.network.one_letter_completion(board.analysis.goal);
    let one = one.map(|one| Proof { letters: one.letters, counted: one.counted, ..Proof::default() });
    let sentence = match &one {
        Some(one) => {
            let letters: Vec<String> = one.letters.iter().map(Placement::to_string).collect();
            words.with("poe-board-ripe", &[("letter", letters.join(" ").into()), ("list", listed(&one.counted).into())])
        }
        None => words.text("poe-board-unripe"),
    };
    line(one.is_some(), sentence, show_button(words, board, facts, one))
}

/// The number of letters that are no flub.
fn safe(words: &Words, board: &Board, facts: &Facts) -> Html {
    let network = facts.network;
    let safe = facts.notes.iter().filter(|(_, safety)| *safety == Safety::Safe).count();
    let forced = safe == 0 && !network.is_full() && network.is_possible(board.analysis.goal);
    let forced = ("forced", Value::from(if forced { "yes" } else { "no" }));
    line(safe > 0, words.with("poe-board-safe", &[("count", safe.into()), forced]), None)
}

/// The latest letter's flub, if any.
fn latest(words: &Words, board: &UseReducerHandle<Board>, facts: &Facts) -> Option<Html> {
    let note = Some(&facts.latest).filter(|note| note.is_flub())?;
    let sentence = note.sentences(words, &board.analysis.position()).join(" ");
    Some(line(false, sentence, show_button(words, board, facts, note.shown.clone().map(|shown| shown.proof))))
}

fn line(sign: bool, sentence: String, show: Option<Html>) -> Html {
    html! { <li class={if sign { "fact yes" } else { "fact no" }}><span>{ sentence }</span>{ show }</li> }
}

/// The button that draws a proof on the mat, where there is one.
fn show_button(words: &Words, board: &UseReducerHandle<Board>, facts: &Facts, proof: Option<Proof>) -> Option<Html> {
    let shown = Shown { network: facts.network, proof: proof? };
    let pressed = board.shown.as_ref() == Some(&shown);
    let onclick = sends(board, Change::Show((!pressed).then_some(shown)));
    Some(html! {
        <button type="button" class="button small" aria-pressed={pressed.to_string()} {onclick}>
            { words.text("poe-board-show") }
        </button>
    })
}
