//! Counts of passed and failed tests, read from the output of the test runners.

use std::{fmt, ops::Add};

/// A count of tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed or did not run.
    pub failed: usize,
}

impl Tally {
    /// The count in a runner's summary line; zero for any other line.
    ///
    /// Reads the output of cargo test and wasm-bindgen (`test result: ok. 3 passed; 0 failed; ...`), nextest
    /// (`Summary [ 0.1s] 3 tests run: 3 passed, 0 skipped`) and Playwright (`3 passed (2.1s)`, a line for each outcome).
    pub fn of_line(line: &str) -> Self {
        let line = line.trim();
        let words: Vec<&str> = line.split([' ', ',', ';', ':']).filter(|word| !word.is_empty()).collect();
        let playwrights = words.len() < 5 && words.first().is_some_and(|word| word.parse::<usize>().is_ok());
        if !(line.starts_with("test result:") || line.starts_with("Summary [") || playwrights) {
            return Self::default();
        }
        let mut tally = Self::default();
        for pair in words.windows(2) {
            let Ok(count) = pair[0].parse::<usize>() else { continue };
            match pair[1] {
                "passed" => tally.passed += count,
                "failed" | "flaky" | "timed" | "exec" | "interrupted" | "did" => tally.failed += count,
                _ => {}
            }
        }
        tally
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_runners_closing_line_is_counted() {
        let check = |line, passed, failed| assert_eq!(Tally::of_line(line), Tally { passed, failed }, "{line}");
        check("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.00s", 3, 0);
        check("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out", 3, 2);
        check("     Summary [   0.012s] 12 tests run: 11 passed (1 slow), 1 failed, 4 skipped", 11, 1);
        check("     Summary [   0.012s] 12 tests run: 10 passed, 1 timed out, 1 exec failed, 0 skipped", 10, 2);
        check("  12 passed (3.1s)", 12, 0);
        check("  2 failed", 0, 2);
        check("  3 did not run", 0, 3);
        check("  1 skipped", 0, 0);
    }

    #[test]
    fn other_lines_count_nothing() {
        for line in ["running 3 tests", "test play::passed ... ok", "", "PASS [ 0.1s] 3 passed", "they said 3 passed"] {
            assert_eq!(Tally::of_line(line), Tally::default(), "{line}");
        }
    }
}
