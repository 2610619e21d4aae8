//! The panel that saves a backup as a file and loads one.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    backup::{self, Flaw},
    delete_all::DeleteAll,
    route::Route,
};
use crate::app::{
    context::{AppContext, use_app},
    platform::{file, store::MOST_ASIDE},
    ui::renewed::renewed,
};

/// The address of the download link while there is no file.
const HERE: &str = "#/settings";

/// Saves a backup as a file, or loads one and reloads the page.
#[component]
pub fn BackupPanel() -> Html {
    let AppContext { words, storage, .. } = use_app();
    let flaw = use_state_eq(|| None::<Flaw>);
    let on_file = {
        let (setter, storage) = (flaw.setter(), storage.clone());
        let on_text = Callback::from(move |text: Option<String>| {
            match text.ok_or(Flaw::Unread).and_then(|text| backup::keep(&storage, &text)) {
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
    let on_save = move |event: MouseEvent| file::download_once(&event, &backup::all(&storage));
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
                <a class="button" href={HERE} download="flub.txt" onclick={on_save}>{ words.text("settings-backup-save") }</a>
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
