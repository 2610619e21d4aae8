//! What the fuzzer was given and what it found, replayed: `fuzz/seeds` through the same functions.

mod app;
mod parsers;
#[path = "../../examples/referee/mod.rs"]
mod referee;
mod seeds;

use std::{
    fs,
    path::{Path, PathBuf},
};

fn seeds(target: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(target);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut seeds: Vec<PathBuf> = entries.map(|entry| entry.expect("a file can be listed").path()).collect();
    seeds.sort();
    seeds
}

#[test]
fn every_seed_is_answered() {
    for (target, parser) in parsers::ALL {
        let seeds = seeds(target);
        assert!(!seeds.is_empty(), "{target} has no seeds");
        for seed in seeds {
            println!("{}", seed.display());
            parser(&fs::read(seed).expect("a seed can be read"));
        }
    }
}

/// Without a target of its own a parser would be replayed and never fuzzed.
#[test]
fn every_parser_is_fuzzed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/fuzz_targets");
    for (target, _) in parsers::ALL {
        let source = fs::read_to_string(folder.join(format!("{target}.rs"))).expect("it has a target");
        assert!(source.contains(&format!("parsers::{target}(")), "{target}");
    }
}
