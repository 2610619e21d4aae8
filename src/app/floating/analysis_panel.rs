use yew::prelude::*;

use super::{
    effects::ROUNDS,
    screen::Turn,
    table::{Intent, Table, sends},
};
use crate::app::{html::html, words::Words};

/// What else is known of the state on the screen than its value: how much is proved, a line of best play.
pub fn analysis_panel(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let state = table.on_screen();
    if !table.screen.values || state.to_move().is_none() {
        return html! {};
    }
    let Some(findings) = &table.screen.findings else {
        return html! { <p class="quiet">{ words.text("floating-values-thinking") }</p> };
    };
    let progress = (!findings.is_complete()).then(|| {
        let values = [
            ("proved", findings.proved().into()),
            ("all", findings.squares.len().into()),
            ("count", thousands(findings.visited).into()),
        ];
        words.with("floating-values-progress", &values)
    });
    let stopped = (table.screen.rounds >= ROUNDS && progress.is_some()).then(|| {
        let on = sends(table, Intent::Screen(Turn::Rethink));
        html! { <button type="button" class="button small" onclick={on}>{ words.text("floating-values-on") }</button> }
    });
    let line = (!findings.line.is_empty()).then(|| {
        let line = findings.line.iter().map(|turn| turn.to_string()).collect::<Vec<_>>().join(" · ");
        html! { <p class="best-line">{ words.text("floating-values-line") }{ " " }<span>{ line }</span></p> }
    });
    html! {
        <>
            <p class="quiet">{ progress }</p>
            <div>{ stopped }</div>
            <div>{ line }</div>
        </>
    }
}

/// A number that is easier to read: 1 234 567.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join("\u{a0}")
}
