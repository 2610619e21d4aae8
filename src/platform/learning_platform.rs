//! The learning platform that started this page, if one did. It keeps some of what the store keeps elsewhere in the browser, for
//! the student it knows, and is told how far the student is with every change of that. It is reached by the in-page API of SCORM 1.2: an
//! object named `API` of a window around this one, or of the one that opened it.

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

/// How far a student is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// From 0 to 100.
    pub score: u32,
    /// Whether everything is done.
    pub is_complete: bool,
}

/// What a program knows about the texts that a platform keeps for it.
#[derive(Clone, Copy)]
pub struct Keeping {
    /// The keys under which they are.
    pub keys: &'static [&'static str],
    /// How far a student is, from the task that the platform set and from what it keeps.
    pub judge: fn(task: &str, kept: &Values) -> Outcome,
    /// Two texts of one key in one, where another window has changed it: this window's and the other's.
    pub join: fn(key: &str, own: &str, other: &str) -> String,
}

struct Platform {
    api: Api,
    keeping: Keeping,
    task: String,
    kept: RefCell<Values>,
    /// What it was last seen to keep. Another window of the same session may change it.
    line: RefCell<String>,
    begun: f64,
    /// The session that runs, if one does.
    session: Cell<Option<Session>>,
}

/// What became of the platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// There is none.
    Nothing,
    /// It works.
    Working,
    /// It said no when the page began with it.
    Absent,
    /// It did not take what it was told first.
    Refusing,
}

thread_local! {
    static PLATFORM: RefCell<Option<Platform>> = const { RefCell::new(None) };
    static FOUND: Cell<Found> = const { Cell::new(Found::Nothing) };
}

/// Looks for a platform. If there is one, it keeps what is under these keys from now on, as far as it works, and is told of the
/// end when the page is left. Returns the task it set.
pub fn begin(keeping: Keeping) -> Option<String> {
    let platform = Platform::begun(Api::find()?, keeping).inspect_err(|No| FOUND.set(Found::Absent)).ok()?;
    let task = platform.task.clone();
    let told = platform.tell(&platform.kept.borrow());
    FOUND.set(if told.is_ok() { Found::Working } else { Found::Refusing });
    PLATFORM.set(Some(platform));
    EventListener::new(&window(), "pagehide", |_| {
        PLATFORM.with_borrow(|platform| platform.iter().for_each(Platform::finish));
    })
    .forget();
    Some(task)
}

/// How long a platform may take until it is there, in milliseconds, and how often it is looked for.
const PATIENCE: u32 = 10_000;
const LOOKS: u32 = 20;

/// Waits for a platform that is not there yet, in a page that another one has started. Says whether one has come.
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

/// Whether a platform was found that did not work from the beginning.
pub fn has_refused() -> bool {
    matches!(FOUND.get(), Found::Absent | Found::Refusing)
}

/// Whether a platform has started the page and is not there all the same. Then the computer may be one that many share, none of whom it
/// could tell apart, so nothing is kept.
pub fn is_absent() -> bool {
    FOUND.get() == Found::Absent
}

/// Whether a platform keeps what is under this key.
pub fn keeps(key: &str) -> bool {
    PLATFORM.with_borrow(|platform| platform.as_ref().is_some_and(|platform| platform.keeping.keys.contains(&key)))
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
            // To write without having read would lose what is there.
            if session == Session::Begun {
                let _ = api.finish();
            }
            return Err(No);
        };
        let mut kept = match resume::read(&line) {
            Some(kept) => kept,
            None if line.is_empty() => Values::new(),
            // Whoever reads it finds it unreadable: the person is told, and it is put aside.
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

    /// Gives everything that is kept to the platform, and says how far the student is. Returns all that is kept then, with what another
    /// window has given it meanwhile.
    fn keep(&self, kept: Values) -> Result<Values, No> {
        // A page that was left may be shown once more.
        if self.session.get().is_none() {
            self.session.set(Some(self.api.initialize()?));
        }
        let kept = self.joined(kept)?;
        let line = resume::write(&kept).ok_or(No)?;
        self.api.set(SUSPEND_DATA, &line)?;
        self.line.replace(line);
        self.tell(&kept)?;
        Ok(kept)
    }

    /// These texts with what the platform has, if that is not what this window saw last.
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

    /// Says how far the student is: a score never falls, and what is done stays done.
    fn tell(&self, kept: &Values) -> Result<(), No> {
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
            .map_or(score, |told| whole(told).max(score));
        // A platform need not know these two, nor how an end is meant.
        let _ = self.api.set(LOWEST, "0");
        let _ = self.api.set(HIGHEST, "100");
        let _ = self.api.set(EXIT, "suspend");
        self.api.set(SCORE, &highest.to_string())?;
        if before != status {
            self.api.set(STATUS, status)?;
        }
        self.api.commit()
    }

    /// Ends. It is too late to tell anybody if that fails.
    fn finish(&self) {
        match self.session.take() {
            Some(Session::Begun) => {
                let _ = self.api.set(TIME, &resume::span(js_sys::Date::now() - self.begun));
                let _ = self.api.finish();
            }
            // Who has begun it may go on.
            Some(Session::Joined) => drop(self.api.commit()),
            None => {}
        }
    }
}

