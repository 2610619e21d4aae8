//! How a class has answered: hands to be counted, codes to be entered, and bars.

use flub::class::{AnswerClass, CodeFault, Pool, Taken};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::app::{
    context::use_words,
    i18n::Words,
    ui::{
        icon_button::IconButton,
        notice::{Notice, Tone},
    },
};

/// An answer that is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The letter it is chosen by, if it is a choice.
    pub letter: Option<String>,
    /// What is counted.
    pub class: AnswerClass,
    /// The answer in words.
    pub told: String,
    /// The belief behind it, in a sentence.
    pub belief: Option<String>,
}

impl Row {
    /// What it is called where it is not told.
    fn name(&self) -> String {
        self.letter.clone().unwrap_or_else(|| self.told.clone())
    }
}

/// Properties of [`Hands`].
#[derive(Properties, PartialEq)]
pub struct HandsProps {
    /// The answers.
    pub rows: Vec<Row>,
    /// The counts.
    pub pool: Pool,
    /// Called with the hands that are up for an answer.
    pub on_hands: Callback<(AnswerClass, u32)>,
}

/// The answers, each with the hands that are up for it.
#[component]
pub fn Hands(props: &HandsProps) -> Html {
    let words = use_words();
    let rows = props.rows.iter().map(|row| {
        let (class, hands) = (row.class, props.pool.hands(row.class));
        let name = row.name();
        let set = |hands: u32| props.on_hands.reform(move |_: MouseEvent| (class, hands));
        let oninput = props.on_hands.reform(move |event: InputEvent| {
            let typed = event.target_unchecked_into::<HtmlInputElement>().value();
            (class, typed.trim().parse().unwrap_or(0))
        });

        let (fewer, field, more) = (
            words.with("pool-fewer", &[("answer", name.as_str().into())]),
            words.with("pool-hands", &[("answer", name.as_str().into())]),
            words.with("pool-more", &[("answer", name.as_str().into())]),
        );
        html! {
            <li key={class.index()} class="pool-choice">
                { mark(row) }
                <span class="pool-told">{ &row.told }</span>
                <span class="pool-hands">
                    <IconButton label={fewer} path="M6 12h12" disabled={hands == 0} onclick={set(hands.saturating_sub(1))} />
                    <input type="number" min="0" max={Pool::MOST_HANDS.to_string()} inputmode="numeric" aria-label={field}
                        value={hands.to_string()} {oninput} />
                    <IconButton label={more} path="M6 12h12M12 6v12" onclick={set(hands + 1)} />
                </span>
            </li>
        }
    });
    html! { <ul class="pool-choices">{ for rows }</ul> }
}

fn mark(row: &Row) -> Html {
    html! { <span class="pool-letter">{ row.letter.clone().unwrap_or_default() }</span> }
}

/// Properties of [`Bars`].
#[derive(Properties, PartialEq)]
pub struct BarsProps {
    /// The answers.
    pub rows: Vec<Row>,
    /// The counts.
    pub pool: Pool,
}

/// A bar for each answer: how many, which part of all, and the belief behind it.
#[component]
pub fn Bars(BarsProps { rows, pool }: &BarsProps) -> Html {
    let words = use_words();
    let most = rows.iter().map(|row| pool.count(row.class)).max().unwrap_or(0);
    // What is no choice is shown where somebody has answered so.
    let shown = rows.iter().filter(|row| row.letter.is_some() || pool.count(row.class) > 0);
    html! {
        <ul class="pool-bars" aria-label={words.text("pool-bars")}>
            { for shown.map(|row| bar(&words, row, pool, most)) }
        </ul>
    }
}

