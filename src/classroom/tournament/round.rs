//! The current round of a tournament: its tables with their results.

use std::rc::Rc;

use flub::{
    classroom::{Act, MOST_ROUNDS, Player, Tournament},
    play::order,
};
use yew::prelude::*;

use super::{
    people::{People, draw_away},
    wording::{draw_name, name_in_sentence, sort_by_name, table_name},
};
use crate::{
    context::{AppContext, use_app, use_words},
    platform::guard::use_asked,
    ui::{dialog::ConfirmDialog, renewed::renewed},
};

#[derive(Properties, PartialEq)]
pub struct RoundProps {
    pub tournament: Rc<Tournament>,
    pub on_act: Callback<Act>,
}

/// The tables of the round, where results are entered by taps, and the way to the next round.
#[component]
pub fn Round(RoundProps { tournament, on_act }: &RoundProps) -> Html {
    let words = use_words();
    let is_asking = use_state_eq(|| false);
    let ask = |asking: bool| {
        let is_asking = is_asking.setter();
        Callback::from(move |()| is_asking.set(asking))
    };
    let (round, current) = (tournament.round(), tournament.current());
    use_asked(current);
    let open = round.open_tables();
    let plays = |table: &usize| round.tables().get(*table).is_some_and(|table| table.players().len() > 1);
    let names = tournament.table_names(current).into_iter().enumerate();
    let cards = names.filter(|(table, _)| plays(table)).map(|(table, name)| {
        let name = table_name(&words, name);
        html! { <li key={format!("{current}-{table}")}><TableCard {tournament} {table} {name} {on_act} /></li> }
    });
    let next = on_act.reform(|()| Act::NextRound);
    let on_next = if open == 0 { next.clone() } else { ask(true) };
    let on_other = {
        let (close, next) = (ask(false), next);
        Callback::from(move |()| {
            close.emit(());
            next.emit(());
        })
    };
    let takes_back = current > 0 && round.is_blank() && round.joined().is_empty();
    html! {
        <>
            <People {tournament} {on_act} />
            { draw_away(&words, tournament) }
            <h2 class="visually-hidden">{ words.text("tournament-tables") }</h2>
            <ol class="tournament-tables">{ for cards }</ol>
            <div class="stack no-print">
                <p class="quiet" role="status">{ renewed(words.with("tournament-open-tables", &[("tables", open.into())])) }</p>
                <div class="row">
                    if current + 1 < MOST_ROUNDS {
                        <button type="button" class={classes!("button", "tournament-go", (open == 0).then_some("primary"))}
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
                on_primary={ask(false)} {on_other} on_close={ask(false)}>
                <p>{ renewed(words.with("tournament-next-open", &[("tables", open.into())])) }</p>
            </ConfirmDialog>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct TableCardProps {
    tournament: Rc<Tournament>,
    /// The index of the table; the strongest is first.
    table: usize,
    name: AttrValue,
    on_act: Callback<Act>,
}

/// A table with the places and points of its players, who are tapped in the order in which they finished.
#[component]
fn TableCard(TableCardProps { tournament, table: index, name, on_act }: &TableCardProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let tied = use_state_eq(|| false);
    let table = tournament.round().tables().get(*index);
    let result: Option<Vec<(Player, usize, u32)>> = table.and_then(|table| {
        let points = table.points()?;
        let placed = table.players().iter().zip(table.places()).zip(points);
        placed.map(|((&player, place), points)| Some((player, (*place)?, points))).collect()
    });
    {
        let results = result.clone().map(|mut result| {
            order::sort_by_key(&mut result, |&(_, place, _)| place);
            let sentences = result.into_iter().map(|(player, place, points)| {
                let name = name_in_sentence(tournament, player);
                words.with(
                    "tournament-player-result",
                    &[("name", name.into()), ("place", place.into()), ("points", points.into())],
                )
            });
            words.clauses(sentences)
        });
        let arrived = use_mut_ref(|| false);
        use_effect_with(results, move |results| {
            // The results that were known when the page was opened are not news.
            if arrived.replace(true) {
                results.iter().for_each(|results| announcer.announce(results.clone()));
            }
        });
    }
    use_asked(table.map(|table| table.places().to_vec()));
    let Some(table) = table else { return html! {} };
    let placed = table.places().iter().flatten().count();
    let last = table.places().iter().flatten().max().copied().unwrap_or_default();
    let ties = *tied && placed > 0;
    let rows = sort_by_name(tournament, table.players().iter().copied()).into_iter().map(|player| {
        let place = table.place(player);
        let onclick = {
            let tied = tied.clone();
            on_act.reform(move |_: MouseEvent| {
                tied.set(false);
                match place {
                    Some(_) => Act::TakeBack(player),
                    None => Act::Place { player, tied: ties },
                }
            })
        };
        let points = tournament.points(tournament.current(), player);
        html! {
            <li key={player.0}>
                <button type="button" class="tournament-player" aria-pressed={place.is_some().to_string()} {onclick}>
                    <span class="tournament-place">
                        { place.map(|place| renewed(words.with("tournament-place", &[("place", place.into())]))) }
                    </span>
                    { draw_name(tournament, player) }
                    <span class="tournament-points">
                        { points.map(|points| renewed(words.with("tournament-points", &[("points", points.into())]))) }
                    </span>
                </button>
            </li>
        }
    });
    let is_open = result.is_none();
    let task = match (is_open, ties) {
        (false, _) => words.text("tournament-table-done"),
        (true, true) => words.with("tournament-tap-tied", &[("place", last.into())]),
        (true, false) => words.with("tournament-tap", &[("place", (placed + 1).into())]),
    };
    let can_tie = placed > 0 && is_open;
    let on_tie = can_tie.then(|| {
        let tied = tied.clone();
        Callback::from(move |_: MouseEvent| tied.set(!*tied))
    });
    let on_clear = (placed > 0).then(|| {
        let (tied, index) = (tied.clone(), *index);
        on_act.reform(move |_: MouseEvent| {
            tied.set(false);
            Act::Clear(index)
        })
    });
    let heading = format!("tournament-table-{index}");
    html! {
        <section class={classes!("sheet", "tournament-table", (!is_open).then_some("done"))} aria-labelledby={heading.clone()}>
            <h3 id={heading}>{ name }</h3>
            <ul class="tournament-players">{ for rows }</ul>
            <p class="quiet tournament-asked no-print" role="status">{ renewed(task) }</p>
            <div class="row no-print">
                <button type="button" class="button small" aria-pressed={ties.to_string()}
                    aria-disabled={(!can_tie).to_string()} onclick={on_tie}>
                    { words.text("tournament-same-place") }
                </button>
                <button type="button" class="button small" aria-disabled={(placed == 0).to_string()} onclick={on_clear}>
                    { words.text("tournament-clear") }
                </button>
            </div>
        </section>
    }
}
