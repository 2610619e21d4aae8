use flub::{games::poe::Round, play::Seat};
use yew::prelude::*;

use super::{
    coach::Note,
    screen::Turn,
    table::{Intent, Table, sends},
    telling,
};
use crate::app::words::{Value, Words};

/// A round move by move: each flub that was made, who passed it over, and a proof to look at.
pub fn review(words: &Words, table: &UseReducerHandle<Table>, round: &Round, notes: &[Note]) -> Html {
    let open = table.screen.reviewed;
    let toggle = sends(table, Intent::Screen(Turn::Review(!open)));
    let rows = notes.iter().map(|note| row(words, table, round, note));
    html! {
        <div class="review">
            <button type="button" class="button wide" aria-expanded={open.to_string()} onclick={toggle}>{ words.text("poe-review") }</button>
            <ol class="review-moves">{ for rows }</ol>
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
        words.with("poe-review-missed", &[("names", telling::names(words, &table.seating, others).into())])
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
        <li key={note.number} class={classes!("review-move", note.is_flub().then_some("flub"))}>
            <strong>{ words.with("poe-review-move", &made) }</strong>
            <span>{ " " }{ told }{ " " }{ missed }</span>
            <span>{ show }</span>
        </li>
    }
}
