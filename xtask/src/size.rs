//! The size of the download, and the budget that holds it.

use std::{
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::Path,
};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::{named, offline, parts, words};

/// How large all files of the site may be together, in bytes, each compressed with gzip.
const BUDGET: usize = 389_200;

/// How large what comes before a game is playable may be, in bytes, each file compressed with gzip.
const PLAYABLE_BUDGET: usize = 220_000;

/// Prints the size of every file of the site, of what comes before each game is playable and of everything, writes the same to
/// `target/dist-size.txt`, and holds it to the budgets.
///
/// # Errors
/// When the site is larger than a budget, or cannot be read.
pub fn hold_to_budget(site: &Path) -> Result<()> {
    let mut table = format!("{:>9} {:>9}  file\n", "bytes", "gzip");
    let mut sizes = Vec::new();
    for (file, name) in offline::kept(site)? {
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        let size = compressed(&bytes)?.len();
        writeln!(table, "{:>9} {size:>9}  {name}", bytes.len())?;
        sizes.push((name, size));
    }
    let mut over = Vec::new();
    let bundles = sizes.iter().filter(|(name, _)| name.ends_with(".bin")).filter_map(|(name, _)| named::plain(name));
    let games = bundles.filter(|bundle| !words::is_words(bundle) && parts::is_game(bundle));
    let sums = games.map(|game| (format!("until {game} is playable"), PLAYABLE_BUDGET, first(&sizes, game)));
    let everything = ("everything".to_owned(), BUDGET, sizes.iter().map(|(_, size)| size).sum());
    for (what, budget, sum) in sums.chain([everything]) {
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

/// The size of what comes before a game is playable: in Spanish, whose words are longer.
fn first(sizes: &[(String, usize)], game: &str) -> usize {
    let comes_first = |name: &str| match named::plain(name) {
        Some("flub" | "flub-app" | "words-es" | parts::APP) => true,
        Some(bundle) => parts::is_of(bundle, game),
        None => true,
    };
    sizes.iter().filter(|(name, _)| comes_first(name)).map(|(_, size)| size).sum()
}

/// These bytes, compressed as hard as gzip can.
///
/// # Errors
/// Never, since they go to memory.
pub fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
