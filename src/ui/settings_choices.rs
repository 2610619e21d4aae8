//! Controls for each setting, for the settings page and other places.

use yew::prelude::*;

use super::choice::{Choice, ChoiceGroup};
use crate::{
    context::{
        AppContext,
        settings::{Coach, Motion, Pace, Settings, Size, Theme},
        use_app,
    },
    i18n::Language,
    platform::sound::Sound,
};

/// The choice of language. Each has its own name.
#[component]
pub fn LanguageChoice() -> Html {
    let app = use_app();
    let choices = Language::ALL
        .map(|language| Choice::new(app.words.text(language.name())).in_language(language.code()))
        .to_vec();
    let chosen = Language::ALL.iter().position(|language| *language == app.settings.language);
    let legend = app.words.text("settings-language");
    choice(&app, "language", legend, choices, chosen, |new, index| new.language = Language::ALL[index])
}

/// The theme.
#[component]
pub fn ThemeChoice() -> Html {
    let app = use_app();
    let choices = Theme::ALL.map(|theme| Choice::new(app.words.text(theme.label()))).to_vec();
    let chosen = Theme::ALL.iter().position(|theme| *theme == app.settings.theme);
    let legend = app.words.text("settings-theme");
    choice(&app, "theme", legend, choices, chosen, |new, index| new.theme = Theme::ALL[index])
}

/// The size of everything.
#[component]
pub fn SizeChoice() -> Html {
    let app = use_app();
    let choices = Size::ALL.map(|size| Choice::new(app.words.text(size.label()))).to_vec();
    let chosen = Size::ALL.iter().position(|size| *size == app.settings.size);
    let legend = app.words.text("settings-size");
    choice(&app, "size", legend, choices, chosen, |new, index| new.size = Size::ALL[index])
}

/// What moves.
#[component]
pub fn MotionChoice() -> Html {
    let app = use_app();
    let choices = Motion::ALL.map(|motion| Choice::new(app.words.text(motion.label()))).to_vec();
    let chosen = Motion::ALL.iter().position(|motion| *motion == app.settings.motion);
    let legend = app.words.text("settings-motion");
    choice(&app, "motion", legend, choices, chosen, |new, index| new.motion = Motion::ALL[index])
}

/// What the coach does.
#[component]
pub fn CoachChoice() -> Html {
    let app = use_app();
    let choices = Coach::ALL.map(|coach| Choice::new(app.words.text(coach.label()))).to_vec();
    let chosen = Coach::ALL.iter().position(|coach| *coach == app.settings.coach);
    let legend = app.words.text("settings-coach");
    choice(&app, "coach", legend, choices, chosen, |new, index| new.coach = Coach::ALL[index])
}

/// How long computers wait for people who may challenge.
#[component]
pub fn PaceChoice() -> Html {
    let app = use_app();
    let choices = Pace::ALL.map(|pace| Choice::new(app.words.text(pace.label()))).to_vec();
    let chosen = Pace::ALL.iter().position(|pace| *pace == app.settings.pace);
    let legend = app.words.text("settings-pace");
    choice(&app, "pace", legend, choices, chosen, |new, index| new.pace = Pace::ALL[index])
}

/// A setting with a few values.
fn choice(
    app: &AppContext,
    name: &'static str,
    legend: String,
    choices: Vec<Choice>,
    chosen: Option<usize>,
    choose: fn(&mut Settings, usize),
) -> Html {
    let settings = app.settings.clone();
    let on_choose = move |index: usize| settings.change(|settings| choose(settings, index));
    html! { <ChoiceGroup {name} {legend} {choices} {chosen} {on_choose} /> }
}

/// Whether what is said in a game is spoken aloud.
#[component]
pub fn SpeechChoice() -> Html {
    let app = use_app();
    check(&app, app.words.text("settings-speech"), app.settings.speech, |settings| settings.speech = !settings.speech)
}

/// Whether events in a game have sounds.
#[component]
pub fn SoundChoice() -> Html {
    let app = use_app();
    check(&app, app.words.text("settings-sound"), app.settings.sound, |settings| {
        settings.sound = !settings.sound;
        if settings.sound {
            Sound::Letter.play();
        }
    })
}

/// A setting that is on or off.
fn check(app: &AppContext, label: String, checked: bool, toggle: fn(&mut Settings)) -> Html {
    let settings = app.settings.clone();
    let onchange = move |_| settings.change(toggle);
    html! {
        <label class="check">
            <input type="checkbox" {checked} {onchange} />
            <span>{ label }</span>
        </label>
    }
}
