//! The size of the download, and its budgets.

use std::{
    collections::BTreeSet,
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::Path,
};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::{offline, split::Parts};

/// The budget of all files of the site, in bytes, each compressed with gzip. The aim is 1,150 KB.
const BUDGET: usize = 1_500_000;

/// The budget of the files loaded before a game can be used, in bytes, each compressed with gzip. The aim is 420 KB.
const GAME_BUDGET: usize = 365_000;

/// The most files that the program may have.
const FILES: usize = 10;

/// Prints the sizes of the site's files, of the files loaded before a game can be used, of the parts, and of everything, writes them to
/// `target/dist-size.txt`, and checks the budgets.
///
/// # Errors
/// If the site is over a budget, or cannot be read.
pub fn hold_to_budget(site: &Path, parts: &Parts) -> Result<()> {
    let mut table = format!("{:>9} {:>9}  file\n", "bytes", "gzip");
    let mut sizes = Vec::new();
    for (file, name) in offline::kept(site)? {
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        let size = compressed(&bytes)?.len();
        writeln!(table, "{:>9} {size:>9}  {name}", bytes.len())?;
        sizes.push((name, size));
    }
    let later: BTreeSet<&String> = parts.values().flatten().collect();
    let (words, program): (Vec<_>, Vec<_>) =
        sizes.iter().filter(|(name, _)| !later.contains(name)).partition(|(name, _)| name.starts_with("words-"));
    // One language of the shell comes first: here the largest.
    let words = words.iter().filter(|(name, _)| name.ends_with("/shell.txt")).map(|(_, size)| size).max();
    let first = program.iter().map(|(_, size)| size).sum::<usize>() + words.context("the site has no words")?;
    let everything = sizes.iter().map(|(_, size)| size).sum();
    for (part, files) in parts {
        let size: usize = sizes.iter().filter(|(name, _)| files.contains(name)).map(|(_, size)| size).sum();
        writeln!(table, "{:>9} {size:>9}  the part {part}, in {} files", "", files.len())?;
    }
    let mut over = Vec::new();
    let count = sizes.iter().filter(|(name, _)| name.starts_with("flub-app-")).count();
    writeln!(table, "{:>9} {count:>9}  files of the program, of a budget of {FILES}", "")?;
    if count > FILES {
        over.push(format!("the program has {count} files"));
    }
    for (what, budget, sum) in [("until a game can be used", GAME_BUDGET, first), ("everything", BUDGET, everything)] {
        writeln!(table, "{:>9} {sum:>9}  {what}, of a budget of {budget}", "")?;
        if sum > budget {
            over.push(format!("{what} is {} bytes over its budget", sum - budget));
        }
    }
    print!("{table}");
    fs::write(crate::target().join("dist-size.txt"), table)?;
    ensure!(over.is_empty(), "{}", over.join("; "));
    Ok(())
}

/// Compresses these bytes at the highest level of gzip.
fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
