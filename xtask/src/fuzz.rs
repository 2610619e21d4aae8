//! `cargo xtask fuzz`: the parsers with any bytes at all, for a while.

use anyhow::{Context, Result, bail};

use crate::{
    run::{printed, program, say, succeed},
    tools::Tool,
};

/// libFuzzer's instruments are in nightly compilers only.
const TOOLCHAIN: &str = "nightly";

/// Fuzzes one target, or each after the other, for so many seconds. What it finds stays in `fuzz/artifacts`, what it learns
/// in `fuzz/corpus`.
///
/// # Errors
/// When there is no such target or no nightly compiler, or something was found.
pub fn fuzz(target: Option<&str>, seconds: u32) -> Result<()> {
    let targets = targets()?;
    let chosen: Vec<&String> = targets.iter().filter(|name| target.is_none_or(|target| target == *name)).collect();
    if chosen.is_empty() {
        bail!("there is no such fuzz target: {}", targets.join(", "));
    }
    printed(program("rustup").args(["run", TOOLCHAIN, "rustc", "--version"]))
        .context("fuzzing takes a nightly compiler: rustup toolchain install nightly --profile minimal")?;
    let tool = Tool::cargo_fuzz().find_or_install()?;
    for name in chosen {
        say(&format!("Fuzzing {name} for {seconds} seconds"));
        let (corpus, seeds) = (format!("fuzz/corpus/{name}"), format!("fuzz/seeds/{name}"));
        std::fs::create_dir_all(crate::root().join(&corpus)).context("fuzz/corpus")?;
        let mut run = program(&tool);
        run.env("RUSTUP_TOOLCHAIN", TOOLCHAIN).args(["run", name, &corpus, &seeds, "--", "-dict=fuzz/words.dict"]);
        run.args(["-max_len=4096", "-timeout=60", "-print_final_stats=1", &format!("-max_total_time={seconds}")]);
        succeed(&mut run).with_context(|| format!("fuzzing {name}"))?;
    }
    Ok(())
}

/// The names of the targets, in order.
fn targets() -> Result<Vec<String>> {
    let folder = std::fs::read_dir(crate::root().join("fuzz/fuzz_targets")).context("fuzz/fuzz_targets")?;
    let mut names = Vec::new();
    for file in folder {
        names.extend(file?.path().file_stem().map(|stem| stem.to_string_lossy().into_owned()));
    }
    names.sort_unstable();
    Ok(names)
}
