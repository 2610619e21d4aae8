//! Setting up who plays a game for two.

use yew::prelude::*;

use super::{
    for_class::Chosen,
    save::Extras,
    seating::Level,
    two_players::{Opponent, SetUp, Side},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    ui::{
        choice::{Choice, ChoiceGroup, chooses},
        renewed::renewed,
    },
};

/// Properties of [`OpponentChoice`].
#[derive(Properties, PartialEq)]
pub struct OpponentChoiceProps<C: Clone + PartialEq + 'static, S: Side, L: Level, E: Extras> {
    /// What is chosen.
    pub chosen: UseStateHandle<SetUp<C, S, L, E>>,
    /// How such an opponent plays.
    pub about: AttrValue,
    /// What the choice of a side is called.
    pub side_legend: AttrValue,
    /// What the sides are called, in the order in which they are offered.
    pub side_names: [String; 2],
    /// What the side is about, where that needs a word.
    #[prop_or_default]
    pub side_about: AttrValue,
}

/// What is chosen of an opponent and a side: `side` is what the side is called.
pub fn opponent_chosen<C, S, L: Level, E>(
    words: &Words,
    chosen: &SetUp<C, S, L, E>,
    side_legend: String,
    side: String,
) -> Vec<Chosen> {
    let opponent = opponent_name(words, chosen.opponent);
    let side = chosen.opponent.map(|_| (side_legend, side));
    [(words.text("seating-opponent"), opponent)].into_iter().chain(side).collect()
}

fn opponent_name<L: Level>(words: &Words, opponent: Option<Opponent<L>>) -> String {
    match opponent {
        Some(Opponent::Elsewhere) => words.text("seating-elsewhere"),
        Some(Opponent::Computer(level)) => words.text(level.title()),
        None => words.text("seating-second-person"),
    }
}

/// Who plays against the person, the computer from gentle to strong or a second person, here or at another device, and the person's side.
#[component]
pub fn OpponentChoice<C, S, L, E>(props: &OpponentChoiceProps<C, S, L, E>) -> Html
where
    C: Clone + PartialEq + 'static,
    S: Side,
    L: Level,
    E: Extras,
{
    let words = use_words();
    let chosen = &props.chosen;
    let computers = L::LADDER.iter().map(|&level| Some(Opponent::Computer(level)));
    let all: Vec<Option<Opponent<L>>> = computers.chain([None, Some(Opponent::Elsewhere)]).collect();
    let opponents: Vec<Choice> = all.iter().map(|&one| Choice::new(opponent_name(&words, one))).collect();
    let place = all.iter().position(|&one| one == chosen.opponent);
    let on_opponent = chooses(chosen, |chosen, one| chosen.opponent = one).reform(move |index: usize| all[index]);
    let on_side = chooses(chosen, |chosen, index: usize| chosen.side = S::offered()[index]);
    let sides = props.side_names.clone().map(Choice::new).to_vec();
    html! {
        <>
            <ChoiceGroup name="opponent" legend={words.text("seating-opponent")} choices={opponents} chosen={place}
                on_choose={on_opponent} />
            <p class="choice-about">{ renewed(&props.about) }</p>
            <div>
                if chosen.opponent.is_some() {
                    <ChoiceGroup name="side" legend={&props.side_legend} choices={sides}
                        chosen={S::offered().iter().position(|&side| side == chosen.side)} on_choose={on_side} />
                }
            </div>
            <p class="choice-about">{ chosen.opponent.map(|_| renewed(&props.side_about)) }</p>
        </>
    }
}
