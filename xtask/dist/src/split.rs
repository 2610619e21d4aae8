//! Code splitting: a page of the games does not load lessons and classroom. `#[wasm_split]` in the app marks the entry points of the
//! parts (the Cargo feature `split`); `wasm_split_cli_support` finds the code of each part from the linker's relocations.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use crate::{
    files::{only, text},
    run, target,
};

/// Compiler flags that keep the linker's relocations.
const RECORDS: &str = "-Clink-arg=--emit-relocs";

/// The script that loads the parts, beside them.
const LOADER: &str = "__wasm_split.js";

/// The beginning of Trunk's link to the program.
const PRELOAD: &str = "<link rel=\"preload\"";

/// An attribute of the element that tells the page's script what there is beside the program.
const LANGUAGES: &str = "data-languages=";

/// The level and features given to Trunk in `index.html`, and what references between modules need.
const OPTIMISATION: [&str; 7] = [
    "-Oz",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// The WebAssembly files of each part relative to the site, by the part's name, without the main one.
pub type Parts = BTreeMap<String, Vec<String>>;

/// Returns the folder for build output of the program that is taken apart.
fn target_of_parts() -> PathBuf {
    target().join("parts")
}

/// Compiles the program with the entry points of its parts, in a folder of its own: beside the whole one.
///
/// # Errors
/// If it does not compile.
pub fn build() -> Result<()> {
    let build =
        ["rustc", "--release", "--target", "wasm32-unknown-unknown", "--bin", "flub-app", "--features", "split"];
    let mut cargo = Command::new("cargo");
    cargo.args(build).arg("--target-dir").arg(target_of_parts()).args(["--", RECORDS]);
    run(&mut cargo).context("building the app in parts")
}

/// Replaces the whole module that Trunk has built by its parts. The main one has its name; the others are in a folder that has the
/// same hash in its name, so that a page that stays open through an update finds the parts of its own version.
///
/// # Errors
/// If a tool fails or does not write the expected files, or [`build`] has not run.
pub fn split(site: &Path) -> Result<Parts> {
    let linked = fs::read(crate::linked(&target_of_parts())).context("the linked program")?;

    let (script, module) = (only(site, "flub-app", "js")?, only(site, "flub-app", "wasm")?);
    let folder = target().join("split");
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

    let mut bind = Command::new("wasm-bindgen");
    bind.args(["--target", "web", "--keep-lld-exports", "--no-typescript", "--out-name", "flub-app", "--out-dir"]);
    run(bind.arg(folder.join("bound")).arg(&main))?;
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
    let address = |file: &String| format!("{home_name}/{file}.wasm");
    let parts =
        parts.prefetch_map.into_iter().map(|(part, files)| (part, files.iter().map(address).collect())).collect();
    let page = site.join("index.html");
    fs::write(&page, told(&text(&page)?, &format!("{home_name}/{LOADER}"), &parts)?)?;
    Ok(parts)
}

/// Returns the page with the names of the loader, which then comes with the program's own script and not after it, and of the parts.
fn told(page: &str, loader: &str, parts: &Parts) -> Result<String> {
    let names = |(part, files): (&String, &Vec<String>)| format!("data-{part}=\"{}\" ", files.join(" "));
    let names: String = parts.iter().map(names).collect();
    let page = with(page, LANGUAGES, &names)?;
    // Trunk's link to the program's script comes first: a page and its worker know it by that.
    with(&page, PRELOAD, &format!("<link rel=\"modulepreload\" href=\"./{loader}\" crossorigin=\"anonymous\">"))
}

/// Returns the page with something before the first place that reads like this.
fn with(page: &str, place: &str, what: &str) -> Result<String> {
    let at = page.find(place).with_context(|| format!("the page has no {place}"))?;
    Ok(format!("{}{what}{}", &page[..at], &page[at..]))
}

/// Optimises modules in place, all at once: there are few.
fn optimise(modules: &[PathBuf]) -> Result<()> {
    let one = |module: &PathBuf| run(Command::new("wasm-opt").args(OPTIMISATION).arg(module).arg("-o").arg(module));
    thread::scope(|scope| {
        let running: Vec<_> = modules.iter().map(|module| scope.spawn(move || one(module))).collect();
        running.into_iter().try_for_each(|thread| thread.join().expect("optimising does not panic"))
    })
}
