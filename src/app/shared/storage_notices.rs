//! Tells what the storage could not do.

use yew::prelude::*;

use super::notice::{Tone, notice};
use crate::app::announce::Announcer;
use crate::app::file;
use crate::app::html::html;
use crate::app::storage::{Report, Reports};
use crate::app::words::Words;

/// A notice for a refusal and one for each value that was set aside, until the person has read them.
pub fn storage_notices(words: &Words, reports: &UseReducerHandle<Reports>) -> Html {
    let seen = |report: fn(usize) -> Report, index| {
        let reports = reports.clone();
        Some(Callback::from(move |()| reports.dispatch(report(index))))
    };
    let refusal = reports.refused.then(|| {
        let text = html! { <p>{words.text("shell-storage-refused")}</p> };
        notice(words, Tone::Note, text, seen(|_| Report::RefusalSeen, 0))
    });
    let asides = reports.asides.iter().enumerate().map(|(index, aside)| {
        let text = html! {
            <>
                <p>{words.text("shell-storage-aside")}</p>
                <p>
                    <a href={file::address(&aside.text)} download={format!("{}.txt", aside.key)}>
                        {words.text("shell-storage-download")}
                    </a>
                </p>
            </>
        };
        html! { <div key={index}>{notice(words, Tone::Note, text, seen(Report::AsideSeen, index))}</div> }
    });
    html! { <div class="storage-notices"><div>{refusal}</div><div>{for asides}</div></div> }
}

/// Tells a screen reader of new notices.
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
