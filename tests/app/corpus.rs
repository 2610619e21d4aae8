//! Replays the fuzzer's seeds (`fuzz/seeds`) and findings through the same functions.

use std::{fs, path::PathBuf};

use crate::{layers::root, parsers};

/// Returns the files of a folder, sorted.
fn files(folder: &str) -> Vec<PathBuf> {
    let folder = root().join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file can be listed").path()).collect();
    files.sort();
    files
}

#[test]
fn every_seed_is_answered() {
    for (target, parser) in parsers::ALL {
        let seeds = files(&format!("fuzz/seeds/{target}"));
        assert!(!seeds.is_empty(), "{target} has no seeds");
        for seed in seeds {
            println!("{}", seed.display());
            parser(&fs::read(seed).expect("a seed can be read"));
        }
    }
}

/// The shorter findings of the fuzzer: texts separated by zero bytes.
#[test]
fn what_was_found_is_answered() {
    let files = files("fuzz/found");
    assert!(!files.is_empty(), "nothing was found");
    for file in files {
        let parser = parsers::ALL.into_iter().find(|(target, _)| file.ends_with(target));
        let (_, parser) = parser.unwrap_or_else(|| panic!("{} belongs to no target", file.display()));
        fs::read(&file).expect("it can be read").split(|&byte| byte == 0).for_each(parser);
    }
}

/// A parser without its own target would be replayed but never fuzzed.
#[test]
fn every_parser_is_fuzzed() {
    let folder = root().join("fuzz/fuzz_targets");
    for (target, _) in parsers::ALL {
        let source = fs::read_to_string(folder.join(format!("{target}.rs"))).expect("it has a target");
        assert!(source.contains(&format!("parsers::{target}(")), "{target}");
    }
}
