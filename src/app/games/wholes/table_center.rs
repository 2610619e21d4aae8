use std::rc::Rc;

use flub::{
    games::wholes::{Act, Called, Card, Face, Wholes},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    card_speech,
    card_view::{CardBack, PlayingCard},
    describe,
    draft::Stroke,
    face_view::{FaceDrawing, FaceImage},
    hint::Helps,
    history::Event,
    sum_bar::{NumberLine, SumBar},
    table::{Intent, Table, sends},
};
use crate::app::{context::use_words, i18n::Words, ui::seat_mark::SeatMark};

/// Properties of [`Felt`].
#[derive(Properties, PartialEq)]
pub struct FeltProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The state of the game on the screen.
    pub state: Rc<Wholes>,
    /// The call whose cards lie there, as [`call_to_see`] finds it.
    pub called: Option<Event>,
}

/// The middle of the table: the piles, and the play that is put together, that lies face down, or that was called.
#[component]
pub fn Felt(FeltProps { table, state, called }: &FeltProps) -> Html {
    let words = use_words();
    let called = called.as_ref().and_then(|event| Some((event, event.called.as_ref()?)));
    let middle = match (state.play(), called) {
        _ if table.is_playing() && table.draft.len() > 0 => draft(&words, table),
        (Some(play), _) => face_down(&words, table, play.by, &play.said),
        (None, Some((event, call))) => turned_over(&words, table, event, call),
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

/// The call that is still to be seen: nothing but a change of places has happened since.
pub fn call_to_see(events: &[Event]) -> Option<&Event> {
    let event = events.iter().rev().find(|event| !matches!(event.action.act, Act::Swap(_)))?;
    event.called.is_some().then_some(event)
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

/// The play while it is put together: the cards, what is said of each, and the sentence.
fn draft(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let changing = table.draft.changing;
    let cards = table.draft.cards().enumerate().map(|(place, (card, said))| {
        let onclick = sends(table, Intent::Draft(Stroke::Change((changing != Some(place)).then_some(place))));
        let told = said.map_or_else(|| words.text("wholes-say-nothing-yet"), |face| card_speech::said(words, &face));
        let label = words.with(
            "wholes-change-said",
            &[("card", card_speech::card_label(words, &card).into()), ("said", told.into())],
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
    let said = table.draft.said();
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

/// A play on the table, and what was said.
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
fn turned_over(words: &Words, table: &UseReducerHandle<Table>, event: &Event, called: &Called) -> Html {
    let cards = called.cards.iter().zip(&called.said).enumerate().map(|(place, (&card, &said))| {
        // What was said is told where it is not what lies there.
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
    let outcome = describe::outcome(words, &table.seating, event);
    html! {
        <div {key} class="felt-middle called" style={format!("--turns:{}", called.cards.len())}>
            <p class="sentence">{ sum }</p>
            <ol class="played-cards" aria-label={words.text("wholes-turned-over")}>{ for cards }</ol>
            <div class="sum-place"><SumBar {faces} /></div>
            <p class={classes!("outcome", if called.right { "right" } else { "wrong" })}>{ outcome }</p>
        </div>
    }
}
