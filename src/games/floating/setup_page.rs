//! The set-up of a game.

use flub::{
    games::floating::{Board, Level, Setup, Side, Variation, Variations},
    play::Seed,
};
use flub_tables::{
    games::floating::{
        save::{Save, SetUp},
        table::FloatingTable,
        wording,
    },
    i18n::Words,
    table::{save::NoExtras, set_up::SetUp as _, two_players::Opponent},
};
use yew::prelude::*;

use crate::{
    context::use_words,
    table::{
        for_class::Chosen,
        seating_choice::{OpponentChoice, opponent_chosen},
        set_up_frame::{SetUpFrame, use_chosen},
        table_pages::SetUpProps,
    },
    ui::{
        choice::{Choice, ChoiceGroup, chooses},
        renewed::renewed,
    },
};

/// The set-up of a game: the board, the variations, the opponent, the side.
#[component]
pub fn SetUpPage(props: &SetUpProps<FloatingTable>) -> Html {
    let words = use_words();
    let chosen = use_chosen(props);
    let SetUp { setup, opponent, .. } = *chosen;
    let boards = Board::BOTH.map(|board| Choice::new(name_board(&words, board))).to_vec();
    let on_board = chooses(&chosen, |chosen, index: usize| chosen.setup.board = Board::BOTH[index]);
    let more = html! {
        <fieldset class="options variations">
            <legend>{ words.text("floating-setup-variations") }</legend>
            { for Variation::ALL.map(|variation| draw_switch(&words, &chosen, variation)) }
        </fieldset>
    };
    html! {
        <SetUpFrame ways={props.ways(chosen.begun(Seed(0)))} lead={words.text("floating-setup-lead")} {more}
            more_open={setup.variations != Variations::PLAIN}>
            <ChoiceGroup name="board" legend={words.text("floating-setup-board")} choices={boards}
                chosen={Board::BOTH.iter().position(|&board| board == setup.board)} on_choose={on_board} />
            <p class="choice-about">{ renewed(describe_board(&words, setup.board)) }</p>
            <OpponentChoice<Setup, Side, Level, NoExtras> chosen={chosen.clone()} about={describe_opponent(&words, opponent)}
                side_legend={words.text("floating-setup-side")} side_names={name_sides(&words)} />
        </SetUpFrame>
    }
}

/// The switch that turns a variation on or off.
fn draw_switch(words: &Words, chosen: &UseStateHandle<SetUp>, variation: Variation) -> Html {
    let (name, rule) = describe_variation(words, variation);
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

/// The choices of a set-up, each with the heading it has on the page.
pub fn about(words: &Words, save: &Save) -> Vec<Chosen> {
    let chosen = SetUp::from(save);
    let variations = Variation::ALL.into_iter().filter(|&one| chosen.setup.variations.has(one));
    let special = words.series(variations.map(|variation| describe_variation(words, variation).0));
    let mut about = vec![(words.text("floating-setup-board"), name_board(words, chosen.setup.board))];
    if !special.is_empty() {
        about.push((words.text("floating-setup-variations"), special));
    }
    about.extend(opponent_chosen(words, &chosen, words.text("floating-setup-side"), name_sides(words)));
    about
}

fn name_board(words: &Words, board: Board) -> String {
    match board {
        Board::Paper => words.text("floating-paper"),
        Board::Checkerboard => words.text("floating-checkerboard"),
    }
}

/// In the order in which the sides are offered.
fn name_sides(words: &Words) -> [String; 2] {
    Side::BOTH.map(|side| words.with("floating-setup-as", &[("side", wording::mark(side).into())]))
}

fn describe_board(words: &Words, board: Board) -> String {
    match board {
        Board::Paper => words.text("floating-paper-about"),
        Board::Checkerboard => words.text("floating-checkerboard-about"),
    }
}

/// The name of a variation, and its rule.
pub fn describe_variation(words: &Words, variation: Variation) -> (String, String) {
    match variation {
        Variation::Moving => (words.text("floating-moving"), words.text("floating-moving-about")),
        Variation::Sharing => (words.text("floating-sharing"), words.text("floating-sharing-about")),
        Variation::Touching => (words.text("floating-touching"), words.text("floating-touching-about")),
        Variation::Fewest => (words.text("floating-fewest"), words.text("floating-fewest-about")),
    }
}

fn describe_opponent(words: &Words, opponent: Option<Opponent<Level>>) -> String {
    let level = match opponent {
        Some(Opponent::Computer(level)) => level,
        Some(Opponent::Elsewhere) => return words.text("seating-elsewhere-about"),
        None => return words.text("floating-level-person-about"),
    };
    match level {
        Level::Easy => words.text("floating-level-easy-about"),
        Level::Strong => words.text("floating-level-strong-about"),
        Level::Perfect => words.text("floating-level-perfect-about"),
    }
}
