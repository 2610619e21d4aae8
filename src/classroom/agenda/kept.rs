//! The lesson that is put together on this device, and how far it is walked through.

use flub::{
    classroom::{Agenda, AgendaFault},
    play::{LinkFault, from_link},
};
use flub_tables::i18n::Words;
use gloo::{events::EventListener, utils::window};
use web_sys::Event;
use yew::prelude::*;

use crate::{
    context::use_app,
    platform::{storage::Storage, store::Refused},
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    table::link::{at_step, step_in},
};

/// The storage key.
pub const LESSON: &str = "flub.lesson";

/// What is dispatched at the window when the lesson has changed. Other windows hear of it from the browser, as `storage`.
const CHANGED: &str = "lesson";

/// The lesson of this device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    pub agenda: Agenda,
    /// The place that is shown, counted from 0, while a class walks through the lesson.
    pub at: Option<usize>,
}

impl Kept {
    fn read(text: &str) -> Option<Self> {
        Some(Self { agenda: read(text).ok()?, at: step_in(text) })
    }
}

/// Loads the lesson; an empty one if there is none.
pub fn load(storage: &Storage) -> Kept {
    storage.load_by(LESSON, Kept::read).ok().flatten().unwrap_or_default()
}

/// Changes the lesson as it is kept now, which another window may have changed, and keeps it.
pub fn change<T>(storage: &Storage, change: impl FnOnce(&mut Kept) -> T) -> T {
    let mut kept = load(storage);
    let result = change(&mut kept);
    storage.save(LESSON, &at_step(&kept.agenda.to_string(), kept.at));
    if let Ok(event) = Event::new(CHANGED) {
        // No listener cancels it.
        let _ = window().dispatch_event(&event);
    }
    result
}

/// The lesson of this device. Every change is followed, here and in other windows.
#[hook]
pub fn use_kept() -> Kept {
    let storage = use_app().storage;
    let kept = {
        let storage = storage.clone();
        use_state_eq(move || load(&storage))
    };
    let setter = kept.setter();
    use_effect_with((), move |()| {
        let listeners = [CHANGED, "storage"].map(|event| {
            let (storage, setter) = (storage.clone(), setter.clone());
            EventListener::new(&window(), event, move |_| setter.set(load(&storage)))
        });
        move || drop(listeners)
    });
    (*kept).clone()
}

/// Puts the lesson aside unless it is empty, and another one in its place.
///
/// # Errors
/// If storage has no room for the copy; then the lesson stays.
pub fn replace(storage: &Storage, other: Agenda) -> Result<(), Refused> {
    let now = load(storage).agenda;
    if !now.places().is_empty() && now != other {
        storage.move_aside(LESSON)?;
    }
    change(storage, |kept| *kept = Kept { agenda: other, at: None });
    Ok(())
}

/// Why a lesson cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The link cannot be decoded.
    Link(LinkFault),
    /// The text, or what was decoded, is invalid.
    Text(AgendaFault),
}

/// The part of a link before the text.
const IN_LINK: &str = "#/teach/lesson/";

/// Reads the lesson in a text: its own text, or a link to it. Every line of it leads to a page.
pub fn read(text: &str) -> Result<Agenda, Unreadable> {
    if let Some((_, link)) = text.trim().split_once(IN_LINK) {
        return read_link(link);
    }
    Agenda::read(text, |place| leads_somewhere(&Route::parse(place))).map_err(Unreadable::Text)
}

/// Reads what follows `#/teach/lesson/`.
pub fn read_link(link: &str) -> Result<Agenda, Unreadable> {
    read(&from_link(link).map_err(Unreadable::Link)?)
}

fn leads_somewhere(route: &Route) -> bool {
    !matches!(
        route,
        Route::NotFound
            | Route::Learn(LearnPlace::Unknown(_))
            | Route::Teach(TeachPlace::Unknown | TeachPlace::Lesson(_))
    )
}

/// Says why a lesson cannot be read, and that nothing was lost.
pub fn describe_unreadable(words: &Words, unreadable: Unreadable) -> String {
    let (fault, line) = match unreadable {
        Unreadable::Link(LinkFault::TooLong) | Unreadable::Text(AgendaFault::TooLong) => ("long", 0),
        Unreadable::Link(LinkFault::Mangled) => ("cut", 0),
        Unreadable::Text(AgendaFault::Full) => ("full", 0),
        Unreadable::Text(AgendaFault::Line(line)) => ("line", line),
        Unreadable::Text(AgendaFault::NoAgenda | AgendaFault::NoPlace) => ("other", 0),
    };
    words.with("lesson-fault", &[("fault", fault.into()), ("line", line.into())])
}
