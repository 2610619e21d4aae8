use yew::prelude::*;

use super::{
    chronicle::Reviewed,
    hint::percent,
    open_hands::small_cards,
    screen::Turn,
    table::{Intent, Table, sends},
};
use crate::app::{
    html::{classes, html},
    shared::seat_mark::SeatMark,
    words::Words,
};

/// Every play of a game that is over, with its cards face up: the bluffs that passed, the calls, and how likely a bluff
/// was as far as the caller could know.
pub fn review(words: &Words, table: &UseReducerHandle<Table>, plays: &[Reviewed]) -> Html {
    let open = table.screen.review;
    let toggle = sends(table, Intent::Screen(Turn::Review));
    let rows: Html = plays.iter().filter(|_| open).map(|play| row(words, table, play)).collect();
    let passed = plays.iter().filter(|play| !play.is_whole && play.called.is_none()).count();
    let called = plays.iter().filter_map(|play| play.called.as_ref());
    let (right, wrong): (Vec<_>, Vec<_>) = called.partition(|(called, _)| called.right);
    let counts = [("passed", passed.into()), ("right", right.len().into()), ("wrong", wrong.len().into())];
    let summary = open.then(|| html! { <p>{ words.with("wholes-review-summary", &counts) }</p> });
    html! {
        <div class="review">
            <button type="button" class="button wide" aria-expanded={open.to_string()} onclick={toggle}>{ words.text("wholes-review") }</button>
            <div>{ summary }</div>
            <ol class="review-moves">{ rows }</ol>
        </div>
    }
}

fn row(words: &Words, table: &UseReducerHandle<Table>, play: &Reviewed) -> Html {
    let told = match &play.called {
        None if play.is_whole => words.text("wholes-review-whole"),
        None => words.text("wholes-review-passed"),
        Some((called, odds)) => {
            let [who, name] = table.seating.who(words, called.by);
            let odds = ("odds", percent(*odds).into());
            match called.right {
                true => words.with("wholes-review-right", &[who, name, odds]),
                false => words.with("wholes-review-wrong", &[who, name, odds]),
            }
        }
    };
    let bluff = !play.is_whole && play.called.is_none();
    let wrong = play.called.as_ref().is_some_and(|(called, _)| !called.right);
    html! {
        <li key={play.step} class={classes(&[("review-move", true), ("flub", bluff || wrong)])}>
            <strong>{ yew::html! { <SeatMark seat={table.seating.player(play.by).mark} /> } }{ " " }{ table.seating.name(words, play.by) }</strong>
            { small_cards(words, &play.cards) }
            <span>{ told }</span>
        </li>
    }
}
