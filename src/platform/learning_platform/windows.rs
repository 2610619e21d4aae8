//! Where the page looks for a learning platform.

use gloo::utils::window;
use js_sys::{Array, Function, Object, Reflect};
use web_sys::wasm_bindgen::{JsCast, JsValue};

use super::api::{Api, No};

/// How many windows around a window are searched.
const MOST_LEVELS: usize = 500;

/// Finds the API if a platform started this page: in the windows around it, then in the opener of the outermost and in those around it.
pub fn find() -> Option<Api> {
    let own = JsValue::from(window());
    let around = windows_around(own.clone());
    let opener = property(around.last().unwrap_or(&own), "opener").filter(JsValue::is_object);
    let elsewhere = opener.into_iter().flat_map(|opener| [vec![opener.clone()], windows_around(opener)].concat());
    around.iter().cloned().chain(elsewhere).find_map(|window| {
        let api = property(&window, "API")?;
        property(&api, "LMSInitialize")?
            .is_function()
            .then(|| Api::new(Box::new(move |function, given| call(&api, function, given))))
    })
}

fn call(api: &JsValue, function: &str, given: &[&str]) -> Result<String, No> {
    let function: Function = property(api, function).and_then(|found| found.dyn_into().ok()).ok_or(No)?;
    let given: Array = given.iter().map(|&text| JsValue::from(text)).collect();
    Reflect::apply(&function, api, &given).map(|answer| text(&answer)).map_err(|_| No)
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

/// Reads a property; `None` if it is missing, or belongs to a page of another origin, which the browser protects.
fn property(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|found| !found.is_undefined() && !found.is_null())
}

/// Converts an answer of any type to text.
fn text(answer: &JsValue) -> String {
    let words = answer.as_bool().map(|is_true| is_true.to_string());
    let number = answer.as_f64().map(|number| number.to_string());
    answer.as_string().or(words).or(number).unwrap_or_default()
}
