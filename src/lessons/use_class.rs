//! The class whose progress is looked at: in the memory of the page, so that links opened one after another land in it, and
//! in the browser's storage if somebody says so.

use std::{cell::RefCell, rc::Rc};

use flub::{games::ladders, lessons::ClassProgress};
use gloo::{events::EventListener, utils::window};
use yew::prelude::*;

use crate::{context::use_app, platform::storage::Storage};

/// The key under which a class is kept.
const KEY: &str = "flub.class";

/// The class of this page, and what it was before each change.
#[derive(Default)]
struct Session {
    class: ClassProgress,
    before: Vec<ClassProgress>,
}

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

/// The class, and ways to change it.
#[derive(Clone, PartialEq)]
pub struct ClassHandle {
    shown: UseStateHandle<Shown>,
    storage: Storage,
}

#[derive(Clone, PartialEq)]
struct Shown {
    class: Rc<ClassProgress>,
    is_saved: bool,
    can_undo: bool,
}

impl ClassHandle {
    /// The class.
    pub fn class(&self) -> Rc<ClassProgress> {
        self.shown.class.clone()
    }

    /// Whether it is still there when the page is closed.
    pub fn is_saved(&self) -> bool {
        self.shown.is_saved
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        self.shown.can_undo
    }

    /// Changes the class. Another window may have changed it since it was read here.
    pub fn change<T>(&self, change: impl FnOnce(&mut ClassProgress) -> T) -> T {
        let before = current(&self.storage);
        let mut class = before.clone();
        let result = change(&mut class);
        if class != before {
            SESSION.with_borrow_mut(|session| session.before.push(before));
            self.put(class);
        }
        result
    }

    /// Takes the latest change back.
    pub fn undo(&self) {
        if let Some(before) = SESSION.with_borrow_mut(|session| session.before.pop()) {
            self.put(before);
        }
    }

    /// Keeps the class on this device, or in the memory of the page only.
    pub fn save(&self, is_saved: bool) {
        let class = current(&self.storage);
        // If storage refuses, the person is told, and the class is as little saved as before.
        if !is_saved || self.storage.save(KEY, &class).is_err() {
            let _ = self.storage.remove(KEY);
        }
        SESSION.with_borrow_mut(|session| session.class = class);
        self.shown.set(shown(&self.storage));
    }

    fn put(&self, class: ClassProgress) {
        if self.storage.exists(KEY) {
            let _ = self.storage.save(KEY, &class);
        }
        SESSION.with_borrow_mut(|session| session.class = class);
        self.shown.set(shown(&self.storage));
    }
}

fn current(storage: &Storage) -> ClassProgress {
    let ladders = ladders();
    let kept = storage.load_by(KEY, |text| ClassProgress::read(&ladders, text)).ok().flatten();
    kept.unwrap_or_else(|| SESSION.with_borrow(|session| session.class.clone()))
}

fn shown(storage: &Storage) -> Shown {
    Shown {
        class: Rc::new(current(storage)),
        is_saved: storage.exists(KEY) && storage.held(KEY).is_none(),
        can_undo: SESSION.with_borrow(|session| !session.before.is_empty()),
    }
}

/// The class of this page, or the saved one.
#[hook]
pub fn use_class() -> ClassHandle {
    let storage = use_app().storage;
    let state = {
        let storage = storage.clone();
        use_state_eq(move || shown(&storage))
    };
    {
        let (state, storage) = (state.clone(), storage.clone());
        // A link that opened in another window may have added somebody to the saved class.
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), "storage", move |_| state.set(shown(&storage)));
            move || drop(listener)
        });
    }
    ClassHandle { shown: state, storage }
}
