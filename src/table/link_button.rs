//! Links to the current game or set-up: a button that makes one, and a card to copy it from or hold up as a code.

use flub::play::LinkFault;
use yew::prelude::*;

use super::{link::LinkKind, save::coach_remark};
use crate::{
    context::{settings::Coach, use_words},
    ui::{
        choice::{Choice, ChoiceGroup},
        copy::{copied, copy, select},
        qr_code::QrCode,
        renewed::renewed,
    },
};

/// The id of the field that shows the link.
const FIELD: &str = "link-copy";

/// Properties of [`LinkButton`].
#[derive(Properties, PartialEq)]
pub struct LinkButtonProps {
    /// The game's name in addresses.
    pub game: AttrValue,
    /// What the link is to.
    pub kind: LinkKind,
    /// The text in the link.
    pub text: AttrValue,
    /// The button's label.
    pub label: AttrValue,
}

/// A button that makes a link, copies it and shows it for copying by hand. The link disappears when its text changes.
#[component]
pub fn LinkButton(props: &LinkButtonProps) -> Html {
    let words = use_words();
    let made = use_state(|| None::<(AttrValue, Result<String, LinkFault>)>);
    let link = made.as_ref().filter(|(text, _)| *text == props.text).map(|(_, link)| link.clone());
    let is_copied = use_state_eq(|| None::<bool>);
    let sentence = match (&link, *is_copied) {
        (Some(Ok(_)), Some(is_copied)) => {
            words.with("table-link-copied", &[copied(is_copied), ("kind", kind_key(props.kind).into())])
        }
        (Some(Err(_)), _) => words.text("table-link-long"),
        (Some(Ok(_)) | None, _) => String::new(),
    };
    let onclick = {
        let (made, game, kind, text) = (made.clone(), props.game.clone(), props.kind, props.text.clone());
        let is_copied = is_copied.clone();
        move |_| {
            let link = kind.address(&game, &text);
            is_copied.set(None);
            if let Ok(link) = &link {
                let is_copied = is_copied.clone();
                copy(link, Callback::from(move |done| is_copied.set(Some(done))));
            }
            made.set(Some((text.clone(), link)));
        }
    };
    let link = link.and_then(Result::ok);
    // Only once copying has succeeded or failed: the message above scrolls into view together with the field.
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
            <button type="button" class="button" {onclick}>{ &props.label }</button>
            <p class="quiet" role="status">{ renewed(sentence) }</p>
            { field }
        </div>
    }
}

/// The message argument for what a link carries.
const fn kind_key(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::SetUp => "set-up",
        LinkKind::Table => "table",
        LinkKind::Turn => "turn",
        LinkKind::Game | LinkKind::Position | LinkKind::Start | LinkKind::Guided => "other",
    }
}

/// Properties of [`SetUpLink`].
#[derive(Properties, PartialEq)]
pub struct SetUpLinkProps {
    /// The game's name in addresses.
    pub game: AttrValue,
    /// The text of the game before its first action.
    pub text: AttrValue,
}

/// A button that makes a link to the chosen set-up, and what the coach does in the game that it begins.
#[component]
pub fn SetUpLink(props: &SetUpLinkProps) -> Html {
    let words = use_words();
    let coach = use_state_eq(|| None::<Coach>);
    let choices = [words.text("table-link-coach-own")].into_iter().chain(Coach::ALL.map(|one| words.text(one.label())));
    let choices: Vec<Choice> = choices.map(Choice::new).collect();
    let chosen = coach.map_or(0, |coach| 1 + coach as usize);
    let on_choose = {
        let coach = coach.clone();
        move |index: usize| coach.set(index.checked_sub(1).map(|index| Coach::ALL[index]))
    };
    let text: AttrValue = match *coach {
        Some(coach) => format!("{}{}", coach_remark(coach), props.text).into(),
        None => props.text.clone(),
    };
    html! {
        <>
            <ChoiceGroup name="link-coach" legend={words.text("table-link-coach")} {choices} chosen={Some(chosen)} {on_choose} />
            <LinkButton game={&props.game} kind={LinkKind::SetUp} {text} label={words.text("table-link-set-up")} />
        </>
    }
}

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
