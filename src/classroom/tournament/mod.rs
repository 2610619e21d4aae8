//! A tournament of a class: its rounds, its scores, and what of it is printed, projected and taken along.

pub mod begin;
mod emblems;
pub mod kept;
mod people;
mod reading;
mod round;
mod scores;
mod sheets;
mod show;
mod wording;

use std::rc::Rc;

use flub::classroom::Act;
use flub_tables::i18n::Id;
use yew::prelude::*;

use self::{
    begin::Begin,
    kept::{Carry, Change, KeptHandle, use_tournament},
    round::Round,
    scores::Scores,
    sheets::draw_score_sheets,
    show::Show,
    wording::describe_refusal,
};
use crate::{
    context::{AppContext, use_app},
    platform::page::focus,
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// The tournament of this device, or the form for a new one.
#[component]
pub fn OwnTournament() -> Html {
    let kept = use_tournament();
    let (has_one, arrived) = (kept.history.is_some(), use_mut_ref(|| false));
    use_effect_with(has_one, move |_| {
        // The button that began or left it is gone.
        if arrived.replace(true) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            focus("main h1");
        }
    });
    match has_one {
        true => html! { <Running {kept} /> },
        false => html! { <Begin {kept} /> },
    }
}

/// The part of a tournament on the page.
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

#[derive(Properties, PartialEq)]
struct RunningProps {
    kept: KeptHandle,
}

/// A tournament under way: one of its parts, undo, and the view for the projector.
#[component]
fn Running(RunningProps { kept }: &RunningProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let view = use_state_eq(|| View::Round);
    let is_shown = use_state_eq(|| false);
    let current = kept.history.as_ref().map_or(0, |history| history.now().current());
    {
        let title = words.with("tournament-title", &[("round", (current + 1).into())]);
        let (before, announcer) = (use_mut_ref(|| None::<usize>), announcer.clone());
        use_effect_with((current, *is_shown), move |&(current, _)| {
            // The focused element may be gone. At first, the page moves the focus.
            if let Some(before) = before.replace(Some(current)) {
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
                focus("main h1");
                if before != current {
                    announcer.announce(title);
                }
            }
        });
    }
    let fault = kept.fault.map(|fault| describe_refusal(&words, fault));
    use_effect_with(fault.clone(), move |fault| fault.iter().for_each(|fault| announcer.announce(fault.clone())));
    let Some(history) = &kept.history else { return html! {} };
    let tournament = Rc::new(history.now().clone());
    let on_act = {
        let dispatcher = kept.dispatcher();
        Callback::from(move |act: Act| dispatcher.dispatch(Change::Act(act)))
    };
    let show = |shown: bool| {
        let is_shown = is_shown.setter();
        Callback::from(move |()| is_shown.set(shown))
    };
    if *is_shown {
        return html! { <Show {tournament} on_close={show(false)} /> };
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
        View::Round => html! { <Round {tournament} {on_act} /> },
        View::Scores => html! { <Scores {tournament} {on_act} /> },
        View::Sheets => draw_score_sheets(&words, &tournament),
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
                <button type="button" class="button" onclick={show(true).reform(|_| ())}>{ words.text("tournament-show") }</button>
            </div>
            if let Some(fault) = fault {
                <div class="no-print"><Notice tone={Tone::Wrong}><p>{ fault }</p></Notice></div>
            }
            { shown }
        </div>
    }
}
