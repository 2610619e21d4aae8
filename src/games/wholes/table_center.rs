//! The centre of the table: the piles, and the latest play or the one being put together.

use flub::{
    games::wholes::{Act, Called, Card, Event, Face, Refusal, Wholes},
    play::{Seat, order},
};
use flub_tables::{
    context::settings::Settings,
    games::wholes::{
        card_speech,
        draft::DraftEdit,
        offer::Offer,
        screen::Window,
        table::{Intent, Table, WholesTable},
        wording,
    },
    i18n::Words,
};
use yew::prelude::*;

use super::{
    card_view::{CardBack, FaceImage, PlayingCard, draw_face},
    dialogs::opens,
    review::draw_helps,
    track::{NumberLine, SumBar},
};
use crate::{
    table::table_pages::TableHandle,
    ui::{
        character::draw_character, notice::draw_stars, renewed::renewed, seat_mark::SeatMark, sending::sends,
        term::Explained,
    },
};

/// The centre of the table: the piles, and the play being put together, lying face down, or called.
pub fn draw_center(words: &Words, settings: &Settings, table: &TableHandle<WholesTable>, state: &Wholes) -> Html {
    let middle = match (state.play(), find_call(table)) {
        _ if table.is_picking() && table.screen.draft.card_count() > 0 => draw_draft(words, table),
        (Some(play), _) if table.staged.is_none() => draw_face_down(words, table, play.by, &play.said),
        (_, Some((place, called, events))) => draw_called(words, table, place, called, events),
        (_, None) if table.viewing.is_none() && table.is_over() => draw_winners(words, table),
        (_, None) => {
            let hint = table.is_picking().then(|| words.text("wholes-pick"));
            html! { <div key="nothing" class="card-table-middle">{ hint.map(draw_slots) }</div> }
        }
    };
    let draws = match table.offer(settings.pace) {
        Offer::Draw(seat) => Some(seat),
        _ => None,
    };
    html! {
        <div class="card-table">
            { draw_pile(words, table, state.pile(), draws) }
            { middle }
            <div class="card-table-end">
                { draw_discard(words, table, state.discarded()) }
                if table.is_live() {
                    { draw_helps(words, settings, table) }
                }
            </div>
        </div>
    }
}

/// The call on the stage, or the latest call if only changes of places have happened since: its place in the record, the call,
/// and all its events.
fn find_call(table: &Table) -> Option<(usize, &Called, &[Event])> {
    let step = table.staged.map_or(table.step_on_screen(), |staged| staged.step);
    let mut earlier = table.record.events()[..step].iter().enumerate().rev();
    let (place, events) = earlier.find(|(_, events)| !matches!(events.first(), Some(Event::Swapped { .. })))?;
    match events.first() {
        Some(Event::Called(called)) => Some((place, called, events)),
        _ => None,
    }
}

/// Whether no cards are played or called on the table.
pub fn is_bare(table: &Table) -> bool {
    table.state().play().is_none() && find_call(table).is_none()
}

/// Where cards are put down, with this hint.
fn draw_slots(hint: String) -> Html {
    let slot = || html! { <span class="slot" /> };
    html! {
        <>
            <p class="quiet">{ hint }</p>
            <div class="slots" aria-hidden="true">{ slot() }{ "+" }{ slot() }{ "+" }{ slot() }{ "= 1" }</div>
        </>
    }
}

/// Who has won and, where the headline does not say it, why.
fn draw_winners(words: &Words, table: &Table) -> Html {
    let winners = table.winners();
    let sentence = match winners.as_slice() {
        &[winner] if table.state().places()[winner.index()] == Wholes::LAST_SPACE => {
            words.with("wholes-won-why", &table.seating.who(words, winner))
        }
        _ => wording::describe_turn(words, table),
    };
    let marks =
        winners.iter().map(|seat| html! { <SeatMark key={seat.index()} seat={table.seating.player(*seat).mark} /> });
    // What the last step was made with.
    let played = table.record.events().iter().flatten().rev().find_map(|event| match event {
        Event::Played { by, said, .. } => Some((by, said)),
        _ => None,
    });
    let played = played.filter(|(by, _)| winners == [**by]);
    html! {
        <div key="won" class="card-table-middle winner">
            <p>{ for marks }</p>
            <p class="sentence">{ renewed(sentence) }</p>
            { played.map(|(&by, said)| draw_said(words, table, by, said)) }
        </div>
    }
}

