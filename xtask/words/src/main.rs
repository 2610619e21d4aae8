//! Puts the words beside the program that Trunk has built. The Fluent files of a folder `static/words/<language>/<chapter>` become the
//! file `<language>/<chapter>.txt`, whose ending every host knows and compresses. All of them are in a folder that has a hash of them
//! in its name, so that words never meet the program of another version. The page is told its name, and the languages.
//!
//! With the code of a language, as `cargo xtask words` gives it, says instead how that language differs from English.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use words::Difference;

/// Where the page is told.
const PLACE: &str = "<meta name=\"words\" />";

/// The language that all others are made from.
const ENGLISH: &str = "en";

/// The texts of all chapters, by language and chapter.
type Texts = BTreeMap<(String, String), String>;

fn main() -> io::Result<ExitCode> {
    match env::args().nth(1) {
        Some(language) => Ok(report(&language)),
        None => put_beside_the_program().map(|()| ExitCode::SUCCESS),
    }
}

/// Prints how a language differs from English. Fails if it has mistakes, or is not complete.
fn report(language: &str) -> ExitCode {
    let all = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("this package is two folders deep")
        .join("static/words");
    let of = |language: &str| {
        let (messages, problems) = words::read(&all.join(language));
        let files: BTreeSet<&str> = messages.values().map(|message| message.file.as_str()).collect();
        let ages = words::ages(&all.join(language), files);
        (messages, ages, problems)
    };
    let (english, english_ages, _) = of("en");
    let (messages, ages, problems) = of(language);
    problems.iter().for_each(|problem| println!("{problem}"));
    let differences = words::compare((&english, &english_ages), (&messages, &ages));
    let mut mistakes = problems.len();
    for (id, differences) in &differences {
        let file = messages.get(id).or_else(|| english.get(id)).map_or("", |message| &message.file);
        for difference in differences {
            println!("{file}.ftl: {id} {difference}");
            mistakes += usize::from(difference.is_mistake());
        }
    }
    let is_missing = |id: &&String| differences.get(*id).is_some_and(|all| all.contains(&Difference::Missing));
    let missing = english.keys().filter(is_missing).count();
    println!("{} of {} messages are there; {mistakes} to mend", english.len() - missing, english.len());
    if mistakes == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn put_beside_the_program() -> io::Result<()> {
    let variable = |name| env::var_os(name).map(PathBuf::from).ok_or_else(|| other(format!("Trunk sets {name}")));
    let (sources, site) = (variable("TRUNK_SOURCE_DIR")?, variable("TRUNK_STAGING_DIR")?);
    let texts = read(&sources.join("static/words"))?;
    let folder = folder(&texts);
    for ((language, chapter), text) in &texts {
        let place = site.join(&folder).join(language);
        fs::create_dir_all(&place)?;
        fs::write(place.join(format!("{chapter}.txt")), text)?;
    }
    let page = site.join("index.html");
    fs::write(&page, told(&fs::read_to_string(&page)?, &folder, &texts)?)
}

/// Reads the Fluent files below a folder.
fn read(words: &Path) -> io::Result<Texts> {
    let mut texts = Texts::new();
    for language in inside(words)? {
        for chapter in inside(&language)? {
            let files = inside(&chapter)?.into_iter().map(fs::read_to_string).collect::<io::Result<Vec<_>>>()?;
            texts.insert((name(&language), name(&chapter)), without_comments(&files.join("\n")));
        }
    }
    let languages: BTreeSet<String> = texts.keys().map(|(language, _)| language.clone()).collect();
    let english: Vec<_> = texts
        .iter()
        .filter(|((language, _), _)| language == ENGLISH)
        .map(|(at, text)| (at.1.clone(), text.clone()))
        .collect();
    for (chapter, english) in english {
        for language in &languages {
            let text = texts.entry((language.clone(), chapter.clone())).or_default();
            *text = completed(text, &english);
        }
    }
    Ok(texts)
}

/// Comments are for translators.
fn without_comments(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n")
}

/// Returns a text with English in front of it if it lacks messages: of two with one id, the later one holds.
fn completed(text: &str, english: &str) -> String {
    let ids = |text: &str| {
        words::messages_of("", text).unwrap_or_default().into_iter().map(|(id, _)| id).collect::<BTreeSet<_>>()
    };
    if ids(english).is_subset(&ids(text)) { text.to_owned() } else { format!("{english}\n{text}") }
}

/// Returns the name of the folder for these texts.
fn folder(texts: &Texts) -> String {
    let mut hasher = DefaultHasher::new();
    texts.hash(&mut hasher);
    format!("words-{:016x}", hasher.finish())
}

/// Returns the page with the name of the folder and the languages.
fn told(page: &str, folder: &str, texts: &Texts) -> io::Result<String> {
    let languages: BTreeSet<&str> = texts.keys().map(|(language, _)| language.as_str()).collect();
    let languages = languages.into_iter().collect::<Vec<_>>().join(" ");
    let (before, after) = page.split_once(PLACE).ok_or_else(|| other(format!("the page has no {PLACE}")))?;
    Ok(format!("{before}<meta name=\"words\" content=\"./{folder}\" data-languages=\"{languages}\" />{after}"))
}

/// Returns what is in a folder, in the order of the names.
fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut inside = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    inside.sort();
    Ok(inside)
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn other(problem: String) -> io::Error {
    io::Error::other(problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Texts {
        ["es", "en"].map(|language| ((language.to_owned(), "shell".to_owned()), text.to_owned())).into()
    }

    #[test]
    fn a_page_is_told_where_the_words_are_and_in_which_languages() {
        let page = told("<head><meta name=\"words\" /></head>", "words-1", &texts("a = A"));
        let expected = "<head><meta name=\"words\" content=\"./words-1\" data-languages=\"en es\" /></head>";
        assert_eq!(page.expect("it has the place"), expected);
        assert!(told("<head></head>", "words-1", &texts("a = A")).is_err());
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let english = "a = A\nb = B";
        assert_eq!(completed("b = Β\na = Α", english), "b = Β\na = Α");
        assert_eq!(completed("b = Β", english), "a = A\nb = B\nb = Β");
        assert_eq!(completed("", english), "a = A\nb = B\n");
    }

    #[test]
    fn what_is_for_translators_is_not_sent_to_readers() {
        let text = without_comments("# On a.\na = A\n\n## B\nb = { $c ->\n   *[d] #1\n}\n");
        assert_eq!(text, "a = A\n\nb = { $c ->\n   *[d] #1\n}");
    }

    #[test]
    fn other_words_are_in_another_folder() {
        assert_eq!(folder(&texts("a = A")), folder(&texts("a = A")));
        assert_ne!(folder(&texts("a = A")), folder(&texts("a = B")));
    }
}
