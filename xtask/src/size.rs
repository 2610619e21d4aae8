//! The size of the download, and the budget that holds it.

use std::{
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::Path,
};

use anyhow::{Context, Result, bail};
use flate2::{Compression, write::GzEncoder};

use crate::offline;

/// How large all files of the site may be together, in bytes, each compressed with gzip.
const BUDGET: usize = 370_000;

/// Prints the size of every file of the site, writes the same to `target/dist-size.txt`, and holds it to the budget.
///
/// # Errors
/// When the site is larger than the budget, or cannot be read.
pub fn hold_to_budget(site: &Path) -> Result<()> {
    let mut table = format!("{:>9} {:>9}  file\n", "bytes", "gzip");
    let mut total = (0, 0);
    for (file, name) in offline::kept(site)? {
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        let size = (bytes.len(), compressed(&bytes)?);
        writeln!(table, "{:>9} {:>9}  {name}", size.0, size.1)?;
        total = (total.0 + size.0, total.1 + size.1);
    }
    writeln!(table, "{:>9} {:>9}  in all, of a budget of {BUDGET}", total.0, total.1)?;
    print!("{table}");
    fs::write(crate::target().join("dist-size.txt"), table)?;
    if total.1 > BUDGET {
        bail!("the download is {} bytes over its budget", total.1 - BUDGET);
    }
    Ok(())
}

/// How many bytes these take when compressed as hard as gzip can.
fn compressed(bytes: &[u8]) -> io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
