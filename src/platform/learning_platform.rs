//! The learning platform that started this page, if one did. It takes the browser's place for some of what the store keeps, since it knows the
//! student, and it gets the student's score and status with every change. It is reached by the in-page API of SCORM 1.2: an object named
//! `API` of a window around this one, or of the window that opened it.

use std::cell::{Cell, RefCell};

use gloo::{events::EventListener, timers::future::TimeoutFuture, utils::window};
use js_sys::{Array, Function, Object, Reflect};
use web_sys::wasm_bindgen::{JsCast, JsValue};

use super::{
    resume::{self, Values},
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

struct Platform {
    api: Api,
    keeping: Keeping,
    task: String,
    kept: RefCell<Values>,
    /// What the platform kept when it was last read. Another window of the same session may change it.
    line: RefCell<String>,
    begun: f64,
    /// The session in progress; `None` after the end.
    session: Cell<Option<Session>>,
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
    let platform = Platform::begun(Api::find()?, keeping).inspect_err(|No| FOUND.set(Found::Absent)).ok()?;
    let task = platform.task.clone();
    let reported = platform.report(&platform.kept.borrow());
    FOUND.set(if reported.is_ok() { Found::Working } else { Found::Refusing });
    PLATFORM.set(Some(platform));
    EventListener::new(&window(), "pagehide", |_| {
        PLATFORM.with_borrow(|platform| platform.iter().for_each(Platform::finish));
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
        if Api::find().is_some() {
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
    PLATFORM.with_borrow(|platform| platform.as_ref().is_some_and(|platform| platform.keeping.keys.contains(&key)))
}

/// The text that the platform keeps under a key.
pub fn get(key: &str) -> Option<String> {
    PLATFORM.with_borrow(|platform| platform.as_ref()?.kept.borrow().get(key).cloned())
}

/// Writes the text of a key that the platform keeps, or deletes it.
///
/// # Errors
/// If the platform refuses; then nothing changes.
pub fn put(key: &str, text: Option<&str>) -> Result<(), Refused> {
    PLATFORM.with_borrow(|platform| {
        let Some(platform) = platform else { return Err(Refused::Platform) };
        let mut kept = platform.kept.borrow().clone();
        match text {
            Some(text) => kept.insert(key.to_owned(), text.to_owned()),
            None => kept.remove(key),
        };
        let kept = platform.keep(kept).map_err(|No| Refused::Platform)?;
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
    fn begun(api: Api, keeping: Keeping) -> Result<Self, No> {
        let session = api.initialize()?;
        let Ok(line) = api.value(SUSPEND_DATA) else {
            // Writing without having read would lose what the platform has.
            if session == Session::Begun {
                let _ = api.finish();
            }
            return Err(No);
        };
        let mut kept = match resume::read(&line) {
            Some(kept) => kept,
            None if line.is_empty() => Values::new(),
            // The text is unreadable under any key, so `Storage` reports it and puts it aside.
            None => keeping.keys.iter().take(1).map(|&key| (key.to_owned(), line.clone())).collect(),
        };
        kept.retain(|key, _| keeping.keys.contains(&key.as_str()));
        Ok(Self {
            keeping,
            task: api.value(LAUNCH_DATA).unwrap_or_default(),
            kept: RefCell::new(kept),
            line: RefCell::new(line),
            begun: js_sys::Date::now(),
            session: Cell::new(Some(session)),
            api,
        })
    }

    /// Gives everything that is kept to the platform, and reports the outcome. Returns what is kept then, with the changes of another window.
    fn keep(&self, kept: Values) -> Result<Values, No> {
        // A page that was left may be shown again.
        if self.session.get().is_none() {
            self.session.set(Some(self.api.initialize()?));
        }
        let kept = self.joined(kept)?;
        let line = resume::write(&kept).ok_or(No)?;
        self.api.set(SUSPEND_DATA, &line)?;
        self.line.replace(line);
        self.report(&kept)?;
        Ok(kept)
    }

    /// Joins these texts with those of the platform, if another window has changed them.
    fn joined(&self, mut kept: Values) -> Result<Values, No> {
        let line = self.api.value(SUSPEND_DATA)?;
        let others = Some(&line).filter(|line| **line != *self.line.borrow()).and_then(|line| resume::read(line));
        let others = others.into_iter().flatten().filter(|(key, _)| self.keeping.keys.contains(&key.as_str()));
        for (key, other) in others {
            let joined = kept.get(&key).map(|own| (self.keeping.join)(&key, own, &other));
            kept.insert(key, joined.unwrap_or(other));
        }
        Ok(kept)
    }

    /// Reports the outcome. The score never falls, and what was complete stays complete.
    fn report(&self, kept: &Values) -> Result<(), No> {
        let Outcome { score, is_complete } = (self.keeping.judge)(&self.task, kept);
        let before = self.api.value(STATUS).unwrap_or_default();
        let status = match before.as_str() {
            done @ ("completed" | "passed") => done,
            _ if is_complete => "completed",
            _ => "incomplete",
        };
        let highest = self
            .api
            .value(SCORE)
            .ok()
            .and_then(|score| score.parse().ok())
            .map_or(score, |reported| whole(reported).max(score));
        // A platform may lack these three values.
        let _ = self.api.set(LOWEST, "0");
        let _ = self.api.set(HIGHEST, "100");
        let _ = self.api.set(EXIT, "suspend");
        self.api.set(SCORE, &highest.to_string())?;
        if before != status {
            self.api.set(STATUS, status)?;
        }
        self.api.commit()
    }

    /// Ends the session. A failure is ignored, since the page is left.
    fn finish(&self) {
        match self.session.take() {
            Some(Session::Begun) => {
                let _ = self.api.set(TIME, &resume::span(js_sys::Date::now() - self.begun));
                let _ = self.api.finish();
            }
            // The window that has begun the session may still use it.
            Some(Session::Joined) => drop(self.api.commit()),
            None => {}
        }
    }
}

/// Rounds a score of the platform down to a whole number from 0 to 100.
fn whole(score: f64) -> u32 {
    score.clamp(0.0, 100.0) as u32
}

/// How many windows around a window are searched.
const MOST_LEVELS: usize = 500;

/// The API object of a learning platform.
struct Api(JsValue);

/// The error of a platform whose session is in progress already: it was not ended before, or another window has begun it.
const ALREADY_BEGUN: &str = "101";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Session {
    /// This page has begun it.
    Begun,
    /// It was in progress already.
    Joined,
}

/// The platform refused, or failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct No;

impl Api {
    /// Finds the API if a platform started this page: in the windows around it, then in the opener of the outermost and in those around it.
    fn find() -> Option<Self> {
        let own = JsValue::from(window());
        let around = windows_around(own.clone());
        let opener = property(around.last().unwrap_or(&own), "opener").filter(JsValue::is_object);
        let elsewhere = opener.into_iter().flat_map(|opener| [vec![opener.clone()], windows_around(opener)].concat());
        around.iter().cloned().chain(elsewhere).find_map(|window| {
            let api = property(&window, "API")?;
            property(&api, "LMSInitialize")?.is_function().then_some(Self(api))
        })
    }

    /// Begins a session. Nothing else may be called before.
    fn initialize(&self) -> Result<Session, No> {
        match self.call_checked("LMSInitialize", &[""]) {
            Ok(()) => Ok(Session::Begun),
            // Some platforms give this error for everything, so try to read a value.
            Err(No) if self.last_error()? == ALREADY_BEGUN && self.is_running()? => Ok(Session::Joined),
            Err(No) => Err(No),
        }
    }

    /// The value of a name; empty if the platform has none.
    fn value(&self, name: &str) -> Result<String, No> {
        let value = text(&self.call("LMSGetValue", &[name])?);
        if value.is_empty() && !is_success(&self.last_error()?) {
            return Err(No);
        }
        Ok(value)
    }

    /// Whether the session is in progress: a value that every platform has can be read.
    fn is_running(&self) -> Result<bool, No> {
        Ok(!self.value("cmi.core.lesson_status")?.is_empty() && is_success(&self.last_error()?))
    }

    /// The error of the latest call.
    fn last_error(&self) -> Result<String, No> {
        Ok(text(&self.call("LMSGetLastError", &[])?))
    }

    fn set(&self, name: &str, value: &str) -> Result<(), No> {
        self.call_checked("LMSSetValue", &[name, value])
    }

    /// Makes the platform save the values that were set.
    fn commit(&self) -> Result<(), No> {
        self.call_checked("LMSCommit", &[""])
    }

    /// Ends the session. Nothing else may be called after.
    fn finish(&self) -> Result<(), No> {
        self.call_checked("LMSFinish", &[""])
    }

    /// Calls a function that answers `"true"` on success. Some platforms answer with a boolean instead.
    fn call_checked(&self, function: &str, given: &[&str]) -> Result<(), No> {
        if text(&self.call(function, given)?) == "true" { Ok(()) } else { Err(No) }
    }

    fn call(&self, function: &str, given: &[&str]) -> Result<JsValue, No> {
        let function: Function = property(&self.0, function).and_then(|found| found.dyn_into().ok()).ok_or(No)?;
        let given: Array = given.iter().map(|&text| JsValue::from(text)).collect();
        Reflect::apply(&function, &self.0, &given).map_err(|_| No)
    }
}

/// Whether another page may have started this one: it is in a frame, or was opened.
fn is_started_by_other() -> bool {
    let own = JsValue::from(window());
    !windows_around(own.clone()).is_empty() || property(&own, "opener").is_some()
}

/// The windows around a window, the nearest first.
fn windows_around(window: JsValue) -> Vec<JsValue> {
    let parent = |window: &JsValue| property(window, "parent").filter(|parent| !Object::is(parent, window));
    std::iter::successors(parent(&window), parent).take(MOST_LEVELS).collect()
}

/// Reads a property; `None` if it is missing, or belongs to a page of another origin, which the browser protects.
fn property(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|found| !found.is_undefined() && !found.is_null())
}

/// Whether an error code means that the call succeeded.
fn is_success(error: &str) -> bool {
    matches!(error, "" | "0")
}

/// Converts an answer of any type to text.
fn text(answer: &JsValue) -> String {
    let words = answer.as_bool().map(|is_true| is_true.to_string());
    let number = answer.as_f64().map(|number| number.to_string());
    answer.as_string().or(words).or(number).unwrap_or_default()
}
