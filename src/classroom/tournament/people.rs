//! Who plays: who is absent, who leaves and who comes late, at any time of a round, with what that does to the tables told before it is done and
//! afterwards; and what everybody is called.

use std::{collections::BTreeSet, rc::Rc};

use flub::classroom::{Act, Player, Tournament};
use flub_tables::i18n::Words;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{
    round::RoundProps,
    wording::{describe_effect, describe_refusal, draw_name, name_in_sentence, plain_name, sort_by_name},
};
use crate::{
    context::{AppContext, use_app, use_words},
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// Says what a change of who is here does, or why it is impossible.
fn describe(words: &Words, tournament: &Tournament, act: &Act) -> String {
    let late = match act {
        Act::Join(name) => name.trim(),
        _ => "",
    };
    match tournament.effects(act) {
        Ok(effects) => {
            let told = effects.into_iter().map(|effect| describe_effect(words, tournament, effect, late));
            words.sentences(told.chain([words.text("tournament-effect-points")]))
        }
        Err(fault) => describe_refusal(words, fault),
    }
}

/// A change that was made: the tournament after it, and what was told about it.
type Done = (Rc<Tournament>, String);

/// Everybody, to tap those who leave or come, with a field for who comes late and one for names.
#[component]
pub fn People(RoundProps { tournament, on_act }: &RoundProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let (round, players) = (tournament.round(), tournament.roster().count());
    // Who shall be absent, until that is done.
    let wanted = use_state_eq(|| None::<BTreeSet<Player>>);
    let done = use_state_eq(|| None::<Done>);
    use_effect_with(tournament.clone(), {
        let wanted = wanted.setter();
        move |_| wanted.set(None)
    });
    let absent = (*wanted).clone().unwrap_or_else(|| round.absent().clone());
    let is_changed = absent != *round.absent();
    let rows = sort_by_name(tournament, (0..players).map(Player)).into_iter().map(|player| {
        let is_absent = absent.contains(&player);
        let onclick = {
            let (wanted, absent) = (wanted.clone(), absent.clone());
            move |_: MouseEvent| {
                let mut absent = absent.clone();
                if !absent.remove(&player) {
                    absent.insert(player);
                }
                wanted.set(Some(absent));
            }
        };
        html! {
            <li key={player.0}>
                <button type="button" class="button small tournament-person" aria-pressed={is_absent.to_string()} {onclick}>
                    { draw_name(tournament, player) }
                    if is_absent {
                        <span class="tournament-absent">{ words.text("tournament-absent") }</span>
                    }
                </button>
            </li>
        }
    });
    let on_change = {
        let (done, on_act, tournament, words) = (done.setter(), on_act.clone(), tournament.clone(), words.clone());
        Callback::from(move |act: Act| {
            let mut after = (*tournament).clone();
            if after.apply(&act).is_ok() {
                let told = describe(&words, &tournament, &act);
                announcer.announce(told.clone());
                done.set(Some((Rc::new(after), told)));
            }
            on_act.emit(act);
        })
    };
    let act = Act::SetAbsent(absent.clone());
    let told = is_changed.then(|| describe(&words, tournament, &act));
    let drop_it = {
        let wanted = wanted.clone();
        move |_: MouseEvent| wanted.set(None)
    };
    let present = [("present", (players - round.absent().len()).into()), ("players", players.into())];
    html! {
        <>
            <details class="sheet tournament-folded no-print">
                <summary>{ renewed(words.with("tournament-people", &present)) }</summary>
                <div class="stack">
                    <p id="tournament-people-about">{ words.text("tournament-people-about") }</p>
                    <ul class="tournament-persons" aria-describedby="tournament-people-about">{ for rows }</ul>
                    <div class="stack" role="status">
                        if let Some(told) = told {
                            <p>{ renewed(told) }</p>
                        }
                    </div>
                    if is_changed {
                        <div class="row">
                            <button type="button" class="button primary" onclick={on_change.reform(move |_| act.clone())}>
                                { words.text("tournament-people-do") }
                            </button>
                            <button type="button" class="button" onclick={drop_it}>{ words.text("tournament-people-not") }</button>
                        </div>
                    }
                    <Late {tournament} on_act={on_change} />
                    <Rename {tournament} {on_act} />
                </div>
            </details>
            if let Some((_, told)) = done.as_ref().filter(|(after, _)| after == tournament) {
                <div class="no-print"><Notice tone={Tone::Right}><p>{ renewed(told.clone()) }</p></Notice></div>
            }
        </>
    }
}

/// Who is absent, and who is here and does not play.
pub fn draw_away(words: &Words, tournament: &Tournament) -> Html {
    let names = |players: Vec<Player>| {
        let players = sort_by_name(tournament, players);
        words.list(players.into_iter().map(|player| name_in_sentence(tournament, player)))
    };
    let away = names(tournament.round().absent().iter().copied().collect());
    let out = names(tournament.round().sitting_out());
    html! {
        <>
            if !away.is_empty() {
                <p>{ renewed(words.with("tournament-away", &[("names", away.into())])) }</p>
            }
            if !out.is_empty() {
                <p>{ renewed(words.with("tournament-sits-out", &[("names", out.into())])) }</p>
            }
        </>
    }
}

/// The form for somebody who comes late.
#[component]
fn Late(RoundProps { tournament, on_act }: &RoundProps) -> Html {
    let words = use_words();
    let name = use_state_eq(String::new);
    // A refused name stays in the field, to be corrected.
    use_effect_with(tournament.roster().count(), clear(&name));
    let oninput = follow_input(&name);
    let act = Act::Join((*name).clone());
    let told = (!name.trim().is_empty()).then(|| describe(&words, tournament, &act));
    let onsubmit = on_act.reform(move |event: SubmitEvent| {
        event.prevent_default();
        act.clone()
    });
    html! {
        <form class="tournament-form" {onsubmit}>
            <label class="field">
                <span>{ words.text("tournament-late") }</span>
                <input type="text" dir="auto" autocomplete="off" value={(*name).clone()} {oninput} />
            </label>
            <button type="submit" class="button">{ words.text("tournament-late-add") }</button>
            if let Some(told) = told {
                <p class="quiet tournament-told">{ renewed(told) }</p>
            }
        </form>
    }
}

/// The form that gives a player another name.
#[component]
fn Rename(RoundProps { tournament, on_act }: &RoundProps) -> Html {
    let words = use_words();
    let chosen = use_state_eq(|| None::<Player>);
    let name = use_state_eq(String::new);
    use_effect_with(tournament.roster().clone(), clear(&name));
    let everybody = sort_by_name(tournament, (0..tournament.roster().count()).map(Player));
    let current = chosen.or(everybody.first().copied()).unwrap_or(Player(0));
    let options = everybody.iter().map(|&player| {
        html! {
            <option key={player.0} value={player.0.to_string()} selected={player == current}>
                { plain_name(tournament, player) }
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
    let oninput = follow_input(&name);
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

/// An effect that empties a field, once its text has been used.
fn clear<T>(name: &UseStateHandle<String>) -> impl FnOnce(&T) + use<T> {
    let setter = name.setter();
    move |_| setter.set(String::new())
}

/// A callback that follows what is typed into a field.
fn follow_input(name: &UseStateHandle<String>) -> Callback<InputEvent> {
    let name = name.clone();
    Callback::from(move |event: InputEvent| name.set(event.target_unchecked_into::<HtmlInputElement>().value()))
}
