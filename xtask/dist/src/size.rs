//! The size of the download, and its budgets.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::Path,
};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::{offline, split::Parts};

/// The budget of all files that a visit keeps, in bytes, each compressed with gzip. The aim is 1,150 KB. A build in another folder may be some
/// hundred bytes larger, so what is reached stays some thousand below it.
const BUDGET: usize = 1_669_000;

/// The budget of the files loaded before a game can be used, in bytes, each compressed with gzip. The aim is 420 KB.
const GAME_BUDGET: usize = 351_500;

/// How many bytes more than in English may be loaded before a game can be used in another language.
const LANGUAGE_BUDGET: usize = 10_000;

/// The letters that are in fonts of their own (`static/fonts/README.md`).
const LETTERS: &str = "ÀÂÃÄÇÈÊËÎÏÔÕÖÙÛßàâãäçèêëîïôõöùûŒœ‚„‹›";

/// The most files that the program may have.
const FILES: usize = 10;

/// Prints the sizes of the site's files, of the files loaded before a game can be used, of the parts, and of everything, writes them to
/// `target/dist-size.txt`, and checks the budgets.
///
/// # Errors
/// If the site is over a budget, or cannot be read.
pub fn hold_to_budget(site: &Path, parts: &Parts) -> Result<()> {
    let mut table = format!("{:>9} {:>9}  file\n", "bytes", "gzip");
    let (mut sizes, mut with_letters) = (Vec::new(), BTreeSet::new());
    for (file, name) in offline::kept(site)? {
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        if str::from_utf8(&bytes).is_ok_and(|text| text.contains(|sign| LETTERS.contains(sign))) {
            with_letters.insert(name.clone());
        }
        let size = compressed(&bytes)?.len();
        writeln!(table, "{:>9} {size:>9}  {name}", bytes.len())?;
        sizes.push((name, size));
    }
    let later: BTreeSet<&String> = parts.values().flatten().collect();
    let (words, program): (Vec<_>, Vec<_>) =
        sizes.iter().filter(|(name, _)| !later.contains(name)).partition(|(name, _)| name.starts_with("words-"));
    // Of the words, those of the shell come first, in one language; and not all languages have letters of their own.
    let (letters, program): (Vec<_>, Vec<_>) = program.into_iter().partition(|(name, _)| name.contains("-latin-more-"));
    let sum = |files: &[&(String, usize)]| files.iter().map(|(_, size)| size).sum::<usize>();
    let shell = |(name, size): &&(String, usize)| {
        let own = if with_letters.contains(name) { sum(&letters) } else { 0 };
        Some((name.strip_suffix("/shell.txt")?.rsplit_once('/')?.1.to_owned(), sum(&program) + own + size))
    };
    let mut others: BTreeMap<String, usize> = words.iter().filter_map(shell).collect();
    let first = others.remove("en").context("the site has no words")?;
    let everything = program_and_languages(&sizes);
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
    for (language, size) in others {
        writeln!(table, "{:>9} {size:>9}  until a game can be used in {language}, at most", "")?;
        if size > first + LANGUAGE_BUDGET {
            over.push(format!("{language} needs {} bytes more than English", size - first));
        }
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

/// Returns the size of what is kept for a visit in one language: all files but the words of languages that are not spoken. English is kept
/// always, and beside it counts the largest other language.
fn program_and_languages(sizes: &[(String, usize)]) -> usize {
    let mut words = BTreeMap::<&str, usize>::new();
    let mut sum = 0;
    for (name, size) in sizes {
        match name.strip_prefix("words-").and_then(|name| name.split('/').nth(1)) {
            Some(language) if language != "en" => *words.entry(language).or_default() += size,
            _ => sum += size,
        }
    }
    sum + words.into_values().max().unwrap_or_default()
}

/// Compresses these bytes at the highest level of gzip.
fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::program_and_languages;

    #[test]
    fn a_visit_keeps_english_and_one_other_language() {
        let sizes = [
            ("index.html", 1),
            ("words-0/en/shell.txt", 10),
            ("words-0/de/shell.txt", 300),
            ("words-0/de/learn.txt", 100),
        ];
        let sizes =
            sizes.into_iter().chain([("words-0/fr/shell.txt", 399)]).map(|(name, size)| (name.to_owned(), size));
        assert_eq!(program_and_languages(&sizes.collect::<Vec<_>>()), 1 + 10 + 400);
    }
}
