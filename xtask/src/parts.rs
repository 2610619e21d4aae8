//! The program in parts: what is there from the beginning, and what each game brings. `#[wasm_split]` marks where a part begins;
//! `wasm_split_cli_support` finds out what belongs to which, by the linker's own records.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use crate::{
    run::{program, succeed},
    short_names::shortened,
    tools::{Tool, WASM},
};

/// What the compiler is told so that the linker keeps its records.
pub const FLAG: &str = "-Clink-arg=--emit-relocs";

/// The module by which the program asks for its parts.
const LINK: &str = "./__wasm_split.js";

/// What the how-to pages share. The part of each is called so, and after its game: `how_to_poe`. So is what it shares with its
/// game, unless that is a game of letters.
const HOW_TO: &str = "how_to";

/// The part that shows what of all games is printed.
const PRINT: &str = "print";

/// The bundle that is there from the beginning; its first module is the program's own.
pub const APP: &str = "app";

/// What the games of letters share, and what their how-to pages need of them.
const LETTERS: &str = "letters";

/// The games of letters.
const OF_LETTERS: [&str; 2] = ["lawtoe", "poe"];

/// The program in parts.
pub struct Parts {
    /// The script that wasm-bindgen writes, a module.
    pub script: String,
    /// The files of WebAssembly that come together, by what they are called then.
    pub bundles: BTreeMap<String, Vec<PathBuf>>,
    /// The bundles that each part needs besides the first.
    pub parts: BTreeMap<String, BTreeSet<String>>,
}

/// Takes what Cargo has built apart, in a folder of its own.
///
/// # Errors
/// When a tool fails, or has not written what it should.
pub fn split() -> Result<Parts> {
    let linked = crate::target().join(WASM).join("release/flub-app.wasm");
    let linked = fs::read(&linked).with_context(|| linked.display().to_string())?;
    let folder = folder();
    let _ = fs::remove_dir_all(&folder);
    let main = folder.join("main.wasm");
    let mut options = Options::new(&linked);
    (options.output_dir, options.main_out_path, options.link_name) = (&folder, &main, LINK);
    let split = transform(options).map_err(|error| anyhow!("{error:?}"))?;

    let mut bind = program(Tool::wasm_bindgen()?.find_or_install()?);
    bind.args(["--target", "web", "--keep-lld-exports", "--no-typescript", "--out-name", APP, "--out-dir"]);
    succeed(bind.arg(folder.join("bound")).arg(&main))?;
    let script = folder.join("bound/app.js");
    let script = fs::read_to_string(&script).with_context(|| script.display().to_string())?;
    let bound = folder.join("bound/app_bg.wasm");
    let program = fs::read(&bound).with_context(|| bound.display().to_string())?;
    let (script, program) = shortened(&script, &program)?;
    fs::write(&bound, program)?;

    let wanted: BTreeMap<String, Vec<String>> = split.prefetch_map.into_iter().collect();
    let mut bundles = BTreeMap::from([(APP.to_owned(), vec![bound])]);
    let mut parts: BTreeMap<String, BTreeSet<String>> =
        wanted.keys().map(|part| (part.clone(), BTreeSet::new())).collect();
    let files: BTreeSet<&String> = wanted.values().flatten().collect();
    for file in files {
        let users: Vec<&str> =
            wanted.iter().filter(|(_, files)| files.contains(file)).map(|(part, _)| part.as_str()).collect();
        let bundle = bundle(&users);
        for &part in users.iter().filter(|_| bundle != APP) {
            parts.entry(part.to_owned()).or_default().insert(bundle.to_owned());
        }
        bundles.entry(bundle.to_owned()).or_default().push(folder.join(file).with_extension("wasm"));
    }
    parts.insert(APP.to_owned(), BTreeSet::new());
    Ok(Parts { script: linking(&script, wanted.keys())?, bundles, parts })
}

/// Whether a bundle is the code of one game.
pub fn is_game(bundle: &str) -> bool {
    ![APP, LETTERS, PRINT].contains(&bundle) && !bundle.starts_with(HOW_TO)
}

/// Whether a game needs this bundle besides the first.
pub fn is_of(bundle: &str, game: &str) -> bool {
    game_of(bundle) == game || (bundle == LETTERS && OF_LETTERS.contains(&game))
}

/// The game of a part.
fn game_of(part: &str) -> &str {
    part.strip_prefix(HOW_TO).map_or(part, |game| game.trim_start_matches('_'))
}

/// Where a file goes that these parts use: to the game it is of, and to the beginning where it is of several.
fn bundle<'a>(users: &[&'a str]) -> &'a str {
    if users.iter().all(|part| part.starts_with(HOW_TO)) {
        return HOW_TO;
    }
    // A how-to page comes without the rest of its game.
    let page = users.iter().copied().find(|part| part.starts_with(HOW_TO));
    let games: BTreeSet<&str> = users.iter().copied().filter(|&part| part != PRINT).map(game_of).collect();
    match games.into_iter().collect::<Vec<_>>().as_slice() {
        [] => PRINT,
        [game] if page.is_some() && OF_LETTERS.contains(game) => LETTERS,
        [game] => page.unwrap_or(game),
        games if games == OF_LETTERS => LETTERS,
        _ => APP,
    }
}

