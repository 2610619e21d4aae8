use std::fmt::{self, Debug, Display};

use super::{Listing, Placement};
use crate::play::Unreadable;

/// A proof about letters: what the proofs of POE and LawToe have in common. Written `move 2 P3: 453 instead F1`.
pub trait LetterProof: Clone + Debug + PartialEq + Display + std::str::FromStr<Err = Unreadable> + 'static {
    /// The largest number of squares and letters that a proof may hold. It leaves room for mistakes and keeps records
    /// short enough to be read back.
    const LONGEST: usize;

    /// Returns the number of the earlier move that was the flub, if the proof names one.
    fn after(&self) -> Option<usize>;

    /// Returns the letters that complete the solution.
    fn letters(&self) -> &[Placement];

    /// Returns the lines that are counted.
    fn counted(&self) -> &[Listing];

    /// Returns the other letter that could have been written, if the proof names one.
    fn instead(&self) -> Option<Placement> {
        None
    }

    /// Returns the proof with these letters and lines, and without a letter instead.
    fn with(&self, letters: &[Placement], counted: &[Listing]) -> Self;

    /// Whether the proof is longer than [`LetterProof::LONGEST`].
    fn is_too_long(&self) -> bool {
        self.letters().len() + self.counted().iter().map(|listing| listing.0.len() + 1).sum::<usize>() > Self::LONGEST
    }

    /// Returns the proof in growing parts: each letter, each line, the letter instead.
    fn in_parts(&self) -> Vec<Self> {
        let (letters, counted) = (self.letters(), self.counted());
        let with_letters = (1..=letters.len()).map(|count| self.with(&letters[..count], &[]));
        let with_lines = (1..=counted.len()).map(|count| self.with(letters, &counted[..count]));
        with_letters.chain(with_lines).chain(self.instead().map(|_| self.clone())).collect()
    }

    /// Writes the proof as text.
    ///
    /// # Errors
    /// When the formatter cannot be written to.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.after() {
            write!(f, " move {number}")?;
        }
        self.letters().iter().try_for_each(|letter| write!(f, " {letter}"))?;
        f.write_str(":")?;
        self.counted().iter().try_for_each(|listing| write!(f, " {listing}"))?;
        self.instead().map_or(Ok(()), |letter| write!(f, " instead {letter}"))
    }
}

/// Reads what stands before the colon of a proof: the earlier move, if one is named, and the letters.
///
/// # Errors
/// Returns `form` if a move has no number, or what is wrong with a letter.
pub fn read_letters(text: &str, form: Unreadable) -> Result<(Option<usize>, Vec<Placement>), Unreadable> {
    let mut words = text.split_whitespace().map(|word| word.trim_end_matches(',')).peekable();
    let after = match words.next_if_eq(&"move") {
        Some(_) => Some(words.next().and_then(|number| number.parse().ok()).ok_or(form)?),
        None => None,
    };
    Ok((after, words.map(str::parse).collect::<Result<_, _>>()?))
}
