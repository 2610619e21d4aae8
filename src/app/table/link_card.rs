//! A link to hand to somebody: to copy, and as a code to hold up.

use yew::prelude::*;

use super::{link::LinkKind, link_button::LinkButton};
use crate::app::{context::use_words, ui::qr_code::QrCode};

/// Properties of [`LinkCard`].
#[derive(Properties, PartialEq)]
pub struct LinkCardProps {
    /// The game's name in addresses.
    pub game: AttrValue,
    /// What the link is to.
    pub kind: LinkKind,
    /// The text in the link.
    pub text: AttrValue,
    /// The label of the button that copies it.
    pub label: AttrValue,
    /// What to do with it, beside the code.
    #[prop_or_default]
    pub about: AttrValue,
}

/// A button that copies a link, and its code for another device's camera.
#[component]
pub fn LinkCard(LinkCardProps { game, kind, text, label, about }: &LinkCardProps) -> Html {
    let words = use_words();
    let code = match kind.address(game, text) {
        Ok(address) if address.len() <= QrCode::LONGEST => {
            html! { <QrCode {address} label={words.text("table-code")} /> }
        }
        _ => html! { <p class="quiet">{ words.text("table-code-long") }</p> },
    };
    html! {
        <div class="link-card">
            <div class="stack">
                if !about.is_empty() {
                    <p>{ about }</p>
                }
                <LinkButton {game} kind={*kind} {text} {label} />
            </div>
            { code }
        </div>
    }
}
