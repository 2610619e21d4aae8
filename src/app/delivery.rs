//! What is brought to the page when it is needed, by the script of `index.html`: from the site, or out of the one file.

use std::cell::Cell;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::SplitLoaderError;
use web_sys::wasm_bindgen::{JsCast, JsValue};

/// What a part of the program has to show, once it is there.
pub struct Delivered<T>(Cell<Option<T>>);

impl<T: Copy> Delivered<T> {
    /// It is not there yet.
    pub const fn none() -> Self {
        Self(Cell::new(None))
    }

    /// What is there.
    pub fn get(&self) -> Option<T> {
        self.0.get()
    }

    /// Keeps what was brought, unless that failed.
    pub fn put(&self, brought: Result<T, SplitLoaderError>) {
        if let Ok(part) = brought {
            self.0.set(Some(part));
        }
    }
}

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
