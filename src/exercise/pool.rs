//! How a class has answered: hands to be counted, codes to be entered, and bars.

use flub::classroom::{CodeFault, Pool, PoolReport};
use flub_tables::i18n::Words;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::{
    context::{AppContext, use_app, use_words},
    ui::{
        buttons::IconButton,
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// An answer that is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The letter it is chosen by, if it is a choice.
    pub letter: Option<String>,
    /// The answer in words.
    pub answer: String,
    /// The answer as cards, where it consists of them.
    pub shown: Option<Html>,
    /// The belief behind it, in a sentence.
    pub belief: Option<String>,
    /// How its bar is filled.
    pub fill: Fill,
    /// Whether it is marked as right or wrong, and the word for it.
    pub mark: Option<(Tone, String)>,
    /// How many hands are up for it; `None` where hands cannot choose it.
    pub hands: Option<u32>,
    /// How many have answered so, by hand or code, in each vote.
    pub counts: Vec<u32>,
}

impl Row {
    /// The answer as cards, else in words.
    fn draw(&self) -> Html {
        self.shown.clone().unwrap_or_else(|| renewed(&self.answer))
    }
}

/// How a bar is filled: what kind of answer it is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Nobody is to know yet.
    Vote,
    /// The right one.
    Right,
    /// One with a belief behind it.
    Belief,
    /// Another wrong one.
    Other,
    /// None.
    Unsure,
}

impl Fill {
    const fn class(self) -> &'static str {
        match self {
            Fill::Vote => "vote",
            Fill::Right => "right",
            Fill::Belief => "belief",
            Fill::Other => "other",
            Fill::Unsure => "unsure",
        }
    }
}

/// Properties of [`Hands`].
#[derive(Properties, PartialEq)]
pub struct HandsProps {
    /// The answers.
    pub rows: Vec<Row>,
    /// Called with the place of an answer and the hands that are up for it.
    pub on_hands: Callback<(usize, u32)>,
}

/// The answers, each with the hands that are up for it.
#[component]
pub fn Hands(props: &HandsProps) -> Html {
    let words = use_words();
    let rows = props.rows.iter().enumerate().filter_map(|(place, row)| {
        let hands = row.hands?;
        let name = row.letter.clone().unwrap_or_else(|| row.answer.clone());
        let answer = [("answer", name.into())];
        let set = |hands: u32| props.on_hands.reform(move |_: MouseEvent| (place, hands));
        let oninput = props.on_hands.reform(move |event: InputEvent| {
            let typed = event.target_unchecked_into::<HtmlInputElement>().value();
            (place, typed.trim().parse().unwrap_or(0))
        });
        Some(html! {
            <li key={place} class="pool-choice">
                { mark(row) }
                <span class="pool-choice-answer">{ row.draw() }</span>
                <span class="pool-hands">
                    <IconButton label={words.with("pool-fewer", &answer)} path="M6 12h12" disabled={hands == 0}
                        onclick={set(hands.saturating_sub(1))} />
                    <input type="number" min="0" max={Pool::MOST_HANDS.to_string()} inputmode="numeric"
                        aria-label={words.with("pool-hands", &answer)} value={hands.to_string()} {oninput} />
                    <IconButton label={words.with("pool-more", &answer)} path="M6 12h12M12 6v12" onclick={set(hands + 1)} />
                </span>
            </li>
        })
    });
    html! { <ul class="pool-choices">{ for rows }</ul> }
}

fn mark(row: &Row) -> Html {
    html! { <span class="pool-letter">{ row.letter.as_ref().map(renewed) }</span> }
}

/// Properties of [`Bars`].
#[derive(Properties, PartialEq)]
pub struct BarsProps {
    /// The answers.
    pub rows: Vec<Row>,
    /// The place of the one that is talked about. The others stay beside it, so that the class can compare.
    #[prop_or_default]
    pub now: Option<usize>,
}

