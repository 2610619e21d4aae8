//! Cards, from both sides, and values as printed: fractions with a bar, decimals with a line over the repeating digits, percents, pies,
//! rectangles.

use flub::{
    games::wholes::{Card, Face, Form, Value},
    play::Seat,
};
use flub_tables::{
    games::wholes::card_speech::{card_label, face_label, special_name, special_rule},
    i18n::Words,
};
use yew::prelude::*;

use crate::{context::use_words, ui::seat_mark::SeatMark};

#[derive(Properties, PartialEq)]
pub struct PlayingCardProps {
    pub card: Card,
}

/// The front of a card. Its width is the custom property `--card`, and everything on it scales with that. Inside a
/// button it provides the accessible name.
#[component]
pub fn PlayingCard(PlayingCardProps { card }: &PlayingCardProps) -> Html {
    let words = use_words();
    let (suit, corner, middle) = match card {
        &Card::Face(face) => {
            let suit = match face.form() {
                Form::Fraction => "card card-fraction",
                Form::Decimal => "card card-decimal",
                Form::Percent => "card card-percent",
                Form::Pie | Form::Bar => "card card-picture",
            };
            let drawing = draw_face(&words, face);
            (suit, drawing.clone(), html! { <span class="card-value">{ drawing }</span> })
        }
        Card::Bait => ("card card-special", draw_word(&words, card), draw_special(&words, card, BAIT)),
        Card::Replay => ("card card-special", draw_word(&words, card), draw_special(&words, card, REPLAY)),
        Card::Swap => ("card card-special", draw_word(&words, card), draw_special(&words, card, SWAP)),
    };
    let label = card_label(&words, card);
    html! {
        <span key={label.as_str()} class={suit}>
            <span class="visually-hidden">{ &label }</span>
            <span class="card-corner" aria-hidden="true">{ corner.clone() }</span>
            { middle }
            <span class="card-corner card-corner-end" aria-hidden="true">{ corner }</span>
        </span>
    }
}

/// A hook with a worm on it.
const BAIT: &str = "M32 5a4 4 0 1 0 .1 0M32 13V29a10.5 10.5 0 0 1-21 0V25l6.5 6M11 25 8 31.5";

/// Two arrows that change places.
const SWAP: &str =
    "M8 19C12 7 36 7 40 19M40 19l-8.5-1.5M40 19l2.5-8.5M40 29C36 41 12 41 8 29M8 29l8.5 1.5M8 29l-2.5 8.5";

/// An arrow that goes round once more.
const REPLAY: &str = "M38.5 16.5A17 17 0 1 0 41 27M40.5 6.5 39.5 17.5 28.5 16.5";

fn draw_symbol(path: &'static str) -> Html {
    html! { <svg class="card-symbol" viewBox="0 0 48 48" aria-hidden="true"><path d={path} /></svg> }
}

/// The name of a special card along its edge, which is in sight while other cards cover the rest.
fn draw_word(words: &Words, card: &Card) -> Html {
    html! { <span class="card-word">{ special_name(words, card) }</span> }
}

fn draw_special(words: &Words, card: &Card, path: &'static str) -> Html {
    html! {
        <span class="card-value" aria-hidden="true">
            { draw_symbol(path) }
            <span class="card-name">{ special_name(words, card) }</span>
            <span class="card-rule">{ special_rule(words, card) }</span>
        </span>
    }
}

#[derive(Properties, PartialEq)]
pub struct CardBackProps {
    /// Whose mark is on it. `None` if it is nobody's yet.
    #[prop_or_default]
    pub seat: Option<Seat>,
}

/// The back of a card, with the mark of its seat if it has one. Text beside it says what it is.
#[component]
pub fn CardBack(&CardBackProps { seat }: &CardBackProps) -> Html {
    let words = use_words();
    let mark = match seat {
        Some(seat) => html! { <SeatMark {seat} /> },
        None => Face::new(Value::new(1, 4), Form::Pie).map(|face| draw_face(&words, face)).unwrap_or_default(),
    };
    html! {
        <span class={classes!("card", "card-back", seat.map(|seat| format!("seat-{seat}")))} aria-hidden="true">
            <span class="card-medal">{ mark }</span>
        </span>
    }
}

/// Beyond this denominator a picture has no lines, since they would merge into grey.
const MOST_LINES: u32 = 24;

#[derive(Properties, PartialEq)]
pub struct FaceProps {
    pub face: Face,
}

