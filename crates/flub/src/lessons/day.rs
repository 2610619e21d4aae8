/// A day, counted from 1 January 2026. Earlier days count as the first, days after 5 June 2048 as the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u16);

impl Day {
    /// The last day that can be kept: 13 bits.
    pub const LAST: Day = Day((1 << 13) - 1);

    /// 1 January 2026 in days since 1 January 1970.
    const FIRST_SINCE_1970: i64 = 20_454;

    /// Returns the day this many days after 1 January 2026.
    pub const fn new(number: usize) -> Self {
        if number < Self::LAST.0 as usize { Self(number as u16) } else { Self::LAST }
    }

    /// Returns the day this many days after 1 January 1970, as clocks count.
    pub const fn since_1970(days: i64) -> Self {
        let number = days.saturating_sub(Self::FIRST_SINCE_1970);
        if number < 0 { Self(0) } else { Self::new(number as usize) }
    }

    /// Returns the number of days since 1 January 2026.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the day of the week, 0 for Monday: 1 January 2026 was a Thursday.
    pub const fn weekday(self) -> usize {
        (self.0 as usize + 3) % 7
    }

    /// Returns how many days lie between an earlier day and this one, or 0 if the other day is not earlier.
    pub const fn since(self, earlier: Day) -> usize {
        self.0.saturating_sub(earlier.0) as usize
    }
}
