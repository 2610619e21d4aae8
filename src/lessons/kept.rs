//! What lessons keep on this device: who learns, what comes back on a later day, and the class of a teacher.

use std::{cell::RefCell, convert::Infallible, ops::RangeInclusive, rc::Rc};

use flub::{
    games::ladders,
    lessons::{ClassProgress, Day, Standing, Week},
};
use gloo::{events::EventListener, utils::window};
use yew::prelude::*;

use crate::{
    context::use_app,
    exercise::{lately::Lately, later::Later, learners::Learners},
    games::Game,
    platform::storage::Storage,
};

/// The learners of this device, kept in the browser's storage, and ways to change them.
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
    /// Changes the learners, as they are in storage: another window may have changed them.
    pub fn put(&self, change: impl FnOnce(Learners) -> Learners) {
        let Ok(()) = self.change::<Infallible>(|kept| Ok(change(kept)));
    }

    /// Makes a change that may be impossible.
    ///
    /// # Errors
    /// The reason that `change` gives; nothing is changed then.
    pub fn change<E>(&self, change: impl FnOnce(Learners) -> Result<Learners, E>) -> Result<(), E> {
        let changed = change(read_learners(&self.storage))?;
        self.storage.save(Learners::KEY, &changed);
        self.shown.set(changed);
        Ok(())
    }

    /// Whether what is learnt will be forgotten when the page is closed.
    pub fn is_forgotten(&self) -> bool {
        self.storage.held(Learners::KEY).is_some()
    }
}

#[hook]
pub fn use_learners() -> LearnersHandle {
    let storage = use_app().storage;
    let shown = {
        let storage = storage.clone();
        use_state(move || read_learners(&storage))
    };
    LearnersHandle { shown, storage }
}

/// The learners as they are in storage.
pub fn read_learners(storage: &Storage) -> Learners {
    let ladders = ladders();
    let kept = storage.load_by(Learners::KEY, |text| Learners::read(&ladders, text)).ok().flatten();
    kept.unwrap_or_else(|| Learners::new(&ladders))
}

/// What the present learner did last.
pub fn lately(storage: &Storage, learners: &Learners) -> Lately {
    let learner = learners.learner();
    let who = format!("{} {}", learner.shape, learner.nickname);
    let kept: Option<Lately> = storage.load(Lately::KEY).ok().flatten();
    kept.filter(|kept| kept.who == who).unwrap_or(Lately { who, ..Lately::default() })
}

pub fn change_lately(storage: &Storage, change: impl FnOnce(&mut Lately)) {
    let before = lately(storage, &read_learners(storage));
    let mut after = before.clone();
    change(&mut after);
    if after != before {
        storage.save(Lately::KEY, &after);
    }
}

/// What was learnt on this device in the last days.
pub fn week(storage: &Storage) -> Week {
    storage.load(Week::KEY).ok().flatten().unwrap_or_default()
}

pub fn change_week(storage: &Storage, change: impl FnOnce(Week) -> Week) {
    let before = week(storage);
    let after = change(before.clone());
    if after != before {
        storage.save(Week::KEY, &after);
    }
}

/// Who learns now, as the week names them: the shape and the nickname.
pub fn who_learns(learners: &Learners) -> String {
    let learner = learners.learner();
    format!("{} {}", learner.shape, learner.nickname).trim_end().to_owned()
}

/// The step to go on with: the first that is due, else the first that is not learnt.
pub fn find_next_step(learners: &Learners, game: &Game, mut steps: RangeInclusive<usize>) -> Option<usize> {
    let standing = |step| learners.learner().standing(game.tile.name, step);
    let due = steps.clone().find(|&step| standing(step).is_due(today()));
    due.or_else(|| steps.find(|&step| !standing(step).mastery().is_learnt()))
}

/// Whether the present learner has begun to learn a game.
pub fn is_learning(learners: &Learners, game: &Game) -> bool {
    learners.learner().progress.steps(game.tile.name).iter().any(|step| *step != Standing::default())
}

/// The exercises that come back on a later day.
pub fn later(storage: &Storage) -> Later {
    storage.load(Later::KEY).ok().flatten().unwrap_or_default()
}

pub fn change_later(storage: &Storage, change: impl FnOnce(Later) -> Later) {
    let before = later(storage);
    let after = change(before.clone());
    if after != before {
        storage.save(Later::KEY, &after);
    }
}

/// Today, by this device's clock and time zone.
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    let local = now.get_time() - now.get_timezone_offset() * 60_000.0;
    Day::since_1970((local / 86_400_000.0).floor() as i64)
}

/// The storage key of the class.
const CLASS: &str = "flub.class";

/// The class of this page, and what it was before each change, the latest last.
#[derive(Default)]
struct Session {
    class: ClassProgress,
    before: Vec<ClassProgress>,
}

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

/// The class whose progress a teacher looks at, and ways to change it. It is in the memory of the page, so that links opened one after
/// another are added to it, and in the browser's storage if somebody says so.
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
    pub fn class(&self) -> Rc<ClassProgress> {
        self.shown.class.clone()
    }

    /// Whether it is kept when the page is closed.
    pub fn is_saved(&self) -> bool {
        self.shown.is_saved
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        self.shown.can_undo
    }

    /// Changes the class, as it is in storage: another window may have changed it.
    pub fn change<T>(&self, change: impl FnOnce(&mut ClassProgress) -> T) -> T {
        let before = current_class(&self.storage);
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
        let class = current_class(&self.storage);
        if is_saved {
            self.storage.save(CLASS, &class);
        }
        // A class that is only held would not be there when the page is opened again.
        if !is_saved || self.storage.held(CLASS).is_some() {
            self.storage.remove(CLASS);
        }
        SESSION.with_borrow_mut(|session| session.class = class);
        self.shown.set(read_shown(&self.storage));
    }

    fn put(&self, class: ClassProgress) {
        if self.storage.exists(CLASS) {
            self.storage.save(CLASS, &class);
        }
        SESSION.with_borrow_mut(|session| session.class = class);
        self.shown.set(read_shown(&self.storage));
    }
}

fn current_class(storage: &Storage) -> ClassProgress {
    let ladders = ladders();
    let kept = storage.load_by(CLASS, |text| ClassProgress::read(&ladders, text)).ok().flatten();
    kept.unwrap_or_else(|| SESSION.with_borrow(|session| session.class.clone()))
}

fn read_shown(storage: &Storage) -> Shown {
    Shown {
        class: Rc::new(current_class(storage)),
        is_saved: storage.exists(CLASS) && storage.held(CLASS).is_none(),
        can_undo: SESSION.with_borrow(|session| !session.before.is_empty()),
    }
}

/// The saved class, else that of this page.
#[hook]
pub fn use_class() -> ClassHandle {
    let storage = use_app().storage;
    let state = {
        let storage = storage.clone();
        use_state_eq(move || read_shown(&storage))
    };
    {
        let (state, storage) = (state.clone(), storage.clone());
        // A link that opened in another window may have added somebody to the saved class.
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), "storage", move |_| state.set(read_shown(&storage)));
            move || drop(listener)
        });
    }
    ClassHandle { shown: state, storage }
}
