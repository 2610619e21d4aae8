//! The learning platform that started this page, if one did. It keeps some of what the store keeps elsewhere in the browser, for
//! the student it knows, and is told how far the student is with every change of that.

use std::cell::{Cell, RefCell};

use gloo::{events::EventListener, utils::window};

use super::{
    resume::{self, Values},
    scorm::{Api, No},
    store::Refused,
};

const SUSPEND_DATA: &str = "cmi.suspend_data";
const LAUNCH_DATA: &str = "cmi.launch_data";
const STATUS: &str = "cmi.core.lesson_status";
const SCORE: &str = "cmi.core.score.raw";
const LOWEST: &str = "cmi.core.score.min";
const HIGHEST: &str = "cmi.core.score.max";
const EXIT: &str = "cmi.core.exit";
const TIME: &str = "cmi.core.session_time";

/// How far a student is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// From 0 to 100.
    pub score: u32,
    /// Whether everything is done.
    pub is_complete: bool,
}

/// How far a student is, from the task that the platform set and from what it keeps.
pub type Judge = fn(task: &str, kept: &Values) -> Outcome;

struct Platform {
    api: Api,
    keys: &'static [&'static str],
    judge: Judge,
    task: String,
    kept: RefCell<Values>,
    /// What the platform has of these: a score never falls, and what is done stays done.
    score: Cell<Option<u32>>,
    status: RefCell<String>,
    begun: f64,
    is_running: Cell<bool>,
}

thread_local! {
    static PLATFORM: RefCell<Option<Platform>> = const { RefCell::new(None) };
    static HAS_REFUSED: Cell<bool> = const { Cell::new(false) };
}

/// Looks for a platform. If there is one, it keeps what is under these keys from now on, as far as it works, and is told of the
/// end when the page is left. Returns the task it set.
pub fn begin(keys: &'static [&'static str], judge: Judge) -> Option<String> {
    let platform = Platform::begun(Api::find()?, keys, judge).inspect_err(|_| HAS_REFUSED.set(true)).ok()?;
    let task = platform.task.clone();
    HAS_REFUSED.set(platform.tell(&platform.kept.borrow()).is_err());
    PLATFORM.set(Some(platform));
    EventListener::new(&window(), "pagehide", |_| {
        PLATFORM.with_borrow(|platform| platform.iter().for_each(Platform::finish));
    })
    .forget();
    Some(task)
}

/// Whether a platform was found that did not work from the beginning.
pub fn has_refused() -> bool {
    HAS_REFUSED.get()
}

/// Whether a platform keeps what is under this key.
pub fn keeps(key: &str) -> bool {
    PLATFORM.with_borrow(|platform| platform.as_ref().is_some_and(|platform| platform.keys.contains(&key)))
}

/// What the platform has under a key that it keeps.
pub fn get(key: &str) -> Option<String> {
    PLATFORM.with_borrow(|platform| platform.as_ref()?.kept.borrow().get(key).cloned())
}

/// Puts a text under a key that the platform keeps, or deletes what is there.
///
/// # Errors
/// If the platform does not take it; then nothing changes.
pub fn put(key: &str, text: Option<&str>) -> Result<(), Refused> {
    PLATFORM.with_borrow(|platform| {
        let Some(platform) = platform else { return Err(Refused::Platform) };
        let mut kept = platform.kept.borrow().clone();
        match text {
            Some(text) => kept.insert(key.to_owned(), text.to_owned()),
            None => kept.remove(key),
        };
        platform.keep(&kept).map_err(|_| Refused::Platform)?;
        platform.kept.replace(kept);
        Ok(())
    })
}

/// The keys under which the platform has something.
pub fn keys() -> Vec<String> {
    PLATFORM
        .with_borrow(|platform| platform.as_ref().map(|platform| platform.kept.borrow().keys().cloned().collect()))
        .unwrap_or_default()
}

impl Platform {
    fn begun(api: Api, keys: &'static [&'static str], judge: Judge) -> Result<Self, No> {
        api.initialize()?;
        let Ok(line) = api.value(SUSPEND_DATA) else {
            // To write without having read would lose what is there.
            let _ = api.finish();
            return Err(No);
        };
        let mut kept = match resume::read(&line) {
            Some(kept) => kept,
            None if line.is_empty() => Values::new(),
            // Whoever reads it finds it unreadable: the person is told, and it is put aside.
            None => keys.iter().take(1).map(|&key| (key.to_owned(), line.clone())).collect(),
        };
        kept.retain(|key, _| keys.contains(&key.as_str()));
        Ok(Self {
            keys,
            judge,
            task: api.value(LAUNCH_DATA).unwrap_or_default(),
            kept: RefCell::new(kept),
            score: Cell::new(api.value(SCORE).ok().and_then(|score| score.parse().ok()).map(whole)),
            status: RefCell::new(api.value(STATUS).unwrap_or_default()),
            begun: js_sys::Date::now(),
            is_running: Cell::new(true),
            api,
        })
    }

    /// Gives everything that is kept to the platform, and says how far the student is.
    fn keep(&self, kept: &Values) -> Result<(), No> {
        let line = resume::write(kept).ok_or(No)?;
        // A page that was left may be shown once more.
        if !self.is_running.get() {
            self.api.initialize()?;
            self.is_running.set(true);
        }
        self.api.set(SUSPEND_DATA, &line)?;
        self.tell(kept)
    }

    /// Says how far the student is.
    fn tell(&self, kept: &Values) -> Result<(), No> {
        let Outcome { score, is_complete } = (self.judge)(&self.task, kept);
        let status = match self.status.borrow().as_str() {
            done @ ("completed" | "passed") => done.to_owned(),
            _ if is_complete => "completed".to_owned(),
            _ => "incomplete".to_owned(),
        };
        let score = self.score.get().unwrap_or_default().max(score);
        // A platform need not know these two, nor how an end is meant.
        let _ = self.api.set(LOWEST, "0");
        let _ = self.api.set(HIGHEST, "100");
        let _ = self.api.set(EXIT, "suspend");
        self.api.set(SCORE, &score.to_string())?;
        if *self.status.borrow() != status {
            self.api.set(STATUS, &status)?;
        }
        self.api.commit()?;
        self.score.set(Some(score));
        self.status.replace(status);
        Ok(())
    }

    /// Ends. It is too late to tell anybody if that fails.
    fn finish(&self) {
        if self.is_running.replace(false) {
            let _ = self.api.set(TIME, &resume::span(js_sys::Date::now() - self.begun));
            let _ = self.api.finish();
        }
    }
}

/// A score of the platform as one of ours.
fn whole(score: f64) -> u32 {
    score.clamp(0.0, 100.0) as u32
}
