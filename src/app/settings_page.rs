//! The page where everything is set that holds for all games, and the pieces of it that stand elsewhere too.

use yew::prelude::*;

use super::html::html;
use super::settings::{Coach, Pace, SettingsHandle, Theme};
use super::shared::choice::{Choice, choice_group};
use super::takeaway_panel::takeaway_panel;
use super::words::{Language, Words};

/// The settings page.
pub fn settings_page(words: &Words, settings: &SettingsHandle) -> Html {
    let unlock = {
        let settings = settings.clone();
        Callback::from(move |()| {
            settings.change(|settings| settings.dragoman_unlocked_by_teacher = !settings.dragoman_unlocked_by_teacher)
        })
    };
    html! {
        <div class="column">
            <h1 tabindex="-1">{words.text("settings-title")}</h1>
            <div class="sheet stack">
                {language_choice(words, settings)}
                {theme_choice(words, settings)}
            </div>
            <section class="sheet stack" aria-labelledby="playing">
                <h2 id="playing">{words.text("settings-playing")}</h2>
                {coach_choice(words, settings)}
                {pace_choice(words, settings)}
                {speech_choice(words, settings)}
            </section>
            <section class="sheet stack" aria-labelledby="teachers">
                <h2 id="teachers">{words.text("settings-teachers")}</h2>
                <label class="check">
                    <input type="checkbox" checked={settings.dragoman_unlocked_by_teacher} onchange={unlock}
                        aria-describedby="dragoman-help" />
                    <span>{words.text("settings-dragoman")}</span>
                </label>
                <p class="quiet" id="dragoman-help">{words.text("settings-dragoman-help")}</p>
            </section>
            {takeaway_panel()}
            <p class="quiet">{words.text("settings-kept")}</p>
        </div>
    }
}

/// Which language the app speaks. Each is offered in its own name.
pub fn language_choice(words: &Words, settings: &SettingsHandle) -> Html {
    let choices = Language::ALL.map(|language| Choice::new(words.text(language.name())).in_language(language.code()));
    let chosen = Language::ALL.iter().position(|language| *language == settings.language);
    let settings = settings.clone();
    let choose =
        Callback::from(move |index: usize| settings.change(|settings| settings.language = Language::ALL[index]));
    choice_group("language", words.text("settings-language"), choices, chosen, choose)
}

/// How the app looks.
pub fn theme_choice(words: &Words, settings: &SettingsHandle) -> Html {
    let choices = Theme::ALL.map(|theme| Choice::new(words.text(theme.label())));
    let chosen = Theme::ALL.iter().position(|theme| *theme == settings.theme);
    let settings = settings.clone();
    let choose = Callback::from(move |index: usize| settings.change(|settings| settings.theme = Theme::ALL[index]));
    choice_group("theme", words.text("settings-theme"), choices, chosen, choose)
}

/// What the coach does.
pub fn coach_choice(words: &Words, settings: &SettingsHandle) -> Html {
    let choices = Coach::ALL.map(|coach| Choice::new(words.text(coach.label())));
    let chosen = Coach::ALL.iter().position(|coach| *coach == settings.coach);
    let settings = settings.clone();
    let choose = Callback::from(move |index: usize| settings.change(|settings| settings.coach = Coach::ALL[index]));
    choice_group("coach", words.text("settings-coach"), choices, chosen, choose)
}

/// How long computers wait for people who might challenge.
pub fn pace_choice(words: &Words, settings: &SettingsHandle) -> Html {
    let choices = Pace::ALL.map(|pace| Choice::new(words.text(pace.label())));
    let chosen = Pace::ALL.iter().position(|pace| *pace == settings.pace);
    let settings = settings.clone();
    let choose = Callback::from(move |index: usize| settings.change(|settings| settings.pace = Pace::ALL[index]));
    choice_group("pace", words.text("settings-pace"), choices, chosen, choose)
}

/// Whether what is said in a game is spoken aloud.
pub fn speech_choice(words: &Words, settings: &SettingsHandle) -> Html {
    let toggle = {
        let settings = settings.clone();
        Callback::from(move |()| settings.change(|settings| settings.speech = !settings.speech))
    };
    html! {
        <label class="check">
            <input type="checkbox" checked={settings.speech} onchange={toggle} />
            <span>{words.text("settings-speech")}</span>
        </label>
    }
}
