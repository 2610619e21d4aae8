//! Tells what the storage could not do.

use yew::prelude::*;

use super::notice::{Notice, Tone};
use crate::app::announce::use_announcer;
use crate::app::file;
use crate::app::storage::{Report, use_storage_reports};
use crate::app::words::use_words;

/// A notice for a refusal and one for each value that was set aside, until the person has read them.
#[component]
pub fn StorageNotices() -> Html {
    let words = use_words();
    let announcer = use_announcer();
    let reports = use_storage_reports();
    {
        let words = words.clone();
        use_effect_with((reports.refused, reports.asides.len()), move |&(refused, asides)| {
            if refused {
                announcer.announce(words.text("shell-storage-refused"));
            }
            if asides > 0 {
                announcer.announce(words.text("shell-storage-aside"));
            }
        });
    }
    let refusal = reports.refused.then(|| {
        let reports = reports.clone();
        let dismiss = Callback::from(move |()| reports.dispatch(Report::RefusalSeen));
        html! { <Notice tone={Tone::Note} {dismiss}><p>{words.text("shell-storage-refused")}</p></Notice> }
    });
    let asides = reports.asides.iter().enumerate().map(|(index, aside)| {
        let dismiss = {
            let reports = reports.clone();
            Callback::from(move |()| reports.dispatch(Report::AsideSeen(index)))
        };
        html! {
            <Notice key={index} tone={Tone::Note} {dismiss}>
                <p>{words.text("shell-storage-aside")}</p>
                <p>
                    <a href={file::address(&aside.text)} download={format!("{}.txt", aside.key)}>
                        {words.text("shell-storage-download")}
                    </a>
                </p>
            </Notice>
        }
    });
    html! { <div class="storage-notices"><div>{refusal}</div><div>{for asides}</div></div> }
}
