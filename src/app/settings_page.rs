//! The page where language, theme and the teacher's key are set.

use yew::prelude::*;

use super::settings::{Theme, use_settings};
use super::shared::choice::{Choice, ChoiceGroup};
use super::words::{Language, use_words};

/// The settings page.
#[component]
pub fn SettingsPage() -> Html {
    let words = use_words();
    let settings = use_settings();
    let unlock = {
        let settings = settings.clone();
        Callback::from(move |_| {
            settings.change(|settings| settings.dragoman_unlocked_by_teacher = !settings.dragoman_unlocked_by_teacher)
        })
    };
    html! {
        <div class="column">
            <h1 tabindex="-1">{words.text("settings-title")}</h1>
            <div class="sheet stack">
                <LanguageChoice />
                <ThemeChoice />
            </div>
            <section class="sheet stack" aria-labelledby="teachers">
                <h2 id="teachers">{words.text("settings-teachers")}</h2>
                <label class="check">
                    <input type="checkbox" checked={settings.dragoman_unlocked_by_teacher} onchange={unlock}
                        aria-describedby="dragoman-help" />
                    <span>{words.text("settings-dragoman")}</span>
                </label>
                <p class="quiet" id="dragoman-help">{words.text("settings-dragoman-help")}</p>
            </section>
            <p class="quiet">{words.text("settings-kept")}</p>
        </div>
    }
}

/// Which language the app speaks. Each is offered in its own name.
#[component]
pub fn LanguageChoice() -> Html {
    let words = use_words();
    let settings = use_settings();
    let chosen = settings.language;
    let choose = Callback::from(move |language| settings.change(|settings| settings.language = language));
    let choices = Language::ALL
        .map(|language| Choice::new(language, words.text(language.name())).in_language(language.code()))
        .to_vec();
    html! {
        <ChoiceGroup<Language> name="language" legend={words.text("settings-language")} {choices} {chosen} {choose} />
    }
}

/// How the app looks.
#[component]
pub fn ThemeChoice() -> Html {
    let words = use_words();
    let settings = use_settings();
    let chosen = settings.theme;
    let choose = Callback::from(move |theme| settings.change(|settings| settings.theme = theme));
    let choices = Theme::ALL.map(|theme| Choice::new(theme, words.text(theme.label()))).to_vec();
    html! {
        <ChoiceGroup<Theme> name="theme" legend={words.text("settings-theme")} {choices} {chosen} {choose} />
    }
}
