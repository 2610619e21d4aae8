//! Running other programs.

use std::{
    env,
    ffi::OsStr,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

/// Prints what happens next.
pub fn say(what: &str) {
    eprintln!("==> {what}");
}

/// Returns a command that runs in the root of the repository.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(crate::root()).stdin(Stdio::null());
    command
}

/// Cargo with these arguments.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = program("cargo");
    command.args(arguments);
    command
}

/// Runs a program and shows its output.
///
/// # Errors
/// If it cannot be started or fails.
pub fn succeed(command: &mut Command) -> Result<()> {
    let name = command.get_program().display().to_string();
    let status = command.status().with_context(|| format!("{name} could not be started"))?;
    ensure!(status.success(), "{name} failed ({status})");
    Ok(())
}

/// Returns the output of a program, not shown. `None` if it cannot be started or fails.
pub fn printed(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// Returns the location of a program on the search path.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .map(|folder| folder.join(name).with_extension(env::consts::EXE_EXTENSION))
        .find(|path| path.is_file())
}
