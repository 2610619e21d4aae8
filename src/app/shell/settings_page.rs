//! The settings page, for the settings of all games.

use yew::prelude::*;

use super::backup_panel::BackupPanel;
use crate::app::context::{AppContext, use_app};
use crate::app::ui::settings_choices::{
    CoachChoice, LanguageChoice, MotionChoice, PaceChoice, SizeChoice, SoundChoice, SpeechChoice, ThemeChoice,
};

/// The settings page.
#[component]
pub fn SettingsPage() -> Html {
    let AppContext { words, settings, .. } = use_app();
    let checked = settings.dragoman_unlocked_by_teacher;
    let unlock = move |_| settings.change(|new| new.dragoman_unlocked_by_teacher = !new.dragoman_unlocked_by_teacher);
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("settings-title") }</h1>
            <div class="sheet stack">
                <LanguageChoice />
                <ThemeChoice />
                <SizeChoice />
                <MotionChoice />
            </div>
            <section class="sheet stack" aria-labelledby="playing">
                <h2 id="playing">{ words.text("settings-playing") }</h2>
                <CoachChoice />
                <PaceChoice />
                <div>
                    <SoundChoice />
                    <SpeechChoice />
                </div>
            </section>
            <section class="sheet stack" aria-labelledby="teachers">
                <h2 id="teachers">{ words.text("settings-teachers") }</h2>
                <label class="check">
                    <input type="checkbox" {checked} onchange={unlock}
                        aria-describedby="dragoman-help" />
                    <span>{ words.text("settings-dragoman") }</span>
                </label>
                <p class="quiet" id="dragoman-help">{ words.text("settings-dragoman-help") }</p>
            </section>
            <BackupPanel />
            <p class="quiet">{ words.text("settings-kept") }</p>
        </div>
    }
}
