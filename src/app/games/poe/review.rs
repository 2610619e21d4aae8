use std::rc::Rc;

use flub::{
    games::poe::{Round, Stage},
    play::Seat,
};
use yew::prelude::*;

use super::{
    coach::Note,
    describe,
    screen::ScreenMsg,
    show_button::ShowButton,
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    i18n::{Value, Words},
    table::sending::{sends, sends_as},
    ui::choice::{Choice, ChoiceGroup},
};

/// The explanations of all moves of the reviewed round. `None` if no round is reviewed.
#[hook]
pub fn use_notes(table: &Table) -> Rc<Vec<Note>> {
    let round = table.screen.reviewed.and_then(|round| table.state().finished().get(round));
    use_memo(round.map(|round| round.position().clone()), |position| {
        let moves = position.iter().flat_map(|position| (0..=position.latest()).map(move |number| (position, number)));
        moves.map(|(position, number)| Note::on(position, number)).collect()
    })
}

/// Properties of [`Review`].
#[derive(Properties, PartialEq)]
pub struct ReviewProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The explanations of the moves of the reviewed round.
    pub notes: Rc<Vec<Note>>,
}

/// A round move by move: each flub, who could have challenged it, and a proof to show. After the match any round can be
/// chosen.
#[component]
pub fn Review(ReviewProps { table, notes }: &ReviewProps) -> Html {
    let words = use_words();
    let rounds = table.state().finished();
    let reviewed = table.screen.reviewed;
    let toggle = sends(table, Intent::Screen(ScreenMsg::Review(reviewed.xor(rounds.len().checked_sub(1)))));
    let rows = reviewed
        .and_then(|round| rounds.get(round))
        .map(|round| notes.iter().map(|note| row(&words, table, round, note)).collect::<Html>());
    let any = reviewed.is_some() && table.state().stage() == Stage::Over && rounds.len() > 1;
    let choice = any.then(|| {
        let choices: Vec<Choice> = (1..=rounds.len()).map(|number| Choice::new(number.to_string())).collect();
        let on_choose = sends_as(table, |round| Intent::Screen(ScreenMsg::Review(Some(round))));
        html! {
            <ChoiceGroup name="reviewed" legend={words.text("poe-score-round")} {choices} chosen={reviewed} {on_choose} />
        }
    });
    html! {
        <div class="review">
            <button type="button" class="button wide" aria-expanded={reviewed.is_some().to_string()} onclick={toggle}>
                { words.text("poe-review") }
            </button>
            <div>{ choice }</div>
            <ol class="review-moves">{ rows }</ol>
        </div>
    }
}

fn row(words: &Words, table: &UseReducerHandle<Table>, round: &Round, note: &Note) -> Html {
    let position = round.position();
    let seats = round.findings().len();
    let writer = Seat::first(seats).nth((round.setter().index() + note.number) % seats).unwrap_or(round.setter());
    let what = note.letter.map_or_else(|| describe::goal(words, position.goal()), |letter| letter.to_string());
    let made = [("move", Value::from(what)), ("name", table.seating.name(words, writer).into())];
    let passed = note.is_flub() && note.number < position.latest();
    let missed = passed.then(|| {
        let others = Seat::first(seats).filter(|&seat| seat != writer);
        words.with("poe-review-missed", &[("names", table.seating.names(words, others).into())])
    });
    let show = note.shown.clone().map(|shown| {
        html! { <ShowButton {table} {shown} label={words.text("poe-show-proof")} /> }
    });
    let sentence = match note.is_flub() {
        true => note.sentences(words, position).join(" "),
        false => words.text("poe-review-fine"),
    };
    html! {
        <li key={note.number} class={classes!("review-move", note.is_flub().then_some("flub"))}>
            <strong>{ words.with("poe-review-move", &made) }</strong>
            <span>{ " " }{ sentence }{ " " }{ missed }</span>
            <span>{ show }</span>
        </li>
    }
}
