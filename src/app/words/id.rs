include!(concat!(env!("OUT_DIR"), "/ids.rs"));

/// The id of a message, `id!("home-lead")`: the line of its text, counted from 0 through the words and the how-to pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id(u16);

impl Id {
    /// The id of the message at this line.
    pub const fn at_line(line: u16) -> Self {
        Self(line)
    }

    /// The line.
    pub fn line(self) -> usize {
        self.0.into()
    }
}
