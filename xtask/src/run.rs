//! Running other programs, with a note of each.

use std::{
    env,
    ffi::OsStr,
    io::{BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
    thread,
};

use anyhow::{Context, Result, bail};

use crate::tally::Tally;

/// Prints what happens next.
pub fn say(what: &str) {
    eprintln!("==> {what}");
}

/// A command that runs in the root of the repository.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(crate::root()).stdin(Stdio::null());
    command
}

/// Runs a program and shows its output.
///
/// # Errors
/// If it cannot be started or fails.
pub fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| not_started(command))?;
    succeeded(command, status)
}

fn not_started(command: &Command) -> String {
    format!("{} could not be started", command.get_program().display())
}

fn succeeded(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("{} failed ({status})", command.get_program().display());
    }
    Ok(())
}

/// The output of a program, not shown. `None` if it cannot be started or fails.
pub fn printed(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// The full path of the program named by an environment variable, or else of the first of these that can be started.
pub fn find(variable: &str, names: &[&str]) -> Option<PathBuf> {
    let named = env::var_os(variable).map(PathBuf::from);
    named.into_iter().chain(names.iter().map(PathBuf::from)).find_map(|name| {
        let path = on_path(&name)?;
        printed(program(&path).arg("--version")).map(|_| path)
    })
}

/// The location of a program on the search path.
pub fn on_path(name: &Path) -> Option<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_default();
    let name = name.with_extension(env::consts::EXE_EXTENSION);
    env::split_paths(&folders).map(|folder| folder.join(&name)).find(|path| path.is_file())
}

/// Runs a test runner, shows its output and counts the tests it reports.
///
/// # Errors
/// If it cannot be started.
pub fn counted(command: &mut Command) -> Result<(ExitStatus, Tally)> {
    let name = command.get_program().to_os_string();
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("{} could not be started", name.display()))?;
    let errors = child.stderr.take().context("no standard error")?;
    let errors = thread::spawn(move || pass_on(errors, std::io::stderr()));
    let output = child.stdout.take().context("no standard output")?;
    let tally = pass_on(output, std::io::stdout()) + errors.join().expect("the copying thread does not panic");
    Ok((child.wait()?, tally))
}

fn pass_on(from: impl Read, mut to: impl Write) -> Tally {
    let mut tally = Tally::default();
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        tally = tally + Tally::of_line(&line);
        // Keep counting if the terminal is closed.
        let _ = writeln!(to, "{line}");
    }
    tally
}
