use flub::games::poe::Version;
use yew::prelude::*;

use crate::app::{
    context::use_words,
    i18n::Words,
    ui::choice::{Choice, ChoiceGroup},
};

/// Properties of [`VersionChoice`].
#[derive(Properties, PartialEq)]
pub struct VersionChoiceProps {
    /// The version that is chosen.
    pub chosen: Version,
    /// The versions that cannot be chosen now.
    #[prop_or_default]
    pub closed: Vec<Version>,
    /// Called with the version that is chosen instead.
    pub on_choose: Callback<Version>,
}

/// The versions of the game.
#[component]
pub fn VersionChoice(VersionChoiceProps { chosen, closed, on_choose }: &VersionChoiceProps) -> Html {
    let words = use_words();
    let choices = Version::ALL
        .map(|version| Choice::new(version_name(&words, version)).disabled_if(closed.contains(&version)))
        .to_vec();
    html! {
        <ChoiceGroup name="version" legend={words.text("poe-setup-version")} {choices}
            chosen={Version::ALL.iter().position(|version| version == chosen)}
            on_choose={on_choose.reform(|index: usize| Version::ALL[index])} />
    }
}

/// The name of a version.
pub fn version_name(words: &Words, version: Version) -> String {
    match version {
        Version::Beginning => words.text("poe-beginning"),
        Version::Tough => words.text("poe-tough"),
        Version::BigTough => words.text("poe-big-tough"),
    }
}
