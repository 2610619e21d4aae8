/// A step of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// From a picture to its fraction.
    Pictures,
    /// Unit fractions in order.
    Units,
    /// Equal fractions.
    Equal,
    /// Tenths and hundredths.
    Tenths,
    /// Decimals in order.
    Decimals,
    /// Percents.
    Percents,
    /// The amount that is missing from one whole.
    Missing,
    /// Wholes of cards with one denominator.
    OneDenominator,
    /// Sums with two denominators.
    TwoDenominators,
    /// Sums of mixed forms.
    MixedForms,
    /// Amounts that are nearly, but not exactly, one whole.
    Exactly,
    /// The longest whole in a hand.
    Longest,
    /// Saying a sum.
    Saying,
    /// Whether what was said could be true.
    Possible,
    /// Calling a play or letting it be, by the odds.
    Calling,
    /// SWAP, BAIT and REPLAY.
    Specials,
}

impl Step {
    /// All steps, in order.
    pub const ALL: [Step; 16] = [
        Step::Pictures,
        Step::Units,
        Step::Equal,
        Step::Tenths,
        Step::Decimals,
        Step::Percents,
        Step::Missing,
        Step::OneDenominator,
        Step::TwoDenominators,
        Step::MixedForms,
        Step::Exactly,
        Step::Longest,
        Step::Saying,
        Step::Possible,
        Step::Calling,
        Step::Specials,
    ];
}
