use flub::{
    games::wholes::{Called, Card, Event, Face, Wholes},
    play::{Game, Record, Seat},
};
use yew::prelude::*;

use super::{
    card_speech,
    card_view::CardBack,
    hint::percent,
    open_hands::SmallCards,
    screen::ScreenMsg,
    table::{Intent, Table},
};
use crate::app::{context::use_words, i18n::Words, table::sending::sends, ui::seat_mark::SeatMark};

/// Properties of [`Review`].
#[derive(Properties, PartialEq)]
pub struct ReviewProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// A play after the end of the game, when all cards may be seen.
struct Reviewed {
    /// Where in the record it is.
    step: usize,
    /// Whose play it was.
    by: Seat,
    /// The cards.
    cards: Vec<Card>,
    /// What was said of them.
    said: Vec<Face>,
    /// Whether they were exactly one whole.
    is_whole: bool,
    /// How the call came out, if there was one, and how likely a bluff was as far as the caller could know, from 0 to 1.
    called: Option<(Called, f64)>,
}

/// All plays of a game.
fn plays(record: &Record<Wholes>) -> Vec<Reviewed> {
    let mut plays: Vec<Reviewed> = Vec::new();
    for (step, events) in record.events().iter().enumerate() {
        match (events.first(), plays.last_mut()) {
            (Some(Event::Played { by, cards, said }), _) => {
                let is_whole = record.state().deck().is_whole(cards);
                let (cards, said) = (cards.clone(), said.clone());
                plays.push(Reviewed { step, by: *by, cards, said, is_whole, called: None });
            }
            (Some(Event::Called(called)), Some(play)) => {
                let odds = record.state_after(step).observe(called.by).call_odds();
                play.called = odds.map(|odds| (called.clone(), odds));
            }
            _ => {}
        }
    }
    plays
}

/// Every play of a finished game: what was said, the calls, and the probability of a bluff as far as the caller could
/// know. Cards that nobody called stay face down, except to who played them, and in practice.
#[component]
pub fn Review(ReviewProps { table }: &ReviewProps) -> Html {
    let words = use_words();
    let open = table.screen.review;
    let plays = use_memo(open.then(|| table.record.clone()), |record| record.as_ref().map(plays).unwrap_or_default());
    let toggle = sends(table, Intent::Screen(ScreenMsg::Review));
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
    let (mark, [who, name]) = (table.seating.player(play.by).mark, table.seating.who(words, play.by));
    let open = play.called.is_some() || table.extras.practice || table.seating.only_person() == Some(play.by);
    let sentence = match &play.called {
        None if !open => words.text("wholes-review-closed"),
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
    let bluff = open && !play.is_whole && play.called.is_none();
    let wrong = play.called.as_ref().is_some_and(|(called, _)| !called.right);
    let says = [who, name, ("sentence", card_speech::sentence(words, &play.said).into())];
    let cards = match open {
        true => html! { <SmallCards cards={play.cards.clone()} /> },
        false => {
            let backs =
                (0..play.cards.len()).map(|place| html! { <li key={place}><CardBack seat={Some(mark)} /></li> });
            html! { <ul class="open-hand">{ for backs }</ul> }
        }
    };
    html! {
        <li key={play.step} class={classes!("review-move", (bluff || wrong).then_some("flub"))}>
            <strong><SeatMark seat={mark} />{ " " }{ table.seating.name(words, play.by) }</strong>
            <span class="review-said">{ words.with("wholes-review-said", &says) }</span>
            { cards }
            <span>{ sentence }</span>
        </li>
    }
}
