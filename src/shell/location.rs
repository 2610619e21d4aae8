//! The page on the screen: which one the address names, and the code that it needs.

use std::rc::Rc;

use yew::{platform::spawn_local, prelude::*};

use super::HEADING;
use crate::{
    classroom,
    games::Game,
    lessons,
    platform::page::{focus, is_lost},
    route::Route,
    table::link::LinkPayload,
};

/// Whether everything that a page needs is loaded and in use.
pub fn is_loaded(route: &Route) -> bool {
    match route {
        Route::Learn(_) => lessons::is_loaded(),
        Route::Teach(place) => classroom::is_loaded(place),
        _ => route.game().is_none_or(Game::is_open),
    }
}

/// Loads everything that a page needs. If that fails, [`is_loaded`] says so.
pub async fn load(route: &Route) {
    match route {
        Route::Learn(_) => lessons::load_part().await,
        Route::Teach(place) => classroom::load_part(place).await,
        _ => route.game().into_iter().for_each(Game::open),
    }
}

/// The requested page, with the payload of a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Location {
    pub route: Route,
    pub link: Option<LinkPayload>,
}

pub enum Navigation {
    /// The address names this page.
    Address(Route),
    /// A shared link to this page was opened.
    Link(Route, LinkPayload),
}

impl Reducible for Location {
    type Action = Navigation;

    fn reduce(self: Rc<Self>, navigation: Navigation) -> Rc<Self> {
        match navigation {
            // This event follows when the address has replaced a link.
            Navigation::Address(route) if route == self.route => self,
            Navigation::Address(route) => Rc::new(Self { route, link: None }),
            Navigation::Link(route, link) => Rc::new(Self { route, link: Some(link) }),
        }
    }
}

/// The location, and a callback to open a shared link. Follows links and the back button.
#[hook]
pub fn use_location() -> (Location, Callback<(Route, LinkPayload)>) {
    let location = use_reducer_eq(|| Location { route: Route::current(), link: None });
    let dispatcher = location.dispatcher();
    use_effect_with((), move |()| {
        let listener = gloo::events::EventListener::new(&gloo::utils::window(), "hashchange", move |_| {
            dispatcher.dispatch(Navigation::Address(Route::current()));
        });
        move || drop(listener)
    });
    let dispatcher = location.dispatcher();
    let on_open = use_callback((), move |(route, link): (Route, LinkPayload), ()| {
        let address = route.href();
        dispatcher.dispatch(Navigation::Link(route, link));
        // Replaces the link, so that the back button does not return to it.
        let _ = gloo::utils::window().location().replace(&address);
    });
    ((*location).clone(), on_open)
}

/// The code that a page needs.
pub struct Part {
    is_loaded: bool,
    /// Whether the latest attempt to load it failed.
    pub is_missing: bool,
    /// The number of failed attempts.
    pub tries: usize,
    /// Makes another attempt.
    pub retry: Callback<()>,
}

impl Part {
    pub const fn is_awaited(&self) -> bool {
        !self.is_loaded && !self.is_missing
    }
}

/// Loads the code of a page.
#[hook]
pub fn use_part(requested: &Route) -> Part {
    let update = use_force_update();
    let failed = use_mut_ref(|| None::<Route>);
    let tries = use_mut_ref(|| 0);
    let load = {
        let (failed, tries) = (failed.clone(), tries.clone());
        use_callback(requested.clone(), move |(), requested| {
            let (requested, failed, tries, update) = (requested.clone(), failed.clone(), tries.clone(), update.clone());
            spawn_local(async move {
                if is_loaded(&requested) {
                    return;
                }
                load(&requested).await;
                let is_missing = !is_loaded(&requested);
                *tries.borrow_mut() += usize::from(is_missing);
                failed.replace(is_missing.then_some(requested));
                update.force_update();
            });
        })
    };
    use_effect_with(requested.clone(), {
        let load = load.clone();
        move |_| load.emit(())
    });
    let is_loaded = is_loaded(requested);
    let is_missing = !is_loaded && failed.borrow().as_ref() == Some(requested);
    let was_missing = use_mut_ref(|| false);
    use_effect_with(is_missing, move |&is_missing| {
        // The button for another attempt is gone.
        if was_missing.replace(is_missing) && is_lost() {
            focus(HEADING);
        }
    });
    let tries = *tries.borrow();
    Part { is_loaded, is_missing, tries, retry: load }
}

/// The page to show: the requested one once its code is loaded, and the previous one until then.
#[hook]
pub fn use_shown(requested: Location, is_loaded: bool) -> Location {
    let shown = use_mut_ref(|| requested.clone());
    if is_loaded {
        *shown.borrow_mut() = requested;
    }
    let shown = shown.borrow();
    shown.clone()
}
