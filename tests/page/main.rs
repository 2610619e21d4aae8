//! What a person sees and does on Flub's pages: the app is mounted in one page of a browser, gets real events, and is read by roles,
//! names and texts as a screen reader does. Nothing is loaded anew, so a test takes some tens of milliseconds.
//!
//! What needs a page of its own is in `tests/browser`: loading, windows, storage that fails, layout, printing, the keyboard's Tab order.

#![cfg(target_arch = "wasm32")]

mod by_turns;
mod classroom;
mod element;
mod floating;
mod games;
mod home;
mod keeping;
mod lawtoe;
mod lessons;
mod links;
mod page;
mod poe;
mod presenting;
mod rules;
mod settings;
mod stage;
mod tables_by_link;
mod wholes;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
