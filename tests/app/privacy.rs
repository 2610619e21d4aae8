//! The page on privacy names everything that is kept.

use std::fs;

use crate::layers::files;

#[test]
fn every_storage_key_is_named() {
    let page = include_str!("../../docs/privacy.md");
    let mut keys = 0;
    for file in files(&["src", "crates/tables"], &["rs"]) {
        let source = fs::read_to_string(&file).expect("it is text");
        let constants = source.lines().filter(|line| line.contains("const ") && line.contains("&str = \"flub."));
        for key in constants.filter_map(|line| line.split('"').nth(1)) {
            assert!(page.contains(&format!("`{key}")), "{key} of {}", file.display());
            keys += 1;
        }
    }
    assert!(keys > 3, "there are keys");
}
