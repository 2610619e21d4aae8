//! The way through a lesson while a class walks through it: in the header of every page, back, how far it is, next, and the end.

use flub_tables::i18n::Chapter;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::kept::{Kept, change, use_kept};
use crate::{
    context::{AppContext, Present, PresentingHandle, use_app},
    i18n::chapters::is_there,
    platform::{page::focus, storage::Storage},
    route::{Route, places::TeachPlace},
    ui::{
        buttons::{CROSS, IconButton},
        renewed::renewed,
    },
};

/// Shows a place of the lesson, presented where that can be.
pub fn go(storage: &Storage, presenting: &PresentingHandle, to: usize) {
    let place = change(storage, |kept| {
        kept.at = Some(to);
        kept.agenda.places().get(to).cloned()
    });
    let Some(place) = place else { return };
    if is_presented(&Route::parse(&place)) {
        presenting.dispatch(Present::On(true));
    }
    let _ = gloo::utils::window().location().set_hash(&format!("#/{place}"));
}

/// Whether a page has something for the projector alone.
const fn is_presented(route: &Route) -> bool {
    matches!(route, Route::Teach(TeachPlace::Pose(Some(_)) | TeachPlace::Court(Some(_))))
}

#[derive(Properties, PartialEq)]
pub struct WalkProps {
    /// The page that is shown.
    pub route: Route,
}

/// Back, where the lesson is, next and the end; nothing while no lesson is walked through.
#[component]
pub fn Walk(WalkProps { route }: &WalkProps) -> Html {
    let AppContext { words, storage, presenting, .. } = use_app();
    let Kept { agenda, at } = use_kept();
    {
        // The page before ends presenting when it is left, which may come after this.
        let (presenting, resumes) = (presenting.clone(), at.is_some() && is_presented(route));
        use_effect_with(route.clone(), move |_| {
            if resumes {
                Timeout::new(0, move || presenting.dispatch(Present::On(true))).forget();
            }
        });
    }
    let places = agenda.places();
    let Some(at) = at.filter(|_| !places.is_empty() && is_there(words.language(), Chapter::Teach)) else {
        return html! {};
    };
    // Whoever has gone there by another way is there, too.
    let at = agenda.position(&route.href()).unwrap_or(at).min(places.len() - 1);
    let to = |at: Option<usize>| {
        let (storage, presenting) = (storage.clone(), presenting.clone());
        let go = at.map(|at| Callback::from(move |_: MouseEvent| go(&storage, &presenting, at)));
        (go.is_none(), go.unwrap_or_default())
    };
    let (is_first, on_back) = to(at.checked_sub(1));
    let (is_last, on_next) = to(Some(at + 1).filter(|next| *next < places.len()));
    let on_end = {
        let storage = storage.clone();
        move |_: MouseEvent| {
            change(&storage, |kept| kept.at = None);
            // The button is gone.
            focus("main h1");
        }
    };
    let where_it_is = words.with("lesson-at", &[("place", (at + 1).into()), ("count", places.len().into())]);
    html! {
        <div class="lesson-walk no-print" role="group" aria-label={words.text("lesson-title")}>
            <IconButton label={words.text("lesson-back")} path="M15 5l-8 7 8 7" disabled={is_first} onclick={on_back} />
            <a href={Route::Teach(TeachPlace::Lesson(None)).href()}>{ renewed(where_it_is) }</a>
            <IconButton label={words.text("lesson-next")} path="M9 5l8 7-8 7" disabled={is_last} onclick={on_next} />
            <IconButton label={words.text("lesson-end")} path={CROSS} onclick={on_end} />
        </div>
    }
}
