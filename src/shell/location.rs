//! The page on the screen: which one the address names, and what its code needs.

use std::rc::Rc;

use yew::prelude::*;

use crate::{classroom, games::Game, lessons, route::Route, table::link::LinkPayload};

/// Whether everything that a page needs is loaded and in use.
pub fn is_loaded(route: &Route) -> bool {
    match route {
        Route::Learn(_) => lessons::is_loaded(),
        Route::Teach(place) => classroom::is_loaded(place),
        _ => route.game().is_none_or(Game::is_open),
    }
}

/// Loads what a page needs, unless that fails.
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
    /// The page.
    pub route: Route,
    /// The payload of a link.
    pub link: Option<LinkPayload>,
}

/// A navigation.
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
            // The event comes again after the address has replaced a link.
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
