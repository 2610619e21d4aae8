//! The layers: `play`, `lessons` and `network` know no game, a game knows no other game, and nothing in the engine knows more
//! than its input. Files stay short enough to read in one sitting, and contain no `unsafe` code.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{TokenStream, TokenTree};

/// The maximum file length, in lines.
const LONGEST: usize = 500;

/// Modules that would make the engine depend on more than its input. That it names no web crate, its manifest holds.
const AMBIENT: [&str; 6] = ["env", "fs", "net", "process", "thread", "time"];

/// Returns every name in the code that is part of a path (`a::b`) or an import, and every `unsafe` keyword. Comments
/// and strings are ignored.
fn names(source: &str) -> BTreeSet<String> {
    let mut flat = Vec::new();
    flatten(source.parse().expect("the file is Rust"), &mut flat);
    let mut names = BTreeSet::new();
    let mut imports = false;
    for (at, token) in flat.iter().enumerate() {
        match token.as_str() {
            "use" => imports = true,
            ";" => imports = false,
            ":" => {}
            name => {
                let path = flat[..at].ends_with(&[":".into(), ":".into()])
                    || flat[at + 1..].starts_with(&[":".into(), ":".into()]);
                if imports || path || name == "unsafe" {
                    names.insert(name.to_owned());
                }
            }
        }
    }
    names
}

/// The names and punctuation of a token stream in order, without literals.
fn flatten(stream: TokenStream, into: &mut Vec<String>) {
    for token in stream {
        match token {
            TokenTree::Group(group) => flatten(group.stream(), into),
            TokenTree::Ident(name) => into.push(name.to_string()),
            TokenTree::Punct(sign) => into.push(sign.to_string()),
            TokenTree::Literal(_) => {}
        }
    }
}

/// What the code of this part of the engine (`play`, `network`, `games/lawtoe`, ...) must not name.
fn forbidden(room: &str) -> BTreeSet<String> {
    let mut forbidden: BTreeSet<String> = AMBIENT.map(String::from).into();
    match room.strip_prefix("games/") {
        Some(own) => forbidden.extend(games().into_iter().filter(|game| game != own)),
        None => forbidden.extend(games().into_iter().chain(["games".to_owned()])),
    }
    let above: &[&str] = match room {
        "pasted" => &["play", "lessons", "classroom", "network"],
        "play" => &["lessons", "classroom", "network", "pasted"],
        "lessons" => &["network", "classroom"],
        "classroom" => &["network", "lessons"],
        _ => &[],
    };
    forbidden.extend(above.iter().map(|name| (*name).to_owned()));
    forbidden
}

/// Returns the game folders.
fn games() -> Vec<String> {
    let folder = fs::read_dir(root().join("crates/flub/src/games")).expect("the games are there");
    let entries = folder.map(|entry| entry.expect("it can be read")).filter(|entry| entry.path().is_dir());
    entries.map(|entry| entry.file_name().into_string().expect("a plain name")).collect()
}

/// Returns the root folder of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("these tests are two folders deep")
}

