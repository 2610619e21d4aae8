//! The learning platform that started this page, if one did. It takes the browser's place for some of what the store keeps, since it knows the
//! student, and it gets the student's score and status with every change. It is reached by the in-page API of SCORM 1.2: an object named
//! `API` of a window around this one, or of the window that opened it.

mod api;
mod session;
#[cfg(test)]
mod session_tests;
mod windows;

use std::cell::{Cell, RefCell};

use gloo::{events::EventListener, timers::future::TimeoutFuture, utils::window};

use self::{
    api::No,
    session::Platform,
    windows::{find, is_started_by_other},
};
use super::{resume::Values, store::Refused};

/// The progress of a student in what was assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// From 0 to 100.
    pub score: u32,
    pub is_complete: bool,
}

/// What the app knows about the texts that a platform keeps for it.
#[derive(Clone, Copy)]
pub struct Keeping {
    pub keys: &'static [&'static str],
    /// Computes the outcome from the task that the platform assigned and from what it keeps.
    pub judge: fn(task: &str, kept: &Values) -> Outcome,
    /// Joins two texts of one key if another window has changed it: this window's and the other's.
    pub join: fn(key: &str, own: &str, other: &str) -> String,
}

/// Whether a platform was found, and whether it works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    Nothing,
    Working,
    /// A platform was found, but it refused to begin a session.
    Absent,
    /// The platform began a session, but refused the first values.
    Refusing,
}

thread_local! {
    static PLATFORM: RefCell<Option<Platform>> = const { RefCell::new(None) };
    static FOUND: Cell<Found> = const { Cell::new(Found::Nothing) };
}

/// Looks for a platform and begins a session. From then on the platform keeps what is under these keys, as far as it works; the session ends
/// when the page is left. Returns the task that the platform assigned.
pub fn begin(keeping: Keeping) -> Option<String> {
    let begun = Platform::begun(find()?, keeping, js_sys::Date::now());
    let platform = begun.inspect_err(|No| FOUND.set(Found::Absent)).ok()?;
    let task = platform.task().to_owned();
    FOUND.set(if platform.report().is_ok() { Found::Working } else { Found::Refusing });
    PLATFORM.set(Some(platform));
    EventListener::new(&window(), "pagehide", |_| {
        PLATFORM.with_borrow(|platform| platform.iter().for_each(|platform| platform.finish(js_sys::Date::now())));
    })
    .forget();
    Some(task)
}

/// How long a platform may take to appear, in milliseconds, and how often the page looks for it in that time.
const PATIENCE: u32 = 10_000;
const LOOKS: u32 = 20;

/// Waits for a platform that appears late, in a page that another page has started. Returns whether one has appeared.
pub async fn comes_late() -> bool {
    if FOUND.get() != Found::Nothing || !is_started_by_other() {
        return false;
    }
    for _ in 0..LOOKS {
        TimeoutFuture::new(PATIENCE / LOOKS).await;
        if find().is_some() {
            return true;
        }
    }
    false
}

/// Whether a platform was found that has not worked from the beginning.
pub fn has_refused() -> bool {
    matches!(FOUND.get(), Found::Absent | Found::Refusing)
}

/// Whether a platform has started the page but cannot be used. Many students may share the computer then, and the page could not tell them
/// apart, so nothing is kept.
pub fn is_absent() -> bool {
    FOUND.get() == Found::Absent
}

/// Whether a platform keeps what is under this key.
pub fn keeps(key: &str) -> bool {
    PLATFORM.with_borrow(|platform| platform.as_ref().is_some_and(|platform| platform.keeps(key)))
}

/// The text that the platform keeps under a key.
pub fn get(key: &str) -> Option<String> {
    PLATFORM.with_borrow(|platform| platform.as_ref()?.get(key))
}

/// Writes the text of a key that the platform keeps, or deletes it.
///
/// # Errors
/// If the platform refuses; then nothing changes.
pub fn put(key: &str, text: Option<&str>) -> Result<(), Refused> {
    PLATFORM.with_borrow(|platform| {
        let platform = platform.as_ref().ok_or(Refused::Platform)?;
        platform.put(key, text).map_err(|No| Refused::Platform)
    })
}

/// The keys under which the platform has something.
pub fn keys() -> Vec<String> {
    PLATFORM.with_borrow(|platform| platform.as_ref().map(Platform::keys)).unwrap_or_default()
}
