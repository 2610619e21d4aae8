//! A link to what is on the screen, to copy.

use flub::play::LinkFault;
use yew::functional::Hook;
use yew::prelude::*;

use super::copying::{copied, copy, select};
use crate::app::{desk::use_desk, html::html, part::part, sent::Carried, words::Words};

/// What a link is made of.
#[derive(PartialEq)]
pub struct LinkProps {
    /// The game's name in addresses.
    pub game: &'static str,
    /// What it carries.
    pub carried: Carried,
    /// The text it carries.
    pub text: String,
    /// What the button says.
    pub label: String,
}

/// A button that makes a link, copies it and shows it to copy by hand. What changes afterwards wants a new one.
pub fn link_button(props: LinkProps) -> Html {
    part("link", props, |props, context| use_link_button(props).run(context))
}

/// The button that makes a link to what is chosen before a game.
pub fn set_up_link(words: &Words, game: &'static str, text: String) -> Html {
    link_button(LinkProps { game, carried: Carried::SetUp, text, label: words.text("table-link-set-up") })
}

/// The id of the field that shows the link.
const FIELD: &str = "link-copy";

#[hook]
fn use_link_button(props: &LinkProps) -> Html {
    let desk = use_desk();
    let words = &desk.words;
    let made = use_state(|| None::<(String, Result<String, LinkFault>)>);
    let link = made.as_ref().filter(|(text, _)| *text == props.text).map(|(_, link)| link.clone());
    let is_copied = use_state_eq(|| None::<bool>);
    let told = match (&link, *is_copied) {
        (Some(Ok(_)), Some(is_copied)) => words.with("table-link-copied", &[copied(is_copied)]),
        (Some(Err(_)), _) => words.text("table-link-long"),
        (Some(Ok(_)) | None, _) => String::new(),
    };
    let onclick = {
        let (made, game, carried, text) = (made.clone(), props.game, props.carried, props.text.clone());
        let is_copied = is_copied.clone();
        Callback::from(move |()| {
            let link = carried.address(game, &text);
            is_copied.set(None);
            if let Ok(link) = &link {
                let is_copied = is_copied.clone();
                copy(link, Callback::from(move |done| is_copied.set(Some(done))));
            }
            made.set(Some((text.clone(), link)));
        })
    };
    let link = link.and_then(Result::ok);
    // Not before it is known whether the browser copied: what is said of it stands above, and comes into sight with the field.
    use_effect_with((link.clone(), *is_copied), |(link, is_copied)| {
        if link.is_some() && is_copied.is_some() {
            select(FIELD);
        }
    });
    let field = link.map(|link| {
        html! {
            <>
                <label for={FIELD}>{ words.text("table-link") }</label>
                <input id={FIELD} class="link-field" type="text" readonly=true value={link} />
            </>
        }
    });
    html! {
        <div class="link-copy">
            <button type="button" class="button" {onclick}>{ props.label.clone() }</button>
            <p class="quiet" role="status">{ told }</p>
            { field.unwrap_or_default() }
        </div>
    }
}
