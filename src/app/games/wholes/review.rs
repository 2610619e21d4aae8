use std::rc::Rc;

use yew::prelude::*;

use super::{
    hint::percent,
    history::Reviewed,
    open_hands::SmallCards,
    screen::Turn,
    table::{Intent, Table, sends},
};
use crate::app::{context::use_words, i18n::Words, ui::seat_mark::SeatMark};

/// Properties of [`Review`].
#[derive(Properties, PartialEq)]
pub struct ReviewProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// Every play of the game, while the review is open.
    pub plays: Rc<Vec<Reviewed>>,
}

/// Every play of a game that is over, with its cards face up: the bluffs that passed, the calls, and how likely a bluff
/// was as far as the caller could know.
#[component]
pub fn Review(ReviewProps { table, plays }: &ReviewProps) -> Html {
    let words = use_words();
    let open = table.screen.review;
    let toggle = sends(table, Intent::Screen(Turn::Review));
    let rows = plays.iter().filter(|_| open).map(|play| row(&words, table, play));
    let passed = plays.iter().filter(|play| !play.is_whole && play.called.is_none()).count();
    let called = plays.iter().filter_map(|play| play.called.as_ref());
    let (right, wrong): (Vec<_>, Vec<_>) = called.partition(|(called, _)| called.right);
    let counts = [("passed", passed.into()), ("right", right.len().into()), ("wrong", wrong.len().into())];
    let summary = open.then(|| html! { <p>{ words.with("wholes-review-summary", &counts) }</p> });
    html! {
        <div class="review">
            <button type="button" class="button wide" aria-expanded={open.to_string()} onclick={toggle}>
                { words.text("wholes-review") }
            </button>
            <div>{ summary }</div>
            <ol class="review-moves">{ for rows }</ol>
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
        <li key={play.step} class={classes!("review-move", (bluff || wrong).then_some("flub"))}>
            <strong>
                <SeatMark seat={table.seating.player(play.by).mark} />{ " " }{ table.seating.name(words, play.by) }
            </strong>
            <SmallCards cards={play.cards.clone()} />
            <span>{ told }</span>
        </li>
    }
}
