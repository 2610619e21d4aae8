//! What a learning platform keeps until the next session: texts by key, in one line of common characters. Also how it writes times.

use std::collections::BTreeMap;

use flub::play::{from_link, to_link};

/// The most that SCORM 1.2 has room for, in characters.
pub const LONGEST: usize = 4_096;

/// Texts by key.
pub type Values = BTreeMap<String, String>;

/// The beginning of every line, by which the lines of other programs are recognised.
const FIRST_LINE: &str = "flub resume 1";

/// Writes texts, line by line: `flub_resume_1;flub.settings_language_en`. `None` if they are too long.
pub fn write(values: &Values) -> Option<String> {
    let mut text = FIRST_LINE.to_owned();
    for (key, value) in values {
        for line in value.lines() {
            text += &format!("\n{key} {}", line.replace('%', "%25").replace(';', "%3B"));
        }
    }
    to_link(&text).ok().filter(|line| line.len() <= LONGEST)
}

/// Reads what [`write`] has written. `None` if it was cut or changed, or another program wrote it.
pub fn read(line: &str) -> Option<Values> {
    let text = from_link(line).ok()?;
    let mut lines = text.lines();
    (lines.next() == Some(FIRST_LINE)).then_some(())?;
    let mut values = Values::new();
    for line in lines {
        let (key, value) = line.split_once(' ')?;
        *values.entry(key.to_owned()).or_default() += &format!("{}\n", value.replace("%3B", ";").replace("%25", "%"));
    }
    Some(values)
}

/// Writes milliseconds as a span of time of SCORM 1.2: `0001:02:03.45`.
pub fn span(milliseconds: f64) -> String {
    let hundredths = (milliseconds / 10.0).clamp(0.0, 10_000.0 * 360_000.0 - 1.0) as u64;
    let (seconds, hundredths) = (hundredths / 100, hundredths % 100);
    format!("{:04}:{:02}:{:02}.{hundredths:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn values(of: &[(&str, &str)]) -> Values {
        of.iter().map(|&(key, text)| (key.to_owned(), text.to_owned())).collect()
    }

    #[test]
    fn texts_are_one_readable_line() {
        let kept = values(&[("flub.learners", "* 1 1EaBx\n2 1 <b>;%\u{1f600}\n"), ("flub.settings", "language en\n")]);
        let line = write(&kept).expect("there is room");
        assert_eq!(
            line,
            "flub_resume_1;flub.learners_*_1_1EaBx;flub.learners_2_1_%3Cb%3E%253B%2525%F0%9F%98%80;flub.settings_language_en"
        );
        assert_eq!(read(&line), Some(kept));
    }

    #[test]
    fn what_is_too_long_is_not_written() {
        let of = |length| write(&values(&[("k", &"a".repeat(length))])).map(|line| line.len());
        let room = LONGEST - "flub_resume_1;k_".len();
        assert_eq!((of(room), of(room + 1)), (Some(LONGEST), None));
    }

    #[test]
    fn lines_of_other_programs_are_not_read() {
        for text in ["", "page=7", "flub_resume_2;a_b", "flub_resume_1;a", "flub_resume_1;a_%F", "{\"a\":1}"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn spans_of_time_are_as_the_standard_says() {
        assert_eq!(span(0.0), "0000:00:00.00");
        assert_eq!(span(3_723_456.0), "0001:02:03.45");
        assert_eq!((span(-1.0), span(f64::NAN)), (span(0.0), span(0.0)));
        assert_eq!(span(f64::INFINITY), "9999:59:59.99");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(lines in prop::collection::vec("[^\\s\\p{C}](\\PC{0,30}[^\\s\\p{C}])?", 1..6)) {
            let kept = values(&[("flub.learners", &format!("{}\n", lines.join("\n")))]);
            let line = write(&kept).expect("there is room");
            prop_assert!(line.is_ascii() && !line.contains('\n'));
            prop_assert_eq!(read(&line), Some(kept));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "(flub_resume_1;)?[ -~]{0,200}") {
            if let Some(values) = read(&text) {
                prop_assert_eq!(write(&values).and_then(|line| read(&line)), Some(values));
            }
        }
    }
}
