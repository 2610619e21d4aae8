//! What is told while an exercise of any game is demonstrated.

use std::{fs, path::Path};

use flub_tables::i18n::{Host, Joining, Language, Messages, Words};

use super::{floating, lawtoe, poe, wholes};

/// The English words, with lists joined by commas. A message that is missing or does not fit its values fails the test.
fn english() -> Words {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/words/en");
    let files = |folder: &str| fs::read_dir(root.join(folder)).expect("a folder can be listed");
    let files =
        ["learn", "play", "shell"].into_iter().flat_map(files).map(|file| file.expect("a file can be listed").path());
    let messages = files.filter_map(|file| Messages::read(fs::read_to_string(file).expect("a file can be read")));
    let join = |_: Language, _: Joining, items: Vec<String>| items.join(", ");
    Words::new(Language::English, messages, Host { join, report: |error| panic!("{error}") })
}

#[test]
fn every_beat_of_a_demonstration_says_why_and_there_are_at_most_six() {
    let words = english();
    for lessons in
        [&floating::exercise::LESSONS, &lawtoe::exercise::LESSONS, &poe::exercise::LESSONS, &wholes::exercise::LESSONS]
    {
        let examples = (1..).map_while(|step| Some((step, (lessons.example)(step)?)));
        for (step, example) in examples {
            let sources =
                (1..=(lessons.sources)(step)).map(|source| format!("{} {step} source {source}", lessons.name));
            let seeded = (1..=12).map(|seed| {
                format!("{} {step} {} seed {seed}", lessons.name, ["easy", "medium", "hard"][seed as usize % 3])
            });
            for exercise in [example].into_iter().chain(sources).chain(seeded) {
                let desk = (lessons.pose)(&exercise).expect("an exercise can be posed");
                let beats = desk.beats();
                assert!(beats <= 6, "{exercise}: {beats} beats");
                let answers: Vec<String> = (1..=desk.parts()).map(|part| desk.describe_parts(&words, part)).collect();
                for beat in 1..beats {
                    let told = desk.describe_beat(&words, beat);
                    let is_reason =
                        !told.is_empty() && !told.trim_start().starts_with("So:") && !answers.contains(&told);
                    assert!(is_reason, "{exercise}, beat {beat}: {told}");
                }
            }
        }
    }
}
