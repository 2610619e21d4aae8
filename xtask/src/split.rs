//! Code splitting: a page loads only the shell and its own game. `#[wasm_split]` in the app marks the entry points of the parts
//! (the Cargo feature `split`); `wasm_split_cli_support` finds the code of each part from the linker's relocations.

use std::{
    collections::BTreeMap,
    fs, iter,
    path::{Path, PathBuf},
    sync::Mutex,
    thread,
};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use crate::{
    run::{program, say, succeed},
    site::only,
    tools::{Tool, WASM},
    wasm_opt::WasmOpt,
};

/// Compiler flags that keep the linker's relocations.
const RECORDS: &str = "-Clink-arg=--emit-relocs";

/// The script that loads the parts, beside them.
const LOADER: &str = "__wasm_split.js";

/// The WebAssembly files of each part relative to the site, by the part's name, without the main one.
pub type Parts = BTreeMap<String, Vec<String>>;

/// Replaces the whole module that Trunk has built by its parts. The main one has its name; the others are in a folder that has the
/// same hash in its name, so that a page that stays open through an update finds the parts of its own version.
///
/// # Errors
/// If a tool fails or does not write the expected files.
pub fn split(site: &Path) -> Result<Parts> {
    say("Building the app in parts");
    let build = ["rustc", "--release", "--target", WASM, "--bin", "flub-app", "--features", "split", "--", RECORDS];
    succeed(program("cargo").args(build)).context("building the app in parts")?;
    let linked = crate::target().join(WASM).join("release/flub-app.wasm");
    let linked = fs::read(&linked).with_context(|| linked.display().to_string())?;

    let (script, module) = (only(site, "flub-app", "js")?, only(site, "flub-app", "wasm")?);
    let folder = crate::target().join("split");
    let _ = fs::remove_dir_all(&folder);
    let main = folder.join("flub-app.wasm");
    let home = script.with_extension("");
    let home_name = home.file_name().unwrap_or_default().display().to_string();
    let (script_name, loader) = (format!("../{home_name}.js"), format!("./{home_name}/{LOADER}"));
    let mut options = Options::new(&linked);
    (options.output_dir, options.main_out_path) = (&folder, &main);
    (options.main_module, options.link_name) = (&script_name, &loader);
    fs::create_dir_all(folder.join(&home_name))?;
    let parts = transform(options).map_err(|error| anyhow!("{error:?}"))?;

    let mut bind = program(Tool::wasm_bindgen()?.find_or_install()?);
    bind.args(["--target", "web", "--keep-lld-exports", "--no-typescript", "--out-name", "flub-app", "--out-dir"]);
    succeed(bind.arg(folder.join("bound")).arg(&main))?;
    fs::rename(folder.join("bound/flub-app.js"), &script)?;
    fs::rename(folder.join("bound/flub-app_bg.wasm"), &module)?;
    fs::create_dir_all(&home)?;
    fs::rename(folder.join(&loader), home.join(LOADER))?;
    let mut modules = vec![module];
    for part in parts.split_modules {
        let place = home.join(part.file_name().context("a part has a name")?);
        fs::rename(part, &place)?;
        modules.push(place);
    }
    optimise(&modules)?;
    Ok(parts
        .prefetch_map
        .into_iter()
        .map(|(part, files)| (part, files.iter().map(|file| format!("{home_name}/{file}.wasm")).collect()))
        .collect())
}

/// Optimises modules, two at a time.
fn optimise(modules: &[PathBuf]) -> Result<()> {
    say(&format!("Optimising {} modules", modules.len()));
    let wasm_opt = WasmOpt::find_or_install()?;
    let waiting = Mutex::new(modules.iter());
    let next = || waiting.lock().expect("taking one does not panic").next();
    let work = || iter::from_fn(next).try_for_each(|module| wasm_opt.optimise(module));
    thread::scope(|scope| {
        let other = scope.spawn(work);
        work()?;
        other.join().expect("optimising does not panic")
    })
}