/// Bars for each answer, one a vote: how many, which part of all, and the belief behind it.
#[component]
pub fn Bars(BarsProps { rows, now }: &BarsProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let votes = rows.iter().map(|row| row.counts.len()).max().unwrap_or(0);
    let totals: Vec<u32> = (0..votes).map(|vote| rows.iter().filter_map(|row| row.counts.get(vote)).sum()).collect();
    let said = words.with("pool-answered", &[("total", totals.last().copied().unwrap_or(0).into())]);
    use_effect_with(now.is_none().then_some(said), move |said| {
        said.iter().for_each(|said| announcer.announce(said.clone()));
    });
    // An answer that nobody could choose is shown only if somebody has given it.
    let shown =
        rows.iter().enumerate().filter(|(_, row)| row.letter.is_some() || row.counts.iter().any(|&count| count > 0));
    html! {
        <ul class="pool-bars" aria-label={words.text("pool-bars")}>
            { for shown.map(|(place, row)| bars(&words, place, row, &totals, *now == Some(place))) }
        </ul>
    }
}

/// The bars of an answer. A full track is the whole class.
fn bars(words: &Words, place: usize, row: &Row, totals: &[u32], is_now: bool) -> Html {
    let votes = row.counts.iter().zip(totals).enumerate().map(|(vote, (&count, &total))| {
        let percent = (100 * count + total / 2).checked_div(total).unwrap_or(0);
        let name = match (totals.len(), vote) {
            (1, _) => "only",
            (_, 0) => "first",
            _ => "second",
        };
        let values =
            [("vote", name.into()), ("count", count.into()), ("total", total.into()), ("percent", percent.into())];
        html! {
            <>
                <span class="pool-track" aria-hidden="true">
                    <span class={classes!("pool-fill", row.fill.class(), name)} style={format!("inline-size: {percent}%")} />
                </span>
                <span class="pool-count">{ renewed(words.with("pool-count", &values)) }</span>
            </>
        }
    });
    html! {
        <li key={place} class="pool-bar" aria-current={is_now.then_some("true")}>
            { mark(row) }
            <span class="pool-choice-answer">
                { row.draw() }
                if let Some((tone, said)) = &row.mark {
                    <strong class={if *tone == Tone::Right { "pool-right" } else { "pool-wrong" }}>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d={tone.mark()} /></svg>
                        { renewed(said) }
                    </strong>
                }
            </span>
            { for votes }
            if let Some(belief) = &row.belief {
                <span class="pool-belief">{ renewed(belief) }</span>
            }
        </li>
    }
}

/// The id of the field for codes.
const FIELD: &str = "pool-codes";

/// Properties of [`Codes`].
#[derive(Properties, PartialEq)]
pub struct CodesProps {
    /// What stands in the field.
    pub typed: AttrValue,
    /// What became of the codes entered last.
    pub taken: Option<PoolReport>,
    /// How many codes are taken.
    pub codes: usize,
    /// Whether to take codes is all that the page is for.
    #[prop_or_default]
    pub is_alone: bool,
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
            <label for={FIELD}>{ renewed(words.with("pool-codes", &[("count", props.codes.into())])) }</label>
            <textarea id={FIELD} rows="1" autocomplete="off" autocapitalize="characters" spellcheck="false"
                value={&props.typed} {oninput} {onkeydown} />
            <button type="button" class={classes!("button", props.is_alone.then_some("primary"))} {onclick}>
                { words.text("pool-take") }
            </button>
            <div class="pool-taken" role="status">{ for props.taken.as_ref().map(|taken| outcome(&words, taken)) }</div>
        </div>
    }
}

/// How many pieces of a text are named.
const NAMED: usize = 12;

/// How many letters of one are shown.
const SHOWN: usize = 16;

/// What became of codes, in a sentence each.
fn outcome(words: &Words, taken: &PoolReport) -> Html {
    let of = |fault: CodeFault| {
        let pieces = taken.refused.iter().filter(move |(_, own)| *own == fault);
        pieces.map(|(piece, _)| piece.clone()).collect::<Vec<String>>()
    };
    let line = |kind: &'static str, pieces: &[String]| {
        let named = words.series(pieces.iter().take(NAMED).map(|piece| short(piece)));
        let values = [
            ("kind", kind.into()),
            ("count", pieces.len().into()),
            ("codes", named.into()),
            ("more", pieces.len().saturating_sub(NAMED).into()),
        ];
        (!pieces.is_empty()).then(|| html! { <p key={kind}>{ renewed(words.with("pool-not-taken", &values)) }</p> })
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
            <p>{ renewed(words.with("pool-taken", &[("count", taken.taken.into())])) }</p>
            { for lines.into_iter().flatten() }
        </Notice>
    }
}

fn short(piece: &str) -> String {
    let shown: String = piece.chars().take(SHOWN).collect();
    if shown.len() < piece.len() { shown + "…" } else { shown }
}
