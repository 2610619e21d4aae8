//! The letters to write, as buttons.

use flub::network::{Letter, Placement, Rules, Square};
use flub_tables::{
    i18n::Words,
    letters::{
        naming::{ask_where, ask_which, letter_name, placement_values},
        pencil::Pencil,
    },
};
use yew::prelude::*;

use crate::{
    context::use_words,
    ui::{
        buttons::{CROSS, IconButton},
        renewed::renewed,
    },
};

#[derive(Properties, PartialEq)]
pub struct PencilPadProps {
    /// The game, which determines the letters.
    pub rules: Rules,
    /// What is pencilled.
    pub pencil: Pencil,
    /// How many letters the turn writes.
    pub due: usize,
    /// The label of the button that enters them, unless a letter waits for its square.
    pub enter: AttrValue,
    /// The label of the button that erases.
    pub erase: AttrValue,
    /// A letter was chosen.
    pub on_letter: Callback<Letter>,
    /// The waiting letter replaces the one in this square. `None` discards it.
    #[prop_or_default]
    pub on_replace: Callback<Option<Square>>,
    /// Enter what is pencilled.
    pub on_enter: Callback<MouseEvent>,
    /// Erase the latest.
    pub on_erase: Callback<MouseEvent>,
}

/// The letters to choose from, and the buttons that enter and erase what is pencilled.
#[component]
pub fn PencilPad(props: &PencilPadProps) -> Html {
    let words = use_words();
    let pencil = &props.pencil;
    let row = match pencil.surplus() {
        Some(surplus) => draw_surplus(&words, props, surplus),
        None => {
            let ready = pencil.is_ready(props.due);
            let label = pencil.letter().map_or_else(|| props.enter.to_string(), |letter| ask_where(&words, letter));
            html! {
                <div class="action-row">
                    <button type="button" class="button primary grow" aria-disabled={(!ready).to_string()}
                        onclick={&props.on_enter}>
                        { renewed(label) }
                    </button>
                    <IconButton label={props.erase.to_string()} path="M20 6H9l-6 6 6 6h11zM16 9.5l-5 5M11 9.5l5 5"
                        disabled={pencil.is_empty()} onclick={&props.on_erase} />
                </div>
            }
        }
    };
    html! {
        <>
            <LetterPalette rules={props.rules} held={pencil.letter()} on_letter={&props.on_letter} />
            { row }
        </>
    }
}

/// The choice of the letter that a letter too many replaces.
fn draw_surplus(words: &Words, props: &PencilPadProps, surplus: Placement) -> Html {
    let letters = props.pencil.letters.iter().map(|&there| {
        let onclick = props.on_replace.reform(move |_| Some(there.square));
        html! {
            <button key={there.to_string()} type="button" class="button" {onclick}>
                { words.with("table-pencil-this", &placement_values(there)) }
            </button>
        }
    });
    html! {
        <div class="action-row pencil-surplus" role="group" aria-labelledby="pencil-surplus">
            <span id="pencil-surplus">{ ask_which(words, surplus) }</span>
            { for letters }
            <IconButton label={words.text("table-pencil-neither")} path={CROSS} disabled={false}
                onclick={props.on_replace.reform(|_: MouseEvent| None)} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct LetterPaletteProps {
    /// The game, which determines the letters.
    pub rules: Rules,
    /// The letter that was pressed and waits for its square.
    #[prop_or_default]
    pub held: Option<Letter>,
    /// Called with the letter that is pressed.
    pub on_letter: Callback<Letter>,
}

/// A button for every letter of a game.
#[component]
pub fn LetterPalette(props: &LetterPaletteProps) -> Html {
    let words = use_words();
    let letters = props.rules.letters().map(|letter| {
        let onclick = props.on_letter.reform(move |_| letter);
        let held = (props.held == Some(letter)).then_some("held");
        html! {
            <button key={letter.as_str()} type="button" class={classes!("letter-key", format!("letter-{letter}"), held)}
                aria-pressed={held.map(|_| "true")} {onclick}>
                <span class="letter-key-letter" aria-hidden="true">{ letter.as_str() }</span>
                <span class="letter-key-name">{ letter_name(&words, letter) }</span>
            </button>
        }
    });
    html! { <div class="letter-keys" role="group" aria-label={words.text("table-letters")}>{ for letters }</div> }
}
