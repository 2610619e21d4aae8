//! Who plays in the round: who is absent, who comes late, and what everybody is called.

use std::rc::Rc;

use flub::class::{Act, Player, Tournament};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::wording::{by_name, name_of, player_name};
use crate::app::{context::use_words, ui::renewed::renewed};

/// Properties of [`People`].
#[derive(Properties, PartialEq)]
pub struct PeopleProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// Called with a change.
    pub on_act: Callback<Act>,
}

/// Everybody, to tap whoever is absent; a field for who comes late, and one for names.
#[component]
pub fn People(PeopleProps { tournament, on_act }: &PeopleProps) -> Html {
    let words = use_words();
    let round = tournament.round();
    let players = tournament.roster().count();
    let is_blank = round.is_blank();
    let rows = by_name(tournament, (0..players).map(Player)).into_iter().map(|player| {
        let is_absent = round.absent().contains(&player);
        let onclick = is_blank.then(|| {
            let mut absent = round.absent().clone();
            if !absent.remove(&player) {
                absent.insert(player);
            }
            on_act.reform(move |_: MouseEvent| Act::SetAbsent(absent.clone()))
        });
        html! {
            <li key={player.0}>
                <button type="button" class="button small tournament-person" aria-pressed={is_absent.to_string()}
                    aria-disabled={(!is_blank).to_string()} {onclick}>
                    { player_name(tournament, player) }
                    if is_absent {
                        <span class="tournament-absent">{ words.text("tournament-absent") }</span>
                    }
                </button>
            </li>
        }
    });
    let present = [("present", (players - round.absent().len()).into()), ("players", players.into())];
    html! {
        <details class="sheet tournament-folded no-print">
            <summary>{ renewed(words.with("tournament-people", &present)) }</summary>
            <div class="stack">
                <p id="tournament-people-about">
                    { renewed(words.text(if is_blank { "tournament-people-about" } else { "tournament-refused-begun" })) }
                </p>
                <ul class="tournament-persons" aria-describedby="tournament-people-about">{ for rows }</ul>
                if is_blank {
                    <Late {players} {on_act} />
                }
                <Rename {tournament} {on_act} />
            </div>
        </details>
    }
}

/// Properties of [`Late`].
#[derive(Properties, PartialEq)]
struct LateProps {
    /// How many there are.
    players: usize,
    on_act: Callback<Act>,
}

/// Somebody comes late.
#[component]
fn Late(LateProps { players, on_act }: &LateProps) -> Html {
    let words = use_words();
    let name = use_state_eq(String::new);
    // A name that was refused stays, to be mended.
    use_effect_with(*players, emptying(&name));
    let oninput = typing(&name);
    let onsubmit = {
        let (name, on_act) = (name.clone(), on_act.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            on_act.emit(Act::Join((*name).clone()));
        }
    };
    html! {
        <form class="tournament-form" {onsubmit}>
            <label class="field">
                <span>{ words.text("tournament-late") }</span>
                <input type="text" dir="auto" autocomplete="off" value={(*name).clone()} {oninput} />
            </label>
            <button type="submit" class="button">{ words.text("tournament-late-add") }</button>
        </form>
    }
}

/// Another name for somebody.
#[component]
fn Rename(PeopleProps { tournament, on_act }: &PeopleProps) -> Html {
    let words = use_words();
    let chosen = use_state_eq(|| None::<Player>);
    let name = use_state_eq(String::new);
    use_effect_with(tournament.roster().clone(), emptying(&name));
    let everybody = by_name(tournament, (0..tournament.roster().count()).map(Player));
    let current = chosen.or(everybody.first().copied()).unwrap_or(Player(0));
    let options = everybody.iter().map(|&player| {
        html! {
            <option key={player.0} value={player.0.to_string()} selected={player == current}>
                { name_of(tournament, player) }
            </option>
        }
    });
    let onchange = {
        let chosen = chosen.clone();
        move |event: Event| {
            let value = event.target_unchecked_into::<HtmlSelectElement>().value();
            value.parse().into_iter().for_each(|player| chosen.set(Some(Player(player))));
        }
    };
    let oninput = typing(&name);
    let onsubmit = {
        let (name, on_act) = (name.clone(), on_act.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            on_act.emit(Act::Rename(current, (*name).clone()));
        }
    };
    html! {
        <form class="tournament-form" {onsubmit}>
            <label class="field">
                <span>{ words.text("tournament-rename-who") }</span>
                <select {onchange}>{ for options }</select>
            </label>
            <label class="field">
                <span>{ words.text("tournament-rename-name") }</span>
                <input type="text" dir="auto" autocomplete="off" value={(*name).clone()} {oninput} />
            </label>
            <button type="submit" class="button">{ words.text("tournament-rename") }</button>
        </form>
    }
}

/// Empties the field once what was typed has been done.
fn emptying<T>(name: &UseStateHandle<String>) -> impl FnOnce(&T) + use<T> {
    let setter = name.setter();
    move |_| setter.set(String::new())
}

/// Keeps what is typed.
fn typing(name: &UseStateHandle<String>) -> Callback<InputEvent> {
    let name = name.clone();
    Callback::from(move |event: InputEvent| name.set(event.target_unchecked_into::<HtmlInputElement>().value()))
}
