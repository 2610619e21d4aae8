//! `cargo xtask coverage`: how many lines of the engine its quick tests reach.

use anyhow::{Context, Result};

use crate::{
    run::{program, say, succeed},
    tools::{self, Tool},
};

/// The least share of the engine's lines that tests have to reach, in per cent.
const LEAST: u32 = 95;

/// What the names of slow tests end in: the laws over millions of actions, computers in long series of games, and solutions
/// of whole games.
const SLOW: [&str; 3] = ["laws", "_bot", "_solver"];

/// Runs the engine's quick tests and prints a table of its files.
///
/// # Errors
/// When a test fails, or too few lines are reached.
pub fn coverage() -> Result<()> {
    tools::add_llvm_tools()?;
    let tool = Tool::cargo_llvm_cov().find_or_install()?;
    say("Tests of the engine, with every line counted");
    let mut run = program(tool);
    run.args(["llvm-cov", "--no-default-features", "--package", "flub", "--lib"]);
    for test in quick_tests()? {
        run.args(["--test", &test]);
    }
    run.args(["--ignore-filename-regex", "(^|/)(tests|examples|src/app)/"]);
    succeed(run.args(["--fail-under-lines", &LEAST.to_string()]))
}

/// The engine's tests by name, without those that are slow.
fn quick_tests() -> Result<Vec<String>> {
    let folder = std::fs::read_dir(crate::root().join("tests")).context("tests")?;
    let mut names = Vec::new();
    for entry in folder {
        let path = entry?.path();
        let is_test = path.extension().is_some_and(|extension| extension == "rs") || path.join("main.rs").is_file();
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        names.extend(name.filter(|name| is_test && !SLOW.iter().any(|slow| name.ends_with(slow))));
    }
    names.sort_unstable();
    Ok(names)
}
