//! Notices: a few lines of information, and the stars of a success.

use yew::prelude::*;

use crate::context::use_words;

/// The kind of a notice. Each has its own mark besides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Note,
    Right,
    Wrong,
}

impl Tone {
    const fn class(self) -> &'static str {
        match self {
            Tone::Note => "notice note",
            Tone::Right => "notice right",
            Tone::Wrong => "notice wrong",
        }
    }

    /// The outline of its mark, in a box of 24 by 24.
    pub const fn mark(self) -> &'static str {
        match self {
            Tone::Note => "M12 10.5v7M12 6.2v.6",
            Tone::Right => "M5.5 12.8 10 17.4 18.6 7",
            Tone::Wrong => "M6.5 6.5 17.5 17.5M17.5 6.5 6.5 17.5",
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    pub tone: Tone,
    pub children: Html,
    /// Dismisses it. Without this it has no button for that.
    #[prop_or_default]
    pub on_dismiss: Option<Callback<MouseEvent>>,
}

/// A notice. A screen reader does not announce it by itself.
#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    let words = use_words();
    let dismiss = props.on_dismiss.as_ref().map(|onclick| {
        html! { <button type="button" class="button small" {onclick}>{ words.text("shell-dismiss") }</button> }
    });
    html! {
        <div class={props.tone.class()}>
            <svg class="notice-mark" viewBox="0 0 24 24" aria-hidden="true"><path d={props.tone.mark()} /></svg>
            <div class="notice-text">{ props.children.clone() }</div>
            <div class="notice-end">{ dismiss }</div>
        </div>
    }
}

/// A star in five strokes that do not quite meet, as when it is drawn without looking.
const STAR: &str = "M7 37 20.500 3.500 33 37.500 3 16.500 37.500 15.500 8.500 36";

/// So many small stars in a row, one for each success.
pub fn draw_stars(count: usize) -> Html {
    let star =
        |place: usize| html! { <path key={place} d={STAR} transform={format!("translate({} 0)", 42 * place)} /> };
    html! {
        <svg class="stars" viewBox={format!("0 0 {} 40", 42 * count.max(1))} aria-hidden="true">{ for (0..count).map(star) }</svg>
    }
}

/// Stars drawn by hand, one after another, for a game that is won or a step that is learnt.
pub fn draw_flourish() -> Html {
    Html::from_html_unchecked(AttrValue::from(include_str!("flourish.svg")))
}
