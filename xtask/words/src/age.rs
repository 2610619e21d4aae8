use std::{collections::BTreeMap, path::Path, process::Command};

/// When messages were last written, by id, in seconds since 1970.
pub type Ages = BTreeMap<String, i64>;

/// Asks Git when each message in these files of a folder was last written. Files of which it knows nothing have none: of a copy without
/// its history, nothing is said to have changed.
#[must_use]
pub fn ages<'a>(folder: &Path, files: impl IntoIterator<Item = &'a str>) -> Ages {
    let mut ages = Ages::new();
    for file in files {
        let mut blame = Command::new("git");
        blame.current_dir(folder).args(["blame", "--line-porcelain", "--"]).arg(format!("{file}.ftl"));
        if let Some(output) = blame.output().ok().filter(|output| output.status.success()) {
            ages.extend(ages_in(&String::from_utf8_lossy(&output.stdout)));
        }
    }
    ages
}

/// Returns the age of each message, of which the newest line counts.
fn ages_in(blame: &str) -> Ages {
    let (mut ages, mut id, mut time) = (Ages::new(), None::<String>, 0);
    for line in blame.lines() {
        if let Some(written) = line.strip_prefix("author-time ") {
            time = written.parse().unwrap_or_default();
        } else if let Some(text) = line.strip_prefix('\t') {
            // A message goes on in lines that begin with a space or a bracket.
            if text.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
                id = text.split_once('=').map(|(id, _)| id.trim().to_owned());
            } else if text.starts_with('#') {
                id = None;
            }
            if let Some(id) = &id {
                let age = ages.entry(id.clone()).or_insert(time);
                *age = time.max(*age);
            }
        }
    }
    ages
}

#[cfg(test)]
mod tests {
    use super::ages_in;

    #[test]
    fn a_message_is_as_old_as_its_newest_line() {
        let blame = "x 1 1\nauthor-time 5\n\ta = A\nx 2 2\nauthor-time 7\n\tb = { $c ->\nauthor-time 9\n\t    [one] C\nauthor-time 7\n\t}\nauthor-time 11\n\t# On c.\nauthor-time 3\n\tc = C\n";
        let ages: Vec<_> = ages_in(blame).into_iter().collect();
        assert_eq!(ages, [("a", 5), ("b", 9), ("c", 3)].map(|(id, age)| (id.to_owned(), age)));
    }
}
