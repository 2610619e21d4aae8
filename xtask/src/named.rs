//! Files named by what is in them, so that no browser takes an old one for a new one.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

/// Writes a file into the site; its page knows it by the plain name, `app.bin`, and is told the true one.
///
/// # Errors
/// When the page does not name it, or a file cannot be read or written.
pub fn write(site: &Path, plain: &str, bytes: &[u8]) -> Result<()> {
    let (stem, extension) = plain.split_once('.').context("a file has an extension")?;
    let hash: String = Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let name = format!("{stem}-{hash}.{extension}");
    let index = site.join("index.html");
    let page = fs::read_to_string(&index).with_context(|| index.display().to_string())?;
    let plain = format!("./{plain}");
    ensure!(page.contains(&plain), "the page does not name {plain}");
    fs::write(&index, page.replace(&plain, &format!("./{name}")))?;
    fs::write(site.join(name), bytes)?;
    Ok(())
}

/// The plain name of a file of the site, without its extension; nothing for one that is not named so.
pub fn plain(name: &str) -> Option<&str> {
    let (stem, _) = name.split_once('.')?;
    let (plain, hash) = stem.rsplit_once('-')?;
    (hash.len() == 16 && hash.bytes().all(|sign| sign.is_ascii_hexdigit())).then_some(plain)
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_plain_name_is_found_again() {
        assert_eq!(plain("words-en-0123456789abcdef.bin"), Some("words-en"));
        assert_eq!(plain("words-en.bin"), None);
        assert_eq!(plain("OFL.txt"), None);
    }
}
