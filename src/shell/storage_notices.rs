//! Notices about storage failures.

use yew::prelude::*;

use crate::{
    context::use_words,
    i18n::Words,
    platform::{
        announce::Announcer,
        file, learning_platform,
        storage::{Refused, Report, Reports},
    },
    route::places::LearnPlace,
    table::sending::sends,
    ui::notice::{Notice, Tone},
};

/// Properties of [`StorageNotices`].
#[derive(Properties, PartialEq)]
pub struct StorageNoticesProps {
    /// The reports to show.
    pub reports: UseReducerHandle<Reports>,
}

/// A notice for refused storage, one for a learning platform that refuses, and one for each value in quarantine, until they are dismissed.
#[component]
pub fn StorageNotices(StorageNoticesProps { reports }: &StorageNoticesProps) -> Html {
    let words = use_words();
    let refusal = reports.refused.then(|| {
        html! {
            <Notice tone={Tone::Note} on_dismiss={sends(reports, Report::RefusalSeen(Refused::Browser))}>
                <p>{ words.text("shell-storage-refused") }</p>
            </Notice>
        }
    });
    let platform = reports.platform_refused.then(|| {
        html! {
            <Notice tone={Tone::Note} on_dismiss={sends(reports, Report::RefusalSeen(Refused::Platform))}>
                <p>{ refused_by_platform(&words) }</p>
                <p><a href={LearnPlace::Carry(None).href()}>{ words.text("shell-platform-carry") }</a></p>
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
    html! { <div class="storage-notices"><div>{ refusal }</div><div>{ platform }</div><div>{ for asides }</div></div> }
}

/// What a learning platform has refused.
fn refused_by_platform(words: &Words) -> String {
    words.text(if learning_platform::is_absent() { "shell-platform-absent" } else { "shell-platform-refused" })
}

/// Announces new notices.
#[hook]
pub fn use_notices_announced(words: &Words, announcer: &Announcer, reports: &Reports) {
    let (words, announcer) = (words.clone(), announcer.clone());
    let told = (reports.refused, reports.platform_refused, reports.asides.len());
    use_effect_with(told, move |&(refused, platform_refused, asides)| {
        if refused {
            announcer.announce(words.text("shell-storage-refused"));
        }
        if platform_refused {
            announcer.announce(refused_by_platform(&words));
        }
        if asides > 0 {
            announcer.announce(words.text("shell-storage-aside"));
        }
    });
}
