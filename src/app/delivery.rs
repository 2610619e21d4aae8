//! What is brought to the page when it is needed, by the script of `index.html`: from the site, or out of the one file.

use std::{cell::Cell, future::Future, pin::Pin};

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::SplitLoaderError;
use web_sys::wasm_bindgen::{JsCast, JsValue};

/// What came of bringing a part of the program.
pub type Brought<T> = Result<T, SplitLoaderError>;

/// Brings a part of the program.
pub type Load<T> = fn() -> Pin<Box<dyn Future<Output = Brought<T>>>>;

/// What parts of the program have to show, each in its place, once it is there.
pub struct Delivered<T, const N: usize>(Cell<[Option<T>; N]>);

impl<T: Copy, const N: usize> Delivered<T, N> {
    /// None is there yet.
    pub const fn none() -> Self {
        Self(Cell::new([None; N]))
    }

    /// What is there in this place.
    pub fn get(&self, place: usize) -> Option<T> {
        self.0.get()[place]
    }

    /// Keeps what was brought, unless that failed.
    pub fn put(&self, place: usize, brought: Brought<T>) {
        let mut there = self.0.get();
        there[place] = brought.ok().or(there[place]);
        self.0.set(there);
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
