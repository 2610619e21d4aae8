//! Every standard that a step names is served by the exercise that its link opens, as far as its numbers show that.

use std::fs;

use flub::{games::ladders, games::wholes::Wholes, lessons::Exercise};

use crate::layers::root;

/// A number of a task, as it is written.
#[derive(Debug, PartialEq)]
enum Number {
    /// Above and below the bar.
    Fraction(u32, u32),
    /// Its digits after the point; none if they repeat for ever.
    Decimal(Option<usize>),
    Percent,
}

/// Returns the numbers with a fraction among these words.
fn numbers(text: &str) -> Vec<Number> {
    let words = text.split([' ', ',']).filter(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
    let number = |word: &str| match (word.split_once('/'), word.split_once('.')) {
        _ if word.ends_with('%') => Some(Number::Percent),
        (Some((above, below)), _) => Some(Number::Fraction(above.parse().ok()?, below.parse().ok()?)),
        (_, Some((_, digits))) => Some(Number::Decimal(Some(digits.len()).filter(|_| !digits.contains('(')))),
        _ => None,
    };
    words.filter_map(number).collect()
}

/// Returns whether a task of Wholes is about what the standard says.
fn serves(task: &str, standard: &str) -> bool {
    let all = numbers(task);
    let fractions: Vec<(u32, u32)> = all
        .iter()
        .filter_map(|number| if let Number::Fraction(above, below) = number { Some((*above, *below)) } else { None })
        .collect();
    let only_fractions = fractions.len() == all.len();
    let bottoms = || fractions.iter().map(|(_, below)| *below);
    let are_unlike = bottoms().any(|below| Some(below) != bottoms().next());
    match standard {
        // The third grade has these denominators only.
        "FRACTIONS" => only_fractions && bottoms().all(|below| [1, 2, 3, 4, 6, 8].contains(&below)),
        "EQUIVALENCE" if task.starts_with("mend") => are_unlike,
        "EQUIVALENCE" => fractions[1..].iter().any(|(above, below)| {
            let (first, last) = fractions[0];
            below != &last && above * last == first * below
        }),
        "UNIT_FRACTIONS" => !fractions.is_empty() && !are_unlike,
        // The fourth grade goes to hundredths.
        "DECIMALS" => {
            let is_decimal = |number: &Number| matches!(number, Number::Decimal(_));
            let are_short = all.iter().all(|number| match number {
                Number::Decimal(digits) => digits.is_some_and(|digits| digits <= 3),
                _ => true,
            });
            all.iter().any(is_decimal) && are_short && !all.contains(&Number::Percent)
        }
        "PERCENTS" => all.contains(&Number::Percent),
        // A decimal stands for tenths or smaller parts, so it is unlike any other fraction.
        "SUMS" => are_unlike || fractions.len() < all.len(),
        _ => false,
    }
}

/// Returns the lines of a list in the source of the page, and the names of the standards in each.
fn lines(list: &str) -> Vec<(String, Vec<String>)> {
    let source = fs::read_to_string(root().join("src/classroom/standards.rs")).expect("there is a table");
    let from = source.find(list).unwrap_or_else(|| panic!("there is {list}"));
    let lines = source[from..].lines().take_while(|line| *line != "];").filter(|line| line.trim().starts_with("(\""));
    let names = |line: &str| {
        let words = line.split(|sign: char| !sign.is_ascii_uppercase() && sign != '_').map(str::to_owned);
        words.filter(|word| word.len() > 1).collect()
    };
    lines.map(|line| (line.trim().to_owned(), names(line))).collect()
}

#[test]
fn every_standard_of_content_is_served_by_the_exercise_that_its_link_opens() {
    let lines = lines("const CONTENT");
    for step in 1..=12 {
        assert!(
            lines.iter().any(|(line, _)| line.starts_with(&format!("(\"wholes {step} "))),
            "step {step} serves one"
        );
    }
    for (line, standards) in lines {
        let text = line.split('"').nth(1).expect("an exercise");
        let exercise: Exercise<Wholes> = text.parse().unwrap_or_else(|_| panic!("{text} is an exercise"));
        assert_eq!(exercise.to_string(), text);
        let task = exercise.pose().task().to_string();
        assert!(!standards.is_empty(), "{text}");
        for standard in standards {
            assert!(serves(&task, &standard), "{text}, which is {task}, does not serve {standard}");
        }
    }
}

#[test]
fn practices_are_named_for_steps_that_there_are_and_every_standard_somewhere() {
    let practices = lines("const PRACTICES");
    for (line, _) in &practices {
        let game = line.split('"').nth(1).expect("a game");
        let (_, steps) = ladders().into_iter().find(|(name, _)| *name == game).expect("it is taught");
        let named = line.split(['[', ']']).nth(1).expect("steps").split(", ");
        assert!(
            named.map(|step| step.parse::<usize>().expect("a step")).all(|step| (1..=steps).contains(&step)),
            "{line}"
        );
    }
    let named: Vec<String> = lines("const CONTENT").into_iter().chain(practices).flat_map(|(_, names)| names).collect();
    let source = fs::read_to_string(root().join("src/classroom/standards.rs")).expect("there is a table");
    let standards = source.lines().filter_map(|line| line.strip_prefix("const ")?.split_once(": Standard ="));
    let standards: Vec<&str> = standards.map(|(name, _)| name).collect();
    assert!(standards.len() > 8, "{standards:?}");
    for standard in standards {
        assert!(named.iter().any(|name| name == standard), "{standard} is served by no step");
    }
}

#[test]
fn a_task_is_read_as_it_is_written() {
    use Number::{Decimal, Fraction, Percent};
    let read = numbers("name pie 1/2 among 0.25, 0.(3), 16 2/3%, bar 4/8, 50%");
    assert_eq!(read, [Fraction(1, 2), Decimal(Some(2)), Decimal(None), Percent, Fraction(4, 8), Percent]);
    assert!(serves("name 1/2 among 3/4, 4/8", "EQUIVALENCE") && !serves("name 1/2 among 1/2, 3/4", "EQUIVALENCE"));
    assert!(!serves("order 0.2, 0.(3)", "DECIMALS") && !serves("name 1/4 among 1/2", "PERCENTS"));
}
