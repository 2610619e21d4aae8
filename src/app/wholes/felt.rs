use flub::{
    games::wholes::{Act, Called, Card, Face, Wholes},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    card_view::{card_back, card_view},
    chronicle::Event,
    draft::Stroke,
    face_view::{face_drawn, face_view},
    hint::helps,
    saying,
    sum_bar::{number_line, sum_bar},
    table::{Intent, Table, sends},
    telling,
};
use crate::app::{
    html::{classes, html},
    settings::Coach,
    shared::seat_mark::SeatMark,
    words::Words,
};

/// The middle of the table: the piles, and the play that is put together, that lies face down, or that was called.
pub fn felt(words: &Words, table: &UseReducerHandle<Table>, state: &Wholes, events: &[Event], coach: Coach) -> Html {
    let live = table.is_live();
    let middle = match (state.play(), called(events)) {
        _ if table.is_playing() && table.draft.len() > 0 => draft(words, table),
        (Some(play), _) => face_down(words, table, play.by, &play.said),
        (None, Some((event, call))) => turned_over(words, table, event, call),
        (None, None) if table.viewing.is_none() && table.is_over() => won(words, table),
        (None, None) => {
            let hint = if table.is_playing() { words.text("wholes-pick") } else { String::new() };
            html! { <div key="nothing" class="felt-middle"><p class="quiet">{ hint }</p></div> }
        }
    };
    html! {
        <div class="felt">
            <div class="piles">
                { pile(words.with("wholes-pile", &[("count", state.pile().into())]), state.pile()) }
                { pile(words.with("wholes-discard", &[("count", state.discarded().into())]), state.discarded()) }
            </div>
            { middle }
            { if live { helps(words, table, coach) } else { html! {} } }
        </div>
    }
}

/// Who has won.
fn won(words: &Words, table: &Table) -> Html {
    let winners = table.state().outcome().into_iter().flat_map(|outcome| outcome.winners().collect::<Vec<_>>());
    let marks = winners.map(|seat| yew::html! { <SeatMark seat={table.seating.player(seat).mark} /> });
    html! { <div key="won" class="felt-middle winner"><p>{ for marks }</p><p class="sentence">{ telling::headline(words, table) }</p></div> }
}

/// The call that is still to be seen: nothing but a change of places has happened since.
fn called(events: &[Event]) -> Option<(&Event, &Called)> {
    let event = events.iter().rev().find(|event| !matches!(event.action.act, Act::Swap(_)))?;
    Some((event, event.called.as_ref()?))
}

fn pile(label: String, count: usize) -> Html {
    let back = (count > 0).then(|| card_back(None));
    html! {
        <div class={classes(&[("pile", true), ("empty", count == 0)])}>
            <span class="pile-cards">{ back }</span>
            <span class="pile-count">{ label }</span>
        </div>
    }
}

/// The play while it is put together: the cards, what is said of each, and the sentence.
fn draft(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let changing = table.draft.changing;
    let cards = table.draft.cards().enumerate().map(|(place, (card, said))| {
        let onclick = sends(table, Intent::Draft(Stroke::Change((changing != Some(place)).then_some(place))));
        let told = said.map_or_else(|| words.text("wholes-say-nothing-yet"), |face| saying::said(words, &face));
        let label = words
            .with("wholes-change-said", &[("card", saying::card_label(words, &card).into()), ("said", told.into())]);
        let other = said != card.face();
        let shown = said.map_or_else(|| html! { <span aria-hidden="true">{ "?" }</span> }, |face| face_drawn(&face));
        html! {
            <li key={place} class="played">
                { card_view(words, &card) }
                <button type="button" class={classes(&[("said", true), ("other", other)])}
                    aria-expanded={(changing == Some(place)).to_string()} {onclick}>
                    <span class="visually-hidden">{ label }</span>{ shown }
                </button>
            </li>
        }
    });
    let said = table.draft.said();
    let sum = table.screen.sums.then(|| sum_of(words, &said));
    let sentence = saying::plus(words, &said);
    html! {
        <div key="draft" class="felt-middle draft">
            <p class="sentence">{ words.with("wholes-you-say", &[("sum", sentence.into())]) }</p>
            <ol class="played-cards" aria-label={words.text("wholes-your-play")}>{ for cards }</ol>
            <div class="sum-place">{ sum }</div>
        </div>
    }
}

/// A picture of a sum: as a bar, and as hops on a number line.
fn sum_of(words: &Words, said: &[Face]) -> Html {
    html! { <div class="sums">{ sum_bar(words, said) }{ number_line(words, said) }</div> }
}

/// A play on the table, and what was said.
fn face_down(words: &Words, table: &UseReducerHandle<Table>, by: Seat, said: &[Face]) -> Html {
    let mark = table.seating.player(by).mark;
    let cards = said.iter().enumerate().map(|(place, face)| {
        html! {
            <li key={place} class="played">
                { card_back(Some(mark)) }
                <span class="said">{ face_view(words, face) }</span>
            </li>
        }
    });
    let [who, name] = table.seating.who(words, by);
    let says = [who, name, ("sentence", saying::sentence(words, said).into())];
    let sum = table.screen.sums.then(|| sum_of(words, said));
    html! {
        <div key="face-down" class="felt-middle">
            <p class="sentence">{ yew::html! { <SeatMark seat={mark} /> } }<span>{ words.with("wholes-says", &says) }</span></p>
            <ol class="played-cards" aria-label={words.text("wholes-play")}>{ for cards }</ol>
            <div class="sum-place">{ sum }</div>
        </div>
    }
}

/// A play that was called: its cards turn over one by one, and add up on a bar.
fn turned_over(words: &Words, table: &UseReducerHandle<Table>, event: &Event, called: &Called) -> Html {
    let cards = called.cards.iter().zip(&called.said).enumerate().map(|(place, (card, said))| {
        // What was said is told where it is not what lies there.
        let said =
            (card.face() != Some(*said)).then(|| html! { <span class="said other">{ face_view(words, said) }</span> });
        html! {
            <li key={place} class="played turning" style={format!("--turn:{place}")}>
                { card_view(words, card) }
                { said.unwrap_or_default() }
            </li>
        }
    });
    let faces: Vec<Face> = called.cards.iter().filter_map(Card::face).collect();
    let sum = saying::sentence(words, &faces);
    let step = table.step_on_screen();
    html! {
        <div key={format!("called-{step}")} class="felt-middle called" style={format!("--turns:{}", called.cards.len())}>
            <p class="sentence">{ sum }</p>
            <ol class="played-cards" aria-label={words.text("wholes-turned-over")}>{ for cards }</ol>
            <div class="sum-place">{ sum_bar(words, &faces) }</div>
            <p class={classes(&[("outcome", true), ("right", called.right), ("wrong", !called.right)])}>{ telling::outcome(words, &table.seating, event) }</p>
        </div>
    }
}
