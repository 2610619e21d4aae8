//! The Flub app: Yew pages over the engine in `lib.rs`.

#![recursion_limit = "1024"]

mod app;

fn main() {
    app::start();
}
