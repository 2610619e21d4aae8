/// A word of a text, by what it is in a time or a date.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// A time or a date by itself: `9:12`, `2026-11-27`.
    Stamp,
    /// The name of a month, beside which numbers are days and years.
    Month,
    /// A number.
    Number,
    /// A number that is a year where a month is beside it.
    Year,
    /// What belongs to a time or date beside it: `AM`, `at`, `Today`, a day of the week, a dash, a zone.
    Beside,
    /// A number that is a time where a date is beside it: `9.12`.
    Clock,
    /// A word that belongs to a month beside it: `27 de noviembre`.
    Of,
    /// The two words of `a las 9:12`.
    At,
    /// Anything else.
    Word,
}

/// The names of months, in the languages whose headings are known too.
const MONTHS: &str = "jan feb mar apr may jun jul aug sep sept oct nov dec ene abr ago dic okt dez mär janv févr avr juin juil août \
    déc fev mai set out gen mag giu lug ott january february march april june july august september october \
    november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre \
    janvier février mars avril juillet septembre octobre novembre décembre januar februar märz juni juli oktober \
    dezember janeiro fevereiro março maio junho julho setembro outubro novembro dezembro gennaio febbraio aprile \
    maggio giugno luglio settembre ottobre dicembre";

/// The names of days. The shortest ones in German are words of other languages.
const DAYS: &str = "mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday lun mié \
    jue vie sáb dom lunes martes miércoles jueves viernes sábado domingo lundi mardi mercredi jeudi vendredi \
    samedi dimanche mer jeu ven sam dim montag dienstag mittwoch donnerstag freitag samstag sonntag segunda terça \
    quarta quinta sexta lunedì martedì mercoledì giovedì venerdì sabato domenica";

/// Other words beside a time or a date.
const BESIDE: &str = "am pm a.m p.m at um uhr à às alle on today yesterday hoy ayer heute gestern aujourd’hui aujourd'hui hier hoje \
    ontem oggi ieri";

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
    let is_near = |at: usize, most: usize, wanted: Part| {
        let near = (1..=most).flat_map(|far| [at.checked_sub(far), Some(at + far)]);
        near.flatten().any(|at| parts.get(at) == Some(&wanted))
    };
    let belongs = |at: usize| match parts[at] {
        Part::Stamp | Part::Month | Part::Beside => true,
        // Between a month and its year is a word in some languages.
        Part::Number | Part::Year => is_near(at, 2, Part::Month),
        Part::Clock => is_near(at, 2, Part::Stamp),
        Part::Of => is_near(at, 1, Part::Month),
        Part::At => is_near(at, 1, Part::At),
        Part::Word => false,
    };
    let run = (0..parts.len()).take_while(|&at| belongs(at)).count();
    if parts[..run].iter().any(|part| matches!(part, Part::Stamp | Part::Year)) { run } else { 0 }
}

/// The name in what a chat says of who wrote to whom: `From Ana to Everyone`.
fn said_by(text: &str) -> &str {
    let pairs =
        [("From ", " to "), ("From ", " To "), ("De ", " para "), ("De ", " a "), ("De ", " à "), ("Von ", " an ")];
    let name = pairs.iter().find_map(|(from, to)| Some(text.strip_prefix(from)?.rsplit_once(to)?.0));
    name.unwrap_or(text).trim()
}

impl Part {
    fn of(word: &str) -> Self {
        let bare = word.trim_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase();
        let is_number = !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit());
        match bare.as_str() {
            bare if is_time(bare) || is_date(bare) => Self::Stamp,
            bare if is_one_of(MONTHS, bare) => Self::Month,
            _ if is_number && bare.len() == 4 => Self::Year,
            _ if is_number => Self::Number,
            bare if bare.is_empty() || is_one_of(DAYS, bare) || is_one_of(BESIDE, bare) => Self::Beside,
            "de" | "del" => Self::Of,
            // `a. m.` is two words, and `lu., 9:12` has a short day.
            "a" | "p" | "m" if is_short(word) => Self::Beside,
            "mo" | "di" | "mi" | "do" | "fr" | "sa" | "so" if is_short(word) || word.ends_with(',') => Self::Beside,
            "a" | "la" | "las" => Self::At,
            bare if is_short_time(bare) => Self::Clock,
            bare if ["gmt", "utc"].iter().any(|zone| bare.starts_with(zone)) => Self::Beside,
            _ => Self::Word,
        }
    }
}

fn is_one_of(words: &str, word: &str) -> bool {
    words.split(' ').any(|one| one == word)
}

/// Whether a word is cut short with a point, perhaps in brackets.
fn is_short(word: &str) -> bool {
    word.trim_end_matches([']', ')', ',', ':']).ends_with('.')
}

/// Whether this can be a time of day that is written with a point: `9.12`.
fn is_short_time(word: &str) -> bool {
    word.split_once('.').is_some_and(|(hour, minute)| is_digits(hour, &[1, 2]) && is_digits(minute, &[2]))
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
