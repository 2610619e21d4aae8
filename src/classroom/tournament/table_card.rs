//! A table: its players are tapped in the order in which they finished.

use std::rc::Rc;

use flub::classroom::{Act, Player, Tournament};
use yew::prelude::*;

use super::wording::{by_name, name_said, player_name};
use crate::{
    context::{AppContext, use_app},
    platform::guard::use_asked,
    ui::renewed::renewed,
};

/// Properties of [`TableCard`].
#[derive(Properties, PartialEq)]
pub struct TableCardProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// The table, from the top.
    pub table: usize,
    /// Its name.
    pub name: AttrValue,
    /// Called with a change.
    pub on_act: Callback<Act>,
}

/// A table with the places and points of its players.
#[component]
pub fn TableCard(TableCardProps { tournament, table: index, name, on_act }: &TableCardProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let tied = use_state_eq(|| false);
    let table = tournament.round().tables().get(*index);
    let result: Option<Vec<(Player, usize, u32)>> = table.and_then(|table| {
        let points = table.points()?;
        let placed = table.players().iter().zip(table.places()).zip(points);
        placed.map(|((&player, place), points)| Some((player, (*place)?, points))).collect()
    });
    {
        let said = result.clone().map(|mut result| {
            result.sort_by_key(|&(_, place, _)| place);
            let said = result.into_iter().map(|(player, place, points)| {
                let name = name_said(tournament, player);
                words.with(
                    "tournament-player-result",
                    &[("name", name.into()), ("place", place.into()), ("points", points.into())],
                )
            });
            said.collect::<Vec<_>>().join("; ")
        });
        let arrived = use_mut_ref(|| false);
        use_effect_with(said, move |said| {
            // What was known when the page was opened is no news.
            if arrived.replace(true) {
                said.iter().for_each(|said| announcer.announce(said.clone()));
            }
        });
    }
    use_asked(table.map(|table| table.places().to_vec()));
    let Some(table) = table else { return html! {} };
    let placed = table.places().iter().flatten().count();
    let last = table.places().iter().flatten().max().copied().unwrap_or_default();
    let ties = *tied && placed > 0;
    let rows = by_name(tournament, table.players().iter().copied()).into_iter().map(|player| {
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
                    { player_name(tournament, player) }
                    <span class="tournament-points">
                        { points.map(|points| renewed(words.with("tournament-points", &[("points", points.into())]))) }
                    </span>
                </button>
            </li>
        }
    });
    let is_open = result.is_none();
    let asked = match (is_open, ties) {
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
            <p class="quiet tournament-asked no-print" role="status">{ renewed(asked) }</p>
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
