use std::rc::Rc;

use flub::{
    games::poe::{Proof, Version},
    network::{Completion, Placement},
};
use yew::prelude::*;

use super::{
    analysis::position,
    coach::describe_obstacle,
    facts::Facts,
    screen::{Shown, ShownBy},
};
use crate::app::{
    context::use_words,
    i18n::{Value, Words},
    letters::{
        board::Board,
        facts_list::{FactsFrame, fact, show_button},
        mat_view::Safety,
        naming::listed,
    },
};

/// Properties of [`FactsPanel`].
#[derive(Properties, PartialEq)]
pub struct FactsPanelProps {
    /// The board.
    pub board: UseReducerHandle<Board<Version>>,
    /// The analysis.
    pub facts: Rc<Facts>,
}

/// The facts, a line each, with proofs to show.
#[component]
pub fn FactsPanel(FactsPanelProps { board, facts }: &FactsPanelProps) -> Html {
    let words = use_words();
    html! {
        <FactsFrame<Version> {board} legend={words.text("poe-board-legend")}>
            { solved(&words, board, facts) }
            { possible(&words, board, facts) }
            { ripe(&words, board, facts) }
            { safe(&words, board, facts) }
            { latest(&words, board, facts) }
        </FactsFrame<Version>>
    }
}

/// Whether there is a solution now.
fn solved(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Html {
    let solution =
        facts.network.solution(board.analysis.goal, None).map(|counted| Proof { counted, ..Proof::default() });
    let sentence = match &solution {
        Some(proof) => words.with("poe-board-solved", &[("list", listed(&proof.counted).into())]),
        None => words.text("poe-board-unsolved"),
    };
    fact(solution.is_some(), sentence, show(words, board, facts, solution))
}

/// Whether there can still be one, or why not.
fn possible(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Html {
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
    fact(way.is_some(), sentence, show(words, board, facts, way))
}

/// Whether one more letter makes a solution.
fn ripe(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Html {
    // What stands already needs no letter.
    let standing = facts.network.solution(board.analysis.goal, None);
    let standing = standing.map(|counted| Completion { letters: Vec::new(), counted });
    let one = standing.or_else(|| facts.network.one_letter_completion(board.analysis.goal));
    let one = one.map(|one| Proof { letters: one.letters, counted: one.counted, ..Proof::default() });
    let sentence = match &one {
        Some(one) => {
            let letter = one.letters.first().map_or_else(|| "none".to_owned(), Placement::to_string);
            words.with("poe-board-ripe", &[("letter", letter.into()), ("list", listed(&one.counted).into())])
        }
        None => words.text("poe-board-unripe"),
    };
    fact(one.is_some(), sentence, show(words, board, facts, one))
}

/// The number of letters that are no flub.
fn safe(words: &Words, board: &Board<Version>, facts: &Facts) -> Html {
    let network = facts.network;
    let safe = facts.notes.iter().filter(|(_, safety)| *safety == Safety::Safe).count();
    let forced = safe == 0 && !network.is_full() && network.is_possible(board.analysis.goal);
    let forced = ("forced", Value::from(if forced { "yes" } else { "no" }));
    fact(safe > 0, words.with("poe-board-safe", &[("count", safe.into()), forced]), None)
}

/// The latest letter's flub, if any.
fn latest(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts) -> Option<Html> {
    let note = Some(&facts.latest).filter(|note| note.is_flub())?;
    let sentence = note.sentences(words, &position(&board.analysis)).join(" ");
    Some(fact(false, sentence, show(words, board, facts, note.shown.clone().map(|shown| shown.proof))))
}

/// The button that draws a proof on the mat, where there is one.
fn show(words: &Words, board: &UseReducerHandle<Board<Version>>, facts: &Facts, proof: Option<Proof>) -> Option<Html> {
    proof.map(|proof| show_button(words, board, Shown { network: facts.network, proof, by: ShownBy::Nobody }))
}
