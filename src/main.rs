//! The Flub app: Yew pages over the engine in `lib.rs`.

mod app;

fn main() {
    app::start();
}
