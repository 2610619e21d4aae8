//! The style sheets: one file per subject, all loaded on one page.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use crate::layers::root;

/// Returns the classes that a style sheet styles on their own, outside media queries.
fn classes(sheet: &str) -> Vec<String> {
    let plain: String = sheet.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
    let tops = plain.lines().filter(|line| line.starts_with('.') && (line.ends_with(',') || line.ends_with('{')));
    let names = tops.map(|line| line.trim_start_matches('.').trim_end_matches([',', '{', ' ']));
    names.filter(|name| name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-')).map(str::to_owned).collect()
}

/// Returns the style sheets of the app, of its tables and of the games, by file name.
fn sheets() -> Vec<(String, String)> {
    sheets_with(&["static", "src/table"])
}

/// Returns the style sheets of the games and of other folders, by file name.
fn sheets_with(others: &[&str]) -> Vec<(String, String)> {
    let root = root();
    let list = |folder: &Path| {
        let files = fs::read_dir(folder).into_iter().flatten();
        files.map(|file| file.expect("it can be read").path()).collect::<Vec<_>>()
    };
    let games = list(&root.join("src/games"));
    let others = others.iter().map(|other| root.join(other));
    let folders = games.into_iter().chain(others).map(|place| place.join("styles"));
    let files = folders.flat_map(|folder| list(&folder));
    let named = |file: PathBuf| {
        let subject = file.file_name().expect("a file has a name").to_string_lossy().into_owned();
        (subject, fs::read_to_string(&file).expect("it can be read"))
    };
    files.map(named).collect()
}

/// Arabic pages run from right to left: what names a side is for drawings, which do not turn, and for the edges of a device.
#[test]
fn a_page_can_turn() {
    let is_physical = |property: &str| {
        let name = property.trim_end_matches("-radius").trim_end_matches("-width").trim_end_matches("-color");
        ["left", "right"].iter().any(|side| name == *side || name.ends_with(&format!("-{side}")))
    };
    for (subject, sheet) in sheets_with(&["static", "src/table", "src/lessons", "src/classroom"]) {
        let drawn = ["card-table.css", "decks.css"].contains(&subject.as_str());
        let declarations = sheet.lines().filter_map(|line| line.trim().strip_suffix(';')?.split_once(": "));
        for (property, value) in declarations.filter(|(_, value)| !value.contains("env(")) {
            assert!(property.starts_with("--") || !is_physical(property), "{subject}: {property}");
            let is_aligned = ["text-align", "float", "clear"].contains(&property);
            assert!(!is_aligned || !["left", "right"].contains(&value), "{subject}: {property}: {value}");
            let sides = sides(value);
            if let ("inset" | "margin" | "padding" | "border-width", [_, right, _, left]) = (property, &sides[..]) {
                assert!(drawn || left == right, "{subject}: {property}: {value}");
            }
        }
    }
}

/// Returns the parts of a value, each as it is written.
fn sides(value: &str) -> Vec<String> {
    let (mut sides, mut depth) = (vec![String::new()], 0);
    for sign in value.chars() {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        match sides.last_mut() {
            Some(last) if sign != ' ' || depth > 0 => last.push(sign),
            _ => sides.push(String::new()),
        }
    }
    sides
}

/// Firefox drops lines of a gradient that repeats every few pixels: the letter F was hardly hatched.
#[test]
fn hatching_is_not_a_repeating_gradient() {
    for (subject, sheet) in sheets() {
        assert!(!sheet.contains("repeating-"), "{subject}");
    }
}

/// Safari drops a decoration that sets more than its line: explained words looked like any others.
#[test]
fn a_decoration_is_its_line_alone() {
    for (subject, sheet) in sheets() {
        let decorations = sheet.lines().filter_map(|line| line.trim().strip_prefix("text-decoration:"));
        for decoration in decorations.map(|value| value.trim().trim_end_matches(';')) {
            assert!(["none", "underline", "line-through"].contains(&decoration), "{subject}: {decoration}");
        }
    }
}

/// If two subjects shared a class name, each would style the other's elements.
#[test]
fn a_class_belongs_to_one_subject() {
    let mut owners: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (subject, sheet) in sheets() {
        for class in classes(&sheet) {
            owners.entry(class).or_default().push(subject.clone());
        }
    }
    assert!(owners.len() > 200, "{} classes were found", owners.len());
    for subjects in owners.values_mut() {
        subjects.dedup();
    }
    owners.retain(|_, subjects| subjects.len() > 1);
    assert!(owners.is_empty(), "{owners:?}");
}

#[test]
fn classes_by_themselves_are_found() {
    let sheet = "/* .a { */\n.b,\n.c-d {\n  top: 0;\n}\n\n.e .f,\n.g:hover {\n}\n@media print {\n  .h {\n  }\n}\n";
    assert_eq!(classes(sheet), ["b", "c-d"]);
}
