use flub::{
    games::floating::{Board, Level, Setup, Side, Variation, Variations},
    play::Seed,
};
use yew::prelude::*;

use super::{describe, save::SetUp, table::FloatingTable};
use crate::app::{
    context::use_words,
    i18n::Words,
    table::{
        opponent_choice::OpponentChoice,
        save::NoExtras,
        set_up::SetUp as _,
        set_up_frame::{SetUpFrame, use_chosen},
        table_game::SetUpProps,
    },
    ui::choice::{Choice, ChoiceGroup, chooses},
};

/// The set-up of a game: the board, the variations, the opponent, the side.
#[component]
pub fn SetUpPage(props: &SetUpProps<FloatingTable>) -> Html {
    let words = use_words();
    let chosen = use_chosen(props);
    let SetUp { setup, level, .. } = *chosen;
    let boards = [words.text("floating-paper"), words.text("floating-checkerboard")].map(Choice::new).to_vec();
    let on_board = chooses(&chosen, |chosen, index: usize| chosen.setup.board = Board::BOTH[index]);
    let side_name = |side| words.with("floating-setup-as", &[("side", describe::mark(side).into())]);
    let more = html! {
        <fieldset class="options variations">
            <legend>{ words.text("floating-setup-variations") }</legend>
            { for Variation::ALL.map(|variation| switch(&words, &chosen, variation)) }
        </fieldset>
    };
    html! {
        <SetUpFrame ways={props.ways(chosen.begun(Seed(0)))} lead={words.text("floating-setup-lead")} {more}
            more_open={setup.variations != Variations::PLAIN}>
            <ChoiceGroup name="board" legend={words.text("floating-setup-board")} choices={boards}
                chosen={Board::BOTH.iter().position(|&board| board == setup.board)} on_choose={on_board} />
            <p class="choice-about">{ board_about(&words, setup.board) }</p>
            <OpponentChoice<Setup, Side, Level, NoExtras> chosen={chosen.clone()} about={opponent_about(&words, level)}
                side_legend={words.text("floating-setup-side")} side_names={Side::BOTH.map(side_name)} />
        </SetUpFrame>
    }
}

/// The switch of a variation.
fn switch(words: &Words, chosen: &UseStateHandle<SetUp>, variation: Variation) -> Html {
    let (name, rule) = variation_words(words, variation);
    let toggle = chooses(chosen, |chosen, variation: Variation| {
        let variations = &mut chosen.setup.variations;
        let has = variations.has(variation);
        *variations = if has { variations.without(variation) } else { variations.with(variation) };
    });
    html! {
        <label key={name.clone()} class="option">
            <input type="checkbox" role="switch" checked={chosen.setup.variations.has(variation)}
                onchange={toggle.reform(move |_| variation)} />
            <span class="option-text"><strong>{ name }</strong><span>{ rule }</span></span>
        </label>
    }
}

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
