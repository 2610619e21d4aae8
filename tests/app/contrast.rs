//! All text is readable in every theme: the contrasts of `static/styles/tokens.css`, as WCAG 2.2 measures them.

use std::{collections::BTreeMap, fs};

use crate::layers::root;

/// The text colour tokens, on the background and on a sheet.
const TEXT: [&str; 11] =
    ["ink", "quiet-ink", "action", "right", "wrong", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"];

/// Text on backgrounds of its own: foreground and background.
const PAIRS: [(&str, &str); 19] = [
    ("on-action", "action"),
    ("ink", "action-wash"),
    ("quiet-ink", "action-wash"),
    ("action", "action-wash"),
    ("ink", "right-wash"),
    ("right", "right-wash"),
    ("quiet-ink", "right-wash"),
    ("ink", "wrong-wash"),
    ("wrong", "wrong-wash"),
    ("action", "wrong-wash"),
    ("ink", "marker"),
    ("quiet-ink", "marker"),
    ("ink", "board-light"),
    ("ink", "board-dark"),
    ("ink", "suit-fraction"),
    ("ink", "suit-decimal"),
    ("ink", "suit-percent"),
    ("ink", "suit-picture"),
    ("ink", "suit-special"),
];

/// Returns each theme's colours by token name.
fn themes() -> BTreeMap<String, BTreeMap<String, [f64; 3]>> {
    let css = fs::read_to_string(root().join("static/styles/tokens.css")).expect("the tokens are there");
    let blocks = css.split("[data-theme=\"").skip(1).map(|block| {
        let (name, rest) = block.split_once('"').expect("a theme has a name");
        let body = rest.split_once('{').and_then(|(_, body)| body.split_once('}')).expect("a theme has tokens").0;
        let colours = body.lines().filter_map(|line| {
            let (token, value) = line.trim().strip_prefix("--")?.strip_suffix(';')?.split_once(": ")?;
            let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6)?;
            let channel = |at| u8::from_str_radix(&digits[at..at + 2], 16).map(f64::from).expect("hexadecimal digits");
            Some((token.to_owned(), [channel(0), channel(2), channel(4)]))
        });
        (name.to_owned(), colours.collect())
    });
    blocks.collect()
}

/// Relative luminance, from 0 for black to 1 for white.
fn luminance(colour: [f64; 3]) -> f64 {
    let linear = colour.map(|channel| {
        let share = channel / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_is_measured_as_wcag_does() {
    assert_eq!(contrast([0.0; 3], [255.0; 3]).round(), 21.0);
    // The lightest grey that passes on white, and the next one.
    assert!(contrast([118.0; 3], [255.0; 3]) >= 4.5);
    assert!(contrast([119.0; 3], [255.0; 3]) < 4.5);
}

#[test]
fn text_can_be_read_in_every_theme() {
    let themes = themes();
    assert_eq!(themes.keys().collect::<Vec<_>>(), ["paper", "projector", "slate"]);
    for (theme, colours) in &themes {
        let least = if theme == "projector" { 7.0 } else { 4.5 };
        let plain = TEXT.iter().flat_map(|&text| [(text, "ground"), (text, "sheet")]);
        for (text, ground) in plain.chain(PAIRS) {
            let contrast = contrast(colours[text], colours[ground]);
            assert!(contrast >= least, "{theme}: {text} on {ground} is {contrast:.2}, less than {least}");
        }
    }
}

#[test]
fn edges_of_controls_can_be_seen_in_every_theme() {
    for (theme, colours) in &themes() {
        for ground in ["ground", "sheet"] {
            let contrast = contrast(colours["edge"], colours[ground]);
            assert!(contrast >= 3.0, "{theme}: the edge on {ground} is {contrast:.2}, less than 3");
        }
    }
}
