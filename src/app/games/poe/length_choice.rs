use flub::games::poe::Length;
use yew::prelude::*;

use crate::app::{
    context::use_words,
    i18n::Words,
    ui::{
        choice::{Choice, ChoiceGroup},
        renewed::renewed,
    },
};

/// A way to measure a match, and the numbers on offer.
type Measure = (fn(u8) -> Length, [u8; 5]);

/// The ways to measure a match.
const LENGTHS: [Measure; 3] =
    [(Length::Rounds, [1, 3, 6, 9, 12]), (Length::Points, [3, 5, 10, 15, 20]), (Length::Minutes, [5, 10, 15, 20, 40])];

/// How a match is measured, by its place among [`LENGTHS`], and its number.
const fn measure(length: Length) -> (usize, u8) {
    match length {
        Length::Rounds(number) => (0, number),
        Length::Points(number) => (1, number),
        Length::Minutes(number) => (2, number),
    }
}

/// A length, as in a list.
pub fn length_name(words: &Words, length: Length) -> String {
    let (kind, count) = match length {
        Length::Rounds(count) => ("rounds", count),
        Length::Points(count) => ("points", count),
        Length::Minutes(count) => ("minutes", count),
    };
    words.with("poe-length", &[("kind", kind.into()), ("count", count.into())])
}

/// Properties of [`LengthChoice`].
#[derive(Properties, PartialEq)]
pub struct LengthChoiceProps {
    /// The length that is chosen.
    pub chosen: Length,
    /// Called with the length that is chosen instead.
    pub on_choose: Callback<Length>,
}

/// The length of a match: the unit and the number.
#[component]
pub fn LengthChoice(&LengthChoiceProps { chosen, ref on_choose }: &LengthChoiceProps) -> Html {
    let words = use_words();
    let (kind, number) = measure(chosen);
    let (make, numbers) = LENGTHS[kind];
    let kinds = [words.text("poe-length-rounds"), words.text("poe-length-points"), words.text("poe-length-minutes")];
    let count = [("count", number.into())];
    let (how_many, about) = match chosen {
        Length::Rounds(_) => (words.text("poe-length-how-many-rounds"), words.with("poe-length-rounds-about", &count)),
        Length::Points(_) => (words.text("poe-length-how-many-points"), words.with("poe-length-points-about", &count)),
        Length::Minutes(_) => {
            (words.text("poe-length-how-many-minutes"), words.with("poe-length-minutes-about", &count))
        }
    };
    let choices = numbers.map(|number| Choice::new(number.to_string())).to_vec();
    html! {
        <>
            <ChoiceGroup name="measure" legend={words.text("poe-setup-length")} choices={kinds.map(Choice::new).to_vec()}
                chosen={Some(kind)}
                on_choose={on_choose.reform(|index: usize| LENGTHS[index].0(LENGTHS[index].1[2]))} />
            <ChoiceGroup name="number" legend={how_many} {choices}
                chosen={numbers.iter().position(|&offered| offered == number)}
                on_choose={on_choose.reform(move |index: usize| make(numbers[index]))} />
            <p class="choice-about">{ renewed(about) }</p>
        </>
    }
}
