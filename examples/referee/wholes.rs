use std::collections::BTreeMap;

use flub::games::wholes::Face;
use num_bigint::BigUint;
use num_rational::Ratio;
use serde::Serialize;

use super::request::Request;

/// What cards add up to.
#[derive(Serialize)]
pub struct Sum {
    sum: String,
    whole: bool,
}

/// Answers `{"ask":"whole"}`. A card may be written in any way that gives its value, as `2/8` or `0.250`; the sum is exact
/// however many there are.
pub fn whole(request: &Request) -> Result<Sum, String> {
    // Numerators are added for each denominator, since denominators are few and adding fractions of large numbers is slow.
    let mut numerators: BTreeMap<u32, u64> = BTreeMap::new();
    for (number, card) in (1..).zip(request.list("cards")?) {
        let face: Option<Face> = card.as_str().and_then(|text| text.parse().ok());
        let value = face.ok_or_else(|| format!("card {number} is none with a value: {card}"))?.value();
        *numerators.entry(*value.denom()).or_default() += u64::from(*value.numer());
    }
    let parts = numerators
        .into_iter()
        .map(|(denominator, numerator)| Ratio::new(BigUint::from(numerator), BigUint::from(denominator)));
    let sum = parts.fold(Ratio::from_integer(BigUint::ZERO), |sum, part| sum + part);
    Ok(Sum { whole: sum == Ratio::from_integer(BigUint::from(1_u8)), sum: sum.to_string() })
}