/// The bar of an answer, as long as its count beside the most.
pub fn bar(words: &Words, row: &Row, pool: &Pool, most: u32) -> Html {
    let (count, total) = (pool.count(row.class), pool.total());
    let percent = |part: u32, of: u32| (100 * part + of / 2).checked_div(of).unwrap_or(0);
    let values = [("count", count.into()), ("total", total.into()), ("percent", percent(count, total).into())];
    let kind = match row.class {
        AnswerClass::Right => "right",
        AnswerClass::Wrong => "other",
        AnswerClass::Unsure => "unsure",
        _ => "belief",
    };
    let is_right = row.class == AnswerClass::Right;
    html! {
        <li key={row.class.index()} class="pool-bar">
            { mark(row) }
            <span class="pool-told">
                { &row.told }
                if is_right {
                    <strong class="pool-right">
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 12.8 10 17.4 18.6 7" /></svg>
                        { words.text("pool-right") }
                    </strong>
                }
            </span>
            <span class="pool-count">{ words.with("pool-count", &values) }</span>
            <span class="pool-track" aria-hidden="true">
                <span class={classes!("pool-fill", kind)} style={format!("width: {}%", percent(count, most))} />
            </span>
            if let Some(belief) = &row.belief {
                <span class="pool-belief">{ belief }</span>
            }
        </li>
    }
}

/// Properties of [`Codes`].
#[derive(Properties, PartialEq)]
pub struct CodesProps {
    /// What stands in the field.
    pub typed: AttrValue,
    /// What became of the codes entered last.
    pub taken: Option<Taken>,
    /// How many codes are taken.
    pub codes: usize,
    /// Called with what stands in the field.
    pub on_type: Callback<String>,
    /// Called to take the codes in the field.
    pub on_take: Callback<()>,
}

/// The field for codes, one or many, and what became of them.
#[component]
pub fn Codes(props: &CodesProps) -> Html {
    let words = use_words();
    let oninput =
        props.on_type.reform(|event: InputEvent| event.target_unchecked_into::<HtmlTextAreaElement>().value());
    let onclick = props.on_take.reform(|_: MouseEvent| ());
    let onkeydown = {
        let on_take = props.on_take.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Enter" && !event.shift_key() {
                event.prevent_default();
                on_take.emit(());
            }
        }
    };
    html! {
        <div class="pool-codes">
            <label class="field">
                <span>{ words.with("pool-codes", &[("count", props.codes.into())]) }</span>
                <textarea rows="1" autocomplete="off" autocapitalize="characters" spellcheck="false" value={&props.typed}
                    {oninput} {onkeydown} />
            </label>
            <button type="button" class="button" {onclick}>{ words.text("pool-take") }</button>
            <div class="pool-taken" role="status">{ for props.taken.as_ref().map(|taken| told(&words, taken)) }</div>
        </div>
    }
}

/// How many pieces of a text are named.
const NAMED: usize = 12;

/// How many letters of one are shown.
const SHOWN: usize = 16;

/// What became of codes, in a sentence each.
fn told(words: &Words, taken: &Taken) -> Html {
    let of = |fault: CodeFault| {
        let pieces = taken.refused.iter().filter(move |(_, own)| *own == fault);
        pieces.map(|(piece, _)| piece.clone()).collect::<Vec<String>>()
    };
    let line = |kind: &'static str, pieces: &[String]| {
        let named = pieces.iter().take(NAMED).map(|piece| short(piece)).collect::<Vec<_>>().join(", ");
        let values = [
            ("kind", kind.into()),
            ("count", pieces.len().into()),
            ("codes", named.into()),
            ("more", pieces.len().saturating_sub(NAMED).into()),
        ];
        (!pieces.is_empty()).then(|| html! { <p key={kind}>{ words.with("pool-told", &values) }</p> })
    };
    let lines = [
        line("again", &taken.again),
        line("mistyped", &of(CodeFault::Mistyped)),
        line("other", &of(CodeFault::OtherExercise)),
        line("length", &of(CodeFault::Length)),
    ];
    let tone = if taken.refused.is_empty() && taken.taken > 0 { Tone::Right } else { Tone::Note };
    html! {
        <Notice {tone}>
            <p>{ words.with("pool-taken", &[("count", taken.taken.into())]) }</p>
            { for lines.into_iter().flatten() }
        </Notice>
    }
}

fn short(piece: &str) -> String {
    let shown: String = piece.chars().take(SHOWN).collect();
    if shown.len() < piece.len() { shown + "…" } else { shown }
}
