//! What is brought to the page when it is needed, by the script of `index.html`: from the site, or out of the one file.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::{JsCast, JsValue};

/// The text with this name; nothing when it cannot be had.
pub async fn text(name: &str) -> Option<String> {
    bring(name).await?.as_string()
}

/// The compiled modules of the program and a part of it, a list; nothing when they cannot be had.
pub async fn part(name: &str) -> Option<JsValue> {
    bring(name).await
}

async fn bring(name: &str) -> Option<JsValue> {
    let bring: Function = Reflect::get(&gloo::utils::window(), &"bring".into()).ok()?.dyn_into().ok()?;
    let brought: Promise = bring.call1(&JsValue::NULL, &name.into()).ok()?.dyn_into().ok()?;
    JsFuture::from(brought).await.ok()
}