/// The script, with what puts the parts in their places instead of a module for it.
fn linking<'a>(script: &str, parts: impl Iterator<Item = &'a String>) -> Result<String> {
    let (imports, rest): (Vec<&str>, Vec<&str>) =
        script.lines().partition(|line| line.starts_with("import ") && line.contains(LINK));
    let names = imports.iter().map(|import| import.split_whitespace().nth(3)).collect::<Option<Vec<_>>>();
    let names = names.filter(|names| !names.is_empty()).context("the script asks for no parts")?;
    let source = crate::root().join("static/parts.js");
    let source = fs::read_to_string(&source).with_context(|| source.display().to_string())?;
    let loaders = parts.map(|part| format!("  __wasm_split_load_{part}: put({part:?}),\n")).collect::<String>();
    let names = names.iter().map(|name| format!("const {name} = loaders;\n")).collect::<String>();
    Ok(format!("{source}const loaders = {{\n{loaders}}};\n{names}{}\n", rest.join("\n")))
}

/// A module as a classic script, which leaves `wasm_bindgen` behind: a page that was opened from a file can import nothing.
///
/// # Errors
/// When the module is not written as wasm-bindgen does it.
pub fn classic(module: &str) -> Result<String> {
    let (code, exports) = module.rsplit_once("export {").context("the script exports nothing")?;
    let is_one =
        exports.contains("__wbg_init as default") && !code.contains("\nimport ") && !code.contains("\nexport ");
    let code =
        is_one.then(|| code.replace("import.meta.url", "location.href")).context("the script is no single module")?;
    Ok(format!("const wasm_bindgen = (() => {{\n{code}\nreturn __wbg_init;\n}})();\n"))
}

/// The bundles, as a script has them.
pub fn files(parts: &Parts) -> String {
    let files = parts.bundles.keys().map(|name| format!("{name}: \"./{name}.bin\"")).collect::<Vec<_>>();
    format!("{{ {} }}", files.join(", "))
}

/// Which of them each part needs, as a script has it.
pub fn needs(parts: &Parts) -> String {
    let parts = parts.parts.iter().map(|(part, bundles)| format!("{part}: {:?}", bundles.iter().collect::<Vec<_>>()));
    format!("{{ {} }}", parts.collect::<Vec<_>>().join(", "))
}

/// The modules of a bundle, each with its size before it.
///
/// # Errors
/// When a file cannot be read, or is larger than 4 GB.
pub fn joined(files: &[PathBuf]) -> Result<Vec<u8>> {
    let mut bundle = Vec::new();
    for file in files {
        let module = fs::read(file).with_context(|| file.display().to_string())?;
        bundle.extend(u32::try_from(module.len())?.to_le_bytes());
        bundle.extend(module);
    }
    Ok(bundle)
}

/// Writes the text of a script into a file for a tool.
///
/// # Errors
/// When it cannot be written.
pub fn in_file(name: &str, script: &str) -> Result<PathBuf> {
    let file = folder().join(name);
    fs::write(&file, script).with_context(|| file.display().to_string())?;
    Ok(file)
}

/// Where the program lies in parts.
pub fn folder() -> PathBuf {
    crate::target().join("parts")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_becomes_a_classic_script() {
        let module = "let wasm;\nfunction __wbg_init() { return import.meta.url; }\n\nexport { initSync, __wbg_init as default };\n";
        let script = classic(module).expect("it is written as wasm-bindgen does it");
        assert!(script.starts_with("const wasm_bindgen") && script.contains("location.href"), "{script}");
        assert!(!script.contains("export") && !script.contains("import"), "{script}");
        assert!(classic("let wasm;").is_err());
    }

    #[test]
    fn what_one_game_needs_comes_with_it() {
        assert_eq!(bundle(&["wholes"]), "wholes");
        assert_eq!(bundle(&["how_to_wholes", "print", "wholes"]), "how_to_wholes");
        assert_eq!(bundle(&["how_to_poe", "poe"]), "letters");
        assert_eq!(bundle(&["poe", "print"]), "poe");
        assert_eq!(bundle(&["how_to_lawtoe", "poe"]), "letters");
        assert_eq!(bundle(&["how_to_poe", "lawtoe", "poe"]), "letters");
        assert_eq!(bundle(&["floating", "poe"]), "app");
        assert_eq!(bundle(&["how_to_floating", "poe"]), "app");
        assert_eq!(bundle(&["how_to_poe"]), "how_to");
        assert_eq!(bundle(&["how_to_lawtoe", "how_to_poe"]), "how_to");
        assert_eq!(bundle(&["print"]), "print");
    }

    #[test]
    fn a_game_needs_what_its_how_to_page_does() {
        let of = |game| {
            ["app", "how_to", "how_to_wholes", "letters", "poe", "print", "wholes"].map(|bundle| is_of(bundle, game))
        };
        assert_eq!(of("wholes"), [false, false, true, false, false, false, true]);
        assert_eq!(of("poe"), [false, false, false, true, true, false, false]);
    }
}
