use std::rc::Rc;

use flub::{
    games::wholes::{Called, Card, Event, Face, Wholes},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    card_speech,
    card_view::{CardBack, PlayingCard},
    describe,
    draft::DraftEdit,
    face_view::{FaceDrawing, FaceImage},
    hint::Helps,
    sum_bar::{NumberLine, SumBar},
    table::{Intent, Table, WholesTable},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    table::{sending::sends, table_game::TableHandle},
    ui::seat_mark::SeatMark,
};

/// Properties of [`TableCenter`].
#[derive(Properties, PartialEq)]
pub struct TableCenterProps {
    /// The table.
    pub table: TableHandle<WholesTable>,
    /// The state of the game on the screen.
    pub state: Rc<Wholes>,
}

/// The centre of the table: the piles, and the play being put together, lying face down, or called.
#[component]
pub fn TableCenter(TableCenterProps { table, state }: &TableCenterProps) -> Html {
    let words = use_words();
    let middle = match (state.play(), call_to_see(table)) {
        _ if table.is_playing() && table.screen.draft.len() > 0 => draft(&words, table),
        (Some(play), _) => face_down(&words, table, play.by, &play.said),
        (None, Some((call, events))) => turned_over(&words, table, call, events),
        (None, None) if table.viewing.is_none() && table.is_over() => won(&words, table),
        (None, None) => {
            let hint = table.is_playing().then(|| words.text("wholes-pick"));
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
            if table.is_live() {
                <Helps {table} />
            }
        </div>
    }
}

/// The call that is still to be seen, and what it brought about: nothing but a change of places has happened since.
fn call_to_see(table: &Table) -> Option<(&Called, &[Event])> {
    let mut earlier = table.record.events()[..table.step_on_screen()].iter().rev();
    let events = earlier.find(|events| !matches!(events.first(), Some(Event::Swapped { .. })))?;
    match events.first() {
        Some(Event::Called(called)) => Some((called, events)),
        _ => None,
    }
}

/// Who has won.
fn won(words: &Words, table: &Table) -> Html {
    let winners = table.state().outcome().into_iter().flat_map(|outcome| outcome.winners().collect::<Vec<_>>());
    let marks = winners.map(|seat| html! { <SeatMark key={seat.index()} seat={table.seating.player(seat).mark} /> });
    html! {
        <div key="won" class="felt-middle winner">
            <p>{ for marks }</p>
            <p class="sentence">{ describe::headline(words, table) }</p>
        </div>
    }
}

fn pile(label: String, count: usize) -> Html {
    let back = (count > 0).then(|| html! { <CardBack /> });
    html! {
        <div class={classes!("pile", (count == 0).then_some("empty"))}>
            <span class="pile-cards">{ back }</span>
            <span class="pile-count">{ label }</span>
        </div>
    }
}

/// The play being put together: the cards, the value claimed for each, and the sentence.
fn draft(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let changing = table.screen.draft.changing;
    let cards = table.screen.draft.cards().enumerate().map(|(place, (card, said))| {
        let onclick = sends(table, Intent::Draft(DraftEdit::Change((changing != Some(place)).then_some(place))));
        let name = said.map_or_else(|| words.text("wholes-say-nothing-yet"), |face| card_speech::said(words, &face));
        let label = words.with(
            "wholes-change-said",
            &[("card", card_speech::card_label(words, &card).into()), ("said", name.into())],
        );
        let other = said != card.face();
        let shown = match said {
            Some(face) => html! { <FaceDrawing {face} /> },
            None => html! { <span aria-hidden="true">{ "?" }</span> },
        };
        html! {
            <li key={place} class="played">
                <PlayingCard {card} />
                <button type="button" class={classes!("said", other.then_some("other"))}
                    aria-expanded={(changing == Some(place)).to_string()} {onclick}>
                    <span class="visually-hidden">{ label }</span>{ shown }
                </button>
            </li>
        }
    });
    let said = table.screen.draft.said();
    let sum = table.screen.sums.then(|| sums(&said));
    let sentence = card_speech::plus(words, &said);
    html! {
        <div key="draft" class="felt-middle draft">
            <p class="sentence">{ words.with("wholes-you-say", &[("sum", sentence.into())]) }</p>
            <ol class="played-cards" aria-label={words.text("wholes-your-play")}>{ for cards }</ol>
            <div class="sum-place">{ sum }</div>
        </div>
    }
}

/// A picture of a sum: as a bar, and as hops on a number line.
fn sums(said: &[Face]) -> Html {
    html! { <div class="sums"><SumBar faces={said.to_vec()} /><NumberLine faces={said.to_vec()} /></div> }
}

/// A play on the table, and the claimed values.
fn face_down(words: &Words, table: &UseReducerHandle<Table>, by: Seat, said: &[Face]) -> Html {
    let mark = table.seating.player(by).mark;
    let cards = said.iter().enumerate().map(|(place, &face)| {
        html! {
            <li key={place} class="played">
                <CardBack seat={Some(mark)} />
                <span class="said"><FaceImage {face} /></span>
            </li>
        }
    });
    let [who, name] = table.seating.who(words, by);
    let says = [who, name, ("sentence", card_speech::sentence(words, said).into())];
    let sum = table.screen.sums.then(|| sums(said));
    html! {
        <div key="face-down" class="felt-middle">
            <p class="sentence"><SeatMark seat={mark} /><span>{ words.with("wholes-says", &says) }</span></p>
            <ol class="played-cards" aria-label={words.text("wholes-play")}>{ for cards }</ol>
            <div class="sum-place">{ sum }</div>
        </div>
    }
}

/// A play that was called: its cards turn over one by one, and add up on a bar.
fn turned_over(words: &Words, table: &TableHandle<WholesTable>, called: &Called, events: &[Event]) -> Html {
    let cards = called.cards.iter().zip(&called.said).enumerate().map(|(place, (&card, &said))| {
        // The claimed value is shown where it differs from the card.
        let other = card.face() != Some(said);
        html! {
            <li key={place} class="played turning" style={format!("--turn:{place}")}>
                <PlayingCard {card} />
                if other {
                    <span class="said other"><FaceImage face={said} /></span>
                }
            </li>
        }
    });
    let faces: Vec<Face> = called.cards.iter().filter_map(Card::face).collect();
    let sum = card_speech::sentence(words, &faces);
    let key = format!("called-{}", table.step_on_screen());
    let outcome = describe::outcome(words, &table.seating, called, events);
    html! {
        <div {key} class="felt-middle called" style={format!("--turns:{}", called.cards.len())}>
            <p class="sentence">{ sum }</p>
            <ol class="played-cards" aria-label={words.text("wholes-turned-over")}>{ for cards }</ol>
            <div class="sum-place"><SumBar {faces} /></div>
            <p class={classes!("outcome", if called.right { "right" } else { "wrong" })}>{ outcome }</p>
        </div>
    }
}
