//! What a class shares beyond a game's own set-up: the coach, the computers' waiting, the language, and what is hidden.

use yew::prelude::*;

use crate::app::{
    context::{
        arranged::{Arranged, Helper},
        settings::{Coach, Pace},
        use_words,
    },
    i18n::{Id, Language, Words},
    table::save::coach_remark,
    ui::choice::{Choice, ChoiceGroup, chooses},
};

/// What is arranged for everybody who opens the link.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Arrangement {
    /// What the coach does. `None` for what each has set.
    pub coach: Option<Coach>,
    /// Everything else.
    pub arranged: Arranged,
}

impl Arrangement {
    /// A save with the remarks that say all this.
    pub fn applied(&self, save: &str) -> String {
        let coach = self.coach.map(coach_remark).unwrap_or_default();
        format!("{coach}{}{save}", self.arranged)
    }
}

/// Properties of [`Arranging`].
#[derive(Properties, PartialEq)]
pub struct ArrangingProps {
    /// What is arranged.
    pub chosen: UseStateHandle<Arrangement>,
    /// Whether cards are dealt.
    pub has_cards: bool,
}

/// The choices that a class shares.
#[component]
pub fn Arranging(ArrangingProps { chosen, has_cards }: &ArrangingProps) -> Html {
    let words = use_words();
    let Arrangement { coach, arranged } = **chosen;
    let coaches = as_device(&words, Coach::ALL.map(Coach::label));
    let paces = as_device(&words, Pace::ALL.map(Pace::label));
    let languages = [Choice::new(words.text("set-up-as-device"))]
        .into_iter()
        .chain(Language::ALL.map(|one| Choice::new(words.text(one.name())).in_language(one.code())));
    let languages: Vec<Choice> = languages.collect();
    let on_coach = chooses(chosen, |chosen, index: usize| chosen.coach = nth(&Coach::ALL, index));
    let on_pace = chooses(chosen, |chosen, index: usize| chosen.arranged.pace = nth(&Pace::ALL, index));
    let on_language = chooses(chosen, |chosen, index: usize| chosen.arranged.language = nth(&Language::ALL, index));
    let helpers = Helper::ALL.map(|helper| {
        let toggle = chooses(chosen, |chosen, helper: Helper| chosen.arranged.toggle(helper));
        check(words.text(helper.label()), arranged.hides(helper), toggle.reform(move |_| helper))
    });
    let on_deal = chooses(chosen, |chosen, _: Event| chosen.arranged.same_deal = !chosen.arranged.same_deal);
    html! {
        <div class="setup-form">
            <ChoiceGroup name="class-coach" legend={words.text("settings-coach")} choices={coaches}
                chosen={place(&Coach::ALL, coach)} on_choose={on_coach} />
            <ChoiceGroup name="class-pace" legend={words.text("settings-pace")} choices={paces}
                chosen={place(&Pace::ALL, arranged.pace)} on_choose={on_pace} />
            <ChoiceGroup name="class-language" legend={words.text("settings-language")} choices={languages}
                chosen={place(&Language::ALL, arranged.language)} on_choose={on_language} />
            <fieldset class="choices">
                <legend>{ words.text("shell-sent-hidden") }</legend>
                { for helpers }
            </fieldset>
            <p class="choice-about">{ words.text("set-up-hidden-about") }</p>
            if *has_cards {
                { check(words.text("set-up-same-deal"), arranged.same_deal, on_deal) }
            }
        </div>
    }
}

fn check(label: String, checked: bool, onchange: Callback<Event>) -> Html {
    html! {
        <label class="check"><input type="checkbox" {checked} {onchange} /><span>{ label }</span></label>
    }
}

/// These choices after that of leaving it to the device.
fn as_device<const N: usize>(words: &Words, labels: [Id; N]) -> Vec<Choice> {
    ["set-up-as-device"].into_iter().chain(labels).map(|label| Choice::new(words.text(label))).collect()
}

/// The one in this place of the choices, of which the first leaves it to the device.
fn nth<T: Copy>(all: &[T], index: usize) -> Option<T> {
    index.checked_sub(1).and_then(|index| all.get(index).copied())
}

/// Its place among the choices.
fn place<T: Copy + PartialEq>(all: &[T], chosen: Option<T>) -> Option<usize> {
    match chosen {
        Some(chosen) => all.iter().position(|one| *one == chosen).map(|place| place + 1),
        None => Some(0),
    }
}
