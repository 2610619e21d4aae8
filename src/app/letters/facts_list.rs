//! What is so about a position, in lines.

use std::rc::Rc;

use flub::network::{LineSet, Network, Rules};
use yew::prelude::*;

use super::{
    board::{Board, BoardGame, Change, Lines, changes},
    naming::lines_key,
};
use crate::app::{
    context::use_words,
    i18n::{Value, Words},
    ui::{
        choice::{Choice, ChoiceGroup},
        renewed::renewed,
    },
};

/// Properties of [`FactsFrame`].
#[derive(Properties, PartialEq)]
pub struct FactsFrameProps<K: BoardGame> {
    /// The board.
    pub board: UseReducerHandle<Board<K>>,
    /// The facts, as list items.
    pub children: Html,
    /// What the marks in vacant squares mean.
    pub legend: AttrValue,
}

/// The number of connections, which of them are drawn, and the facts.
#[component]
pub fn FactsFrame<K: BoardGame>(FactsFrameProps { board, children, legend }: &FactsFrameProps<K>) -> Html {
    let words = use_words();
    let network = use_memo(board.analysis.clone(), |analysis| analysis.network());
    let (required, permitted): (LineSet, LineSet) = network.connections();
    let lines = ("lines", Value::from(lines_key(network.rules())));
    let counts = [lines, ("required", required.len().into()), ("permitted", permitted.len().into())];
    let choices = kinds(&words, &network).map(Choice::new).to_vec();
    html! {
        <div class="sheet stack facts">
            <p role="status">{ renewed(words.with("table-board-connections", &counts)) }</p>
            <ChoiceGroup name="lines" legend={words.text("table-lines")} {choices}
                chosen={Lines::ALL.iter().position(|&lines| lines == board.lines)}
                on_choose={changes(board, |index: usize| Change::Lines(Lines::ALL[index]))} />
            <ul class="fact-list" aria-live="polite">{ children.clone() }</ul>
            <p class="quiet">{ renewed(legend) }</p>
        </div>
    }
}

fn kinds(words: &Words, network: &Rc<Network>) -> [String; 3] {
    let none = words.text("table-lines-none");
    match network.rules() {
        Rules::Poe => [none, words.text("table-lines-required"), words.text("table-lines-permitted")],
        Rules::LawToe => [none, words.text("table-lines-with-o"), words.text("table-lines-without-o")],
    }
}

/// A fact: whether it is so, a sentence, and a button that draws it.
pub fn fact(sign: bool, sentence: String, show: Option<Html>) -> Html {
    html! { <li class={if sign { "fact yes" } else { "fact no" }}><span>{ renewed(sentence) }</span>{ show }</li> }
}

/// The button that draws something on the mat, or takes it away.
pub fn show_button<K: BoardGame>(words: &Words, board: &UseReducerHandle<Board<K>>, shown: K::Shown) -> Html {
    let pressed = board.shown.as_ref() == Some(&shown);
    let onclick: Callback<MouseEvent> = changes(board, move |_| Change::Show((!pressed).then(|| shown.clone())));
    html! {
        <button type="button" class="button small" aria-pressed={pressed.to_string()} {onclick}>
            { words.text("table-board-show") }
        </button>
    }
}
