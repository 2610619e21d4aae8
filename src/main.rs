//! The program of the page and of its workers.

fn main() {
    flub_app::run();
}
