//! Notices: a few lines of information.

use yew::prelude::*;

use crate::app::context::use_words;

/// The kind of a notice. Each has its own mark besides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Information.
    Note,
    /// Success.
    Right,
    /// A problem.
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

    const fn mark(self) -> &'static str {
        match self {
            Tone::Note => "M12 10.5v7M12 6.2v.6",
            Tone::Right => "M5.5 12.8 10 17.4 18.6 7",
            Tone::Wrong => "M6.5 6.5 17.5 17.5M17.5 6.5 6.5 17.5",
        }
    }
}

/// Properties of [`Notice`].
#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    /// Its kind.
    pub tone: Tone,
    /// Its content.
    pub children: Html,
    /// Called when it is dismissed. Without this there is no button for that.
    #[prop_or_default]
    pub on_dismiss: Option<Callback<MouseEvent>>,
}

/// A notice. It is not announced by itself.
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
