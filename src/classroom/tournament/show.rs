//! The tables or the teams on the wall: who sits where, in letters as large as the screen allows.

use std::rc::Rc;

use flub::{
    classroom::{Player, Team, Tournament},
    play::order,
};
use gloo::{events::EventListener, utils::window};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{
    emblems::draw_emblem,
    wording::{compare, draw_name, sort_by_name, table_name, team_name},
};
use crate::context::use_words;

#[derive(Properties, PartialEq)]
pub struct ShowProps {
    pub tournament: Rc<Tournament>,
    pub on_close: Callback<()>,
}

/// Who sits where, or who is in which team, as large as the screen allows. Tables are sorted by name, since their order must not show the ranks.
#[component]
pub fn Show(ShowProps { tournament, on_close }: &ShowProps) -> Html {
    let words = use_words();
    let teams = use_state_eq(|| false);
    let node = use_node_ref();
    use_effect_with((tournament.clone(), *teams), {
        let node = node.clone();
        move |_| {
            fill(&node);
            let listener = EventListener::new(&window(), "resize", move |_| fill(&node));
            move || drop(listener)
        }
    });
    let round = tournament.round();
    let mut groups: Vec<(String, Html, Vec<Player>)> = if *teams {
        let teams = tournament.teams().iter().enumerate();
        let group = |(at, team): (usize, &Team)| {
            (team_name(&words, tournament.teams(), at), draw_emblem(at), team.members.clone())
        };
        teams.map(group).collect()
    } else {
        let names = tournament.table_names(tournament.current()).into_iter();
        let tables = names.zip(round.tables()).filter(|(_, table)| table.players().len() > 1);
        tables.map(|(name, table)| (table_name(&words, name), html! {}, table.players().to_vec())).collect()
    };
    order::sort_by(&mut groups, |(one, ..), (another, ..)| compare(one, another));
    let groups = groups.into_iter().map(|(name, emblem, players)| {
        let players = sort_by_name(tournament, players)
            .into_iter()
            .map(|player| html! { <li key={player.0}>{ draw_name(tournament, player) }</li> });
        html! {
            <li key={name.clone()} class="sheet tournament-shown">
                <h2>{ emblem }<bdi>{ name }</bdi></h2>
                <ul>{ for players }</ul>
            </li>
        }
    });
    let button = |label: String, shown: bool| {
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
                    { button(words.text("tournament-tables"), false) }
                    { button(words.text("tournament-teams"), true) }
                    <button type="button" class="button primary" onclick={on_close.reform(|_| ())}>
                        { words.text("tournament-show-end") }
                    </button>
                </div>
            </div>
            <ul ref={node} class="tournament-groups">{ for groups }</ul>
        </div>
    }
}

/// The smallest and the largest letters, in pixels. What does not fit in the smallest is scrolled, and only then a name breaks.
const SIZES: (u32, u32) = (16, 96);

/// Finds the number of columns that allows the largest letters with every name in one line, and sets both.
fn fill(node: &NodeRef) {
    let Some(groups) = node.cast::<HtmlElement>() else { return };
    let set = |columns: u32, size: u32| {
        let _ = groups.set_attribute("style", &format!("--columns:{columns};--name:{size}px"));
    };
    let is_fit = |columns: u32, size: u32| {
        set(columns, size);
        !is_over(&groups) && !cards(&groups).any(|card| is_over(&card))
    };
    let mut best = (1, 0);
    for columns in 1..=groups.child_element_count().clamp(1, 8) {
        // Another number of columns is of use only where larger letters fit.
        let (mut fits, mut over) = (best.1.max(SIZES.0 - 1), SIZES.1 + 1);
        while over - fits > 1 {
            let size = u32::midpoint(fits, over);
            if is_fit(columns, size) { fits = size } else { over = size }
        }
        if fits > best.1.max(SIZES.0 - 1) {
            best = (columns, fits);
        }
    }
    match best {
        (_, 0) => drop(groups.set_attribute("style", "")),
        (columns, size) => set(columns, size),
    }
}

fn cards(groups: &Element) -> impl Iterator<Item = Element> {
    let cards = groups.children();
    (0..cards.length()).filter_map(move |at| cards.item(at))
}

/// Whether an element holds more than it shows. A pixel is only rounding.
fn is_over(element: &Element) -> bool {
    element.scroll_height() > element.client_height() + 1 || element.scroll_width() > element.client_width() + 1
}
