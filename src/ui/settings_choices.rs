//! Controls for each setting, for the settings page, the home page and set-up pages.

use flub_tables::{
    context::settings::{Coach, Motion, Pace, Settings, Size, Theme},
    i18n::Language,
    table::news::Sound,
};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::choice::{Choice, ChoiceGroup};
use crate::{
    context::{AppContext, use_app},
    platform::sound::{self, play},
};

/// The name of a language in itself, and whether it is still being translated.
fn name_language(app: &AppContext, language: Language) -> String {
    match language.is_complete() {
        true => language.name().to_owned(),
        false => app.words.with("settings-language-begun", &[("language", language.name().into())]),
    }
}

/// The choice of language in one line, for the head of a page.
pub fn draw_language_select(app: &AppContext) -> Html {
    let options = Language::ALL.map(|language| {
        let selected = language == app.settings.language;
        html! {
            <option key={language.code()} value={language.code()} lang={language.code()} {selected}>
                { name_language(app, language) }
            </option>
        }
    });
    let settings = app.settings.clone();
    let onchange = move |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>();
        if let Some(language) = chosen.and_then(|chosen| Language::of_code(&chosen.value())) {
            settings.change(|settings| settings.language = language);
        }
    };
    html! {
        <label class="language-select">
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path class="drawn-pencil" d="M12 3.2c5 0 8.9 4 8.8 8.9-.1 4.9-4 8.8-8.9 8.7-4.9-.1-8.7-4-8.7-8.9 0-4.8 4-8.7 8.8-8.7zM12 3.2c-5 5-5 12.5 0 17.6 5-5 5-12.5 0-17.6M3.6 9h16.8M3.6 15h16.8" />
            </svg>
            <span class="visually-hidden">{ app.words.text("settings-language") }</span>
            <select {onchange}>{ for options }</select>
        </label>
    }
}

/// The choice of language. Each has its own name.
pub fn draw_language_choice(app: &AppContext) -> Html {
    let choices =
        Language::ALL.map(|language| Choice::new(name_language(app, language)).in_language(language.code())).to_vec();
    let chosen = Language::ALL.iter().position(|language| *language == app.settings.language);
    let legend = app.words.text("settings-language");
    draw_choice(app, "language", legend, choices, chosen, |new, index| new.language = Language::ALL[index])
}

pub fn draw_theme_choice(app: &AppContext) -> Html {
    let choices = Theme::ALL.map(|theme| Choice::new(app.words.text(theme.label()))).to_vec();
    let chosen = Theme::ALL.iter().position(|theme| *theme == app.settings.theme);
    let legend = app.words.text("settings-theme");
    draw_choice(app, "theme", legend, choices, chosen, |new, index| new.theme = Theme::ALL[index])
}

pub fn draw_size_choice(app: &AppContext) -> Html {
    let choices = Size::ALL.map(|size| Choice::new(app.words.text(size.label()))).to_vec();
    let chosen = Size::ALL.iter().position(|size| *size == app.settings.size);
    let legend = app.words.text("settings-size");
    draw_choice(app, "size", legend, choices, chosen, |new, index| new.size = Size::ALL[index])
}

pub fn draw_motion_choice(app: &AppContext) -> Html {
    let choices = Motion::ALL.map(|motion| Choice::new(app.words.text(motion.label()))).to_vec();
    let chosen = Motion::ALL.iter().position(|motion| *motion == app.settings.motion);
    let legend = app.words.text("settings-motion");
    draw_choice(app, "motion", legend, choices, chosen, |new, index| new.motion = Motion::ALL[index])
}

/// The choice among what a coach can do.
pub fn draw_coach_choice(app: &AppContext, coaches: &'static [Coach]) -> Html {
    let choices: Vec<Choice> = coaches.iter().map(|coach| Choice::new(app.words.text(coach.label()))).collect();
    // What a game does not have does nothing in it.
    let chosen = coaches.iter().position(|coach| *coach == app.settings.coach).or(Some(0));
    let (settings, legend) = (app.settings.clone(), app.words.text("settings-coach"));
    let on_choose = move |index: usize| settings.change(|settings| settings.coach = coaches[index]);
    html! { <ChoiceGroup name="coach" {legend} {choices} {chosen} {on_choose} /> }
}

#[component]
pub fn PaceChoice() -> Html {
    let app = use_app();
    let choices = Pace::ALL.map(|pace| Choice::new(app.words.text(pace.label()))).to_vec();
    let chosen = Pace::ALL.iter().position(|pace| *pace == app.settings.pace);
    let legend = app.words.text("settings-pace");
    draw_choice(&app, "pace", legend, choices, chosen, |new, index| new.pace = Pace::ALL[index])
}

/// A setting with a few values.
fn draw_choice(
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

#[component]
pub fn SpeechChoice() -> Html {
    let app = use_app();
    let language = app.words.language();
    // A browser may look for its voices only when it is asked for them.
    let update = use_force_update();
    use_effect_with((), move |()| {
        let listener = sound::when_voices_change(move || update.force_update());
        move || drop(listener)
    });
    html! {
        <>
            { draw_checkbox(&app, app.words.text("settings-speech"), app.settings.speech, |settings| {
                settings.speech = !settings.speech
            }) }
            if app.settings.speech && sound::voice_of(language.code()).is_none() {
                <p class="quiet" role="status">
                    { app.words.with("settings-speech-none", &[("language", language.name().into())]) }
                </p>
            }
        </>
    }
}

pub fn draw_sound_choice(app: &AppContext) -> Html {
    draw_checkbox(app, app.words.text("settings-sound"), app.settings.sound, |settings| {
        let sound = !settings.sound;
        answer_sounds(settings, sound);
    })
}

/// Switches sounds on or off, and lets one be heard if they are on. Nobody is asked for it again.
pub fn answer_sounds(settings: &mut Settings, sound: bool) {
    (settings.sound, settings.sound_answered) = (sound, true);
    if sound {
        play(Sound::WellDone);
    }
}

pub fn draw_characters_choice(app: &AppContext) -> Html {
    draw_checkbox(app, app.words.text("settings-characters"), app.settings.characters, |settings| {
        settings.characters = !settings.characters
    })
}

/// A setting that is on or off.
fn draw_checkbox(app: &AppContext, label: String, checked: bool, toggle: fn(&mut Settings)) -> Html {
    let settings = app.settings.clone();
    let onchange = move |_| settings.change(toggle);
    html! {
        <label class="check">
            <input type="checkbox" {checked} {onchange} />
            <span>{ label }</span>
        </label>
    }
}
