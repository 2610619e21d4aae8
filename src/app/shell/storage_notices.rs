//! Notices about storage failures.

use yew::prelude::*;

use crate::app::{
    context::use_words,
    i18n::Words,
    platform::{
        announce::Announcer,
        file,
        storage::{Report, Reports},
    },
    table::sending::sends,
    ui::notice::{Notice, Tone},
};

/// Properties of [`StorageNotices`].
#[derive(Properties, PartialEq)]
pub struct StorageNoticesProps {
    /// The reports to show.
    pub reports: UseReducerHandle<Reports>,
}

/// A notice for refused storage and one for each value in quarantine, until they are dismissed.
#[component]
pub fn StorageNotices(StorageNoticesProps { reports }: &StorageNoticesProps) -> Html {
    let words = use_words();
    let refusal = reports.refused.then(|| {
        html! {
            <Notice tone={Tone::Note} on_dismiss={sends(reports, Report::RefusalSeen)}>
                <p>{ words.text("shell-storage-refused") }</p>
            </Notice>
        }
    });
    let asides = reports.asides.iter().enumerate().map(|(index, aside)| {
        html! {
            <div key={index}>
                <Notice tone={Tone::Note} on_dismiss={sends(reports, Report::QuarantinedSeen(index))}>
                    <p>{ words.text("shell-storage-aside") }</p>
                    <p>
                        <a href={file::address(&aside.text)} download={format!("{}.txt", aside.key)}>
                            { words.text("shell-storage-download") }
                        </a>
                    </p>
                </Notice>
            </div>
        }
    });
    html! { <div class="storage-notices"><div>{ refusal }</div><div>{ for asides }</div></div> }
}

/// Announces new notices.
#[hook]
pub fn use_notices_announced(words: &Words, announcer: &Announcer, reports: &Reports) {
    let (words, announcer) = (words.clone(), announcer.clone());
    use_effect_with((reports.refused, reports.asides.len()), move |&(refused, asides)| {
        if refused {
            announcer.announce(words.text("shell-storage-refused"));
        }
        if asides > 0 {
            announcer.announce(words.text("shell-storage-aside"));
        }
    });
}
