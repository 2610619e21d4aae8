use std::fmt;

use super::Step;

/// A mistaken belief, revealed by wrong answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Misconception {
    /// A fraction compares the shaded part with the rest: part to part.
    PartToPart,
    /// A fraction names the part that is not shaded.
    OtherPart,
    /// The larger the denominator, the larger the fraction: 1/8 > 1/4.
    LargerBottom,
    /// Adding the same number to numerator and denominator changes nothing: 1/4 = 2/5.
    AddsToBoth,
    /// Changing only one of the two numbers changes nothing: 1/4 = 2/4.
    ChangesOne,
    /// Tenths are hundredths: 0.3 = 3/100.
    TenthsAsHundredths,
    /// The digit after the point is the denominator: 0.4 = 1/4.
    DigitAsBottom,
    /// The longer decimal is the larger: 0.25 > 0.5.
    LongerIsLarger,
    /// The denominator is the percent: 1/4 = 4 %.
    BottomAsPercent,
    /// The digits are the percent: 3/4 = 34 %, 0.5 = 5 %.
    DigitsAsPercent,
    /// What is asked for is the amount that is shown, not the one that is missing.
    GivenAgain,
    /// Nearly one whole is one whole.
    NearlyExactly,
    /// As many cards as the denominator says make a whole.
    CountsCards,
    /// Numerators are added to numerators and denominators to denominators: 1/2 + 1/4 = 2/6.
    TopsAndBottoms,
    /// With another denominator, the numerator stays: 1/2 = 1/4.
    KeepsTop,
    /// The digits of a decimal or a percent are its number of parts.
    ReadsDigits,
    /// A sum with a repeating decimal is never exactly one whole.
    RepeatingFallsShort,
    /// Any whole is as good as the longest.
    AnyWhole,
    /// The values said must be those of the cards, even in a bluff.
    MustBeTrue,
    /// Any values that make one whole may be said.
    MaySayAnything,
    /// Some of the cards played need not be said.
    SaysFewer,
    /// Something unlikely cannot be true.
    UnlikelyCannotBe,
    /// Only one's own hand counts, not the cards that have gone.
    ForgetsGone,
    /// Every play that might be a bluff is called.
    CallsTooMuch,
    /// Every play is trusted.
    TrustsAll,
    /// It does not matter with which of the players ahead one changes places.
    AnyoneAhead,
    /// A bluff is safe without BAIT.
    ForgetsBait,
    /// A card can be played twice.
    CardTwice,
}

impl Misconception {
    /// Returns the misconceptions that a step deals with, the main one first.
    pub const fn of(step: Step) -> &'static [Misconception] {
        match step {
            Step::Pictures => &[Self::PartToPart, Self::OtherPart],
            Step::Units => &[Self::LargerBottom],
            Step::Equal => &[Self::AddsToBoth, Self::ChangesOne],
            Step::Tenths => &[Self::TenthsAsHundredths, Self::DigitAsBottom],
            Step::Decimals => &[Self::LongerIsLarger],
            Step::Percents => &[Self::BottomAsPercent, Self::DigitsAsPercent],
            Step::Missing => &[Self::GivenAgain, Self::NearlyExactly],
            Step::OneDenominator => &[Self::CountsCards, Self::NearlyExactly],
            Step::TwoDenominators => &[Self::TopsAndBottoms, Self::KeepsTop],
            Step::MixedForms => &[Self::KeepsTop, Self::ReadsDigits],
            Step::Exactly => &[Self::NearlyExactly, Self::RepeatingFallsShort],
            Step::Longest => &[Self::AnyWhole, Self::NearlyExactly],
            Step::Saying => &[Self::MustBeTrue, Self::MaySayAnything, Self::SaysFewer],
            Step::Possible => &[Self::ForgetsGone, Self::UnlikelyCannotBe],
            Step::Calling => &[Self::CallsTooMuch, Self::TrustsAll],
            Step::Specials => &[Self::AnyoneAhead, Self::ForgetsBait, Self::CardTwice],
        }
    }
}

impl fmt::Display for Misconception {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::PartToPart => "part-to-part",
            Self::OtherPart => "other-part",
            Self::LargerBottom => "larger-bottom",
            Self::AddsToBoth => "adds-to-both",
            Self::ChangesOne => "changes-one",
            Self::TenthsAsHundredths => "tenths-as-hundredths",
            Self::DigitAsBottom => "digit-as-bottom",
            Self::LongerIsLarger => "longer-is-larger",
            Self::BottomAsPercent => "bottom-as-percent",
            Self::DigitsAsPercent => "digits-as-percent",
            Self::GivenAgain => "given-again",
            Self::NearlyExactly => "nearly-exactly",
            Self::CountsCards => "counts-cards",
            Self::TopsAndBottoms => "tops-and-bottoms",
            Self::KeepsTop => "keeps-top",
            Self::ReadsDigits => "reads-digits",
            Self::RepeatingFallsShort => "repeating-falls-short",
            Self::AnyWhole => "any-whole",
            Self::MustBeTrue => "must-be-true",
            Self::MaySayAnything => "may-say-anything",
            Self::SaysFewer => "says-fewer",
            Self::UnlikelyCannotBe => "unlikely-cannot-be",
            Self::ForgetsGone => "forgets-gone",
            Self::CallsTooMuch => "calls-too-much",
            Self::TrustsAll => "trusts-all",
            Self::AnyoneAhead => "anyone-ahead",
            Self::ForgetsBait => "forgets-bait",
            Self::CardTwice => "card-twice",
        })
    }
}
