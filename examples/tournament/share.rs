use std::fmt;

/// The quantile of the normal distribution for 95 %.
pub const Z: f64 = 1.96;

/// The number of matches won, of those played. A shared win counts in part.
pub struct Share {
    pub won: f64,
    pub of: usize,
}

impl Share {
    /// Returns the share, and the bounds of its 95 % interval: Wilson's (1927), which makes sense for shares near 0 and
    /// 1 too.
    pub fn interval(&self) -> [f64; 3] {
        let count = self.of as f64;
        let share = self.won / count;
        let middle = (share + Z * Z / (2.0 * count)) / (1.0 + Z * Z / count);
        let margin = Z / (1.0 + Z * Z / count) * (share * (1.0 - share) / count + (Z / (2.0 * count)).powi(2)).sqrt();
        [share, middle - margin, middle + margin].map(|share| share.clamp(0.0, 1.0))
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [share, low, high] = self.interval().map(|share| 100.0 * share);
        write!(f, "{share:.0} % ({low:.0} to {high:.0})")
    }
}