/// Returns the files with one of these extensions under these folders, sorted.
pub fn files(folders: &[&str], extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> =
        folders.iter().map(|folder| root().join(folder)).filter(|path| path.exists()).collect();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let inside = fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("it can be read").path());
            open.extend(inside.filter(|path| !path.ends_with("node_modules")));
        } else if path.extension().is_some_and(|own| extensions.iter().any(|extension| *extension == own)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Returns every hand-written file of this project.
fn everything(extensions: &[&str]) -> Vec<PathBuf> {
    files(
        &["src", "crates", "tests", "examples", "benches", "fuzz/src", "fuzz/fuzz_targets", "xtask", "static"],
        extensions,
    )
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("a source is text")
}

#[test]
fn each_floor_knows_only_the_floors_below_it() {
    let games = games().into_iter().map(|game| format!("games/{game}"));
    let rooms = ["pasted", "play", "lessons", "classroom", "network"].map(String::from).into_iter().chain(games);
    for room in rooms {
        let files = files(&[&format!("crates/flub/src/{room}")], &["rs"]);
        assert!(!files.is_empty(), "{room} has no code");
        for file in files {
            let knows: Vec<_> = names(&read(&file)).intersection(&forbidden(&room)).cloned().collect();
            assert!(knows.is_empty(), "{} names {knows:?}", file.display());
        }
    }
}

/// Each of its sortings is five kilobytes of program; `play/order.rs` has a small one, and only the search of Floating Tic-Tac-Toe needs a quick one.
#[test]
fn nothing_else_is_sorted_by_the_standard_library() {
    for file in files(&["crates/flub/src", "crates/tables/src", "src"], &["rs"]) {
        let mut tokens = Vec::new();
        flatten(read(&file).parse().expect("the file is Rust"), &mut tokens);
        let sorts = tokens.windows(2).filter(|pair| pair[0] == "." && pair[1].starts_with("sort")).count();
        let may = ["play/order.rs", "floating/search.rs"].iter().any(|own| file.ends_with(own));
        assert!(sorts == 0 || may, "{}", file.display());
    }
}

/// The layers of the app and of its tables, top first. Imports go down only.
const FLOORS: [&str; 12] = [
    "shell",
    "classroom",
    "lessons",
    "route",
    "games",
    "exercise",
    "table",
    "letters",
    "ui",
    "context",
    "i18n",
    "platform",
];

/// Returns the app layers a file must not name, and for a game's file the other games.
fn above(place: &Path) -> BTreeSet<String> {
    let mut parts = place.iter().map(|part| part.to_string_lossy().trim_end_matches(".rs").to_owned());
    let floor = parts.next().expect("a file stands on a floor");
    let at = FLOORS.iter().position(|name| *name == floor).unwrap_or_else(|| panic!("{floor} is no floor"));
    let mut above: BTreeSet<String> = FLOORS[..at].iter().map(|floor| format!("crate::{floor}")).collect();
    if let Some(own) = parts.next().filter(|own| floor == "games" && own != "mod") {
        above.extend(games().into_iter().filter(|game| *game != own).map(|game| format!("crate::games::{game}")));
    }
    above
}

/// Returns every path in an app file's code that starts at its root, with imports expanded.
fn app_paths(source: &str) -> BTreeSet<String> {
    let mut flat = Vec::new();
    flatten_with_braces(source.parse().expect("the file is Rust"), &mut flat);
    let (mut paths, mut open, mut path) = (BTreeSet::new(), Vec::new(), Vec::<String>::new());
    for token in &flat {
        match token.as_str() {
            ":" => {}
            "{" => open.push(path.clone()),
            "}" => drop(open.pop()),
            sign if sign.len() == 1 && !sign.starts_with(char::is_alphanumeric) => {
                path = open.last().cloned().unwrap_or_default();
            }
            name => {
                path.push(name.to_owned());
                if let Some(from) = path.iter().position(|name| name == "crate") {
                    paths.insert(path[from..].join("::"));
                }
            }
        }
    }
    paths
}

/// The names and punctuation of a token stream in order, with group braces.
fn flatten_with_braces(stream: TokenStream, into: &mut Vec<String>) {
    for token in stream {
        match token {
            TokenTree::Group(group) => {
                into.push("{".to_owned());
                flatten_with_braces(group.stream(), into);
                into.push("}".to_owned());
            }
            TokenTree::Ident(name) => into.push(name.to_string()),
            TokenTree::Punct(sign) => into.push(sign.to_string()),
            TokenTree::Literal(_) => {}
        }
    }
}

#[test]
fn each_floor_of_the_app_knows_only_the_floors_below_it() {
    for folder in ["src", "crates/tables/src"] {
        let root = root().join(folder);
        let tops = ["main.rs", "lib.rs"].map(|top| root.join(top));
        for file in files(&[folder], &["rs"]).into_iter().filter(|file| !tops.contains(file)) {
            let above = above(file.strip_prefix(&root).expect("it is in the folder"));
            let is_above =
                |path: &String| above.iter().any(|above| path == above || path.starts_with(&format!("{above}::")));
            let knows: Vec<_> = app_paths(&read(&file)).into_iter().filter(is_above).collect();
            assert!(knows.is_empty(), "{} names {knows:?}", file.display());
        }
    }
}

#[test]
fn a_breach_of_the_floors_of_the_app_is_found() {
    let breaches = [
        ("ui/dialog.rs", "use crate::{context::use_app, table::status::Status};"),
        ("table/status.rs", "use crate::{games::{self, Game}};"),
        ("platform/file.rs", "fn f() { crate::i18n::messages() }"),
        ("games/poe/board.rs", "use crate::games::{lawtoe::Save};"),
    ];
    for (file, source) in breaches {
        let (above, paths) = (above(Path::new(file)), app_paths(source));
        assert!(paths.iter().any(|path| above.contains(path)), "in {file}: {source}: {paths:?}");
    }
    let allowed = [
        ("shell/home.rs", "use crate::{context::use_app, games::{poe, Game}};"),
        ("games/poe/board.rs", "use crate::{games::poe, ui::dialog};"),
    ];
    for (file, source) in allowed {
        assert!(app_paths(source).is_disjoint(&above(Path::new(file))), "in {file}: {source}");
    }
}

#[test]
fn nothing_is_unsafe() {
    for file in everything(&["rs"]) {
        assert!(!names(&read(&file)).contains("unsafe"), "{} is unsafe", file.display());
    }
}

#[test]
fn a_file_is_read_in_one_sitting() {
    for file in everything(&["rs", "ts", "css", "ftl", "js"]) {
        let lines = read(&file).lines().count();
        assert!(lines <= LONGEST, "{} has {lines} lines", file.display());
    }
}

#[test]
fn a_breach_is_found_however_it_is_written() {
    let breaches = [
        ("play", "use crate::games::lawtoe::LawToe;"),
        ("play", "use crate::{network, play::Seat};"),
        ("play", "use crate::lessons::Ladder;"),
        ("lessons", "use crate::network::Network;"),
        ("lessons", "fn f() { crate::games::poe::Flub::A }"),
        ("network", "fn f() { crate::games::lawtoe::begin() }"),
        ("network", "fn f(state: super::super::games::State) {}"),
        ("games/another", "mod inner { use super::super::{lawtoe}; }"),
        ("games/lawtoe", "fn f() -> std::time::Instant { todo!() }"),
    ];
    for (room, source) in breaches {
        assert!(!names(source).is_disjoint(&forbidden(room)), "in {room}: {source}");
    }
    assert!(names("fn f() { unsafe { g() } }").contains("unsafe"));
}

#[test]
fn allowed_imports_are_not_reported() {
    let allowed = [
        (
            "play",
            "/// As [`crate::games::lawtoe`] does.\nfn f(games: usize, network: bool) -> &'static str { \"yew::Html\" }",
        ),
        ("lessons", "use crate::play::Game;"),
        ("network", "use crate::play::Unreadable;"),
        ("games/lawtoe", "use crate::lessons::{Ladder, Kind};"),
        ("games/lawtoe", "use crate::{network::Square, play::Game, games::lawtoe::State};"),
    ];
    for (room, source) in allowed {
        assert!(names(source).is_disjoint(&forbidden(room)), "in {room}: {source}");
    }
    assert!(!names("/// unsafe\nfn f() {}").contains("unsafe"));
}
