//! What comes after a game: what was good, another one, the set-up, and the moments to learn from.

use flub::{
    games::ladders,
    play::{Game, Seat},
};
use flub_tables::table::{midend::TableMsg, results::Came, table_game::TableGame};
use yew::prelude::*;

use super::table_pages::TableHandle;
use crate::{
    context::use_words,
    platform::{seed, thinker},
    ui::{renewed::renewed, sending::sends_as},
};

/// What comes before everything that a lesson asks a game's worker.
pub const LEARN: &str = "learn\n";

/// What comes before a seat and a record whose turning points are to be found.
pub const TURNING: &str = "turning ";

/// What a game's worker is asked for the moments that decided a game for a seat: no text if there are none.
pub fn ask_for_moments(seat: Seat, record: &str) -> String {
    format!("{LEARN}{TURNING}{seat}\n{record}")
}

/// What was good in a game that was lost, if anything was.
pub fn draw_good(good: Option<String>) -> Html {
    html! { <>{ for good.map(|good| html! { <p class="good">{ renewed(good) }</p> }) }</> }
}

/// The buttons for another game with the same players, under this label, and for the way back to the set-up, if there
/// is to be one.
pub fn draw_again_buttons<G: TableGame>(
    table: &TableHandle<G>,
    label: String,
    on_leave: Option<&Callback<()>>,
) -> Html {
    let seat = table.only_person().filter(|_| table.state().outcome().is_some());
    let lost = (table.came() == Some(Came::Lost)).then(|| table.record.to_string());
    let on_again = sends_as(table, |_| TableMsg::Again(seed()));
    html! {
        <AgainButtons game={G::Rules::NAME} {seat} {lost} {label} {on_again} on_leave={on_leave.cloned()} />
    }
}

#[derive(Properties, PartialEq)]
struct AgainProps {
    /// The part of addresses of the game.
    game: &'static str,
    /// The seat of the only person, once the game is over.
    seat: Option<Seat>,
    /// The record of the game, if this person has lost it.
    lost: Option<AttrValue>,
    label: AttrValue,
    on_again: Callback<MouseEvent>,
    on_leave: Option<Callback<()>>,
}

/// The moments of a game that was lost come first, but they are the thing to do only once it is known that there are any: until then, and
/// where the worker finds none or cannot be asked, that is another game. Nothing changes its place when the answer comes.
#[component]
fn AgainButtons(props: &AgainProps) -> Html {
    let AgainProps { game, seat, lost, label, on_again, on_leave } = props;
    let (words, has_moment) = (use_words(), use_state_eq(|| false));
    let found = has_moment.setter();
    use_effect_with((*game, lost.clone().zip(*seat)), move |(game, lost)| {
        let answer = Callback::from(move |moments: String| found.set(!moments.is_empty()));
        let question = lost.as_ref().map(|(record, seat)| ask_for_moments(*seat, record));
        let asked = question.map(|question| thinker::ask(game, question, |_| String::new(), answer));
        move || drop(asked)
    });
    let is_taught = ladders().iter().any(|(name, _)| name == game);
    let moments = seat.filter(|_| is_taught).map(|seat| {
        let href = format!("#/learn/{game}/moments/{seat}");
        let text = words.with("table-moments", &[("end", if *has_moment { "lost" } else { "won" }.into())]);
        let class = classes!("button", lost.is_some().then_some("wide"), has_moment.then_some("primary"));
        html! { <a {class} {href}>{ renewed(text) }</a> }
    });
    let (first, last) = if lost.is_some() { (moments, None) } else { (None, moments) };
    html! {
        <>
            { first }
            <button type="button" class={classes!("button", "grow", (!*has_moment).then_some("primary"))} onclick={on_again}>
                { renewed(label) }
            </button>
            if let Some(on_leave) = on_leave {
                <button type="button" class="button" onclick={on_leave.reform(|_| ())}>
                    { words.text("table-change-setup") }
                </button>
            }
            { last }
        </>
    }
}
