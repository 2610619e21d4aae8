use flub::{
    games::floating::{Board, Level, Side, Variation},
    play::Seed,
};
use yew::prelude::*;

use super::{
    describe,
    save::{Save, SetUp},
    table::FloatingTable,
};
use crate::app::{
    context::use_words,
    i18n::Words,
    platform::seed::seed,
    table::{link_button::SetUpLink, table_game::SetUpProps},
    ui::choice::{Choice, ChoiceGroup},
};

/// What is settled before a game: the board, the variations, the opponent, the side.
#[component]
pub fn SetUpPage(props: &SetUpProps<FloatingTable>) -> Html {
    let words = use_words();
    let chosen = {
        let before = props.given.as_ref().or(props.left.as_ref()).map_or(SetUp::FIRST, SetUp::from);
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
        move |_| on_begin.emit(chosen.begun(seed()))
    };
    let unfinished = props.left.as_ref().is_some_and(Save::is_in_play);
    let resume = props.left.is_some().then(|| {
        let label = if unfinished { words.text("floating-continue") } else { words.text("floating-look-back") };
        let class = classes!("button", unfinished.then_some("primary"));
        html! { <button type="button" {class} onclick={props.on_continue.reform(|_| ())}>{ label }</button> }
    });
    let begin_class = classes!("button", (!unfinished).then_some("primary"));
    let boards = [words.text("floating-paper"), words.text("floating-checkerboard")].map(Choice::new).to_vec();
    let opponents = OPPONENTS.map(|level| Choice::new(opponent_name(&words, level))).to_vec();
    let side_name = |side| words.with("floating-setup-as", &[("side", describe::mark(side).into())]);
    let sides = Side::BOTH.map(|side| Choice::new(side_name(side))).to_vec();
    let toggle = change(|chosen, index| {
        let (variation, variations) = (Variation::ALL[index], &mut chosen.setup.variations);
        *variations =
            if variations.has(variation) { variations.without(variation) } else { variations.with(variation) };
    });
    let switches = Variation::ALL.into_iter().enumerate().map(|(index, variation)| {
        let (name, rule) = variation_words(&words, variation);
        let onchange = toggle.reform(move |_| index);
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
                <ChoiceGroup name="board" legend={words.text("floating-setup-board")} choices={boards}
                    chosen={Board::BOTH.iter().position(|&board| board == chosen.setup.board)}
                    on_choose={change(|chosen, index| chosen.setup.board = Board::BOTH[index])} />
                <p class="choice-about">{ board_about(&words, chosen.setup.board) }</p>
                <fieldset class="options variations">
                    <legend>{ words.text("floating-setup-variations") }</legend>
                    { for switches }
                </fieldset>
                <ChoiceGroup name="opponent" legend={words.text("floating-setup-opponent")} choices={opponents}
                    chosen={OPPONENTS.iter().position(|&level| level == chosen.level)}
                    on_choose={change(|chosen, index| chosen.level = OPPONENTS[index])} />
                <p class="choice-about">{ opponent_about(&words, chosen.level) }</p>
                <div>
                    if chosen.level.is_some() {
                        <ChoiceGroup name="side" legend={words.text("floating-setup-side")} choices={sides}
                            chosen={Side::BOTH.iter().position(|&side| side == chosen.side)}
                            on_choose={change(|chosen, index| chosen.side = Side::BOTH[index])} />
                    }
                </div>
                <div class="action-row">
                    <button type="button" class={begin_class} onclick={begin}>{ words.text("floating-begin") }</button>
                    { resume }
                    <a class="button" href="#/how-to/floating">{ words.text("home-how-to") }</a>
                </div>
                <SetUpLink game="floating" text={chosen.begun(Seed(0)).to_string()} />
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
