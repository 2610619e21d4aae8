/// A word of a text, by what it is in a time or a date.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// A time or a date by itself: `9:12`, `2026-11-27`.
    Stamp,
    /// The name of a month, beside which numbers are days and years.
    Month,
    /// A number.
    Number,
    /// What belongs to a time or date beside it: `AM`, `at`, `Today`, a dash, a zone.
    Beside,
    /// Anything else.
    Word,
}

/// Whether a text has a time or a date in it, as forms and chats put before what somebody wrote.
pub fn is_stamped(text: &str) -> bool {
    text.split_whitespace().any(|word| Part::of(word) == Part::Stamp)
}

/// Returns a text without the times and dates at its beginning and its end, and what belongs to them: `27/11/26, 09:12 - Ana`,
/// `[9:12 AM] Ana`, `Ana — Today at 9:12`, `09:12:33 From Ana to Everyone`. Numbers that are part of a name stay.
pub fn unstamped(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let parts: Vec<Part> = words.iter().map(|word| Part::of(word)).collect();
    let first = stamped(&parts);
    let reversed: Vec<Part> = parts[first..].iter().rev().copied().collect();
    let last = words.len() - stamped(&reversed);
    let left = words[first..last].join(" ");
    if first == 0 { left } else { said_by(&left).to_owned() }
}

/// How many parts at the beginning are a stamp and what belongs to it.
fn stamped(parts: &[Part]) -> usize {
    let is_dated = |at: usize| {
        let near = [at.checked_sub(2), at.checked_sub(1), Some(at + 1), Some(at + 2)];
        near.into_iter().flatten().any(|at| parts.get(at) == Some(&Part::Month))
    };
    let belongs = |at: usize| match parts[at] {
        Part::Stamp | Part::Month | Part::Beside => true,
        Part::Number => is_dated(at),
        Part::Word => false,
    };
    let run = (0..parts.len()).take_while(|&at| belongs(at)).count();
    if parts[..run].contains(&Part::Stamp) { run } else { 0 }
}

/// The name in what a chat says of who wrote to whom: `From Ana to Everyone`.
fn said_by(text: &str) -> &str {
    let pairs = [("From ", " to "), ("De ", " para "), ("De ", " a "), ("Von ", " an ")];
    let name = pairs.iter().find_map(|(from, to)| Some(text.strip_prefix(from)?.rsplit_once(to)?.0));
    name.unwrap_or(text).trim()
}

impl Part {
    fn of(word: &str) -> Self {
        let bare = word.trim_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase();
        let is_number = !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit());
        match bare.as_str() {
            bare if is_time(bare) || is_date(bare) => Self::Stamp,
            _ if is_number => Self::Number,
            "jan" | "feb" | "mar" | "apr" | "may" | "jun" | "jul" | "aug" | "sep" | "sept" | "oct" | "nov" | "dec"
            | "ene" | "abr" | "ago" | "dic" | "january" | "february" | "march" | "april" | "june" | "july"
            | "august" | "september" | "october" | "november" | "december" | "enero" | "febrero" | "marzo"
            | "abril" | "mayo" | "junio" | "julio" | "agosto" | "septiembre" | "octubre" | "noviembre"
            | "diciembre" => Self::Month,
            "" | "am" | "pm" | "a.m" | "p.m" | "at" | "um" | "uhr" | "today" | "yesterday" | "hoy" | "ayer" => {
                Self::Beside
            }
            // `a. m.` is two words.
            "a" | "p" | "m" if word.ends_with('.') => Self::Beside,
            bare if ["gmt", "utc"].iter().any(|zone| bare.starts_with(zone)) => Self::Beside,
            _ => Self::Word,
        }
    }
}

/// Whether this is a time of day: `9:12`, `09:12:33.120`, `9h12`, `9:12am`.
fn is_time(word: &str) -> bool {
    let plain = ["am", "pm", "a.m", "p.m", "z"].iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word);
    let parts: Vec<_> = plain.split([':', 'h']).map(|part| part.split('.').next().unwrap_or_default()).collect();
    (2..=3).contains(&parts.len()) && parts.iter().all(|part| is_digits(part, &[1, 2]))
}

/// Whether this is a date: `27/11/2026`, `2026-11-27`, `27.11.26`, with a time after a `t` or without.
fn is_date(word: &str) -> bool {
    let day = word.split('t').next().unwrap_or_default();
    ['/', '-', '.'].iter().any(|sign| {
        let parts: Vec<_> = day.split(*sign).collect();
        parts.len() == 3 && parts.iter().all(|part| is_digits(part, &[1, 2, 4]))
    })
}

fn is_digits(text: &str, lengths: &[usize]) -> bool {
    lengths.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}
