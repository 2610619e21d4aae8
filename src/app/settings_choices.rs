//! The settings to choose from, one by one, for the settings page and wherever else one is at hand.

use yew::prelude::*;

use super::desk::{Desk, use_desk};
use super::settings::{Coach, Motion, Pace, Settings, Size, Theme};
use super::shared::choice::{Choice, ChoiceGroup};
use super::sound::Sound;
use super::words::Language;

/// Which language the app speaks. Each is offered in its own name.
#[component]
pub fn LanguageChoice() -> Html {
    let desk = use_desk();
    let choices = Language::ALL
        .map(|language| Choice::new(desk.words.text(language.name())).in_language(language.code()))
        .to_vec();
    let chosen = Language::ALL.iter().position(|language| *language == desk.settings.language);
    let legend = desk.words.text("settings-language");
    choice(&desk, "language", legend, choices, chosen, |new, index| new.language = Language::ALL[index])
}

/// How the app looks.
#[component]
pub fn ThemeChoice() -> Html {
    let desk = use_desk();
    let choices = Theme::ALL.map(|theme| Choice::new(desk.words.text(theme.label()))).to_vec();
    let chosen = Theme::ALL.iter().position(|theme| *theme == desk.settings.theme);
    let legend = desk.words.text("settings-theme");
    choice(&desk, "theme", legend, choices, chosen, |new, index| new.theme = Theme::ALL[index])
}

/// How large everything is.
#[component]
pub fn SizeChoice() -> Html {
    let desk = use_desk();
    let choices = Size::ALL.map(|size| Choice::new(desk.words.text(size.label()))).to_vec();
    let chosen = Size::ALL.iter().position(|size| *size == desk.settings.size);
    let legend = desk.words.text("settings-size");
    choice(&desk, "size", legend, choices, chosen, |new, index| new.size = Size::ALL[index])
}

/// What moves.
#[component]
pub fn MotionChoice() -> Html {
    let desk = use_desk();
    let choices = Motion::ALL.map(|motion| Choice::new(desk.words.text(motion.label()))).to_vec();
    let chosen = Motion::ALL.iter().position(|motion| *motion == desk.settings.motion);
    let legend = desk.words.text("settings-motion");
    choice(&desk, "motion", legend, choices, chosen, |new, index| new.motion = Motion::ALL[index])
}

/// What the coach does.
#[component]
pub fn CoachChoice() -> Html {
    let desk = use_desk();
    let choices = Coach::ALL.map(|coach| Choice::new(desk.words.text(coach.label()))).to_vec();
    let chosen = Coach::ALL.iter().position(|coach| *coach == desk.settings.coach);
    let legend = desk.words.text("settings-coach");
    choice(&desk, "coach", legend, choices, chosen, |new, index| new.coach = Coach::ALL[index])
}

/// How long computers wait for people who might challenge.
#[component]
pub fn PaceChoice() -> Html {
    let desk = use_desk();
    let choices = Pace::ALL.map(|pace| Choice::new(desk.words.text(pace.label()))).to_vec();
    let chosen = Pace::ALL.iter().position(|pace| *pace == desk.settings.pace);
    let legend = desk.words.text("settings-pace");
    choice(&desk, "pace", legend, choices, chosen, |new, index| new.pace = Pace::ALL[index])
}

/// One of a few.
fn choice(
    desk: &Desk,
    name: &'static str,
    legend: String,
    choices: Vec<Choice>,
    chosen: Option<usize>,
    choose: fn(&mut Settings, usize),
) -> Html {
    let settings = desk.settings.clone();
    let on_choose = move |index: usize| settings.change(|settings| choose(settings, index));
    html! { <ChoiceGroup {name} {legend} {choices} {chosen} {on_choose} /> }
}

/// Whether what is said in a game is spoken aloud.
#[component]
pub fn SpeechChoice() -> Html {
    let desk = use_desk();
    check(&desk, desk.words.text("settings-speech"), desk.settings.speech, |settings| {
        settings.speech = !settings.speech
    })
}

/// Whether there is something to hear when something happens in a game.
#[component]
pub fn SoundChoice() -> Html {
    let desk = use_desk();
    check(&desk, desk.words.text("settings-sound"), desk.settings.sound, |settings| {
        settings.sound = !settings.sound;
        if settings.sound {
            Sound::Letter.play();
        }
    })
}

/// Yes or no.
fn check(desk: &Desk, label: String, checked: bool, toggle: fn(&mut Settings)) -> Html {
    let settings = desk.settings.clone();
    let onchange = move |_| settings.change(toggle);
    html! {
        <label class="check">
            <input type="checkbox" {checked} {onchange} />
            <span>{ label }</span>
        </label>
    }
}