/// The pile to draw from. It is a button while the player `draws` has to draw; on a phone that stands among the actions.
fn draw_pile(words: &Words, table: &TableHandle<WholesTable>, count: usize, draws: Option<Seat>) -> Html {
    let back = (count > 0).then(|| html! { <CardBack /> });
    let cards = html! { <span class={classes!("pile-cards", (count == 0).then_some("empty"))}>{ back }</span> };
    let cards = match draws {
        Some(by) => html! {
            <>
                <button key="draw" type="button" class="pile-draw" onclick={sends(table, Intent::Act(by, Act::Draw))}>
                    { cards.clone() }<span class="pile-call">{ words.text("wholes-draw") }</span>
                </button>
                <span class="pile-narrow">{ cards }</span>
            </>
        },
        None => html! { <span key="pile">{ cards }</span> },
    };
    html! {
        <div class="pile">
            { cards }<span class="pile-count">{ renewed(words.with("wholes-pile", &[("count", count.into())])) }</span>
        </div>
    }
}

/// The cards that were put away, which can be looked at as far as they were seen.
fn draw_discard(words: &Words, table: &TableHandle<WholesTable>, count: usize) -> Html {
    let back = (count > 0).then(|| html! { <CardBack /> });
    html! {
        <button type="button" class="pile discard" onclick={opens(table, Window::Discard, None)}>
            <span class={classes!("pile-cards", (count == 0).then_some("empty"))}>{ back }</span>
            <span class="pile-count">{ renewed(words.with("wholes-discard", &[("count", count.into())])) }</span>
        </button>
    }
}

/// The play being put together: the cards, the value claimed for each, and the sentence.
fn draw_draft(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let changing = table.screen.draft.changing;
    let cards = table.screen.draft.cards().enumerate().map(|(place, (card, said))| {
        let onclick = sends(table, Intent::Draft(DraftEdit::Change((changing != Some(place)).then_some(place))));
        let name =
            said.map_or_else(|| words.text("wholes-say-nothing-yet"), |face| card_speech::say_face(words, &face));
        let label = words.with(
            "wholes-change-said",
            &[("card", card_speech::card_label(words, &card).into()), ("said", name.into())],
        );
        let class = classes!("said", (said != card.face()).then_some("other"), said.is_none().then_some("silent"),);
        let shown = match said {
            Some(face) => draw_face(words, face),
            None => html! { <span aria-hidden="true">{ "?" }</span> },
        };
        html! {
            <li key={place} class="played">
                <PlayingCard {card} />
                <button type="button" {class} aria-expanded={(changing == Some(place)).to_string()} {onclick}>
                    <span class="visually-hidden">{ renewed(label) }</span>
                    <span class="said-label" aria-hidden="true">{ words.text("wholes-i-say") }</span>
                    { shown }
                </button>
            </li>
        }
    });
    // Who says something else, or is about to, has found it.
    let is_open = changing.is_none() && !table.screen.draft.is_bluff();
    let said = table.screen.draft.said();
    let sentence = match table.refusal {
        Some(Refusal::SaidNoWhole(_)) => card_speech::say_equation(words, &said),
        _ => card_speech::say_sum(words, &said),
    };
    html! {
        <div key="draft" class="card-table-middle draft">
            <p class="sentence">{ renewed(words.with("wholes-you-say", &[("sum", sentence.into())])) }</p>
            <ol class="played-cards" aria-label={words.text("wholes-your-play")}
                style={format!("--count:{}", table.screen.draft.card_count())}>{ for cards }</ol>
            <p class="bluff-about">{ is_open.then(|| words.text("wholes-bluff-about")) }</p>
            { draw_sum(said, table.screen.hops) }
        </div>
    }
}

/// A sum as a bar, or as hops on a number line.
fn draw_sum(faces: Vec<Face>, hops: bool) -> Html {
    let drawn = if hops {
        html! { <NumberLine {faces} /> }
    } else {
        html! { <SumBar {faces} /> }
    };
    html! { <div class="sum-place">{ drawn }</div> }
}

