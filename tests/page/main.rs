//! What a person sees and does on Flub's pages: the app is mounted in one page of a browser, gets real events, and is read by roles,
//! names and texts as a screen reader does. Nothing is loaded anew, so a test takes some tens of milliseconds.
//!
//! What needs a page of its own is in `tests/browser`: loading, windows, storage that fails, layout, printing, the keyboard's Tab order.

#![cfg(target_arch = "wasm32")]

mod classroom;
mod element;
mod floating;
mod lawtoe;
mod lessons;
mod page;
mod poe;
mod wholes;
mod stage;
mod presenting;
mod rules;
mod by_turns;
mod element;
mod games;
mod home;
mod keeping;
mod lawtoe;
mod links;
mod page;
mod settings;
mod tables_by_link;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
