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

/// The budget of all files of the site, in bytes, each compressed with gzip. The aim is 700 KB.
const BUDGET: usize = 1_750_000;

/// The budget of the files loaded before a part's page can be used, in bytes, each compressed with gzip. The aim is 330 KB.
const PAGE_BUDGET: usize = 660_000;

/// Prints the sizes of the site's files, of the files loaded before each part can be used, and of everything, writes them to
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
    let lazy: BTreeSet<&String> = parts.values().flatten().collect();
    let sum = |part: &[String]| {
        let comes = |name: &String| !lazy.contains(name) || part.contains(name);
        sizes.iter().filter(|(name, _)| comes(name)).map(|(_, size)| size).sum::<usize>()
    };
    let pages = parts.iter().map(|(part, files)| {
        (format!("until {part} can be used ({} files of its own)", files.len()), PAGE_BUDGET, sum(files))
    });
    let everything = ("everything".to_owned(), BUDGET, sizes.iter().map(|(_, size)| size).sum());
    let mut over = Vec::new();
    for (what, budget, sum) in pages.chain([everything]) {
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

/// The size of these bytes at gzip's highest compression.
fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
