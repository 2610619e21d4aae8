use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use crate::{Ages, Messages};

/// A difference between a language and English that its translator should look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The message is not there: the page says it in English.
    Missing,
    /// English has no such message: nothing says it.
    Unused,
    /// The message stands in another file in English, from which the page loads it.
    Elsewhere(String),
    /// The message needs other variables: those that it lacks, and those that nothing gives it.
    Variables(Vec<String>, Vec<String>),
    /// The message has variants that no English message has, which nothing asks for.
    Choices(Vec<String>),
    /// The English message is newer.
    Changed,
}

impl Difference {
    /// Whether a complete language may not have it.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        *self != Difference::Changed
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |names: &[String]| names.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(" and ");
        match self {
            Difference::Missing => write!(f, "is missing"),
            Difference::Unused => write!(f, "is not used"),
            Difference::Elsewhere(file) => write!(f, "belongs into {file}.ftl"),
            Difference::Variables(lacks, has) if has.is_empty() => write!(f, "lacks {}", list(lacks)),
            Difference::Variables(lacks, has) if lacks.is_empty() => {
                write!(f, "has {}, which it is not given", list(has))
            }
            Difference::Variables(lacks, has) => write!(f, "has {} in the place of {}", list(has), list(lacks)),
            Difference::Choices(names) => write!(f, "has [{}], which nothing chooses", names.join("] and [")),
            Difference::Changed => write!(f, "has changed in English since"),
        }
    }
}

/// Compares a language's messages with the English ones, and when each was last written, as far as that is known.
#[must_use]
pub fn compare(english: (&Messages, &Ages), other: (&Messages, &Ages)) -> BTreeMap<String, Vec<Difference>> {
    let known: BTreeSet<&String> = english.0.values().flat_map(|message| &message.choices).collect();
    let ids: BTreeSet<&String> = english.0.keys().chain(other.0.keys()).collect();
    let mut all = BTreeMap::new();
    for id in ids {
        let mut differences = Vec::new();
        match (english.0.get(id), other.0.get(id)) {
            (Some(_), None) => differences.push(Difference::Missing),
            (None, _) => differences.push(Difference::Unused),
            (Some(here), Some(there)) => {
                if here.file != there.file {
                    differences.push(Difference::Elsewhere(here.file.clone()));
                }
                let only = |one: &BTreeSet<String>, other| one.difference(other).cloned().collect::<Vec<_>>();
                let (lacks, has) = (only(&here.variables, &there.variables), only(&there.variables, &here.variables));
                if !lacks.is_empty() || !has.is_empty() {
                    differences.push(Difference::Variables(lacks, has));
                }
                // Another language may choose where English need not, and has other plurals.
                let plurals: BTreeSet<&String> = there.plurals.iter().flatten().collect();
                let choices = there.choices.iter().filter(|name| !known.contains(name) && !plurals.contains(name));
                let choices: Vec<_> = choices.cloned().collect();
                if !choices.is_empty() {
                    differences.push(Difference::Choices(choices));
                }
                if other.1.get(id).zip(english.1.get(id)).is_some_and(|(there, here)| there < here) {
                    differences.push(Difference::Changed);
                }
            }
        }
        if !differences.is_empty() {
            all.insert(id.clone(), differences);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages_of;

    fn messages(file: &str, text: &str) -> Messages {
        messages_of(file, text).expect("it is Fluent").into_iter().collect()
    }

    #[test]
    fn every_kind_of_difference_is_found_and_said() {
        let text = "same = A\nmissing = B\nmoved = C\nnamed = { $a } { $b }\nlacking = { $a }\nplural = { $n ->\n    [one] D\n   *[other] E\n}\nold = F";
        let english = messages("shell/a", text);
        let text = "same = A\nunused = B\nnamed = { $a } { $c }\nlacking = G\nplural = { $n ->\n    [few] D\n    [two] E\n   *[other] F\n}\nold = { $x ->\n    [yes] F\n   *[no] G\n}";
        let mut other = messages("shell/a", text);
        other.extend(messages("shell/b", "moved = C"));
        let ages =
            |age: i64| -> Ages { ["same", "old"].map(|id| (id.to_owned(), if id == "old" { age } else { 1 })).into() };
        let found = compare((&english, &ages(2)), (&other, &ages(1)));
        let said = found.iter().map(|(id, differences)| {
            format!("{id} {}", differences.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        });
        let expected = [
            "lacking lacks $a",
            "missing is missing",
            "moved belongs into shell/a.ftl",
            "named has $c in the place of $b",
            "old has $x, which it is not given, has [no] and [yes], which nothing chooses, has changed in English since",
            "unused is not used",
        ];
        assert_eq!(said.collect::<Vec<_>>(), expected);
    }
}
