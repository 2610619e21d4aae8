use flub::{
    games::poe::{Round, Stage},
    play::Seat,
};
use yew::prelude::*;

use super::{
    coach::Note,
    screen::Turn,
    table::{Intent, Table, sends, sends_as},
    telling,
};
use crate::app::{
    html::{classes, html},
    shared::choice::{Choice, ChoiceGroup},
    words::{Value, Words},
};

/// A round move by move: each flub that was made, who could have challenged it, and a proof to look at. Once the match
/// is over, any of its rounds.
pub fn review(words: &Words, table: &UseReducerHandle<Table>, notes: &[Note]) -> Html {
    let rounds = table.state().finished();
    let reviewed = table.screen.reviewed;
    let toggle = sends(table, Intent::Screen(Turn::Review(reviewed.xor(rounds.len().checked_sub(1)))));
    let rows = reviewed
        .and_then(|round| rounds.get(round))
        .map(|round| notes.iter().map(|note| row(words, table, round, note)).collect::<Html>());
    let any = reviewed.is_some() && table.state().stage() == Stage::Over && rounds.len() > 1;
    let choice = any.then(|| {
        let choose = sends_as(table, |round| Intent::Screen(Turn::Review(Some(round))));
        let choices = (1..=rounds.len()).map(|number| Choice::new(number.to_string()));
        yew::html! { <ChoiceGroup name="reviewed" legend={words.text("poe-score-round")} choices={Vec::from_iter(choices)} chosen={reviewed} on_choose={choose} /> }
    });
    html! {
        <div class="review">
            <button type="button" class="button wide" aria-expanded={reviewed.is_some().to_string()} onclick={toggle}>{ words.text("poe-review") }</button>
            <div>{ choice }</div>
            <ol class="review-moves">{ rows }</ol>
        </div>
    }
}

fn row(words: &Words, table: &UseReducerHandle<Table>, round: &Round, note: &Note) -> Html {
    let position = round.position();
    let seats = round.findings().len();
    let writer = Seat::first(seats).nth((round.setter().index() + note.number) % seats).unwrap_or(round.setter());
    let what = note.letter.map_or_else(|| telling::goal(words, position.goal()), |letter| letter.to_string());
    let made = [("move", Value::from(what)), ("name", table.seating.name(words, writer).into())];
    let passed = note.is_flub() && note.number < position.latest();
    let missed = passed.then(|| {
        let others = Seat::first(seats).filter(|&seat| seat != writer);
        words.with("poe-review-missed", &[("names", table.seating.names(words, others).into())])
    });
    let show = note.shown.clone().map(|shown| {
        let pressed = table.shown.as_ref() == Some(&shown);
        let onclick = sends(table, Intent::Show((!pressed).then_some(shown)));
        html! {
            <button type="button" class="button small" aria-pressed={pressed.to_string()} {onclick}>{ words.text("poe-show-proof") }</button>
        }
    });
    let told = match note.is_flub() {
        true => note.sentences(words, position).join(" "),
        false => words.text("poe-review-fine"),
    };
    html! {
        <li key={note.number} class={classes(&[("review-move", true), ("flub", note.is_flub())])}>
            <strong>{ words.with("poe-review-move", &made) }</strong>
            <span>{ " " }{ told }{ " " }{ missed }</span>
            <span>{ show }</span>
        </li>
    }
}
