//! Every worked example of the rule sheets on letters is an exercise, quoted word for word.

use std::{fs, path::Path};

use flub::{for_each_ladder, games, lessons::Ladder};

fn sheet(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules").join(name).with_extension("md");
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Returns the sheet and quote of every source of a ladder.
fn quotes<G: Ladder>() -> Vec<(&'static str, &'static str)> {
    let sources = G::STEPS.iter().flat_map(|step| G::sources(*step));
    sources.map(|source| (source.sheet, source.quote)).collect()
}

#[test]
fn sources_are_quoted_word_for_word() {
    macro_rules! check {
        ($($folder:ident $game:ident),*) => {
            $(for (name, quote) in quotes::<games::$folder::$game>() {
                assert!(sheet(name).contains(quote), "{quote} is not in {name}.md");
            })*
        };
    }
    for_each_ladder!(check);
}

#[test]
fn every_worked_example_on_letters_is_an_exercise() {
    let quotes = [quotes::<games::poe::Poe>(), quotes::<games::lawtoe::LawToe>()].concat();
    for name in ["networks", "poe"] {
        let sheet = sheet(name);
        let (_, examples) = sheet.split_once("## Worked examples").expect("it has worked examples");
        let rows: Vec<&str> = examples.lines().filter(|line| line.starts_with("| ")).skip(2).collect();
        assert!(rows.len() > 3, "{rows:?}");
        for row in rows {
            let is_taken = quotes.iter().any(|(sheet, quote)| *sheet == name && row.starts_with(quote));
            assert!(is_taken, "{name}.md: {row}");
        }
    }
}
