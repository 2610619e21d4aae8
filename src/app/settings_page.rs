//! The page where everything is set that holds for all games, and the pieces of it that stand elsewhere too.

use yew::prelude::*;

use super::html::html;
use super::settings::{Coach, Motion, Pace, Settings, Size, Theme};
use super::settings_kept::SettingsHandle;
use super::shared::choice::{Choice, choice_group};
use super::sound::Sound;
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
                {size_choice(words, settings)}
                {motion_choice(words, settings)}
            </div>
            <section class="sheet stack" aria-labelledby="playing">
                <h2 id="playing">{words.text("settings-playing")}</h2>
                {coach_choice(words, settings)}
                {pace_choice(words, settings)}
                <div>
                    {sound_choice(words, settings)}
                    {speech_choice(words, settings)}
                </div>
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
    let choices = Theme::ALL.map(|theme| words.text(theme.label()));
    let chosen = Theme::ALL.iter().position(|theme| *theme == settings.theme);
    choice("theme", words.text("settings-theme"), choices, chosen, settings, |new, index| new.theme = Theme::ALL[index])
}

/// How large everything is.
fn size_choice(words: &Words, settings: &SettingsHandle) -> Html {
    let choices = Size::ALL.map(|size| words.text(size.label()));
    let chosen = Size::ALL.iter().position(|size| *size == settings.size);
    choice("size", words.text("settings-size"), choices, chosen, settings, |new, index| new.size = Size::ALL[index])
}

/// What moves.
fn motion_choice(words: &Words, settings: &SettingsHandle) -> Html {
    let choices = Motion::ALL.map(|motion| words.text(motion.label()));
    let chosen = Motion::ALL.iter().position(|motion| *motion == settings.motion);
    let legend = words.text("settings-motion");
    choice("motion", legend, choices, chosen, settings, |new, index| new.motion = Motion::ALL[index])
}

/// What the coach does.
pub fn coach_choice(words: &Words, settings: &SettingsHandle) -> Html {
    let choices = Coach::ALL.map(|coach| words.text(coach.label()));
    let chosen = Coach::ALL.iter().position(|coach| *coach == settings.coach);
    choice("coach", words.text("settings-coach"), choices, chosen, settings, |new, index| new.coach = Coach::ALL[index])
}

/// How long computers wait for people who might challenge.
pub fn pace_choice(words: &Words, settings: &SettingsHandle) -> Html {
    let choices = Pace::ALL.map(|pace| words.text(pace.label()));
    let chosen = Pace::ALL.iter().position(|pace| *pace == settings.pace);
    choice("pace", words.text("settings-pace"), choices, chosen, settings, |new, index| new.pace = Pace::ALL[index])
}

/// One of three.
fn choice(
    name: &'static str,
    legend: String,
    choices: [String; 3],
    chosen: Option<usize>,
    settings: &SettingsHandle,
    choose: fn(&mut Settings, usize),
) -> Html {
    let settings = settings.clone();
    let choose = Callback::from(move |index: usize| settings.change(|settings| choose(settings, index)));
    choice_group(name, legend, choices.map(Choice::new), chosen, choose)
}

/// Whether what is said in a game is spoken aloud.
pub fn speech_choice(words: &Words, settings: &SettingsHandle) -> Html {
    check(words.text("settings-speech"), settings.speech, settings, |settings| settings.speech = !settings.speech)
}

/// Whether there is something to hear when something happens in a game.
fn sound_choice(words: &Words, settings: &SettingsHandle) -> Html {
    check(words.text("settings-sound"), settings.sound, settings, |settings| {
        settings.sound = !settings.sound;
        if settings.sound {
            Sound::Letter.play();
        }
    })
}

/// Yes or no.
fn check(label: String, checked: bool, settings: &SettingsHandle, toggle: fn(&mut Settings)) -> Html {
    let settings = settings.clone();
    let onchange = Callback::from(move |()| settings.change(toggle));
    html! {
        <label class="check">
            <input type="checkbox" {checked} {onchange} />
            <span>{label}</span>
        </label>
    }
}