/// A face with a name for those who cannot see it.
#[component]
pub fn FaceImage(FaceProps { face }: &FaceProps) -> Html {
    let words = use_words();
    html! { <span role="img" aria-label={face_label(&words, face)}>{ draw_face(&words, *face) }</span> }
}

/// A face as printed in a language, in the size of the surrounding text. Not announced, so the text has to name it.
pub fn draw_face(words: &Words, face: Face) -> Html {
    let (drawn, width) = match face.form() {
        Form::Fraction => (draw_fraction(face.value()), fraction_width(face.value())),
        Form::Decimal => draw_decimal(words.language().decimal_mark(), &face),
        Form::Percent => draw_percent(&face),
        Form::Pie => (draw_pie(face.value()), 2),
        Form::Bar => (draw_bar(face.value()), 2),
    };
    // Its width in characters: the print on a card is as large as its width allows.
    html! { <span key={face.to_string()} class="face" style={format!("--signs:{width}")} aria-hidden="true">{ drawn }</span> }
}

fn draw_fraction(value: Value) -> Html {
    html! { <span class="fraction"><span>{ *value.numer() }</span><span>{ *value.denom() }</span></span> }
}

fn fraction_width(value: Value) -> usize {
    value.denom().to_string().len().max(2)
}

fn draw_decimal(mark: char, face: &Face) -> (Html, usize) {
    let Some(digits) = face.digits() else { return (draw_fraction(face.value()), fraction_width(face.value())) };
    let plain = digits.once.is_empty() && digits.repeating.is_empty();
    let before = format!("{}{mark}{}", digits.whole, if plain { "0" } else { &digits.once });
    let width = before.len() + digits.repeating.len();
    (html! { <span>{ before }<span class="repeating">{ digits.repeating }</span></span> }, width)
}

fn draw_percent(face: &Face) -> (Html, usize) {
    let (count, rest) = face.percent();
    let part = (*rest.numer() > 0).then(|| draw_fraction(rest));
    let count = (count > 0 || part.is_none()).then(|| count.to_string());
    let width = count.as_ref().map_or(0, String::len) + part.as_ref().map_or(0, |_| fraction_width(rest) - 1) + 2;
    (html! { <span>{ count }{ part }{ "%" }</span> }, width)
}

/// A disc, shaded clockwise from the top.
fn draw_pie(value: Value) -> Html {
    let (numerator, denominator) = (*value.numer(), *value.denom());
    let lines = (0..lines(denominator)).map(|line| {
        let class = if (1..numerator).contains(&line) { "part-line shaded" } else { "part-line" };
        // Thousandths of a degree are finer than any screen.
        let turn = line * 360_000 / denominator;
        html! { <path {class} d="M0 0V-46" transform={format!("rotate({}.{:03})", turn / 1_000, turn % 1_000)} /> }
    });
    html! {
        <svg class={class(denominator)} viewBox="-49 -49 98 98">
            <circle class="part-ground" r="46" />
            <circle class="part-arc" r="23" pathLength={denominator.to_string()}
                stroke-dasharray={format!("{numerator} {denominator}")} transform="rotate(-90)" />
            { for lines }
            <circle class="part-edge" r="46" />
        </svg>
    }
}

/// A rectangle, shaded from the left.
fn draw_bar(value: Value) -> Html {
    let (numerator, denominator) = (*value.numer(), *value.denom());
    let at = |part: u32| part * 9_600 / denominator;
    let lines = (1..lines(denominator)).map(|line| {
        let class = if line < numerator { "part-line shaded" } else { "part-line" };
        html! { <path {class} d={format!("M{}.{:02} 0V66", at(line) / 100, at(line) % 100)} /> }
    });
    let width = at(numerator);
    html! {
        <svg class={class(denominator)} viewBox="-3 -18 102 102">
            <path class="part-ground" d="M0 0H96V66H0Z" />
            <path class="part-shade" d={format!("M0 0H{}.{:02}V66H0Z", width / 100, width % 100)} />
            { for lines }
            <path class="part-edge" d="M0 0H96V66H0Z" />
        </svg>
    }
}

/// The class of a picture with this denominator. Many lines are drawn finer, and not at all in small pictures.
const fn class(denominator: u32) -> &'static str {
    if denominator > 8 { "picture many" } else { "picture" }
}

/// How many lines divide a picture with this denominator, including the one at its beginning.
const fn lines(denominator: u32) -> u32 {
    if denominator > MOST_LINES || denominator == 1 { 0 } else { denominator }
}
