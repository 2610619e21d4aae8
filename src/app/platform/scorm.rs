//! The in-page API of SCORM 1.2: an object named `API` of a window around this one, or of the one that opened it.

use gloo::utils::window;
use js_sys::{Array, Function, Object, Reflect};
use web_sys::wasm_bindgen::{JsCast, JsValue};

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
