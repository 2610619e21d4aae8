//! Setting up who plays a game for two.

use yew::prelude::*;

use super::{seating::Level, two_players::Side};
use crate::app::{
    context::use_words,
    ui::choice::{Choice, ChoiceGroup},
};

/// Properties of [`OpponentChoice`].
#[derive(Properties, PartialEq)]
pub struct OpponentChoiceProps<S: Side, L: Level> {
    /// The computer's level; nothing for a second person.
    pub level: Option<L>,
    /// How such an opponent plays.
    pub about: AttrValue,
    /// Called with another level.
    pub on_level: Callback<Option<L>>,
    /// The person's side.
    pub side: S,
    /// What the choice of a side is called.
    pub side_legend: AttrValue,
    /// What the sides are called, in the order in which they are offered.
    pub side_names: [String; 2],
    /// What the side is about, where that needs a word.
    #[prop_or_default]
    pub side_about: AttrValue,
    /// Called with another side.
    pub on_side: Callback<S>,
}

/// Who plays against the person, the computer from gentle to strong or a second person, and the person's side.
#[component]
pub fn OpponentChoice<S: Side, L: Level>(props: &OpponentChoiceProps<S, L>) -> Html {
    let words = use_words();
    let levels: Vec<Option<L>> = L::LADDER.iter().copied().map(Some).chain([None]).collect();
    let opponent = |level: &Option<L>| match level {
        Some(level) => words.text(level.title()),
        None => words.text("seating-second-person"),
    };
    let opponents: Vec<Choice> = levels.iter().map(opponent).map(Choice::new).collect();
    let chosen = levels.iter().position(|&level| level == props.level);
    let sides = props.side_names.clone().map(Choice::new).to_vec();
    html! {
        <>
            <ChoiceGroup name="opponent" legend={words.text("seating-opponent")} choices={opponents} {chosen}
                on_choose={props.on_level.reform(move |index: usize| levels[index])} />
            <p class="choice-about">{ &props.about }</p>
            <div>
                if props.level.is_some() {
                    <ChoiceGroup name="side" legend={&props.side_legend} choices={sides}
                        chosen={S::offered().iter().position(|&side| side == props.side)}
                        on_choose={props.on_side.reform(|index: usize| S::offered()[index])} />
                }
            </div>
            <p class="choice-about">{ props.level.map(|_| &props.side_about) }</p>
        </>
    }
}