/// A play on the table, and the claimed values.
fn draw_face_down(words: &Words, table: &TableHandle<WholesTable>, by: Seat, said: &[Face]) -> Html {
    let [who, name] = table.seating.who(words, by);
    let says = [who, name, ("sentence", card_speech::say_equation(words, said).into())];
    html! {
        <div key="face-down" class="card-table-middle">
            <p class="sentence">
                { draw_character(table.company(by)) }<SeatMark seat={table.seating.player(by).mark} />
                { renewed(words.with("wholes-says", &says)) }
            </p>
            { draw_said(words, table, by, said) }
            { draw_sum(said.to_vec(), table.screen.hops) }
        </div>
    }
}

/// Cards that lie face down, and under each the value that was claimed for it.
fn draw_said(words: &Words, table: &Table, by: Seat, said: &[Face]) -> Html {
    let mark = table.seating.player(by).mark;
    let cards = said.iter().enumerate().map(|(place, &face)| {
        html! {
            <li key={place} class="played">
                <CardBack seat={Some(mark)} />
                <span class="said"><SeatMark seat={mark} /><FaceImage {face} /></span>
            </li>
        }
    });
    html! {
        <ol class="played-cards" aria-label={words.text("wholes-play")}
            style={format!("--count:{}", said.len())}>{ for cards }</ol>
    }
}

/// A play that was called, at this place in the record: its cards turn over one by one and add up, and then the page says who pays and
/// why.
fn draw_called(
    words: &Words,
    table: &TableHandle<WholesTable>,
    place: usize,
    called: &Called,
    events: &[Event],
) -> Html {
    // On the stage they turn over one by one.
    let turned = table.staged.map_or(called.cards.len(), |staged| staged.beat);
    let mark = table.seating.player(called.player).mark;
    let cards = called.cards.iter().zip(&called.said).enumerate().map(|(place, (&card, &said))| {
        // The claimed value is shown where it differs from the card.
        let other = card.face() != Some(said);
        html! {
            <li key={place} class="played turning">
                if place < turned {
                    <PlayingCard key="front" {card} />
                } else {
                    <CardBack key="back" seat={Some(mark)} />
                }
                if place >= turned || other {
                    <span class={classes!("said", (place < turned).then_some("other"))}>
                        <SeatMark seat={mark} /><FaceImage face={said} />
                    </span>
                }
            </li>
        }
    });
    let faces: Vec<Face> = called.cards.iter().take(turned).filter_map(Card::face).collect();
    // BAIT makes a sum of none of them.
    let sum = match turned == faces.len() {
        true => card_speech::say_equation(words, &faces),
        false => words.list(called.cards.iter().take(turned).map(|card| card_speech::card_name(words, card))),
    };
    let sentence = (turned > 0).then(|| words.with("wholes-cards-are", &[("sum", sum.into())]));
    let [judged, pays] = wording::describe_verdict(words, &table.seating, called, events);
    let seen = table.staged.is_none();
    html! {
        <div key={format!("called-{place}")} class="card-table-middle called">
            <p class="sentence">{ sentence.map(renewed) }</p>
            <ol class="played-cards" aria-label={words.text("wholes-turned-over")}
                style={format!("--count:{}", called.cards.len())}>{ for cards }</ol>
            <div class="sum-place"><SumBar {faces} /></div>
            if seen {
                <p class={classes!("outcome", is_success(table, called).then_some("right"))}>
                    { for [called.by, called.player].map(|seat| draw_character(table.company(seat))) }
                    <strong><Explained text={judged} /></strong>{ " " }<span><Explained text={pays} /></span>
                    { (called.right && is_success(table, called)).then(|| draw_stars(1)) }
                </p>
            }
        </div>
    }
}

/// Whether the call ended well for the only person at the screen.
fn is_success(table: &Table, called: &Called) -> bool {
    let you = table.seating.only_person();
    you == Some(if called.right { called.by } else { called.player })
}

/// The values that can be claimed for a card: the faces of the deck.
pub fn draw_picker(words: &Words, table: &TableHandle<WholesTable>) -> Html {
    let mut faces: Vec<Face> = table.state().deck().faces().collect();
    order::sort(&mut faces);
    let faces = faces.into_iter().enumerate().map(|(place, face)| {
        let onclick = sends(table, Intent::Draft(DraftEdit::Say(face)));
        html! { <button key={place} type="button" class="say" {onclick}><FaceImage {face} /></button> }
    });
    let question = wording::ask_value(words, &table.screen.draft);
    html! {
        <div role="group" class="picker" aria-label={question.clone()}>
            <p>{ question }</p>
            { for faces }
        </div>
    }
}
