//! The current round: who is there, the tables, and the next round.

use std::rc::Rc;

use flub::class::{Act, MOST_ROUNDS, Tournament};
use yew::prelude::*;

use super::{people::People, table_card::TableCard, wording::table_name};
use crate::app::{
    context::use_words,
    platform::guard::use_asked,
    ui::{confirm_dialog::ConfirmDialog, renewed::renewed},
};

/// Properties of [`RoundView`].
#[derive(Properties, PartialEq)]
pub struct RoundViewProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// Called with a change.
    pub on_act: Callback<Act>,
}

/// The tables of the round, to tap the results into.
#[component]
pub fn RoundView(RoundViewProps { tournament, on_act }: &RoundViewProps) -> Html {
    let words = use_words();
    let is_asking = use_state_eq(|| false);
    let asks = |asking: bool| {
        let is_asking = is_asking.setter();
        Callback::from(move |()| is_asking.set(asking))
    };
    let (round, current) = (tournament.round(), tournament.current());
    use_asked(current);
    let open = round.open_tables();
    let cards = tournament.table_names(current).into_iter().enumerate().map(|(table, name)| {
        let name = table_name(&words, name);
        html! { <li key={format!("{current}-{table}")}><TableCard {tournament} {table} {name} {on_act} /></li> }
    });
    let next = on_act.reform(|()| Act::NextRound);
    let on_next = if open == 0 { next.clone() } else { asks(true) };
    let on_other = {
        let (close, next) = (asks(false), next);
        Callback::from(move |()| {
            close.emit(());
            next.emit(());
        })
    };
    let takes_back = current > 0 && round.is_blank() && round.joined().is_empty();
    html! {
        <>
            <People {tournament} {on_act} />
            <h2 class="visually-hidden">{ words.text("tournament-tables") }</h2>
            <ol class="tournament-tables">{ for cards }</ol>
            <div class="stack no-print">
                <p class="quiet" role="status">{ renewed(words.with("tournament-open-tables", &[("tables", open.into())])) }</p>
                <div class="row">
                    if current + 1 < MOST_ROUNDS {
                        <button type="button" class={classes!("button", (open == 0).then_some("primary"))}
                            onclick={on_next.reform(|_| ())}>
                            { words.text("tournament-next-round") }
                        </button>
                    }
                    if takes_back {
                        <button type="button" class="button" onclick={on_act.reform(|_| Act::TakeBackRound)}>
                            { words.with("tournament-round-back", &[("round", current.into())]) }
                        </button>
                    }
                </div>
            </div>
            <ConfirmDialog name="next-round" title={words.text("tournament-next-round")} open={*is_asking}
                primary={words.text("tournament-next-not-yet")} other={words.text("tournament-next-anyway")}
                on_primary={asks(false)} {on_other} on_close={asks(false)}>
                <p>{ renewed(words.with("tournament-next-open", &[("tables", open.into())])) }</p>
            </ConfirmDialog>
        </>
    }
}
