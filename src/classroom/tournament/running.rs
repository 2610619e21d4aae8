//! A tournament under way: the current round with its tables, who is absent, who comes late, what everybody is called, and the way to the
//! next round.

use std::rc::Rc;

use flub::classroom::{Act, MOST_ROUNDS, Player, Tournament};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{
    kept::{Carry, Change, KeptHandle},
    scores::{Scores, Sheets, Show},
    table_card::TableCard,
    wording::{by_name, name_of, player_name, refused_said, table_name},
};
use crate::{
    context::{AppContext, use_app, use_words},
    i18n::Id,
    platform::{guard::use_asked, page::focus},
    ui::{
        dialog::ConfirmDialog,
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// What of it is shown.
#[derive(Clone, Copy, PartialEq)]
enum View {
    Round,
    Scores,
    Sheets,
    Carry,
}

impl View {
    const ALL: [Self; 4] = [Self::Round, Self::Scores, Self::Sheets, Self::Carry];

    const fn label(self) -> Id {
        match self {
            Self::Round => "tournament-view-round",
            Self::Scores => "tournament-view-scores",
            Self::Sheets => "tournament-view-sheets",
            Self::Carry => "tournament-view-carry",
        }
    }
}

/// Properties of [`Running`].
#[derive(Properties, PartialEq)]
pub struct RunningProps {
    /// The tournament.
    pub kept: KeptHandle,
}

/// The tournament and all that can be done with it.
#[component]
pub fn Running(RunningProps { kept }: &RunningProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let view = use_state_eq(|| View::Round);
    let is_shown = use_state_eq(|| false);
    let current = kept.history.as_ref().map_or(0, |history| history.now().current());
    {
        let said = words.with("tournament-title", &[("round", (current + 1).into())]);
        let (before, announcer) = (use_mut_ref(|| None::<usize>), announcer.clone());
        use_effect_with((current, *is_shown), move |&(current, _)| {
            // What was focused may be gone. The first time, whoever opened the tournament sees to that.
            if let Some(before) = before.replace(Some(current)) {
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
                focus("main h1");
                if before != current {
                    announcer.announce(said);
                }
            }
        });
    }
    let fault = kept.fault.map(|fault| refused_said(&words, fault));
    use_effect_with(fault.clone(), move |fault| fault.iter().for_each(|fault| announcer.announce(fault.clone())));
    let Some(history) = &kept.history else { return html! {} };
    let tournament = Rc::new(history.now().clone());
    let on_act = {
        let dispatcher = kept.dispatcher();
        Callback::from(move |act: Act| dispatcher.dispatch(Change::Act(act)))
    };
    let shows = |shown: bool| {
        let is_shown = is_shown.setter();
        Callback::from(move |()| is_shown.set(shown))
    };
    if *is_shown {
        return html! { <Show {tournament} on_close={shows(false)} /> };
    }
    let step = |label: String, is_possible: bool, change: fn() -> Change| {
        let dispatcher = kept.dispatcher();
        let onclick = is_possible.then(|| Callback::from(move |_: MouseEvent| dispatcher.dispatch(change())));
        html! {
            <button type="button" class="button small" aria-disabled={(!is_possible).to_string()} {onclick}>{ label }</button>
        }
    };
    let views = View::ALL.into_iter().map(|one| {
        let view = view.clone();
        let is_chosen = *view == one;
        html! {
            <button type="button" class="button" aria-pressed={is_chosen.to_string()} onclick={move |_| view.set(one)}>
                { words.text(one.label()) }
            </button>
        }
    });
    let about = [
        ("players", tournament.roster().count().into()),
        ("teams", tournament.teams().len().into()),
        ("seed", tournament.seed().to_string().into()),
    ];
    let shown = match *view {
        View::Round => html! { <RoundView {tournament} {on_act} /> },
        View::Scores => html! { <Scores {tournament} {on_act} /> },
        View::Sheets => html! { <Sheets {tournament} /> },
        View::Carry => html! { <Carry {tournament} kept={kept.clone()} /> },
    };
    html! {
        <div class="tournament">
            <div class="tournament-head">
                <div>
                    <h1 tabindex="-1">{ renewed(words.with("tournament-title", &[("round", (current + 1).into())])) }</h1>
                    <p class="quiet">{ words.with("tournament-about", &about) }</p>
                </div>
                <div class="row no-print">
                    { step(words.text("table-undo"), history.can_undo(), || Change::Undo) }
                    { step(words.text("table-redo"), history.can_redo(), || Change::Redo) }
                </div>
            </div>
            <div class="tournament-views no-print">
                <div class="row" role="group" aria-label={words.text("tournament-views")}>{ for views }</div>
                <button type="button" class="button" onclick={shows(true).reform(|_| ())}>{ words.text("tournament-show") }</button>
            </div>
            if let Some(fault) = fault {
                <div class="no-print"><Notice tone={Tone::Wrong}><p>{ fault }</p></Notice></div>
            }
            { shown }
        </div>
    }
}

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
