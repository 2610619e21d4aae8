//! The settings page: the settings of all games, a backup as a file, and the button that deletes everything kept.

use flub_tables::context::settings::Coach;
use web_sys::HtmlInputElement;
use yew::{platform::spawn_local, prelude::*};

use super::backup::{self, Flaw};
use crate::{
    context::{AppContext, use_app},
    platform::{
        file, journal,
        store::{MOST_ASIDE, Refused, Store},
    },
    route::Route,
    ui::{
        dialog::Dialog,
        renewed::renewed,
        settings_choices::{
            PaceChoice, SpeechChoice, draw_characters_choice, draw_coach_choice, draw_language_choice,
            draw_motion_choice, draw_size_choice, draw_sound_choice, draw_theme_choice,
        },
    },
};

pub fn draw_settings_page(app: &AppContext) -> Html {
    let words = &app.words;
    let settings = app.settings.clone();
    let checked = settings.dragoman_unlocked_by_teacher;
    let unlock = move |_| settings.change(|new| new.dragoman_unlocked_by_teacher = !new.dragoman_unlocked_by_teacher);
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("settings-title") }</h1>
            <div class="sheet stack">
                { draw_language_choice(app) }
                { draw_theme_choice(app) }
                { draw_size_choice(app) }
                { draw_motion_choice(app) }
            </div>
            <section class="sheet stack" aria-labelledby="playing">
                <h2 id="playing">{ words.text("settings-playing") }</h2>
                { draw_coach_choice(app, &Coach::ALL) }
                <PaceChoice />
                <div>
                    { draw_sound_choice(app) }
                    <SpeechChoice />
                    { draw_characters_choice(app) }
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

/// The address of the download link until it is clicked: this page.
const PAGE: &str = "#/settings";

/// The link that saves a backup as a file, and the field that loads one and reloads the page.
#[component]
fn BackupPanel() -> Html {
    let AppContext { words, storage, .. } = use_app();
    let flaw = use_state_eq(|| None::<Flaw>);
    let on_file = {
        let (setter, storage) = (flaw.setter(), storage.clone());
        let on_text = Callback::from(move |text: Option<String>| {
            match text.ok_or(Flaw::Unread).and_then(|text| backup::restore(&storage, &text)) {
                // Open pages still show the old data.
                Ok(()) => drop(gloo::utils::window().location().reload()),
                Err(flaw) => setter.set(Some(flaw)),
            }
        });
        move |event: Event| {
            file::read_chosen(&event.target_unchecked_into::<HtmlInputElement>(), backup::LONGEST, on_text.clone());
        }
    };
    // Saved games contain hidden cards.
    let on_save = move |event: MouseEvent| file::download_once(&event, &backup::write_all(&storage));
    let trouble = flaw.map(|flaw| match flaw {
        Flaw::TooLong => words.text("settings-backup-long"),
        Flaw::NoBackup => words.text("settings-backup-other"),
        Flaw::Line(line) => words.with("settings-backup-line", &[("line", line.into())]),
        Flaw::Unread => words.text("shell-file-unread"),
        Flaw::TooMany => words.with("settings-backup-many", &[("most", MOST_ASIDE.into())]),
        Flaw::Refused => words.text("shell-storage-refused"),
    });
    html! {
        <section class="sheet stack" aria-labelledby="backup">
            <h2 id="backup">{ words.text("settings-backup") }</h2>
            <p class="quiet">{ words.text("settings-backup-about") }</p>
            <div class="row">
                <a class="button" href={PAGE} download="flub.txt" onclick={on_save}>{ words.text("settings-backup-save") }</a>
                <a class="button" href={Route::Kept.href()}>{ words.text("kept-title") }</a>
            </div>
            <label class="field">
                <span>{ words.text("settings-backup-bring") }</span>
                <input type="file" accept=".txt,text/plain" onchange={on_file} aria-describedby="backup-trouble" />
            </label>
            <p id="backup-trouble" class="field-wrong" role="status">{ trouble.map(renewed) }</p>
            <DeleteAll />
        </section>
    }
}

/// The button that deletes everything kept in this browser, after a question, and loads the page anew.
#[component]
fn DeleteAll() -> Html {
    let AppContext { words, storage, .. } = use_app();
    let is_asking = use_state_eq(|| false);
    let ask = |asking: bool| {
        let setter = is_asking.setter();
        Callback::from(move |()| setter.set(asking))
    };
    let close = ask(false);
    let on_delete = {
        let close = close.clone();
        move |_: MouseEvent| match storage.reported(delete_all(&storage)) {
            // The page still shows what was deleted. Loading it anew would abort what the journal has not written.
            Ok(()) => spawn_local(async {
                journal::written().await;
                let _ = gloo::utils::window().location().reload();
            }),
            Err(_) => close.emit(()),
        }
    };
    html! {
        <>
            <div class="row">
                <button type="button" class="button deletes" onclick={ask(true).reform(|_| ())}>{ words.text("settings-delete") }</button>
            </div>
            <Dialog name="delete-all" title={words.text("settings-delete-title")} open={*is_asking} on_close={close}>
                <p>{ words.text("settings-delete-about") }</p>
                <div class="row">
                    <button type="button" class="button primary deletes" onclick={on_delete}>{ words.text("kept-delete") }</button>
                </div>
            </Dialog>
        </>
    }
}

/// Deletes everything kept, from the journal too. If the browser refuses, the rest stays.
fn delete_all(store: &Store) -> Result<(), Refused> {
    store.all().into_iter().try_for_each(|(key, _)| store.clear(&key))
}
