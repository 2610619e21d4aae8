//! What was put aside, so that another one could take its place: a list from which it is opened again.

use std::str::FromStr;

use flub_tables::i18n::Words;
use yew::prelude::*;

use crate::platform::storage::Storage;

/// Draws what was put aside from a storage key, the newest first, each by its outline with a button that hands it on with the key of its
/// copy; `None` if nothing was. What cannot be read is left out.
pub fn draw_aside<T: FromStr + Clone + 'static>(
    words: &Words,
    storage: &Storage,
    key: &str,
    outline: impl Fn(&T) -> String,
    on_open: &Callback<(T, String)>,
) -> Option<Html> {
    let rows = storage.places(key).into_iter().rev().filter_map(|key| {
        let kept: T = storage.text(&key)?.parse().ok()?;
        let (id, outline) = (format!("aside-{key}"), outline(&kept));
        let onclick = on_open.reform({
            let key = key.clone();
            move |_: MouseEvent| (kept.clone(), key.clone())
        });
        Some(html! {
            <li {key}>
                <span id={id.clone()}>{ outline }</span>
                <button type="button" class="button small" aria-describedby={id} {onclick}>{ words.text("tournament-open") }</button>
            </li>
        })
    });
    let rows: Vec<Html> = rows.collect();
    (!rows.is_empty()).then(|| html! { <ul class="tournament-aside">{ rows }</ul> })
}
