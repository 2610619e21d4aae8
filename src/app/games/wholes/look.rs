use flub::{
    games::wholes::Card,
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    calling::{PersonChoice, closes, opens},
    card_view::PlayingCard,
    open_hands::SmallCards,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    platform::guard::use_asked,
    table::sending::sends,
    ui::{dialog::Dialog, renewed::renewed, sided_row::SidedRow},
};

/// Properties of [`LookDialogs`].
#[derive(Properties, PartialEq)]
pub struct LookDialogsProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The dialogs to look at cards: at one's own hand while it is hidden, and at the cards that were put away. Their content
/// is in the page only while they are open.
#[component]
pub fn LookDialogs(LookDialogsProps { table }: &LookDialogsProps) -> Html {
    let words = use_words();
    use_asked((table.screen.person, table.screen.alone));
    let is = |window| table.screen.window == Some(window);
    html! {
        <div class="windows">
            <Dialog name="look" title={words.text("wholes-look-title")} open={is(Window::Look)} on_close={closes(table)}>
                { is(Window::Look).then(|| whose(&words, table)) }
            </Dialog>
            <Dialog name="discard" title={words.text("wholes-discard-title")} open={is(Window::Discard)}
                on_close={closes(table)}>
                { is(Window::Discard).then(|| discard(&words, table)) }
            </Dialog>
        </div>
    }
}

/// Whose hand? The others look away first, and until then the dialog does not show anything of it.
fn whose(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let people: Vec<Seat> = table.seating.people().collect();
    let picked = table.screen.person;
    let open = picked.map(|seat| {
        if table.screen.alone {
            return hand(words, table, seat);
        }
        let alone = sends(table, Intent::Screen(ScreenMsg::Alone));
        let grave = html! {
            <button type="button" class="button primary wide" onclick={alone}>
                { words.with("wholes-curtain-open", &[("name", table.seating.name(words, seat).into())]) }
            </button>
        };
        html! { <SidedRow {grave} /> }
    });
    html! {
        <>
            <PersonChoice {table} {people} {picked} legend={words.text("wholes-look-who")} />
            <p class="quiet">{ words.with("wholes-curtain-about", &[("count", table.state().seats().into())]) }</p>
            <div>{ open }</div>
            <div class="action-row">
                <button type="button" class="button" onclick={closes(table)}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}

/// A person's hand. The special cards that can be played now are buttons.
fn hand(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let state = table.state();
    let window = |card: Card| match card {
        Card::Swap => Some(Window::Swap),
        Card::Replay if state.may_replay(seat) => Some(Window::Replay),
        Card::Replay | Card::Bait | Card::Face(_) => None,
    };
    let cards = state.hand(seat).iter().enumerate().map(|(place, &card)| {
        let shown = match window(card) {
            Some(window) => html! {
                <button type="button" class="held" onclick={opens(table, window, Some(seat))}>
                    <PlayingCard {card} />
                </button>
            },
            None => html! { <PlayingCard {card} /> },
        };
        html! { <li key={place}>{ shown }</li> }
    });
    let about = state.hand(seat).iter().any(|&card| window(card).is_some()).then(|| words.text("wholes-look-special"));
    html! {
        <>
            <ul class="look-cards">{ for cards }</ul>
            <p class="quiet">{ about.map(renewed) }</p>
        </>
    }
}

/// The cards that were put away face up or by the person whose hand is open, and how many others there are.
fn discard(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let state = table.on_screen();
    let cards = state.discard_known(table.holder());
    let others = state.discarded() - cards.len();
    html! {
        <>
            <SmallCards {cards} />
            <p>{ words.with("wholes-discard-others", &[("count", others.into())]) }</p>
            <div class="action-row">
                <button type="button" class="button" onclick={closes(table)}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}