/// A score of the platform as one of ours.
fn whole(score: f64) -> u32 {
    score.clamp(0.0, 100.0) as u32
}

/// How many windows around a window are looked through.
const MOST_LEVELS: usize = 500;

/// What a learning platform offers to the page it started.
pub struct Api(JsValue);

/// The error of a platform whose session runs already, since it was not ended before or another window has begun it.
const ALREADY_BEGUN: &str = "101";

/// Whose session it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Session {
    /// This page has begun it.
    Begun,
    /// It was running already.
    Joined,
}

/// The platform said no, or broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct No;

impl Api {
    /// The API, if a platform started this page: in the windows around it, then in the opener of the outermost and around that.
    pub fn find() -> Option<Self> {
        let own = JsValue::from(window());
        let around = windows_around(own.clone());
        let opener = property(around.last().unwrap_or(&own), "opener").filter(JsValue::is_object);
        let elsewhere = opener.into_iter().flat_map(|opener| [vec![opener.clone()], windows_around(opener)].concat());
        around.iter().cloned().chain(elsewhere).find_map(|window| {
            let api = property(&window, "API")?;
            property(&api, "LMSInitialize")?.is_function().then_some(Self(api))
        })
    }

    /// Begins. Nothing else may be called before.
    ///
    /// # Errors
    /// If the platform does not agree.
    pub fn initialize(&self) -> Result<Session, No> {
        match self.agreed("LMSInitialize", &[""]) {
            Ok(()) => Ok(Session::Begun),
            // Some platforms have this error for everything, so it is tried out.
            Err(No) if self.last_error()? == ALREADY_BEGUN && self.is_running()? => Ok(Session::Joined),
            Err(No) => Err(No),
        }
    }

    /// What the platform has under a name; empty if it has nothing.
    ///
    /// # Errors
    /// If it has an error instead.
    pub fn value(&self, name: &str) -> Result<String, No> {
        let value = text(&self.call("LMSGetValue", &[name])?);
        if value.is_empty() && !is_none(&self.last_error()?) {
            return Err(No);
        }
        Ok(value)
    }

    /// Whether a value can be read that every platform has.
    fn is_running(&self) -> Result<bool, No> {
        Ok(!self.value("cmi.core.lesson_status")?.is_empty() && is_none(&self.last_error()?))
    }

    /// The error of the latest call.
    fn last_error(&self) -> Result<String, No> {
        Ok(text(&self.call("LMSGetLastError", &[])?))
    }

    /// Gives the platform a value under a name.
    ///
    /// # Errors
    /// If it does not take it.
    pub fn set(&self, name: &str, value: &str) -> Result<(), No> {
        self.agreed("LMSSetValue", &[name, value])
    }

    /// Has the platform keep what it was given.
    ///
    /// # Errors
    /// If it does not.
    pub fn commit(&self) -> Result<(), No> {
        self.agreed("LMSCommit", &[""])
    }

    /// Ends. Nothing else may be called after.
    ///
    /// # Errors
    /// If the platform does not agree.
    pub fn finish(&self) -> Result<(), No> {
        self.agreed("LMSFinish", &[""])
    }

    /// Calls what answers whether it was done. Some platforms answer with a boolean instead of its name.
    fn agreed(&self, function: &str, given: &[&str]) -> Result<(), No> {
        if text(&self.call(function, given)?) == "true" { Ok(()) } else { Err(No) }
    }

    fn call(&self, function: &str, given: &[&str]) -> Result<JsValue, No> {
        let function: Function = property(&self.0, function).and_then(|found| found.dyn_into().ok()).ok_or(No)?;
        let given: Array = given.iter().map(|&text| JsValue::from(text)).collect();
        Reflect::apply(&function, &self.0, &given).map_err(|_| No)
    }
}

/// Whether another page may have started this one: it is in a frame, or was opened.
pub fn is_started_by_other() -> bool {
    let own = JsValue::from(window());
    !windows_around(own.clone()).is_empty() || property(&own, "opener").is_some()
}

/// The windows around a window, the nearest first.
fn windows_around(window: JsValue) -> Vec<JsValue> {
    let parent = |window: &JsValue| property(window, "parent").filter(|parent| !Object::is(parent, window));
    std::iter::successors(parent(&window), parent).take(MOST_LEVELS).collect()
}

/// A property; `None` if there is none, or if it belongs to a page of another address, which may not be looked into.
fn property(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|found| !found.is_undefined() && !found.is_null())
}

/// Whether this error is none.
fn is_none(error: &str) -> bool {
    matches!(error, "" | "0")
}

/// An answer as text, whichever type it has.
fn text(answer: &JsValue) -> String {
    let words = answer.as_bool().map(|is_true| is_true.to_string());
    let number = answer.as_f64().map(|number| number.to_string());
    answer.as_string().or(words).or(number).unwrap_or_default()
}
