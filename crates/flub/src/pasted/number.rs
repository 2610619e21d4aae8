use super::Heading;

/// A number as it is written, before it is known whether a lone comma or point groups thousands.
#[derive(Clone, Debug)]
struct Written {
    /// The digits with a sign before them, commas and points.
    text: String,
}

/// Returns the numbers in the cells of a column, as people and spreadsheets write them: `12`, `12.5`, `12,5`, `1,234`, `1 234,5`,
/// `85 %`. What a comma or a point means is decided for the whole column: `1,234` beside `999` is a thousand and more, beside
/// `9,5` it is less than two.
pub fn read_numbers<'a>(cells: impl Iterator<Item = &'a str>) -> Vec<Option<f64>> {
    let written: Vec<_> = cells.map(Written::read).collect();
    let all = || written.iter().flatten();
    let decimal = all().find_map(Written::decimal).unwrap_or_else(|| {
        // Each number has one sign at most, always before three digits: these may be thousands.
        let has = |sign| all().any(|number| number.text.contains(sign));
        let is_large = all().any(|number| number.is_whole() && number.text.trim_start_matches(['+', '-']).len() >= 3);
        match (has(','), has('.')) {
            (true, false) => '.',
            (false, true) if is_large => ',',
            _ => '.',
        }
    });
    written.into_iter().map(|number| number?.value(decimal)).collect()
}

/// Whether a cell is a number, whatever its column says.
pub fn is_number(cell: &str) -> bool {
    Written::read(cell).is_some()
}

/// Whether this can stand behind the slash of `9 / 10`.
fn is_most(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl Written {
    fn read(cell: &str) -> Option<Self> {
        // `9 / 10` of a form, and `9 pts`.
        let cell = match cell.split_once('/') {
            Some((points, most)) if is_most(most.trim()) => points,
            _ => cell,
        };
        let unit = cell.trim_start_matches(|sign: char| !sign.is_alphabetic());
        let is_unit = Heading::read(unit) == Some(Heading::Number);
        let cell = if is_unit { cell.strip_suffix(unit).unwrap_or(cell) } else { cell };
        let text = cell.trim().trim_end_matches('%').trim_end();
        // Spaces and apostrophes group digits and never mean anything else.
        let is_group = |sign: char| matches!(sign, ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}' | '\'' | '’');
        let text: String =
            text.chars().filter(|sign| !is_group(*sign)).map(|sign| if sign == '−' { '-' } else { sign }).collect();
        let digits = text.trim_start_matches(['+', '-']);
        let is_number = text.len() - digits.len() <= 1
            && digits.starts_with(|sign: char| sign.is_ascii_digit())
            && digits.ends_with(|sign: char| sign.is_ascii_digit())
            && digits.chars().all(|sign| sign.is_ascii_digit() || ",.".contains(sign))
            && !["..", ",,", ".,", ",."].iter().any(|pair| digits.contains(pair));
        is_number.then_some(Self { text })
    }

    fn is_whole(&self) -> bool {
        !self.text.contains([',', '.'])
    }

    /// The sign before the fraction, where this number alone tells it.
    fn decimal(&self) -> Option<char> {
        let last = self.text.rfind([',', '.'])?;
        let (before, after) = self.text.split_at(last);
        let (sign, other) = if after.starts_with(',') { (',', '.') } else { ('.', ',') };
        let groups = before.trim_start_matches(['+', '-']);
        if groups.contains(other) {
            return Some(sign);
        }
        // The same sign twice groups digits.
        if groups.contains(sign) {
            return Some(other);
        }
        let is_grouped = after.len() == 4 && (1..=3).contains(&groups.len()) && !groups.starts_with('0');
        (!is_grouped).then_some(sign)
    }

    fn value(&self, decimal: char) -> Option<f64> {
        let plain: String = self.text.chars().filter(|sign| !",.".contains(*sign) || *sign == decimal).collect();
        plain.replace(',', ".").parse().ok()
    }
}
