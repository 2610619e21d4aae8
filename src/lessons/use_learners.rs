//! Who learns on this device, kept in the browser's storage.

use std::convert::Infallible;

use flub::{games::ladders, lessons::Day};
use yew::prelude::*;

use crate::{
    context::use_app,
    exercise::{later::Later, learners::Learners},
    platform::storage::Storage,
};

/// The learners, and a way to change them.
#[derive(Clone, PartialEq)]
pub struct LearnersHandle {
    shown: UseStateHandle<Learners>,
    storage: Storage,
}

impl std::ops::Deref for LearnersHandle {
    type Target = Learners;

    fn deref(&self) -> &Learners {
        &self.shown
    }
}

impl LearnersHandle {
    /// Changes what is kept. Another window may have changed it since it was read here.
    pub fn put(&self, change: impl FnOnce(Learners) -> Learners) {
        let Ok(()) = self.change::<Infallible>(|kept| Ok(change(kept)));
    }

    /// The same for a change that may be impossible.
    ///
    /// # Errors
    /// Why it is; nothing is changed.
    pub fn change<E>(&self, change: impl FnOnce(Learners) -> Result<Learners, E>) -> Result<(), E> {
        let changed = change(kept(&self.storage))?;
        // If that is refused, the person is told, and it is held as long as the page lives.
        let _ = self.storage.save(Learners::KEY, &changed);
        self.shown.set(changed);
        Ok(())
    }

    /// Whether what is learnt will be forgotten when the page is closed.
    pub fn is_forgotten(&self) -> bool {
        self.storage.held(Learners::KEY).is_some()
    }
}

/// The learners as they are kept.
#[hook]
pub fn use_learners() -> LearnersHandle {
    let storage = use_app().storage;
    let shown = {
        let storage = storage.clone();
        use_state(move || kept(&storage))
    };
    LearnersHandle { shown, storage }
}

fn kept(storage: &Storage) -> Learners {
    let ladders = ladders();
    let kept = storage.load_by(Learners::KEY, |text| Learners::read(&ladders, text)).ok().flatten();
    kept.unwrap_or_else(|| Learners::new(&ladders))
}

/// What comes back on a later day.
pub fn later(storage: &Storage) -> Later {
    storage.load(Later::KEY).ok().flatten().unwrap_or_default()
}

/// Changes what comes back on a later day.
pub fn change_later(storage: &Storage, change: impl FnOnce(Later) -> Later) {
    let before = later(storage);
    let after = change(before.clone());
    if after != before {
        // If that is refused, the person is told, and it is held as long as the page lives.
        let _ = storage.save(Later::KEY, &after);
    }
}

/// Today, by this device's clock and time zone.
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    let local = now.get_time() - now.get_timezone_offset() * 60_000.0;
    Day::since_1970((local / 86_400_000.0).floor() as i64)
}
