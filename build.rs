//! Numbers the app's messages: `id!("home-lead")` is the line of its text among the words, so that neither the program nor the
//! words have to carry names. Where there is no such message, the app does not compile.

use std::{env, fmt::Write as _, fs, path::Path};

#[path = "xtask/src/phrases.rs"]
mod phrases;

use phrases::Phrases;

/// The languages have the same messages, as `tests/words.rs` holds.
const LOCALE: &str = "static/locales/en";

fn main() {
    println!("cargo::rerun-if-changed={LOCALE}");
    if env::var_os("CARGO_FEATURE_WEB").is_none() {
        return;
    }
    let phrases = Phrases::read(Path::new(LOCALE)).unwrap_or_else(|reason| panic!("{reason}"));
    let mut ids = String::new();
    for (line, id) in phrases.words.keys().chain(phrases.how_to.keys()).enumerate() {
        let _ = writeln!(ids, "({id:?}) => {{ $crate::app::words::Id::at_line({line}) }};");
    }
    let unknown = "($id:literal) => { compile_error!(concat!($id, \" is no message\")) };";
    let about = "/// The id of a message: a number.";
    let file = Path::new(&env::var_os("OUT_DIR").expect("Cargo says where to write")).join("ids.rs");
    fs::write(file, format!("{about}\nmacro_rules! id {{\n{ids}{unknown}\n}}\n")).expect("there is room for the ids");
}
