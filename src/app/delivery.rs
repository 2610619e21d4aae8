//! What is brought to the page when it is needed, by the script of `index.html`: from the site, or out of the one file.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::{JsCast, JsValue};

/// The text with this name; nothing when it cannot be had.
pub async fn text(name: &str) -> Option<String> {
    let bring: Function = Reflect::get(&gloo::utils::window(), &"bring".into()).ok()?.dyn_into().ok()?;
    let brought: Promise = bring.call1(&JsValue::NULL, &name.into()).ok()?.dyn_into().ok()?;
    JsFuture::from(brought).await.ok()?.as_string()
}
