use flub::{
    games::wholes::{Act, Card},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    actions::{PersonChoice, PlayerOption, closes, opens},
    analysis_panel::SmallCards,
    card_speech,
    card_view::PlayingCard,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::{
    context::use_words,
    i18n::Words,
    platform::guard::use_asked,
    table::sending::sends,
    ui::{buttons::SidedRow, dialog::Dialog, renewed::renewed},
};

/// Properties of [`SpecialDialogs`].
#[derive(Properties, PartialEq)]
pub struct SpecialDialogsProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The dialogs of the special cards. Their content is in the page only while they are open.
#[component]
pub fn SpecialDialogs(SpecialDialogsProps { table }: &SpecialDialogsProps) -> Html {
    let words = use_words();
    let is = |window| table.screen.window == Some(window);
    let person = |window| table.screen.person.filter(|_| is(window));
    html! {
        <div class="windows">
            <Dialog name="swap" title={words.text("wholes-swap-title")} open={is(Window::Swap)}
                on_close={closes(table)}>
                { person(Window::Swap).map(|seat| swap(&words, table, seat)) }
            </Dialog>
            <Dialog name="replay" title={words.text("wholes-replay-title")} open={is(Window::Replay)}
                on_close={closes(table)}>
                { person(Window::Replay).map(|seat| replay(&words, table, seat)) }
            </Dialog>
        </div>
    }
}

/// Change places with whom, and where that leads both.
fn swap(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let state = table.state();
    let other = table.screen.other;
    let options = Seat::first(state.seats()).filter(|&other| other != seat).map(|option| {
        let onchange = sends(table, Intent::Screen(ScreenMsg::Other(option)));
        let checked = other == Some(option);
        html! { <PlayerOption key={option.index()} {table} seat={option} name="other" {checked} {onchange} /> }
    });
    let sentence = other.map(|other| {
        let to = ("to", state.places()[other.index()].into());
        words.with("wholes-swap-moves", &[("from", state.places()[seat.index()].into()), to])
    });
    let confirm = other.map(|other| sends(table, Intent::Act(seat, Act::Swap(other))));
    html! {
        <>
            <p>{ card_speech::special_rule(words, &Card::Swap) }</p>
            <fieldset class="options"><legend>{ words.text("wholes-swap-with") }</legend>{ for options }</fieldset>
            <p class="burden">{ sentence.map(renewed) }</p>
            <div class="action-row dialog-end">
                <button type="button" class="button primary grow" aria-disabled={other.is_none().to_string()}
                    onclick={confirm}>{ words.text("wholes-swap-confirm") }</button>
                <button type="button" class="button" onclick={closes(table)}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}

/// A second turn, or when there will be time for one.
fn replay(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let may = table.is_live() && table.state().may_replay(seat);
    let when = (!may).then(|| words.text("wholes-replay-when"));
    let confirm = may.then(|| {
        let replay = sends(table, Intent::Act(seat, Act::Replay));
        html! {
            <button type="button" class="button primary grow" onclick={replay}>
                { words.text("wholes-replay-confirm") }
            </button>
        }
    });
    html! {
        <>
            <p>{ card_speech::special_rule(words, &Card::Replay) }</p>
            <p class="burden">{ when }</p>
            <div class="action-row dialog-end">
                { confirm }
                <button type="button" class="button" onclick={closes(table)}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}

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
