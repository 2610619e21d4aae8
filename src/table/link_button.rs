//! Links to the current game or set-up: a button that makes one, a card with a code, and what two devices that play by turns hand over to each
//! other, without a server.
//!
//! In a game for two, the opponent may be at another device. The link of a turn holds the whole game. The other device
//! compares it with the game that it keeps ([`Continuation`](flub::play::Continuation)): a game that goes on from
//! there is taken, and about anything else the person is asked first (`shell/shared_link.rs`). Each device keeps its
//! own remarks, and with them its seat.

use flub::play::{Game, LinkFault};
use flub_tables::{
    context::settings::Coach,
    i18n::Words,
    table::{save::coach_remark, table_game::TableGame},
};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::{
    link::{LinkKind, link_in},
    table_pages::TableHandle,
};
use crate::{
    context::use_words,
    ui::{
        choice::{Choice, ChoiceGroup},
        notice::{Notice, Tone},
        renewed::renewed,
        share::{QrCode, copied, copy, select},
    },
};

/// The id of the field for the link of a turn.
const TURN_FIELD: &str = "turn-field";

/// The id of the field that shows the link.
const FIELD: &str = "link-copy";

#[derive(Properties, PartialEq)]
pub struct LinkButtonProps {
    /// The game's name in addresses.
    pub game: AttrValue,
    pub kind: LinkKind,
    /// The text that the link carries.
    pub text: AttrValue,
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
    // To send it is all that there is to do.
    let class = classes!("button", matches!(props.kind, LinkKind::Table | LinkKind::Turn).then_some("primary"));
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
            <button type="button" {class} {onclick}>{ &props.label }</button>
            <p class="quiet" role="status">{ renewed(sentence) }</p>
            { field }
        </div>
    }
}

const fn kind_key(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::SetUp => "set-up",
        LinkKind::Table => "table",
        LinkKind::Turn => "turn",
        LinkKind::Game | LinkKind::Position | LinkKind::Start | LinkKind::Guided => "other",
    }
}

#[derive(Properties, PartialEq)]
pub struct SetUpLinkProps {
    /// The game's name in addresses.
    pub game: AttrValue,
    /// The text of the game before its first action.
    pub text: AttrValue,
    /// What a coach can do in it.
    pub coaches: &'static [Coach],
}

/// A button that makes a link to the chosen set-up, and what the coach does in the game that it begins.
#[component]
pub fn SetUpLink(props: &SetUpLinkProps) -> Html {
    let words = use_words();
    // The first choice leaves it to whoever opens the link.
    let (chosen, coaches) = (use_state_eq(|| 0), props.coaches);
    let own = words.text("table-link-coach-own");
    let choices = [own].into_iter().chain(coaches.iter().map(|coach| words.text(coach.label())));
    let choices: Vec<Choice> = choices.map(Choice::new).collect();
    let on_choose = {
        let chosen = chosen.clone();
        move |index: usize| chosen.set(index)
    };
    let coach = chosen.checked_sub(1).and_then(|index| coaches.get(index));
    let text: AttrValue = match coach {
        Some(&coach) => format!("{}{}", coach_remark(coach), props.text).into(),
        None => props.text.clone(),
    };
    html! {
        <>
            <ChoiceGroup name="link-coach" legend={words.text("table-link-coach")} {choices} chosen={Some(*chosen)} {on_choose} />
            <LinkButton game={&props.game} kind={LinkKind::SetUp} {text} label={words.text("table-link-set-up")} />
        </>
    }
}

/// A button that copies a link, and its code for another device's camera. `about` says what to do with it.
pub fn draw_link_card(words: &Words, game: &str, kind: LinkKind, text: AttrValue, label: &str, about: &str) -> Html {
    let code = match kind.address(game, &text) {
        Ok(address) if address.len() <= QrCode::LONGEST => {
            html! { <QrCode {address} label={words.text("table-code")} /> }
        }
        _ => html! { <p class="quiet">{ words.text("table-code-long") }</p> },
    };
    html! {
        <div class="link-card">
            <div class="stack">
                <LinkButton game={game.to_owned()} {kind} {text} label={label.to_owned()} />
                if !about.is_empty() {
                    <p>{ about }</p>
                }
            </div>
            { code }
        </div>
    }
}

/// The game as a link and a code for the other device, once it is that player's turn, and the field for the link that comes back.
pub fn draw_hand_over<G: TableGame>(words: &Words, table: &TableHandle<G>) -> Html {
    let handed = table.to_hand_over().filter(|_| table.is_present());
    let Some(handed) = handed else { return html! {} };
    let text = handed.to_string().into();
    let is_over = table.state().outcome().is_some();
    let about = if is_over { words.text("table-hand-over-last") } else { words.text("table-hand-over-about") };
    html! {
        <section class="hand-over sheet" aria-labelledby="hand-over">
            <h2 id="hand-over">{ words.text("table-hand-over") }</h2>
            { draw_link_card(words, G::Rules::NAME, LinkKind::Turn, text, &words.text("table-hand-over-copy"), &about) }
            if !is_over {
                <TurnField game={G::Rules::NAME} />
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct TurnFieldProps {
    /// The game's name in addresses.
    pub game: &'static str,
}

/// A field for the link that came from the other device, or for the message around it.
#[component]
pub fn TurnField(&TurnFieldProps { game }: &TurnFieldProps) -> Html {
    let words = use_words();
    let typed = use_state_eq(String::new);
    let is_wrong = use_state_eq(|| false);
    let oninput = {
        let (typed, is_wrong) = (typed.clone(), is_wrong.clone());
        move |event: InputEvent| {
            typed.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
            is_wrong.set(false);
        }
    };
    let onsubmit = {
        let (typed, is_wrong) = (typed.clone(), is_wrong.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            match link_in(&typed).filter(|link| link.starts_with(&LinkKind::Turn.path(game))) {
                // The page of the link checks it.
                Some(link) => _ = gloo::utils::window().location().set_hash(link),
                None => is_wrong.set(true),
            }
        }
    };
    html! {
        <form class="field turn-field" {onsubmit}>
            <label for={TURN_FIELD}>{ words.text("table-hand-over-field") }</label>
            <textarea id={TURN_FIELD} rows="1" autocomplete="off" value={(*typed).clone()} {oninput} />
            <button type="submit" class="button">{ words.text("table-hand-over-read") }</button>
            if *is_wrong {
                <Notice tone={Tone::Wrong}><p role="alert">{ words.text("table-hand-over-wrong") }</p></Notice>
            }
        </form>
    }
}
