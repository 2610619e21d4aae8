//! Ways to take what a teacher has made to another device, or onto paper: a file, a link, a code, and an address that can be read.

use flub_tables::i18n::Words;
use yew::prelude::*;

use crate::{
    context::use_words,
    platform::{file, page::address_of},
    ui::{
        copied_field::CopiedField,
        share::{QrCode, copied},
    },
};

/// The longest address that is drawn as a code, in bytes: a camera can still read the code from a screen.
const LONGEST_CODE: usize = 1_500;

/// The longest address that is written out for people, in characters.
const LONGEST_READ: usize = 70;

#[derive(Properties, PartialEq)]
pub struct TakeAlongProps {
    /// What is taken along, in its text form.
    pub text: AttrValue,
    /// The full address of the link; `None` if it would be too long.
    pub address: Option<AttrValue>,
    /// The name of the file.
    pub file: &'static str,
    pub title: AttrValue,
    /// What people should know before they hand it on; may be empty.
    #[prop_or_default]
    pub about: AttrValue,
}

/// A text as a file, a link to copy, and a code.
#[component]
pub fn TakeAlong(TakeAlongProps { text, address, file, title, about }: &TakeAlongProps) -> Html {
    let words = use_words();
    let link = address.clone().map(|address| {
        let said = [true, false].map(|is_copied| words.with("take-copied", &[copied(is_copied)]));
        let fits = address.len() <= LONGEST_CODE;
        html! {
            <>
                <CopiedField id="take-link" label={words.text("take-link")} text={&address} button={words.text("take-copy")}
                    {said} />
                if fits {
                    <QrCode {address} label={words.text("take-code")} />
                } else {
                    <p class="quiet">{ words.text("take-code-long") }</p>
                }
            </>
        }
    });
    let link = link.unwrap_or_else(|| html! { <p>{ words.text("table-link-long") }</p> });
    html! {
        <section class="sheet stack take-along no-print" aria-labelledby="take-along">
            <h2 id="take-along">{ title }</h2>
            if !about.is_empty() {
                <p>{ about }</p>
            }
            <p><a class="button" href={file::address(text)} download={*file}>{ words.text("take-file") }</a></p>
            { link }
        </section>
    }
}

/// On paper: the code of a page, and its address where people can read it; another, short one may stand for a long one.
pub fn draw_on_paper(words: &Words, fragment: &str, short: &str) -> Html {
    let address = address_of(short);
    let shown = address.split_once("://").map_or(&*address, |(_, rest)| rest);
    let is_read = shown.chars().count() <= LONGEST_READ;
    let parts = shown.split_inclusive(['/', '_']).map(|part| html! { <>{ part.to_owned() }<wbr /></> });
    html! {
        <span class="on-paper">
            <QrCode address={address_of(fragment)} label={words.text("take-code")} />
            if is_read {
                <span>{ for parts }</span>
            }
        </span>
    }
}
