//! `cargo xtask mutants`: the rules with one thing changed at a time, to see whether a test notices.

use anyhow::{Result, bail};

use crate::{
    run::{program, say, succeed},
    tools::Tool,
};

/// The rooms whose rules are changed, each with the tests that state them.
const ROOMS: [(&str, &str, &[&str]); 5] = [
    ("lawtoe", "src/games/lawtoe/", &["lawtoe_rules"]),
    ("poe", "src/games/poe/", &["poe_rules"]),
    ("wholes", "src/games/wholes/", &["wholes_rules"]),
    ("floating", "src/games/floating/", &["floating_rules"]),
    ("network", "src/network/", &["network"]),
];

/// Changes the rules of one room. `.cargo/mutants.toml` says which files hold rules.
///
/// # Errors
/// When there is no such room, or no test noticed some change.
pub fn mutants(room: &str) -> Result<()> {
    let Some((_, folder, tests)) = ROOMS.iter().find(|(name, ..)| *name == room) else {
        bail!("there are no rules called `{room}`: {}", ROOMS.map(|(name, ..)| name).join(", "));
    };
    let tool = Tool::cargo_mutants().find_or_install()?;
    say("Changing the rules, one thing at a time (an hour or so)");
    let mut run = program(tool);
    run.args(["mutants", "--re", &format!("^{folder}"), "--output", "target"]);
    // Only what the tests need is compiled, and in a hurry.
    run.args([
        "--cargo-arg=--config=profile.test.package.flub.opt-level=1",
        "--cargo-arg=--config=profile.test.debug=0",
    ]);
    run.args(tests.iter().map(|test| format!("--cargo-arg=--test={test}")));
    succeed(&mut run)
}
