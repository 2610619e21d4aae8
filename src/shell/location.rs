//! The page on the screen: which one the address names, and the code and the words that it needs.

use std::rc::Rc;

use flub_tables::i18n::{Chapter, Language};
use yew::{platform::spawn_local, prelude::*};

use super::{
    HEADING,
    home::begins,
    pages::{self, Open},
};
use crate::{
    classroom,
    games::Game,
    i18n::chapters::{self, is_there},
    lessons,
    platform::{
        page::{focus, is_lost},
        storage::store,
    },
    route::Route,
    table::link::{LinkKind, LinkPayload},
};

/// The chapters of words that a page needs. What is learnt and taught is said with the words of the tables, too.
fn chapters_of(location: &Location) -> &'static [Chapter] {
    match &location.route {
        Route::Learn(_) => &[Chapter::Shell, Chapter::Play, Chapter::Learn],
        Route::Teach(place) if place.has_lessons() => &Chapter::ALL,
        Route::Teach(_) => &[Chapter::Shell, Chapter::Play, Chapter::Teach],
        _ if needs_pages(location) => &[Chapter::Shell, Chapter::Play],
        _ => &[Chapter::Shell],
    }
}

/// Whether the words that a page needs are loaded in a language.
fn has_words(location: &Location, language: Language) -> bool {
    chapters_of(location).iter().all(|&chapter| is_there(language, chapter))
}

/// Whether a page needs the part of the program that is loaded to play.
pub fn needs_pages(Location { route, link }: &Location) -> bool {
    // Who has played a game is shown it.
    let is_known = |game: &Game| [game.save_key(), game.finished_key()].iter().any(|key| store().exists(key));
    match route {
        Route::Home | Route::NotFound | Route::Learn(_) | Route::Teach(_) => false,
        Route::Begin(game, kind) => *kind != LinkKind::SetUp || is_known(game),
        Route::Play(game) => begins(link.as_ref()) || is_known(game),
        _ => true,
    }
}

/// Whether everything that a page needs is loaded and in use, its words in this language.
pub fn is_loaded(location: &Location, language: Language) -> bool {
    let route = &location.route;
    let has_code = match route {
        Route::Learn(_) => lessons::is_loaded(),
        Route::Teach(place) => classroom::is_loaded(place),
        _ => pages::are_loaded() || !needs_pages(location),
    };
    has_code && has_words(location, language)
}

/// Loads everything that a page needs, its words in this language, or in English if they do not come. Returns the language in which it
/// can be drawn; `None` if something is missing.
pub async fn load(location: &Location, language: Language) -> Option<Language> {
    let route = &location.route;
    let words = chapters::load(language, chapters_of(location));
    match route {
        Route::Learn(_) => lessons::load_part().await,
        Route::Teach(place) => classroom::load_part(place).await,
        _ if needs_pages(location) => pages::load_part().await,
        _ => {}
    }
    words.await;
    if !has_words(location, language) {
        chapters::load(Language::English, chapters_of(location)).await;
    }
    [language, Language::English].into_iter().find(|&language| is_loaded(location, language))
}

/// The requested page, with the payload of a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Location {
    pub route: Route,
    pub link: Option<LinkPayload>,
}

impl Location {
    /// The page that the browser's address names.
    pub fn current() -> Self {
        Self { route: Route::current(), link: None }
    }
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
pub fn use_location() -> (Location, Open) {
    let location = use_reducer_eq(Location::current);
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

/// The code and the words that a page needs.
pub struct Part {
    /// The language in which the page can be drawn, once everything that it needs is loaded.
    language: Option<Language>,
    /// Whether the latest attempt to load all of it failed, be it that only the language is another.
    pub has_failed: bool,
    /// The number of failed attempts since one succeeded.
    pub tries: usize,
    /// Makes another attempt.
    pub retry: Callback<()>,
}

/// Loads the code of a page, and its words in a language.
#[hook]
pub fn use_part(requested: &Location, language: Language) -> Part {
    let update = use_force_update();
    let wanted = (requested.clone(), language);
    // What is wanted, and the language in which it has come.
    let latest = use_mut_ref(|| (wanted.clone(), None::<Option<Language>>));
    let tries = use_mut_ref(|| 0);
    let load = {
        let (latest, tries) = (latest.clone(), tries.clone());
        use_callback(wanted.clone(), move |(), wanted| {
            let (wanted, latest, tries, update) = (wanted.clone(), latest.clone(), tries.clone(), update.clone());
            if latest.borrow().0 != wanted {
                latest.replace((wanted.clone(), None));
            }
            spawn_local(async move {
                let (location, language) = &wanted;
                if is_loaded(location, *language) {
                    return;
                }
                let loaded = load(location, *language).await;
                // Something else may be wanted by now.
                if latest.borrow().0 == wanted {
                    let failures = tries.replace(0) + 1;
                    if loaded != Some(*language) {
                        tries.replace(failures);
                    }
                    latest.borrow_mut().1 = Some(loaded);
                    update.force_update();
                }
            });
        })
    };
    use_effect_with(wanted.clone(), {
        let load = load.clone();
        move |_| load.emit(())
    });
    let is_loaded = is_loaded(requested, language);
    let loaded = Some(latest.borrow()).filter(|latest| latest.0 == wanted).and_then(|latest| latest.1);
    let has_failed = !is_loaded && loaded.is_some();
    let had_failed = use_mut_ref(|| false);
    use_effect_with(has_failed, move |&has_failed| {
        // The button for another attempt is gone.
        if had_failed.replace(has_failed) && is_lost() {
            focus(HEADING);
        }
    });
    let tries = *tries.borrow();
    Part { language: if is_loaded { Some(language) } else { loaded.flatten() }, has_failed, tries, retry: load }
}

/// The page to show, and its language: the requested one once everything that it needs is loaded, and the previous one until then. A page
/// that is missing is shown as such.
#[hook]
pub fn use_shown(requested: Location, language: Language, part: &Part) -> (Location, Language) {
    let shown = use_mut_ref(|| {
        // Nothing is shown before one is there.
        let mut languages = [language].into_iter().chain(Language::ALL);
        let language = languages.find(|&language| is_there(language, Chapter::Shell)).unwrap_or(language);
        (requested.clone(), language)
    });
    if part.language.is_some() || part.has_failed {
        let mut shown = shown.borrow_mut();
        let language = part.language.unwrap_or(shown.1);
        *shown = (requested, language);
    }
    let shown = shown.borrow();
    shown.clone()
}
