use flub::{
    games::floating::{Board, Level, Side, Variation},
    play::Seed,
};
use yew::functional::Hook;
use yew::prelude::*;

use super::{
    save::{Save, SetUp},
    telling,
};
use crate::app::{
    desk::use_desk,
    html::{classes, html},
    part::part,
    shared::{
        choice::{Choice, ChoiceGroup},
        kept::Kept,
        link_button::SetUpLink,
    },
    words::Words,
};

#[derive(PartialEq)]
pub struct SetUpPageProps {
    /// The game that was left, finished or not.
    pub left: Option<Save>,
    /// What somebody sent as a link.
    pub sent: Option<SetUp>,
    /// Begins a game.
    pub on_begin: Callback<SetUp>,
    /// Goes on with the game that was left.
    pub on_continue: Callback<()>,
}

/// What is settled before a game: the board, the variations, the opponent, the side.
pub fn setup_page(props: SetUpPageProps) -> Html {
    part("floating-setup", props, |props, context| use_setup_page(props).run(context))
}

#[hook]
fn use_setup_page(props: &SetUpPageProps) -> Html {
    let words = use_desk().words;
    let chosen = {
        let before = props.sent.or(props.left.as_ref().map(SetUp::from)).unwrap_or(SetUp::FIRST);
        use_state_eq(|| before)
    };
    let change = |change: fn(&mut SetUp, usize)| {
        let chosen = chosen.clone();
        Callback::from(move |index: usize| {
            let mut new = *chosen;
            change(&mut new, index);
            chosen.set(new);
        })
    };
    let begin = {
        let (chosen, on_begin) = (*chosen, props.on_begin.clone());
        Callback::from(move |()| on_begin.emit(chosen))
    };
    let unfinished = props.left.as_ref().is_some_and(Save::is_in_play);
    let resume = props.left.is_some().then(|| {
        let label = if unfinished { words.text("floating-continue") } else { words.text("floating-look-back") };
        let class = classes(&[("button", true), ("primary", unfinished)]);
        html! { <button type="button" {class} onclick={props.on_continue.clone()}>{ label }</button> }
    });
    let begin_class = classes(&[("button", true), ("primary", !unfinished)]);
    let board = yew::html! { <ChoiceGroup name="board" legend={words.text("floating-setup-board")} choices={Vec::from_iter([words.text("floating-paper"), words.text("floating-checkerboard")].map(Choice::new))} chosen={Board::BOTH.iter().position(|&board| board == chosen.setup.board)} on_choose={change(|chosen, index| chosen.setup.board = Board::BOTH[index])} /> };
    let opponent = yew::html! { <ChoiceGroup name="opponent" legend={words.text("floating-setup-opponent")} choices={Vec::from_iter(OPPONENTS.map(|level| Choice::new(opponent_name(&words, level))))} chosen={OPPONENTS.iter().position(|&level| level == chosen.level)} on_choose={change(|chosen, index| chosen.level = OPPONENTS[index])} /> };
    let side = yew::html! { <ChoiceGroup name="side" legend={words.text("floating-setup-side")} choices={Vec::from_iter(Side::BOTH.map(|side| Choice::new(words.with("floating-setup-as", &[("side", telling::mark(side).into())]))))} chosen={Side::BOTH.iter().position(|&side| side == chosen.side)} on_choose={change(|chosen, index| chosen.side = Side::BOTH[index])} /> };
    let toggle = change(|chosen, index| {
        let (variation, variations) = (Variation::ALL[index], &mut chosen.setup.variations);
        *variations =
            if variations.has(variation) { variations.without(variation) } else { variations.with(variation) };
    });
    let switches = Variation::ALL.into_iter().enumerate().map(|(index, variation)| {
        let (name, rule) = variation_words(&words, variation);
        let onchange = toggle.reform(move |()| index);
        html! {
            <label key={index} class="option">
                <input type="checkbox" role="switch" checked={chosen.setup.variations.has(variation)} {onchange} />
                <span class="option-text"><strong>{ name }</strong><span>{ rule }</span></span>
            </label>
        }
    });
    html! {
        <section class="setup">
            <h1 tabindex="-1">{ words.text("home-floating") }</h1>
            <p class="lead">{ words.text("floating-setup-lead") }</p>
            <div class="setup-form sheet">
                { board }
                <p class="choice-about">{ board_about(&words, chosen.setup.board) }</p>
                <fieldset class="options variations">
                    <legend>{ words.text("floating-setup-variations") }</legend>
                    { for switches }
                </fieldset>
                { opponent }
                <p class="choice-about">{ opponent_about(&words, chosen.level) }</p>
                <div>{ chosen.level.map(|_| side) }</div>
                <div class="action-row">
                    <button type="button" class={begin_class} onclick={begin}>{ words.text("floating-begin") }</button>
                    { resume }
                    <a class="button" href="#/how-to/floating">{ words.text("home-how-to") }</a>
                </div>
                { yew::html! { <SetUpLink game="floating" text={chosen.begun(Seed(0)).to_string()} /> } }
            </div>
        </section>
    }
}

/// The opponents in the order they are offered: the computer from gentle to strong, then a second person.
const OPPONENTS: [Option<Level>; 4] = [Some(Level::Easy), Some(Level::Strong), Some(Level::Perfect), None];

fn board_about(words: &Words, board: Board) -> String {
    match board {
        Board::Paper => words.text("floating-paper-about"),
        Board::Checkerboard => words.text("floating-checkerboard-about"),
    }
}

fn variation_words(words: &Words, variation: Variation) -> (String, String) {
    match variation {
        Variation::Moving => (words.text("floating-moving"), words.text("floating-moving-about")),
        Variation::Sharing => (words.text("floating-sharing"), words.text("floating-sharing-about")),
        Variation::Touching => (words.text("floating-touching"), words.text("floating-touching-about")),
        Variation::Fewest => (words.text("floating-fewest"), words.text("floating-fewest-about")),
    }
}

fn opponent_name(words: &Words, level: Option<Level>) -> String {
    match level {
        Some(Level::Easy) => words.text("floating-level-easy"),
        Some(Level::Strong) => words.text("floating-level-strong"),
        Some(Level::Perfect) => words.text("floating-level-perfect"),
        None => words.text("floating-level-person"),
    }
}

fn opponent_about(words: &Words, level: Option<Level>) -> String {
    match level {
        Some(Level::Easy) => words.with("floating-level-easy-about", &[("strays", Level::Easy.strays().into())]),
        Some(Level::Strong) => {
            words.with("floating-level-strong-about", &[("count", Level::Strong.foresight().into())])
        }
        Some(Level::Perfect) => words.text("floating-level-perfect-about"),
        None => words.text("floating-level-person-about"),
    }
}
