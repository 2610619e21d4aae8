//! The tables or the teams, for a class to find its places from the back of the room.

use std::rc::Rc;

use flub::class::{Player, Tournament};
use yew::prelude::*;

use super::wording::{by_name, order, player_name, table_name, team_name};
use crate::app::context::use_words;

/// How many groups are shown as large as can be.
const MOST_LARGE: usize = 12;

/// Properties of [`Show`].
#[derive(Properties, PartialEq)]
pub struct ShowProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// Called to go back.
    pub on_close: Callback<()>,
}

/// Who sits where, or who is in which team, in large letters. By name, since the order of the tables is nobody's business.
#[component]
pub fn Show(ShowProps { tournament, on_close }: &ShowProps) -> Html {
    let words = use_words();
    let teams = use_state_eq(|| false);
    let round = tournament.round();
    let mut groups: Vec<(String, Vec<Player>)> = if *teams {
        let teams = tournament.teams().iter().enumerate();
        teams.map(|(team, of)| (team_name(&words, team), of.members.clone())).collect()
    } else {
        let names = tournament.table_names(tournament.current()).into_iter();
        names.zip(round.tables()).map(|(name, table)| (table_name(&words, name), table.players().to_vec())).collect()
    };
    groups.sort_by(|(one, _), (another, _)| order(one, another));
    let size = (groups.len() <= MOST_LARGE).then_some("few");
    let groups = groups.into_iter().map(|(name, players)| {
        let players = by_name(tournament, players)
            .into_iter()
            .map(|player| html! { <li key={player.0}>{ player_name(tournament, player) }</li> });
        html! {
            <li key={name.clone()} class="sheet tournament-shown">
                <h2>{ name }</h2>
                <ul>{ for players }</ul>
            </li>
        }
    });
    let shows = |label: String, shown: bool| {
        let onclick = {
            let teams = teams.clone();
            move |_| teams.set(shown)
        };
        html! {
            <button type="button" class="button" aria-pressed={(*teams == shown).to_string()} {onclick}>{ label }</button>
        }
    };
    let title = if *teams { words.text("tournament-teams") } else { words.text("tournament-find") };
    html! {
        <div class="tournament-show">
            <div class="tournament-head">
                <h1 tabindex="-1">{ title }</h1>
                <div class="row no-print">
                    { shows(words.text("tournament-tables"), false) }
                    { shows(words.text("tournament-teams"), true) }
                    <button type="button" class="button primary" onclick={on_close.reform(|_| ())}>
                        { words.text("tournament-show-end") }
                    </button>
                </div>
            </div>
            <ul class={classes!("tournament-groups", size)}>{ for groups }</ul>
        </div>
    }
}
